### Rulesets in Filipino (Tagalog) words: the presets in a line each, and the rule sheet. game.ftl tells what arguments mean.

## The presets, in a line each

preset-trains = kasindami ng manlalaro ang mga tren, pahanapan ng doble kung sino ang magsisimula, hindi kailanman nauubos ang bakuran (ito ang karaniwan)
preset-cross = apat na tren, ang may hawak ng doble ang magsisimula, puwedeng itago ang nabunot na tile, 50 puntos ang dobleng blangko
preset-howsley = ang tuntunin ng mga may-akda noong 1986: anim na tren, puwedeng bumunot sa halip na maglapag, isinisigaw ang huling tile
preset-hub = ang tuntunin ng gitnang piyesa na may walong puwang: walong tren
preset-pagat = apat na tren at mas maraming tile sa kamay, para sa dalawa hanggang limang manlalaro, 50 puntos ang dobleng blangko
preset-rotating = apat na tren, tigpipitong tile, paikot sa mesa ang pagsisimula
preset-family = apat na tren, palabunutan kung sino ang magsisimula, isinisigaw ang huling tile, kapag may naipit, tapos na

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Ubusin mo ang mga tile mo. Puntos laban sa iyo ang maiiwan sa kamay mo, at pinakamababa ang panalo.
sheet-set = Ang gamit ay hanay na dobleng { $set }, ibig sabihin, { $tiles } tile; para sa { $least } hanggang { $most } manlalaro ang larong ito.
sheet-set-here = Ang gamit ninyo ay hanay na dobleng { $set }, ibig sabihin, { $tiles } tile; { $players } kayong manlalaro.

sheet-rounds-all = { $count ->
    [0] Ang simulang doble ng unang pag-ikot
   *[other] May { $count } pag-ikot ang laro. Ang simulang doble ng una
} ay { $first }, ng kasunod ay { $second }, at pababa nang pababa hanggang 0-0.
sheet-rounds-down-up = { $count ->
    [0] Ang simulang doble ng unang pag-ikot
   *[other] May { $count } pag-ikot ang laro. Ang simulang doble ng una
} ay { $first }, ng kasunod ay { $second }, at pababa nang pababa hanggang 0-0, saka paakyat ulit hanggang { $first }.
sheet-rounds-list = { $count ->
    [0] Ang mga simulang doble ng mga pag-ikot ay { $doubles }, sa ganitong pagkakasunod-sunod.
    [1] May isang pag-ikot ang laro; ang simulang doble nito ay { $doubles }.
   *[other] May { $count } pag-ikot ang laro; ang mga simulang doble ay { $doubles }, sa ganitong pagkakasunod-sunod.
}

sheet-hand = Kukuha ang bawat isa ng { $count ->
    [1] isang tile
   *[other] { $count } tile
}; nakataob ang natitira, at iyon ang bakuran ng manok.
sheet-hand-table = Depende sa dami ng manlalaro kung ilang tile ang kukunin ng bawat isa ({ $table }); nakataob ang natitira, at iyon ang bakuran ng manok.
sheet-hand-share = Ang kukunin ng bawat isa ay { $total } na hinati sa dami ng manlalaro, ibinilog sa pinakamalapit na buong bilang; nakataob ang natitira, at iyon ang bakuran ng manok.

sheet-starting-double-aside = Nasa gitna na ang simulang doble bago ipamigay ang mga tile; walang may-ari nito.
sheet-starter-lottery = Para malaman kung sino ang magsisimula ng pag-ikot, sunod-sunod na magtitihaya ng tile ang lahat: kung kanino lumabas ang simulang doble, siya ang magsisimula. Pagkatapos, hahaluin ulit ang lahat ng iba pa.
sheet-starter-holder = Ipinamimigay ang simulang doble gaya ng ibang tile; ang may hawak nito ang magsisimula ng pag-ikot, sa paglapag nito sa gitna.
sheet-starter-highest-tile = Sa unang pag-ikot, bubunot ang lahat ng tig-isang tile, at ang may pinakamataas ang magsisimula; pagkatapos, paikot na sa mesa ang pagsisimula.
sheet-starter-random = Palabunutan kung sino ang magsisimula ng unang pag-ikot; pagkatapos, paikot na sa mesa ang pagsisimula.

sheet-unheld-search = Kung walang may hawak nito, sunod-sunod kayong bubunot ng tig-isang tile hanggang lumabas ang doble; sa iyo na ang nabunot mo.
sheet-unheld-together = Kung walang may hawak nito, lahat kayo ay bubunot ng tig-isang tile, nang paulit-ulit hanggang lumabas ang doble; sa iyo na ang nabunot mo.
sheet-unheld-comes-back = Kung walang may hawak nito, ang kasunod na dobleng hawak ng isa sa inyo ang magsisimula ng pag-ikot na ito, at babalik mamaya ang nalaktawan.
sheet-unheld-dropped = Kung walang may hawak nito, ang kasunod na dobleng hawak ng isa sa inyo ang magsisimula ng pag-ikot na ito, at hindi na gagamitin ang nalaktawan.
sheet-unheld-redeal = Kung walang may hawak nito, uulitin ang pamimigay ng mga tile.

sheet-arms = Kailangan muna ng simulang doble ang mga tren nito: { $count ->
    [1] dapat idikit dito ang unang tile, at iyon ang simula ng nag-iisang tren
   *[other] dapat idikit dito ang unang { $count } tile, at bawat isa ay simula ng isang tren
}. Habang kulang pa, walang tile na puwede sa ibang lugar.
sheet-arms-players = Kailangan muna ng simulang doble ang mga tren nito: dapat idikit dito ang mga tile na kasindami ng manlalaro, at bawat isa ay simula ng isang tren. Habang kulang pa, walang tile na puwede sa ibang lugar.
sheet-arms-at-least = Kailangan muna ng simulang doble ang mga tren nito: dapat idikit dito ang mga tile na kasindami ng manlalaro, pero hindi bababa sa { $least }, at bawat isa ay simula ng isang tren. Habang kulang pa, walang tile na puwede sa ibang lugar.

sheet-must-lay-yes = Sunod-sunod ang turno ayon sa ikot ng orasan. Kung may mailalapag ka, dapat kang maglapag ng isang tile sa isang bukas na dulo, kahit sino pa ang nagsimula ng tren na iyon; dapat magkapareho ang magkadikit na kalahati.
sheet-must-lay-no = Sunod-sunod ang turno ayon sa ikot ng orasan. Puwede kang maglapag ng isang tile sa isang bukas na dulo, kahit sino pa ang nagsimula ng tren na iyon; dapat magkapareho ang magkadikit na kalahati. Hindi mo kailangang maglapag, kahit may mailalapag ka.
sheet-draw-none = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, pasa ka; walang bumubunot.
sheet-draw-one-must = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, bumunot ka ng isang tile; kung tugma, dapat mo itong ilapag agad; kung hindi, pasa ka.
sheet-draw-one-may = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, bumunot ka ng isang tile; kung tugma, puwede mo itong ilapag agad; kung hindi, pasa ka.
sheet-draw-one-may-not = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, bumunot ka ng isang tile at pasa ka na; kahit tugma ito, sa susunod na turno mo pa ito puwede.
sheet-draw-until-playable-must = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, bumunot ka nang bumunot ng tile hanggang may tumugma, at iyon ang dapat mong ilapag agad.
sheet-draw-until-playable-may = { $must ->
    [yes] Kung wala kang mailapag
   *[no] Kung hindi ka maglapag
}, bumunot ka nang bumunot ng tile hanggang may tumugma, at iyon ang puwede mong ilapag agad.
sheet-reserve-none = Kapag ubos na ang bakuran, pasa ka sa halip na bumunot.
sheet-reserve = Hindi kailanman binubunot ang { $count ->
    [1] huling tile
   *[other] huling { $count } tile
} ng bakuran; pasa ka na lang.
sheet-reserve-by-players = Hindi kailanman binubunot ang mga huling tile ng bakuran ({ $two } kung dalawa ang manlalaro, { $more } kung higit pa); pasa ka na lang.

sheet-foot = Pahalang na inilalapag ang doble, at humihingi ito ng paa ng manok: dapat ilapag dito { $toes ->
    [1] ang susunod na tile bilang daliri nito
   *[other] ang susunod na { $toes } tile bilang mga daliri nito
}. Habang kulang pa, walang tile na puwede sa ibang lugar.
sheet-unfinishable-play-on = Kung kulang na ang natitirang tile para sa isang paa, tuloy ang laro hanggang wala nang makatira; ang sadyang paglapag ng ganoong doble ang pinakamagaling na diskarte sa larong ito.
sheet-unfinishable-end-round = Kapag kita ng lahat na hindi na talaga mabubuo ang mga daliri ng isang paa, tapos agad ang pag-ikot.
sheet-unfinishable-forbid = Bawal ilapag ang dobleng hindi na talaga mabubuo ang mga daliri.
sheet-unfinishable-waive = Kung kulang na ang natitirang tile para sa isang paa, wala na itong hihingin.
sheet-last-double-allowed = Puwedeng doble ang huli mong tile; mananatiling walang daliri ang paa nito.
sheet-last-double-penalty = Kung doble ang huli mong tile, tapos ang pag-ikot, pero { $points } puntos ang multa mo.
sheet-last-double-forbidden = Bawal na doble ang huli mong tile.
sheet-call = Kapag isa na lang ang matitira sa iyo pagkalapag mo, isigaw mo: "Isa na lang!" Kung makalimutan mo, puwede kang hulihin ng iba bago ang susunod na tira, at bubunot ka ng { $count ->
    [1] isang tile
   *[other] { $count } tile
}.

sheet-blocked-nobody = Tapos ang pag-ikot kapag may nakaubos na ng mga tile niya. Tapos din ito kapag wala nang makapaglapag at wala nang puwedeng bumunot: sarado na ito, at panalo sa pag-ikot ang pinakamababang kamay.
sheet-blocked-full-circle = Tapos ang pag-ikot kapag may nakaubos na ng mga tile niya. Tapos din ito kapag sunod-sunod nang pumasa ang lahat nang walang mabunot: sarado na ito, at panalo sa pag-ikot ang pinakamababang kamay.
sheet-blocked-mover = Tapos ang pag-ikot kapag may nakaubos na ng mga tile niya. Tapos din ito kapag may dapat bumunot pero wala nang mabunot: sarado na ito, at panalo sa pag-ikot ang pinakamababang kamay.
sheet-points = Sa dulo ng pag-ikot, bibilangin ng bawat isa ang mga tuldok na naiwan sa kamay.
sheet-double-blank = { $points } puntos ang dobleng blangko na naiwan sa kamay.
sheet-blank-half = { $points } puntos ang bawat blangkong kalahati ng ibang tile na naiwan sa kamay.

sheet-end-all-rounds = Pagkatapos ng huling pag-ikot, panalo sa laro ang pinakamababang kabuuan.
sheet-end-target = Tapos ang laro sa pag-ikot na may umabot sa { $points } puntos; panalo ang pinakamababang kabuuan. Kung nagamit na ang lahat ng doble bago iyon, uulitin ang mga ito mula sa simula.
sheet-ties-most-zero-rounds = { $order ->
    [1] Kung may tabla, lamang ang may mas maraming pag-ikot na zero ang puntos.
   *[other] Kung tabla pa rin, lamang ang may mas maraming pag-ikot na zero ang puntos.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [1] Kung may tabla, ihahambing ang pinakamababang pag-ikot ng bawat isa na hindi zero: lamang ang mas mababa.
   *[other] Kung tabla pa rin, ihahambing ang pinakamababang pag-ikot ng bawat isa na hindi zero: lamang ang mas mababa.
}
sheet-ties-most-rounds-won = { $order ->
    [1] Kung may tabla, lamang ang may mas maraming naipanalong pag-ikot.
   *[other] Kung tabla pa rin, lamang ang may mas maraming naipanalong pag-ikot.
}
sheet-ties-shared = Hati sa puwesto ang mga tabla pa rin pagkatapos niyon.

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…). A
## label is short; the rule sheet beside the form says it in sentences.

rule-set = Ang hanay: pinakamataas na doble nito
rule-players = Ilan ang puwedeng umupo
rule-rounds = Mga pag-ikot
choice-rounds-all = lahat ng doble, mula sa pinakamataas pababa
choice-rounds-down-up = mula sa pinakamataas pababa, saka paakyat ulit
choice-rounds-list = ang mga dobleng ito lang
rule-hand = Tile ng bawat manlalaro
choice-hand-table = depende sa dami ng manlalaro
choice-hand-number = pare-pareho, ilan man ang manlalaro
choice-hand-share = ganito karami, hahatiin sa mga manlalaro
rule-starting-double = Ang simulang doble
choice-starting-double-aside = nasa gitna na bago ang bigayan
choice-starting-double-pool = ipinamimigay gaya ng ibang tile
rule-starter = Sino ang magsisimula ng pag-ikot
choice-starter-lottery = ang makahanap ng simulang doble
choice-starter-holder = ang may hawak ng simulang doble
choice-starter-highest-tile = ang may pinakamataas na nabunot, saka paikot
choice-starter-random = palabunutan muna, saka paikot
rule-unheld = Kung walang may hawak ng simulang doble
choice-unheld-none = (hindi mangyayari)
choice-unheld-search = sunod-sunod na bubunot hanggang lumabas ito
choice-unheld-together = lahat ay bubunot hanggang lumabas ito
choice-unheld-comes-back = kasunod na doble ang simula, babalik ito mamaya
choice-unheld-dropped = kasunod na doble ang simula, hindi na ito gagamitin
choice-unheld-redeal = uulitin ang pamimigay
rule-arms = Mga tren na dapat munang magsimula
choice-arms-players = isa para sa bawat manlalaro
choice-arms-number = laging pareho ang dami
choice-arms-at-least = isa para sa bawat manlalaro, pero hindi bababa sa
rule-must-lay = Ang may mailalapag
choice-must-lay-yes = dapat maglapag
choice-must-lay-no = puwedeng bumunot na lang
rule-draw = Ang hindi maglalapag
choice-draw-none = walang bubunutin
choice-draw-one = bubunot ng isang tile
choice-draw-until-playable = bubunot hanggang may tumugma
rule-drawn-fits = Ang nabunot na tile na tugma
choice-drawn-fits-must = dapat ilapag agad
choice-drawn-fits-may = puwedeng ilapag agad
choice-drawn-fits-may-not = sa susunod na turno pa puwede
rule-reserve = Mga tile ng bakuran na bawal bunutin
rule-toes = Mga daliri ng paa ng manok
rule-unfinishable = Ang paang hindi na mabubuo
choice-unfinishable-play-on = mananatili, at tuloy ang laro hanggang magsara ang pag-ikot
choice-unfinishable-end-round = tatapos sa pag-ikot
choice-unfinishable-forbid = bawal simulan
choice-unfinishable-waive = wala nang hihinging daliri
rule-last-double = Ang doble bilang huling tile
choice-last-double-allowed = puwede
choice-last-double-penalty = may multang puntos
choice-last-double-forbidden = bawal
rule-last-double-penalty = Multa sa doble bilang huling tile, sa puntos
rule-call = Ilan ang bubunutin ng nakalimot sumigaw ng "Isa na lang!" (0: walang sigawan)
rule-blocked = Sarado ang pag-ikot kapag
choice-blocked-nobody = walang makapaglapag at walang makabunot
choice-blocked-full-circle = sunod-sunod nang pumasa ang lahat
choice-blocked-mover = may dapat bumunot pero walang mabunot
rule-double-blank = Puntos ng dobleng blangko sa kamay
rule-blank-half = Puntos ng bawat iba pang blangkong kalahati sa kamay
rule-end = Matatapos ang laro
choice-end-all-rounds = pagkatapos ng huling pag-ikot
choice-end-target = kapag may umabot sa ganito karaming puntos
rule-ties = Kung may tabla
choice-ties-none = hati sila sa puwesto
choice-ties-most-zero-rounds = mas maraming pag-ikot na zero ang puntos
choice-ties-lowest-nonzero-round = mas mababa ang pinakamababang pag-ikot na hindi zero
choice-ties-most-rounds-won = mas maraming naipanalong pag-ikot

rule-from = mula
rule-to = hanggang
rule-with-two = kung dalawa ang manlalaro
rule-with-more = kung tatlo o higit pa
rule-for-players = { $players } manlalaro
rule-list-help = Gaya ng 9, 8, 7.
rule-tie-order = { $order ->
    [1] Ano ang unang titingnan
    [2] Kung tabla pa rin
   *[other] At pagkatapos
}

rule-refused-number = Buong bilang mula { $least } hanggang { $most } ang dapat dito.
rule-refused-bad-value = Hindi mabasa rito ang halagang ito.
rule-refused-too-many-tiles = { $tiles } lang ang tile. { $bigger ->
    [0] { $fewer ->
        [0] Bawasan ang mga manlalaro.
        [1] Puwede ang tig-isang tile sa kamay.
       *[other] Puwede ang tig-{ $fewer } tile sa kamay.
    }
   *[other] { $fewer ->
        [0] Puwede ang hanay na dobleng { $bigger }.
        [1] Puwede ang hanay na dobleng { $bigger }, o tig-isang tile sa kamay.
       *[other] Puwede ang hanay na dobleng { $bigger }, o tig-{ $fewer } tile sa kamay.
    }
}
rule-refused-no-hand-size = Sabihin kung tig-ilang tile ang bawat isa kapag { $players } ang manlalaro.
rule-refused-players-out-of-range = Sa mga tuntuning ito, { $least } hanggang { $most } ang puwedeng maglaro.
rule-refused-arms-exceed-set = Sa hanay na ito, may mga tile para sa { $most ->
    [1] isang tren lang.
   *[other] hanggang { $most } tren lang.
}
rule-refused-toes-exceed-set = Sa hanay na ito, { $most ->
    [1] isang daliri lang ang puwede sa bawat paa.
   *[other] hanggang { $most } daliri lang ang puwede sa bawat paa.
}
rule-refused-no-rounds = Magbigay ng kahit isang simulang doble.
rule-refused-round-not-in-set = Ang pinakamataas na doble ng hanay na ito ay { $most }-{ $most }.
rule-refused-may-never-end = Kung hindi kailangang maglapag, dapat magsara ang pag-ikot kapag sunod-sunod nang pumasa ang lahat; kung hindi, baka hindi na ito matapos.
rule-refused-starter-and-double = Kung ipinamimigay ang simulang doble, ang may hawak nito ang magsisimula; kung nasa gitna ito, walang may hawak nito, kaya iba ang dapat magsimula.
rule-refused-unheld-and-double = Kung ipinamimigay ang simulang doble, sabihin kung ano ang mangyayari kapag walang may hawak nito; kung nasa gitna ito, hindi iyon mangyayari.
rule-refused-mover-cannot-draw = Kung walang bumubunot, tatapusin nito ang pag-ikot sa unang tile na hindi tugma.
rule-refused-drawn-never-laid = Kung bubunot hanggang may tumugma, hindi puwedeng paghintayin ang tile na iyon.
