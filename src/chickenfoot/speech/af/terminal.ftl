### What only a terminal says, in Afrikaans. Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = Ek verwag ’n nommer, ’n skuif soos "9-3 on 9", of "help", maar kry "{ $got }".
answer-number = { $count ->
    [one] Ek verwag 1, die enigste keuse, maar kry { $got }.
   *[other] Ek verwag ’n nommer van 1 tot { $count }, maar kry { $got }.
}
answer-tile = Ek verwag ’n teël soos 9-3 ná die vraagteken, maar kry "{ $got }".
answer-elsewhere = { $tile } pas nie daar nie, maar jy kan dit wel so speel: { $moves }.
answer-several = { $tile } pas op meer as een plek; sê watter een: { $moves }.
answer-catch = Ek verwag "catch", of net Enter om dit te laat verbygaan, maar kry "{ $got }".
answer-between = Ek verwag net Enter, of een van score, table, rules, undo, help, quit, maar kry "{ $got }".

thinks-less = Die rekenaarspelers dink hier minder diep as wat hulle kan: pip install "{ $extra }" maak hulle sterker.
warmed-up = Die rekenaarspelers is gereed ({ $seconds } s).

undo-done = Teruggeneem. { $count ->
    [one] Dit is nou een skuif wat in hierdie spel teruggeneem is.
   *[other] Dit is nou { $count } skuiwe wat in hierdie spel teruggeneem is.
}
undo-nothing = Daar is niks om terug te neem nie: jy het nog geen keuse gehad nie.

prompt-turn = Jou skuif:
prompt-catch = Betrap?
prompt-next = Enter vir die volgende rondte:

help =
    Tik een reël en druk Enter.
    3                 die keuse met daardie nommer
    9-3 on 9          speel 9-3 met die 9 teen ’n oop 9
    9-3 on 9.2        ... teen die tweede oop 9, die een wat 9.2 gemerk is
    9-3               ... as daar net een plek daarvoor is
    9-3 on 9!         ... en roep dat jy nog net een teël het
    draw              trek ’n teël (of net d)
    pass              sê pas (of net p)
    catch             betrap iemand wat nie geroep het nie (of net c)
    ?                 waarom die ander teëls nie gespeel kan word nie
    ? 9-3             waarom hierdie teël nie kan nie, of waar dit kan
    hint              wat die sterkste rekenaarspeler sou doen, en waarom
    undo              neem jou laaste keuse terug
    table  score      wys die tafel, of die punte van al die rondtes
    rules             die reëls van hierdie tafel
    quit              hou op; die spel word gestoor en kan later verder gaan
help-picture =
    Lees die prentjie van die begindubbel af na buite: die helfte wat raak, kom eerste.
    ’n Dubbel staan dwars en hou sy tone vas.
    { $open } is ’n oop punt, { $waiting } een wat moet wag, { $free } ’n plek wat nou gevul moet word.
    { $newest } is die nuutste teël, en { $onward } lei na ’n ander deel van die prentjie.
    In jou hand kan { $playable } gespeel word.

## Saving

saved = Die spel is in { $file } gestoor.
go-on = Gaan verder met: { $command } --resume { $file }
save-failed = Die spel kon nie in { $file } gestoor word nie: { $reason }.

## The command line

audit-sound = Hierdie posisie is in orde.
usage-bad-value = { $where }: verwag ’n getal, maar kry { $got }
usage-no-value = { $where }: verwag geen waarde nie, maar kry { $got }
usage-too-many = verwag geen woorde meer nie, maar kry { $got }
usage-unknown-option = verwag ’n opsie wat --help noem, maar kry { $got }
usage-unknown-command = verwag een van { $known }, maar kry { $got }
usage-twice = { $where }: verwag dit een keer, maar kry dit weer
usage-missing = verwag { $where }, maar kry niks
error-unknown-language = verwag een van { $known }, maar kry { $got }
error-no-language = verwag een van { $known }, maar kry niks
error-file-too-big = verwag hoogstens { $most } grepe, maar kry meer
error-no-text = verwag teks in UTF-8, maar kry ander grepe by { $byte }
error-record-exists = verwag ’n lêer wat nog nie bestaan nie (--resume gaan met so een verder), maar kry { $got }
error-bot-failed = verwag ’n geldige skuif in uitdeling { $deal } (saadgetal { $seed }), maar kry { $got }
error-no-bots = verwag rekenaarspelers met kommas tussenin, maar kry niks
error-too-many-line-ups = verwag hoogstens { $most } keuses van spelers, maar kry meer
error-no-extra = verwag { $module }, wat saam met chickenfoot[{ $extra }] kom, maar kry niks
error-bad-plot = verwag ’n lêernaam wat op .svg eindig, in ’n vouer wat bestaan, maar kry { $got }
error-unknown-style = verwag een van { $known }, maar kry { $got }
error-not-on-table = verwag ’n teël wat op die tafel lê, maar kry { $got }
error-bad-seconds = verwag ’n aantal sekondes bo 0, maar kry { $got }
error-bad-aspect = verwag ’n verhouding soos 16:10, in heelgetalle, van 1:{ $most } tot { $most }:1, maar kry { $got }
error-only-records = verwag ’n rekord daarby, maar kry ’n posisie
error-no-rounds-told = verwag ’n rekord met ’n rondte, maar kry een daarsonder
error-bad-play = verwag ’n teël wat ná die vorige teëls gespeel kan word, maar kry { $got }
error-bad-size = verwag ’n heelgetal van { $least } tot { $most }, maar kry { $got }
error-no-picture = verwag ’n nuwe lêer, of ’n prentjie wat oorgeskryf mag word, maar kry { $got }
error-nothing-laid = verwag ’n oomblik waarop ’n teël op die tafel lê, maar kry { $got }
error-no-tree = verwag ’n tafel met sy begindubbel gespeel en sy boom bekend, soos "9-9(9-1,9-3)", maar kry { $got }
error-arena-exists = verwag ’n vouer sonder uitslae (--resume gaan daarmee verder), maar kry { $got }
error-arena-running = verwag ’n vouer waarin geen ander arena skryf nie, maar kry { $got }
error-no-arena = verwag ’n vouer met die plan van ’n arena, maar kry { $got }
error-bad-plan = verwag die plan van ’n arena, weergawe { $version }, maar kry { $got }
error-bad-result = verwag die uitslag van ’n spel uit die plan, elkeen een keer, maar kry { $got }
error-resume-nowhere = verwag die vouer om mee verder te gaan, maar kry niks
error-resume-other = verwag { $planned }, soos dit begin is, maar kry { $got }
error-processes-died = verwag prosesse wat leef, maar kry { $tries ->
    [one] een keer
   *[other] { $tries } keer
} dooie prosesse (te min geheue?)
error-no-cluster = verwag ’n Dask-skeduleerder met werkers, soos tcp://host:8786, maar kry { $got }
error-cluster-failed = verwag werkers wat kan speel, maar kry { $got }
error-resume-over = hierdie spel is verby; chickenfoot replay { $file } wys dit

seat-number = Sitplek { $seat }
step-scores = Punte: { $scores }
verify-sound = Hierdie rekord is in orde: { $rounds ->
    [0] geen rondte is klaar nie
    [one] een rondte is klaar
   *[other] { $rounds } rondtes is klaar
}, { $over ->
    [yes] en die spel is verby.
   *[no] en die spel gaan nog aan.
}
replay-nothing = In hierdie rekord is daar geen rondte nie.
replay-mistakes = Hierdie rekord het { $count ->
    [one] een fout; chickenfoot verify { $file } noem dit.
   *[other] { $count } foute; chickenfoot verify { $file } noem hulle.
}
replay-head = Rondte { $round } van { $rounds }, ná { $ply } van { $plies ->
    [one] 1 skuif
   *[other] { $plies } skuiwe
}.
replay-move = Die laaste skuif, deur sitplek { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] Die hoenderwerf is leeg.
    [one] Daar is een teël in die hoenderwerf.
   *[other] Daar is { $yard } teëls in die hoenderwerf.
}
replay-hand = sitplek { $seat }: { $tiles }
replay-hand-empty = sitplek { $seat }: geen teëls
draw-title = Hoendervoet, die rondte van { $double }
draw-tiles = { $count ->
    [one] Een teël lê op die tafel.
   *[other] { $count } teëls lê op die tafel.
}
draw-moving = Die teëls verskyn in die volgorde waarin hulle gespeel is, oor en oor; dan lyk dit so.
draw-growing = Die teëls verskyn van die middel af na buite, oor en oor; dan lyk dit so.
draw-over = Die rondte is verby.
simulate-head = { $ruleset }: { $players } spelers, { $games ->
    [one] een spel
   *[other] { $games } spelle
}
simulate-rounds = { $rounds ->
    [one] een rondte
   *[other] { $rounds } rondtes
}: { $blocked } geblokkeer, { $doubles } deur ’n dubbel beëindig, { $unheld } waarvan niemand die dubbel gehad het nie
simulate-speed = { $plies ->
    [one] een skuif
   *[other] { $plies } skuiwe
}, { $rate } rondtes per sekonde
simulate-seat = sitplek { $seat }, { $bot }: { $total } punte per spel, { $share } % van die eerste plekke, { $zeros ->
    [one] een rondte van nul
   *[other] { $zeros } rondtes van nul
}
arena-head = { $ruleset }: { $players } spelers, { $games ->
    [one] een spel
   *[other] { $games } spelle
} ({ $deals ->
    [one] een uitdeling
   *[other] { $deals } uitdelings
}, elkeen in elke rotasie van die sitplekke)
arena-rounded = { $asked ->
    [one] Een spel
   *[other] { $asked } spelle
} is gevra; een uitdeling vat { $each }, en uitdelings word klaar gespeel.
arena-column-bot = speler
arena-column-seats = sitplekke
arena-column-first = eerste %
arena-column-interval = 95 %
arena-column-total = punte
arena-column-place = plek
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = gradering
arena-column-sigma = sigma
arena-interval = { $low } tot { $high }
arena-notes = Toeval gee { $chance } % van die eerste plekke. Punte en plek: die gemiddelde per spel, minder is beter. ms, p50, p95: die gemiddelde, die helfte en 95 % van die skuiwe met ’n keuse.
arena-unrated = Daar is geen graderings nie: { $extra } bring hulle.
arena-left = nog { $time }
arena-stopped = Gestop ná { $done } van { $games } spelle. Met --out sou hulle bewaar gebly het.
arena-stopped-kept = Gestop ná { $done } van { $games } spelle. Gaan verder met: chickenfoot arena --resume --out { $folder }
arena-plot-axis = eerste plekke, % (staaf: 95 %-interval)
arena-plot-chance = toeval: { $share } %

## The server

serve-ready = Die tafel is oop by { $address } – druk Ctrl-C om dit toe te maak.
open-ready = Jou blaaier maak die tafel by { $address } oop – druk Ctrl-C hier om dit toe te maak.
open-found = Die tafel is al oop, by { $address }.
serve-closed = { $kept ->
    [yes] Die tafel is toe. Wanneer jy dit weer oopmaak, gaan elke spel verder waar dit nou staan.
   *[no] Die tafel is toe.
}
error-no-client = verwag die bladsye vir jou blaaier in hierdie installasie, maar kry niks: in ’n kopie van die bronkode bou scripts/play hulle, in ’n geïnstalleerde pakket is hulle klaar daar, en chickenfoot play speel sonder hulle in hierdie terminaal
error-no-answer = verwag ’n antwoord van die bediener wat al met hierdie tafels loop, maar kry niks
