### The pages in the browser, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Take your seats
page-rules-here = Rules: { $rules }
page-seat-free = free
# Computer players, weakest first, with a word about how strong each is.
page-level-chick = Chick, who is still learning
page-level-pullet = Pullet, who knows the game
page-level-hen = Hen, who plays well
page-level-rooster = Rooster, who is hard to beat
page-seat-kept = kept for somebody
page-seat-you = { $name } (you)
page-seat-host = host
page-seat-link = The link to this seat
page-seat-link-help = Only who has this link can take the seat. It is for one person.
page-keep-seat = Keep it for somebody
page-stand = Give up my seat
page-remove = Send { $name } away
page-remove-sure = Send { $name } away? This person cannot sit at this table again.
page-pass-host = Make { $name } the host
page-looking-on = You look on. Take a free seat if you want to play.
page-looking-on-full = You look on: all seats are taken.
page-all-rules = All the rules of this table
page-keep-rules = Keep these rules on my device
page-rules-kept = These rules are kept on this device.
page-copy = Copy the link
page-copied = Copied
page-share = Share
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

# The title of the tab while somebody waits for the reader, at this table or another one.
page-title-turn = ● Your turn – Chickenfoot
page-turn-elsewhere = It is your turn at another table.
# What a clock is, for who does not see it.
page-clock = time left
# Before what the clock made of somebody's turn.
page-time-up = { $you ->
    [yes] Your time was up.
   *[no] Time was up for { $name }.
}
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

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Language
# The language of the device; the others are named in their own words.
page-set-lang-system = As on this device
# Some tiles are drawn as they will look.
page-set-preview = What tiles look like now
page-set-tiles = Tiles
page-set-tiles-pips = Dots
page-set-tiles-numerals = Numbers
page-set-colours = Colours of the tiles
page-set-colours-bright = Bright
# For people who cannot tell some colours apart.
page-set-colours-safe = Easy to tell apart
page-set-colours-plain = One colour
page-set-size = Size of letters and tiles
page-set-size-small = Small
page-set-size-medium = Medium
page-set-size-large = Large
page-set-theme = Light or dark
page-set-theme-system = As on this device
page-set-theme-light = Light
page-set-theme-dark = Dark
# The hand with which one touches a phone: buttons lie on its side.
page-set-hand = The hand I touch with
page-set-hand-right = Right
page-set-hand-left = Left
page-set-sound = Sounds
page-set-sound-on = On
page-set-sound-off = Off
# Whether tiles glide to their places.
page-set-motion = Movement
page-set-motion-system = As on this device
page-set-motion-off = None
page-set-kept = Kept on this device only.
page-set-done = Done
## A page on which a table is made

page-make-title = Make a table
page-make-rules = The rules
page-own-rules = kept on this device
page-own-rename = New name for { $name }
page-own-rename-do = Rename
page-own-delete = Delete { $name }
page-own-delete-sure = Delete the rules { $name } from this device?
page-house-rules = Change the rules
page-house-rules-help = Every rule can be your own. The rule sheet always says what you play.
page-group-set = The set and the deal
page-group-start = How a round starts
page-group-turns = A turn
page-group-feet = Doubles and chicken feet
page-group-round = How a round ends
page-group-game = How the game ends
page-group-others = Everything else
page-rule-changed = changed
page-make-table = The table
page-make-who = Seat { $seat }
page-seat-open = open, for whoever comes
page-seat-invite = kept for somebody, with a link of its own
page-clock-label = Time for a turn
# $seconds: 0 for no clock, else 15, 30, 60, 120, 300, or 86400 for a day.
page-clock-choice = { $seconds ->
    [0] as long as you like
    [15] 15 seconds
    [30] 30 seconds
    [60] one minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] one day
}
page-hints-allowed = Hints are allowed
page-make-wrong = These rules cannot be played like that. { $why }
page-sheet = The rule sheet
# What changed in the rule sheet, for who does not see it. $lines: sentences.
page-sheet-changed = The rule sheet now says: { $lines }
page-sheet-shorter = A sentence of the rule sheet is gone.
page-keep-title = Keep and share
page-keep-name = Name of these rules
page-keep-do = Keep on this device
page-keep-done = { $name } is kept on this device.
page-keep-link = The link to these rules
page-file-save = Save as a file
page-file-load = Open a ruleset file
page-file-drop = Or drop it here.
page-file-wrong = This file cannot be used: { $why }
page-rules-from-link = Brought along: { $name }
page-rules-brought = Brought along
page-make-me = you

## The page from which one learns the game

page-learn-title = How the game is played
# What a drawn example is called for who does not see it; what it shows is said below it.
page-learn-example = A drawn example
page-learn-here = The rules of this table
page-learn-aim = Get rid of your tiles
page-learn-aim-text = Chicken Foot is a game for two or more. Everybody holds domino tiles that the others do not see. In your turn you lay one tile on the table. Whoever has laid all of them ends the round; the others count the dots they still hold. Dots are bad: the fewest points win.
page-learn-start = Trains grow from a double
page-learn-start-text = A round starts with a double in the middle, first the double nine. Before anything else its trains must begin: the next tiles are laid against it, and each must have a nine. Here four people play, and four trains have begun.
page-learn-start-picture = A double nine in the middle. 9-2, 9-4, 9-5 and 9-7 lie against it, one on each side.
page-learn-turn = One tile in each turn
page-learn-turn-text = From then on you lay a tile on any train, no matter who began it. The halves that touch must show the same number. If nothing fits, draw one tile from those that lie face down, the yard. If that one fits, it goes on the table; if not, you pass.
page-learn-turn-picture = The newest tile, 4-6, lies with its four on the four of 9-4. Its six is open now.
page-learn-foot = Chicken foot!
page-learn-foot-text = A double is laid crosswise, and it wants a chicken foot: three toes. Until all three lie there, no tile goes anywhere else. Whoever has no tile for the foot draws or passes.
page-learn-foot-open = The double five has just been laid across the end of a train. Three places are open on it and none anywhere else.
page-learn-foot-done = Now 5-1, 5-3 and 5-8 are its toes. Each toe is an open end, and so are the other trains.
page-learn-stuck = The trick: a foot that nobody can finish
page-learn-stuck-text = Every number is on only a few tiles. If they are all on the table when a double is laid, its toes can never come. Nobody can lay any more; all draw and pass until no tile may be drawn, and the round is blocked. If you hold few dots, that is a fine thing to do.
page-learn-stuck-picture = A round with a small set, up to the double six. The double four was laid last, and all other fours lie on the table already: its three toes can never come.
page-learn-count = What counts
page-learn-count-text = When somebody is out or the round is blocked, all others count the dots in their hands. This hand counts 9 + 10 + 3 = { $points } points.
page-learn-count-picture = A hand of three tiles: 3-6, 5-5 and 0-3.
page-learn-count-blank = Many families count the double blank as 50, so get rid of it early.
page-learn-game = A whole game
page-learn-game-text = The next round starts from the double eight, and so on down to the double blank: ten rounds. The points are added up, and the smallest total wins.
page-learn-ways = Two ways to play, and five more
page-learn-ways-text = All over the world it is the same game with small differences. Two ways are played here as they are written down, Trains and Cross; the others were published or are house rules. Every rule can be changed when you make a table.
page-learn-exact = The exact rules
page-learn-which = Rules
page-learn-play = Make a table with these rules

## The page that takes a seat to another device

page-device-title = Go on at another device
page-device-text = Open this link on your other device, or hold its camera on the picture. It then has your name and all your seats. This device keeps them too.
page-device-make = Make a link
page-device-link = Your private link
page-device-secret = Whoever opens this link plays as you. It works once, for a quarter of an hour. Send it to nobody.
page-device-nobody = You have no name and no seat yet. Sit down at a table first.
page-link-title = Is this your other device?
page-link-text = Somebody who has this link made it at another device. If that was you, this device gets your name and your seats. Who you were on this device is left behind.
page-link-do = Yes, go on here
page-link-no = No
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
