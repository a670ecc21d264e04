### What only a terminal says. Commands that a player types are the same in every language.

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

## Saving

saved = The game is saved in { $file }.
go-on = Go on with: { $command } --resume { $file }
save-failed = The game could not be saved in { $file }: { $reason }.

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
# $known: the codes of the languages, with commas
error-unknown-language = expected one of { $known }, got { $got }
error-no-language = expected one of { $known }, got nothing
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

## The server

# Printed when the server listens; $address is http://127.0.0.1:8000.
serve-ready = The table is open at { $address } – press Ctrl-C to close it.
# The same, when the browser on this machine is being opened there.
open-ready = Your browser opens the table at { $address } – press Ctrl-C here to close it.
# Printed instead when it was opened before, from another terminal.
open-found = The table is open already, at { $address }.
# Printed after Ctrl-C. $kept: whether there is a file in which the games are kept
serve-closed = { $kept ->
    [yes] The table is closed. Every game goes on where it stands when you open it again.
   *[no] The table is closed.
}
# How the browser client gets into an installation.
error-no-client = expected the pages for your browser in this installation, got none: scripts/play builds them in a checkout, a package that is installed has them, and chickenfoot play plays in this terminal without them
error-no-answer = expected an answer of the server that is running already with these tables, got none
