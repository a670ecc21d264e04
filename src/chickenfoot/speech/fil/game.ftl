### The Filipino (Tagalog) words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { ", " }

## Names at the table

name-you = Ikaw
seat-name = { $seat ->
    [0] Ana
    [1] Boyet
    [2] Cora
    [3] Dante
    [4] Elsa
    [5] Jun
    [6] Luz
    [7] Paeng
   *[other] Manlalaro { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Paa ng Manok sa tuntuning "{ $rules }", { $players } manlalaro, { $rounds ->
    [0] hanggang may umabot sa { $points } puntos
    [1] isang pag-ikot
   *[other] { $rounds } pag-ikot
}.
game-seats = Paikot sa mesa, ayon sa ikot ng orasan: { $names }.
game-how = Mag-type ng numero o ng tira, gaya ng "9-3 on 9". Nasa "help" ang lahat ng iba pa.
game-resumed = Kumusta ulit! Tuloy ang laro kung saan ka huminto.

round-title = Pag-ikot { $number } ng { $total }. Ang simulang doble ay { $double }.
round-title-open = Pag-ikot { $number }. Ang simulang doble ay { $double }.

start-lottery = { $turned ->
    [1] Sa pinakaunang tile na itinihaya, lumabas agad ang { $double }
   *[other] Lumabas ang { $double } sa ika-{ $turned } tile na itinihaya
}: { $you ->
    [yes] ikaw ang nakakuha, kaya ikaw ang magsisimula.
   *[no] si { $name } ang nakakuha, kaya siya ang magsisimula.
}
start-holder = { $you ->
    [yes] Hawak mo ang { $double }, kaya ikaw ang magsisimula.
   *[no] Hawak ni { $name } ang { $double }, kaya siya ang magsisimula.
}
start-search = Walang nabigyan ng { $double }. Sunod-sunod kayong bubunot ng tig-isang tile hanggang lumabas ito; { $you ->
    [yes] ikaw ang mauuna
   *[no] si { $name } ang mauuna
}.
start-together = Walang nabigyan ng { $double }. Lahat kayo ay bubunot ng tig-isang tile, paulit-ulit hanggang lumabas ito; { $you ->
    [yes] ikaw ang mauuna
   *[no] si { $name } ang mauuna
}.
start-comes-back = Walang nabigyan ng { $planned }. Babalik ito mamaya, sa ibang pag-ikot.
start-dropped = Walang nabigyan ng { $planned }. Lalaktawan na ito.
start-redealt = { $count ->
    [1] Walang nabigyan ng { $double }, kaya inulit nang isang beses ang pamimigay ng mga tile.
   *[other] Walang nabigyan ng { $double }, kaya inulit nang { $count } beses ang pamimigay ng mga tile.
}
start-highest-tile = Nagtihaya ang lahat ng tig-isang tile: { $tiles }. { $you ->
    [yes] Sa iyo ang pinakamataas, kaya ikaw ang magsisimula.
   *[no] Kay { $name } ang pinakamataas, kaya siya ang magsisimula.
}
start-random = { $you ->
    [yes] Ikaw ang lumabas sa palabunutan, kaya ikaw ang magsisimula.
   *[no] Si { $name } ang lumabas sa palabunutan, kaya siya ang magsisimula.
}
start-next = { $you ->
    [yes] Ikaw naman ang magsisimula ngayon.
   *[no] Si { $name } naman ang magsisimula ngayon.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] Inilapag mo ang { $tile } sa { $end }.
   *[no] Inilapag ni { $name } ang { $tile } sa { $end }.
}
event-tile-laid-called = { $you ->
    [yes] Inilapag mo ang { $tile } sa { $end }, sabay sigaw: "Isa na lang!"
   *[no] Inilapag ni { $name } ang { $tile } sa { $end }, sabay sigaw: "Isa na lang!"
}
event-start-laid = { $you ->
    [yes] Inilapag mo ang simulang doble na { $tile }.
   *[no] Inilapag ni { $name } ang simulang doble na { $tile }.
}
event-start-laid-called = { $you ->
    [yes] Inilapag mo ang simulang doble na { $tile }, sabay sigaw: "Isa na lang!"
   *[no] Inilapag ni { $name } ang simulang doble na { $tile }, sabay sigaw: "Isa na lang!"
}
event-tile-drawn = { $you ->
    [yes] Nabunot mo ang { $tile }.
   *[no] Nabunot ni { $name } ang { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] Bumunot ka ng isang tile.
   *[no] Bumunot si { $name } ng isang tile.
}
event-start-found = { $you ->
    [yes] Nabunot mo ang { $tile }, ang simulang doble!
   *[no] Nabunot ni { $name } ang { $tile }, ang simulang doble!
}
event-turn-passed = { $you ->
    [yes] Pasa ka.
   *[no] Pasa si { $name }.
}
event-foot-begun = Paa ng manok! { $toes ->
    [1] Isang tile ang dapat munang ilapag sa { $double }.
   *[other] Sa { $double } dapat ilapag ang susunod na { $toes } tile.
}
event-foot-waived = Paa ng manok! Pero kulang na ang natitirang tile, kaya wala nang hinihinging daliri ang { $double }.
event-foot-done = Buo na ang paa ng { $double }.
event-opening-done = Nasimulan na ang lahat ng tren; bukas na ang bawat dulo.
event-caught = Nakalimutan ni { $name } na sumigaw ng "Isa na lang!" at nahuli siya ni { $by }. { $count ->
    [0] Walang maibibigay ang bakuran, kaya walang bubunutin si { $name }.
    [1] Bumunot si { $name } ng isang tile.
   *[other] Bumunot si { $name } ng { $count } tile.
}
event-caught-you = Nakalimutan mong sumigaw ng "Isa na lang!" at nahuli ka ni { $by }! { $count ->
    [0] Walang maibibigay ang bakuran, kaya wala kang bubunutin.
    [1] Bumunot ka ng isang tile: { $tiles }.
   *[other] Bumunot ka ng { $count } tile: { $tiles }.
}
event-caught-by-you = Nakalimutan ni { $name } na sumigaw ng "Isa na lang!" at nahuli mo siya! { $count ->
    [0] Walang maibibigay ang bakuran, kaya walang bubunutin si { $name }.
    [1] Bumunot si { $name } ng isang tile.
   *[other] Bumunot si { $name } ng { $count } tile.
}
event-round-ended-out = { $you ->
    [yes] Ubos na ang mga tile mo! Tapos na ang pag-ikot.
   *[no] Ubos na ang mga tile ni { $name }! Tapos na ang pag-ikot.
}
event-round-ended-blocked = Wala nang makatira: sarado na ang pag-ikot.
event-round-ended-unfinishable = Hindi na mabubuo ang paang ito: tapos na ang pag-ikot.

## The table

seat-cell = { $name }: { $tiles } tile, { $points } puntos
seat-sentence = Sa ngayon, may { $tiles } tile { $you ->
    [yes] ka
   *[no] si { $name }
} at { $points ->
    [0] wala pang puntos
   *[other] { $points } puntos
}.
turn = { $you ->
    [yes] Turno mo na.
   *[no] Turno ni { $name }.
}
yard = { $count ->
    [0] Wala nang tile sa bakuran.
    [1] May isang tile sa bakuran{ $kept ->
        [0] .
       *[other] , pero hindi ito mabubunot.
    }
   *[other] May { $count } tile sa bakuran{ $kept ->
        [0] .
        [1] ; hindi mabubunot ang huling isa.
       *[other] ; hindi mabubunot ang huling { $kept }.
    }
}
ends-open = Mga bukas na dulo: { $ends }.
ends-none = Walang bukas na dulo.
pending-foot = { $missing ->
    [1] Isang daliri pa ang kulang sa paa ng { $double }: doon muna ang bawat tile.
   *[other] { $missing } daliri pa ang kulang sa paa ng { $double }: doon muna ang bawat tile.
}
pending-opening = Panimula: { $missing ->
    [1] isang tren pa
   *[other] { $missing } tren pa
} ang dapat magsimula sa { $double }.
pending-start = Wala pa sa mesa ang simulang doble na { $double }.

hand = Kamay mo ({ $points } puntos):
hand-sentence = Hawak mo ang { $tiles }: { $points } puntos.
hand-can = Puwede mong ilapag ang { $tiles }.
hand-cannot = Wala kang tile na mailalapag.
choices = Puwede mong gawin:
call-due = Kapag naglapag ka ngayon, isa na lang ang tile mo. Ang "!" ang sigaw mong "Isa na lang!"; kung wala ito, puwede kang mahuli.
catch-may = Isa na lang ang tile ni { $name } pero hindi siya sumigaw. I-type ang "catch" para hulihin siya.
catch-or-not = Isa na lang ang tile ni { $name } pero hindi siya sumigaw. I-type ang "catch" (o 1), o pindutin ang Enter (o 2) para palampasin.
forced-draw = Wala kang mailapag, kaya bumunot ka: { $tile }.
forced-draw-again = Hindi ito tugma, kaya bumunot ka ulit: { $tile }.
forced-search = Hinanap mo ang { $double } at ang nabunot mo ay { $tile }.
forced-search-found = Hinanap mo ang simulang doble at nabunot mo ito: { $double }!
forced-pass = Wala kang mailapag at wala ring mabunot, kaya pasa ka.
forced-pass-drawn = Hindi ito tugma, kaya pasa ka.
forced-pass-waits = Hindi mo ito puwedeng ilapag sa turnong ito, kaya pasa ka.

## The table in sentences, for screen readers

prose-start = Nasa gitna ang simulang doble na { $double }.
prose-arm = Tren { $number }: { $tiles }. Bukas na dulo: { $end }.
prose-arm-foot = Tren { $number }: { $tiles }, at pagkatapos ang dobleng { $double }.
prose-toe = Daliri { $number } ng paa ng { $double }: { $tiles }. Bukas na dulo: { $end }.
prose-toe-foot = Daliri { $number } ng paa ng { $double }: { $tiles }, at pagkatapos ang dobleng { $foot }.
prose-free = { $count ->
    [1] Isang tile pa ang kailangan sa { $double }.
   *[other] { $count } tile pa ang kailangan sa { $double }.
}
prose-bare = Walang nakalapag sa { $double }.
prose-lying = Nasa mesa: { $tiles }.
prose-newest = Ang pinakabagong tile ay { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = Tapos na ang pag-ikot, wala nang titira ({ $clause }).
why-not-your-turn = Teka muna, turno pa ng iba ({ $clause }).
why-not-in-hand = Wala sa iyo ang { $tile }; maglapag ng tile mula sa kamay mo ({ $clause }).
why-no-such-end = Walang ganoong lugar sa mesa. Bukas: { $ends } ({ $clause }).
why-halves-differ = Hindi tugma ang { $tile }: dapat magkapareho ang magkadikit na kalahati. Bukas: { $ends } ({ $clause }).
why-start-first = Dapat nasa mesa muna ang simulang doble na { $start } ({ $clause }).
why-foot-open = Hindi pa puwede ang { $tile }: { $missing ->
    [1] isang daliri pa
   *[other] { $missing } daliri pa
} ang kulang sa paa ng { $value }, at hangga't hindi ito buo, doon ang bawat tile ({ $clause }).
why-opening-open = Hindi pa puwede ang { $tile }: { $missing ->
    [1] isang tren pa
   *[other] { $missing } tren pa
} ang dapat munang magsimula sa { $value }-{ $value } ({ $clause }).
why-must-lay = May mailalapag ka, kaya dapat kang maglapag; tingnan ang mga tile na may marka ({ $clause }).
why-drawn-already = Nakabunot ka na; isang bunot lang sa bawat turno ({ $clause }).
why-only-drawn = Kapag nakabunot ka na, ang nabunot lang ang puwedeng ilapag: { $drawn } ({ $clause }).
why-drawn-waits = Sa turnong ito nabunot ang { $drawn }, kaya sa susunod na turno pa ito puwede ({ $clause }).
why-yard-at-reserve = Wala nang mabubunot sa bakuran; pasa ka na lang ({ $clause }).
why-no-drawing = Walang bumubunot sa mesang ito; pasa ka na lang ({ $clause }).
why-nothing-to-pass-on = Bumunot ka muna; pagkatapos, puwede ka nang pumasa ({ $clause }).
why-double-forbidden = { $last ->
    [yes] Hindi puwedeng ilapag ang { $tile }: dito, bawal na doble ang huli mong tile ({ $clause }).
   *[no] Hindi puwedeng ilapag ang { $tile }: kulang na ang natitirang tile para sa mga daliri nito ({ $clause }).
}
why-no-call-due = Walang dapat isigaw: sumisigaw ka lang kapag isa na lang ang matitira sa iyo. Alisin ang "!" ({ $clause }).
why-nothing-to-catch = Walang puwedeng hulihin ang upuang iyon ngayon ({ $clause }).
why-tile-fits = Puwede ang { $tile }: { $moves }.
why-all-fit = May mapaglalagyan ang bawat tile mo.

## Hints

hint = Kung si { $bot } ang titira, { $move }: { $reason }
hint-worths = { $deals ->
    [1] Ang puntos na puwedeng idagdag sa iyo ng bawat tira sa pag-ikot na ito, ayon sa isang bigayan na tugma sa mga nakita mo:
   *[other] Ang puntos na puwedeng idagdag sa iyo ng bawat tira sa pag-ikot na ito, ayon sa { $deals } bigayan na tugma sa mga nakita mo:
}
hint-worth = { $move }: { $points } puntos ({ $low } hanggang { $high })
hint-only = wala nang ibang magagawa.
hint-out = huling tile mo na ito, kaya ubos na ang kamay mo.
hint-start = ito ang simula ng pag-ikot.
hint-draw = mas sulit ang bagong tile kaysa sa mga mailalapag mo.
hint-hold = mas sulit na hawakan mo muna ang mga tile mo.
hint-keep = mas sulit na hawakan mo muna ang { $tile }.
hint-block = wala nang paang mabubuo sa { $value }, kaya masasara ang pag-ikot; { $mine } puntos ang maiiwan sa iyo, mga { $others } naman sa bawat isa sa iba.
hint-foot = hihingi ito ng mga daliri, at hawak mo mismo ang { $toes ->
    [1] isang tile
   *[other] { $toes } tile
} na may { $value }.
hint-double = mababawasan ng doble ang kamay mo, at ang iba ang kailangang maglagay ng mga daliri nito.
hint-starve = mag-iiwan ito ng bukas na { $value }, at { $seats ->
    [1] halatang wala nito ang isa sa mga kalaban.
   *[other] halatang wala nito ang { $seats } sa mga kalaban.
}
hint-heavy = ito ang pinakamabigat na tile na mailalapag: { $pips } tuldok ang mababawas sa kamay mo.
hint-follow = may maisusunod ka rito: hawak mo pa ang { $tiles ->
    [1] isang tile
   *[other] { $tiles } tile
} na may { $value }.
hint-place = sa karamihan ng mga bigayan, ito ang pinakamabuti para sa iyo.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] Hawak mo ang { $tiles }: { $points } puntos, { $total } sa kabuuan.
   *[no] Hawak ni { $name } ang { $tiles }: { $points } puntos, { $total } sa kabuuan.
}
shown-out = { $you ->
    [yes] Ubos ang mga tile mo: { $points } puntos, { $total } sa kabuuan.
   *[no] Ubos ang mga tile ni { $name }: { $points } puntos, { $total } sa kabuuan.
}
round-won = { $you ->
    [yes] Panalo ka sa pag-ikot.
   *[no] Panalo si { $name } sa pag-ikot.
}
round-shared = Hati sa panalo ng pag-ikot: { $names }.

score-head-player = manlalaro
score-head-total = kabuuan
score-none = Wala pang natatapos na pag-ikot.
score-sentence = { $you ->
    [yes] { $total ->
        [0] Wala ka pang puntos
       *[other] May { $total } puntos ka
    }
   *[no] { $total ->
        [0] Wala pang puntos si { $name }
       *[other] May { $total } puntos si { $name }
    }
}; sa bawat pag-ikot hanggang ngayon: { $points }.

game-over = Tapos na ang laro.
game-stopped = Walang may hawak ng alinman sa mga natitirang doble, kaya tapos na ang laro.
place = { $place }. { $name }: { $total } puntos
tie-most-zero-rounds = Tabla sa puntos: { $ahead } at { $behind }. Lamang: { $ahead }, dahil mas marami ang pag-ikot na zero.
tie-lowest-nonzero-round = Tabla sa puntos: { $ahead } at { $behind }. Lamang: { $ahead }, dahil mas mababa ang pinakamababang pag-ikot na hindi zero.
tie-most-rounds-won = Tabla sa puntos: { $ahead } at { $behind }. Lamang: { $ahead }, dahil mas marami ang naipanalong pag-ikot.
tie-shared = Tabla at hati sa puwesto: { $names }.
winner = { $you ->
    [yes] Panalo ka sa laro. Ang galing mo!
   *[no] Panalo si { $name } sa laro.
}
winners-shared = Sabay na panalo sa laro: { $names }.
