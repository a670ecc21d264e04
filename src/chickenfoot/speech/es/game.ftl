### The Spanish words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { ", " }

## Names at the table

name-you = Tú
seat-name = { $seat ->
    [0] Ana
    [1] Beto
    [2] Celia
    [3] Diego
    [4] Elsa
    [5] Fede
    [6] Gloria
    [7] Hugo
   *[other] Asiento { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Pata de pollo (Chickenfoot) con las reglas "{ $rules }", { $players } jugadores, { $rounds ->
    [0] hasta que alguien llegue a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
    [one] una ronda
   *[other] { $rounds } rondas
}.
game-seats = Alrededor de la mesa, en el sentido del reloj: { $names }.
game-how = Escribe un número o una jugada como "9-3 on 9". Con "help" te contamos todo lo demás.
game-resumed = ¡Hola de nuevo! La partida sigue donde la dejaste.

round-title = Ronda { $number } de { $total }. El doble inicial es el { $double }.
round-title-open = Ronda { $number }. El doble inicial es el { $double }.

start-lottery = { $turned ->
    [one] La primera ficha que se destapó ya era el { $double }
   *[other] Se destaparon { $turned } fichas hasta dar con el { $double }
}: { $you ->
    [yes] lo encontraste tú, así que empiezas.
   *[no] lo encontró { $name }, así que empieza.
}
start-holder = { $you ->
    [yes] Tienes el { $double } y empiezas.
   *[no] { $name } tiene el { $double } y empieza.
}
start-search = A nadie le tocó el { $double }. Se roba una ficha por turno hasta que salga, { $you ->
    [yes] empezando por ti
   *[no] empezando por { $name }
}.
start-together = A nadie le tocó el { $double }. Cada cual roba una ficha, vuelta tras vuelta, hasta que salga, { $you ->
    [yes] empezando por ti
   *[no] empezando por { $name }
}.
start-comes-back = A nadie le tocó el { $planned }. Volverá más adelante, en otra ronda.
start-dropped = A nadie le tocó el { $planned }, así que se queda sin jugar.
start-redealt = A nadie le tocó el { $double }, así que hubo que volver a repartir { $count ->
    [one] una vez
   *[other] { $count } veces
}.
start-highest-tile = Cada cual destapó una ficha: { $tiles }. { $you ->
    [yes] La tuya es la más alta, así que empiezas.
   *[no] La más alta es la de { $name }, así que empieza.
}
start-random = { $you ->
    [yes] Salió tu nombre en el sorteo: empiezas.
   *[no] En el sorteo salió { $name }, así que empieza.
}
start-next = { $you ->
    [yes] Esta vez te toca empezar.
   *[no] Esta vez le toca empezar a { $name }.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] Juegas la { $tile } en el { $end }.
   *[no] { $name } juega la { $tile } en el { $end }.
}
event-tile-laid-called = { $you ->
    [yes] Juegas la { $tile } en el { $end } y cantas: ¡me queda una ficha!
   *[no] { $name } juega la { $tile } en el { $end } y canta: ¡me queda una ficha!
}
event-start-laid = { $you ->
    [yes] Juegas el doble inicial, el { $tile }.
   *[no] { $name } juega el doble inicial, el { $tile }.
}
event-start-laid-called = { $you ->
    [yes] Juegas el doble inicial, el { $tile }, y cantas: ¡me queda una ficha!
   *[no] { $name } juega el doble inicial, el { $tile }, y canta: ¡me queda una ficha!
}
event-tile-drawn = { $you ->
    [yes] Robas la { $tile }.
   *[no] { $name } roba la { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] Robas una ficha.
   *[no] { $name } roba una ficha.
}
event-start-found = { $you ->
    [yes] ¡Robas el { $tile }, el doble inicial!
   *[no] ¡{ $name } roba el { $tile }, el doble inicial!
}
event-turn-passed = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
event-foot-begun = ¡Pata de gallina! { $toes ->
    [one] Ahora una ficha debe ir en el { $double }.
   *[other] Las próximas { $toes } fichas deben ir en el { $double }.
}
event-foot-waived = ¡Pata de gallina! Ya no quedan fichas suficientes, así que el { $double } no pide ninguna.
event-foot-done = La pata del { $double } está completa.
event-opening-done = Ya han empezado todos los trenes: ahora todos los extremos están abiertos.
event-caught = ¡{ $by } pilla a { $name }, que olvidó cantar! { $name } { $count ->
    [0] no roba nada, porque el gallinero no tiene nada que dar.
    [one] roba una ficha.
   *[other] roba { $count } fichas.
}
event-caught-you = ¡Se te olvidó cantar y { $by } te pilla! { $count ->
    [0] El gallinero no tiene nada que dar, así que no robas nada.
    [one] Robas una ficha: { $tiles }.
   *[other] Robas { $count } fichas: { $tiles }.
}
event-caught-by-you = ¡Pillas a { $name }, que olvidó cantar! { $name } { $count ->
    [0] no roba nada, porque el gallinero no tiene nada que dar.
    [one] roba una ficha.
   *[other] roba { $count } fichas.
}
event-round-ended-out = { $you ->
    [yes] ¡Te quedas sin fichas! Se acabó la ronda.
   *[no] ¡{ $name } se queda sin fichas! Se acabó la ronda.
}
event-round-ended-blocked = Nadie puede seguir: la ronda queda cerrada.
event-round-ended-unfinishable = Esta pata ya no se puede completar: se acabó la ronda.

## The table

seat-cell = { $name }: { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
seat-sentence = { $you ->
    [yes] Tienes
   *[no] { $name } tiene
} { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
} y de momento { $you ->
    [yes] llevas
   *[no] lleva
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $name }.
}
yard = { $count ->
    [0] El gallinero está vacío.
    [one] En el gallinero queda una ficha{ $kept ->
        [0] .
       *[other] , que no se roba.
    }
   *[other] En el gallinero quedan { $count } fichas{ $kept ->
        [0] .
        [one] ; la última no se roba.
       *[other] ; las últimas { $kept } no se roban.
    }
}
ends-open = Extremos abiertos: { $ends }.
ends-none = No hay ningún extremo abierto.
pending-foot = La pata del { $double } pide { $missing ->
    [one] un dedo más
   *[other] { $missing } dedos más
}: por ahora todas las fichas van ahí.
pending-opening = Apertura: en el { $double } { $missing ->
    [one] aún debe empezar un tren más
   *[other] aún deben empezar { $missing } trenes más
}.
pending-start = El doble inicial, el { $double }, aún no está en la mesa.

hand = Tu mano ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}):
hand-sentence = En la mano tienes { $tiles }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hand-can = Puedes jugar { $tiles }.
hand-cannot = No puedes jugar ninguna de tus fichas.
choices = Tus opciones:
call-due = Esta es tu penúltima ficha. Con el "!" la cantas; si no lo pones, te pueden pillar.
catch-may = A { $name } le queda una ficha y no cantó. Para pillar a { $name }, escribe "catch".
catch-or-not = A { $name } le queda una ficha y no cantó. Para pillar a { $name }, escribe "catch" (o 1); para dejarlo pasar, pulsa Enter (o 2).
forced-draw = No puedes jugar ninguna ficha, así que robas la { $tile }.
forced-draw-again = No coincide, así que robas otra: la { $tile }.
forced-search = Buscas el { $double } y robas la { $tile }.
forced-search-found = Buscas el doble inicial y lo robas: ¡el { $double }!
forced-pass = No puedes jugar ni robar, así que pasas.
forced-pass-drawn = No coincide, así que pasas.
forced-pass-waits = En este turno no la puedes jugar, así que pasas.

## The table in sentences, for screen readers

prose-start = En el centro está el doble inicial, el { $double }.
prose-arm = Tren { $number }: { $tiles }. Extremo abierto: { $end }.
prose-arm-foot = Tren { $number }: { $tiles }, y después el doble { $double }.
prose-toe = Dedo { $number } de la pata del { $double }: { $tiles }. Extremo abierto: { $end }.
prose-toe-foot = Dedo { $number } de la pata del { $double }: { $tiles }, y después el doble { $foot }.
prose-free = El { $double } pide { $count ->
    [one] una ficha más
   *[other] { $count } fichas más
}.
prose-bare = En el { $double } no se jugó nada.
prose-lying = En la mesa están: { $tiles }.
prose-newest = La ficha más reciente es la { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = La ronda se acabó, ya no juega nadie ({ $clause }).
why-not-your-turn = Todavía no: ahora es el turno de alguien más ({ $clause }).
why-not-in-hand = No tienes la { $tile }; juega una ficha de tu mano ({ $clause }).
why-no-such-end = En la mesa no hay ningún sitio así. Abiertos: { $ends } ({ $clause }).
why-halves-differ = La { $tile } no coincide: las mitades que se tocan deben ser iguales. Abiertos: { $ends } ({ $clause }).
why-start-first = Primero debe estar en la mesa el doble inicial, el { $start } ({ $clause }).
why-foot-open = La { $tile } debe esperar: la pata del { $value } todavía pide { $missing ->
    [one] un dedo
   *[other] { $missing } dedos
}, y hasta entonces todas las fichas van ahí ({ $clause }).
why-opening-open = La { $tile } debe esperar: antes { $missing ->
    [one] debe empezar un tren más
   *[other] deben empezar { $missing } trenes más
} en el { $value }-{ $value } ({ $clause }).
why-must-lay = Puedes jugar una ficha, así que debes hacerlo; mira las fichas marcadas ({ $clause }).
why-drawn-already = Ya robaste; solo se roba una vez por turno ({ $clause }).
why-only-drawn = Después de robar solo se puede jugar la ficha robada, la { $drawn } ({ $clause }).
why-drawn-waits = La { $drawn } se robó en este turno y debe esperar al siguiente ({ $clause }).
why-yard-at-reserve = En el gallinero ya no queda nada que robar; pasa ({ $clause }).
why-no-drawing = En esta mesa no se roba; pasa ({ $clause }).
why-nothing-to-pass-on = Primero roba; después puedes pasar ({ $clause }).
why-double-forbidden = { $last ->
    [yes] El { $tile } no se puede jugar: aquí tu última ficha no puede ser un doble ({ $clause }).
   *[no] El { $tile } no se puede jugar: ya no quedan fichas suficientes para sus dedos ({ $clause }).
}
why-no-call-due = No hay nada que cantar: solo se canta la penúltima ficha. Quita el "!" ({ $clause }).
why-nothing-to-catch = Ahora ese asiento no puede pillar a nadie ({ $clause }).
why-tile-fits = La { $tile } se puede jugar así: { $moves }.
why-all-fit = Todas tus fichas pueden ir en algún sitio.

## Hints

hint = { $bot } elegiría { $move }: { $reason }
hint-worths = { $deals ->
    [one] Lo que te puede costar cada jugada en esta ronda, según un reparto que cuadra con lo que has visto:
   *[other] Lo que te puede costar cada jugada en esta ronda, según { $deals } repartos que cuadran con lo que has visto:
}
hint-worth = { $move }: { $points } puntos (de { $low } a { $high })
hint-only = no hay otra cosa que hacer.
hint-out = es tu última ficha, y con ella acabas.
hint-start = así empieza la ronda.
hint-draw = una ficha nueva vale más que lo que podrías jugar.
hint-hold = lo que tienes vale más en tu mano.
hint-keep = por ahora la { $tile } vale más en tu mano.
hint-block = ya no se puede completar ninguna pata del { $value }, así que cierra la ronda; te quedas con { $mine ->
    [one] 1 punto
   *[other] { $mine } puntos
}, y el resto, con alrededor de { $others } por cabeza.
hint-foot = pide dedos, y tú tienes { $toes ->
    [one] una ficha
   *[other] { $toes } fichas
} con el { $value }.
hint-double = te quitas un doble de la mano, y los dedos debe ponerlos el resto de la mesa.
hint-starve = deja abierto un { $value }, y ya se vio que { $seats ->
    [one] a alguien no le queda ninguno
   *[other] a { $seats } rivales no les queda ninguno
}.
hint-heavy = es la ficha más pesada que puedes jugar: te quitas de encima { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}.
hint-follow = después puedes seguir tú: tienes { $tiles ->
    [one] una ficha más
   *[other] { $tiles } fichas más
} con el { $value }.
hint-place = en la mayoría de los repartos es lo que mejor te deja.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] Tienes { $tiles }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
   *[no] { $name } tiene { $tiles }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
}
shown-out = { $you ->
    [yes] Te quedaste sin fichas: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
   *[no] { $name } se quedó sin fichas: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
}
round-won = { $you ->
    [yes] Ganas la ronda.
   *[no] { $name } gana la ronda.
}
round-shared = Ronda compartida: { $names }.

score-head-player = nombre
score-head-total = total
score-none = Todavía no ha terminado ninguna ronda.
score-sentence = { $you ->
    [yes] Llevas
   *[no] { $name } lleva
} { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}; ronda por ronda: { $points }.

game-over = La partida ha terminado.
game-stopped = Nadie tiene ninguno de los dobles que quedan, así que la partida ha terminado.
place = { $place }. { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}
tie-most-zero-rounds = Empate a puntos ({ $ahead }, { $behind }). Por delante, con más rondas de cero: { $ahead }.
tie-lowest-nonzero-round = Empate a puntos ({ $ahead }, { $behind }). Por delante, con la ronda más baja sin contar las de cero: { $ahead }.
tie-most-rounds-won = Empate a puntos ({ $ahead }, { $behind }). Por delante, con más rondas ganadas: { $ahead }.
tie-shared = Empate, puesto compartido: { $names }.
winner = { $you ->
    [yes] Ganas la partida. ¡Bien jugado!
   *[no] { $name } gana la partida.
}
winners-shared = Victoria compartida: { $names }.
