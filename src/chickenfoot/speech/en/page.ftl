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
page-replay-game = Watch this game again
# For who does not see the star beside the points of a round
page-won = won
# At the end of a list of tiles
page-face-down = { $count ->
    [one] 1 tile face down
   *[other] { $count } tiles face down
}

## Whether a deal was fair. The seed is the server's secret number from which the tiles follow; its
## fingerprint (SHA-256) is shown before the deal. A salt is a number that a player mixes in.

page-fair = Was it fair?
page-fair-how = Before each deal the server binds itself to a secret, and every player mixes in chance of their own. Your browser can now work out the deal again and compare it with what you saw.
page-fair-round = Which deal?
page-fair-check = Check this deal
page-fair-good = This deal was fair: everything that can be checked fits.
page-fair-bad = This deal does not fit what was promised.
page-fair-late = This page was opened after the tiles were dealt. It has seen neither the promise nor the hands of that moment, so it can check less.
page-fair-unseen = This page was not open during that round. The record of the game proves its deal.
page-fair-commitment-fits = The seed that the server has shown is the one it was bound to before the deal.
# $got: the fingerprint shown before the deal; $expected: that of the seed that was shown
page-fair-commitment-differs = The seed that the server has shown is not the one it was bound to: the fingerprint shown before the deal is { $got }, that of the seed is { $expected }.
page-fair-salt-fits = What your browser mixed in is part of the deal.
# $expected: the salt that should be in the deal; $got: what is there; "-" where there is none
page-fair-salt-differs = { $you ->
    [yes] Your browser mixed in { $expected }, but the deal has { $got } in its place.
   *[no] The deal has { $got } as what { $name } mixed in, and that is no such number.
}
page-fair-hand-fits = Seed and salts give exactly the hand you were dealt.
page-fair-hand-differs = Seed and salts give you the hand { $expected }, but you were dealt { $got }.
page-fair-left-fits = Every tile that was left at the end was dealt to its player, or lay in the yard.
# $got: tiles
page-fair-left-differs = { $you ->
    [yes] You were left with { $got }, which by seed and salts was dealt to somebody else.
   *[no] { $name } was left with { $got }, which by seed and salts was dealt to somebody else.
}
page-fair-redeals-fits = The tiles were dealt again just as often as they had to be.
page-fair-redeals-differs = The tiles were dealt again although somebody held the starting double: number of new deals { $got }, needed { $expected }.
page-fair-starter-fits = Seed and salts give the same lottery for who starts.
# $expected, $got: how many tiles are turned up in the lottery
page-fair-starter-differs = { $you ->
    [yes] By seed and salts you should have started, after { $expected } tiles turned up; we were told { $got }.
   *[no] By seed and salts { $name } should have started, after { $expected } tiles turned up; we were told { $got }.
}
page-fair-no-salts = Nobody mixed anything in. So the server could have tried many secrets and taken one it liked.
page-fair-promise = Fingerprint of the seed, shown before the deal
page-fair-seed = Seed, shown after the round
page-fair-salt-of = Mixed in by { $name }
page-fair-nothing = nothing
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

## A game that is watched again. Moves are counted within a round.

page-replay = Watch a game again
page-replay-intro = Open the record of a game and see it move by move, with all hands face up. The record is read, not kept.
page-replay-drop = Drop a record here, or
page-replay-file = Choose a file
page-replay-paste = Or paste the text of a record
page-replay-show = Show the game
page-replay-another = Another record
page-replay-empty = In this game nothing has been dealt yet.
page-replay-table = To the table
# $date: in words of the language
page-replay-date = Played on { $date }
page-replay-undone = { $count ->
    [one] 1 choice was taken back in this game.
   *[other] { $count } choices were taken back in this game.
}
page-replay-view = This record tells what { $name } has seen. What was hidden lies face down.
page-replay-planned = Nobody held { $planned }, so the round starts with another double.
page-replay-hands = Hands
page-replay-moves = Moves
page-replay-controls = Back and forth
page-replay-which = Round
page-replay-slider = Move
page-replay-at = { $ply ->
    [0] As dealt, { $plies } moves to come
   *[other] Move { $ply } of { $plies }
}
page-replay-first = To the deal
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One move forward
page-replay-last = To the end of the round
page-replay-keys = Keys: the arrows go move by move, Home and End to the ends of the round, Page Up and Page Down to other rounds; Space plays.
page-replay-copy = Copy a link to this moment
page-replay-copied = The link is copied.
page-replay-link = This link leads to this moment:
