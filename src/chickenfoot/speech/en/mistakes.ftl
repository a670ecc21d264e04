### What is wrong, in files, positions, records, settings and messages, and why a table's server refuses something.

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

## Mistakes in what the server was given

# What is wrong with the settings of `serve`. $got is what was given.
error-bad-number = expected a whole number, got { $got }
error-number-beyond = expected a number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, got { $got }
error-bad-limits = expected "on" or "off", got { $got }
error-bad-push = expected "on" or "off", got { $got }
error-bad-contact = expected an address like mailto:table@example.org or https://example.org, got { $got }
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
refused-no-push = This server sends no notifications.
# Anything else; $code is a name in English.
refused-other = That was refused ({ $code }).
