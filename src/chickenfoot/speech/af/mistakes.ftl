### What is wrong, in Afrikaans, in files, positions, records, settings and messages, and why a table's server refuses something.

## Mistakes in files, positions and on the command line: expected, got.

error-at = { $where }: { $what }
error-bad-tile = verwag ’n teël soos "3-6", maar kry { $got }
error-halves-beyond = verwag twee helftes van 0 tot { $most }, maar kry { $got }
error-bad-move = verwag ’n skuif soos "9-3 on 9", "9-3 on 9.2", "draw", "pass" of "catch 2", maar kry { $got }
error-unknown-bot = verwag een van { $known }, maar kry { $got }
error-unknown-preset = verwag een van { $known }, maar kry { $got }
error-unknown-key = verwag een van { $known }, maar kry { $got }
error-no-key-value = verwag KEY=VALUE, elke sleutel een keer, maar kry { $got }
error-bad-toml = verwag ’n TOML-lêer, maar kry { $line ->
    [0] iets anders
   *[other] iets anders by reël { $line }, kolom { $column }
}

error-bad-value = verwag { $expects }, maar kry { $got }

error-bad-spec = verwag ’n speler soos module:Class, maar kry { $got }
error-bad-budget = verwag ’n denktyd soos 50ms, 1s of 400 (steekproewe), maar kry { $got }
error-bot-not-made = verwag ’n klas wat ingevoer en sonder argumente gemaak kan word, maar kry { $got } ({ $why })
error-no-bot = verwag ’n rekenaarspeler, met ’n naam en ’n metode choose, maar kry { $got }
error-too-small = verwag { $least } of meer, maar kry { $got }
error-rounds-beyond = verwag { $most ->
    [one] een rondte
   *[other] 1 tot { $most } rondtes
}, maar kry { $got }
error-no-such-seat = verwag ’n sitplek van 0 tot { $most }, maar kry { $got }
error-too-many-seats = verwag hoogstens { $most ->
    [one] een sitplek
   *[other] { $most } sitplekke
}, maar kry { $got }
error-too-many-bots = verwag hoogstens { $most ->
    [one] een rekenaarspeler
   *[other] { $most } rekenaarspelers
}, maar kry { $got }
error-beside-resume = verwag geen nuwe tafel saam met --resume nie, maar kry { $got }
error-preset-and-rules = verwag --preset of --rules, nie albei nie, maar kry { $got }
error-not-one-line = verwag ’n teks van 1 tot { $most } tekens sonder reëleindes, beheertekens of dubbele spasies, maar kry { $got }
error-seed-size = verwag ’n saadgetal van { $bytes } grepe, maar kry { $got }
error-endless-redeal = verwag ’n uitdeling waarin iemand die begindubbel het, maar kry nie een in { $deals } nie
error-game-over = geen rondte kan hier begin of gespeel word nie: die spel is verby, of tussen twee rondtes

error-position-fields = verwag 7 velde (reëlstel, tafel, hande, hoenderwerf, sitplek aan die beurt, getrekte teël, beurte waarin niks gespeel is), maar kry { $fields } in { $line }
error-position-number = verwag ’n getal, maar kry { $got }
error-position-drawn = verwag ’n getrekte teël soos "d:3-6", of "-", maar kry { $got }
error-position-extra = verwag "r:", "u:", "c:" of "o:" met ’n getal, elkeen een keer, maar kry { $got }
error-position-pending = verwag ’n poot soos "2*1" of ’n opening soos "9-9*1" ná "|", maar kry { $got }
error-position-end = verwag ’n oop punt van 0 tot { $most }, maar kry { $got }
error-position-tree = verwag { $wanted ->
    [tile] ’n teël
    [sign] "(", "," of ")"
    [fewer] hoogstens { $most } teëls in ’n ry
   *[next] "," of ")"
}, maar kry { $is_end ->
    [yes] die einde
   *[no] { $got }
}

error-no-record = verwag ’n eerste reël "{ $line }", maar kry { $got }
error-record-empty = verwag ’n eerste reël "{ $line }", maar kry niks
error-record-version = verwag weergawe { $version }, maar kry { $is_told ->
    [yes] { $got }
   *[no] niks
}
error-record-too-big = verwag ’n rekord van hoogstens { $most } tekens, maar kry { $got }
error-beyond-record = { $round ->
    [0] verwag ’n rondte van 1 tot { $most }, maar kry { $got }
   *[other] verwag ’n skuif van 0 tot { $most } in rondte { $round }, maar kry { $got }
}

error-too-many-tiles = verwag hoogstens { $tiles } teëls ({ $bigger ->
    [0] { $fewer ->
        [0] minder spelers
       *[other] hande van { $fewer }
    }
   *[other] { $fewer ->
        [0] ’n dubbel-{ $bigger }-stel
       *[other] ’n dubbel-{ $bigger }-stel of hande van { $fewer }
    }
} sou werk), maar kry { $got }
error-no-hand-size = verwag ’n handgrootte vir { $players } spelers, maar kry niks
error-players-out-of-range = verwag { $least } tot { $most }, maar kry { $got }
error-arms-exceed-set = verwag hoogstens { $most } treine in hierdie stel, maar kry { $got }
error-toes-exceed-set = verwag hoogstens { $most } in hierdie stel, maar kry { $got }
error-no-rounds = verwag minstens een begindubbel, maar kry niks
error-round-not-in-set = verwag dubbels tot by { $most }, maar kry { $got }
error-may-never-end = verwag full_circle (want met must_lay=no kom ’n rondte dalk nooit klaar nie), maar kry { $got }
error-starter-and-double = verwag holder met starting_double=pool, en iets anders met aside, maar kry { $got }
error-unheld-and-double = verwag iets anders as none met starting_double=pool, en none met aside, maar kry { $got }
error-mover-cannot-draw = verwag full_circle of nobody met draw=none, maar kry { $got }
error-drawn-never-laid = verwag must of may met draw=until_playable, maar kry { $got }

key-set = ’n hoogste getal kolletjies van 2 tot 18
key-players = ’n reeks spelers soos 2-8
key-hand = teëls per hand soos 7, ’n tabel soos 2:21,3:14, of 42/players
key-starting-double = aside of pool
key-starter = lottery, holder, highest_tile of random
key-unheld = none, search, together, comes_back, dropped of redeal
key-rounds = all, down_up of ’n lys dubbels soos 9,8,7
key-arms = players, ’n getal, of players..getal
key-toes = 1, 2 of 3
key-unfinishable = play_on, end_round, forbid of waive
key-must-lay = yes of no
key-draw = none, one of until_playable
key-drawn-fits = must, may of may_not
key-reserve = teëls wat nooit getrek word nie, soos 1, of 2,1 vir twee spelers en vir meer
key-blocked = nobody, full_circle of mover
key-last-double = allowed, penalty of forbidden
key-last-double-penalty = punte, 1 of meer
key-call = hoeveel teëls jy trek as jy betrap word, 0 vir geen roep
key-double-blank = punte, 0 of meer
key-blank-half = punte, 0 of meer
key-end = all_rounds of target:PUNTE
key-ties = ’n lys van most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = hierdie posisie kan nie ontstaan nie: { $flaws }
error-illegal-move = "{ $move }" kan nie gespeel word nie: { $why }

error-resume-wrong = hierdie spel kan nie verder gaan nie, want die rekord daarvan het { $mistakes ->
    [one] ’n fout: { $first }
   *[other] { $mistakes } foute; die eerste: { $first }
}
error-resume-hidden = hierdie spel kan nie verder gaan nie, want die rekord daarvan steek teëls van rondte { $round } weg

## Mistakes in a record. The place is put before.

mistake-at = reël { $line }, kolom { $column }: { $what }

mistake-bad-line = verwag ’n reël soos "naam: waarde", maar kry { $written }
mistake-unknown-item = verwag ’n onderdeel van ’n rekord, maar kry { $written }
mistake-misplaced = verwag { $kind ->
    [round] hier net onderdele van ’n rondte
   *[header] net kopreëls voor die eerste rondte
}, maar kry "{ $item }"
mistake-twice = verwag "{ $item }" een keer, maar kry dit weer
mistake-bad-value = verwag { $kind ->
    [players] ’n aantal spelers van 1 tot { $most }
    [seat] ’n sitplek soos 0
    [fingerprint] { $most } heksadesimale syfers
    [salts] ’n ewe getal heksadesimale syfers, of "-"
    [tile] ’n teël soos "3-6"
    [halves] twee helftes van 0 tot { $most }
    [double] ’n dubbel soos "9-9"
    [pile] teëls soos "3-6,1-1", versteekte teëls soos "?7", of "-"
    [hidden] ’n aantal versteekte teëls van 0 tot { $most }
    [name] ’n naam van 1 tot { $most } drukbare tekens
    [date] ’n datum soos 2026-02-14 of 2026-02-14T20:30:00+00:00
    [end] out, blocked of unfinishable
    [stopped] unheld
    [move] ’n skuif soos "9-3 on 9", "9-3 on 9.2", "draw", "pass" of "catch"
    [drawn] een getrekte teël soos "3-6", of "?"
   *[number] ’n getal
}, maar kry { $is_empty ->
    [yes] niks
   *[no] { $written }
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] verwag ’n reëleinde ná ’n skuif, maar kry die einde van die teks
   *[round] verwag die rondte se uitdeling en wie begin ({ $item }), maar kry die einde van die teks
}
mistake-too-long = { $kind ->
    [lines] verwag hoogstens { $most } reëls, maar kry meer
   *[signs] verwag hoogstens { $most } tekens in ’n reël, maar kry { $written }
}
mistake-too-many = verwag minder as { $most } foute, maar kry so baie dat die res nie gelees word nie
mistake-missing = { $kind ->
    [before] verwag ’n reël "{ $item }" voor hierdie een, maar kry niks
   *[anywhere] verwag ’n reël "{ $item }", maar kry niks
}
mistake-no-such-seat = verwag ’n sitplek van 0 tot { $most }, maar kry { $written }
mistake-wrong-count = verwag { $players ->
    [one] een inskrywing
   *[other] { $players } inskrywings, een vir elke sitplek
}, maar kry { $written }
mistake-round-number = verwag rondte { $right }, maar kry { $written }
mistake-table-refused = { $why }
mistake-round-unfinished = verwag eers die einde van die vorige rondte, maar kry rondte { $round }
mistake-round-extra = verwag geen rondte ná die einde van die spel nie, maar kry rondte { $round }
mistake-seed-differs = verwag { $kind ->
    [game] { $right } volgens die spel se saadgetal
   *[deal] die saadgetal van hierdie verbintenis en hierdie uitdeling
}, maar kry { $written }
mistake-commit-differs = verwag { $right }, SHA-256 van die saadgetal, maar kry { $written }
mistake-salts-differ = verwag die sout waarmee die saadgetal hierdie uitdeling gee, maar kry { $written }
mistake-start-differs = verwag { $kind ->
    [round] die begindubbel { $right }, maar kry { $written }
    [planned] die beplande dubbel { $right }, maar kry { $written }
    [redeals] { $right ->
        [one] een nuwe uitdeling
       *[other] { $right } nuwe uitdelings
    }, maar kry { $written }
    [turned] { $right ->
        [one] een omgedraaide teël
       *[other] { $right } omgedraaide teëls
    }, maar kry { $written }
    [shown] dat { $right } omgedraai is, maar kry { $written }
    [unheld] ’n dubbel wat iemand het, maar kry { $written }
   *[start] { $is_search ->
        [yes] ’n soektog van sitplek { $right } af
       *[no] dat sitplek { $right } begin
    }, maar kry { $written_search ->
        [yes] ’n soektog van sitplek { $written } af
       *[no] sitplek { $written }
    }
}
mistake-deal-differs = verwag { $right } volgens die saadgetal, maar kry { $written }
mistake-deal-impossible = verwag { $kind ->
    [size] { $right ->
        [one] een teël
       *[other] { $right } teëls
    }, maar kry { $written }
    [twice] elke teël een keer, maar kry { $tile } meer as een keer
   *[foreign] teëls van ’n dubbel-{ $set }-stel{ $is_aside ->
        [yes] { " " }sonder { $aside }
       *[no] { "" }
    }, maar kry { $tile }
}
mistake-illegal = verwag ’n geldige skuif van sitplek { $to_move }, maar kry "{ $move }" van sitplek { $seat }: { $why }
mistake-drawn-differs = verwag { $right } uit die hoenderwerf, maar kry { $written }
mistake-after-end = verwag geen skuif ná die einde van die rondte nie, maar kry "{ $move }"
mistake-end-early = verwag ’n rondte wat nog aangaan, maar kry die einde daarvan
mistake-end-differs = verwag "end: { $right }", maar kry "end: { $written }"
mistake-left-differs = verwag dat sitplek { $seat } nog { $right } het, maar kry { $written }
mistake-scores-differ = verwag die punte { $right }, maar kry { $written }
mistake-totals-differ = verwag die totale { $right }, maar kry { $written }
mistake-places-early = verwag geen plekke voor die einde van die spel nie, maar kry { $written }
mistake-places-differ = verwag die plekke { $right }, maar kry { $written }
mistake-stopped-wrongly = verwag ’n spel wat aangaan of vanself eindig, maar kry een wat gestop is

