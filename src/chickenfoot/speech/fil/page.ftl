### The pages in the browser, in Filipino (Tagalog), beside what game.ftl and sheet.ftl say everywhere.

page-gathering = Maupo na kayo
page-rules-here = Mga tuntunin: { $rules }
page-seat-free = bakante
page-level-chick = Sisiw, nag-aaral pa lang
page-level-pullet = Dumalaga, marunong na
page-level-hen = Inahin, magaling maglaro
page-level-rooster = Tandang, mahirap talunin
page-seat-kept = nakareserba
page-seat-you = { $name } (ikaw)
page-seat-host = may-ari
page-seat-link = Link sa upuang ito
page-seat-link-help = Ang may hawak lang ng link na ito ang makakaupo rito. Para lang ito sa isang tao.
page-keep-seat = Ireserba para sa iba
page-stand = Iwan ang upuan ko
page-remove = Paalisin si { $name }
page-remove-sure = Paalisin si { $name }? Hindi na siya makakaupo ulit sa mesang ito.
page-pass-host = Gawing may-ari si { $name }
page-looking-on = Nanonood ka. Maupo ka sa bakanteng upuan kung gusto mong maglaro.
page-looking-on-full = Nanonood ka: wala nang bakanteng upuan.
page-all-rules = Lahat ng tuntunin ng mesang ito
page-keep-rules = Itabi ang mga tuntuning ito sa device ko
page-rules-kept = Nakatabi na sa device na ito ang mga tuntuning ito.
page-copy = Kopyahin ang link
page-copied = Nakopya na
page-share = Ibahagi
page-who-sits = Sino ang uupo sa upuan { $seat }
page-sit = Umupo rito
page-start = Simulan
page-fill-seats = Dapat may nakaupo sa bawat upuan: hintayin ang mga kaibigan mo, o ibigay sa kompyuter ang mga bakanteng upuan.
page-host-starts = Magsisimula ang laro kapag sinabi ng may-ari ng mesa.
page-invite = Mag-imbita
page-only-here = Ang kompyuter lang na ito ang makakapagbukas ng address na ito. Para mabuksan din ng iba, patakbuhin ang server nang may --host 0.0.0.0.
page-code = O gamitin ang code na { $code }
page-qr = Ang link bilang larawan, para sa kamera ng telepono
page-offline = Nawala ang koneksiyon; sinusubukan ulit.
page-ended = Hindi na maitutuloy ang pahinang ito. Paki-load ulit.
page-players = Mga manlalaro
page-tiles = { $count } tile
page-points = { $count } puntos
page-round = Pag-ikot { $number }, { $double }
page-yard = Bakuran: { $count }
page-tableau = Ang mesa
page-lay-here = Ilapag sa { $value } ng { $tile }
page-hand = Kamay mo
page-tile-fits = { $tile }, puwedeng ilapag
page-tile-waits = { $tile }, hindi puwede ngayon
page-hand-how = Mga arrow key para lumipat-lipat sa kamay mo, Enter para kunin ang tile, Escape para ibalik ito. Alt kasabay ng arrow key para ilipat ng puwesto ang tile sa kamay mo.
page-arrange = Ayusin ang kamay mo
page-sort-value = Numero
page-sort-pips = Tuldok
page-sort-fits = Puwede
page-divide = Espasyo
page-gap = Espasyo; pindutin para alisin
page-tile-moved = Nasa puwesto { $number } ng { $count } na ngayon ang { $tile }.
page-gap-moved = Nasa puwesto { $number } ng { $count } na ngayon ang espasyo.
page-view = Tanaw sa mesa
page-view-how = Plus at minus para palakihin o paliitin, mga arrow key para igalaw ang tanaw, 0 para ipakita ang buong mesa.
page-zoom = Laki ng tanaw
page-zoom-in = Palakihin
page-zoom-out = Paliitin
page-zoom-all = Ipakita ang buong mesa
page-ends-strip = Mga bukas na dulo
page-ends = { $value }: { $count ->
    [1] isang bukas na dulo
   *[other] { $count } bukas na dulo
}
page-ends-fit = { $value }: { $count ->
    [1] isang bukas na dulo, tugma ang tile mo
   *[other] { $count } bukas na dulo, tugma ang tile mo
}
page-foot-wants = Paa ng { $double }: { $missing } pa
page-opening-wants = Panimula sa { $double }: { $missing } pa
page-turn-of = Nag-iisip si { $name }.
page-not-your-turn = Turno ni { $name } ngayon.
page-dealing = Ipinamimigay na ang mga tile …
push-your-turn = Turno mo na
push-with = Paa ng Manok, kalaro: { $names }
page-push = Abisuhan ako kapag turno ko na
page-push-about = May abisong lalabas sa device na ito habang walang nakabukas na pahina namin. Dahil dito, malalaman ng server kung paano aabutin ang device mo. Wala nito sa mga larong mag-isa ka lang.
page-push-denied = Hindi kami pinapayagan ng browser na ito na magpadala sa iyo ng abiso. Puwede mo itong payagan sa mga setting ng browser para sa pahinang ito.
page-push-no-way = Hindi maabot ng browser na ito ang serbisyong naghahatid ng mga abiso.
page-closed = Sarado na ang mesang ito.
page-watching = Nanonood ka.
page-do-draw = Bumunot
page-do-pass = Pasa
page-do-catch = Hulihin si { $name }!
page-scores = Mga puntos
page-double = doble
page-place = puwesto
page-next-round = Susunod na pag-ikot
page-rematch = Maglaro ulit
page-waiting-others = Hindi pa handa ang iba.
page-undo = Bawiin ang tira ko
page-ask-hint = Payo
page-hint = { $move }: { $why }
page-hint-worths = Ang puntos na puwedeng idagdag sa iyo ng bawat tira sa pag-ikot na ito
page-record = I-save ang rekord
page-replay-game = Panoorin ulit ang larong ito
page-won = panalo
page-face-down = { $count ->
    [1] isang tile na nakataob
   *[other] { $count } tile na nakataob
}

## Whether a deal was fair. The seed is the server's secret number from which the tiles follow; its
## fingerprint (SHA-256) is shown before the deal. A salt is a number that a player mixes in.

page-fair = Patas ba?
page-fair-how = Bago ang bawat bigayan, may lihim na itinatakda ang server na hindi na nito mapapalitan, at may inihahalong sariling tsamba ang bawat manlalaro. Puwede na ngayong kuwentahin ulit ng browser mo ang bigayan at ihambing ito sa nakita mo.
page-fair-round = Aling bigayan?
page-fair-check = Suriin ang bigayang ito
page-fair-good = Patas ang bigayang ito: tugma ang lahat ng masusuri.
page-fair-bad = Hindi tugma ang bigayang ito sa ipinangako.
page-fair-late = Naipamigay na ang mga tile nang buksan ang pahinang ito. Hindi nito nakita ang pangako at ang mga kamay noon, kaya mas kaunti ang masusuri nito.
page-fair-unseen = Hindi nakabukas ang pahinang ito noong pag-ikot na iyon. Ang rekord ng laro ang nagpapatunay sa bigayan niyon.
page-fair-commitment-fits = Ang seed na ipinakita ng server ang siya ring ipinangako nito bago ang bigayan.
page-fair-commitment-differs = Iba sa ipinangako ng server ang seed na ipinakita nito: { $got } ang fingerprint na ipinakita bago ang bigayan, pero { $expected } ang sa seed mismo.
page-fair-salt-fits = Kasama sa bigayan ang inihalo ng browser mo.
page-fair-salt-differs = { $you ->
    [yes] { $expected } ang inihalo ng browser mo, pero { $got } ang nasa bigayan kapalit nito.
   *[no] Sa bigayan, { $got } ang nakasulat na inihalo ni { $name }, pero hindi iyon numerong puwedeng ihalo.
}
page-fair-hand-fits = Ang kamay na ibinigay sa iyo ang mismong lumalabas sa seed at mga salt.
page-fair-hand-differs = Ayon sa seed at mga salt, { $expected } dapat ang kamay mo, pero { $got } ang ibinigay sa iyo.
page-fair-left-fits = Bawat tile na naiwan sa dulo ay ibinigay sa manlalarong may hawak nito, o nasa bakuran noong bigayan.
page-fair-left-differs = { $you ->
    [yes] Naiwan sa iyo ang { $got }, pero ayon sa seed at mga salt, sa iba ito ibinigay.
   *[no] Naiwan kay { $name } ang { $got }, pero ayon sa seed at mga salt, sa iba ito ibinigay.
}
page-fair-redeals-fits = Sakto lang sa kailangan ang dami ng pag-uulit ng pamimigay ng mga tile.
page-fair-redeals-differs = Inulit ang pamimigay ng mga tile kahit may nakakuha na ng simulang doble: { $got } ang bagong bigayan, pero { $expected } ang kailangan.
page-fair-starter-fits = Ganoon din ang palabunutan kung sino ang magsisimula, ayon sa seed at mga salt.
page-fair-starter-differs = { $you ->
    [yes] Ayon sa seed at mga salt, ikaw dapat ang nagsimula, sa ika-{ $expected } tile na itinihaya; { $got } ang sinabi sa amin.
   *[no] Ayon sa seed at mga salt, si { $name } dapat ang nagsimula, sa ika-{ $expected } tile na itinihaya; { $got } ang sinabi sa amin.
}
page-fair-no-salts = Walang naghalo ng kahit ano. Kaya puwedeng sumubok ang server ng maraming lihim at piliin ang gusto nito.
page-fair-promise = Fingerprint ng seed, ipinakita bago ang bigayan
page-fair-seed = Seed, ipinakita pagkatapos ng pag-ikot
page-fair-salt-of = Inihalo ni { $name }
page-fair-nothing = wala
page-says = { $name }: { $phrase }
phrase-chicken-foot = Paa ng manok!
phrase-hello = Kumusta!
phrase-good-luck = Suwertehin sana tayo!
phrase-well-played = Ang galing!
phrase-nice-foot = Ang gandang paa!
phrase-thank-you = Salamat!
phrase-sorry = Pasensiya na!
phrase-oh-no = Naku!
phrase-hurry = Dali na!
phrase-one-moment = Sandali lang!
phrase-goodbye = Paalam!

page-title-turn = ● Turno mo na – Chickenfoot
page-turn-elsewhere = Turno mo na sa ibang mesa.
page-clock = natitirang oras
page-time-up = { $you ->
    [yes] Naubos na ang oras mo.
   *[no] Naubos na ang oras ni { $name }.
}
page-news = Mga nangyari
page-menu = Menu
page-menu-close = Balik sa mesa
page-rules-of-table = Mga tuntunin ng mesang ito
page-other-device = Ituloy sa ibang device
page-settings = Mga setting
page-react = May sasabihin ako
page-stand-in = Kompyuter muna ang hahalili
page-stand-in-for = { $you ->
    [yes] Paglaruin para sa akin
   *[no] Paglaruin para kay { $name }
}
page-stand-in-ends = { $you ->
    [yes] Ako na ulit ang maglalaro
   *[no] Si { $name } na ulit ang maglalaro
}
page-stood-in = May kompyuter na naglalaro para sa iyo.
page-close-table = Isara ang mesang ito para sa lahat
page-close-sure = Isara ang mesang ito? Hindi na maitutuloy ang laro pagkatapos niyon.

## What can be set. Each group is a title and the answers one chooses from.

page-set-lang = Wika
page-set-lang-system = Gaya sa device na ito
page-set-preview = Ang hitsura ng mga tile ngayon
page-set-tiles = Mga tile
page-set-tiles-pips = Tuldok
page-set-tiles-numerals = Numero
page-set-colours = Kulay ng mga tile
page-set-colours-bright = Matingkad
page-set-colours-safe = Madaling makilala
page-set-colours-plain = Isang kulay
page-set-size = Laki ng mga letra at tile
page-set-size-small = Maliit
page-set-size-medium = Katamtaman
page-set-size-large = Malaki
page-set-theme = Maliwanag o madilim
page-set-theme-system = Gaya sa device na ito
page-set-theme-light = Maliwanag
page-set-theme-dark = Madilim
page-set-hand = Kamay na gamit ko sa pagpindot
page-set-hand-right = Kanan
page-set-hand-left = Kaliwa
page-set-sound = Tunog
page-set-sound-on = Mayroon
page-set-sound-off = Wala
page-set-motion = Galaw
page-set-motion-system = Gaya sa device na ito
page-set-motion-off = Wala
page-set-kept = Sa device na ito lang nakatabi.
page-set-done = Tapos na
## A page on which a table is made

page-make-title = Gumawa ng mesa
page-make-rules = Ang mga tuntunin
page-own-rules = nakatabi sa device na ito
page-own-rename = Bagong pangalan para sa { $name }
page-own-rename-do = Pangalanan
page-own-delete = Burahin ang { $name }
page-own-delete-sure = Burahin ang mga tuntuning "{ $name }" sa device na ito?
page-house-rules = Baguhin ang mga tuntunin
page-house-rules-help = Kayo ang bahala sa bawat tuntunin. Laging nasa talaan ng tuntunin kung ano ang lalaruin ninyo.
page-group-set = Ang hanay at ang bigayan
page-group-start = Paano nagsisimula ang pag-ikot
page-group-turns = Ang turno
page-group-feet = Mga doble at paa ng manok
page-group-round = Paano natatapos ang pag-ikot
page-group-game = Paano natatapos ang laro
page-group-others = Lahat ng iba pa
page-rule-changed = binago
page-make-table = Ang mesa
page-make-who = Upuan { $seat }
page-seat-open = bakante, para sa sinumang darating
page-seat-invite = nakareserba, may sariling link
page-clock-label = Oras sa bawat turno
page-clock-choice = { $seconds ->
    [0] kahit gaano katagal
    [15] 15 segundo
    [30] 30 segundo
    [60] isang minuto
    [120] 2 minuto
    [300] 5 minuto
   *[other] isang araw
}
page-hints-allowed = Puwedeng humingi ng payo
page-make-wrong = Hindi malalaro nang ganito ang mga tuntuning ito. { $why }
page-sheet = Ang talaan ng tuntunin
page-sheet-changed = Ito na ang sabi ng talaan ng tuntunin: { $lines }
page-sheet-shorter = May nawalang pangungusap sa talaan ng tuntunin.
page-keep-title = Itabi at ibahagi
page-keep-name = Pangalan ng mga tuntuning ito
page-keep-do = Itabi sa device na ito
page-keep-done = Nakatabi na sa device na ito ang { $name }.
page-keep-link = Link sa mga tuntuning ito
page-file-save = I-save bilang file
page-file-load = Magbukas ng file ng tuntunin
page-file-drop = O ihulog ito rito.
page-file-wrong = Hindi magagamit ang file na ito: { $why }
page-rules-from-link = Dala mo: { $name }
page-rules-brought = Dala mo
page-make-me = ikaw

## The page from which one learns the game

page-learn-title = Paano maglaro
page-learn-example = Iginuhit na halimbawa
page-learn-here = Mga tuntunin ng mesang ito
page-learn-aim = Ubusin ang mga tile mo
page-learn-aim-text = Ang Paa ng Manok ay laro para sa dalawa o higit pa. May hawak na mga tile ng domino ang bawat isa, at hindi nakikita ng iba ang mga iyon. Sa turno mo, maglalapag ka ng isang tile sa mesa. Kapag may nakaubos na ng mga tile niya, tapos na ang pag-ikot; bibilangin naman ng iba ang mga tuldok na hawak pa nila. Hindi maganda ang maraming tuldok: pinakamababang puntos ang panalo.
page-learn-start = Sa doble nagsisimula ang mga tren
page-learn-start-text = Nagsisimula ang pag-ikot sa isang doble sa gitna; sa unang pag-ikot, dobleng siyam iyon. Bago ang lahat, dapat munang magsimula ang mga tren nito: dito idinidikit ang mga susunod na tile, at dapat may siyam ang bawat isa. Sa larawan, apat ang naglalaro, at apat na tren na ang nasimulan.
page-learn-start-picture = Dobleng siyam sa gitna. Nakadikit dito ang 9-2, 9-4, 9-5 at 9-7, isa sa bawat gilid.
page-learn-turn = Isang tile sa bawat turno
page-learn-turn-text = Pagkatapos niyon, maglalapag ka ng tile sa alinmang tren, kahit sino pa ang nagsimula nito. Dapat magkapareho ang numero ng magkadikit na kalahati. Kung wala kang tugma, bumunot ka ng isang tile mula sa mga nakataob: iyon ang bakuran ng manok. Kung tugma ang nabunot mo, ilalapag ito sa mesa; kung hindi, pasa ka.
page-learn-turn-picture = Nakadikit ang apat ng 4-6, ang pinakabagong tile, sa apat ng 9-4. Bukas na ngayon ang anim nito.
page-learn-foot = Paa ng manok!
page-learn-foot-text = Pahalang na inilalapag ang doble, at humihingi ito ng paa ng manok: tatlong daliri. Hangga't hindi nakalapag ang tatlo, walang tile na puwede sa ibang lugar. Ang walang tile para sa paa ay bubunot o papasa.
page-learn-foot-open = Kalalapag lang ng dobleng lima nang pahalang sa dulo ng isang tren. Tatlong lugar ang bukas dito, at wala nang iba pa.
page-learn-foot-done = Ang 5-1, 5-3 at 5-8 na ang mga daliri nito. Bukas na dulo ang bawat daliri, at ganoon din ang ibang mga tren.
page-learn-stuck = Ang diskarte: paang hindi na mabubuo ninuman
page-learn-stuck-text = Kaunti lang ang mga tile na may parehong numero. Kapag inilapag ang isang doble at nasa mesa na ang lahat ng katugma nito, hindi na ito magkakaroon ng mga daliri. Wala nang makakapaglapag; bunot at pasa na lang ang lahat hanggang wala nang puwedeng bunutin, at sarado na ang pag-ikot. Kung kaunti na lang ang tuldok na hawak mo, magandang gawin ito.
page-learn-stuck-picture = Isang pag-ikot gamit ang maliit na hanay, hanggang dobleng anim. Huling inilapag ang dobleng apat, at nasa mesa na ang lahat ng iba pang apat: hindi na magkakaroon ng tatlong daliri ang doble.
page-learn-count = Ano ang binibilang
page-learn-count-text = Kapag may nakaubos na ng mga tile o sarado na ang pag-ikot, bibilangin ng lahat ng iba ang mga tuldok sa kamay nila. Ang kamay na ito ay 9 + 10 + 3 = { $points } puntos.
page-learn-count-picture = Kamay na may tatlong tile: 3-6, 5-5 at 0-3.
page-learn-count-blank = Sa maraming pamilya, 50 ang bilang ng dobleng blangko, kaya ilapag mo na ito nang maaga.
page-learn-game = Ang buong laro
page-learn-game-text = Sa dobleng walo magsisimula ang susunod na pag-ikot, at pababa nang pababa hanggang sa dobleng blangko: sampung pag-ikot lahat. Pinagsasama-sama ang mga puntos, at pinakamababang kabuuan ang panalo.
page-learn-ways = Dalawang paraan ng paglalaro, at lima pa
page-learn-ways-text = Iisa ang larong ito sa buong mundo, may maliliit lang na pagkakaiba. Dalawang paraan ang nilalaro rito nang ayon mismo sa pagkakasulat, ang Mga Tren at ang Krus; ang iba ay nailathala rin o sariling tuntunin ng mga pamilya. Mababago ang bawat tuntunin kapag gumawa ka ng mesa.
page-learn-exact = Ang eksaktong mga tuntunin
page-learn-which = Mga tuntunin
page-learn-play = Gumawa ng mesa sa mga tuntuning ito

## The page that takes a seat to another device

page-device-title = Ituloy sa ibang device
page-device-text = Buksan ang link na ito sa isa mo pang device, o itapat sa larawan ang kamera niyon. Mapupunta roon ang pangalan mo at lahat ng upuan mo. Mananatili rin ang mga ito sa device na ito.
page-device-make = Gumawa ng link
page-device-link = Ang sarili mong link
page-device-secret = Ang sinumang magbukas ng link na ito ay maglalaro bilang ikaw. Isang beses lang ito gagana, sa loob ng labinlimang minuto. Huwag mo itong ipadala kahit kanino.
page-device-nobody = Wala ka pang pangalan at wala ka pang upuan. Maupo ka muna sa isang mesa.
page-link-title = Isa mo pang device ba ito?
page-link-text = May gumawa ng link na ito sa ibang device. Kung ikaw iyon, mapupunta sa device na ito ang pangalan mo at mga upuan mo. Mawawala naman ang dati mong pangalan at mga upuan dito.
page-link-do = Oo, dito ituloy
page-link-no = Hindi
## A game that is watched again. Moves are counted within a round.

page-replay = Panoorin ulit ang isang laro
page-replay-intro = Buksan ang rekord ng isang laro at panoorin ang bawat tira, nakatihaya ang lahat ng kamay. Binabasa lang ang rekord, hindi itinatabi.
page-replay-drop = Ihulog dito ang rekord, o
page-replay-file = Pumili ng file
page-replay-paste = O i-paste ang teksto ng rekord
page-replay-show = Ipakita ang laro
page-replay-another = Ibang rekord
page-replay-empty = Wala pang naipamigay na tile sa larong ito.
page-replay-table = Punta sa mesa
page-replay-date = Nilaro noong { $date }
page-replay-undone = { $count ->
    [0] Walang tirang binawi sa larong ito.
    [1] May isang tirang binawi sa larong ito.
   *[other] May { $count } tirang binawi sa larong ito.
}
page-replay-view = Ang nakita ni { $name } ang nasa rekord na ito. Nakataob ang mga nakatago.
page-replay-planned = Walang may hawak ng { $planned }, kaya ibang doble ang simula ng pag-ikot.
page-replay-hands = Mga kamay
page-replay-moves = Mga tira
page-replay-controls = Abante at atras
page-replay-which = Pag-ikot
page-replay-slider = Tira
page-replay-at = { $ply ->
    [0] Kapamimigay lang, { $plies } tira pa
   *[other] Tira { $ply } ng { $plies }
}
page-replay-first = Sa bigayan
page-replay-back = Isang tira paatras
page-replay-play = Paandarin
page-replay-pause = Ihinto
page-replay-forward = Isang tira paabante
page-replay-last = Sa dulo ng pag-ikot
page-replay-keys = Mga key: mga arrow para sa bawat tira, Home at End para sa simula at dulo ng pag-ikot, Page Up at Page Down para sa ibang pag-ikot; Space para paandarin.
page-replay-copy = Kopyahin ang link sa sandaling ito
page-replay-copied = Nakopya na ang link.
page-replay-link = Papunta sa sandaling ito ang link na ito:
