### What is wrong, in Spanish: in files, positions, records, settings and messages, and why a table's server refuses something.

## Mistakes in files, positions and on the command line: expected, got.

error-at = { $where }: { $what }
error-bad-tile = se esperaba una ficha como "3-6", pero se recibió { $got }
error-halves-beyond = se esperaban dos mitades de 0 a { $most }, pero se recibió { $got }
error-bad-move = se esperaba una jugada como "9-3 on 9", "9-3 on 9.2", "draw", "pass" o "catch 2", pero se recibió { $got }
error-unknown-bot = se esperaba uno de estos: { $known }; pero se recibió { $got }
error-unknown-preset = se esperaba uno de estos: { $known }; pero se recibió { $got }
error-unknown-key = se esperaba una de estas palabras: { $known }; pero se recibió { $got }
error-no-key-value = se esperaba KEY=VALUE, cada clave una sola vez, pero se recibió { $got }
error-bad-toml = se esperaba un archivo TOML, pero { $line ->
    [0] se recibió otra cosa
   *[other] hay otra cosa en la línea { $line }, columna { $column }
}

error-bad-value = se esperaba { $expects }, pero se recibió { $got }

error-bad-spec = se esperaba un jugador como module:Class, pero se recibió { $got }
error-bad-budget = se esperaba un límite como 50ms, 1s o 400 (muestras), pero se recibió { $got }
error-bot-not-made = se esperaba una clase que se pueda importar y crear sin argumentos, pero se recibió { $got } ({ $why })
error-no-bot = se esperaba un jugador automático, con un nombre y un método choose, pero se recibió { $got }
error-too-small = se esperaba { $least } o más, pero se recibió { $got }
error-rounds-beyond = { $most ->
    [one] se esperaba una sola ronda
   *[other] se esperaban de 1 a { $most } rondas
}, pero se recibió { $got }
error-no-such-seat = se esperaba un asiento de 0 a { $most }, pero se recibió { $got }
error-too-many-seats = { $most ->
    [one] se esperaba un asiento
   *[other] se esperaban { $most } asientos
} como máximo, pero se recibió { $got }
error-too-many-bots = { $most ->
    [one] se esperaba un jugador automático
   *[other] se esperaban { $most } jugadores automáticos
} como máximo, pero se recibió { $got }
error-beside-resume = no se esperaba una mesa nueva junto con --resume, pero se recibió { $got }
error-preset-and-rules = se esperaba --preset o bien --rules, no ambos, pero se recibió { $got }
error-not-one-line = se esperaba un texto de 1 a { $most } signos, sin saltos de línea, caracteres de control ni espacios dobles, pero se recibió { $got }
error-seed-size = se esperaba una semilla de { $bytes } bytes, pero se recibió { $got }
error-endless-redeal = se esperaba un reparto en el que alguien tenga el doble inicial, pero no hubo ninguno en { $deals }
error-game-over = aquí no se puede empezar ni jugar ninguna ronda: la partida ha terminado o está entre dos rondas

error-position-fields = se esperaban 7 campos (reglas, mesa, manos, gallinero, asiento en turno, ficha robada, turnos sin jugar), pero hay { $fields } en { $line }
error-position-number = se esperaba un número, pero se recibió { $got }
error-position-drawn = se esperaba una ficha robada como "d:3-6", o bien "-", pero se recibió { $got }
error-position-extra = se esperaba "r:", "u:", "c:" u "o:" con un número, una sola vez cada uno, pero se recibió { $got }
error-position-pending = se esperaba una pata como "2*1" o una apertura como "9-9*1" después de "|", pero se recibió { $got }
error-position-end = se esperaba un extremo abierto de 0 a { $most }, pero se recibió { $got }
error-position-tree = { $wanted ->
    [tile] se esperaba una ficha
    [sign] se esperaba "(", "," o ")"
    [fewer] se esperaban como máximo { $most } fichas seguidas
   *[next] se esperaba "," o ")"
}, pero { $is_end ->
    [yes] ahí se acaba
   *[no] se recibió { $got }
}

error-no-record = se esperaba una primera línea "{ $line }", pero se recibió { $got }
error-record-empty = se esperaba una primera línea "{ $line }", pero no se recibió nada
error-record-version = se esperaba la versión { $version }, pero { $is_told ->
    [yes] se recibió { $got }
   *[no] no se dice ninguna
}
error-record-too-big = se esperaba un registro de { $most } signos como máximo, pero se recibió { $got }
error-beyond-record = { $round ->
    [0] se esperaba una ronda de 1 a { $most }, pero se recibió { $got }
   *[other] se esperaba una jugada de 0 a { $most } de la ronda { $round }, pero se recibió { $got }
}

error-too-many-tiles = se esperaban como máximo { $tiles } fichas (se podría con { $bigger ->
    [0] { $fewer ->
        [0] menos jugadores
       *[other] manos de { $fewer }
    }
   *[other] { $fewer ->
        [0] un juego de doble { $bigger }
       *[other] un juego de doble { $bigger } o con manos de { $fewer }
    }
}), pero se recibió { $got }
error-no-hand-size = se esperaba un tamaño de mano para { $players } jugadores, pero no hay ninguno
error-players-out-of-range = se esperaba un número de { $least } a { $most }, pero se recibió { $got }
error-arms-exceed-set = con este juego de fichas { $most ->
    [one] se esperaba un tren
   *[other] se esperaban { $most } trenes
} como máximo, pero se recibió { $got }
error-toes-exceed-set = con este juego de fichas se esperaba { $most } como máximo, pero se recibió { $got }
error-no-rounds = se esperaba al menos un doble inicial, pero no se recibió ninguno
error-round-not-in-set = se esperaban dobles hasta el { $most }, pero se recibió { $got }
error-may-never-end = se esperaba full_circle, porque con must_lay=no una ronda podría no acabar nunca, pero se recibió { $got }
error-starter-and-double = se esperaba holder con starting_double=pool, y otro valor con aside, pero se recibió { $got }
error-unheld-and-double = se esperaba un valor que no sea none con starting_double=pool, y none con aside, pero se recibió { $got }
error-mover-cannot-draw = se esperaba full_circle o nobody con draw=none, pero se recibió { $got }
error-drawn-never-laid = se esperaba must o may con draw=until_playable, pero se recibió { $got }

key-set = un máximo de puntos por mitad, de 2 a 18
key-players = un rango de jugadores como 2-8
key-hand = un número de fichas por mano como 7, una tabla como 2:21,3:14, o bien 42/players
key-starting-double = aside o pool
key-starter = lottery, holder, highest_tile o random
key-unheld = none, search, together, comes_back, dropped o redeal
key-rounds = all, down_up o una lista de dobles como 9,8,7
key-arms = players, un número o players..número
key-toes = 1, 2 o 3
key-unfinishable = play_on, end_round, forbid o waive
key-must-lay = yes o no
key-draw = none, one o until_playable
key-drawn-fits = must, may o may_not
key-reserve = un número de fichas que nunca se roban, como 1, o bien 2,1 para dos jugadores y para más
key-blocked = nobody, full_circle o mover
key-last-double = allowed, penalty o forbidden
key-last-double-penalty = un número de puntos, 1 o más
key-call = el número de fichas que roba quien se deja pillar, o 0 si no se canta
key-double-blank = un número de puntos, 0 o más
key-blank-half = un número de puntos, 0 o más
key-end = all_rounds o target:PUNTOS
key-ties = una lista de most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = esta posición no puede darse: { $flaws }
error-illegal-move = "{ $move }" no se puede jugar: { $why }

error-resume-wrong = esta partida no puede seguir, porque su registro tiene { $mistakes ->
    [one] un error: { $first }
   *[other] { $mistakes } errores; el primero: { $first }
}
error-resume-hidden = esta partida no puede seguir, porque su registro oculta fichas de la ronda { $round }

## Mistakes in a record.

mistake-at = línea { $line }, columna { $column }: { $what }

mistake-bad-line = se esperaba una línea como "nombre: valor", pero se recibió { $written }
mistake-unknown-item = se esperaba un dato de un registro, pero se recibió { $written }
mistake-misplaced = { $kind ->
    [round] aquí solo se esperaban datos de una ronda
   *[header] antes de la primera ronda solo se esperaban encabezados
}, pero se recibió "{ $item }"
mistake-twice = se esperaba "{ $item }" una sola vez, pero se recibió otra vez
mistake-bad-value = se esperaba { $kind ->
    [players] un número de jugadores de 1 a { $most }
    [seat] un asiento como 0
    [fingerprint] un texto de { $most } dígitos hexadecimales
    [salts] un número par de dígitos hexadecimales, o bien "-"
    [tile] una ficha como "3-6"
    [halves] un par de mitades de 0 a { $most }
    [double] un doble como "9-9"
    [pile] una lista de fichas como "3-6,1-1", de fichas ocultas como "?7", o bien "-"
    [hidden] un número de fichas ocultas de 0 a { $most }
    [name] un nombre de 1 a { $most } signos imprimibles
    [date] una fecha como 2026-02-14 o 2026-02-14T20:30:00+00:00
    [end] out, blocked o unfinishable
    [stopped] unheld
    [move] una jugada como "9-3 on 9", "9-3 on 9.2", "draw", "pass" o "catch"
    [drawn] una sola ficha robada como "3-6", o bien "?"
   *[number] un número
}, pero { $is_empty ->
    [yes] no se recibió nada
   *[no] se recibió { $written }
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] se esperaba un fin de línea después de una jugada, pero el texto se acaba
   *[round] se esperaba el reparto de la ronda y quién empieza ({ $item }), pero el texto se acaba
}
mistake-too-long = { $kind ->
    [lines] se esperaban { $most } líneas como máximo, pero hay más
   *[signs] se esperaban { $most } signos por línea como máximo, pero se recibió { $written }
}
mistake-too-many = se esperaban menos de { $most } errores, pero hay tantos que el resto no se lee
mistake-missing = { $kind ->
    [before] se esperaba una línea "{ $item }" antes de esto, pero no hay ninguna
   *[anywhere] se esperaba una línea "{ $item }", pero no hay ninguna
}
mistake-no-such-seat = se esperaba un asiento de 0 a { $most }, pero se recibió { $written }
mistake-wrong-count = { $players ->
    [one] se esperaba un dato
   *[other] se esperaban { $players } datos, uno por asiento
}, pero se recibió { $written }
mistake-round-number = se esperaba la ronda { $right }, pero se recibió { $written }
mistake-table-refused = { $why }
mistake-round-unfinished = se esperaba el final de la ronda anterior, pero se recibió la ronda { $round }
mistake-round-extra = no se esperaba ninguna ronda después del final de la partida, pero se recibió la ronda { $round }
mistake-seed-differs = { $kind ->
    [game] se esperaba { $right } según la semilla de la partida
   *[deal] se esperaba la semilla de este compromiso y de este reparto
}, pero se recibió { $written }
mistake-commit-differs = se esperaba { $right }, el SHA-256 de la semilla, pero se recibió { $written }
mistake-salts-differ = se esperaban las sales con las que la semilla da este reparto, pero se recibió { $written }
mistake-start-differs = { $kind ->
    [round] se esperaba el doble inicial { $right }, pero se recibió { $written }
    [planned] se esperaba el doble previsto { $right }, pero se recibió { $written }
    [redeals] { $right ->
        [one] se esperaba un reparto nuevo
       *[other] se esperaban { $right } repartos nuevos
    }, pero se recibió { $written }
    [turned] { $right ->
        [one] se esperaba una ficha destapada
       *[other] se esperaban { $right } fichas destapadas
    }, pero se recibió { $written }
    [shown] se esperaba que se destapara { $right }, pero se recibió { $written }
    [unheld] se esperaba un doble que alguien tenga, pero se recibió { $written }
   *[start] se esperaba { $is_search ->
        [yes] una búsqueda desde el asiento { $right }
       *[no] que empezara el asiento { $right }
    }, pero se recibió { $written_search ->
        [yes] una búsqueda desde el asiento { $written }
       *[no] el asiento { $written }
    }
}
mistake-deal-differs = se esperaba { $right } según la semilla, pero se recibió { $written }
mistake-deal-impossible = { $kind ->
    [size] { $right ->
        [one] se esperaba una ficha
       *[other] se esperaban { $right } fichas
    }, pero se recibió { $written }
    [twice] se esperaba cada ficha una sola vez, pero la { $tile } aparece más veces
   *[foreign] se esperaban fichas de un juego de doble { $set }{ $is_aside ->
        [yes] { " " }sin el { $aside }
       *[no] { "" }
    }, pero se recibió { $tile }
}
mistake-illegal = se esperaba una jugada legal del asiento { $to_move }, pero se recibió "{ $move }" del asiento { $seat }: { $why }
mistake-drawn-differs = se esperaba { $right } del gallinero, pero se recibió { $written }
mistake-after-end = no se esperaba ninguna jugada después del final de la ronda, pero se recibió "{ $move }"
mistake-end-early = se esperaba una ronda que sigue, pero se recibió su final
mistake-end-differs = se esperaba "end: { $right }", pero se recibió "end: { $written }"
mistake-left-differs = se esperaba que al asiento { $seat } le quedara { $right }, pero se recibió { $written }
mistake-scores-differ = se esperaban los puntos { $right }, pero se recibió { $written }
mistake-totals-differ = se esperaban los totales { $right }, pero se recibió { $written }
mistake-places-early = no se esperaban puestos antes del final de la partida, pero se recibió { $written }
mistake-places-differ = se esperaban los puestos { $right }, pero se recibió { $written }
mistake-stopped-wrongly = se esperaba una partida que sigue o que acaba por sí sola, pero se recibió una interrumpida

## Flaws of a position

flaw-no-such-seat = no hay ningún asiento { $seat }
flaw-two-hands-empty = hay más de una mano vacía
flaw-not-in-set = la { $tile } no está en el juego de fichas
flaw-tile-twice = la { $tile } está más de una vez
flaw-tile-missing = la { $tile } no está en ninguna parte
flaw-yard-does-not-add-up = el gallinero debería tener { $expected ->
    [one] una ficha
   *[other] { $expected } fichas
} y tiene { $got }
flaw-start-no-double = la { $tile } no es un doble y no puede empezar nada
flaw-start-aside = aquí el doble inicial está en la mesa desde el primer momento
flaw-start-nowhere = el { $tile } no está ni en una mano ni en el gallinero
flaw-holder-moves = el asiento { $seat } tiene el doble inicial y debería ser su turno
flaw-empty-before-start = hay una mano vacía antes de empezar la ronda
flaw-outline-not-partial = solo una posición parcial (~) puede omitir el árbol de fichas
flaw-end-not-in-set = un extremo de { $value } no es del juego de fichas
flaw-foot-on-no-double = la { $tile } no es un doble del juego de fichas y no puede tener pata
flaw-double-not-laid = el { $tile } debería estar bajo sus dedos, pero está en una mano o en el gallinero
flaw-missing-out-of-range = ahí no puede haber { $got } sitios sin llenar; como máximo { $expected }
flaw-two-pending = a más de un doble le faltan fichas: { $tiles }
flaw-opening-grown = un tren creció antes de que todos hubieran empezado
flaw-foot-grown = un dedo del { $tile } creció antes de que tuviera todos sus dedos
flaw-ends-differ = el árbol tiene los extremos { $expected } y la posición dice { $got }
flaw-too-many-arms = en el doble inicial empiezan { $got } trenes; como máximo { $expected }
flaw-too-many-toes = el { $tile } tiene demasiados dedos
flaw-halves-differ = la { $tile } no coincide con la { $parent }
flaw-drawn-not-in-hand = la ficha robada { $tile } no está en la mano del asiento en turno
flaw-nothing-drawn = aquí nadie puede haber robado la { $tile }
flaw-idle-below-zero = no puede haber menos de 0 turnos sin jugar
flaw-dry-exceeds-idle = { $got } turnos sin nada que robar son demasiados; como máximo { $expected }
flaw-not-out-on = nadie puede haberse quedado sin fichas con el doble de { $value }
flaw-uncalled-impossible = el asiento { $seat } no puede haber olvidado cantar
flaw-no-circle = aquí no hay ninguna búsqueda que dé vueltas a la mesa

## Mistakes in what the server was given

error-bad-number = se esperaba un número entero, pero se recibió { $got }
error-number-beyond = se esperaba un número de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }, pero se recibió { $got }
error-bad-limits = se esperaba una de estas palabras: "on", "off"; pero se recibió { $got }
error-bad-push = se esperaba una de estas palabras: "on", "off"; pero se recibió { $got }
error-bad-contact = se esperaba una dirección como mailto:table@example.org o https://example.org; pero se recibió { $got }
error-bad-log-format = se esperaba "text" o "json", pero se recibió { $got }
error-bad-database = se esperaba una base de datos como "sqlite:///file" (quizá con "?synchronous=full"), "postgresql://user@host/name" o "memory:", pero se recibió { $got }
error-bad-bus = se esperaba un bus como "memory:", "postgresql://user@host/name" o "nats://host:4222", pero se recibió { $got }
error-cannot-listen = se esperaba una dirección de esta máquina y un puerto libre, pero se recibió { $got } ({ $why })
error-workers-need-bus = se esperaba un bus que llegue a los { $workers } trabajadores (nats://... o postgresql://...), pero se recibió { $got }
error-workers-need-database = se esperaba una base de datos que compartan los { $workers } trabajadores, pero se recibió { $got }
error-workers-need-port = se esperaba un puerto, porque lo comparten varios trabajadores, pero se recibió { $got }
error-database-too-new = la base de datos es de una versión más nueva de este programa
error-store-failed = ahora no se puede usar la base de datos ({ $why })
error-bad-log = no se puede leer el diario de una mesa: está dañado o lo escribió una versión más nueva
error-clash = alguien se adelantó; inténtalo otra vez
error-no-such-table = esa mesa no existe

error-bad-message = La página y el servidor no se entienden; carga la página de nuevo.
error-bad-body = La página y el servidor no se entienden; carga la página de nuevo.
error-bad-query = se esperaba otro valor en la dirección, pero se recibió { $got }
error-bad-name = se esperaba un nombre de 1 a { $most } caracteres
error-bad-clock = se esperaba un reloj de 0 a { $most } segundos, pero se recibió { $got }
error-rules-and-toml = se esperaban unas reglas en una línea o en un archivo, pero se recibieron las dos cosas
error-rules-too-long = se esperaban unas reglas de { $most } signos como máximo, pero se recibió { $got }
error-no-open-seat = se esperaba un asiento libre para quien abre la mesa

## Why the table's server does not do something

refused-not-host = Eso solo puede hacerlo quien dirige la mesa.
refused-not-seated = Aquí no tienes asiento.
refused-not-watching = Primero abre la mesa.
refused-no-guest = Primero dinos tu nombre.
refused-not-now = Eso no se puede hacer ahora.
refused-no-such-seat = Ese asiento no existe.
refused-seated-already = Ya tienes asiento aquí.
refused-seat-taken = Ese asiento ya está ocupado.
refused-invited-only = Este asiento está reservado para alguien con invitación.
refused-removed = Quien dirige la mesa te ha sacado de ella.
refused-nobody-there = Ahí no hay nadie.
refused-not-yourself = Para irte, deja tu propio asiento.
refused-seats-free = Primero debe haber alguien en cada asiento.
refused-stood-in = Un jugador automático juega por ti; primero recupera tu asiento.
refused-not-your-seat = Ese no es tu asiento.
refused-too-late = Eso llegó demasiado tarde.
refused-salt-differs = Esa no es la sal prometida.
refused-stale = La mesa ya ha cambiado; vuelve a mirar.
refused-not-alone = En una partida con más gente no se deshace nada.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-hints = En esta mesa no hay pistas.
refused-hint-later = Las pistas llegan cuando es tu turno.
refused-closed = Esta mesa está cerrada.
refused-too-fast = Más despacio, por favor.
refused-hello-twice = La conexión ya había empezado.
refused-no-such-command = El servidor no conoce esa orden.
refused-failed = Algo salió mal en el servidor; inténtalo otra vez.
refused-internal = { refused-failed }
refused-offline = No hay conexión con el servidor.
refused-no-such-code = Ahora ninguna mesa tiene ese código.
refused-record-wrong = Con este registro no se puede volver a ver la partida, porque tiene { $mistakes ->
    [one] un error: { $first }
   *[other] { $mistakes } errores; el primero: { $first }
}
refused-record-too-long = Este registro tarda demasiado en reproducirse.
refused-no-such-link = Este enlace ya se usó o es demasiado viejo.
refused-no-such-game = En esta mesa no se jugó esa partida.
refused-bad-move = Eso no es una jugada.
refused-unknown-bot = Ese jugador automático no existe.
refused-bad-host = El servidor no se reconoce en esta dirección.
refused-bad-media = El servidor no sabe leer eso.
refused-bad-request = No llegó todo; inténtalo otra vez.
refused-too-large = Es demasiado de una vez.
refused-too-slow = Tardó demasiado; inténtalo otra vez.
refused-too-many = Demasiados intentos; espera un poco.
refused-no-push = Este servidor no envía notificaciones.
refused-other = No se aceptó ({ $code }).
