### The pages in the browser, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Take your seats
page-rules-here = Rules: { $rules }
page-seat-free = free
# $level is the name of a computer player: chick, pullet, hen, rooster.
page-computer = computer ({ $level })
page-who-sits = Who sits at seat { $seat }
page-sit = Sit here
page-start = Begin
page-fill-seats = Every seat needs somebody: wait for your friends, or give free seats to computer players.
page-host-starts = The game begins when the host says so.
page-invite = Invite
page-only-here = Only this computer can open this address. For others start the server with --host 0.0.0.0.
page-code = Or with the code { $code }
page-qr = The link as a picture for a phone's camera
page-offline = The connection is gone; we are trying again.
page-ended = This page can go on no longer. Please load it anew.
page-players = Players
page-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-round = Round { $number }, { $double }
page-yard = Yard: { $count }
page-tableau = The table
page-lay-here = Lay it on the { $value } of { $tile }
page-hand = Your hand
page-tile-fits = { $tile }, can be laid
page-tile-waits = { $tile }, cannot go now
page-turn-of = { $name } is thinking.
page-not-your-turn = It is { $name }'s turn now.
page-dealing = The tiles are dealt …
# The title of a notification while no page is open, and the line below it.
push-your-turn = It is your turn
# $names are those of the others at the table, in a row.
push-with = Chicken Foot with { $names }
# A switch in the settings.
page-push = Tell me when it is my turn
page-push-about = With a notification on this device, while no page of ours is open. The server then knows how to reach it. Not in games you play alone.
page-push-denied = This browser does not let us notify you. You can allow it in the browser's settings for this page.
page-push-no-way = This browser cannot reach the service that brings notifications.
page-closed = This table is closed.
page-watching = You are looking on.
page-do-draw = Draw
page-do-pass = Pass
# $name forgot to call.
page-do-catch = Catch { $name }!
page-scores = Scores
page-double = double
page-place = place
page-next-round = Next round
page-rematch = Play again
page-waiting-others = The others are not ready yet.
page-undo = Undo my last choice
page-ask-hint = Hint
page-hint = { $move }: { $why }
page-hint-worths = What each move may cost you in this round
page-record = Save the record
page-replay-this = See it again
page-says = { $name }: { $phrase }
phrase-chicken-foot = Chicken foot!
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-foot = What a foot!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oh-no = Oh no!
phrase-hurry = Come on!
phrase-one-moment = One moment!
phrase-goodbye = Goodbye!

# The title of the tab while somebody waits for the reader, at this table or another one.
page-title-turn = ● Your turn – Chickenfoot
page-turn-elsewhere = It is your turn at another table.
# What a clock is, for who does not see it.
page-clock = time left
page-news = What happened
page-menu = Menu
page-menu-close = Back to the table
page-rules-of-table = The rules of this table
page-other-device = Go on at another device
page-settings = Settings
page-react = Say something
page-stand-in = A computer player steps in
page-stand-in-for = { $you ->
    [yes] Let it play for me
   *[no] Let it play for { $name }
}
page-stand-in-ends = { $you ->
    [yes] I play again myself
   *[no] { $name } plays again
}
page-stood-in = A computer player plays for you.
page-close-table = Close this table for all
page-close-sure = Close this table? The game cannot go on after that.
