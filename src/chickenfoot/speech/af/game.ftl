### The Afrikaans words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { ", " }

## Names at the table

name-you = Jy
seat-name = { $seat ->
    [0] Alet
    [1] Ben
    [2] Corrie
    [3] Dirk
    [4] Elsa
    [5] Fanie
    [6] Gerda
    [7] Hannes
   *[other] Speler { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Hoendervoet met die reëls "{ $rules }", { $players } spelers, { $rounds ->
    [0] tot iemand { $points ->
        [one] 1 punt
       *[other] { $points } punte
    } het
    [one] een rondte
   *[other] { $rounds } rondtes
}.
game-seats = Kloksgewys om die tafel: { $names }.
game-how = Tik ’n nommer of ’n skuif soos "9-3 on 9". "help" vertel jou die res.
game-resumed = Welkom terug. Die spel gaan verder waar jy dit gelos het.

round-title = Rondte { $number } van { $total }. Die begindubbel is { $double }.
round-title-open = Rondte { $number }. Die begindubbel is { $double }.

start-lottery = { $turned ->
    [one] Die heel eerste teël wat omgedraai is, was { $double }
   *[other] { $turned } teëls is omgedraai totdat { $double } uitgekom het
}: { $you ->
    [yes] jy het dit gekry, en jy begin.
   *[no] { $name } het dit gekry en begin.
}
start-holder = { $you ->
    [yes] Jy het { $double }, en jy begin.
   *[no] { $name } het { $double } en begin.
}
start-search = Niemand het { $double } gekry nie. Julle trek om die beurt elkeen een teël tot dit uitkom, { $you ->
    [yes] en jy trek eerste
   *[no] en { $name } trek eerste
}.
start-together = Niemand het { $double } gekry nie. Almal trek ’n teël, oor en oor tot dit uitkom, { $you ->
    [yes] en jy trek eerste
   *[no] en { $name } trek eerste
}.
start-comes-back = Niemand het { $planned } gekry nie. Dit kom in ’n latere rondte terug.
start-dropped = Niemand het { $planned } gekry nie. Dit val weg.
start-redealt = Niemand het { $double } gekry nie, en daarom is die teëls { $count ->
    [one] nog een keer
   *[other] nog { $count } keer
} uitgedeel.
start-highest-tile = Elkeen het ’n teël omgedraai: { $tiles }. { $you ->
    [yes] Joune is die hoogste, en jy begin.
   *[no] { $name } het die hoogste en begin.
}
start-random = { $you ->
    [yes] Die lot het op jou geval: jy begin.
   *[no] Die lot het op { $name } geval: { $name } begin.
}
start-next = { $you ->
    [yes] Hierdie keer is dit jou beurt om te begin.
   *[no] Hierdie keer is dit { $name } se beurt om te begin.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] Jy speel { $tile } op { $end }.
   *[no] { $name } speel { $tile } op { $end }.
}
event-tile-laid-called = { $you ->
    [yes] Jy speel { $tile } op { $end } en roep: nog net een teël!
   *[no] { $name } speel { $tile } op { $end } en roep: nog net een teël!
}
event-start-laid = { $you ->
    [yes] Jy speel die begindubbel { $tile }.
   *[no] { $name } speel die begindubbel { $tile }.
}
event-start-laid-called = { $you ->
    [yes] Jy speel die begindubbel { $tile } en roep: nog net een teël!
   *[no] { $name } speel die begindubbel { $tile } en roep: nog net een teël!
}
event-tile-drawn = { $you ->
    [yes] Jy trek { $tile }.
   *[no] { $name } trek { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] Jy trek ’n teël.
   *[no] { $name } trek ’n teël.
}
event-start-found = { $you ->
    [yes] Jy trek { $tile }, die begindubbel!
   *[no] { $name } trek { $tile }, die begindubbel!
}
event-turn-passed = { $you ->
    [yes] Jy sê pas.
   *[no] { $name } sê pas.
}
event-foot-begun = Hoenderpoot! { $toes ->
    [one] Een teël moet nou op { $double } kom.
   *[other] Die volgende { $toes } teëls moet op { $double } kom.
}
event-foot-waived = Hoenderpoot! Maar daar is te min teëls daarvoor oor, dus hoef { $double } geen tone te kry nie.
event-foot-done = Die poot van { $double } is klaar.
event-opening-done = Al die treine het begin; nou is elke punt oop.
event-caught = { $name } het vergeet om te roep, { $by } sien dit raak, en { $name } trek { $count ->
    [0] niks, want die hoenderwerf het niks om te gee nie
    [one] een teël
   *[other] { $count } teëls
}.
event-caught-you = Jy het vergeet om te roep, en { $by } het dit raakgesien! { $count ->
    [0] Die hoenderwerf het niks om te gee nie, dus trek jy niks.
    [one] Jy trek een teël: { $tiles }.
   *[other] Jy trek { $count } teëls: { $tiles }.
}
event-caught-by-you = Jy sien dat { $name } vergeet het om te roep! { $name } trek { $count ->
    [0] niks, want die hoenderwerf het niks om te gee nie
    [one] een teël
   *[other] { $count } teëls
}.
event-round-ended-out = { $you ->
    [yes] Jy is uit! Die rondte is verby.
   *[no] { $name } is uit! Die rondte is verby.
}
event-round-ended-blocked = Niemand kan verder nie: die rondte is geblokkeer.
event-round-ended-unfinishable = Hierdie poot kan nooit klaarkom nie: die rondte is verby.

## The table

seat-cell = { $name }: { $tiles ->
    [one] 1 teël
   *[other] { $tiles } teëls
}, { $points ->
    [one] 1 punt
   *[other] { $points } punte
}
seat-sentence = { $you ->
    [yes] Jy het
   *[no] { $name } het
} { $tiles ->
    [one] 1 teël
   *[other] { $tiles } teëls
} en tot dusver { $points ->
    [one] 1 punt
   *[other] { $points } punte
}.
turn = { $you ->
    [yes] Dit is jou beurt.
   *[no] Dit is { $name } se beurt.
}
yard = { $count ->
    [0] Die hoenderwerf is leeg.
    [one] Daar is een teël in die hoenderwerf{ $kept ->
        [0] .
       *[other] , en dié een bly daar.
    }
   *[other] Daar is { $count } teëls in die hoenderwerf{ $kept ->
        [0] .
        [one] ; die laaste een bly daar.
       *[other] ; die laaste { $kept } bly daar.
    }
}
ends-open = Oop punte: { $ends }.
ends-none = Daar is geen oop punt nie.
pending-foot = Die poot van { $double } kort nog { $missing ->
    [one] een toon
   *[other] { $missing } tone
}: elke teël gaan nou soontoe.
pending-opening = Die opening: by { $double } moet nog { $missing ->
    [one] een trein
   *[other] { $missing } treine
} begin.
pending-start = Die begindubbel { $double } lê nog nie op die tafel nie.

hand = Jou hand ({ $points ->
    [one] 1 punt
   *[other] { $points } punte
}):
hand-sentence = Jy het { $tiles } in jou hand: { $points ->
    [one] 1 punt
   *[other] { $points } punte
}.
hand-can = Jy kan { $tiles } speel.
hand-cannot = Jy kan nie een van jou teëls speel nie.
choices = Jy kan kies:
call-due = Dit is jou voorlaaste teël. Met die "!" roep jy; los jy dit uit, kan iemand jou betrap.
catch-may = { $name } het nog net een teël en het nie geroep nie. Tik "catch" om { $name } te betrap.
catch-or-not = { $name } het nog net een teël en het nie geroep nie. Tik "catch" (of 1), of druk Enter (of 2) om dit te laat verbygaan.
forced-draw = Jy kan geen teël speel nie, dus trek jy: { $tile }.
forced-draw-again = Dit pas nie, dus trek jy weer: { $tile }.
forced-search = Jy soek { $double } en trek { $tile }.
forced-search-found = Jy soek die begindubbel en trek dit: { $double }!
forced-pass = Jy kan nie speel nie en ook nie trek nie, dus sê jy pas.
forced-pass-drawn = Dit pas nêrens nie, dus sê jy pas.
forced-pass-waits = Jy mag dit nie in hierdie beurt speel nie, dus sê jy pas.

## The table in sentences, for screen readers

prose-start = In die middel lê die begindubbel { $double }.
prose-arm = Trein { $number }: { $tiles }. Oop punt { $end }.
prose-arm-foot = Trein { $number }: { $tiles }, en dan die dubbel { $double }.
prose-toe = Toon { $number } van die poot van { $double }: { $tiles }. Oop punt { $end }.
prose-toe-foot = Toon { $number } van die poot van { $double }: { $tiles }, en dan die dubbel { $foot }.
prose-free = Op { $double } moet nog { $count ->
    [one] een teël
   *[other] { $count } teëls
} kom.
prose-bare = Op { $double } is niks gespeel nie.
prose-lying = Op die tafel lê: { $tiles }.
prose-newest = Die nuutste teël is { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = Die rondte is verby, niemand speel meer nie ({ $clause }).
why-not-your-turn = Nog nie: dit is iemand anders se beurt ({ $clause }).
why-not-in-hand = Jy het nie { $tile } nie; speel ’n teël uit jou eie hand ({ $clause }).
why-no-such-end = Daar is nie so ’n plek op die tafel nie. Oop: { $ends } ({ $clause }).
why-halves-differ = { $tile } pas nie: die helftes wat aan mekaar raak, moet dieselfde wees. Oop: { $ends } ({ $clause }).
why-start-first = Eers moet die begindubbel { $start } op die tafel lê ({ $clause }).
why-foot-open = { $tile } moet wag: die poot van { $value } kort nog { $missing ->
    [one] een toon
   *[other] { $missing } tone
}, en tot dan gaan elke teël soontoe ({ $clause }).
why-opening-open = { $tile } moet wag: eers moet daar nog { $missing ->
    [one] een trein
   *[other] { $missing } treine
} by { $value }-{ $value } begin ({ $clause }).
why-must-lay = Jy kan ’n teël speel, dus moet jy; kyk na die gemerkte teëls ({ $clause }).
why-drawn-already = Jy het al getrek; ’n mens trek net een keer per beurt ({ $clause }).
why-only-drawn = Nadat jy getrek het, mag jy net die getrekte teël speel: { $drawn } ({ $clause }).
why-drawn-waits = { $drawn } is in hierdie beurt getrek en moet tot jou volgende beurt wag ({ $clause }).
why-yard-at-reserve = In die hoenderwerf is daar geen teël meer om te trek nie; sê pas ({ $clause }).
why-no-drawing = By hierdie tafel trek niemand nie; sê pas ({ $clause }).
why-nothing-to-pass-on = Trek eers; daarna mag jy pas sê ({ $clause }).
why-double-forbidden = { $last ->
    [yes] { $tile } mag nie gespeel word nie: hier mag jou laaste teël nie ’n dubbel wees nie ({ $clause }).
   *[no] { $tile } mag nie gespeel word nie: daar is te min teëls oor vir die tone ({ $clause }).
}
why-no-call-due = Daar is niks om te roep nie: jy roep net by jou voorlaaste teël. Los die "!" uit ({ $clause }).
why-nothing-to-catch = Van daardie sitplek af is daar nou niemand om te betrap nie ({ $clause }).
why-tile-fits = Jy kan { $tile } speel: { $moves }.
why-all-fit = Elkeen van jou teëls pas êrens.

## Hints

hint = { $bot } sou { $move } kies: { $reason }
hint-worths = { $deals ->
    [one] Wat elke skuif jou in hierdie rondte kan kos, volgens een moontlike uitdeling wat klop met wat jy gesien het:
   *[other] Wat elke skuif jou in hierdie rondte kan kos, volgens { $deals } moontlike uitdelings wat klop met wat jy gesien het:
}
hint-worth = { $move }: { $points } punte ({ $low } tot { $high })
hint-only = daar is niks anders om te doen nie.
hint-out = dit is jou laaste teël, en dan is jy uit.
hint-start = daarmee begin die rondte.
hint-draw = ’n nuwe teël is meer werd as wat jy kan speel.
hint-hold = wat jy het, is meer werd in jou hand.
hint-keep = { $tile } is vir eers meer werd in jou hand.
hint-block = op { $value } kan geen poot meer klaarkom nie, dus blokkeer dit die rondte; jy sit met { $mine ->
    [one] 1 punt
   *[other] { $mine } punte
}, die ander met omtrent { $others } elk.
hint-foot = dit wil tone hê, en jy het self { $toes ->
    [one] een teël
   *[other] { $toes } teëls
} met { $value }.
hint-double = so raak jy van ’n dubbel ontslae, en die ander moet die tone bring.
hint-starve = dit laat ’n oop { $value }, en dit het al geblyk dat { $seats ->
    [one] een
   *[other] { $seats }
} van die ander geen { $value } het nie.
hint-heavy = dit is die swaarste teël wat jy kan speel: { $pips ->
    [one] 1 kolletjie
   *[other] { $pips } kolletjies
} minder om te verloor.
hint-follow = jy kan daarop voortgaan: jy het nog { $tiles ->
    [one] een teël
   *[other] { $tiles } teëls
} met { $value }.
hint-place = by die meeste uitdelings kom jy so die beste daarvan af.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] Jy het nog { $tiles }: { $points ->
        [one] 1 punt
       *[other] { $points } punte
    }, altesaam { $total }.
   *[no] { $name } het nog { $tiles }: { $points ->
        [one] 1 punt
       *[other] { $points } punte
    }, altesaam { $total }.
}
shown-out = { $you ->
    [yes] Jy is uit: { $points ->
        [one] 1 punt
       *[other] { $points } punte
    }, altesaam { $total }.
   *[no] { $name } is uit: { $points ->
        [one] 1 punt
       *[other] { $points } punte
    }, altesaam { $total }.
}
round-won = { $you ->
    [yes] Jy wen die rondte.
   *[no] { $name } wen die rondte.
}
round-shared = { $names } wen die rondte saam.

score-head-player = speler
score-head-total = totaal
score-none = Nog geen rondte is klaar nie.
score-sentence = { $you ->
    [yes] Jy het
   *[no] { $name } het
} { $total ->
    [one] 1 punt
   *[other] { $total } punte
}; die rondtes tot dusver: { $points }.

game-over = Die spel is verby.
game-stopped = Niemand het een van die dubbels wat oor is nie, dus is die spel verby.
place = { $place }. { $name }: { $total ->
    [one] 1 punt
   *[other] { $total } punte
}
tie-most-zero-rounds = { $ahead } en { $behind } is gelykop; { $ahead } het meer rondtes met nul punte en is dus voor.
tie-lowest-nonzero-round = { $ahead } en { $behind } is gelykop; { $ahead } het die laagste rondte bo nul en is dus voor.
tie-most-rounds-won = { $ahead } en { $behind } is gelykop; { $ahead } het meer rondtes gewen en is dus voor.
tie-shared = { $names } is gelykop en deel die plek.
winner = { $you ->
    [yes] Jy wen die spel. Mooi gespeel!
   *[no] { $name } wen die spel.
}
winners-shared = { $names } wen die spel saam.
