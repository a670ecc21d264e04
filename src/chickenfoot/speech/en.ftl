### The English words of Chicken Foot. One message is one whole sentence (or one word of a table's head).
###
### Arguments that many messages take:
###   $name    who does it; $you is "yes" if that is the reader, else "no" (then $name is for show)
###   $tile, $double, $value, $end, $ends, $tiles, $move   tiles, pips and moves as they are written: 9-3, 9.2
###   $clause  where the rule book says so: T13
###   $number, $count, $points, ...   numbers; use a selector wherever your language inflects after them
### Commands that a player types (draw, pass, hint, 9-3 on 9 ...) are the same in every language.

## Small things

# Between the parts of a list: tiles, names, ends.
list-comma = { ", " }

## Names at the table

name-you = You
# The players' names by seat, for computer players. Short names that everybody can tell apart.
seat-name = { $seat ->
    [0] Alma
    [1] Bert
    [2] Cleo
    [3] Dora
    [4] Emil
    [5] Fina
    [6] Gus
    [7] Hilda
   *[other] Player { $seat }
}
# In lists of players: which kind of computer player that is.
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Chicken Foot with the rules "{ $rules }", { $players } players, { $rounds ->
    [0] until somebody has { $points } points
    [one] one round
   *[other] { $rounds } rounds
}.
game-seats = Clockwise around the table: { $names }.
game-how = Type a number or a move such as "9-3 on 9". "help" tells you everything else.
game-resumed = Welcome back. The game goes on where you left it.

round-title = Round { $number } of { $total }. The starting double is { $double }.
round-title-open = Round { $number }. The starting double is { $double }.

start-lottery = { $turned ->
    [one] The very first tile turned up was { $double }
   *[other] { $turned } tiles were turned up until { $double } came
}: { $you ->
    [yes] it was yours, and you start.
   *[no] it was { $name }'s, and { $name } starts.
}
start-holder = { $you ->
    [yes] You hold { $double } and start.
   *[no] { $name } holds { $double } and starts.
}
start-search = Nobody was dealt { $double }. You draw one tile each in turn until it turns up, { $you ->
    [yes] beginning with you
   *[no] beginning with { $name }
}.
start-together = Nobody was dealt { $double }. Everybody draws a tile, again and again until it turns up, { $you ->
    [yes] beginning with you
   *[no] beginning with { $name }
}.
start-comes-back = Nobody was dealt { $planned }. It comes back in a later round.
start-dropped = Nobody was dealt { $planned }. It is left out.
start-redealt = Nobody was dealt { $double }, so the tiles were dealt again, { $count ->
    [one] once
   *[other] { $count } times
}.
start-highest-tile = Everybody turned up a tile: { $tiles }. { $you ->
    [yes] Yours is the highest, and you start.
   *[no] { $name } has the highest and starts.
}
start-random = { $you ->
    [yes] The lot fell on you: you start.
   *[no] The lot fell on { $name }, who starts.
}
start-next = { $you ->
    [yes] This time it is your turn to start.
   *[no] This time it is { $name }'s turn to start.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] You lay { $tile } on { $end }.
   *[no] { $name } lays { $tile } on { $end }.
}
event-tile-laid-called = { $you ->
    [yes] You lay { $tile } on { $end } and call: one tile left!
   *[no] { $name } lays { $tile } on { $end } and calls: one tile left!
}
event-start-laid = { $you ->
    [yes] You lay the starting double { $tile }.
   *[no] { $name } lays the starting double { $tile }.
}
event-start-laid-called = { $you ->
    [yes] You lay the starting double { $tile } and call: one tile left!
   *[no] { $name } lays the starting double { $tile } and calls: one tile left!
}
event-tile-drawn = { $you ->
    [yes] You draw { $tile }.
   *[no] { $name } draws { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] You draw a tile.
   *[no] { $name } draws a tile.
}
event-start-found = { $you ->
    [yes] You draw { $tile }, the starting double!
   *[no] { $name } draws { $tile }, the starting double!
}
event-turn-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
event-foot-begun = Chicken foot! { $toes ->
    [one] One tile must go on { $double } now.
   *[other] The next { $toes } tiles must go on { $double }.
}
event-foot-waived = Chicken foot! There are not enough tiles left for it, so { $double } wants none.
event-foot-done = The foot of { $double } is complete.
event-opening-done = All trains have begun; every end is open now.
event-caught = { $name } forgot to call, { $by } notices, and { $name } draws { $count ->
    [0] nothing, because the yard has nothing to give
    [one] one tile
   *[other] { $count } tiles
}.
event-caught-you = You forgot to call and { $by } notices! { $count ->
    [0] The yard has nothing to give, so you draw nothing.
    [one] You draw one tile: { $tiles }.
   *[other] You draw { $count } tiles: { $tiles }.
}
event-caught-by-you = You notice that { $name } forgot to call! { $name } draws { $count ->
    [0] nothing, because the yard has nothing to give
    [one] one tile
   *[other] { $count } tiles
}.
event-round-ended-out = { $you ->
    [yes] You are out! The round is over.
   *[no] { $name } is out! The round is over.
}
event-round-ended-blocked = Nobody can go on: the round is blocked.
event-round-ended-unfinishable = This foot can never be completed: the round is over.

## The table

# Who has how much: in a cell of a table, and as a sentence
seat-cell = { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-sentence = { $you ->
    [yes] You have
   *[no] { $name } has
} { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} and { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }'s turn.
}
# $kept: how many of them nobody may draw
yard = { $count ->
    [0] The yard is empty.
    [one] The yard has one tile{ $kept ->
        [0] .
       *[other] , which stays there.
    }
   *[other] The yard has { $count } tiles{ $kept ->
        [0] .
        [one] ; the last one stays there.
       *[other] ; the last { $kept } stay there.
    }
}
ends-open = Open ends: { $ends }.
ends-none = There is no open end.
pending-foot = The foot of { $double } wants { $missing ->
    [one] one more toe
   *[other] { $missing } more toes
}: every tile goes there now.
pending-opening = The opening: { $missing ->
    [one] one more train
   *[other] { $missing } more trains
} must begin at { $double }.
pending-start = The starting double { $double } is not on the table yet.

# Before the tiles of the hand, which follow on the same line
hand = Your hand ({ $points ->
    [one] 1 point
   *[other] { $points } points
}):
hand-sentence = You hold { $tiles }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hand-can = You can lay { $tiles }.
hand-cannot = None of your tiles can be laid.
choices = You may:
call-due = This is your last tile but one. The "!" is your call; if you leave it out, you can be caught.
catch-may = { $name } has one tile left and did not call. Type "catch" to catch { $name }.
catch-or-not = { $name } has one tile left and did not call. Type "catch" (or 1), or press Enter (or 2) to let it go.
# What a player had to do without a choice
forced-draw = You can lay no tile, so you draw: { $tile }.
forced-draw-again = It does not fit, so you draw again: { $tile }.
forced-search = You look for { $double } and draw { $tile }.
forced-search-found = You look for the starting double and draw it: { $double }!
forced-pass = You can neither lay nor draw, so you pass.
forced-pass-drawn = It does not fit, so you pass.
forced-pass-waits = You may not lay it in this turn, so you pass.

## The table in sentences, for screen readers

prose-start = In the middle lies the starting double { $double }.
prose-arm = Train { $number }: { $tiles }. Open end { $end }.
prose-arm-foot = Train { $number }: { $tiles }, and then the double { $double }.
prose-toe = Toe { $number } of the foot { $double }: { $tiles }. Open end { $end }.
prose-toe-foot = Toe { $number } of the foot { $double }: { $tiles }, and then the double { $foot }.
prose-free = { $count ->
    [one] One more tile is
   *[other] { $count } more tiles are
} wanted on { $double }.
prose-bare = Nothing was laid on { $double }.
prose-lying = On the table lie: { $tiles }.
prose-newest = The newest tile is { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = The round is over, nobody moves any more ({ $clause }).
why-not-your-turn = Not yet: it is somebody else's turn ({ $clause }).
why-not-in-hand = You do not have { $tile }; lay a tile of your own hand ({ $clause }).
why-no-such-end = There is no such place on the table. Open: { $ends } ({ $clause }).
why-halves-differ = { $tile } does not match: the halves that touch must be equal. Open: { $ends } ({ $clause }).
why-start-first = First the starting double { $start } must be on the table ({ $clause }).
why-foot-open = { $tile } must wait: the foot of { $value } still wants { $missing ->
    [one] one toe
   *[other] { $missing } toes
}, and until then every tile goes there ({ $clause }).
why-opening-open = { $tile } must wait: { $missing ->
    [one] one more train has
   *[other] { $missing } more trains have
} to begin at { $value }-{ $value } first ({ $clause }).
why-must-lay = You can lay a tile, so you must; look at the marked tiles ({ $clause }).
why-drawn-already = You have drawn already; one draw a turn is all ({ $clause }).
why-only-drawn = After drawing, only the drawn tile may be laid, { $drawn } ({ $clause }).
why-drawn-waits = { $drawn } was drawn in this turn and has to wait until the next ({ $clause }).
why-yard-at-reserve = The yard has no tile to draw any more; pass ({ $clause }).
why-no-drawing = Nobody draws at this table; pass ({ $clause }).
why-nothing-to-pass-on = Draw first; after that you may pass ({ $clause }).
why-double-forbidden = { $last ->
    [yes] { $tile } may not be laid: here your last tile may be no double ({ $clause }).
   *[no] { $tile } may not be laid: too few tiles are left for its toes ({ $clause }).
}
why-no-call-due = There is nothing to call: only your last tile but one is called. Leave the "!" out ({ $clause }).
why-nothing-to-catch = There is nobody whom that seat could catch now ({ $clause }).
why-tile-fits = { $tile } can go: { $moves }.
why-all-fit = Each of your tiles can go somewhere.

## Answers to what was typed

answer-unknown = Expected a number, a move such as "9-3 on 9", or "help"; got "{ $got }".
answer-number = { $count ->
    [one] Expected 1, the only choice; got { $got }.
   *[other] Expected a number from 1 to { $count }; got { $got }.
}
answer-tile = Expected a tile such as 9-3 after the question mark; got "{ $got }".
answer-elsewhere = { $tile } does not go there, but it can go: { $moves }.
answer-several = { $tile } fits in several places; say which: { $moves }.
answer-catch = Expected "catch", or just Enter to let it go; got "{ $got }".
answer-between = Expected just Enter, or one of: score, table, rules, undo, help, quit; got "{ $got }".

thinks-less = The computer players think less deeply here than they could: pip install "{ $extra }" makes them stronger.
warmed-up = The computer players are ready ({ $seconds } s).

# $bot: the computer player that gives the hint. $reason: one of the sentences below.
hint = { $bot } would play { $move }: { $reason }
hint-worths = { $deals ->
    [one] What each move may cost you in this round, by one deal that fits what you have seen:
   *[other] What each move may cost you in this round, by { $deals } deals that fit what you have seen:
}
# $points, $low, $high: points on average, and between what this average lies with 95 % certainty.
hint-worth = { $move }: { $points } points ({ $low } to { $high })
hint-only = there is nothing else to do.
hint-out = it is your last tile, and you are out.
hint-start = it starts the round.
hint-draw = a new tile is worth more than what you could lay.
hint-hold = what you hold is worth more in your hand.
hint-keep = { $tile } is worth more in your hand for now.
hint-block = no foot can be completed on { $value } any more, so it blocks the round; you keep { $mine } points, the others about { $others } each.
hint-foot = it wants toes, and you hold { $toes ->
    [one] one tile
   *[other] { $toes } tiles
} with { $value } yourself.
hint-double = it gets a double out of your hand while the others have to bring its toes.
hint-starve = it leaves an open { $value }, and { $seats ->
    [one] one of the others has shown to have none.
   *[other] { $seats } of the others have shown to have none.
}
hint-heavy = it is the heaviest tile that can go: { $pips } pips less to lose.
hint-follow = you can go on from it: you hold { $tiles ->
    [one] one more tile
   *[other] { $tiles } more tiles
} with { $value }.
hint-place = on most deals it leaves you best off.
undo-done = Taken back. { $count ->
    [one] That is one move taken back in this game.
   *[other] Those are { $count } moves taken back in this game.
}
undo-nothing = There is nothing to take back: you have had no choice yet.

prompt-turn = Your move:
prompt-catch = Catch?
prompt-next = Enter for the next round:

help =
    You type one line and press Enter.
    3                 the choice with that number
    9-3 on 9          lay 9-3 with its 9 on an open 9
    9-3 on 9.2        ... on the second open 9, the one marked 9.2
    9-3               ... if there is only one place for it
    9-3 on 9!         ... and call that you have one tile left
    draw  pass  catch (or d, p, c)
    ?                 why each of the other tiles cannot go
    ? 9-3             why this tile cannot go, or where it can
    hint              what the strongest computer player would do, and why
    undo              take back your last choice
    table  score      show the table, or the points of all rounds
    rules             the rules of this table
    quit              stop; the game is saved and can go on later
help-picture =
    The picture is read outwards from the starting double: the half that touches comes first.
    A double stands crosswise and holds its toes.
    { $open } is an open end, { $waiting } one that has to wait, { $free } a place that must be filled now.
    { $newest } is the newest tile, and { $onward } leads to another part of the picture.
    In your hand { $playable } can be laid.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] You hold { $tiles }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
   *[no] { $name } holds { $tiles }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
}
shown-out = { $you ->
    [yes] You are out: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
   *[no] { $name } is out: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
}
round-won = { $you ->
    [yes] You win the round.
   *[no] { $name } wins the round.
}
round-shared = { $names } share the round.

score-head-player = player
score-head-total = total
score-none = No round is finished yet.
score-sentence = { $you ->
    [yes] You have
   *[no] { $name } has
} { $total ->
    [one] 1 point
   *[other] { $total } points
}; the rounds so far: { $points }.

game-over = The game is over.
game-stopped = Nobody holds any of the doubles that are left, so the game is over.
place = { $place }. { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}
tie-most-zero-rounds = { $ahead } and { $behind } are level on points; more rounds of zero put { $ahead } ahead.
tie-lowest-nonzero-round = { $ahead } and { $behind } are level on points; the lowest round other than zero puts { $ahead } ahead.
tie-most-rounds-won = { $ahead } and { $behind } are level on points; more rounds won put { $ahead } ahead.
tie-shared = { $names } are level and share the place.
winner = { $you ->
    [yes] You win the game. Well played!
   *[no] { $name } wins the game.
}
winners-shared = { $names } win the game together.

## Saving

saved = The game is saved in { $file }.
go-on = Go on with: { $command } --resume { $file }
save-failed = The game could not be saved in { $file }: { $reason }.

## Mistakes in files, positions and on the command line: expected, got.
## $got is what was given, in quotes if it is a text. The place is put before: a field, a file, an option.

error-at = { $where }: { $what }
error-bad-tile = expected a tile like "3-6", got { $got }
error-halves-beyond = expected two halves from 0 to { $most }, got { $got }
error-bad-move = expected a move like "9-3 on 9", "9-3 on 9.2", "draw", "pass" or "catch 2", got { $got }
error-unknown-bot = expected one of { $known }, got { $got }
error-unknown-preset = expected one of { $known }, got { $got }
error-unknown-key = expected one of { $known }, got { $got }
error-no-key-value = expected KEY=VALUE, each key once, got { $got }
error-bad-toml = expected a TOML file, got { $line ->
    [0] something else
   *[other] something else at line { $line }, column { $column }
}

# $expects: one of the messages key-...
error-bad-value = expected { $expects }, got { $got }

error-bad-spec = expected a player like module:Class, got { $got }
error-bad-budget = expected a budget like 50ms, 1s or 400 (samples), got { $got }
error-bot-not-made = expected a class that can be imported and made without arguments, got { $got } ({ $why })
error-no-bot = expected a computer player, with a name and a method choose, got { $got }
error-too-small = expected { $least } or more, got { $got }
error-rounds-beyond = expected 1 to { $most ->
    [one] one round
   *[other] { $most } rounds
}, got { $got }
error-no-such-seat = expected a seat from 0 to { $most }, got { $got }
error-too-many-seats = expected at most { $most ->
    [one] one seat
   *[other] { $most } seats
}, got { $got }
error-too-many-bots = expected at most { $most ->
    [one] one computer player
   *[other] { $most } computer players
}, got { $got }
error-beside-resume = expected no new table beside --resume, got { $got }
error-preset-and-rules = expected --preset or --rules, not both, got { $got }
error-not-one-line = expected a text of 1 to { $most } signs without line ends, control characters or double spaces, got { $got }
error-seed-size = expected a seed of { $bytes } bytes, got { $got }
error-endless-redeal = expected a deal in which somebody holds the starting double, got none in { $deals }
error-game-over = no round can be begun or played here: the game is over, or between two rounds

# A position line. The fields' names are the places of the other mistakes in it.
error-position-fields = expected 7 fields (ruleset, tableau, hands, yard, seat to move, drawn tile, turns without a lay), got { $fields } in { $line }
error-position-number = expected a number, got { $got }
error-position-drawn = expected a drawn tile like "d:3-6", or "-", got { $got }
error-position-extra = expected "r:", "u:", "c:" or "o:" with a number, each once, got { $got }
error-position-pending = expected a foot like "2*1" or an opening like "9-9*1" after "|", got { $got }
error-position-end = expected an open end from 0 to { $most }, got { $got }
error-position-tree = expected { $wanted ->
    [tile] a tile
    [sign] "(", "," or ")"
    [fewer] at most { $most } tiles in a row
   *[next] "," or ")"
}, got { $is_end ->
    [yes] the end
   *[no] { $got }
}

# A text that is no record. $line: the line it must begin with
error-no-record = expected a first line "{ $line }", got { $got }
error-record-empty = expected a first line "{ $line }", got nothing
error-record-version = expected version { $version }, got { $is_told ->
    [yes] { $got }
   *[no] none
}
error-record-too-big = expected a record of { $most } signs at most, got { $got }
error-beyond-record = { $round ->
    [0] expected a round from 1 to { $most }, got { $got }
   *[other] expected a ply from 0 to { $most } of round { $round }, got { $got }
}

# What a ruleset refuses. $clause is a place in the rule book.
error-too-many-tiles = expected at most { $tiles } tiles; { $bigger ->
    [0] { $fewer ->
        [0] fewer players
       *[other] hands of { $fewer }
    }
   *[other] { $fewer ->
        [0] a double-{ $bigger } set
       *[other] a double-{ $bigger } set or hands of { $fewer }
    }
} would work, got { $got }
error-no-hand-size = expected a hand size for { $players } players, got none
error-players-out-of-range = expected { $least } to { $most }, got { $got }
error-arms-exceed-set = expected at most { $most } trains in this set, got { $got }
error-toes-exceed-set = expected at most { $most } in this set, got { $got }
error-no-rounds = expected at least one starting double, got none
error-round-not-in-set = expected doubles up to { $most }, got { $got }
error-may-never-end = expected full_circle, because with must_lay=no a round might never end; got { $got }
error-starter-and-double = expected holder with starting_double=pool, and another with aside, got { $got }
error-unheld-and-double = expected something else than none with starting_double=pool, and none with aside, got { $got }
error-mover-cannot-draw = expected full_circle or nobody with draw=none, got { $got }
error-drawn-never-laid = expected must or may with draw=until_playable, got { $got }

# What the keys of a ruleset expect; put into "error-bad-value".
key-set = a highest pip from 2 to 18
key-players = a range of players like 2-8
key-hand = tiles per hand like 7, a table like 2:21,3:14, or 42/players
key-starting-double = aside or pool
key-starter = lottery, holder, highest_tile or random
key-unheld = none, search, together, comes_back, dropped or redeal
key-rounds = all, down_up or a list of doubles like 9,8,7
key-arms = players, a number, or players..number
key-toes = 1, 2 or 3
key-unfinishable = play_on, end_round, forbid or waive
key-must-lay = yes or no
key-draw = none, one or until_playable
key-drawn-fits = must, may or may_not
key-reserve = tiles never drawn like 1, or 2,1 for two players and more
key-blocked = nobody, full_circle or mover
key-last-double = allowed, penalty or forbidden
key-last-double-penalty = points, 1 or more
key-call = the tiles drawn when caught, 0 for no call
key-double-blank = points, 0 or more
key-blank-half = points, 0 or more
key-end = all_rounds or target:POINTS
key-ties = a list of most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = this position cannot arise: { $flaws }
error-illegal-move = "{ $move }" cannot be played: { $why }

error-resume-wrong = this game cannot go on, because its record has { $mistakes ->
    [one] a mistake: { $first }
   *[other] { $mistakes } mistakes; the first: { $first }
}
error-resume-hidden = this game cannot go on, because its record hides tiles of round { $round }

## Mistakes in a record. The place is put before. $item is the name of a line: yard, hand 2, scores;
## $right is what should stand there, $written what does; $kind tells one shape of a mistake from another.

mistake-at = line { $line }, column { $column }: { $what }

mistake-bad-line = expected a line like "name: value", got { $written }
mistake-unknown-item = expected an item of a record, got { $written }
mistake-misplaced = expected { $kind ->
    [round] only items of a round here
   *[header] only headers before the first round
}, got "{ $item }"
mistake-twice = expected "{ $item }" once, got it again
mistake-bad-value = expected { $kind ->
    [players] a number of players from 1 to { $most }
    [seat] a seat like 0
    [fingerprint] { $most } hexadecimal digits
    [salts] an even number of hexadecimal digits, or "-"
    [tile] a tile like "3-6"
    [halves] two halves from 0 to { $most }
    [double] a double like "9-9"
    [pile] tiles like "3-6,1-1", hidden ones like "?7", or "-"
    [hidden] a number of hidden tiles from 0 to { $most }
    [name] a name of 1 to { $most } printable signs
    [date] a date like 2026-02-14 or 2026-02-14T20:30:00+00:00
    [end] out, blocked or unfinishable
    [stopped] unheld
    [move] a move like "9-3 on 9", "9-3 on 9.2", "draw", "pass" or "catch"
    [drawn] one drawn tile like "3-6", or "?"
   *[number] a number
}, got { $is_empty ->
    [yes] nothing
   *[no] { $written }
}
# $why: what is wrong with the rules, a sentence of its own: expected, got
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] expected a line end after a move, got the end of the text
   *[round] expected the round's deal and who starts ({ $item }), got the end of the text
}
mistake-too-long = { $kind ->
    [lines] expected { $most } lines at most, got more
   *[signs] expected { $most } signs in a line at most, got { $written }
}
mistake-too-many = expected fewer than { $most } mistakes, got so many that the rest is not read
mistake-missing = { $kind ->
    [before] expected a line "{ $item }" before this, got none
   *[anywhere] expected a line "{ $item }", got none
}
mistake-no-such-seat = expected a seat from 0 to { $most }, got { $written }
mistake-wrong-count = expected { $players ->
    [one] one entry
   *[other] { $players } entries, one for each seat
}, got { $written }
mistake-round-number = expected round { $right }, got { $written }
# $why: as above
mistake-table-refused = { $why }
mistake-round-unfinished = expected the end of the round before, got round { $round }
mistake-round-extra = expected no round after the game's end, got round { $round }
mistake-seed-differs = expected { $kind ->
    [game] { $right } by the game's seed
   *[deal] the seed of this commitment and this deal
}, got { $written }
mistake-commit-differs = expected { $right }, SHA-256 of the seed, got { $written }
mistake-salts-differ = expected the salts with which the seed gives this deal, got { $written }
mistake-start-differs = expected { $kind ->
    [round] the starting double { $right }, got { $written }
    [planned] the planned double { $right }, got { $written }
    [redeals] { $right ->
        [one] one new deal
       *[other] { $right } new deals
    }, got { $written }
    [turned] { $right ->
        [one] one tile turned up
       *[other] { $right } tiles turned up
    }, got { $written }
    [shown] { $right } turned up, got { $written }
    [unheld] a double that somebody holds, got { $written }
   *[start] { $is_search ->
        [yes] a search from seat { $right } on
       *[no] seat { $right } to start
    }, got { $written_search ->
        [yes] a search from seat { $written } on
       *[no] seat { $written }
    }
}
mistake-deal-differs = expected { $right } by the seed, got { $written }
mistake-deal-impossible = expected { $kind ->
    [size] { $right ->
        [one] one tile
       *[other] { $right } tiles
    }, got { $written }
    [twice] each tile once, got { $tile } more often
   *[foreign] tiles of a double-{ $set } set{ $is_aside ->
        [yes] { " " }without { $aside }
       *[no] { "" }
    }, got { $tile }
}
# $why: one of the sentences why-...
mistake-illegal = expected a legal move of seat { $to_move }, got "{ $move }" by seat { $seat }: { $why }
mistake-drawn-differs = expected { $right } from the yard, got { $written }
mistake-after-end = expected no move after the round's end, got "{ $move }"
mistake-end-early = expected a round that goes on, got its end
mistake-end-differs = expected "end: { $right }", got "end: { $written }"
mistake-left-differs = expected { $right } left with seat { $seat }, got { $written }
mistake-scores-differ = expected the scores { $right }, got { $written }
mistake-totals-differ = expected the totals { $right }, got { $written }
mistake-places-early = expected no places before the game's end, got { $written }
mistake-places-differ = expected the places { $right }, got { $written }
mistake-stopped-wrongly = expected a game that goes on, or ends by itself; got one that is stopped

# Flaws of a position
flaw-no-such-seat = there is no seat { $seat }
flaw-two-hands-empty = more than one hand is empty
flaw-not-in-set = { $tile } is not in the set
flaw-tile-twice = { $tile } is there more than once
flaw-tile-missing = { $tile } is nowhere
flaw-yard-does-not-add-up = the yard should have { $expected ->
    [one] one tile
   *[other] { $expected } tiles
} and has { $got }
flaw-start-no-double = { $tile } is no double, so nothing can start with it
flaw-start-aside = here the starting double lies on the table from the first moment
flaw-start-nowhere = { $tile } is neither in a hand nor in the yard
flaw-holder-moves = seat { $seat } holds the starting double and should be to move
flaw-empty-before-start = a hand is empty before the round has begun
flaw-outline-not-partial = only a partial position (~) may leave the tree of tiles out
flaw-end-not-in-set = an end of { $value } is not in the set
flaw-foot-on-no-double = { $tile } is no double of the set and can have no foot
flaw-double-not-laid = { $tile } should lie under its toes, but is in a hand or in the yard
flaw-missing-out-of-range = { $got } places cannot be missing there; { $expected } at most
flaw-two-pending = more than one double lacks tiles: { $tiles }
flaw-opening-grown = a train has grown before all trains had begun
flaw-foot-grown = a toe of { $tile } has grown before all its toes were laid
flaw-ends-differ = the tree has the ends { $expected }, the position says { $got }
flaw-too-many-arms = { $got } trains begin at the starting double; { $expected } at most
flaw-too-many-toes = { $tile } has too many toes
flaw-halves-differ = { $tile } does not match { $parent }
flaw-drawn-not-in-hand = the drawn tile { $tile } is not in the hand of the seat to move
flaw-nothing-drawn = nobody can have drawn { $tile } here
flaw-idle-below-zero = there cannot be fewer than 0 turns without a lay
flaw-dry-exceeds-idle = { $got } turns with nothing to draw are too many; { $expected } at most
flaw-not-out-on = nobody can have gone out on the double of { $value }
flaw-uncalled-impossible = seat { $seat } cannot have forgotten to call
flaw-no-circle = there is no search here that goes round in circles

## The command line

audit-sound = This position is sound.
# Words of the command line itself.
usage-bad-value = { $where }: expected a number, got { $got }
usage-no-value = { $where }: expected no value, got { $got }
usage-too-many = expected no more words, got { $got }
usage-unknown-option = expected an option that --help names, got { $got }
usage-unknown-command = expected one of { $known }, got { $got }
usage-twice = { $where }: expected it once, got it again
usage-missing = expected { $where }, got nothing
error-file-too-big = expected { $most } bytes at most, got more
error-no-text = expected text in UTF-8, got other bytes at { $byte }
error-record-exists = expected a file that is not there yet (--resume goes on with one), got { $got }
# $seed: 64 hexadecimal digits, from which the game's deals follow. $got: what the bot did instead
error-bot-failed = expected a legal move in deal { $deal } (seed { $seed }), got { $got }
error-no-bots = expected computer players with commas between them, got nothing
error-too-many-line-ups = expected at most { $most } choices of players, got more
error-no-extra = expected { $module }, which chickenfoot[{ $extra }] brings, got nothing
error-bad-plot = expected a file name that ends in .svg, in a folder that is there, got { $got }
error-unknown-style = expected one of { $known }, got { $got }
error-not-on-table = expected a tile that lies on the table, got { $got }
error-bad-seconds = expected a number of seconds above 0, got { $got }
error-bad-aspect = expected proportions like 16:10, in whole numbers, from 1:{ $most } to { $most }:1, got { $got }
error-only-records = expected a record to go with it, got a position
error-no-rounds-told = expected a record with a round, got none
error-bad-play = expected a tile that can be laid after those before it, got { $got }
error-bad-size = expected a whole number from { $least } to { $most }, got { $got }
error-no-picture = expected a new file, or a picture to be written over, got { $got }
error-nothing-laid = expected a moment at which a tile lies on the table, got { $got }
error-no-tree = expected a table with its starting double laid and its tree known, like "9-9(9-1,9-3)", got { $got }
error-arena-exists = expected a folder without results (--resume goes on with them), got { $got }
error-arena-running = expected a folder that no other arena is writing to, got { $got }
error-no-arena = expected a folder with the plan of an arena, got { $got }
error-bad-plan = expected the plan of an arena, version { $version }, got { $got }
error-bad-result = expected the result of a game of the plan, each once; got { $got }
error-resume-nowhere = expected the folder to go on with, got nothing
error-resume-other = expected { $planned }, as it was begun, got { $got }
error-processes-died = expected processes that live, got dead ones { $tries ->
    [one] once
   *[other] { $tries } times
} (too little memory?)
error-no-cluster = expected a Dask scheduler with workers, like tcp://host:8786, got { $got }
error-cluster-failed = expected workers that can play, got { $got }
error-resume-over = this game is over; chickenfoot replay { $file } shows it

seat-number = Seat { $seat }
step-scores = Scores: { $scores }
verify-sound = This record is sound: { $rounds ->
    [0] no round is finished
    [one] one finished round
   *[other] { $rounds } finished rounds
}, { $over ->
    [yes] the game is over.
   *[no] the game goes on.
}
replay-nothing = This record has no round.
replay-mistakes = This record has { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}; chickenfoot verify { $file } names them.
replay-head = Round { $round } of { $rounds }, after { $ply } of { $plies } moves.
replay-move = The last move, by seat { $seat }: { $move }
# $ends: one of the sentences ends-open, ends-none, pending-...
replay-table = { $ends } { $yard ->
    [0] The yard is empty.
    [one] The yard has one tile.
   *[other] The yard has { $yard } tiles.
}
replay-hand = seat { $seat }: { $tiles }
replay-hand-empty = seat { $seat }: no tiles
# The title of a picture, and what it shows, for screen readers.
draw-title = Chicken Foot, the round of { $double }
draw-tiles = { $count ->
    [one] One tile lies on the table.
   *[other] { $count } tiles lie on the table.
}
draw-moving = The tiles appear in the order they were laid, again and again; then it looks like this.
draw-growing = The tiles appear from the middle outwards, again and again; then it looks like this.
draw-over = The round is over.
simulate-head = { $ruleset }: { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
simulate-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $blocked } blocked, { $doubles } ended by a double, { $unheld } whose double nobody held
simulate-speed = { $plies ->
    [one] one move
   *[other] { $plies } moves
}, { $rate } rounds a second
simulate-seat = seat { $seat }, { $bot }: { $total } points a game, { $share } % of the first places, { $zeros ->
    [one] one round of zero
   *[other] { $zeros } rounds of zero
}
arena-head = { $ruleset }: { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
} ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
}, each in every seat rotation)
arena-rounded = { $asked } were asked for; a deal takes { $each }, and deals are played to the end.
# The heads of the columns, as short as can be; the notes under the table explain them.
arena-column-bot = player
arena-column-seats = seats
arena-column-first = first %
arena-column-interval = 95 %
arena-column-total = points
arena-column-place = place
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = rating
arena-column-sigma = sigma
arena-interval = { $low } to { $high }
arena-notes = Chance gives { $chance } % of the first places. Points and place: the mean of a game, fewer are better. ms, p50, p95: mean, half and 95 % of the moves with a choice.
arena-unrated = There are no ratings: { $extra } brings them.
arena-left = { $time } left
arena-stopped = Stopped after { $done } of { $games } games. With --out they would have been kept.
arena-stopped-kept = Stopped after { $done } of { $games } games. Go on with: chickenfoot arena --resume --out { $folder }
arena-plot-axis = first places, % (bar: 95 % interval)
arena-plot-chance = chance: { $share } %

## The presets, in a line each

preset-trains = as many trains as players, a lottery for the start, a yard that is never emptied (the default)
preset-cross = four arms, whoever holds the double starts, a drawn tile may be kept, the double blank costs 50
preset-howsley = the authors' rules of 1986: six arms, you may draw instead of laying, the last tile is called
preset-hub = the rules of the eight-slot centrepiece: eight arms
preset-pagat = four arms and bigger hands for two to five players, the double blank costs 50
preset-rotating = four arms, seven tiles each, the start goes round the table
preset-family = four arms, a lot for the start, the last tile is called, stuck means over

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Get rid of your tiles. What is left in your hand counts against you, and the fewest points win.
sheet-set = You play with a double-{ $set } set, that is { $tiles } tiles; it is a game for { $least } to { $most } players.
sheet-set-here = You play with a double-{ $set } set, that is { $tiles } tiles; you are { $players } players.

# $count is 0 where the number of rounds is open.
sheet-rounds-all = { $count ->
    [0] The starting double of the first round
   *[other] A game has { $count } rounds. The starting double of the first
} is { $first }, of the next { $second }, and so on down to 0-0.
sheet-rounds-down-up = { $count ->
    [0] The starting double of the first round
   *[other] A game has { $count } rounds. The starting double of the first
} is { $first }, of the next { $second }, and so on down to 0-0, and then up again to { $first }.
sheet-rounds-list = { $count ->
    [0] The starting doubles of the rounds are { $doubles }, in this order.
    [one] A game has one round; its starting double is { $doubles }.
   *[other] A game has { $count } rounds; their starting doubles are { $doubles }, in this order.
}

sheet-hand = Everybody takes { $count ->
    [one] one tile
   *[other] { $count } tiles
}; the rest lies face down and is the yard.
# $table: players and tiles, such as "2: 21, 3: 14"
sheet-hand-table = How many tiles everybody takes depends on the number of players ({ $table }); the rest lies face down and is the yard.
sheet-hand-share = Everybody takes { $total } divided by the number of players, rounded; the rest lies face down and is the yard.

sheet-starting-double-aside = The starting double lies in the middle before the tiles are dealt; it is nobody's tile.
sheet-starter-lottery = To find who starts a round, all turn tiles up in turn: it is whoever finds the starting double. Then all the others are mixed again.
sheet-starter-holder = The starting double is dealt like any other tile; whoever holds it starts the round by laying it in the middle.
sheet-starter-highest-tile = In the first round everybody draws a tile, and the highest one starts; after that the start goes round the table.
sheet-starter-random = A lot decides who starts the first round; after that the start goes round the table.

sheet-unheld-search = If nobody holds it, you draw one tile each in turn, and keep it, until the double turns up.
sheet-unheld-together = If nobody holds it, everybody draws one tile and keeps it, as often as needed until the double has turned up.
sheet-unheld-comes-back = If nobody holds it, the next double that somebody holds starts this round, and the one passed over comes back later.
sheet-unheld-dropped = If nobody holds it, the next double that somebody holds starts this round, and the one passed over is left out.
sheet-unheld-redeal = If nobody holds it, the tiles are dealt again.

sheet-arms = First the starting double needs its trains: the first { $count ->
    [one] tile must be laid against it and begins the one train
   *[other] { $count } tiles must be laid against it, and each begins a train
}. Until then no tile goes anywhere else.
sheet-arms-players = First the starting double needs its trains: as many tiles as there are players must be laid against it, and each begins a train. Until then no tile goes anywhere else.
sheet-arms-at-least = First the starting double needs its trains: as many tiles as there are players, but at least { $least }, must be laid against it, and each begins a train. Until then no tile goes anywhere else.

sheet-must-lay-yes = You take turns clockwise. If you can, you must lay one tile on an open end, no matter who began that train; the halves that touch must be equal.
sheet-must-lay-no = You take turns clockwise. You may lay one tile on an open end, no matter who began that train; the halves that touch must be equal. You need not lay, even if you can.
sheet-draw-none = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you pass; nobody draws.
sheet-draw-one-must = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you draw one tile; if it fits, you must lay it at once, otherwise you pass.
sheet-draw-one-may = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you draw one tile; if it fits, you may lay it at once, otherwise you pass.
sheet-draw-one-may-not = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you draw one tile and pass; even if it fits, it waits for your next turn.
sheet-draw-until-playable-must = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you draw tiles until one fits, and that one you must lay at once.
sheet-draw-until-playable-may = { $must ->
    [yes] If you cannot lay
   *[no] If you do not lay
}, you draw tiles until one fits, and that one you may lay at once.
sheet-reserve-none = When the yard is empty, you pass instead of drawing.
sheet-reserve = The last { $count ->
    [one] tile of the yard is
   *[other] { $count } tiles of the yard are
} never drawn; you pass instead.
sheet-reserve-by-players = The last tiles of the yard are never drawn ({ $two } with two players, { $more } with more); you pass instead.

sheet-foot = A double is laid crosswise and wants its chicken foot: { $toes ->
    [one] the next tile must go on it as its toe
   *[other] the next { $toes } tiles must go on it as its toes
}. Until then no tile goes anywhere else.
sheet-unfinishable-play-on = If too few tiles are left for a foot, play goes on until nobody can move; to lay such a double on purpose is the great trick of the game.
sheet-unfinishable-end-round = If all can see that a foot will never get its toes, the round is over at once.
sheet-unfinishable-forbid = A double that can never get all its toes may not be laid.
sheet-unfinishable-waive = If too few tiles are left for a foot, it wants none.
sheet-last-double-allowed = Your last tile may be a double; its foot then stays empty.
sheet-last-double-penalty = If your last tile is a double, the round ends, but it costs you { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-last-double-forbidden = Your last tile may not be a double.
sheet-call = When you lay your last tile but one, call it. If you forget, the others may catch you before the next move, and you draw { $count ->
    [one] one tile
   *[other] { $count } tiles
}.

sheet-blocked-nobody = The round is over when somebody has laid all tiles; or when nobody can lay and nobody may draw. Then it is blocked, and the lowest hand wins it.
sheet-blocked-full-circle = The round is over when somebody has laid all tiles; or when all in turn have passed with nothing to draw. Then it is blocked, and the lowest hand wins it.
sheet-blocked-mover = The round is over when somebody has laid all tiles; or when somebody has to draw and there is nothing to draw. Then it is blocked, and the lowest hand wins it.
sheet-points = At the end of a round everybody counts the pips left in hand.
sheet-double-blank = The double blank left in hand counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sheet-blank-half = Each blank half of another tile left in hand counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.

sheet-end-all-rounds = After the last round the lowest total wins the game.
sheet-end-target = The game ends with the round in which somebody reaches { $points ->
    [one] 1 point
   *[other] { $points } points
}; the lowest total wins. If all doubles have been played before that, they begin again.
sheet-ties-most-zero-rounds = { $order ->
    [one] If two are level, more rounds of zero points decide.
   *[other] If they are still level, more rounds of zero points decide.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [one] If two are level, the lower of their lowest rounds other than zero decides.
   *[other] If they are still level, the lower of their lowest rounds other than zero decides.
}
sheet-ties-most-rounds-won = { $order ->
    [one] If two are level, more rounds won decide.
   *[other] If they are still level, more rounds won decide.
}
sheet-ties-shared = Those who are level after that share the place.

## The online table

# Printed when the server listens; $address is http://127.0.0.1:8000.
serve-ready = The table is open at { $address } – press Ctrl-C to close it.

# What is wrong with the settings of `serve`. $got is what was given.
error-bad-number = expected a whole number, got { $got }
error-number-beyond = expected a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, got { $got }
error-bad-limits = expected "on" or "off", got { $got }
error-bad-log-format = expected "text" or "json", got { $got }
error-bad-database = expected a database like "sqlite:///file" (perhaps with "?synchronous=full"), "postgresql://user@host/name" or "memory:", got { $got }
error-bad-bus = expected a bus like "memory:", "postgresql://user@host/name" or "nats://host:4222", got { $got }
error-cannot-listen = expected an address of this machine and a free port, got { $got } ({ $why })
error-workers-need-bus = expected a bus that reaches all { $workers } workers (nats://... or postgresql://...), got { $got }
error-workers-need-database = expected a database that all { $workers } workers share, got { $got }
error-workers-need-port = expected a port, because several workers share it, got { $got }
error-database-too-new = the database was made by a newer version of this program
# $why is what the database says, in its words.
error-store-failed = the database cannot be used now ({ $why })
error-bad-log = a table's log cannot be read: it is damaged, or was written by a newer version
error-clash = somebody else was first; try again
error-no-such-table = there is no such table

# What is wrong with what a browser sent.
error-bad-message = expected a message of the protocol
error-bad-body = expected a body as described in /openapi.json
error-bad-query = expected another value in the address, got { $got }
error-bad-name = expected a name of 1 to { $most } characters
error-bad-clock = expected a clock of 0 to { $most } seconds, got { $got }
error-rules-and-toml = expected a ruleset as one line or as a file, got both
error-rules-too-long = expected a ruleset of { $most } signs at most, got { $got }
error-no-open-seat = expected an open seat for whoever makes the table

## The page in the browser

page-play-now = Play now
page-how-long = How long?
page-rounds-one = one round
page-rounds-three = three rounds
page-rounds-all = the whole game
page-company = Three computer players sit down with you. Nothing to sign up for.
page-together = With friends
page-name = Your name
# Who gives no name is called so.
page-nobody = Guest
page-rules = Rules
page-seats = Seats
page-make = Make a table
page-have-code = You have a code?
page-join = Join
page-your-tables = Your tables
page-gallery = How tables are drawn
page-home = Back to the first page

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
page-lost = There is nothing at this address. A link to a table may have been cut off.
page-code = Or with the code { $code }
page-qr = The link as a picture for a phone's camera

page-waiting = One moment …
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
page-your-turn = Your turn.
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

## Why the table's server does not do something

refused-not-host = Only the host can do that.
refused-not-seated = You have no seat here.
refused-not-watching = Open the table first.
refused-no-guest = Tell us your name first.
refused-not-now = That cannot be done now.
refused-no-such-seat = There is no such seat.
refused-seated-already = You sit here already.
refused-seat-taken = Somebody sits there already.
refused-invited-only = This seat is kept for somebody with an invitation.
refused-removed = The host has sent you away from this table.
refused-nobody-there = Nobody sits there.
refused-not-yourself = Give up your own seat instead.
refused-seats-free = Every seat needs somebody first.
refused-stood-in = A computer player plays for you; take your seat back first.
refused-not-your-seat = That is not your seat.
refused-too-late = That came too late.
refused-salt-differs = That is not the salt that was promised.
refused-stale = The table has moved on; look again.
refused-not-alone = Nothing is taken back in a game with others.
refused-nothing-to-undo = There is nothing to take back.
refused-no-hints = There are no hints at this table.
refused-hint-later = There are hints on your own turn.
refused-closed = This table is closed.
refused-too-fast = Slower, please.
refused-hello-twice = The connection has begun already.
refused-no-such-command = The server does not know that command.
refused-failed = Something went wrong at the server; try again.
refused-offline = The server cannot be reached.
refused-no-such-code = No table has this code now.
refused-no-such-link = This link has been used, or is too old.
refused-no-such-game = No such game was played at this table.
refused-bad-move = That is no move.
refused-unknown-bot = There is no such computer player.
refused-bad-host = The server does not know itself under this address.
refused-bad-media = That is not what the server reads.
refused-bad-request = The rest did not arrive; try again.
refused-too-large = That is too much at once.
refused-too-slow = That took too long; try again.
refused-too-many = Too many tries; wait a little.
# Anything else; $code is a name in English.
refused-other = That was refused ({ $code }).
