### What only a terminal says, in Spanish. Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = Se esperaba un número, una jugada como "9-3 on 9" o bien "help", pero escribiste "{ $got }".
answer-number = { $count ->
    [one] Se esperaba 1, la única opción, pero escribiste { $got }.
   *[other] Se esperaba un número de 1 a { $count }, pero escribiste { $got }.
}
answer-tile = Después de la interrogación se esperaba una ficha como 9-3, pero escribiste "{ $got }".
answer-elsewhere = La { $tile } no va ahí, pero se puede jugar así: { $moves }.
answer-several = La { $tile } puede ir en varios sitios; di en cuál: { $moves }.
answer-catch = Se esperaba "catch", o solo Enter para dejarlo pasar, pero escribiste "{ $got }".
answer-between = Se esperaba solo Enter, o una de estas palabras: score, table, rules, undo, help, quit; pero escribiste "{ $got }".

thinks-less = Aquí los jugadores automáticos piensan menos de lo que podrían: con pip install "{ $extra }" juegan mejor.
warmed-up = Los jugadores automáticos ya están listos ({ $seconds } s).

undo-done = Deshecho. { $count ->
    [one] Va una jugada deshecha
   *[other] Van { $count } jugadas deshechas
} en esta partida.
undo-nothing = No hay nada que deshacer: todavía no has tenido nada que elegir.

prompt-turn = Tu jugada:
prompt-catch = ¿Pillar?
prompt-next = Enter para la siguiente ronda:

help =
    Escribe una línea y pulsa Enter.
    3                 la opción con ese número
    9-3 on 9          jugar la 9-3 con su 9 en un 9 abierto
    9-3 on 9.2        ... en el segundo 9 abierto, el que lleva la marca 9.2
    9-3               ... si solo puede ir en un sitio
    9-3 on 9!         ... y cantar que te queda una ficha
    draw   (o d)      robar una ficha
    pass   (o p)      pasar
    catch  (o c)      pillar a quien olvidó cantar
    ?                 por qué no puede ir cada una de las otras fichas
    ? 9-3             por qué no puede ir esta ficha, o dónde puede ir
    hint              qué haría el mejor jugador automático, y por qué
    undo              deshacer tu última elección
    table  score      ver la mesa, o los puntos de todas las rondas
    rules             ver las reglas de esta mesa
    quit              dejar de jugar; la partida se guarda para seguir otro día
help-picture =
    El dibujo se lee desde el doble inicial hacia afuera: primero va la mitad que toca.
    Los dobles están atravesados y llevan sus dedos.
    { $open } es un extremo abierto, { $waiting } uno que debe esperar, { $free } un sitio que hay que llenar ahora.
    { $newest } es la ficha más reciente, y { $onward } lleva a otra parte del dibujo.
    De tu mano se puede jugar { $playable }.

## Saving

saved = La partida está guardada en { $file }.
go-on = Para seguir: { $command } --resume { $file }
save-failed = No se pudo guardar la partida en { $file }: { $reason }.

## The command line

audit-sound = Esta posición es correcta.
usage-bad-value = { $where }: se esperaba un número, pero se recibió { $got }
usage-no-value = { $where }: no se esperaba ningún valor, pero se recibió { $got }
usage-too-many = no se esperaban más palabras, pero se recibió { $got }
usage-unknown-option = se esperaba una de las opciones que muestra --help, pero se recibió { $got }
usage-unknown-command = se esperaba una de estas palabras: { $known }; pero se recibió { $got }
usage-twice = { $where }: se esperaba una sola vez, pero se recibió otra vez
usage-missing = se esperaba { $where }, pero no se recibió nada
error-unknown-language = se esperaba uno de estos idiomas: { $known }; pero se recibió { $got }
error-no-language = se esperaba uno de estos idiomas: { $known }; pero no se recibió nada
error-file-too-big = se esperaban { $most } bytes como máximo, pero hay más
error-no-text = se esperaba texto en UTF-8, pero hay otra cosa en el byte { $byte }
error-record-exists = se esperaba un archivo que aún no exista (para seguir con uno que ya existe está --resume), pero se recibió { $got }
error-bot-failed = se esperaba una jugada legal en el reparto { $deal } (semilla { $seed }), pero se recibió { $got }
error-no-bots = se esperaban jugadores automáticos separados por comas, pero no se recibió nada
error-too-many-line-ups = se esperaban como máximo { $most } combinaciones de jugadores, pero hay más
error-no-extra = se esperaba { $module }, que viene con chickenfoot[{ $extra }], pero no está
error-bad-plot = se esperaba un nombre de archivo acabado en .svg, en una carpeta que exista, pero se recibió { $got }
error-unknown-style = se esperaba una de estas palabras: { $known }; pero se recibió { $got }
error-not-on-table = se esperaba una ficha que esté en la mesa, pero se recibió { $got }
error-bad-seconds = se esperaba un número de segundos mayor que 0, pero se recibió { $got }
error-bad-aspect = se esperaba una proporción como 16:10, en números enteros, de 1:{ $most } a { $most }:1, pero se recibió { $got }
error-only-records = para esto se esperaba un registro, pero se recibió una posición
error-no-rounds-told = se esperaba un registro con alguna ronda, pero no tiene ninguna
error-bad-play = se esperaba una ficha que se pueda jugar después de las anteriores, pero se recibió { $got }
error-bad-size = se esperaba un número entero de { $least } a { $most }, pero se recibió { $got }
error-no-picture = se esperaba un archivo nuevo, o un dibujo que se pueda reemplazar, pero se recibió { $got }
error-nothing-laid = se esperaba un momento en que ya haya alguna ficha en la mesa, pero se recibió { $got }
error-no-tree = se esperaba una mesa con el doble inicial ya jugado y con su árbol conocido, como "9-9(9-1,9-3)", pero se recibió { $got }
error-arena-exists = se esperaba una carpeta sin resultados (para seguir con ellos está --resume), pero se recibió { $got }
error-arena-running = se esperaba una carpeta en la que no esté escribiendo otra arena, pero se recibió { $got }
error-no-arena = se esperaba una carpeta con el plan de una arena, pero se recibió { $got }
error-bad-plan = se esperaba el plan de una arena, versión { $version }, pero se recibió { $got }
error-bad-result = se esperaba el resultado de una partida del plan, una sola vez cada una, pero se recibió { $got }
error-resume-nowhere = se esperaba la carpeta con la que seguir, pero no se recibió nada
error-resume-other = se esperaba { $planned }, igual que al empezar, pero se recibió { $got }
error-processes-died = se esperaban procesos vivos, pero murieron { $tries ->
    [one] una vez
   *[other] { $tries } veces
} (¿falta memoria?)
error-no-cluster = se esperaba un planificador de Dask con trabajadores, como tcp://host:8786, pero se recibió { $got }
error-cluster-failed = se esperaban trabajadores que puedan jugar, pero se recibió { $got }
error-resume-over = esta partida ya terminó; para verla: chickenfoot replay { $file }

seat-number = Asiento { $seat }
step-scores = Puntos: { $scores }
verify-sound = Este registro es correcto: { $rounds ->
    [0] ninguna ronda terminada
    [one] una ronda terminada
   *[other] { $rounds } rondas terminadas
}; { $over ->
    [yes] la partida ha terminado.
   *[no] la partida sigue.
}
replay-nothing = Este registro no tiene ninguna ronda.
replay-mistakes = { $count ->
    [one] Este registro tiene un error; para ver cuál es: chickenfoot verify { $file }
   *[other] Este registro tiene { $count } errores; para ver cuáles son: chickenfoot verify { $file }
}
replay-head = Ronda { $round } de { $rounds }, jugadas: { $ply } de { $plies }.
replay-move = La última jugada, del asiento { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] El gallinero está vacío.
    [one] En el gallinero queda una ficha.
   *[other] En el gallinero quedan { $yard } fichas.
}
replay-hand = asiento { $seat }: { $tiles }
replay-hand-empty = asiento { $seat }: sin fichas
draw-title = Pata de pollo, la ronda del { $double }
draw-tiles = { $count ->
    [one] En la mesa hay una ficha.
   *[other] En la mesa hay { $count } fichas.
}
draw-moving = Las fichas van apareciendo en el orden en que se jugaron, una y otra vez; al final queda así.
draw-growing = Las fichas van apareciendo desde el centro hacia afuera, una y otra vez; al final queda así.
draw-over = La ronda ha terminado.
simulate-head = { $ruleset }: { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
simulate-rounds = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}; cerradas: { $blocked }; acabadas con un doble: { $doubles }; con un doble que nadie tenía: { $unheld }
simulate-speed = { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
}, { $rate ->
    [one] 1 ronda
   *[other] { $rate } rondas
} por segundo
simulate-seat = asiento { $seat }, { $bot }: { $total } puntos por partida, { $share } % de los primeros puestos, { $zeros ->
    [one] una ronda de cero
   *[other] { $zeros } rondas de cero
}
arena-head = { $ruleset }: { $players } jugadores, { $games ->
    [one] una partida
   *[other] { $games } partidas
} ({ $deals ->
    [one] un reparto, jugado
   *[other] { $deals } repartos, cada uno
} en todas las rotaciones de asientos)
arena-rounded = Partidas pedidas: { $asked }; un reparto lleva { $each }, y los repartos se juegan hasta el final.
arena-column-bot = jugador
arena-column-seats = asientos
arena-column-first = 1.º %
arena-column-interval = 95 %
arena-column-total = puntos
arena-column-place = puesto
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = nivel
arena-column-sigma = sigma
arena-interval = { $low } a { $high }
arena-notes = El azar da el { $chance } % de los primeros puestos. Puntos y puesto: la media de una partida; cuanto menos, mejor. ms, p50, p95: la media, la mitad y el 95 % de las jugadas en las que había que elegir.
arena-unrated = No hay niveles: los trae { $extra }.
arena-left = faltan { $time }
arena-stopped = Interrumpido: { $done } de { $games } partidas. Con --out se habrían guardado.
arena-stopped-kept = Interrumpido: { $done } de { $games } partidas. Para seguir: chickenfoot arena --resume --out { $folder }
arena-plot-axis = primeros puestos, % (barra: intervalo del 95 %)
arena-plot-chance = azar: { $share } %

## The server

serve-ready = La mesa está abierta en { $address } (pulsa Ctrl-C para cerrarla).
open-ready = Tu navegador abre la mesa en { $address } (pulsa Ctrl-C aquí para cerrarla).
open-found = La mesa ya está abierta en { $address }.
serve-closed = { $kept ->
    [yes] La mesa está cerrada. Cuando la abras otra vez, cada partida seguirá donde quedó.
   *[no] La mesa está cerrada.
}
error-no-client = se esperaban las páginas para tu navegador en esta instalación, pero no están: scripts/play las crea en una copia del código, un paquete instalado ya las trae, y chickenfoot play juega en esta terminal sin ellas
error-no-answer = se esperaba una respuesta del servidor que ya está en marcha con estas mesas, pero no se recibió ninguna