flaw-no-such-seat = daar is geen sitplek { $seat } nie
flaw-two-hands-empty = meer as een hand is leeg
flaw-not-in-set = { $tile } is nie in die stel nie
flaw-tile-twice = { $tile } is meer as een keer daar
flaw-tile-missing = { $tile } is nêrens nie
flaw-yard-does-not-add-up = die hoenderwerf moet { $expected ->
    [one] een teël
   *[other] { $expected } teëls
} hê, maar het { $got }
flaw-start-no-double = { $tile } is nie ’n dubbel nie, dus kan niks daarmee begin nie
flaw-start-aside = hier lê die begindubbel van die eerste oomblik af op die tafel
flaw-start-nowhere = { $tile } is nie in ’n hand nie en ook nie in die hoenderwerf nie
flaw-holder-moves = sitplek { $seat } het die begindubbel en moet aan die beurt wees
flaw-empty-before-start = ’n hand is leeg voordat die rondte begin het
flaw-outline-not-partial = net ’n gedeeltelike posisie (~) mag die boom van teëls weglaat
flaw-end-not-in-set = ’n oop punt van { $value } is nie in die stel nie
flaw-foot-on-no-double = { $tile } is nie ’n dubbel van die stel nie en kan geen poot hê nie
flaw-double-not-laid = { $tile } moet onder sy tone lê, maar is in ’n hand of in die hoenderwerf
flaw-missing-out-of-range = daar kan nie { $got ->
    [one] een plek
   *[other] { $got } plekke
} kort nie; hoogstens { $expected }
flaw-two-pending = meer as een dubbel kort teëls: { $tiles }
flaw-opening-grown = ’n trein het gegroei voordat al die treine begin het
flaw-foot-grown = ’n toon van { $tile } het gegroei voordat al die tone gespeel is
flaw-ends-differ = die boom het die oop punte { $expected }, die posisie sê { $got }
flaw-too-many-arms = { $got } treine begin by die begindubbel; hoogstens { $expected } mag
flaw-too-many-toes = { $tile } het te veel tone
flaw-halves-differ = { $tile } pas nie by { $parent } nie
flaw-drawn-not-in-hand = die getrekte teël { $tile } is nie in die hand van die sitplek aan die beurt nie
flaw-nothing-drawn = niemand kan hier { $tile } getrek het nie
flaw-idle-below-zero = daar kan nie minder as 0 beurte wees waarin niks gespeel is nie
flaw-dry-exceeds-idle = { $got } is te veel beurte waarin daar niks te trek was nie; hoogstens { $expected }
flaw-not-out-on = niemand kan met die dubbel van { $value } uitgegaan het nie
flaw-uncalled-impossible = sitplek { $seat } kan nie vergeet het om te roep nie
flaw-no-circle = hier is geen soektog wat om die tafel gaan nie

## Mistakes in what the server was given

error-bad-number = verwag ’n heelgetal, maar kry { $got }
error-number-beyond = verwag ’n getal van { NUMBER($least, useGrouping: 0) } tot { NUMBER($most, useGrouping: 0) }, maar kry { $got }
error-bad-limits = verwag "on" of "off", maar kry { $got }
error-bad-push = verwag "on" of "off", maar kry { $got }
error-bad-contact = verwag ’n adres soos mailto:table@example.org of https://example.org, maar kry { $got }
error-bad-log-format = verwag "text" of "json", maar kry { $got }
error-bad-database = verwag ’n databasis soos "sqlite:///file" (dalk met "?synchronous=full"), "postgresql://user@host/name" of "memory:", maar kry { $got }
error-bad-bus = verwag ’n bus soos "memory:", "postgresql://user@host/name" of "nats://host:4222", maar kry { $got }
error-cannot-listen = verwag ’n adres van hierdie rekenaar en ’n poort wat vry is, maar kry { $got } ({ $why })
error-workers-need-bus = verwag ’n bus wat al { $workers } werkers bereik (nats://... of postgresql://...), maar kry { $got }
error-workers-need-database = verwag ’n databasis wat al { $workers } werkers deel, maar kry { $got }
error-workers-need-port = verwag ’n poort, want verskeie werkers deel dit, maar kry { $got }
error-database-too-new = die databasis is deur ’n nuwer weergawe van hierdie program gemaak
error-store-failed = die databasis kan nie nou gebruik word nie ({ $why })
error-bad-log = ’n tafel se logboek kan nie gelees word nie: dit is beskadig, of deur ’n nuwer weergawe geskryf
error-clash = iemand anders was eerste; probeer weer
error-no-such-table = daar is nie so ’n tafel nie

error-bad-message = Die bladsy en die bediener verstaan mekaar nie; herlaai die bladsy.
error-bad-body = Die bladsy en die bediener verstaan mekaar nie; herlaai die bladsy.
error-bad-query = verwag ’n ander waarde in die adres, maar kry { $got }
error-bad-name = verwag ’n naam van 1 tot { $most } tekens
error-bad-clock = verwag ’n klok van 0 tot { $most } sekondes, maar kry { $got }
error-rules-and-toml = verwag ’n reëlstel as een reël of as ’n lêer, maar kry albei
error-rules-too-long = verwag ’n reëlstel van hoogstens { $most } tekens, maar kry { $got }
error-no-open-seat = verwag ’n oop sitplek vir wie die tafel maak

## Why the table's server does not do something

refused-not-host = Net die tafelbaas kan dit doen.
refused-not-seated = Jy het nie ’n sitplek hier nie.
refused-not-watching = Maak eers die tafel oop.
refused-no-guest = Sê eers vir ons wat jou naam is.
refused-not-now = Dit kan nie nou nie.
refused-no-such-seat = Daar is nie so ’n sitplek nie.
refused-seated-already = Jy sit klaar hier.
refused-seat-taken = Daar sit klaar iemand.
refused-invited-only = Hierdie sitplek word gehou vir iemand met ’n uitnodiging.
refused-removed = Die tafelbaas het jou van hierdie tafel weggestuur.
refused-nobody-there = Niemand sit daar nie.
refused-not-yourself = Gee eerder jou eie sitplek op.
refused-seats-free = Daar moet eers op elke sitplek iemand sit.
refused-stood-in = ’n Rekenaarspeler speel in jou plek; neem eers jou sitplek terug.
refused-not-your-seat = Dit is nie jou sitplek nie.
refused-too-late = Dit was te laat.
refused-salt-differs = Dit is nie die sout wat belowe is nie.
refused-stale = Die spel het intussen aangegaan; kyk weer.
refused-not-alone = In ’n spel saam met ander word niks teruggeneem nie.
refused-nothing-to-undo = Daar is niks om terug te neem nie.
refused-no-hints = By hierdie tafel is daar geen wenke nie.
refused-hint-later = Wenke kry jy wanneer dit jou beurt is.
refused-closed = Hierdie tafel is toe.
refused-too-fast = Stadiger, asseblief.
refused-hello-twice = Die verbinding het al begin.
refused-no-such-command = Die bediener ken nie daardie opdrag nie.
refused-failed = Iets het by die bediener skeefgeloop; probeer weer.
refused-internal = { refused-failed }
refused-offline = Die bediener kan nie bereik word nie.
refused-no-such-code = Geen tafel het nou hierdie kode nie.
refused-record-wrong = Hierdie rekord kan nie teruggespeel word nie, want dit het { $mistakes ->
    [one] ’n fout: { $first }
   *[other] { $mistakes } foute; die eerste: { $first }
}
refused-record-too-long = Dit vat te lank om hierdie rekord terug te speel.
refused-no-such-link = Hierdie skakel is al gebruik, of is te oud.
refused-no-such-game = So ’n spel is nie by hierdie tafel gespeel nie.
refused-bad-move = Dit is nie ’n skuif nie.
refused-unknown-bot = Daar is nie so ’n rekenaarspeler nie.
refused-bad-host = Die bediener herken homself nie onder hierdie adres nie.
refused-bad-media = Dit is nie iets wat die bediener kan lees nie.
refused-bad-request = Die res het nie aangekom nie; probeer weer.
refused-too-large = Dit is te veel op een slag.
refused-too-slow = Dit het te lank gevat; probeer weer.
refused-too-many = Te veel pogings; wag ’n bietjie.
refused-no-push = Hierdie bediener stuur geen kennisgewings nie.
refused-other = Dit is geweier ({ $code }).
