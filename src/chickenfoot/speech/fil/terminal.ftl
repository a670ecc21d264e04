### What only a terminal says, in Filipino (Tagalog). Commands that a player types are the same in every language.

## Answers to what was typed

answer-unknown = Dapat ay numero, tira gaya ng "9-3 on 9", o "help", pero "{ $got }" ang na-type mo.
answer-number = { $count ->
    [1] Dapat ay 1, ang tanging mapipili, pero { $got } ang na-type mo.
   *[other] Dapat ay numero mula 1 hanggang { $count }, pero { $got } ang na-type mo.
}
answer-tile = Dapat ay tile gaya ng 9-3 pagkatapos ng tandang pananong, pero "{ $got }" ang na-type mo.
answer-elsewhere = Hindi puwede roon ang { $tile }, pero puwede ito rito: { $moves }.
answer-several = Puwede ang { $tile } sa iba't ibang lugar; sabihin kung alin: { $moves }.
answer-catch = Dapat ay "catch", o Enter lang para palampasin, pero "{ $got }" ang na-type mo.
answer-between = Dapat ay Enter lang, o isa sa mga ito: score, table, rules, undo, help, quit; pero "{ $got }" ang na-type mo.

thinks-less = Mas mababaw mag-isip dito ang mga manlalarong kompyuter kaysa sa kaya nila: pip install "{ $extra }" ang magpapahusay sa kanila.
warmed-up = Handa na ang mga manlalarong kompyuter ({ $seconds } s).

undo-done = Nabawi na. { $count ->
    [1] Isang tira na ang nabawi sa larong ito.
   *[other] { $count } tira na ang nabawi sa larong ito.
}
undo-nothing = Walang mababawi: wala ka pang napagpilian.

prompt-turn = Tira mo:
prompt-catch = Huhulihin mo ba?
prompt-next = Enter para sa susunod na pag-ikot:

help =
    Mag-type ng isang linya at pindutin ang Enter.
    3                 ang pagpipilian na may ganoong numero
    9-3 on 9          ilapag ang 9-3, ang 9 nito sa bukas na 9
    9-3 on 9.2        ... sa ikalawang bukas na 9, ang may markang 9.2
    9-3               ... kung iisa lang ang lugar para dito
    9-3 on 9!         ... at isigaw na isa na lang ang tile mo
    draw (o d)        bumunot ng tile
    pass (o p)        pumasa
    catch (o c)       hulihin ang nakalimot sumigaw
    ?                 bakit hindi puwede ang bawat isa sa ibang tile
    ? 9-3             bakit hindi puwede ang tile na ito, o kung saan ito puwede
    hint              ano ang ititira ng pinakamagaling na kompyuter, at bakit
    undo              bawiin ang huli mong pinili
    table  score      ipakita ang mesa, o ang puntos ng lahat ng pag-ikot
    rules             ang mga tuntunin ng mesang ito
    quit              huminto; naka-save ang laro at puwedeng ituloy mamaya
help-picture =
    Binabasa ang larawan mula sa simulang doble palabas: nauuna ang kalahating nakadikit.
    Pahalang ang doble, at dito nakakabit ang mga daliri nito.
    Ang { $open } ay bukas na dulo, ang { $waiting } ay dulong naghihintay pa, at ang { $free } ay lugar na dapat punan ngayon.
    Ang { $newest } ang pinakabagong tile, at ang { $onward } ay papunta sa ibang bahagi ng larawan.
    Sa kamay mo, puwedeng ilapag ang { $playable }.

## Saving

saved = Naka-save ang laro sa { $file }.
go-on = Para ituloy: { $command } --resume { $file }
save-failed = Hindi na-save ang laro sa { $file }: { $reason }.

## The command line

audit-sound = Walang mali sa posisyong ito.
usage-bad-value = { $where }: dapat ay numero, pero { $got } ang nakuha
usage-no-value = { $where }: dapat ay walang halaga, pero { $got } ang nakuha
usage-too-many = dapat ay wala nang kasunod na salita, pero { $got } ang nakuha
usage-unknown-option = dapat ay opsiyong nakalista sa --help, pero { $got } ang nakuha
usage-unknown-command = dapat ay isa sa { $known }, pero { $got } ang nakuha
usage-twice = { $where }: dapat ay isang beses lang, pero naulit ito
usage-missing = dapat ay may { $where }, pero walang nakuha
error-unknown-language = dapat ay isa sa { $known }, pero { $got } ang nakuha
error-no-language = dapat ay isa sa { $known }, pero walang nakuha
error-file-too-big = dapat ay hanggang { $most } byte lang, pero mas marami ang nakuha
error-no-text = dapat ay tekstong UTF-8, pero ibang byte ang nakuha sa puwestong { $byte }
error-record-exists = dapat ay file na wala pa (--resume ang nagtutuloy ng mayroon na), pero { $got } ang nakuha
error-bot-failed = dapat ay puwedeng tira sa bigayang { $deal } (seed { $seed }), pero { $got } ang nakuha
error-no-bots = dapat ay mga manlalarong kompyuter na may kuwit sa pagitan, pero walang nakuha
error-too-many-line-ups = dapat ay hanggang { $most } kombinasyon lang ng mga manlalaro, pero mas marami ang nakuha
error-no-extra = dapat ay may { $module }, na kasama sa chickenfoot[{ $extra }], pero walang nakuha
error-bad-plot = dapat ay pangalan ng file na nagtatapos sa .svg, sa folder na mayroon na, pero { $got } ang nakuha
error-unknown-style = dapat ay isa sa { $known }, pero { $got } ang nakuha
error-not-on-table = dapat ay tile na nasa mesa, pero { $got } ang nakuha
error-bad-seconds = dapat ay bilang ng segundo na higit sa 0, pero { $got } ang nakuha
error-bad-aspect = dapat ay proporsiyon gaya ng 16:10, sa mga buong bilang, mula 1:{ $most } hanggang { $most }:1, pero { $got } ang nakuha
error-only-records = dapat ay rekord ang kasama nito, pero posisyon ang nakuha
error-no-rounds-told = dapat ay rekord na may pag-ikot, pero walang pag-ikot ang nakuha
error-bad-play = dapat ay tile na mailalapag kasunod ng mga nauna, pero { $got } ang nakuha
error-bad-size = dapat ay buong bilang mula { $least } hanggang { $most }, pero { $got } ang nakuha
error-no-picture = dapat ay bagong file, o larawang papatungan, pero { $got } ang nakuha
error-nothing-laid = dapat ay sandaling may tile na sa mesa, pero { $got } ang nakuha
error-no-tree = dapat ay mesang nakalapag na ang simulang doble at alam ang puno ng mga tile, gaya ng "9-9(9-1,9-3)", pero { $got } ang nakuha
error-arena-exists = dapat ay folder na wala pang resulta (--resume ang nagtutuloy ng mayroon na), pero { $got } ang nakuha
error-arena-running = dapat ay folder na walang ibang arena na nagsusulat, pero { $got } ang nakuha
error-no-arena = dapat ay folder na may plano ng arena, pero { $got } ang nakuha
error-bad-plan = dapat ay plano ng arena, bersiyong { $version }, pero { $got } ang nakuha
error-bad-result = dapat ay resulta ng isang laro sa plano, tig-isang beses lang, pero { $got } ang nakuha
error-resume-nowhere = dapat ay folder na itutuloy, pero walang nakuha
error-resume-other = dapat ay { $planned }, gaya noong simulan, pero { $got } ang nakuha
error-processes-died = dapat ay mga prosesong buhay, pero { $tries ->
    [1] isang beses
   *[other] { $tries } beses
} na patay ang nakuha (kulang sa memory?)
error-no-cluster = dapat ay Dask scheduler na may mga worker, gaya ng tcp://host:8786, pero { $got } ang nakuha
error-cluster-failed = dapat ay mga worker na kayang maglaro, pero { $got } ang nakuha
error-resume-over = tapos na ang larong ito; ipinapakita ito ng chickenfoot replay { $file }

seat-number = Upuan { $seat }
step-scores = Mga puntos: { $scores }
verify-sound = Walang mali sa rekord na ito: { $rounds ->
    [0] wala pang natatapos na pag-ikot
    [1] isa ang natapos na pag-ikot
   *[other] { $rounds } ang natapos na pag-ikot
}, { $over ->
    [yes] tapos na ang laro.
   *[no] tuloy pa ang laro.
}
replay-nothing = Walang pag-ikot sa rekord na ito.
replay-mistakes = { $count ->
    [1] May isang mali sa rekord na ito; sasabihin ng chickenfoot verify { $file } kung ano iyon.
   *[other] May { $count } mali sa rekord na ito; sasabihin ng chickenfoot verify { $file } kung ano-ano ang mga iyon.
}
replay-head = Pag-ikot { $round } ng { $rounds }, pagkatapos ng { $ply } sa { $plies } tira.
replay-move = Ang huling tira, mula sa upuan { $seat }: { $move }
replay-table = { $ends } { $yard ->
    [0] Wala nang tile sa bakuran.
    [1] May isang tile sa bakuran.
   *[other] May { $yard } tile sa bakuran.
}
replay-hand = upuan { $seat }: { $tiles }
replay-hand-empty = upuan { $seat }: walang tile
draw-title = Paa ng Manok, ang pag-ikot ng { $double }
draw-tiles = { $count ->
    [0] Wala pang tile sa mesa.
    [1] May isang tile sa mesa.
   *[other] May { $count } tile sa mesa.
}
draw-moving = Isa-isang lumilitaw ang mga tile ayon sa pagkakalapag, nang paulit-ulit; pagkatapos, ganito ang ayos.
draw-growing = Isa-isang lumilitaw ang mga tile mula sa gitna palabas, nang paulit-ulit; pagkatapos, ganito ang ayos.
draw-over = Tapos na ang pag-ikot.
simulate-head = { $ruleset }: { $players } manlalaro, { $games ->
    [1] isang laro
   *[other] { $games } laro
}
simulate-rounds = { $rounds ->
    [1] isang pag-ikot
   *[other] { $rounds } pag-ikot
}: { $blocked } ang sarado, { $doubles } ang tinapos ng doble, { $unheld } ang walang may hawak ng doble
simulate-speed = { $plies ->
    [1] isang tira
   *[other] { $plies } tira
}, { $rate } pag-ikot bawat segundo
simulate-seat = upuan { $seat }, { $bot }: { $total } puntos bawat laro, { $share } % ng mga unang puwesto, { $zeros ->
    [1] isang pag-ikot na zero
   *[other] { $zeros } pag-ikot na zero
}
arena-head = { $ruleset }: { $players } manlalaro, { $games ->
    [1] isang laro
   *[other] { $games } laro
} ({ $deals ->
    [1] isang bigayan, sa bawat palitan ng upuan
   *[other] { $deals } bigayan, bawat isa sa bawat palitan ng upuan
})
arena-rounded = { $asked } ang hiningi; { $each } ang kailangan ng isang bigayan, at tinatapos ang bawat bigayan.
arena-column-bot = manlalaro
arena-column-seats = upuan
arena-column-first = una %
arena-column-interval = 95 %
arena-column-total = puntos
arena-column-place = puwesto
arena-column-mean = ms
arena-column-median = p50
arena-column-slow = p95
arena-column-rating = rating
arena-column-sigma = sigma
arena-interval = { $low } hanggang { $high }
arena-notes = Sa tsamba, { $chance } % ng mga unang puwesto. Puntos at puwesto: ang mean ng bawat laro, mas mabuti ang mas mababa. ms, p50, p95: mean, kalahati at 95 % ng mga tirang may mapipili.
arena-unrated = Walang rating: nasa { $extra } ang mga ito.
arena-left = { $time } na lang
arena-stopped = Huminto pagkatapos ng { $done } sa { $games } laro. Kung may --out, naitabi sana ang mga ito.
arena-stopped-kept = Huminto pagkatapos ng { $done } sa { $games } laro. Para ituloy: chickenfoot arena --resume --out { $folder }
arena-plot-axis = mga unang puwesto, % (guhit: 95 % na pagitan)
arena-plot-chance = tsamba: { $share } %

## The server

serve-ready = Bukas na ang mesa sa { $address } – pindutin ang Ctrl-C para isara.
open-ready = Binubuksan ng browser mo ang mesa sa { $address } – pindutin dito ang Ctrl-C para isara.
open-found = Bukas na ang mesa, sa { $address }.
serve-closed = { $kept ->
    [yes] Sarado na ang mesa. Tuloy ang bawat laro kung saan ito huminto kapag binuksan mo ulit ang mesa.
   *[no] Sarado na ang mesa.
}
error-no-client = dapat ay nasa installation na ito ang mga pahina para sa browser mo, pero walang nakuha: sa checkout, scripts/play ang gumagawa ng mga ito, kasama na ang mga ito sa naka-install na package, at chickenfoot play ang nagpapalaro sa terminal na ito nang wala ang mga ito
error-no-answer = dapat ay sagot ng server na tumatakbo na gamit ang mga mesang ito, pero walang nakuha
