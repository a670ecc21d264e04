### Rulesets in Afrikaans words: the presets in a line each, the rule sheet, and the form in which one sets rules.

## The presets, in a line each

preset-trains = net soveel treine as spelers; ’n loting wys wie begin; die hoenderwerf word nooit leeg getrek nie (die gewone reëls)
preset-cross = vier treine; wie die dubbel het, begin; ’n getrekte teël mag gehou word; die dubbelnul kos 50
preset-howsley = die skeppers se reëls van 1986: ses treine; jy mag trek in plaas van speel; by die laaste teël word geroep
preset-hub = die reëls van die middelstuk met agt gleuwe: agt treine
preset-pagat = vier treine en groter hande vir twee tot vyf spelers; die dubbelnul kos 50
preset-rotating = vier treine; sewe teëls elk; die beginbeurt gaan om die tafel
preset-family = vier treine; die lot wys wie begin; by die laaste teël word geroep; sit iemand vas, is dit verby

## The rule sheet, in the order one explains it at a kitchen table

sheet-aim = Raak ontslae van jou teëls. Wat in jou hand oorbly, tel teen jou; wie die minste punte het, wen.
sheet-set = Julle speel met ’n dubbel-{ $set }-stel, dit is { $tiles } teëls; dit is ’n spel vir { $least } tot { $most } spelers.
sheet-set-here = Julle speel met ’n dubbel-{ $set }-stel, dit is { $tiles } teëls; julle is { $players } spelers.

sheet-rounds-all = { $count ->
    [0] Die begindubbel van die eerste rondte
   *[other] ’n Spel het { $count } rondtes. Die begindubbel van die eerste
} is { $first }, van die volgende { $second }, en so af tot by 0-0.
sheet-rounds-down-up = { $count ->
    [0] Die begindubbel van die eerste rondte
   *[other] ’n Spel het { $count } rondtes. Die begindubbel van die eerste
} is { $first }, van die volgende { $second }, en so af tot by 0-0, en dan weer op tot by { $first }.
sheet-rounds-list = { $count ->
    [0] Die begindubbels van die rondtes is { $doubles }, in hierdie volgorde.
    [one] ’n Spel het een rondte; die begindubbel is { $doubles }.
   *[other] ’n Spel het { $count } rondtes; die begindubbels is { $doubles }, in hierdie volgorde.
}

sheet-hand = Elkeen neem { $count ->
    [one] een teël
   *[other] { $count } teëls
}; die res lê met die kolletjies na onder en is die hoenderwerf.
sheet-hand-table = Hoeveel teëls elkeen neem, hang af van hoeveel spelers daar is ({ $table }); die res lê met die kolletjies na onder en is die hoenderwerf.
sheet-hand-share = Deel { $total } deur die aantal spelers en rond af: soveel teëls neem elkeen; die res lê met die kolletjies na onder en is die hoenderwerf.

sheet-starting-double-aside = Die begindubbel lê in die middel voordat die teëls uitgedeel word; dit is niemand se teël nie.
sheet-starter-lottery = Om te sien wie ’n rondte begin, draai almal om die beurt teëls om: wie die begindubbel kry, begin. Dan word al die ander teëls weer geskommel.
sheet-starter-holder = Die begindubbel word uitgedeel soos enige ander teël; wie dit het, begin die rondte deur dit in die middel te lê.
sheet-starter-highest-tile = In die eerste rondte trek elkeen ’n teël, en wie die hoogste een trek, begin; daarna gaan die beginbeurt om die tafel.
sheet-starter-random = Die lot wys wie die eerste rondte begin; daarna gaan die beginbeurt om die tafel.

sheet-unheld-search = As niemand dit het nie, trek julle om die beurt elkeen een teël, en hou dit, tot die dubbel uitkom.
sheet-unheld-together = As niemand dit het nie, trek almal een teël elk en hou dit, so baie keer as wat nodig is tot die dubbel uitgekom het.
sheet-unheld-comes-back = As niemand dit het nie, begin hierdie rondte met die volgende dubbel wat iemand wel het, en die een wat oorgeslaan is, kom later terug.
sheet-unheld-dropped = As niemand dit het nie, begin hierdie rondte met die volgende dubbel wat iemand wel het, en die een wat oorgeslaan is, val weg.
sheet-unheld-redeal = As niemand dit het nie, word die teëls weer uitgedeel.

sheet-arms = Eers moet die begindubbel sy treine kry: die eerste { $count ->
    [one] teël moet daarteen gespeel word, en dit begin die enigste trein
   *[other] { $count } teëls moet daarteen gespeel word, en elkeen begin ’n trein
}. Tot dan mag geen teël êrens anders kom nie.
sheet-arms-players = Eers moet die begindubbel sy treine kry: net soveel teëls as wat daar spelers is, moet daarteen gespeel word, en elkeen begin ’n trein. Tot dan mag geen teël êrens anders kom nie.
sheet-arms-at-least = Eers moet die begindubbel sy treine kry: net soveel teëls as wat daar spelers is, maar minstens { $least }, moet daarteen gespeel word, en elkeen begin ’n trein. Tot dan mag geen teël êrens anders kom nie.

sheet-must-lay-yes = Julle speel om die beurt, kloksgewys. As jy kan, moet jy een teël op ’n oop punt speel, maak nie saak wie daardie trein begin het nie; die helftes wat aan mekaar raak, moet dieselfde wees.
sheet-must-lay-no = Julle speel om die beurt, kloksgewys. Jy mag een teël op ’n oop punt speel, maak nie saak wie daardie trein begin het nie; die helftes wat aan mekaar raak, moet dieselfde wees. Jy hoef nie te speel nie, al kan jy.
sheet-draw-none = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, sê jy pas; niemand trek nie.
sheet-draw-one-must = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, trek jy een teël; as dit pas, moet jy dit dadelik speel, anders sê jy pas.
sheet-draw-one-may = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, trek jy een teël; as dit pas, mag jy dit dadelik speel, anders sê jy pas.
sheet-draw-one-may-not = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, trek jy een teël en sê pas; selfs al pas die teël, wag dit vir jou volgende beurt.
sheet-draw-until-playable-must = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, trek jy teëls tot een pas, en daardie een moet jy dadelik speel.
sheet-draw-until-playable-may = { $must ->
    [yes] As jy nie kan speel nie
   *[no] As jy nie speel nie
}, trek jy teëls tot een pas, en daardie een mag jy dadelik speel.
sheet-reserve-none = As die hoenderwerf leeg is, sê jy pas in plaas van om te trek.
sheet-reserve = Die laaste { $count ->
    [one] teël
   *[other] { $count } teëls
} in die hoenderwerf word nooit getrek nie; jy sê dan pas.
sheet-reserve-by-players = Die laaste teëls in die hoenderwerf word nooit getrek nie ({ $two } met twee spelers, { $more } met meer); jy sê dan pas.

sheet-foot = ’n Dubbel word dwars gelê en wil sy hoenderpoot hê: { $toes ->
    [one] die volgende teël moet as toon daarop kom
   *[other] die volgende { $toes } teëls moet as tone daarop kom
}. Tot dan mag geen teël êrens anders kom nie.
sheet-unfinishable-play-on = As daar te min teëls vir ’n poot oor is, speel julle voort tot niemand meer kan nie; om so ’n dubbel met opset te speel, is die slimste streek in die spel.
sheet-unfinishable-end-round = As almal kan sien dat ’n poot nooit sy tone gaan kry nie, is die rondte dadelik verby.
sheet-unfinishable-forbid = ’n Dubbel wat nooit al sy tone kan kry nie, mag nie gespeel word nie.
sheet-unfinishable-waive = As daar te min teëls vir ’n poot oor is, hoef die dubbel geen tone te kry nie.
sheet-last-double-allowed = Jou laaste teël mag ’n dubbel wees; die poot bly dan leeg.
sheet-last-double-penalty = As jou laaste teël ’n dubbel is, is die rondte verby, maar dit kos jou { $points ->
    [one] 1 punt
   *[other] { $points } punte
}.
sheet-last-double-forbidden = Jou laaste teël mag nie ’n dubbel wees nie.
sheet-call = Wanneer jy jou voorlaaste teël speel, moet jy dit roep. As jy vergeet, mag die ander jou voor die volgende skuif betrap, en dan trek jy { $count ->
    [one] een teël
   *[other] { $count } teëls
}.

sheet-blocked-nobody = Die rondte is verby wanneer iemand geen teëls meer oor het nie; of wanneer niemand kan speel nie en niemand mag trek nie. Dan is dit geblokkeer, en die laagste hand wen dit.
sheet-blocked-full-circle = Die rondte is verby wanneer iemand geen teëls meer oor het nie; of wanneer almal ná mekaar pas gesê het en daar niks te trek was nie. Dan is dit geblokkeer, en die laagste hand wen dit.
sheet-blocked-mover = Die rondte is verby wanneer iemand geen teëls meer oor het nie; of wanneer iemand moet trek en daar niks te trek is nie. Dan is dit geblokkeer, en die laagste hand wen dit.
sheet-points = Aan die einde van ’n rondte tel elkeen die kolletjies wat in die hand oor is.
sheet-double-blank = Die dubbelnul tel { $points ->
    [one] 1 punt
   *[other] { $points } punte
} as dit in jou hand oorbly.
sheet-blank-half = Elke leë helfte van ’n ander teël tel { $points ->
    [one] 1 punt
   *[other] { $points } punte
} as daardie teël in jou hand oorbly.

sheet-end-all-rounds = Ná die laaste rondte wen die laagste telling die spel.
sheet-end-target = Die spel eindig met die rondte waarin iemand { $points ->
    [one] 1 punt
   *[other] { $points } punte
} bereik; die laagste telling wen. As al die dubbels voor dan gespeel is, begin hulle van voor af.
sheet-ties-most-zero-rounds = { $order ->
    [one] As twee spelers gelykop is, is die een met meer rondtes van nul punte voor.
   *[other] As hulle dan nog gelykop is, is die een met meer rondtes van nul punte voor.
}
sheet-ties-lowest-nonzero-round = { $order ->
    [one] As twee spelers gelykop is, is die een met die laagste rondte bo nul voor.
   *[other] As hulle dan nog gelykop is, is die een met die laagste rondte bo nul voor.
}
sheet-ties-most-rounds-won = { $order ->
    [one] As twee spelers gelykop is, is die een wat meer rondtes gewen het, voor.
   *[other] As hulle dan nog gelykop is, is die een wat meer rondtes gewen het, voor.
}
sheet-ties-shared = Wie daarna nog gelykop is, deel die plek.

## The keys of a ruleset as one sets them in a form: what each decides (rule-…), and its values (choice-…). A
## label is short; the rule sheet beside the form says it in sentences.

rule-set = Die stel: sy hoogste dubbel
rule-players = Hoeveel kan saamspeel
rule-rounds = Rondtes
choice-rounds-all = elke dubbel, van die hoogste af ondertoe
choice-rounds-down-up = van die hoogste af ondertoe en weer op
choice-rounds-list = net hierdie dubbels
rule-hand = Teëls vir elke speler
choice-hand-table = hang af van hoeveel spelers daar is
choice-hand-number = altyd dieselfde getal
choice-hand-share = soveel, onder die spelers verdeel
rule-starting-double = Die begindubbel
choice-starting-double-aside = lê voor die uitdeling in die middel
choice-starting-double-pool = word uitgedeel soos enige ander teël
rule-starter = Wie ’n rondte begin
choice-starter-lottery = wie die begindubbel omdraai
choice-starter-holder = wie die begindubbel het
choice-starter-highest-tile = wie die hoogste teël trek, dan om die beurt
choice-starter-random = wie die lot wys, dan om die beurt
rule-unheld = As niemand die begindubbel het nie
choice-unheld-none = (kan nie gebeur nie)
choice-unheld-search = trek om die beurt tot dit uitkom
choice-unheld-together = almal trek tot dit uitkom
choice-unheld-comes-back = die volgende dubbel begin, hierdie een kom later terug
choice-unheld-dropped = die volgende dubbel begin, hierdie een val weg
choice-unheld-redeal = deel weer uit
rule-arms = Treine wat eers moet begin
choice-arms-players = een vir elke speler
choice-arms-number = altyd dieselfde getal
choice-arms-at-least = een vir elke speler, maar minstens
rule-must-lay = Wie kan speel
choice-must-lay-yes = moet speel
choice-must-lay-no = mag eerder trek
rule-draw = Wie nie speel nie, trek
choice-draw-none = niks
choice-draw-one = een teël
choice-draw-until-playable = tot ’n teël pas
rule-drawn-fits = ’n Getrekte teël wat pas
choice-drawn-fits-must = moet dadelik gespeel word
choice-drawn-fits-may = mag dadelik gespeel word
choice-drawn-fits-may-not = wag vir die volgende beurt
rule-reserve = Teëls in die hoenderwerf wat niemand mag trek nie
rule-toes = Tone van ’n hoenderpoot
rule-unfinishable = ’n Poot wat nooit kan klaarkom nie
choice-unfinishable-play-on = bly, en julle speel tot die rondte geblokkeer is
choice-unfinishable-end-round = laat die rondte eindig
choice-unfinishable-forbid = mag nie begin word nie
choice-unfinishable-waive = hoef nie meer tone te kry nie
rule-last-double = ’n Dubbel as laaste teël
choice-last-double-allowed = mag gespeel word
choice-last-double-penalty = kos punte
choice-last-double-forbidden = mag nie gespeel word nie
rule-last-double-penalty = Wat ’n dubbel as laaste teël kos, in punte
rule-call = Wie vergeet om die voorlaaste teël te roep, trek soveel (0: niemand roep nie)
rule-blocked = Die rondte is geblokkeer wanneer
choice-blocked-nobody = niemand kan speel of trek nie
choice-blocked-full-circle = almal ná mekaar pas gesê het
choice-blocked-mover = iemand moet trek en nie kan nie
rule-double-blank = Punte vir die dubbelnul in die hand
rule-blank-half = Punte vir elke ander leë helfte in die hand
rule-end = Die spel eindig
choice-end-all-rounds = ná die laaste rondte
choice-end-target = wanneer iemand soveel punte bereik
rule-ties = As twee gelykop is
choice-ties-none = deel hulle die plek
choice-ties-most-zero-rounds = tel meer rondtes van nul punte
choice-ties-lowest-nonzero-round = tel die laagste rondte bo nul
choice-ties-most-rounds-won = tel meer gewonne rondtes

rule-from = van
rule-to = tot
rule-with-two = met twee spelers
rule-with-more = met drie of meer
rule-for-players = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
rule-list-help = Soos 9, 8, 7.
rule-tie-order = { $order ->
    [1] Wat eerste tel
    [2] As hulle dan nog gelykop is
   *[other] En daarna
}

rule-refused-number = Hier kom ’n heelgetal van { $least } tot { $most }.
rule-refused-bad-value = Hierdie waarde kan nie hier gelees word nie.
rule-refused-too-many-tiles = Daar is net { $tiles } teëls. { $bigger ->
    [0] { $fewer ->
        [0] Speel met minder mense.
        [one] Hande van een teël sou werk.
       *[other] Hande van { $fewer } teëls sou werk.
    }
   *[other] { $fewer ->
        [0] ’n Dubbel-{ $bigger }-stel sou werk.
        [one] ’n Dubbel-{ $bigger }-stel sou werk, of hande van een teël.
       *[other] ’n Dubbel-{ $bigger }-stel sou werk, of hande van { $fewer } teëls.
    }
}
rule-refused-no-hand-size = Sê hoeveel teëls elkeen kry as daar { $players } spelers is.
rule-refused-players-out-of-range = Volgens hierdie reëls kan { $least } tot { $most } mense speel.
rule-refused-arms-exceed-set = Hierdie stel het teëls vir hoogstens { $most ->
    [one] een trein
   *[other] { $most } treine
}.
rule-refused-toes-exceed-set = In hierdie stel het ’n poot hoogstens { $most ->
    [one] een toon
   *[other] { $most } tone
}.
rule-refused-no-rounds = Noem minstens een begindubbel.
rule-refused-round-not-in-set = Die hoogste dubbel van hierdie stel is { $most }-{ $most }.
rule-refused-may-never-end = As niemand hoef te speel nie, moet die rondte geblokkeer wees wanneer almal ná mekaar pas gesê het; anders kom dit dalk nooit klaar nie.
rule-refused-starter-and-double = As die begindubbel uitgedeel word, begin die een wat dit het; as dit in die middel lê, het niemand dit nie en moet iemand anders begin.
rule-refused-unheld-and-double = As die begindubbel uitgedeel word, sê wat gebeur as niemand dit het nie; as dit in die middel lê, kan so iets nie gebeur nie.
rule-refused-mover-cannot-draw = As niemand trek nie, sou die rondte so verby wees sodra iemand nie kan speel nie.
rule-refused-drawn-never-laid = As julle trek tot ’n teël pas, kan daardie teël nie nog vir die volgende beurt wag nie.
