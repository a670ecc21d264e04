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

## Hints

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
