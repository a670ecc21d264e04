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
