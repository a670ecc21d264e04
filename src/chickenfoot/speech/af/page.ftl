### The pages in the browser, in Afrikaans, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Kom sit
page-rules-here = Reëls: { $rules }
page-seat-free = oop
page-level-chick = Kuiken, wat nog leer
page-level-pullet = Jonghen, wat die spel ken
page-level-hen = Hen, wat goed speel
page-level-rooster = Haan, wat moeilik is om te klop
page-seat-kept = word vir iemand gehou
page-seat-you = { $name } (jy)
page-seat-host = tafelbaas
page-seat-link = Die skakel na hierdie sitplek
page-seat-link-help = Net wie hierdie skakel het, kan hier kom sit. Dit is vir een mens bedoel.
page-keep-seat = Hou dit vir iemand
page-stand = Gee my sitplek op
page-remove = Stuur { $name } weg
page-remove-sure = Stuur { $name } weg? Hierdie mens kan dan nie weer by hierdie tafel kom sit nie.
page-pass-host = Maak { $name } tafelbaas
page-looking-on = Jy kyk net. Vat ’n oop sitplek as jy wil saamspeel.
page-looking-on-full = Jy kyk net: al die sitplekke is vol.
page-all-rules = Al die reëls van hierdie tafel
page-keep-rules = Stoor hierdie reëls op my toestel
page-rules-kept = Hierdie reëls is op hierdie toestel gestoor.
page-copy = Kopieer die skakel
page-copied = Gekopieer
page-share = Deel
page-who-sits = Wie op sitplek { $seat } sit
page-sit = Sit hier
page-start = Begin
page-fill-seats = Op elke sitplek moet iemand sit: wag vir jou vriende, of gee die oop sitplekke aan rekenaarspelers.
page-host-starts = Die spel begin wanneer die tafelbaas so sê.
page-invite = Nooi ander
page-only-here = Net hierdie rekenaar kan hierdie adres oopmaak. Wil jy ander laat saamspeel, begin die bediener met --host 0.0.0.0.
page-code = Of met die kode { $code }
page-qr = Die skakel as ’n prentjie vir ’n foon se kamera
page-offline = Die verbinding is weg; ons probeer weer.
page-ended = Hierdie bladsy kan nie verder gaan nie. Herlaai dit asseblief.
page-players = Spelers
page-tiles = { $count ->
    [one] 1 teël
   *[other] { $count } teëls
}
page-points = { $count ->
    [one] 1 punt
   *[other] { $count } punte
}
page-round = Rondte { $number }, { $double }
page-yard = Hoenderwerf: { $count }
page-tableau = Die tafel
page-lay-here = Speel dit op die { $value } van { $tile }
page-hand = Jou hand
page-tile-fits = { $tile }, kan gespeel word
page-tile-waits = { $tile }, kan nie nou gespeel word nie
page-hand-how = Met die pyltjiesleutels gaan jy deur jou hand, Enter vat ’n teël, Escape sit dit terug. Alt saam met ’n pyltjiesleutel skuif die teël binne jou hand.
page-arrange = Rangskik jou hand
page-sort-value = Op getal
page-sort-pips = Op kolletjies
page-sort-fits = Wat pas
page-divide = Nuwe gaping
page-gap = Gaping; druk dit om dit weg te vat
page-tile-moved = { $tile } is nou op plek { $number } van { $count }.
page-gap-moved = Die gaping is nou op plek { $number } van { $count }.
page-view = Uitsig op die tafel
page-view-how = Plus en minus zoem in en uit, die pyltjiesleutels skuif die uitsig, 0 wys die hele tafel.
page-zoom = Zoem
page-zoom-in = Zoem in
page-zoom-out = Zoem uit
page-zoom-all = Wys die hele tafel
page-ends-strip = Oop punte
page-ends = { $value }: { $count ->
    [one] 1 oop punt
   *[other] { $count } oop punte
}
page-ends-fit = { $value }: { $count ->
    [one] 1 oop punt, jou teël pas
   *[other] { $count } oop punte, jou teël pas
}
page-foot-wants = Poot van { $double }: nog { $missing }
page-opening-wants = Treine by { $double }: nog { $missing }
page-turn-of = { $name } dink.
page-not-your-turn = Dit is nou { $name } se beurt.
page-dealing = Die teëls word uitgedeel …
push-your-turn = Dit is jou beurt
push-with = Hoendervoet saam met { $names }
page-push = Laat my weet wanneer dit my beurt is
page-push-about = Met ’n kennisgewing op hierdie toestel, terwyl geen bladsy van ons oop is nie. Die bediener weet dan hoe om die toestel te bereik. Nie in spelle wat jy alleen speel nie.
page-push-denied = Hierdie blaaier laat ons nie toe om jou te laat weet nie. Jy kan dit in die blaaier se instellings vir hierdie bladsy toelaat.
page-push-no-way = Hierdie blaaier kan nie die diens bereik wat kennisgewings bring nie.
page-closed = Hierdie tafel is toe.
page-watching = Jy kyk net.
page-do-draw = Trek
page-do-pass = Sê pas
page-do-catch = Betrap { $name }!
page-scores = Punte
page-double = dubbel
page-place = plek
page-next-round = Volgende rondte
page-rematch = Speel weer
page-waiting-others = Die ander is nog nie gereed nie.
page-undo = Neem my laaste keuse terug
page-ask-hint = Wenk
page-hint = { $move }: { $why }
page-hint-worths = Wat elke skuif jou in hierdie rondte kan kos
page-record = Stoor die rekord
page-replay-game = Kyk weer na hierdie spel
page-won = gewen
page-face-down = { $count ->
    [one] 1 teël met die kolletjies na onder
   *[other] { $count } teëls met die kolletjies na onder
}

## Whether a deal was fair. The seed is the server's secret number from which the tiles follow; its
## fingerprint (SHA-256) is shown before the deal. A salt is a number that a player mixes in.

page-fair = Was dit regverdig?
page-fair-how = Voor elke uitdeling bind die bediener homself aan ’n geheim, en elke speler meng ’n eie stukkie toeval by. Jou blaaier kan die uitdeling nou weer uitwerk en dit vergelyk met wat jy gesien het.
page-fair-round = Watter uitdeling?
page-fair-check = Gaan hierdie uitdeling na
page-fair-good = Hierdie uitdeling was regverdig: alles wat nagegaan kan word, klop.
page-fair-bad = Hierdie uitdeling klop nie met wat belowe is nie.
page-fair-late = Hierdie bladsy is eers oopgemaak nadat die teëls uitgedeel is. Dit het nie die belofte of die hande van daardie oomblik gesien nie, en kan dus minder nagaan.
page-fair-unseen = Hierdie bladsy was nie in daardie rondte oop nie. Die rekord van die spel bewys die uitdeling.
page-fair-commitment-fits = Die saadgetal wat die bediener gewys het, is die een waaraan hy voor die uitdeling gebind was.
page-fair-commitment-differs = Die saadgetal wat die bediener gewys het, is nie die een waaraan hy gebind was nie: die vingerafdruk wat voor die uitdeling gewys is, is { $got }, en dié van die saadgetal is { $expected }.
page-fair-salt-fits = Wat jou blaaier bygemeng het, is deel van die uitdeling.
page-fair-salt-differs = { $you ->
    [yes] Jou blaaier het { $expected } bygemeng, maar in die uitdeling staan { $got } in die plek daarvan.
   *[no] Volgens die uitdeling het { $name } { $got } bygemeng, en dit is nie ’n geldige getal nie.
}
page-fair-hand-fits = Die saadgetal en die sout gee presies die hand wat jy gekry het.
page-fair-hand-differs = Volgens die saadgetal en die sout moes jy die hand { $expected } gekry het, maar jy het { $got } gekry.
page-fair-left-fits = Elke teël wat aan die einde oor was, is uitgedeel aan die speler wat dit gehad het, of het in die hoenderwerf gelê.
page-fair-left-differs = { $you ->
    [yes] Jy het aan die einde { $got } oorgehad, wat volgens die saadgetal en die sout aan iemand anders uitgedeel is.
   *[no] { $name } het aan die einde { $got } oorgehad, wat volgens die saadgetal en die sout aan iemand anders uitgedeel is.
}
page-fair-redeals-fits = Die teëls is net so dikwels weer uitgedeel as wat nodig was.
page-fair-redeals-differs = Die teëls is weer uitgedeel, al het iemand die begindubbel gehad. Nuwe uitdelings: { $got }; nodig: { $expected }.
page-fair-starter-fits = Die saadgetal en die sout gee dieselfde loting vir wie begin.
page-fair-starter-differs = { $you ->
    [yes] Volgens die saadgetal en die sout moes jy begin het, en die aantal omgedraaide teëls moes { $expected } wees; vir ons is gesê dit was { $got }.
   *[no] Volgens die saadgetal en die sout moes { $name } begin het, en die aantal omgedraaide teëls moes { $expected } wees; vir ons is gesê dit was { $got }.
}
page-fair-no-salts = Niemand het iets bygemeng nie. Die bediener kon dus baie geheime probeer het en een gevat het wat hom pas.
page-fair-promise = Vingerafdruk van die saadgetal, voor die uitdeling gewys
page-fair-seed = Saadgetal, ná die rondte gewys
page-fair-salt-of = Bygemeng deur { $name }
page-fair-nothing = niks
page-says = { $name }: { $phrase }
phrase-chicken-foot = Hoenderpoot!
phrase-hello = Hallo!
phrase-good-luck = Sterkte!
phrase-well-played = Mooi gespeel!
phrase-nice-foot = Wat ’n poot!
phrase-thank-you = Dankie!
phrase-sorry = Jammer!
phrase-oh-no = Ag nee!
phrase-hurry = Komaan!
phrase-one-moment = Net ’n oomblik!
phrase-goodbye = Totsiens!

page-title-turn = ● Jou beurt – Chickenfoot
page-turn-elsewhere = Dit is jou beurt by ’n ander tafel.
page-clock = tyd oor
page-time-up = { $you ->
    [yes] Jou tyd was om.
   *[no] { $name } se tyd was om.
}
page-news = Wat gebeur het
page-menu = Kieslys
page-menu-close = Terug na die tafel
page-rules-of-table = Die reëls van hierdie tafel
page-other-device = Gaan verder op ’n ander toestel
page-settings = Instellings
page-react = Sê iets
page-stand-in = ’n Rekenaarspeler val in
page-stand-in-for = { $you ->
    [yes] Laat dit vir my speel
   *[no] Laat dit vir { $name } speel
}
page-stand-in-ends = { $you ->
    [yes] Ek speel weer self
   *[no] { $name } speel weer self
}
page-stood-in = ’n Rekenaarspeler speel in jou plek.
page-close-table = Maak hierdie tafel vir almal toe
page-close-sure = Maak hierdie tafel toe? Daarna kan die spel nie verder gaan nie.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Taal
page-set-lang-system = Soos op hierdie toestel
page-set-preview = Hoe die teëls nou lyk
page-set-tiles = Teëls
page-set-tiles-pips = Kolletjies
page-set-tiles-numerals = Syfers
page-set-colours = Kleure van die teëls
page-set-colours-bright = Helder
page-set-colours-safe = Maklik te onderskei
page-set-colours-plain = Een kleur
page-set-size = Grootte van letters en teëls
page-set-size-small = Klein
page-set-size-medium = Medium
page-set-size-large = Groot
page-set-theme = Lig of donker
page-set-theme-system = Soos op hierdie toestel
page-set-theme-light = Lig
page-set-theme-dark = Donker
page-set-hand = Die hand waarmee ek tik
page-set-hand-right = Regs
page-set-hand-left = Links
page-set-sound = Klanke
page-set-sound-on = Aan
page-set-sound-off = Af
page-set-motion = Beweging
page-set-motion-system = Soos op hierdie toestel
page-set-motion-off = Geen
page-set-kept = Net op hierdie toestel gestoor.
page-set-done = Klaar

## A page on which a table is made

page-make-title = Maak ’n tafel
page-make-rules = Die reëls
page-own-rules = op hierdie toestel gestoor
page-own-rename = Nuwe naam vir { $name }
page-own-rename-do = Hernoem
page-own-delete = Skrap { $name }
page-own-delete-sure = Skrap die reëls { $name } van hierdie toestel af?
page-house-rules = Verander die reëls
page-house-rules-help = Julle kan elke reël self kies. Die reëlblad sê altyd wat julle speel.
page-group-set = Die stel en die uitdeling
page-group-start = Hoe ’n rondte begin
page-group-turns = ’n Beurt
page-group-feet = Dubbels en hoenderpote
page-group-round = Hoe ’n rondte eindig
page-group-game = Hoe die spel eindig
page-group-others = Al die res
page-rule-changed = verander
page-make-table = Die tafel
page-make-who = Sitplek { $seat }
page-seat-open = oop, vir wie ook al kom
page-seat-invite = vir iemand gehou, met ’n eie skakel
page-clock-label = Tyd per beurt
page-clock-choice = { $seconds ->
    [0] so lank as jy wil
    [15] 15 sekondes
    [30] 30 sekondes
    [60] een minuut
    [120] 2 minute
    [300] 5 minute
   *[other] een dag
}
page-hints-allowed = Wenke word toegelaat
page-make-wrong = So kan julle nie met hierdie reëls speel nie. { $why }
page-sheet = Die reëlblad
page-sheet-changed = Die reëlblad sê nou: { $lines }
page-sheet-shorter = ’n Sin het van die reëlblad weggeval.
page-keep-title = Stoor en deel
page-keep-name = Naam van hierdie reëls
page-keep-do = Stoor op hierdie toestel
page-keep-done = { $name } is op hierdie toestel gestoor.
page-keep-link = Die skakel na hierdie reëls
page-file-save = Stoor as ’n lêer
page-file-load = Maak ’n lêer met reëls oop
page-file-drop = Of sleep dit hierheen.
page-file-wrong = Hierdie lêer kan nie gebruik word nie: { $why }
page-rules-from-link = Saamgebring: { $name }
page-rules-brought = Saamgebring
page-make-me = jy

## The page from which one learns the game

page-learn-title = Hoe die spel werk
page-learn-example = ’n Getekende voorbeeld
page-learn-here = Die reëls van hierdie tafel
page-learn-aim = Raak ontslae van jou teëls
page-learn-aim-text = Hoendervoet is ’n spel vir twee of meer mense. Elkeen het dominoteëls wat die ander nie kan sien nie. Wanneer dit jou beurt is, speel jy een teël op die tafel. Sodra iemand geen teëls meer het nie, is die rondte verby; die ander tel die kolletjies wat hulle nog in die hand het. Kolletjies is sleg: wie die minste punte het, wen.
page-learn-start = Treine groei uit ’n dubbel
page-learn-start-text = ’n Rondte begin met ’n dubbel in die middel; in die eerste rondte is dit die dubbelnege. Voor enigiets anders moet sy treine begin: die volgende teëls word daarteen gespeel, en elkeen moet ’n nege hê. Hier speel vier mense, en vier treine het al begin.
page-learn-start-picture = ’n Dubbelnege in die middel. 9-2, 9-4, 9-5 en 9-7 lê daarteen, een aan elke kant.
page-learn-turn = Een teël per beurt
page-learn-turn-text = Van dan af speel jy ’n teël op enige trein, maak nie saak wie dit begin het nie. Die helftes wat aan mekaar raak, moet dieselfde getal hê. As niks pas nie, trek jy een teël uit die hoenderwerf: dit is die teëls wat met die kolletjies na onder lê. Pas daardie een, kom dit op die tafel; pas dit nie, sê jy pas.
page-learn-turn-picture = Die nuutste teël, 4-6, lê met sy vier teen die vier van 9-4. Nou is sy ses oop.
page-learn-foot = Hoenderpoot!
page-learn-foot-text = ’n Dubbel word dwars gelê, en dit wil ’n hoenderpoot hê: drie tone. Totdat al drie daar lê, mag geen teël êrens anders kom nie. Wie nie ’n teël vir die poot het nie, trek of sê pas.
page-learn-foot-open = Die dubbelvyf is so pas dwars oor die punt van ’n trein gelê. Daarop is drie plekke oop, en nêrens anders is daar ’n oop plek nie.
page-learn-foot-done = Nou is 5-1, 5-3 en 5-8 sy tone. Elke toon is ’n oop punt, en die punte van die ander treine is ook weer oop.
page-learn-stuck = Die streek: ’n poot wat niemand kan klaarmaak nie
page-learn-stuck-text = Elke getal kom net op ’n paar teëls voor. As al daardie teëls klaar op die tafel lê wanneer ’n dubbel gespeel word, kan daardie dubbel nooit sy tone kry nie. Niemand kan meer speel nie; almal trek en sê pas totdat geen teël meer getrek mag word nie, en dan is die rondte geblokkeer. As jy min kolletjies in jou hand het, is dit ’n slim ding om te doen.
page-learn-stuck-picture = ’n Rondte met ’n klein stel, tot by die dubbelses. Die dubbelvier is laaste gespeel, en al die ander viere lê klaar op die tafel: sy drie tone kan nooit kom nie.
page-learn-count = Wat tel
page-learn-count-text = Wanneer iemand uit is of die rondte geblokkeer is, tel elkeen die kolletjies wat nog in die hand is. Hierdie hand tel 9 + 10 + 3 = { $points } punte.
page-learn-count-picture = ’n Hand met drie teëls: 3-6, 5-5 en 0-3.
page-learn-count-blank = By baie gesinne tel die dubbelnul 50, so raak vroeg daarvan ontslae.
page-learn-game = ’n Hele spel
page-learn-game-text = Die volgende rondte begin met die dubbelagt, en so gaan dit af tot by die dubbelnul: tien rondtes. Die punte word bymekaargetel, en die laagste telling wen.
page-learn-ways = Twee maniere om te speel, en nog vyf
page-learn-ways-text = Oor die hele wêreld is dit dieselfde spel met klein verskille. Twee maniere word hier gespeel net soos hulle neergeskryf is, Treine en Kruis; die ander is êrens gepubliseer of is huisreëls. Wanneer jy ’n tafel maak, kan jy elke reël verander.
page-learn-exact = Die presiese reëls
page-learn-which = Reëls
page-learn-play = Maak ’n tafel met hierdie reëls

## The page that takes a seat to another device

page-device-title = Gaan verder op ’n ander toestel
page-device-text = Maak hierdie skakel op jou ander toestel oop, of hou daardie toestel se kamera op die prentjie. Dan kry dit jou naam en al jou sitplekke. Hierdie toestel behou dit ook.
page-device-make = Maak ’n skakel
page-device-link = Jou private skakel
page-device-secret = Wie hierdie skakel oopmaak, speel as jy. Dit werk een keer, en net vir ’n kwartier. Stuur dit vir niemand nie.
page-device-nobody = Jy het nog nie ’n naam of ’n sitplek nie. Gaan sit eers by ’n tafel.
page-link-title = Is dit jou ander toestel?
page-link-text = Iemand het hierdie skakel op ’n ander toestel gemaak. As dit jy was, kry hierdie toestel jou naam en jou sitplekke. Wie jy tot nou toe op hierdie toestel was, bly agter.
page-link-do = Ja, gaan hier verder
page-link-no = Nee

## A game that is watched again. Moves are counted within a round.

page-replay = Kyk weer na ’n spel
page-replay-intro = Maak die rekord van ’n spel oop en kyk skuif vir skuif daarna, met al die hande oop. Die rekord word gelees, maar nie gestoor nie.
page-replay-drop = Sleep ’n rekord hierheen, of
page-replay-file = Kies ’n lêer
page-replay-paste = Of plak die teks van ’n rekord
page-replay-show = Wys die spel
page-replay-another = Ander rekord
page-replay-empty = In hierdie spel is nog niks uitgedeel nie.
page-replay-table = Na die tafel
page-replay-date = Gespeel op { $date }
page-replay-undone = { $count ->
    [one] In hierdie spel is 1 keuse teruggeneem.
   *[other] In hierdie spel is { $count } keuses teruggeneem.
}
page-replay-view = Hierdie rekord wys wat { $name } gesien het. Wat weggesteek was, lê met die kolletjies na onder.
page-replay-planned = Niemand het { $planned } gehad nie, dus begin die rondte met ’n ander dubbel.
page-replay-hands = Hande
page-replay-moves = Skuiwe
page-replay-controls = Vorentoe en terug
page-replay-which = Rondte
page-replay-slider = Skuif
page-replay-at = { $ply ->
    [0] Pas uitgedeel, nog { $plies ->
        [one] 1 skuif
       *[other] { $plies } skuiwe
    } oor
   *[other] Skuif { $ply } van { $plies }
}
page-replay-first = Na die uitdeling
page-replay-back = Een skuif terug
page-replay-play = Speel af
page-replay-pause = Pouse
page-replay-forward = Een skuif vorentoe
page-replay-last = Na die einde van die rondte
page-replay-keys = Sleutels: die pyltjies gaan skuif vir skuif, Home en End na die begin en die einde van die rondte, Page Up en Page Down na ander rondtes; die spasiebalk speel af.
page-replay-copy = Kopieer ’n skakel na hierdie oomblik
page-replay-copied = Die skakel is gekopieer.
page-replay-link = Hierdie skakel lei na hierdie oomblik:
