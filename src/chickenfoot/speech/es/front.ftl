### The Spanish words of the first page in the browser: all of them are loaded before anything else.

page-play-now = Jugar ya
page-how-long = ¿Cuánto rato?
page-rounds-one = una ronda
page-rounds-three = tres rondas
page-rounds-all = la partida entera
page-tagline = El dominó en el que a cada doble le crece una pata de gallina.
page-picture = Dibujo de una mesa: de un doble nueve salen cuatro trenes de fichas, y un doble cinco tiene sus tres dedos.
page-company = Tres jugadores automáticos se sientan contigo. No hace falta registrarse.
page-together = Con tu gente
page-name = Tu nombre
page-nobody = Visita
page-rules = Reglas
page-seats = Asientos
page-make = Abrir mesa
page-make-more = Reglas de la casa, jugadores automáticos, un reloj…
page-have-code = ¿Tienes un código?
page-join = Entrar
page-your-tables = Tus mesas
page-computer = { $level ->
    [chick] Pollito
    [pullet] Pollo
    [hen] Gallina
    [rooster] Gallo
   *[other] { $level }
}
page-learn = Cómo se juega
page-open-record = Ver una partida grabada
page-open-settings = Ajustes
page-language = Idioma
page-take-seat-along = Seguir en otro dispositivo
page-home = Volver al inicio
page-lost = En esta dirección no hay nada. Si era el enlace a una mesa, quizá llegó cortado.
page-waiting = Un momento…
page-your-turn = Es tu turno.
page-offline-here = No hay conexión: para jugar, este dispositivo debe poder comunicarse con el servidor.
page-offline-table = No hay conexión: esta mesa está en el servidor. La partida seguirá aquí en cuanto vuelva la conexión.
page-offline-retry = Reintentar
page-update = Hay una versión nueva.
page-update-take = Cargarla
page-update-later = Luego

page-preset-trains = Trenes
page-preset-cross = Cruz
page-preset-howsley = Howsley
page-preset-hub = Centro
page-preset-pagat = Pagat
page-preset-rotating = Rotación
page-preset-family = Familia
page-preset-changed = { $preset }, con reglas de la casa

page-table-phase = { $phase ->
    [gathering] aún sin empezar
    [over] partida terminada
    [closed] mesa cerrada
   *[other] en juego
}
page-table-played = última jugada: { $when }
