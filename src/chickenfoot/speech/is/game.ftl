### The Icelandic words of Chicken Foot. One message is one whole sentence (or one word of a table's head).

## Small things

list-comma = { ", " }

## Names at the table

name-you = Þú
seat-name = { $seat ->
    [0] Anna
    [1] Bjarni
    [2] Dóra
    [3] Emil
    [4] Freyja
    [5] Gísli
    [6] Hulda
    [7] Jón
   *[other] Leikmaður { $seat }
}
name-with-bot = { $name } ({ $bot })

## The beginning of a game and of a round

game-title = Kjúklingafótur eftir reglunum „{ $rules }“, { $players ->
    [1] einn leikmaður
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}, { $rounds ->
    [0] þar til einhver er kominn í { $points } stig
    [1] ein umferð
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}.
game-seats = Réttsælis kringum borðið: { $names }.
game-how = Sláðu inn númer eða leik, til dæmis „9-3 on 9“. Með „help“ færðu að vita allt hitt.
game-resumed = Gott að sjá þig aftur. Leikurinn heldur áfram þar sem frá var horfið.

round-title = Umferð { $number } af { $total }. Upphafstvennan er { $double }.
round-title-open = Umferð { $number }. Upphafstvennan er { $double }.

start-lottery = { $turned ->
    [1] Strax fyrsta flísin sem snúið var við var { $double }
    [one] Snúa þurfti við { $turned } flís til að finna { $double }
   *[other] Snúa þurfti við { $turned } flísum til að finna { $double }
}: { $you ->
    [yes] þú fannst hana og byrjar.
   *[no] { $name } fann hana og byrjar.
}
start-holder = { $you ->
    [yes] Þú ert með { $double } og byrjar.
   *[no] { $name } er með { $double } og byrjar.
}
start-search = Enginn fékk { $double }. Nú draga allir til skiptis eina flís í einu þar til hún finnst, { $you ->
    [yes] og þú dregur fyrst.
   *[no] og { $name } dregur fyrst.
}
start-together = Enginn fékk { $double }. Nú draga allir eina flís, hring eftir hring, þar til hún finnst, { $you ->
    [yes] og þú dregur fyrst.
   *[no] og { $name } dregur fyrst.
}
start-comes-back = Enginn fékk { $planned }. Hún kemur aftur í seinni umferð.
start-dropped = Enginn fékk { $planned }. Henni er sleppt.
start-redealt = Enginn fékk { $double }, svo gefið var upp á nýtt, { $count ->
    [1] einu sinni
    [one] { $count } sinni
   *[other] { $count } sinnum
}.
start-highest-tile = Allir sneru við flís: { $tiles }. { $you ->
    [yes] Þín er hæst og þú byrjar.
   *[no] { $name } er með þá hæstu og byrjar.
}
start-random = { $you ->
    [yes] Hlutkestið réð: þú byrjar.
   *[no] Hlutkestið réð: { $name } byrjar.
}
start-next = { $you ->
    [yes] Nú er komið að þér að byrja.
   *[no] Nú á { $name } að byrja.
}

## What happens: one sentence for each event

event-tile-laid = { $you ->
    [yes] Þú leggur { $tile } á { $end }.
   *[no] { $name } leggur { $tile } á { $end }.
}
event-tile-laid-called = { $you ->
    [yes] Þú leggur { $tile } á { $end } og kallar: ein flís eftir!
   *[no] { $name } leggur { $tile } á { $end } og kallar: ein flís eftir!
}
event-start-laid = { $you ->
    [yes] Þú leggur upphafstvennuna { $tile }.
   *[no] { $name } leggur upphafstvennuna { $tile }.
}
event-start-laid-called = { $you ->
    [yes] Þú leggur upphafstvennuna { $tile } og kallar: ein flís eftir!
   *[no] { $name } leggur upphafstvennuna { $tile } og kallar: ein flís eftir!
}
event-tile-drawn = { $you ->
    [yes] Þú dregur { $tile }.
   *[no] { $name } dregur { $tile }.
}
event-tile-drawn-hidden = { $you ->
    [yes] Þú dregur flís.
   *[no] { $name } dregur flís.
}
event-start-found = { $you ->
    [yes] Þú dregur { $tile }, upphafstvennuna!
   *[no] { $name } dregur { $tile }, upphafstvennuna!
}
event-turn-passed = { $you ->
    [yes] Þú segir pass.
   *[no] { $name } segir pass.
}
event-foot-begun = Hænsnafótur! { $toes ->
    [1] Nú verður næsta flís að fara á { $double }.
    [one] Nú verður { $toes } flís að fara á { $double }.
   *[other] Næstu { $toes } flísar verða að fara á { $double }.
}
event-foot-waived = Hænsnafótur! En það eru of fáar flísar eftir í hann, svo { $double } þarf engar tær.
event-foot-done = Hænsnafóturinn á { $double } er tilbúinn.
event-opening-done = Allar lestirnar eru lagðar af stað; nú eru allir endar opnir.
event-caught = { $name } gleymdi að kalla og { $by } tekur eftir því! { $count ->
    [0] { $name } dregur samt ekkert, því ekkert er að hafa úr hænsnagarðinum.
    [1] { $name } dregur eina flís.
    [one] { $name } dregur { $count } flís.
   *[other] { $name } dregur { $count } flísar.
}
event-caught-you = Þú gleymdir að kalla og { $by } tekur eftir því! { $count ->
    [0] Ekkert er að hafa úr hænsnagarðinum, svo þú dregur ekkert.
    [1] Þú dregur eina flís: { $tiles }.
    [one] Þú dregur { $count } flís: { $tiles }.
   *[other] Þú dregur { $count } flísar: { $tiles }.
}
event-caught-by-you = Þú tekur eftir að { $name } gleymdi að kalla! { $count ->
    [0] { $name } dregur samt ekkert, því ekkert er að hafa úr hænsnagarðinum.
    [1] { $name } dregur eina flís.
    [one] { $name } dregur { $count } flís.
   *[other] { $name } dregur { $count } flísar.
}
event-round-ended-out = { $you ->
    [yes] Þú klárar! Umferðinni er lokið.
   *[no] { $name } klárar! Umferðinni er lokið.
}
event-round-ended-blocked = Enginn kemst lengra: umferðin er lokuð.
event-round-ended-unfinishable = Þennan fót er aldrei hægt að klára: umferðinni er lokið.

## The table

seat-cell = { $name }: { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísar
}, { $points } stig
seat-sentence = { $you ->
    [yes] Þú ert með
   *[no] { $name } er með
} { $tiles ->
    [0] enga flís
    [1] eina flís
    [one] { $tiles } flís
   *[other] { $tiles } flísar
} og { $points } stig hingað til.
turn = { $you ->
    [yes] Röðin er komin að þér.
   *[no] Nú á { $name } að gera.
}
yard = { $count ->
    [0] Hænsnagarðurinn er tómur.
    [1] Í hænsnagarðinum er ein flís{ $kept ->
        [0] .
       *[other] , sem verður þar eftir.
    }
    [one] Í hænsnagarðinum er { $count } flís{ $kept ->
        [0] .
        [1] ; sú síðasta verður þar eftir.
        [one] ; { $kept } verður þar eftir.
       *[other] ; síðustu { $kept } verða þar eftir.
    }
   *[other] Í hænsnagarðinum eru { $count } flísar{ $kept ->
        [0] .
        [1] ; sú síðasta verður þar eftir.
        [one] ; { $kept } verður þar eftir.
       *[other] ; síðustu { $kept } verða þar eftir.
    }
}
ends-open = Opnir endar: { $ends }.
ends-none = Enginn endi er opinn.
pending-foot = Fótinn á { $double } vantar enn { $missing ->
    [1] eina tá
    [one] { $missing } tá
   *[other] { $missing } tær
}: nú fara allar flísar þangað.
pending-opening = Upphafið: enn { $missing ->
    [1] á ein lest
    [one] á { $missing } lest
   *[other] eiga { $missing } lestir
} eftir að leggja af stað frá { $double }.
pending-start = Upphafstvennan { $double } er ekki komin á borðið.

hand = Á hendi ({ $points } stig):
hand-sentence = Þú ert með { $tiles } á hendi: { $points } stig.
hand-can = Þú getur lagt { $tiles }.
hand-cannot = Þú getur ekki lagt neina af flísunum þínum.
choices = Þetta máttu gera:
call-due = Þetta er næstsíðasta flísin þín. Með „!“ kallarðu; ef þú sleppir því má góma þig.
catch-may = { $name } á eina flís eftir og kallaði ekki. Skrifaðu „catch“ til að koma upp um það.
catch-or-not = { $name } á eina flís eftir og kallaði ekki. Skrifaðu „catch“ (eða 1) til að koma upp um það, eða ýttu á Enter (eða 2) til að láta það kyrrt liggja.
forced-draw = Þú getur enga flís lagt, svo þú dregur: { $tile }.
forced-draw-again = Hún passar ekki, svo þú dregur aftur: { $tile }.
forced-search = Þú leitar að { $double } og dregur { $tile }.
forced-search-found = Þú leitar að upphafstvennunni og dregur hana: { $double }!
forced-pass = Þú getur hvorki lagt né dregið, svo þú segir pass.
forced-pass-drawn = Hún passar ekki, svo þú segir pass.
forced-pass-waits = Hana máttu ekki leggja strax, svo þú segir pass.

## The table in sentences, for screen readers

prose-start = Í miðjunni liggur upphafstvennan { $double }.
prose-arm = Lest { $number }: { $tiles }. Opinn endi { $end }.
prose-arm-foot = Lest { $number }: { $tiles } og svo tvennan { $double }.
prose-toe = Tá { $number } á fætinum á { $double }: { $tiles }. Opinn endi { $end }.
prose-toe-foot = Tá { $number } á fætinum á { $double }: { $tiles } og svo tvennan { $foot }.
prose-free = { $count ->
    [1] Eina flís vantar
    [one] { $count } flís vantar
   *[other] { $count } flísar vantar
} enn á { $double }.
prose-bare = Ekkert hefur verið lagt á { $double }.
prose-lying = Á borðinu liggja: { $tiles }.
prose-newest = Nýjasta flísin er { $tile }.

## Why not: what cannot be done, and what to do instead

why-round-over = Umferðinni er lokið; nú er ekkert meira hægt að gera ({ $clause }).
why-not-your-turn = Bíddu aðeins: röðin er ekki komin að þér ({ $clause }).
why-not-in-hand = Þú ert ekki með { $tile }; leggðu flís sem þú ert með á hendi ({ $clause }).
why-no-such-end = Þessi staður er ekki til á borðinu. Opið: { $ends } ({ $clause }).
why-halves-differ = { $tile } passar ekki: helmingarnir sem snertast verða að vera eins. Opið: { $ends } ({ $clause }).
why-start-first = Fyrst verður upphafstvennan { $start } að koma á borðið ({ $clause }).
why-foot-open = { $tile } verður að bíða: fótinn á { $value }-{ $value } vantar enn { $missing ->
    [1] eina tá
    [one] { $missing } tá
   *[other] { $missing } tær
}, og fram að því fara allar flísar þangað ({ $clause }).
why-opening-open = { $tile } verður að bíða: fyrst { $missing ->
    [1] verður ein lest
    [one] verður { $missing } lest
   *[other] verða { $missing } lestir
} í viðbót að leggja af stað frá { $value }-{ $value } ({ $clause }).
why-must-lay = Þú getur lagt flís og verður þá að gera það; kíktu á merktu flísarnar ({ $clause }).
why-drawn-already = Þú hefur þegar dregið; meira máttu ekki draga í þetta sinn ({ $clause }).
why-only-drawn = Nú máttu bara leggja flísina sem þú dróst, { $drawn } ({ $clause }).
why-drawn-waits = Þú varst að draga { $drawn } og hún verður að bíða þar til röðin kemur næst að þér ({ $clause }).
why-yard-at-reserve = Það er ekkert meira að draga úr hænsnagarðinum; segðu pass ({ $clause }).
why-no-drawing = Við þetta borð dregur enginn; segðu pass ({ $clause }).
why-nothing-to-pass-on = Dragðu fyrst; eftir það máttu segja pass ({ $clause }).
why-double-forbidden = { $last ->
    [yes] { $tile } má ekki leggja: hér má síðasta flísin þín ekki vera tvenna ({ $clause }).
   *[no] { $tile } má ekki leggja: of fáar flísar eru eftir í tærnar á henni ({ $clause }).
}
why-no-call-due = Hér er ekkert að kalla: aðeins er kallað við næstsíðustu flísina. Slepptu „!“ ({ $clause }).
why-nothing-to-catch = Þetta sæti getur engan gómað núna ({ $clause }).
why-tile-fits = { $tile } má leggja svona: { $moves }.
why-all-fit = Hverja einustu flís þína er hægt að leggja einhvers staðar.

## Hints

hint = { $bot } myndi velja { $move }: { $reason }
hint-worths = { $deals ->
    [1] Þetta gæti hver kostur kostað þig í umferðinni, miðað við eina gjöf sem passar við það sem þú hefur séð:
    [one] Þetta gæti hver kostur kostað þig í umferðinni, miðað við { $deals } gjöf sem passar við það sem þú hefur séð:
   *[other] Þetta gæti hver kostur kostað þig í umferðinni, miðað við { $deals } gjafir sem passa við það sem þú hefur séð:
}
hint-worth = { $move }: { $points } stig ({ $low } til { $high })
hint-only = annað er ekki í boði.
hint-out = þetta er síðasta flísin þín og þú klárar.
hint-start = þannig byrjar umferðin.
hint-draw = ný flís er meira virði en það sem þú gætir lagt.
hint-hold = það sem þú ert með er meira virði á hendi.
hint-keep = { $tile } er meira virði á hendi í bili.
hint-block = á { $value }-{ $value } er ekki lengur hægt að klára neinn fót, svo þetta lokar umferðinni; þú situr eftir með { $mine } stig, hin með um { $others } hvert.
hint-foot = tvennuna vantar tær og þú átt { $toes ->
    [1] eina flís
    [one] { $toes } flís
   *[other] { $toes } flísar
} með { $value } á hendi.
hint-double = þú losnar við tvennu af hendinni og hin þurfa að leggja til tærnar.
hint-starve = þetta skilur eftir opinn enda með { $value }, og komið er í ljós að { $seats ->
    [1] einn mótherji á enga slíka flís.
    [one] { $seats } mótherji á enga slíka flís.
   *[other] { $seats } mótherjar eiga enga slíka flís.
}
hint-heavy = þetta er þyngsta flísin sem hægt er að leggja: þú hefur { $pips ->
    [1] einum punkti
    [one] { $pips } punkti
   *[other] { $pips } punktum
} minna að tapa.
hint-follow = þú getur haldið áfram þaðan: þú átt { $tiles ->
    [1] eina flís
    [one] { $tiles } flís
   *[other] { $tiles } flísar
} í viðbót með { $value }.
hint-place = í flestum gjöfum kemurðu best út úr þessu.

## The end of a round and of a game

shown-hand = { $you ->
    [yes] Þú ert með { $tiles }: { $points } stig, alls { $total }.
   *[no] { $name } er með { $tiles }: { $points } stig, alls { $total }.
}
shown-out = { $you ->
    [yes] Þú kláraðir: { $points } stig, alls { $total }.
   *[no] { $name } kláraði: { $points } stig, alls { $total }.
}
round-won = { $you ->
    [yes] Þú vinnur umferðina.
   *[no] { $name } vinnur umferðina.
}
round-shared = Jafntefli í umferðinni: { $names }.

score-head-player = leikmaður
score-head-total = alls
score-none = Engri umferð er lokið enn.
score-sentence = { $you ->
    [yes] Þú ert með { $total } stig; umferðirnar hingað til: { $points }.
   *[no] { $name } er með { $total } stig; umferðirnar hingað til: { $points }.
}

game-over = Leiknum er lokið.
game-stopped = Enginn er með neina af tvennunum sem eftir eru, svo leiknum er lokið.
place = { $place }. { $name }: { $total } stig
tie-most-zero-rounds = { $ahead } á undan, { $behind } á eftir: jafnt að stigum, en fleiri núllumferðir ráða úrslitum.
tie-lowest-nonzero-round = { $ahead } á undan, { $behind } á eftir: jafnt að stigum, en lægsta umferðin fyrir utan núll ræður úrslitum.
tie-most-rounds-won = { $ahead } á undan, { $behind } á eftir: jafnt að stigum, en fleiri unnar umferðir ráða úrslitum.
tie-shared = Jafntefli og sama sæti: { $names }.
winner = { $you ->
    [yes] Þú vinnur leikinn. Vel spilað!
   *[no] { $name } vinnur leikinn.
}
winners-shared = Sameiginlegur sigur í leiknum: { $names }.
