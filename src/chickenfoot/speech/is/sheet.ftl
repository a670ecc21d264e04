### Rulesets in Icelandic words: the presets in a line each, and the rule sheet. game.ftl tells what arguments mean.

## The presets, in a line each

preset-trains = jafnmargar lestir og leikmenn, flísum snúið við til að finna hver byrjar, hænsnagarður sem tæmist aldrei (sjálfgefið)
preset-cross = fjórar lestir, sá byrjar sem er með tvennuna, dreginni flís má halda, tvöfalt núll kostar 50
preset-howsley = reglur höfundanna frá 1986: sex lestir, draga má í stað þess að leggja, kallað þegar ein flís er eftir
preset-hub = reglur fyrir miðjustykki með átta raufum: átta lestir
preset-pagat = fjórar lestir og fleiri flísar á hendi fyrir tvo til fimm leikmenn, tvöfalt núll kostar 50
preset-rotating = fjórar lestir, sjö flísar á mann, leikmenn skiptast á að byrja
preset-family = fjórar lestir, hlutkesti um hver byrjar, kallað þegar ein flís er eftir, umferð lýkur ef einhver festist

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Losaðu þig við flísarnar þínar. Það sem situr eftir á hendi telur gegn þér og lægstu stigin vinna.
sheet-set = Spilað er með setti upp í { $set }-{ $set }, alls { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísum
}; leikmenn geta verið { $least } til { $most }.
sheet-set-here = Spilað er með setti upp í { $set }-{ $set }, alls { $tiles ->
    [one] { $tiles } flís
   *[other] { $tiles } flísum
}; leikmenn eru { $players }.

sheet-rounds-all = { $count ->
    [0] Upphafstvenna fyrstu umferðar
    [one] Leikurinn er { $count } umferð. Upphafstvenna fyrstu umferðar
   *[other] Leikurinn er { $count } umferðir. Upphafstvenna fyrstu umferðar
} er { $first }, þeirrar næstu { $second } og svo koll af kolli niður í 0-0.
sheet-rounds-down-up = { $count ->
    [0] Upphafstvenna fyrstu umferðar
    [one] Leikurinn er { $count } umferð. Upphafstvenna fyrstu umferðar
   *[other] Leikurinn er { $count } umferðir. Upphafstvenna fyrstu umferðar
} er { $first }, þeirrar næstu { $second } og svo koll af kolli niður í 0-0, og síðan aftur upp í { $first }.
sheet-rounds-list = { $count ->
    [0] Upphafstvennur umferðanna eru { $doubles }, í þessari röð.
    [1] Leikurinn er ein umferð; upphafstvennan er { $doubles }.
    [one] Leikurinn er { $count } umferð; upphafstvennurnar eru { $doubles }, í þessari röð.
   *[other] Leikurinn er { $count } umferðir; upphafstvennurnar eru { $doubles }, í þessari röð.
}

sheet-hand = Allir taka { $count ->
    [1] eina flís
    [one] { $count } flís
   *[other] { $count } flísar
}; hinar liggja á grúfu og eru hænsnagarðurinn.
sheet-hand-table = Það fer eftir fjölda leikmanna hvað hver tekur margar flísar ({ $table }); hinar liggja á grúfu og eru hænsnagarðurinn.
sheet-hand-share = Allir taka jafnmargar flísar: { $total } deilt með fjölda leikmanna, námundað að heilli tölu; hinar liggja á grúfu og eru hænsnagarðurinn.

sheet-starting-double-aside = Upphafstvennan er lögð á mitt borðið áður en gefið er; enginn á hana.
sheet-starter-lottery = Til að finna hver byrjar umferðina snúa allir til skiptis við einni flís í einu: sá byrjar sem finnur upphafstvennuna. Svo er öllum hinum flísunum ruglað aftur.
sheet-starter-holder = Upphafstvennan er gefin eins og hver önnur flís; sá sem er með hana byrjar umferðina og leggur hana á mitt borðið.
sheet-starter-highest-tile = Í fyrstu umferð draga allir eina flís og sá byrjar sem fær þá hæstu; eftir það skiptast leikmenn á að byrja, hringinn í kringum borðið.
sheet-starter-random = Hlutkesti ræður hver byrjar fyrstu umferðina; eftir það skiptast leikmenn á að byrja, hringinn í kringum borðið.

sheet-unheld-search = Ef enginn er með hana draga allir til skiptis eina flís í einu, og halda henni, þar til tvennan finnst.
sheet-unheld-together = Ef enginn er með hana draga allir eina flís og halda henni, og það er endurtekið þar til tvennan er fundin.
sheet-unheld-comes-back = Ef enginn er með hana byrjar umferðin á næstu tvennu sem einhver er með, og sú sem hlaupið var yfir kemur aftur seinna.
sheet-unheld-dropped = Ef enginn er með hana byrjar umferðin á næstu tvennu sem einhver er með, og þeirri sem hlaupið var yfir er sleppt.
sheet-unheld-redeal = Ef enginn er með hana er gefið upp á nýtt.

sheet-arms = { $count ->
    [1] Fyrst þarf upphafstvennan lestina sína: fyrstu flísina verður að leggja að henni og þar byrjar eina lestin.
    [one] Fyrst þarf upphafstvennan lestirnar sínar: { $count } flís verður að leggja að henni og hver þeirra byrjar lest.
   *[other] Fyrst þarf upphafstvennan lestirnar sínar: fyrstu { $count } flísarnar verður að leggja að henni og hver þeirra byrjar lest.
} Fram að því má hvergi annars staðar leggja flís.
sheet-arms-players = Fyrst þarf upphafstvennan lestirnar sínar: jafnmargar flísar og leikmenn eru verður að leggja að henni og hver þeirra byrjar lest. Fram að því má hvergi annars staðar leggja flís.
sheet-arms-at-least = Fyrst þarf upphafstvennan lestirnar sínar: jafnmargar flísar og leikmenn eru, en þó ekki færri en { $least }, verður að leggja að henni og hver þeirra byrjar lest. Fram að því má hvergi annars staðar leggja flís.

sheet-must-lay-yes = Spilað er réttsælis. Þegar röðin kemur að þér verðurðu að leggja eina flís á opinn enda ef þú getur, sama hver byrjaði þá lest; helmingarnir sem snertast verða að vera eins.
sheet-must-lay-no = Spilað er réttsælis. Þegar röðin kemur að þér máttu leggja eina flís á opinn enda, sama hver byrjaði þá lest; helmingarnir sem snertast verða að vera eins. Þú þarft ekki að leggja þótt þú getir.
sheet-draw-none = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} segirðu pass; enginn dregur.
sheet-draw-one-must = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} dregurðu eina flís; ef hún passar verðurðu að leggja hana strax, annars segirðu pass.
sheet-draw-one-may = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} dregurðu eina flís; ef hún passar máttu leggja hana strax, annars segirðu pass.
sheet-draw-one-may-not = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} dregurðu eina flís og segir pass; þótt hún passi verður hún að bíða þar til röðin kemur næst að þér.
sheet-draw-until-playable-must = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} dregurðu flísar þar til ein passar, og hana verðurðu að leggja strax.
sheet-draw-until-playable-may = { $must ->
    [yes] Ef þú getur ekki lagt
   *[no] Ef þú leggur ekki
} dregurðu flísar þar til ein passar, og hana máttu leggja strax.
sheet-reserve-none = Þegar hænsnagarðurinn er tómur segirðu pass í stað þess að draga.
sheet-reserve = { $count ->
    [1] Síðasta flísin í hænsnagarðinum er aldrei dregin; þegar aðeins hún er eftir segirðu pass.
    [one] { $count } flís í hænsnagarðinum er aldrei dregin; þegar ekki er meira eftir segirðu pass.
   *[other] Síðustu { $count } flísarnar í hænsnagarðinum eru aldrei dregnar; þegar aðeins þær eru eftir segirðu pass.
}
sheet-reserve-by-players = Síðustu flísarnar í hænsnagarðinum eru aldrei dregnar ({ $two } ef leikmenn eru tveir, { $more } ef þeir eru fleiri); þegar aðeins þær eru eftir segirðu pass.

sheet-foot = Tvenna er lögð þversum og þarf hænsnafótinn sinn: { $toes ->
    [1] næsta flís verður að fara á hana sem tá
    [one] næst verður { $toes } flís að fara á hana sem tá
   *[other] næstu { $toes } flísar verða að fara á hana sem tær
}. Fram að því má hvergi annars staðar leggja flís.
sheet-unfinishable-play-on = Ef of fáar flísar eru eftir í fót er haldið áfram þar til enginn getur gert neitt; að leggja slíka tvennu viljandi er aðalbragðið í leiknum.
sheet-unfinishable-end-round = Ef allir sjá að fótur fær aldrei tærnar sínar er umferðinni strax lokið.
sheet-unfinishable-forbid = Tvennu sem getur aldrei fengið allar tærnar sínar má ekki leggja.
sheet-unfinishable-waive = Ef of fáar flísar eru eftir í fót þarf tvennan engar tær.
sheet-last-double-allowed = Síðasta flísin þín má vera tvenna; hún fær þá engar tær.
sheet-last-double-penalty = Ef síðasta flísin þín er tvenna lýkur umferðinni, en það kostar þig { $points } stig.
sheet-last-double-forbidden = Síðasta flísin þín má ekki vera tvenna.
sheet-call = Kallaðu um leið og þú leggur næstsíðustu flísina þína. Ef þú gleymir því mega hin góma þig þar til næsti leikmaður gerir, og þú dregur { $count ->
    [1] eina flís
    [one] { $count } flís
   *[other] { $count } flísar
}.

sheet-blocked-nobody = Umferðinni lýkur þegar einhver hefur lagt allar flísarnar sínar, eða þegar enginn getur lagt og enginn má draga. Þá er hún lokuð og lægsta höndin vinnur hana.
sheet-blocked-full-circle = Umferðinni lýkur þegar einhver hefur lagt allar flísarnar sínar, eða þegar allir hafa sagt pass hver á eftir öðrum og ekkert var að draga. Þá er hún lokuð og lægsta höndin vinnur hana.
sheet-blocked-mover = Umferðinni lýkur þegar einhver hefur lagt allar flísarnar sínar, eða þegar einhver verður að draga en ekkert er að draga. Þá er hún lokuð og lægsta höndin vinnur hana.
sheet-points = Í lok umferðar telja allir punktana á flísunum sem eftir eru á hendi.
sheet-double-blank = Tvöfalt núll sem eftir er á hendi gildir { $points } stig.
sheet-blank-half = Hvert núll á öðrum flísum sem eftir eru á hendi gildir { $points } stig.

sheet-end-all-rounds = Eftir síðustu umferðina vinna lægstu samanlögðu stigin leikinn.
sheet-end-target = Leiknum lýkur með þeirri umferð þar sem einhver kemst í { $points } stig; lægstu samanlögðu stigin vinna. Ef allar tvennurnar eru búnar áður er byrjað á þeim aftur.
sheet-ties-most-zero-rounds = { $order ->
    [1] Ef jafnt er að stigum ráða fleiri núllumferðir úrslitum.
   *[other] Ef enn er jafnt ráða fleiri núllumferðir úrslitum.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [1] Ef jafnt er að stigum eru bornar saman lægstu umferðir hvers og eins, núll ekki talið með, og lægri talan vinnur.
   *[other] Ef enn er jafnt eru bornar saman lægstu umferðir hvers og eins, núll ekki talið með, og lægri talan vinnur.
}
sheet-ties-most-rounds-won = { $order ->
    [1] Ef jafnt er að stigum ráða fleiri unnar umferðir úrslitum.
   *[other] Ef enn er jafnt ráða fleiri unnar umferðir úrslitum.
}
sheet-ties-shared = Þau sem eru jöfn eftir það deila sætinu.

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…).

rule-set = Settið: hæsta tvennan
rule-players = Fjöldi leikmanna
rule-rounds = Umferðir
choice-rounds-all = allar tvennur, frá þeirri hæstu og niður
choice-rounds-down-up = frá þeirri hæstu niður og svo aftur upp
choice-rounds-list = bara þessar tvennur
rule-hand = Flísar á mann
choice-hand-table = fer eftir fjölda leikmanna
choice-hand-number = alltaf jafnmargar
choice-hand-share = svona margar, skipt á milli leikmanna
rule-starting-double = Upphafstvennan
choice-starting-double-aside = liggur í miðjunni áður en gefið er
choice-starting-double-pool = er gefin eins og hver önnur flís
rule-starter = Hver byrjar umferð
choice-starter-lottery = sá sem snýr upphafstvennunni við
choice-starter-holder = sá sem er með upphafstvennuna
choice-starter-highest-tile = sá sem dregur hæstu flísina, síðan til skiptis
choice-starter-random = hlutkesti ræður, síðan til skiptis
rule-unheld = Ef enginn er með upphafstvennuna
choice-unheld-none = (getur ekki gerst)
choice-unheld-search = er dregið til skiptis þar til hún finnst
choice-unheld-together = draga allir þar til hún finnst
choice-unheld-comes-back = byrjar næsta tvenna, þessi kemur aftur seinna
choice-unheld-dropped = byrjar næsta tvenna, þessari er sleppt
choice-unheld-redeal = er gefið upp á nýtt
rule-arms = Lestir sem verða að leggja af stað fyrst
choice-arms-players = ein á hvern leikmann
choice-arms-number = alltaf jafnmargar
choice-arms-at-least = ein á hvern leikmann, en minnst
rule-must-lay = Sá sem getur lagt
choice-must-lay-yes = verður að leggja
choice-must-lay-no = má draga í staðinn
rule-draw = Sá sem leggur ekki dregur
choice-draw-none = ekkert
choice-draw-one = eina flís
choice-draw-until-playable = þar til flís passar
rule-drawn-fits = Dregin flís sem passar
choice-drawn-fits-must = verður að fara strax á borðið
choice-drawn-fits-may = má fara strax á borðið
choice-drawn-fits-may-not = verður að bíða til næsta skiptis
rule-reserve = Flísar í hænsnagarðinum sem enginn má draga
rule-toes = Tær á hænsnafæti
rule-unfinishable = Fótur sem aldrei er hægt að klára
choice-unfinishable-play-on = liggur, og spilað er áfram þar til umferðin er lokuð
choice-unfinishable-end-round = bindur enda á umferðina
choice-unfinishable-forbid = er bannaður
choice-unfinishable-waive = þarf ekki fleiri tær
rule-last-double = Tvenna sem síðasta flís
choice-last-double-allowed = er leyfð
choice-last-double-penalty = kostar stig
choice-last-double-forbidden = er bönnuð
rule-last-double-penalty = Hve mörg stig tvenna kostar sem síðasta flís
rule-call = Hve margar flísar sá dregur sem gleymir að kalla við næstsíðustu flísina (0: ekkert kallað)
rule-blocked = Umferðin er lokuð þegar
choice-blocked-nobody = enginn getur lagt eða dregið
choice-blocked-full-circle = allir hafa sagt pass hver á eftir öðrum
choice-blocked-mover = einhver á að draga en getur það ekki
rule-double-blank = Stig fyrir tvöfalt núll á hendi
rule-blank-half = Stig fyrir hvert núll á öðrum flísum á hendi
rule-end = Leiknum lýkur
choice-end-all-rounds = eftir síðustu umferðina
choice-end-target = þegar einhver kemst í svona mörg stig
rule-ties = Ef jafnt er að stigum
choice-ties-none = er sætinu deilt
choice-ties-most-zero-rounds = ráða fleiri núllumferðir
choice-ties-lowest-nonzero-round = ræður lægri lægsta umferð, núll ekki talið með
choice-ties-most-rounds-won = ráða fleiri unnar umferðir

rule-from = frá
rule-to = til
rule-with-two = fyrir tvo leikmenn
rule-with-more = fyrir þrjá eða fleiri
rule-for-players = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}
rule-list-help = Til dæmis 9, 8, 7.
rule-tie-order = { $order ->
    [1] Hvað ræður fyrst
    [2] Ef enn er jafnt
   *[other] Og þar á eftir
}

rule-refused-number = Hér á að standa heil tala frá { $least } til { $most }.
rule-refused-bad-value = Þetta gildi er ekki hægt að lesa hér.
rule-refused-too-many-tiles = { $tiles ->
    [one] Það er bara { $tiles } flís í settinu.
   *[other] Það eru bara { $tiles } flísar í settinu.
} { $bigger ->
    [0] { $fewer ->
        [0] Hafið færri leikmenn.
        [1] Þetta gengi með einni flís á mann.
        [one] Þetta gengi með { $fewer } flís á mann.
       *[other] Þetta gengi með { $fewer } flísum á mann.
    }
   *[other] { $fewer ->
        [0] Þetta gengi með setti upp í { $bigger }-{ $bigger }.
        [1] Þetta gengi með setti upp í { $bigger }-{ $bigger } eða einni flís á mann.
        [one] Þetta gengi með setti upp í { $bigger }-{ $bigger } eða { $fewer } flís á mann.
       *[other] Þetta gengi með setti upp í { $bigger }-{ $bigger } eða { $fewer } flísum á mann.
    }
}
rule-refused-no-hand-size = Segðu hve margar flísar hver fær þegar fjöldi leikmanna er { $players }.
rule-refused-players-out-of-range = Eftir þessum reglum geta { $least } til { $most } spilað.
rule-refused-arms-exceed-set = Flísarnar í þessu setti duga í mesta lagi í { $most ->
    [1] eina lest
    [one] { $most } lest
   *[other] { $most } lestir
}.
rule-refused-toes-exceed-set = Í þessu setti fær fótur í mesta lagi { $most ->
    [1] eina tá
    [one] { $most } tá
   *[other] { $most } tær
}.
rule-refused-no-rounds = Nefndu að minnsta kosti eina upphafstvennu.
rule-refused-round-not-in-set = Hæsta tvennan í þessu setti er { $most }-{ $most }.
rule-refused-may-never-end = Þegar enginn þarf að leggja verður umferðin að vera lokuð þegar allir hafa sagt pass hver á eftir öðrum; annars gæti hún staðið endalaust.
rule-refused-starter-and-double = Ef upphafstvennan er gefin byrjar sá sem er með hana; ef hún liggur í miðjunni er enginn með hana og einhver annar verður að byrja.
rule-refused-unheld-and-double = Ef upphafstvennan er gefin þarf að segja hvað gerist ef enginn er með hana; ef hún liggur í miðjunni getur það ekki gerst.
rule-refused-mover-cannot-draw = Þegar enginn dregur myndi þetta ljúka umferðinni við fyrstu flísina sem passar ekki.
rule-refused-drawn-never-laid = Þegar dregið er þar til flís passar má sú flís ekki þurfa að bíða.
