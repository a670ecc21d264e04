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
# Read to who uses a keyboard in the hand. Keys are called as they are on keyboards of your language.
page-hand-how = The arrow keys go through your hand, Enter takes a tile, Escape puts it back. Alt with an arrow key moves the tile within your hand.
# A row of four buttons, each with a few words: how to arrange the hand.
page-arrange = Arrange your hand
page-sort-value = By value
page-sort-pips = By pips
page-sort-fits = What can go
page-divide = Add a gap
# A gap between tiles of the hand, as one of its buttons.
page-gap = Gap; press it to remove it
# Read out when a tile, or a gap, was moved within the hand by keyboard.
page-tile-moved = { $tile } is now at place { $number } of { $count }.
page-gap-moved = The gap is now at place { $number } of { $count }.
# The pane through which the table is seen: it can be moved and enlarged.
page-view = View of the table
page-view-how = Plus and minus zoom, the arrow keys move the view, 0 shows the whole table.
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Show the whole table
# A strip of buttons, one a value that is open; touching one shows its ends on the table.
page-ends-strip = Open ends
page-ends = { $value }: { $count ->
    [one] 1 open end
   *[other] { $count } open ends
}
page-ends-fit = { $value }: { $count ->
    [one] 1 open end, your tile fits
   *[other] { $count } open ends, your tile fits
}
# What must be completed first, as a button: short.
page-foot-wants = Foot of { $double }: { $missing } more
page-opening-wants = Opening on { $double }: { $missing } more
page-turn-of = { $name } is thinking.
page-not-your-turn = It is { $name }'s turn now.
page-dealing = The tiles are dealt …
page-closed = This table is closed.
page-watching = You are looking on.
page-do-draw = Draw
page-do-pass = Pass
page-do-catch = Catch!
page-scores = Scores
page-double = double
page-place = place
page-next-round = Next round
page-rematch = Play again
page-waiting-others = The others are not ready yet.
page-undo = Undo
page-ask-hint = Hint
page-hint = { $move }: { $why }
page-record = Save the record
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
