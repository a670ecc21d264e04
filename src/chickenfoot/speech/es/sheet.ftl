### Rulesets in words, in Spanish: the presets in a line each, and the rule sheet.

## The presets, in a line each

preset-trains = tantos trenes como jugadores, se destapan fichas para ver quién empieza, el gallinero nunca se vacía (por defecto)
preset-cross = cuatro trenes, empieza quien tiene el doble, la ficha robada se puede guardar, el doble blanco cuesta 50
preset-howsley = las reglas de sus autores, de 1986: seis trenes, puedes robar en vez de jugar, se canta la última ficha
preset-hub = las reglas de la pieza central de ocho huecos: ocho trenes
preset-pagat = cuatro trenes y manos más grandes, de dos a cinco jugadores, el doble blanco cuesta 50
preset-rotating = cuatro trenes, siete fichas por mano, el turno de empezar va dando la vuelta a la mesa
preset-family = cuatro trenes, se sortea quién empieza, se canta la última ficha, si alguien se atasca se acaba la ronda

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Deshazte de tus fichas. Lo que te quede en la mano cuenta en tu contra, y gana la puntuación más baja.
sheet-set = Se usa un juego de fichas de doble { $set } ({ $tiles } fichas); pueden jugar de { $least } a { $most } jugadores.
sheet-set-here = Se usa un juego de fichas de doble { $set } ({ $tiles } fichas); en esta mesa hay { $players } jugadores.

sheet-rounds-all = { $count ->
    [0] El doble inicial de la primera ronda
    [one] Una partida tiene una ronda. El doble inicial de la primera
   *[other] Una partida tiene { $count } rondas. El doble inicial de la primera
} es el { $first }, el de la siguiente es el { $second }, y así hasta llegar al 0-0.
sheet-rounds-down-up = { $count ->
    [0] El doble inicial de la primera ronda
    [one] Una partida tiene una ronda. El doble inicial de la primera
   *[other] Una partida tiene { $count } rondas. El doble inicial de la primera
} es el { $first }, el de la siguiente es el { $second }, y así hasta bajar al 0-0 y volver a subir al { $first }.
sheet-rounds-list = { $count ->
    [0] Los dobles iniciales de las rondas son { $doubles }, en este orden.
    [one] Una partida tiene una ronda; su doble inicial es el { $doubles }.
   *[other] Una partida tiene { $count } rondas; sus dobles iniciales son { $doubles }, en este orden.
}

sheet-hand = Cada cual toma { $count ->
    [one] una ficha
   *[other] { $count } fichas
}; las demás quedan boca abajo y son el gallinero.
sheet-hand-table = Cuántas fichas toma cada cual depende del número de jugadores ({ $table }); las demás quedan boca abajo y son el gallinero.
sheet-hand-share = El número de fichas que toma cada cual es { $total } dividido entre el número de jugadores, con redondeo; las demás quedan boca abajo y son el gallinero.

sheet-starting-double-aside = El doble inicial se coloca en el centro antes de repartir; esa ficha no es de nadie.
sheet-starter-lottery = Para saber quién empieza la ronda, se van destapando fichas por turno: empieza quien encuentre el doble inicial. Después se vuelven a mezclar todas las demás.
sheet-starter-holder = El doble inicial se reparte como cualquier otra ficha; quien lo tiene empieza la ronda colocándolo en el centro.
sheet-starter-highest-tile = En la primera ronda cada cual roba una ficha, y empieza la más alta; después, el turno de empezar va dando la vuelta a la mesa.
sheet-starter-random = Se sortea quién empieza la primera ronda; después, el turno de empezar va dando la vuelta a la mesa.

sheet-unheld-search = Si nadie lo tiene, se roba una ficha por turno, y cada cual se queda la suya, hasta que salga el doble.
sheet-unheld-together = Si nadie lo tiene, cada cual roba una ficha y se la queda, tantas veces como haga falta hasta que haya salido el doble.
sheet-unheld-comes-back = Si nadie lo tiene, esta ronda empieza con el siguiente doble que alguien tenga, y el que se saltó vuelve más adelante.
sheet-unheld-dropped = Si nadie lo tiene, esta ronda empieza con el siguiente doble que alguien tenga, y el que se saltó se queda sin jugar.
sheet-unheld-redeal = Si nadie lo tiene, se vuelven a repartir las fichas.

sheet-arms = Lo primero es darle sus trenes al doble inicial: { $count ->
    [one] la primera ficha debe ir pegada a él y empieza el único tren
   *[other] las primeras { $count } fichas deben ir pegadas a él, y cada una empieza un tren
}. Hasta entonces, ninguna ficha va en otro sitio.
sheet-arms-players = Lo primero es darle sus trenes al doble inicial: tantas fichas como jugadores deben ir pegadas a él, y cada una empieza un tren. Hasta entonces, ninguna ficha va en otro sitio.
sheet-arms-at-least = Lo primero es darle sus trenes al doble inicial: tantas fichas como jugadores, pero al menos { $least }, deben ir pegadas a él, y cada una empieza un tren. Hasta entonces, ninguna ficha va en otro sitio.

sheet-must-lay-yes = Se juega por turnos, en el sentido del reloj. Si puedes, debes jugar una ficha en un extremo abierto, sin importar quién empezó ese tren; las mitades que se tocan deben ser iguales.
sheet-must-lay-no = Se juega por turnos, en el sentido del reloj. Puedes jugar una ficha en un extremo abierto, sin importar quién empezó ese tren; las mitades que se tocan deben ser iguales. No es obligatorio jugar, aunque puedas.
sheet-draw-none = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, pasas; nadie roba.
sheet-draw-one-must = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, robas una ficha; si coincide, debes jugarla en el acto, y si no, pasas.
sheet-draw-one-may = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, robas una ficha; si coincide, puedes jugarla en el acto, y si no, pasas.
sheet-draw-one-may-not = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, robas una ficha y pasas; aunque coincida, debe esperar a tu siguiente turno.
sheet-draw-until-playable-must = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, robas fichas hasta que una coincida, y esa debes jugarla en el acto.
sheet-draw-until-playable-may = { $must ->
    [yes] Si no puedes jugar
   *[no] Si no juegas
}, robas fichas hasta que una coincida, y esa puedes jugarla en el acto.
sheet-reserve-none = Cuando el gallinero está vacío, pasas en vez de robar.
sheet-reserve = { $count ->
    [one] La última ficha del gallinero nunca se roba
   *[other] Las últimas { $count } fichas del gallinero nunca se roban
}; en vez de eso, pasas.
sheet-reserve-by-players = Las últimas fichas del gallinero nunca se roban (con dos jugadores, { $two }; con más, { $more }); en vez de eso, pasas.

sheet-foot = Un doble se coloca atravesado y pide su pata de gallina: { $toes ->
    [one] la siguiente ficha debe ir en él y es su dedo
   *[other] las siguientes { $toes } fichas deben ir en él y son sus dedos
}. Hasta entonces, ninguna ficha va en otro sitio.
sheet-unfinishable-play-on = Si ya no quedan fichas suficientes para una pata, se sigue jugando hasta que nadie pueda más; jugar un doble así a propósito es la gran picardía del juego.
sheet-unfinishable-end-round = Si toda la mesa ve que una pata nunca tendrá sus dedos, la ronda se acaba en el acto.
sheet-unfinishable-forbid = Un doble que ya no puede conseguir todos sus dedos no se puede jugar.
sheet-unfinishable-waive = Si ya no quedan fichas suficientes para una pata, no pide ninguna.
sheet-last-double-allowed = Tu última ficha puede ser un doble; en ese caso, su pata se queda vacía.
sheet-last-double-penalty = Si tu última ficha es un doble, la ronda se acaba, pero te cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
sheet-last-double-forbidden = Tu última ficha no puede ser un doble.
sheet-call = Cuando juegues tu penúltima ficha, cántala. Si se te olvida, te pueden pillar antes de la siguiente jugada, y robas { $count ->
    [one] una ficha
   *[other] { $count } fichas
}.

sheet-blocked-nobody = La ronda se acaba cuando alguien ha jugado todas sus fichas, o cuando nadie puede jugar y nadie puede robar. En este último caso queda cerrada, y la gana la mano más baja.
sheet-blocked-full-circle = La ronda se acaba cuando alguien ha jugado todas sus fichas, o cuando toda la mesa, turno tras turno, ha pasado sin nada que robar. En este último caso queda cerrada, y la gana la mano más baja.
sheet-blocked-mover = La ronda se acaba cuando alguien ha jugado todas sus fichas, o cuando alguien debe robar y no hay nada que robar. En este último caso queda cerrada, y la gana la mano más baja.
sheet-points = Al final de la ronda, cada cual cuenta los puntos de las fichas que le quedan en la mano.
sheet-double-blank = Si te queda en la mano el doble blanco, cuenta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
sheet-blank-half = Cada mitad blanca de otra ficha que te quede en la mano cuenta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

sheet-end-all-rounds = Después de la última ronda, gana la partida la puntuación total más baja.
sheet-end-target = La partida termina con la ronda en la que alguien llega a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; gana la puntuación total más baja. Si antes ya se han jugado todos los dobles, se empieza otra vez por el primero.
sheet-ties-most-zero-rounds = { $order ->
    [one] Si hay empate, va por delante quien tenga más rondas de cero puntos.
   *[other] Si sigue el empate, va por delante quien tenga más rondas de cero puntos.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [one] Si hay empate, se compara la ronda más baja de cada cual, sin contar las de cero: va por delante la menor.
   *[other] Si sigue el empate, se compara la ronda más baja de cada cual, sin contar las de cero: va por delante la menor.
}
sheet-ties-most-rounds-won = { $order ->
    [one] Si hay empate, va por delante quien haya ganado más rondas.
   *[other] Si sigue el empate, va por delante quien haya ganado más rondas.
}
sheet-ties-shared = Si al final hay empate, se comparte el puesto.

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…).

rule-set = El juego de fichas: su doble más alto
rule-players = Cuántas personas pueden jugar
rule-rounds = Rondas
choice-rounds-all = todos los dobles, del más alto al más bajo
choice-rounds-down-up = del doble más alto al más bajo, y otra vez hasta el más alto
choice-rounds-list = solo estos dobles
rule-hand = Fichas para cada jugador
choice-hand-table = según el número de jugadores
choice-hand-number = el mismo número para cada cual
choice-hand-share = un total, repartido entre los jugadores
rule-starting-double = El doble inicial
choice-starting-double-aside = está en el centro antes de repartir
choice-starting-double-pool = se reparte como cualquier otra ficha
rule-starter = Quién empieza la ronda
choice-starter-lottery = quien destape el doble inicial
choice-starter-holder = quien tenga el doble inicial
choice-starter-highest-tile = quien robe la ficha más alta; después, por turno
choice-starter-random = quien salga en un sorteo; después, por turno
rule-unheld = Si nadie tiene el doble inicial
choice-unheld-none = (no puede ocurrir)
choice-unheld-search = se roba por turno hasta que salga
choice-unheld-together = roba toda la mesa hasta que salga
choice-unheld-comes-back = se empieza con el siguiente doble; este vuelve más adelante
choice-unheld-dropped = se empieza con el siguiente doble; este se queda sin jugar
choice-unheld-redeal = se vuelve a repartir
rule-arms = Trenes que deben empezar primero
choice-arms-players = uno por jugador
choice-arms-number = siempre el mismo número
choice-arms-at-least = uno por jugador, pero al menos
rule-must-lay = Quien puede jugar
choice-must-lay-yes = debe jugar
choice-must-lay-no = puede robar en vez de jugar
rule-draw = Quien no juega
choice-draw-none = no roba
choice-draw-one = roba una ficha
choice-draw-until-playable = roba hasta que una ficha coincida
rule-drawn-fits = Una ficha robada que coincide
choice-drawn-fits-must = debe jugarse en el acto
choice-drawn-fits-may = puede jugarse en el acto
choice-drawn-fits-may-not = espera al siguiente turno
rule-reserve = Fichas del gallinero que nunca se roban
rule-toes = Dedos de una pata de gallina
rule-unfinishable = Una pata que nunca se podrá completar
choice-unfinishable-play-on = se queda, y se juega hasta que la ronda quede cerrada
choice-unfinishable-end-round = termina la ronda
choice-unfinishable-forbid = no se puede empezar
choice-unfinishable-waive = no pide más dedos
rule-last-double = Un doble como última ficha
choice-last-double-allowed = se permite
choice-last-double-penalty = cuesta puntos
choice-last-double-forbidden = no se permite
rule-last-double-penalty = Puntos que cuesta un doble como última ficha
rule-call = Fichas que roba quien olvida cantar la penúltima (0: no se canta)
rule-blocked = La ronda queda cerrada cuando
choice-blocked-nobody = nadie puede jugar ni robar
choice-blocked-full-circle = toda la mesa ha pasado, turno tras turno
choice-blocked-mover = alguien debe robar y no puede
rule-double-blank = Puntos por el doble blanco en la mano
rule-blank-half = Puntos por cada otra mitad blanca en la mano
rule-end = La partida termina
choice-end-all-rounds = después de la última ronda
choice-end-target = cuando alguien llega a tantos puntos
rule-ties = Si hay empate
choice-ties-none = se comparte el puesto
choice-ties-most-zero-rounds = más rondas de cero puntos
choice-ties-lowest-nonzero-round = la ronda más baja, sin contar las de cero
choice-ties-most-rounds-won = más rondas ganadas

rule-from = de
rule-to = a
rule-with-two = con dos jugadores
rule-with-more = con tres o más
rule-for-players = { $players } jugadores
rule-list-help = Por ejemplo: 9, 8, 7.
rule-tie-order = { $order ->
    [1] Qué decide primero
    [2] Si sigue el empate
   *[other] Y después
}

rule-refused-number = Aquí va un número entero de { $least } a { $most }.
rule-refused-bad-value = Este valor no se entiende aquí.
rule-refused-too-many-tiles = Solo hay { $tiles } fichas. { $bigger ->
    [0] { $fewer ->
        [0] Se podría jugar con menos gente.
        [one] Se podría con manos de una ficha.
       *[other] Se podría con manos de { $fewer } fichas.
    }
   *[other] { $fewer ->
        [0] Se podría con un juego de doble { $bigger }.
        [one] Se podría con un juego de doble { $bigger }, o con manos de una ficha.
       *[other] Se podría con un juego de doble { $bigger }, o con manos de { $fewer } fichas.
    }
}
rule-refused-no-hand-size = Di cuántas fichas toma cada cual cuando juegan { $players }.
rule-refused-players-out-of-range = Con estas reglas pueden jugar de { $least } a { $most } personas.
rule-refused-arms-exceed-set = Este juego de fichas alcanza para { $most ->
    [one] un tren
   *[other] { $most } trenes
} como máximo.
rule-refused-toes-exceed-set = Con este juego de fichas, una pata tiene { $most ->
    [one] un dedo
   *[other] { $most } dedos
} como máximo.
rule-refused-no-rounds = Pon al menos un doble inicial.
rule-refused-round-not-in-set = El doble más alto de este juego de fichas es el { $most }-{ $most }.
rule-refused-may-never-end = Si no es obligatorio jugar, la ronda debe quedar cerrada cuando toda la mesa ha pasado, turno tras turno; si no, podría no acabar nunca.
rule-refused-starter-and-double = Si el doble inicial se reparte, empieza quien lo tiene; si está en el centro, no es de nadie y debe empezar otra persona.
rule-refused-unheld-and-double = Si el doble inicial se reparte, di qué se hace cuando nadie lo tiene; si está en el centro, eso no puede ocurrir.
rule-refused-mover-cannot-draw = Si nadie roba, así la ronda se acabaría con la primera ficha que no coincida.
rule-refused-drawn-never-laid = Si se roba hasta que una ficha coincida, esa ficha no puede quedarse esperando.
