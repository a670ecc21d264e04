### The Spanish words of the pages in the browser, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = ¡A la mesa!
page-rules-here = Reglas: { $rules }
page-seat-free = libre
page-level-chick = Pollito, que aún está aprendiendo
page-level-pullet = Pollo, que ya conoce el juego
page-level-hen = Gallina, que juega bien
page-level-rooster = Gallo, que es duro de pelar
page-seat-kept = reservado para alguien
page-seat-you = { $name } (tú)
page-seat-host = dirige
page-seat-link = Enlace a este asiento
page-seat-link-help = Solo quien tenga este enlace puede ocupar el asiento. Es para una sola persona.
page-keep-seat = Reservarlo para alguien
page-stand = Dejar mi asiento
page-remove = Sacar a { $name }
page-remove-sure = ¿Sacar a { $name }? Ya no podrá volver a sentarse en esta mesa.
page-pass-host = Que dirija { $name }
page-looking-on = Estás mirando. Si quieres jugar, toma un asiento libre.
page-looking-on-full = Estás mirando: no quedan asientos libres.
page-all-rules = Todas las reglas de esta mesa
page-keep-rules = Guardar estas reglas en mi dispositivo
page-rules-kept = Estas reglas están guardadas en este dispositivo.
page-copy = Copiar enlace
page-copied = Copiado
page-share = Compartir
page-who-sits = Quién se sienta en el asiento { $seat }
page-sit = Sentarme aquí
page-start = Empezar
page-fill-seats = Debe haber alguien en cada asiento: espera a tu gente, o da los asientos libres a jugadores automáticos.
page-host-starts = La partida empieza cuando lo diga quien dirige la mesa.
page-invite = Invitar
page-only-here = Esta dirección solo se puede abrir en este equipo. Para que entre más gente, inicia el servidor con --host 0.0.0.0.
page-code = O con el código { $code }
page-qr = Código QR con el enlace, para la cámara de un teléfono
page-offline = Se cortó la conexión; seguimos intentando recuperarla.
page-ended = Esta página ya no puede seguir. Cárgala de nuevo, por favor.
page-players = Jugadores
page-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
page-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
page-round = Ronda { $number }, { $double }
page-yard = Gallinero: { $count }
page-tableau = La mesa
page-lay-here = Jugarla en el { $value } de la { $tile }
page-hand = Tu mano
page-tile-fits = { $tile }, se puede jugar
page-tile-waits = { $tile }, ahora no se puede jugar
page-hand-how = Con las flechas recorres tu mano, con Enter tomas una ficha y con Escape la devuelves. Alt con una flecha mueve la ficha dentro de tu mano.
page-arrange = Ordena tu mano
page-sort-value = Por número
page-sort-pips = Por puntos
page-sort-fits = Jugables
page-divide = Separar
page-gap = Hueco; pulsa para quitarlo
page-tile-moved = La { $tile } está ahora en el lugar { $number } de { $count }.
page-gap-moved = El hueco está ahora en el lugar { $number } de { $count }.
page-view = Vista de la mesa
page-view-how = Con más y menos te acercas o te alejas, las flechas mueven la vista y el 0 muestra toda la mesa.
page-zoom = Zoom
page-zoom-in = Acercar
page-zoom-out = Alejar
page-zoom-all = Ver toda la mesa
page-ends-strip = Extremos abiertos
page-ends = { $value }: { $count ->
    [one] 1 extremo abierto
   *[other] { $count } extremos abiertos
}
page-ends-fit = { $value }: { $count ->
    [one] 1 extremo abierto, tu ficha coincide
   *[other] { $count } extremos abiertos, tu ficha coincide
}
page-foot-wants = Pata del { $double }: { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}
page-opening-wants = Apertura en el { $double }: { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}
page-turn-of = { $name } está pensando.
page-not-your-turn = Ahora es el turno de { $name }.
page-dealing = Se están repartiendo las fichas…
push-your-turn = Es tu turno
push-with = Partida de Pata de pollo con { $names }
page-push = Avisarme cuando sea mi turno
page-push-about = Con una notificación en este dispositivo, cuando no haya abierta ninguna de nuestras páginas. Para eso, el servidor sabrá cómo llegar a él. En las partidas que juegas sin más gente no hay avisos.
page-push-denied = Este navegador no nos deja avisarte. Puedes permitirlo para esta página en los ajustes del navegador.
page-push-no-way = Este navegador no logra comunicarse con el servicio que entrega las notificaciones.
page-closed = Esta mesa está cerrada.
page-watching = Estás mirando.
page-do-draw = Robar
page-do-pass = Pasar
page-do-catch = ¡Pillar a { $name }!
page-scores = Puntos
page-double = doble
page-place = puesto
page-next-round = Siguiente ronda
page-rematch = Jugar otra vez
page-waiting-others = Esperando al resto de la mesa.
page-undo = Deshacer mi última jugada
page-ask-hint = Pista
page-hint = { $move }: { $why }
page-hint-worths = Lo que te puede costar cada jugada en esta ronda
page-record = Guardar el registro
page-replay-game = Volver a ver la partida
page-won = ronda ganada
page-face-down = { $count ->
    [one] 1 ficha boca abajo
   *[other] { $count } fichas boca abajo
}

## Whether a deal was fair.

page-fair = ¿Fue limpio el reparto?
page-fair-how = Antes de cada reparto, el servidor se compromete con un secreto, y cada cual le echa su propia pizca de azar: su sal. Ahora tu navegador puede rehacer el reparto y compararlo con lo que viste.
page-fair-round = ¿Qué reparto?
page-fair-check = Comprobar el reparto
page-fair-good = Este reparto fue limpio: todo lo que se puede comprobar cuadra.
page-fair-bad = Este reparto no cuadra con lo prometido.
page-fair-late = Esta página se abrió después de repartir las fichas. No vio ni la promesa ni las manos de ese momento, así que puede comprobar menos.
page-fair-unseen = Esta página no estaba abierta durante esa ronda. La prueba de su reparto está en el registro de la partida.
page-fair-commitment-fits = La semilla que mostró el servidor es la misma con la que se comprometió antes de repartir.
page-fair-commitment-differs = La semilla que mostró el servidor no es la misma con la que se comprometió: la huella mostrada antes de repartir es { $got }; la de la semilla es { $expected }.
page-fair-salt-fits = La sal que echó tu navegador está en el reparto.
page-fair-salt-differs = { $you ->
    [yes] Tu navegador echó la sal { $expected }, pero en su lugar el reparto tiene { $got }.
   *[no] Como sal de { $name }, el reparto tiene { $got }, y eso no es ninguna sal.
}
page-fair-hand-fits = La semilla y las sales dan exactamente la mano que te tocó.
page-fair-hand-differs = Según la semilla y las sales, tu mano debía ser { $expected }, pero te tocó { $got }.
page-fair-left-fits = Cada ficha que quedó al final le había tocado a quien la tenía, o estaba en el gallinero.
page-fair-left-differs = { $you ->
    [yes] Al final tenías { $got }, pero según la semilla y las sales eso le tocó a otra persona.
   *[no] Al final { $name } tenía { $got }, pero según la semilla y las sales eso le tocó a otra persona.
}
page-fair-redeals-fits = Las fichas se volvieron a repartir justo las veces que hacía falta.
page-fair-redeals-differs = Las fichas se volvieron a repartir aunque alguien tenía el doble inicial (repartos nuevos: { $got }; necesarios: { $expected }).
page-fair-starter-fits = La semilla y las sales dan el mismo sorteo para ver quién empieza.
page-fair-starter-differs = { $you ->
    [yes] Según la semilla y las sales te tocaba empezar a ti (fichas destapadas: { $expected }); según lo que nos dijeron: { $got }.
   *[no] Según la semilla y las sales le tocaba empezar a { $name } (fichas destapadas: { $expected }); según lo que nos dijeron: { $got }.
}
page-fair-no-salts = Nadie echó ninguna sal. Así, el servidor pudo probar muchos secretos y quedarse con uno que le gustara.
page-fair-promise = Huella de la semilla, mostrada antes del reparto
page-fair-seed = Semilla, mostrada después de la ronda
page-fair-salt-of = Sal de { $name }
page-fair-nothing = nada
page-says = { $name }: { $phrase }
phrase-chicken-foot = ¡Pata de gallina!
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-foot = ¡Vaya pata!
phrase-thank-you = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oh-no = ¡Ay, no!
phrase-hurry = ¡Vamos!
phrase-one-moment = ¡Un momento!
phrase-goodbye = ¡Adiós!

page-title-turn = ● Tu turno – Chickenfoot
page-turn-elsewhere = Es tu turno en otra mesa.
page-clock = tiempo restante
page-time-up = { $you ->
    [yes] Se te acabó el tiempo.
   *[no] A { $name } se le acabó el tiempo.
}
page-news = Lo que ha pasado
page-menu = Menú
page-menu-close = Volver a la mesa
page-rules-of-table = Las reglas de esta mesa
page-other-device = Seguir en otro dispositivo
page-settings = Ajustes
page-react = Di algo
page-stand-in = Un jugador automático toma el relevo
page-stand-in-for = { $you ->
    [yes] Que juegue por mí
   *[no] Que juegue por { $name }
}
page-stand-in-ends = { $you ->
    [yes] Vuelvo a jugar yo
   *[no] Vuelve a jugar { $name }
}
page-stood-in = Un jugador automático juega por ti.
page-close-table = Cerrar la mesa para todo el mundo
page-close-sure = ¿Cerrar esta mesa? Después la partida ya no podrá seguir.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Idioma
page-set-lang-system = El de este dispositivo
page-set-preview = Así se ven ahora las fichas
page-set-tiles = Fichas
page-set-tiles-pips = Puntos
page-set-tiles-numerals = Números
page-set-colours = Colores de las fichas
page-set-colours-bright = Vivos
page-set-colours-safe = Fáciles de distinguir
page-set-colours-plain = Un solo color
page-set-size = Tamaño de letras y fichas
page-set-size-small = Pequeño
page-set-size-medium = Mediano
page-set-size-large = Grande
page-set-theme = Claro u oscuro
page-set-theme-system = Como en este dispositivo
page-set-theme-light = Claro
page-set-theme-dark = Oscuro
page-set-hand = Mano con la que toco la pantalla
page-set-hand-right = Derecha
page-set-hand-left = Izquierda
page-set-sound = Sonidos
page-set-sound-on = Sí
page-set-sound-off = No
page-set-motion = Movimiento
page-set-motion-system = Como en este dispositivo
page-set-motion-off = Ninguno
page-set-kept = Solo se guarda en este dispositivo.
page-set-done = Listo
## A page on which a table is made

page-make-title = Abrir una mesa
page-make-rules = Las reglas
page-own-rules = guardadas en este dispositivo
page-own-rename = Nombre nuevo para { $name }
page-own-rename-do = Renombrar
page-own-delete = Borrar { $name }
page-own-delete-sure = ¿Borrar de este dispositivo las reglas "{ $name }"?
page-house-rules = Cambiar las reglas
page-house-rules-help = Puedes poner cada regla a tu gusto. La hoja de reglas siempre dice cómo se juega.
page-group-set = El juego de fichas y el reparto
page-group-start = Cómo empieza una ronda
page-group-turns = Un turno
page-group-feet = Dobles y patas de gallina
page-group-round = Cómo termina una ronda
page-group-game = Cómo termina la partida
page-group-others = Todo lo demás
page-rule-changed = cambiada
page-make-table = La mesa
page-make-who = Asiento { $seat }
page-seat-open = libre, para quien venga
page-seat-invite = reservado para alguien, con su propio enlace
page-clock-label = Tiempo por turno
page-clock-choice = { $seconds ->
    [0] sin límite
    [15] 15 segundos
    [30] 30 segundos
    [60] un minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] un día
}
page-hints-allowed = Se permiten pistas
page-make-wrong = Así no se puede jugar con estas reglas. { $why }
page-sheet = La hoja de reglas
page-sheet-changed = Ahora la hoja de reglas dice: { $lines }
page-sheet-shorter = La hoja de reglas tiene una frase menos.
page-keep-title = Guardar y compartir
page-keep-name = Nombre de estas reglas
page-keep-do = Guardar en este dispositivo
page-keep-done = Reglas guardadas en este dispositivo: { $name }.
page-keep-link = El enlace a estas reglas
page-file-save = Guardar en un archivo
page-file-load = Abrir un archivo de reglas
page-file-drop = O suéltalo aquí.
page-file-wrong = Este archivo no sirve: { $why }
page-rules-from-link = Las que traes: { $name }
page-rules-brought = Las que traes
page-make-me = tú

## The page from which one learns the game

page-learn-title = Cómo se juega
page-learn-example = Dibujo de ejemplo
page-learn-here = Las reglas de esta mesa
page-learn-aim = Deshazte de tus fichas
page-learn-aim-text = Pata de pollo (o Chickenfoot) es un juego para dos o más. Cada cual tiene en la mano unas fichas de dominó que nadie más ve. Cuando llega tu turno, pones una ficha en la mesa. En cuanto alguien se queda sin fichas, termina la ronda, y el resto cuenta los puntos de las fichas que aún tiene en la mano. Y aquí los puntos son malos: gana quien tenga menos.
page-learn-start = De un doble salen los trenes
page-learn-start-text = Cada ronda empieza con un doble en el centro; la primera, con el doble nueve. Antes que nada deben empezar sus trenes: las fichas siguientes se colocan pegadas a él, y cada una debe tener un nueve. Aquí juegan cuatro personas, y ya han empezado cuatro trenes.
page-learn-start-picture = Un doble nueve en el centro. Pegadas a él, una a cada lado, están 9-2, 9-4, 9-5 y 9-7.
page-learn-turn = Una ficha por turno
page-learn-turn-text = A partir de ahí pones una ficha en el tren que quieras, sin importar quién lo empezó. Las mitades que se tocan deben tener el mismo número. Si no coincide ninguna, robas una ficha de las que están boca abajo, en el gallinero. Si esa coincide, va a la mesa; si no, pasas.
page-learn-turn-picture = La ficha más reciente, la 4-6, toca con su cuatro el cuatro de la 9-4. Ahora queda abierto su seis.
page-learn-foot = ¡Pata de gallina!
page-learn-foot-text = Un doble se coloca atravesado y pide su pata de gallina: tres dedos. Hasta que estén los tres, ninguna ficha va en otro sitio. Quien no tenga ficha para la pata roba o pasa.
page-learn-foot-open = El doble cinco se acaba de colocar, atravesado al final de un tren. Tiene tres sitios abiertos, y en el resto de la mesa no hay ninguno.
page-learn-foot-done = Ahora 5-1, 5-3 y 5-8 son sus dedos. Cada dedo es un extremo abierto, igual que los demás trenes.
page-learn-stuck = La picardía: una pata que nadie puede completar
page-learn-stuck-text = Cada número está solo en unas pocas fichas. Si ya están todas en la mesa cuando se juega un doble, sus dedos no llegarán nunca. Nadie puede jugar más: se roba y se pasa hasta que ya no se pueda robar, y la ronda queda cerrada. Si tienes pocos puntos en la mano, ¡es una jugada estupenda!
page-learn-stuck-picture = Una ronda con un juego de fichas pequeño, de doble seis. Lo último que se jugó fue el doble cuatro, y los demás cuatros ya están todos en la mesa: sus tres dedos no llegarán nunca.
page-learn-count = Lo que cuenta
page-learn-count-text = Cuando alguien se queda sin fichas o la ronda queda cerrada, el resto cuenta los puntos de su mano. Esta mano suma 9 + 10 + 3 = { $points } puntos.
page-learn-count-picture = Una mano de tres fichas: 3-6, 5-5 y 0-3.
page-learn-count-blank = En muchas familias el doble blanco cuenta 50 puntos, así que conviene quitárselo de encima pronto.
page-learn-game = Una partida entera
page-learn-game-text = La siguiente ronda empieza con el doble ocho, y así hasta llegar al doble blanco: diez rondas. Los puntos se van sumando, y gana la puntuación total más baja.
page-learn-ways = Dos maneras de jugar, y cinco más
page-learn-ways-text = En todo el mundo es el mismo juego, con pequeñas diferencias. Aquí hay dos maneras que se juegan tal como están escritas, Trenes y Cruz; las demás se publicaron o son reglas de la casa. Cuando abres una mesa, puedes cambiar cualquier regla.
page-learn-exact = Las reglas exactas
page-learn-which = Reglas
page-learn-play = Abrir mesa con estas reglas

## The page that takes a seat to another device

page-device-title = Seguir en otro dispositivo
page-device-text = Abre este enlace en tu otro dispositivo, o apunta con su cámara al código QR. Así tendrá tu nombre y todos tus asientos. Este dispositivo también los conserva.
page-device-make = Crear un enlace
page-device-link = Tu enlace privado
page-device-secret = Quien abra este enlace juega como si fueras tú. Sirve una sola vez, durante un cuarto de hora. No se lo mandes a nadie.
page-device-nobody = Todavía no tienes nombre ni asiento. Primero siéntate en una mesa.
page-link-title = ¿Es este tu otro dispositivo?
page-link-text = Alguien creó este enlace en otro dispositivo. Si fuiste tú, este recibe tu nombre y tus asientos. Los que tenías aquí se quedan atrás.
page-link-do = Sí, seguir aquí
page-link-no = No
## A game that is watched again. Moves are counted within a round.

page-replay = Volver a ver una partida
page-replay-intro = Abre el registro de una partida y mírala jugada a jugada, con todas las manos boca arriba. El registro se lee, pero no se guarda.
page-replay-drop = Suelta aquí un registro, o
page-replay-file = Elegir un archivo
page-replay-paste = O pega el texto de un registro
page-replay-show = Ver la partida
page-replay-another = Otro registro
page-replay-empty = En esta partida aún no se ha repartido nada.
page-replay-table = A la mesa
page-replay-date = Jugada el { $date }
page-replay-undone = { $count ->
    [one] En esta partida se deshizo 1 jugada.
   *[other] En esta partida se deshicieron { $count } jugadas.
}
page-replay-view = Este registro cuenta lo que vio { $name }. Lo que no se veía está boca abajo.
page-replay-planned = Nadie tenía el { $planned }, así que la ronda empieza con otro doble.
page-replay-hands = Manos
page-replay-moves = Jugadas
page-replay-controls = Adelante y atrás
page-replay-which = Ronda
page-replay-slider = Jugada
page-replay-at = { $ply ->
    [0] { $plies ->
        [one] Recién repartido, falta 1 jugada
       *[other] Recién repartido, faltan { $plies } jugadas
    }
   *[other] Jugada { $ply } de { $plies }
}
page-replay-first = Al reparto
page-replay-back = Una jugada atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-forward = Una jugada adelante
page-replay-last = Al final de la ronda
page-replay-keys = Teclas: las flechas van jugada a jugada; Inicio y Fin, al principio y al final de la ronda; Re Pág y Av Pág, a otras rondas; Espacio reproduce.
page-replay-copy = Copiar enlace a este momento
page-replay-copied = Enlace copiado.
page-replay-link = Este enlace lleva a este momento:
