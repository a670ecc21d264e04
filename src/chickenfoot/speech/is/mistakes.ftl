### What is wrong, in Icelandic: in files, positions, records, settings and messages, and why a table's server refuses something.

## Mistakes in files, positions and on the command line: expected, got.

error-at = { $where }: { $what }
error-bad-tile = bjóst við flís eins og "3-6", fékk { $got }
error-halves-beyond = bjóst við tveimur helmingum frá 0 til { $most }, fékk { $got }
error-bad-move = bjóst við leik eins og "9-3 on 9", "9-3 on 9.2", "draw", "pass" eða "catch 2", fékk { $got }
error-unknown-bot = bjóst við einhverju af { $known }, fékk { $got }
error-unknown-preset = bjóst við einhverju af { $known }, fékk { $got }
error-unknown-key = bjóst við einhverju af { $known }, fékk { $got }
error-no-key-value = bjóst við KEY=VALUE, hverjum lykli einu sinni, fékk { $got }
error-bad-toml = bjóst við TOML-skrá, fékk { $line ->
    [0] eitthvað annað
   *[other] eitthvað annað í línu { $line }, dálki { $column }
}

error-bad-value = bjóst við { $expects }, fékk { $got }

error-bad-spec = bjóst við leikmanni eins og module:Class, fékk { $got }
error-bad-budget = bjóst við mörkum eins og 50ms, 1s eða 400 (sýni), fékk { $got }
error-bot-not-made = bjóst við klasa sem hægt er að flytja inn og búa til án viðfanga, fékk { $got } ({ $why })
error-no-bot = bjóst við tölvuspilara, með nafn og aðferðina choose, fékk { $got }
error-too-small = bjóst við { $least } eða meira, fékk { $got }
error-rounds-beyond = bjóst við 1 til { $most ->
    [one] { $most } umferð
   *[other] { $most } umferðum
}, fékk { $got }
error-no-such-seat = bjóst við sæti frá 0 til { $most }, fékk { $got }
error-too-many-seats = bjóst í mesta lagi við { $most ->
    [1] einu sæti
    [one] { $most } sæti
   *[other] { $most } sætum
}, fékk { $got }
error-too-many-bots = bjóst í mesta lagi við { $most ->
    [1] einum tölvuspilara
    [one] { $most } tölvuspilara
   *[other] { $most } tölvuspilurum
}, fékk { $got }
error-beside-resume = bjóst ekki við nýju borði með --resume, fékk { $got }
error-preset-and-rules = bjóst við --preset eða --rules, ekki hvoru tveggja, fékk { $got }
error-not-one-line = bjóst við texta, 1 til { $most } tákn að lengd, án línuskila, stýritákna og tvöfaldra bila, fékk { $got }
error-seed-size = bjóst við fræi sem er { $bytes } bæti, fékk { $got }
error-endless-redeal = bjóst við gjöf þar sem einhver er með upphafstvennuna, fékk enga slíka af { $deals }
error-game-over = hér er hvorki hægt að byrja umferð né spila: leiknum er lokið, eða hlé er milli umferða

error-position-fields = bjóst við 7 reitum (reglur, borð, hendur, hænsnagarður, sæti sem á að gera, dregin flís, fjöldi skipta án lagðrar flísar), fékk { $fields } í { $line }
error-position-number = bjóst við tölu, fékk { $got }
error-position-drawn = bjóst við dreginni flís eins og "d:3-6", eða "-", fékk { $got }
error-position-extra = bjóst við "r:", "u:", "c:" eða "o:" með tölu, hverju einu sinni, fékk { $got }
error-position-pending = bjóst við fæti eins og "2*1" eða upphafi eins og "9-9*1" á eftir "|", fékk { $got }
error-position-end = bjóst við opnum enda frá 0 til { $most }, fékk { $got }
error-position-tree = bjóst við { $wanted ->
    [tile] flís
    [sign] "(", "," eða ")"
    [fewer] í mesta lagi { $most ->
        [1] einni flís
        [one] { $most } flís
       *[other] { $most } flísum
    } í röð
   *[next] "," eða ")"
}, fékk { $is_end ->
    [yes] lok línunnar
   *[no] { $got }
}

error-no-record = bjóst við fyrstu línunni "{ $line }", fékk { $got }
error-record-empty = bjóst við fyrstu línunni "{ $line }", fékk ekkert
error-record-version = bjóst við útgáfu { $version }, fékk { $is_told ->
    [yes] { $got }
   *[no] enga
}
error-record-too-big = bjóst við leikskýrslu sem er í mesta lagi { $most } tákn, fékk { $got }
error-beyond-record = { $round ->
    [0] bjóst við umferð frá 1 til { $most }, fékk { $got }
   *[other] bjóst við skrefi frá 0 til { $most } í umferð { $round }, fékk { $got }
}

error-too-many-tiles = bjóst í mesta lagi við { $tiles ->
    [1] einni flís
    [one] { $tiles } flís
   *[other] { $tiles } flísum
}, fékk { $got }; þetta gengi með { $bigger ->
    [0] { $fewer ->
        [0] færri leikmönnum
        [1] einni flís á mann
        [one] { $fewer } flís á mann
       *[other] { $fewer } flísum á mann
    }
   *[other] { $fewer ->
        [0] setti upp í { $bigger }-{ $bigger }
        [1] setti upp í { $bigger }-{ $bigger } eða einni flís á mann
        [one] setti upp í { $bigger }-{ $bigger } eða { $fewer } flís á mann
       *[other] setti upp í { $bigger }-{ $bigger } eða { $fewer } flísum á mann
    }
}
error-no-hand-size = bjóst við fjölda flísa á mann fyrir { $players ->
    [1] einn leikmann
    [one] { $players } leikmann
   *[other] { $players } leikmenn
}, fékk engan
error-players-out-of-range = bjóst við { $least } til { $most }, fékk { $got }
error-arms-exceed-set = bjóst ekki við fleiri lestum en { $most } í þessu setti, fékk { $got }
error-toes-exceed-set = bjóst við { $most } í mesta lagi í þessu setti, fékk { $got }
error-no-rounds = bjóst við að minnsta kosti einni upphafstvennu, fékk enga
error-round-not-in-set = bjóst við tvennum upp í { $most }, fékk { $got }
error-may-never-end = bjóst við full_circle, því með must_lay=no gæti umferð staðið endalaust; fékk { $got }
error-starter-and-double = bjóst við holder með starting_double=pool og öðru með aside, fékk { $got }
error-unheld-and-double = bjóst við öðru en none með starting_double=pool og none með aside, fékk { $got }
error-mover-cannot-draw = bjóst við full_circle eða nobody með draw=none, fékk { $got }
error-drawn-never-laid = bjóst við must eða may með draw=until_playable, fékk { $got }

key-set = hæsta punktafjölda frá 2 til 18
key-players = leikmannafjölda á bili eins og 2-8
key-hand = fjölda flísa á mann eins og 7, töflu eins og 2:21,3:14, eða 42/players
key-starting-double = aside eða pool
key-starter = lottery, holder, highest_tile eða random
key-unheld = none, search, together, comes_back, dropped eða redeal
key-rounds = all, down_up eða lista með tvennum eins og 9,8,7
key-arms = players, tölu, eða players..tölu
key-toes = 1, 2 eða 3
key-unfinishable = play_on, end_round, forbid eða waive
key-must-lay = yes eða no
key-draw = none, one eða until_playable
key-drawn-fits = must, may eða may_not
key-reserve = fjölda flísa sem aldrei eru dregnar, eins og 1, eða 2,1 fyrir tvo leikmenn og fleiri
key-blocked = nobody, full_circle eða mover
key-last-double = allowed, penalty eða forbidden
key-last-double-penalty = stigafjölda, 1 eða meira
key-call = fjölda flísa sem dregnar eru þegar einhver er gómaður, 0 ef ekki er kallað
key-double-blank = stigafjölda, 0 eða meira
key-blank-half = stigafjölda, 0 eða meira
key-end = all_rounds eða target:POINTS
key-ties = lista úr most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = þessi staða getur ekki komið upp: { $flaws }
error-illegal-move = "{ $move }" er ekki hægt að spila: { $why }

error-resume-wrong = ekki er hægt að halda þessum leik áfram, því í leikskýrslu hans { $mistakes ->
    [1] er villa: { $first }
    [one] er { $mistakes } villa; sú fyrsta: { $first }
   *[other] eru { $mistakes } villur; sú fyrsta: { $first }
}
error-resume-hidden = ekki er hægt að halda þessum leik áfram, því leikskýrsla hans felur flísar í umferð { $round }

## Mistakes in a record. The place is put before.

mistake-at = lína { $line }, dálkur { $column }: { $what }

mistake-bad-line = bjóst við línu eins og "nafn: gildi", fékk { $written }
mistake-unknown-item = bjóst við atriði í leikskýrslu, fékk { $written }
mistake-misplaced = bjóst { $kind ->
    [round] hér aðeins við atriðum úr umferð
   *[header] aðeins við hauslínum á undan fyrstu umferð
}, fékk "{ $item }"
mistake-twice = bjóst við "{ $item }" einu sinni, fékk það aftur
mistake-bad-value = bjóst við { $kind ->
    [players] leikmannafjölda frá 1 til { $most }
    [seat] sæti eins og 0
    [fingerprint] tölu í sextándakerfi, { $most } stafir að lengd
    [salts] tölu í sextándakerfi með jöfnum fjölda stafa, eða "-"
    [tile] flís eins og "3-6"
    [halves] tveimur helmingum frá 0 til { $most }
    [double] tvennu eins og "9-9"
    [pile] flísum eins og "3-6,1-1", földum eins og "?7", eða "-"
    [hidden] fjölda falinna flísa frá 0 til { $most }
    [name] nafni, 1 til { $most } prentanleg tákn að lengd
    [date] dagsetningu eins og 2026-02-14 eða 2026-02-14T20:30:00+00:00
    [end] out, blocked eða unfinishable
    [stopped] unheld
    [move] leik eins og "9-3 on 9", "9-3 on 9.2", "draw", "pass" eða "catch"
    [drawn] einni dreginni flís eins og "3-6", eða "?"
   *[number] tölu
}, fékk { $is_empty ->
    [yes] ekkert
   *[no] { $written }
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] bjóst við línuskilum á eftir leik, fékk lok textans
   *[round] bjóst við gjöf umferðarinnar og hver byrjar ({ $item }), fékk lok textans
}
mistake-too-long = { $kind ->
    [lines] bjóst ekki við fleiri línum en { $most }, fékk fleiri
   *[signs] bjóst ekki við fleiri táknum í línu en { $most }, fékk { $written }
}
mistake-too-many = bjóst við færri villum en { $most }, fékk svo margar að afgangurinn er ekki lesinn
mistake-missing = { $kind ->
    [before] bjóst við línunni "{ $item }" á undan þessu, fékk enga
   *[anywhere] bjóst við línunni "{ $item }", fékk enga
}
mistake-no-such-seat = bjóst við sæti frá 0 til { $most }, fékk { $written }
mistake-wrong-count = bjóst við { $players ->
    [1] einni færslu
    [one] { $players } færslu, einni fyrir hvert sæti
   *[other] { $players } færslum, einni fyrir hvert sæti
}, fékk { $written }
mistake-round-number = bjóst við umferð { $right }, fékk { $written }
mistake-table-refused = { $why }
mistake-round-unfinished = bjóst við lokum umferðarinnar á undan, fékk umferð { $round }
mistake-round-extra = bjóst ekki við umferð eftir lok leiksins, fékk umferð { $round }
mistake-seed-differs = bjóst við { $kind ->
    [game] { $right } samkvæmt fræi leiksins
   *[deal] fræinu sem á við þetta innsigli og þessa gjöf
}, fékk { $written }
mistake-commit-differs = bjóst við { $right }, SHA-256 af fræinu, fékk { $written }
mistake-salts-differ = bjóst við söltunum sem gefa þessa gjöf með fræinu, fékk { $written }
mistake-start-differs = bjóst við { $kind ->
    [round] upphafstvennunni { $right }, fékk { $written }
    [planned] fyrirhuguðu tvennunni { $right }, fékk { $written }
    [redeals] { $right ->
        [1] einni nýrri gjöf
        [one] { $right } nýrri gjöf
       *[other] { $right } nýjum gjöfum
    }, fékk { $written }
    [turned] { $right ->
        [1] að einni flís væri snúið við
        [one] að { $right } flís væri snúið við
       *[other] að { $right } flísum væri snúið við
    }, fékk { $written }
    [shown] að upp kæmu { $right }, fékk { $written }
    [unheld] tvennu sem einhver er með, fékk { $written }
   *[start] { $is_search ->
        [yes] leit sem hefst hjá sæti { $right }
       *[no] að sæti { $right } byrjaði
    }, fékk { $written_search ->
        [yes] leit sem hefst hjá sæti { $written }
       *[no] sæti { $written }
    }
}
mistake-deal-differs = bjóst við { $right } samkvæmt fræinu, fékk { $written }
mistake-deal-impossible = bjóst við { $kind ->
    [size] { $right ->
        [1] einni flís
        [one] { $right } flís
       *[other] { $right } flísum
    }, fékk { $written }
    [twice] hverri flís einu sinni, fékk { $tile } oftar
   *[foreign] flísum úr setti upp í { $set }-{ $set }{ $is_aside ->
        [yes] { " " }án { $aside }
       *[no] { "" }
    }, fékk { $tile }
}
mistake-illegal = bjóst við löglegum leik frá sæti { $to_move }, fékk "{ $move }" frá sæti { $seat }: { $why }
mistake-drawn-differs = bjóst við { $right } úr hænsnagarðinum, fékk { $written }
mistake-after-end = bjóst ekki við leik eftir lok umferðarinnar, fékk "{ $move }"
mistake-end-early = bjóst við umferð sem heldur áfram, fékk lok hennar
mistake-end-differs = bjóst við "end: { $right }", fékk "end: { $written }"
mistake-left-differs = bjóst við { $right } eftir hjá sæti { $seat }, fékk { $written }
mistake-scores-differ = bjóst við stigunum { $right }, fékk { $written }
mistake-totals-differ = bjóst við heildarstigunum { $right }, fékk { $written }
mistake-places-early = bjóst ekki við lokasætum fyrir lok leiksins, fékk { $written }
mistake-places-differ = bjóst við lokasætunum { $right }, fékk { $written }
mistake-stopped-wrongly = bjóst við leik sem heldur áfram eða endar af sjálfu sér; fékk leik sem er stöðvaður

## Flaws of a position

flaw-no-such-seat = sæti { $seat } er ekki til
flaw-two-hands-empty = fleiri en ein hönd er tóm
flaw-not-in-set = { $tile } er ekki í settinu
flaw-tile-twice = { $tile } kemur oftar en einu sinni fyrir
flaw-tile-missing = { $tile } er hvergi
flaw-yard-does-not-add-up = í hænsnagarðinum { $expected ->
    [1] ætti að vera ein flís
    [one] ætti að vera { $expected } flís
   *[other] ættu að vera { $expected } flísar
} en fjöldinn er { $got }
flaw-start-no-double = { $tile } er ekki tvenna, svo ekkert getur byrjað á henni
flaw-start-aside = hér liggur upphafstvennan á borðinu frá fyrstu stundu
flaw-start-nowhere = { $tile } er hvorki á neinni hendi né í hænsnagarðinum
flaw-holder-moves = sæti { $seat } er með upphafstvennuna og röðin ætti að vera komin að því
flaw-empty-before-start = einhver hönd er tóm áður en umferðin er hafin
flaw-outline-not-partial = aðeins í hlutastöðu (~) má sleppa flísatrénu
flaw-end-not-in-set = endinn { $value } er ekki í settinu
flaw-foot-on-no-double = { $tile } er ekki tvenna í settinu og getur ekki haft fót
flaw-double-not-laid = { $tile } ætti að liggja undir tánum sínum, en er á hendi eða í hænsnagarðinum
flaw-missing-out-of-range = fjöldi auðra staða getur ekki verið { $got } þar; mest { $expected }
flaw-two-pending = fleiri en eina tvennu vantar flísar: { $tiles }
flaw-opening-grown = lest hefur lengst áður en allar lestirnar voru lagðar af stað
flaw-foot-grown = tá á { $tile } hefur lengst áður en allar tærnar voru komnar
flaw-ends-differ = tréð hefur endana { $expected }, staðan segir { $got }
flaw-too-many-arms = fjöldi lesta við upphafstvennuna er { $got }; má mest vera { $expected }
flaw-too-many-toes = { $tile } er með of margar tær
flaw-halves-differ = { $tile } passar ekki við { $parent }
flaw-drawn-not-in-hand = dregna flísin { $tile } er ekki á hendi sætisins sem á að gera
flaw-nothing-drawn = hér getur enginn hafa dregið { $tile }
flaw-idle-below-zero = skipti án lagðrar flísar geta ekki verið færri en 0
flaw-dry-exceeds-idle = skipti þar sem ekkert var að draga eru sögð { $got }; geta mest verið { $expected }
flaw-not-out-on = enginn getur hafa klárað á { $value }-{ $value }
flaw-uncalled-impossible = sæti { $seat } getur ekki hafa gleymt að kalla
flaw-no-circle = hér er engin leit sem gengur hring eftir hring

## Mistakes in what the server was given

error-bad-number = bjóst við heilli tölu, fékk { $got }
error-number-beyond = bjóst við tölu frá { NUMBER($least, useGrouping: 0) } til { NUMBER($most, useGrouping: 0) }, fékk { $got }
error-bad-limits = bjóst við "on" eða "off", fékk { $got }
error-bad-push = bjóst við "on" eða "off", fékk { $got }
error-bad-contact = bjóst við vistfangi eins og mailto:table@example.org eða https://example.org, fékk { $got }
error-bad-log-format = bjóst við "text" eða "json", fékk { $got }
error-bad-database = bjóst við gagnagrunni eins og "sqlite:///file" (ef til vill með "?synchronous=full"), "postgresql://user@host/name" eða "memory:", fékk { $got }
error-bad-bus = bjóst við skilaboðabraut eins og "memory:", "postgresql://user@host/name" eða "nats://host:4222", fékk { $got }
error-cannot-listen = bjóst við vistfangi þessarar tölvu og lausri gátt, fékk { $got } ({ $why })
error-workers-need-bus = bjóst við skilaboðabraut sem nær til allra vinnuferlanna ({ $workers }), nats://... eða postgresql://..., fékk { $got }
error-workers-need-database = bjóst við gagnagrunni sem öll vinnuferlin ({ $workers }) deila, fékk { $got }
error-workers-need-port = bjóst við gátt, því nokkur vinnuferli deila henni, fékk { $got }
error-database-too-new = gagnagrunnurinn var búinn til með nýrri útgáfu af þessu forriti
error-store-failed = ekki er hægt að nota gagnagrunninn núna ({ $why })
error-bad-log = ekki er hægt að lesa annál borðs: hann er skemmdur eða skrifaður með nýrri útgáfu
error-clash = einhver annar varð fyrri til; reyndu aftur
error-no-such-table = þetta borð er ekki til

error-bad-message = Síðan og þjónninn skilja ekki hvort annað; opnaðu síðuna upp á nýtt.
error-bad-body = Síðan og þjónninn skilja ekki hvort annað; opnaðu síðuna upp á nýtt.
error-bad-query = bjóst við öðru gildi í slóðinni, fékk { $got }
error-bad-name = bjóst við nafni, 1 til { $most } tákn að lengd
error-bad-clock = bjóst við klukku upp á 0 til { $most ->
    [one] { $most } sekúndu
   *[other] { $most } sekúndur
}, fékk { $got }
error-rules-and-toml = bjóst við reglum í einni línu eða í skrá, fékk hvort tveggja
error-rules-too-long = bjóst við reglum sem eru í mesta lagi { $most } tákn, fékk { $got }
error-no-open-seat = bjóst við lausu sæti fyrir þann sem býr borðið til

## Why the table's server does not do something

refused-not-host = Aðeins gestgjafinn getur gert þetta.
refused-not-seated = Þú átt ekki sæti hér.
refused-not-watching = Opnaðu borðið fyrst.
refused-no-guest = Segðu okkur fyrst hvað þú heitir.
refused-not-now = Þetta er ekki hægt núna.
refused-no-such-seat = Þetta sæti er ekki til.
refused-seated-already = Þú situr hér nú þegar.
refused-seat-taken = Þarna situr einhver nú þegar.
refused-invited-only = Þetta sæti er frátekið fyrir einhvern með boð.
refused-removed = Gestgjafinn hefur vísað þér frá þessu borði.
refused-nobody-there = Þarna situr enginn.
refused-not-yourself = Stattu frekar upp úr þínu eigin sæti.
refused-seats-free = Fyrst þarf einhver að vera í hverju sæti.
refused-stood-in = Tölvuspilari spilar fyrir þig; taktu fyrst sætið þitt aftur.
refused-not-your-seat = Þetta er ekki þitt sæti.
refused-too-late = Þetta kom of seint.
refused-salt-differs = Þetta er ekki saltið sem lofað var.
refused-stale = Staðan á borðinu hefur breyst; líttu aftur á það.
refused-not-alone = Ekkert er tekið til baka í leik með öðrum.
refused-nothing-to-undo = Það er ekkert að taka til baka.
refused-no-hints = Við þetta borð eru engar vísbendingar.
refused-hint-later = Þú getur fengið vísbendingu þegar röðin kemur að þér.
refused-closed = Þessu borði hefur verið lokað.
refused-too-fast = Hægar, takk.
refused-hello-twice = Tengingin er þegar komin á.
refused-no-such-command = Þjónninn þekkir ekki þessa skipun.
refused-failed = Eitthvað fór úrskeiðis hjá þjóninum; reyndu aftur.
refused-internal = { refused-failed }
refused-offline = Ekki næst samband við þjóninn.
refused-no-such-code = Ekkert borð er með þennan kóða núna.
refused-record-wrong = Ekki er hægt að sýna leikinn aftur, því í leikskýrslunni { $mistakes ->
    [1] er villa: { $first }
    [one] er { $mistakes } villa; sú fyrsta: { $first }
   *[other] eru { $mistakes } villur; sú fyrsta: { $first }
}
refused-record-too-long = Það tekur of langan tíma að sýna leik eftir þessari leikskýrslu.
refused-no-such-link = Þessi tengill hefur þegar verið notaður, eða er orðinn of gamall.
refused-no-such-game = Enginn slíkur leikur var spilaður við þetta borð.
refused-bad-move = Þetta er ekki hægt að spila.
refused-unknown-bot = Slíkur tölvuspilari er ekki til.
refused-bad-host = Þjónninn kannast ekki við sig á þessari slóð.
refused-bad-media = Þetta er ekki eitthvað sem þjónninn les.
refused-bad-request = Afgangurinn skilaði sér ekki; reyndu aftur.
refused-too-large = Þetta er of mikið í einu.
refused-too-slow = Þetta tók of langan tíma; reyndu aftur.
refused-too-many = Of margar tilraunir; bíddu aðeins.
refused-no-push = Þessi þjónn sendir engar tilkynningar.
refused-other = Þessu var hafnað ({ $code }).
