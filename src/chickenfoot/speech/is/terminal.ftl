### What only a terminal says, in Icelandic. Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = Bjóst við númeri, leik á borð við „9-3 on 9“ eða „help“; fékk „{ $got }“.
answer-number = { $count ->
    [1] Bjóst við 1, eina kostinum; fékk { $got }.
   *[other] Bjóst við tölu frá 1 til { $count }; fékk { $got }.
}
answer-tile = Bjóst við flís á borð við 9-3 á eftir spurningarmerkinu; fékk „{ $got }“.
answer-elsewhere = { $tile } á ekki heima þar, en hana má leggja svona: { $moves }.
answer-several = { $tile } passar á fleiri en einn stað; segðu hvar: { $moves }.
answer-catch = Bjóst við „catch“, eða bara Enter til að láta það kyrrt liggja; fékk „{ $got }“.
answer-between = Bjóst bara við Enter eða einhverju af þessu: score, table, rules, undo, help, quit; fékk „{ $got }“.

thinks-less = Tölvuspilararnir hugsa ekki eins djúpt hér og þeir gætu: pip install "{ $extra }" gerir þá sterkari.
warmed-up = Tölvuspilararnir eru tilbúnir ({ $seconds } s).

undo-done = Tekið til baka. { $count ->
    [1] Það hefur nú gerst einu sinni í þessum leik.
    [one] Það hefur nú gerst { $count } sinni í þessum leik.
   *[other] Það hefur nú gerst { $count } sinnum í þessum leik.
}
undo-nothing = Það er ekkert að taka til baka: þú hefur ekki fengið að velja neitt enn.

prompt-turn = Hvað gerirðu?
prompt-catch = Góma?
prompt-next = Enter fyrir næstu umferð:

help =
    Þú skrifar eina línu og ýtir á Enter.
    3                 kosturinn með því númeri
    9-3 on 9          leggja 9-3 með níuna á opna níu
    9-3 on 9.2        ... á aðra opna níu, þá sem er merkt 9.2
    9-3               ... ef hún kemst bara á einn stað
    9-3 on 9!         ... og kalla að þú eigir eina flís eftir
    draw   (eða d)    draga flís
    pass   (eða p)    segja pass
    catch  (eða c)    góma þann sem gleymdi að kalla
    ?                 hvers vegna ekki má leggja hinar flísarnar
    ? 9-3             hvers vegna ekki má leggja þessa flís, eða hvar það má
    hint              hvað sterkasti tölvuspilarinn myndi gera, og hvers vegna
    undo              taka til baka það sem þú valdir síðast
    table  score      sýna borðið, eða stigin úr öllum umferðum
    rules             reglurnar við þetta borð
    quit              hætta; leikurinn er vistaður og getur haldið áfram seinna
help-picture =
    Myndin er lesin frá upphafstvennunni og út: helmingurinn sem snertir kemur fyrst.
    Tvenna liggur þversum og tærnar greinast frá henni.
    { $open } er opinn endi, { $waiting } endi sem verður að bíða, { $free } staður sem verður að fylla núna.
    { $newest } er nýjasta flísin og { $onward } vísar á annan hluta myndarinnar.
    Flísar á hendi sem hægt er að leggja eru merktar svona: { $playable }.

## Saving

saved = Leikurinn er vistaður í { $file }.
go-on = Haltu áfram með: { $command } --resume { $file }
save-failed = Ekki tókst að vista leikinn í { $file }: { $reason }.

## The command line

audit-sound = Þessi staða er í lagi.
usage-bad-value = { $where }: bjóst við tölu, fékk { $got }
usage-no-value = { $where }: bjóst ekki við neinu gildi, fékk { $got }
usage-too-many = bjóst ekki við fleiri orðum, fékk { $got }
usage-unknown-option = bjóst við valkosti sem --help nefnir, fékk { $got }
usage-unknown-command = bjóst við einhverju af { $known }, fékk { $got }
usage-twice = { $where }: bjóst við þessu einu sinni, fékk það aftur
usage-missing = bjóst við { $where }, fékk ekkert
error-unknown-language = bjóst við einhverju af { $known }, fékk { $got }
error-no-language = bjóst við einhverju af { $known }, fékk ekkert
error-file-too-big = bjóst við { $most ->
    [one] { $most } bæti
   *[other] { $most } bætum
} í mesta lagi, fékk fleiri
error-no-text = bjóst við texta í UTF-8, fékk annars konar bæti á stað { $byte }
error-record-exists = bjóst við skrá sem er ekki til enn (með --resume er haldið áfram með skrá), fékk { $got }
error-bot-failed = bjóst við löglegum leik í gjöf { $deal } (fræ { $seed }), fékk { $got }
error-no-bots = bjóst við tölvuspilurum með kommum á milli, fékk ekkert
error-too-many-line-ups = bjóst við { $most ->
    [one] { $most } samsetningu
   *[other] { $most } samsetningum
} leikmanna í mesta lagi, fékk fleiri
error-no-extra = bjóst við { $module }, sem fylgir chickenfoot[{ $extra }], fékk ekkert
error-bad-plot = bjóst við skráarheiti sem endar á .svg, í möppu sem er til, fékk { $got }
error-unknown-style = bjóst við einhverju af { $known }, fékk { $got }
error-not-on-table = bjóst við flís sem liggur á borðinu, fékk { $got }
error-bad-seconds = bjóst við sekúndufjölda yfir 0, fékk { $got }
error-bad-aspect = bjóst við hlutföllum eins og 16:10, í heilum tölum, frá 1:{ $most } til { $most }:1, fékk { $got }
error-only-records = bjóst við leikskýrslu með þessu, fékk stöðu
error-no-rounds-told = bjóst við leikskýrslu með umferð, fékk enga umferð
error-bad-play = bjóst við flís sem hægt er að leggja á eftir þeim sem á undan eru, fékk { $got }
error-bad-size = bjóst við heilli tölu frá { $least } til { $most }, fékk { $got }
error-no-picture = bjóst við nýrri skrá, eða mynd sem má skrifa yfir, fékk { $got }
error-nothing-laid = bjóst við augnabliki þegar flís liggur á borðinu, fékk { $got }
error-no-tree = bjóst við borði þar sem búið er að leggja upphafstvennuna og tréð er þekkt, eins og "9-9(9-1,9-3)", fékk { $got }
error-arena-exists = bjóst við möppu án úrslita (með --resume er haldið áfram með þau), fékk { $got }
error-arena-running = bjóst við möppu sem ekkert annað mót er að skrifa í, fékk { $got }
error-no-arena = bjóst við möppu með mótsáætlun, fékk { $got }
error-bad-plan = bjóst við mótsáætlun, útgáfu { $version }, fékk { $got }
error-bad-result = bjóst við úrslitum leiks í áætluninni, hvers leiks einu sinni; fékk { $got }
error-resume-nowhere = bjóst við möppunni sem á að halda áfram með, fékk ekkert
error-resume-other = bjóst við { $planned }, eins og byrjað var með, fékk { $got }
error-processes-died = bjóst við lifandi ferlum, fékk dauða { $tries ->
    [1] einu sinni
    [one] { $tries } sinni
   *[other] { $tries } sinnum
} (of lítið minni?)
error-no-cluster = bjóst við Dask-verkstjóra með vinnuferlum, eins og tcp://host:8786, fékk { $got }
error-cluster-failed = bjóst við vinnuferlum sem geta spilað, fékk { $got }
error-resume-over = þessum leik er lokið; chickenfoot replay { $file } sýnir hann

seat-number = Sæti { $seat }
step-scores = Stig: { $scores }
verify-sound = Þessi leikskýrsla er í lagi: { $rounds ->
    [0] engri umferð er lokið
    [1] einni umferð er lokið
    [one] { $rounds } umferð er lokið
   *[other] { $rounds } umferðum er lokið
} og { $over ->
    [yes] leikurinn er búinn.
   *[no] leikurinn stendur enn.
}
replay-nothing = Í þessari leikskýrslu er engin umferð.
replay-mistakes = { $count ->
    [1] Í þessari leikskýrslu er ein villa; chickenfoot verify { $file } segir hver hún er.
    [one] Í þessari leikskýrslu er { $count } villa; chickenfoot verify { $file } telur þær upp.
   *[other] Í þessari leikskýrslu eru { $count } villur; chickenfoot verify { $file } telur þær upp.
}
replay-head = Umferð { $round } af { $rounds }, skref { $ply } af { $plies }.
replay-move = Síðasta skref, hjá sæti { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] Hænsnagarðurinn er tómur.
    [1] Í hænsnagarðinum er ein flís.
    [one] Í hænsnagarðinum er { $yard } flís.
   *[other] Í hænsnagarðinum eru { $yard } flísar.
}
replay-hand = sæti { $seat }: { $tiles }
replay-hand-empty = sæti { $seat }: engar flísar
draw-title = Kjúklingafótur, umferðin sem byrjar á { $double }
draw-tiles = { $count ->
    [1] Ein flís liggur á borðinu.
    [one] { $count } flís liggur á borðinu.
   *[other] { $count } flísar liggja á borðinu.
}
draw-moving = Flísarnar birtast í þeirri röð sem þær voru lagðar, aftur og aftur; á eftir lítur borðið svona út.
draw-growing = Flísarnar birtast frá miðju og út á við, aftur og aftur; á eftir lítur borðið svona út.
draw-over = Umferðinni er lokið.
simulate-head = { $ruleset }: { $players ->
    [1] einn leikmaður
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}, { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}
simulate-rounds = { $rounds ->
    [1] ein umferð
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}; lokaðar: { $blocked }, endaðar á tvennu: { $doubles }, enginn með upphafstvennuna: { $unheld }
simulate-speed = { $plies } skref, umferðir á sekúndu: { $rate }
simulate-seat = sæti { $seat }, { $bot }: { $total } stig í leik, { $share } % sigranna, { $zeros ->
    [1] ein núllumferð
    [one] { $zeros } núllumferð
   *[other] { $zeros } núllumferðir
}
arena-head = { $ruleset }: { $players ->
    [1] einn leikmaður
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}, { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
} ({ $deals ->
    [1] ein gjöf
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
}, spilað með öllum sætaskipunum)
arena-rounded = Beðið var um { $asked ->
    [1] einn leik
    [one] { $asked } leik
   *[other] { $asked } leiki
}; hver gjöf tekur { $each ->
    [1] einn leik
    [one] { $each } leik
   *[other] { $each } leiki
} og gjafir eru spilaðar til enda.
arena-column-bot = leikmaður
arena-column-seats = sæti
arena-column-first = sigur %
arena-column-interval = 95 %
arena-column-total = stig
arena-column-place = röð
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = styrkur
arena-column-sigma = sigma
arena-interval = { $low } til { $high }
arena-notes = Tilviljun gæfi { $chance } % sigranna. Stig og röð: meðaltal í leik, lægra er betra. ms, p50, p95: meðaltal, helmingur og 95 % þeirra skrefa þar sem um eitthvað var að velja.
arena-unrated = Styrkleikamat vantar: það fylgir { $extra }.
arena-left = { $time } eftir
arena-stopped = Stöðvað eftir { $done } af { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
}. Með --out hefðu úrslitin geymst.
arena-stopped-kept = Stöðvað eftir { $done } af { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
}. Haltu áfram með: chickenfoot arena --resume --out { $folder }
arena-plot-axis = sigrar, % (strik: 95 % öryggisbil)
arena-plot-chance = tilviljun: { $share } %

## The server

serve-ready = Borðið er opið á { $address } – ýttu á Ctrl-C til að loka því.
open-ready = Vafrinn þinn opnar borðið á { $address } – ýttu á Ctrl-C hér til að loka því.
open-found = Borðið er þegar opið, á { $address }.
serve-closed = { $kept ->
    [yes] Borðinu hefur verið lokað. Allir leikir halda áfram þar sem frá var horfið þegar þú opnar það aftur.
   *[no] Borðinu hefur verið lokað.
}
error-no-client = bjóst við síðum fyrir vafrann þinn í þessari uppsetningu, fékk engar: scripts/play býr þær til í afriti af kóðanum, uppsettum pakka fylgja þær, og chickenfoot play spilar hér í skipanalínunni án þeirra
error-no-answer = bjóst við svari frá þjóninum sem er þegar í gangi með þessi borð, fékk ekkert
