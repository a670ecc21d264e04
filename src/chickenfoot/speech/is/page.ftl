### The pages in the browser, in Icelandic, beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Fáið ykkur sæti
page-rules-here = Reglur: { $rules }
page-seat-free = laust
page-level-chick = Ungi sem er enn að læra
page-level-pullet = Unghæna sem kann leikinn
page-level-hen = Hæna sem spilar vel
page-level-rooster = Hani sem erfitt er að vinna
page-seat-kept = frátekið
page-seat-you = { $name } (þú)
page-seat-host = gestgjafi
page-seat-link = Tengillinn á þetta sæti
page-seat-link-help = Í þetta sæti sest enginn án þessa tengils. Sendu hann bara einni manneskju.
page-keep-seat = Taka frá fyrir einhvern
page-stand = Standa upp
page-remove = Vísa frá: { $name }
page-remove-sure = Á { $name } að víkja frá borðinu? { $name } getur þá ekki sest aftur við þetta borð.
page-pass-host = Gera að gestgjafa: { $name }
page-looking-on = Þú ert að horfa á. Sestu í laust sæti ef þú vilt spila.
page-looking-on-full = Þú ert að horfa á: öll sætin eru setin.
page-all-rules = Allar reglur við þetta borð
page-keep-rules = Geyma þessar reglur í tækinu mínu
page-rules-kept = Þessar reglur eru geymdar í þessu tæki.
page-copy = Afrita tengilinn
page-copied = Afritað
page-share = Deila
page-who-sits = Hver situr í sæti { $seat }
page-sit = Setjast hér
page-start = Byrja
page-fill-seats = Einhver þarf að vera í hverju sæti: bíddu eftir vinum þínum eða settu tölvuspilara í lausu sætin.
page-host-starts = Leikurinn hefst þegar gestgjafinn segir til.
page-invite = Bjóða öðrum
page-only-here = Aðeins þessi tölva getur opnað þessa slóð. Svo að aðrir komist að þarf að ræsa þjóninn með --host 0.0.0.0.
page-code = Eða með kóðanum { $code }
page-qr = Tengillinn sem mynd fyrir myndavél í síma
page-offline = Sambandið rofnaði; við reynum aftur.
page-ended = Þessi síða kemst ekki lengra. Opnaðu hana upp á nýtt.
page-players = Leikmenn
page-tiles = { $count ->
    [one] { $count } flís
   *[other] { $count } flísar
}
page-points = { $count } stig
page-round = Umferð { $number }, { $double }
page-yard = Hænsnagarður: { $count }
page-tableau = Borðið
page-lay-here = Leggja á töluna { $value } á { $tile }
page-hand = Höndin þín
page-tile-fits = { $tile }, má leggja
page-tile-waits = { $tile }, ekki hægt núna
page-hand-how = Örvalyklarnir fara um höndina, Enter tekur flís og Escape setur hana aftur á sinn stað. Alt með örvalykli færir flísina til á hendinni.
page-arrange = Raða flísunum á hendi
page-sort-value = Tölur
page-sort-pips = Punktar
page-sort-fits = Má leggja
page-divide = Bil
page-gap = Bil; ýttu á það til að taka það burt
page-tile-moved = { $tile } er nú númer { $number } af { $count }.
page-gap-moved = Bilið er nú númer { $number } af { $count }.
page-view = Sýn á borðið
page-view-how = Plús og mínus stækka og minnka, örvalyklarnir færa sýnina til og 0 sýnir allt borðið.
page-zoom = Aðdráttur
page-zoom-in = Stækka
page-zoom-out = Minnka
page-zoom-all = Sýna allt borðið
page-ends-strip = Opnir endar
page-ends = { $value }: { $count ->
    [one] { $count } opinn endi
   *[other] { $count } opnir endar
}
page-ends-fit = { $value }: { $count ->
    [one] { $count } opinn endi, flísin þín passar
   *[other] { $count } opnir endar, flísin þín passar
}
page-foot-wants = Fótur á { $double }: vantar { $missing }
page-opening-wants = Upphaf á { $double }: vantar { $missing }
page-turn-of = { $name } er að hugsa.
page-not-your-turn = Nú á { $name } að gera.
page-dealing = Verið er að gefa …
push-your-turn = Þú átt að gera
push-with = Kjúklingafótur: { $names }
page-push = Láta mig vita þegar ég á að gera
page-push-about = Með tilkynningu í þessu tæki þegar engin síða frá okkur er opin. Þjónninn veit þá hvernig hann nær til tækisins. Ekki í leikjum þar sem allir hinir eru tölvuspilarar.
page-push-denied = Þessi vafri leyfir okkur ekki að senda þér tilkynningar. Þú getur leyft það í stillingum vafrans fyrir þessa síðu.
page-push-no-way = Þessi vafri nær ekki sambandi við þjónustuna sem ber tilkynningar.
page-closed = Þessu borði hefur verið lokað.
page-watching = Þú ert að horfa á.
page-do-draw = Draga
page-do-pass = Pass
page-do-catch = Góma: { $name }!
page-scores = Stig
page-double = tvenna
page-place = sæti
page-next-round = Næsta umferð
page-rematch = Spila aftur
page-waiting-others = Beðið er eftir hinum.
page-undo = Taka til baka
page-ask-hint = Vísbending
page-hint = { $move }: { $why }
page-hint-worths = Þetta gæti hver kostur kostað þig í umferðinni
page-record = Vista leikskýrsluna
page-replay-game = Horfa aftur á þennan leik
page-won = vann
page-face-down = { $count ->
    [one] { $count } flís á grúfu
   *[other] { $count } flísar á grúfu
}

## Whether a deal was fair.

page-fair = Var rétt gefið?
page-fair-how = Fyrir hverja gjöf bindur þjónninn sig við leynilegt fræ, og allir við borðið bæta sínu salti við: tölu sem valin er af handahófi. Nú getur vafrinn þinn reiknað gjöfina út aftur og borið hana saman við það sem þú sást.
page-fair-round = Hvaða gjöf?
page-fair-check = Athuga gjöfina
page-fair-good = Það var rétt gefið: allt sem hægt er að athuga stemmir.
page-fair-bad = Þessi gjöf stemmir ekki við það sem lofað var.
page-fair-late = Þessi síða var opnuð eftir að búið var að gefa. Hún sá hvorki loforðið né hendurnar á þeirri stundu og getur því athugað minna.
page-fair-unseen = Þessi síða var ekki opin í þeirri umferð. Leikskýrslan sannar hvernig gefið var.
page-fair-commitment-fits = Fræið sem þjónninn sýndi er það sem hann batt sig við áður en gefið var.
page-fair-commitment-differs = Fræið sem þjónninn sýndi er ekki það sem hann batt sig við: fingrafarið sem sýnt var áður en gefið var er { $got }, en fingrafar fræsins er { $expected }.
page-fair-salt-fits = Saltið úr vafranum þínum er með í gjöfinni.
page-fair-salt-differs = { $you ->
    [yes] Vafrinn þinn lagði til saltið { $expected }, en í gjöfinni er { $got } í staðinn.
   *[no] Samkvæmt gjöfinni lagði { $name } til saltið { $got }, en það er ekki tala af því tagi.
}
page-fair-hand-fits = Fræið og söltin gefa nákvæmlega höndina sem þú fékkst.
page-fair-hand-differs = Fræið og söltin gefa þér höndina { $expected }, en þú fékkst { $got }.
page-fair-left-fits = Hver einasta flís sem var eftir í lokin var gefin þeim sem sat uppi með hana, eða lá í hænsnagarðinum.
page-fair-left-differs = { $you ->
    [yes] Þú sast uppi með { $got }, en samkvæmt fræinu og söltunum kom það í hlut einhvers annars.
   *[no] { $name } sat uppi með { $got }, en samkvæmt fræinu og söltunum kom það í hlut einhvers annars.
}
page-fair-redeals-fits = Gefið var upp á nýtt nákvæmlega jafnoft og þurfti.
page-fair-redeals-differs = Gefið var upp á nýtt þótt einhver væri með upphafstvennuna: fjöldi nýrra gjafa { $got }, þurfti { $expected }.
page-fair-starter-fits = Fræið og söltin gefa sömu niðurstöðu um það hver byrjar.
page-fair-starter-differs = { $you ->
    [yes] Samkvæmt fræinu og söltunum áttir þú að byrja (fjöldi flísa sem snúið var við: { $expected }); okkur var sagt { $got }.
   *[no] Samkvæmt fræinu og söltunum átti { $name } að byrja (fjöldi flísa sem snúið var við: { $expected }); okkur var sagt { $got }.
}
page-fair-no-salts = Enginn lagði til salt. Þjónninn hefði því getað prófað mörg fræ og valið það sem honum hentaði.
page-fair-promise = Fingrafar fræsins, sýnt áður en gefið var
page-fair-seed = Fræið, sýnt eftir umferðina
page-fair-salt-of = Saltið sem { $name } lagði til
page-fair-nothing = ekkert
page-says = { $name }: { $phrase }
phrase-chicken-foot = Hænsnafótur!
phrase-hello = Hæ hæ!
phrase-good-luck = Gangi ykkur vel!
phrase-well-played = Vel spilað!
phrase-nice-foot = Þvílíkur fótur!
phrase-thank-you = Takk fyrir!
phrase-sorry = Afsakið!
phrase-oh-no = Æ, nei!
phrase-hurry = Koma svo!
phrase-one-moment = Augnablik!
phrase-goodbye = Bless bless!

page-title-turn = ● Þú átt að gera – Chickenfoot
page-turn-elsewhere = Þú átt að gera við annað borð.
page-clock = tími eftir
page-time-up = { $you ->
    [yes] Tíminn þinn rann út.
   *[no] Tíminn rann út: { $name }.
}
page-news = Það sem gerðist
page-menu = Valmynd
page-menu-close = Aftur að borðinu
page-rules-of-table = Reglurnar við þetta borð
page-other-device = Halda áfram í öðru tæki
page-settings = Stillingar
page-react = Segja eitthvað
page-stand-in = Tölvuspilari hleypur í skarðið
page-stand-in-for = { $you ->
    [yes] Láta spila fyrir mig
   *[no] { $name } fær staðgengil
}
page-stand-in-ends = { $you ->
    [yes] Ég spila aftur
   *[no] { $name } spilar aftur
}
page-stood-in = Tölvuspilari spilar fyrir þig.
page-close-table = Loka þessu borði fyrir öllum
page-close-sure = Loka þessu borði? Eftir það er ekki hægt að halda leiknum áfram.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Tungumál
page-set-lang-system = Eins og í tækinu
page-set-preview = Svona líta flísarnar út núna
page-set-tiles = Flísar
page-set-tiles-pips = Punktar
page-set-tiles-numerals = Tölur
page-set-colours = Litir á flísum
page-set-colours-bright = Skærir
page-set-colours-safe = Auðgreindir
page-set-colours-plain = Einn litur
page-set-size = Stærð á letri og flísum
page-set-size-small = Lítil
page-set-size-medium = Miðlungs
page-set-size-large = Stór
page-set-theme = Ljóst eða dökkt
page-set-theme-system = Eins og í tækinu
page-set-theme-light = Ljóst
page-set-theme-dark = Dökkt
page-set-hand = Höndin sem ég nota á skjáinn
page-set-hand-right = Hægri
page-set-hand-left = Vinstri
page-set-sound = Hljóð
page-set-sound-on = Kveikt
page-set-sound-off = Slökkt
page-set-motion = Hreyfing
page-set-motion-system = Eins og í tækinu
page-set-motion-off = Engin
page-set-kept = Geymist aðeins í þessu tæki.
page-set-done = Lokið
## A page on which a table is made

page-make-title = Búa til borð
page-make-rules = Reglurnar
page-own-rules = geymdar í þessu tæki
page-own-rename = Nýtt nafn í stað „{ $name }“
page-own-rename-do = Breyta nafni
page-own-delete = Eyða „{ $name }“
page-own-delete-sure = Eyða reglunum „{ $name }“ úr þessu tæki?
page-house-rules = Breyta reglunum
page-house-rules-help = Þú getur breytt hverri reglu eftir eigin höfði. Á reglublaðinu stendur alltaf hvernig þið spilið.
page-group-set = Settið og gjöfin
page-group-start = Hvernig umferð byrjar
page-group-turns = Þegar röðin kemur að þér
page-group-feet = Tvennur og hænsnafætur
page-group-round = Hvernig umferð lýkur
page-group-game = Hvernig leiknum lýkur
page-group-others = Allt annað
page-rule-changed = breytt
page-make-table = Borðið
page-make-who = Sæti { $seat }
page-seat-open = laust fyrir hvern sem er
page-seat-invite = frátekið fyrir einhvern, með eigin tengli
page-clock-label = Umhugsunartími
page-clock-choice = { $seconds ->
    [0] ótakmarkaður
    [15] 15 sekúndur
    [30] 30 sekúndur
    [60] ein mínúta
    [120] 2 mínútur
    [300] 5 mínútur
   *[other] einn sólarhringur
}
page-hints-allowed = Vísbendingar eru leyfðar
page-make-wrong = Svona er ekki hægt að spila eftir þessum reglum. { $why }
page-sheet = Reglublaðið
page-sheet-changed = Á reglublaðinu stendur nú: { $lines }
page-sheet-shorter = Ein setning er farin af reglublaðinu.
page-keep-title = Geyma og deila
page-keep-name = Nafn á þessum reglum
page-keep-do = Geyma í þessu tæki
page-keep-done = Reglurnar „{ $name }“ eru geymdar í þessu tæki.
page-keep-link = Tengillinn á þessar reglur
page-file-save = Vista í skrá
page-file-load = Opna reglur úr skrá
page-file-drop = Eða slepptu skránni hér.
page-file-wrong = Þessa skrá er ekki hægt að nota: { $why }
page-rules-from-link = Meðfylgjandi: { $name }
page-rules-brought = Meðfylgjandi reglur
page-make-me = þú

## The page from which one learns the game

page-learn-title = Svona er spilað
page-learn-example = Teiknað dæmi
page-learn-here = Reglurnar við þetta borð
page-learn-aim = Losaðu þig við flísarnar
page-learn-aim-text = Kjúklingafótur er leikur fyrir tvo eða fleiri. Allir eru með dómínóflísar sem enginn annar sér. Þegar röðin kemur að þér leggurðu eina flís á borðið. Umferðinni lýkur þegar einhver hefur lagt allar flísarnar sínar; þá telja hin punktana sem þau sitja uppi með. Punktar eru af hinu illa: lægstu stigin vinna.
page-learn-start = Lestir vaxa út frá tvennu
page-learn-start-text = Umferð byrjar á tvennu á miðju borðinu, fyrsta umferðin á tvöfaldri níu. Fyrst af öllu þurfa lestirnar að leggja af stað: næstu flísar eru lagðar að tvennunni, og á hverri þeirra verður að vera nía. Hér eru leikmennirnir fjórir og fjórar lestir lagðar af stað.
page-learn-start-picture = Tvöföld nía í miðjunni. Að henni liggja 9-2, 9-4, 9-5 og 9-7, ein á hverri hlið.
page-learn-turn = Ein flís í hvert sinn
page-learn-turn-text = Eftir það leggurðu flís við hvaða lest sem er, sama hver byrjaði hana. Á helmingunum sem snertast verður að vera sama tala. Ef ekkert passar dregurðu eina flís af þeim sem liggja á grúfu; þær heita hænsnagarðurinn. Ef hún passar fer hún á borðið, annars segirðu pass.
page-learn-turn-picture = Nýjasta flísin, 4-6, liggur með fjarkann upp að fjarkanum á 9-4. Nú er sexan á henni opin.
page-learn-foot = Hænsnafótur!
page-learn-foot-text = Tvenna er lögð þversum, og þá þarf hún hænsnafót: þrjár tær. Þangað til þær eru allar komnar má hvergi annars staðar leggja flís. Sá sem á enga flís í fótinn dregur eða segir pass.
page-learn-foot-open = Hér var tvöföld fimma lögð þversum á enda einnar lestarinnar. Á henni eru þrír staðir opnir, en enginn annars staðar.
page-learn-foot-done = Nú eru 5-1, 5-3 og 5-8 tærnar á henni. Hver tá er opinn endi, og endar hinna lestanna eru líka opnir.
page-learn-stuck = Bragðið: fótur sem enginn getur klárað
page-learn-stuck-text = Hver tala er aðeins á fáeinum flísum. Ef þær eru allar komnar á borðið þegar tvennan með sömu tölu er lögð fær hún aldrei tærnar sínar. Þá getur enginn lagt neitt framar; allir draga og segja pass þar til enga flís má draga lengur, og umferðin er lokuð. Ef þú ert með fáa punkta á hendi er þetta fyrirtaks bragð.
page-learn-stuck-picture = Umferð með litlu setti, upp í tvöfalda sexu. Tvöfaldur fjarki var lagður síðast, og allir hinir fjarkarnir eru þegar á borðinu: tærnar þrjár koma aldrei.
page-learn-count = Það sem telur
page-learn-count-text = Þegar einhver klárar eða umferðin er lokuð telja öll hin punktana sem þau eru með á hendi. Þessi hönd telur 9 + 10 + 3 = { $points } stig.
page-learn-count-picture = Þrjár flísar á hendi: 3-6, 5-5 og 0-3.
page-learn-count-blank = Á mörgum heimilum kostar tvöfalt núll 50 stig, svo það er best að losna snemma við það.
page-learn-game = Heill leikur
page-learn-game-text = Næsta umferð byrjar á tvöfaldri áttu, og svo koll af kolli niður í tvöfalt núll: tíu umferðir. Stigin eru lögð saman, og lægstu samanlögðu stigin vinna.
page-learn-ways = Tvær leiðir til að spila, og fimm í viðbót
page-learn-ways-text = Um allan heim er þetta sami leikurinn með smávegis tilbrigðum. Tvær gerðir hans, Lestir og Kross, eru spilaðar hér eins og þær standa skrifaðar; hinar hafa verið gefnar út eða eru heimareglur. Þú getur breytt hverri einustu reglu þegar þú býrð til borð.
page-learn-exact = Reglurnar, nákvæmlega
page-learn-which = Reglur
page-learn-play = Búa til borð með þessum reglum

## The page that takes a seat to another device

page-device-title = Halda áfram í öðru tæki
page-device-text = Opnaðu þennan tengil í hinu tækinu, eða beindu myndavél þess að myndinni. Þá fær það nafnið þitt og öll sætin þín. Þetta tæki heldur þeim líka.
page-device-make = Búa til tengil
page-device-link = Einkatengillinn þinn
page-device-secret = Hver sem opnar þennan tengil spilar í þínu nafni. Tengillinn virkar einu sinni, og aðeins í stundarfjórðung. Ekki senda hann neinum.
page-device-nobody = Þú ert hvorki með nafn né sæti enn. Sestu fyrst við borð.
page-link-title = Er þetta hitt tækið þitt?
page-link-text = Þessi tengill var búinn til í öðru tæki. Ef þú bjóst hann til fær þetta tæki nafnið þitt og sætin þín. Nafnið og sætin sem hér voru fyrir verða skilin eftir.
page-link-do = Já, halda áfram hér
page-link-no = Nei
## A game that is watched again. Moves are counted within a round.

page-replay = Horfa aftur á leik
page-replay-intro = Opnaðu leikskýrslu og skoðaðu leikinn skref fyrir skref, þar sem allar hendur sjást. Skýrslan er lesin en ekki geymd.
page-replay-drop = Slepptu leikskýrslu hér, eða
page-replay-file = Veldu skrá
page-replay-paste = Eða límdu inn texta úr leikskýrslu
page-replay-show = Sýna leikinn
page-replay-another = Önnur leikskýrsla
page-replay-empty = Í þessum leik hefur enn ekki verið gefið.
page-replay-table = Að borðinu
page-replay-date = Spilað { $date }
page-replay-undone = { $count ->
    [1] Einu sinni var tekið til baka í þessum leik.
    [one] { $count } sinni var tekið til baka í þessum leik.
   *[other] { $count } sinnum var tekið til baka í þessum leik.
}
page-replay-view = Í þessari leikskýrslu er það sem { $name } sá. Það sem var hulið liggur á grúfu.
page-replay-planned = Enginn var með { $planned }, svo umferðin byrjar á annarri tvennu.
page-replay-hands = Hendur
page-replay-moves = Skref
page-replay-controls = Fram og til baka
page-replay-which = Umferð
page-replay-slider = Skref
page-replay-at = { $ply ->
    [0] Nýgefið, { $plies } skref fram undan
   *[other] Skref { $ply } af { $plies }
}
page-replay-first = Að gjöfinni
page-replay-back = Eitt skref til baka
page-replay-play = Spila
page-replay-pause = Hlé
page-replay-forward = Eitt skref áfram
page-replay-last = Að umferðarlokum
page-replay-keys = Lyklar: örvarnar fara skref fyrir skref, Home og End að upphafi og lokum umferðar, Page Up og Page Down í aðrar umferðir; bilsláin spilar.
page-replay-copy = Afrita tengil á þetta augnablik
page-replay-copied = Tengillinn er afritaður.
page-replay-link = Þessi tengill liggur að þessu augnabliki:
