### Rulesets in words: the presets in a line each, and the rule sheet. game.ftl tells what arguments mean.

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

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…). A
## label is short; the rule sheet beside the form says it in sentences.

rule-set = The set: its highest double
rule-players = How many may sit down
rule-rounds = Rounds
choice-rounds-all = every double, from the highest down
choice-rounds-down-up = from the highest down and up again
choice-rounds-list = just these doubles
rule-hand = Tiles for each player
choice-hand-table = depends on the number of players
choice-hand-number = the same number for everybody
choice-hand-share = so many, shared among the players
rule-starting-double = The starting double
choice-starting-double-aside = lies in the middle before the deal
choice-starting-double-pool = is dealt like any other tile
rule-starter = Who starts a round
choice-starter-lottery = who turns up the starting double
choice-starter-holder = who holds the starting double
choice-starter-highest-tile = the highest tile drawn, then each in turn
choice-starter-random = a lot, then each in turn
rule-unheld = When nobody holds the starting double
choice-unheld-none = (cannot happen)
choice-unheld-search = draw in turn until it is found
choice-unheld-together = all draw until it is found
choice-unheld-comes-back = the next double starts, this one comes back later
choice-unheld-dropped = the next double starts, this one is left out
choice-unheld-redeal = deal again
rule-arms = Trains that must begin first
choice-arms-players = one for each player
choice-arms-number = always the same number
choice-arms-at-least = one for each player, but at least
rule-must-lay = Who can lay
choice-must-lay-yes = must lay
choice-must-lay-no = may draw instead
rule-draw = Who does not lay draws
choice-draw-none = nothing
choice-draw-one = one tile
choice-draw-until-playable = until a tile fits
rule-drawn-fits = A drawn tile that fits
choice-drawn-fits-must = must be laid at once
choice-drawn-fits-may = may be laid at once
choice-drawn-fits-may-not = waits for the next turn
rule-reserve = Tiles of the yard that nobody may draw
rule-toes = Toes of a chicken foot
rule-unfinishable = A foot that can never be finished
choice-unfinishable-play-on = stays, and play goes on until the round is blocked
choice-unfinishable-end-round = ends the round
choice-unfinishable-forbid = may not be begun
choice-unfinishable-waive = wants no more toes
rule-last-double = A double as the last tile
choice-last-double-allowed = is allowed
choice-last-double-penalty = costs points
choice-last-double-forbidden = is forbidden
rule-last-double-penalty = What a double as the last tile costs, in points
rule-call = Who forgets to call the last tile but one draws so many (0: no calling)
rule-blocked = The round is blocked when
choice-blocked-nobody = nobody can lay or draw
choice-blocked-full-circle = all have passed in turn
choice-blocked-mover = somebody has to draw and cannot
rule-double-blank = Points for the double blank in hand
rule-blank-half = Points for each other blank half in hand
rule-end = The game ends
choice-end-all-rounds = after the last round
choice-end-target = when somebody reaches so many points
rule-ties = When two are level
choice-ties-none = they share the place
choice-ties-most-zero-rounds = more rounds of zero points
choice-ties-lowest-nonzero-round = the lower lowest round other than zero
choice-ties-most-rounds-won = more rounds won

# Labels of the fields for the numbers of a key.
rule-from = from
rule-to = to
rule-with-two = with two players
rule-with-more = with three or more
rule-for-players = { $players } players
# What separates doubles is always a comma.
rule-list-help = Like 9, 8, 7.
# $order: which tie-break is asked for, from 1.
rule-tie-order = { $order ->
    [1] What decides first
    [2] If they are still level
   *[other] And then
}

# Why a value is refused, said at its field.
rule-refused-number = Here goes a whole number from { $least } to { $most }.
rule-refused-bad-value = This value cannot be read here.
rule-refused-too-many-tiles = There are only { $tiles } tiles. { $bigger ->
    [0] { $fewer ->
        [0] Play with fewer people.
        [one] Hands of one tile would work.
       *[other] Hands of { $fewer } tiles would work.
    }
   *[other] { $fewer ->
        [0] A double-{ $bigger } set would work.
        [one] A double-{ $bigger } set would work, or hands of one tile.
       *[other] A double-{ $bigger } set would work, or hands of { $fewer } tiles.
    }
}
rule-refused-no-hand-size = Say how many tiles each gets when { $players } play.
rule-refused-players-out-of-range = By these rules { $least } to { $most } can play.
rule-refused-arms-exceed-set = This set has tiles for { $most ->
    [one] one train
   *[other] { $most } trains
} at most.
rule-refused-toes-exceed-set = In this set a foot has { $most ->
    [one] one toe
   *[other] { $most } toes
} at most.
rule-refused-no-rounds = Name at least one starting double.
rule-refused-round-not-in-set = The highest double of this set is { $most }-{ $most }.
rule-refused-may-never-end = Where nobody has to lay, the round must be blocked when all have passed in turn; else it might never end.
rule-refused-starter-and-double = If the starting double is dealt, its holder starts; if it lies in the middle, nobody holds it and somebody else must start.
rule-refused-unheld-and-double = If the starting double is dealt, say what happens when nobody holds it; if it lies in the middle, that cannot happen.
rule-refused-mover-cannot-draw = Where nobody draws, this would end the round at the first tile that does not fit.
rule-refused-drawn-never-laid = Where one draws until a tile fits, that tile must not have to wait.
