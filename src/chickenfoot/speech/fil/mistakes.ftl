### What is wrong, in Filipino (Tagalog): in files, positions, records, settings and messages, and why a table's server refuses something.

## Mistakes in files, positions and on the command line: expected, got.
## $got is what was given, in quotes if it is a text. The place is put before: a field, a file, an option.

error-at = { $where }: { $what }
error-bad-tile = dapat ay tile gaya ng "3-6", pero { $got } ang nakuha
error-halves-beyond = dapat ay dalawang kalahati mula 0 hanggang { $most }, pero { $got } ang nakuha
error-bad-move = dapat ay tira gaya ng "9-3 on 9", "9-3 on 9.2", "draw", "pass" o "catch 2", pero { $got } ang nakuha
error-unknown-bot = dapat ay isa sa { $known }, pero { $got } ang nakuha
error-unknown-preset = dapat ay isa sa { $known }, pero { $got } ang nakuha
error-unknown-key = dapat ay isa sa { $known }, pero { $got } ang nakuha
error-no-key-value = dapat ay KEY=VALUE, tig-isang beses ang bawat key, pero { $got } ang nakuha
error-bad-toml = dapat ay TOML na file, pero { $line ->
    [0] iba ang nakuha
   *[other] iba ang nakuha sa linya { $line }, kolum { $column }
}

error-bad-value = dapat ay { $expects }, pero { $got } ang nakuha

error-bad-spec = dapat ay manlalaro gaya ng module:Class, pero { $got } ang nakuha
error-bad-budget = dapat ay badyet gaya ng 50ms, 1s o 400 (samples), pero { $got } ang nakuha
error-bot-not-made = dapat ay class na mai-import at magagawa nang walang argument, pero { $got } ang nakuha ({ $why })
error-no-bot = dapat ay manlalarong kompyuter, na may name at may method na choose, pero { $got } ang nakuha
error-too-small = dapat ay { $least } o higit pa, pero { $got } ang nakuha
error-rounds-beyond = { $most ->
    [1] dapat ay isang pag-ikot lang, pero { $got } ang nakuha
   *[other] dapat ay mula 1 hanggang { $most } pag-ikot, pero { $got } ang nakuha
}
error-no-such-seat = dapat ay upuan mula 0 hanggang { $most }, pero { $got } ang nakuha
error-too-many-seats = dapat ay { $most ->
    [1] isang upuan
   *[other] hanggang { $most } upuan
} lang, pero { $got } ang nakuha
error-too-many-bots = dapat ay { $most ->
    [1] isang manlalarong kompyuter
   *[other] hanggang { $most } manlalarong kompyuter
} lang, pero { $got } ang nakuha
error-beside-resume = dapat ay walang bagong mesa kasabay ng --resume, pero { $got } ang nakuha
error-preset-and-rules = dapat ay --preset o --rules, hindi sabay, pero { $got } ang nakuha
error-not-one-line = dapat ay tekstong may 1 hanggang { $most } karakter na walang dulo ng linya, control character o magkasunod na espasyo, pero { $got } ang nakuha
error-seed-size = dapat ay seed na may { $bytes } byte, pero { $got } ang nakuha
error-endless-redeal = dapat ay bigayan na may nakakuha ng simulang doble, pero walang ganoon sa { $deals }
error-game-over = walang pag-ikot na masisimulan o malalaro rito: tapos na ang laro, o nasa pagitan ng dalawang pag-ikot

error-position-fields = dapat ay 7 bahagi (mga tuntunin, mesa, mga kamay, bakuran, upuang titira, nabunot na tile, mga turnong walang lapag), pero { $fields } ang nakuha sa { $line }
error-position-number = dapat ay numero, pero { $got } ang nakuha
error-position-drawn = dapat ay nabunot na tile gaya ng "d:3-6", o "-", pero { $got } ang nakuha
error-position-extra = dapat ay "r:", "u:", "c:" o "o:" na may numero, tig-isang beses ang bawat isa, pero { $got } ang nakuha
error-position-pending = dapat ay paa gaya ng "2*1" o panimula gaya ng "9-9*1" pagkatapos ng "|", pero { $got } ang nakuha
error-position-end = dapat ay bukas na dulo mula 0 hanggang { $most }, pero { $got } ang nakuha
error-position-tree = dapat ay { $wanted ->
    [tile] tile
    [sign] "(", "," o ")"
    [fewer] hanggang { $most } magkakasunod na tile lang
   *[next] "," o ")"
}, pero { $is_end ->
    [yes] dulo na
   *[no] { $got }
} ang nakuha

error-no-record = dapat ay "{ $line }" ang unang linya, pero { $got } ang nakuha
error-record-empty = dapat ay "{ $line }" ang unang linya, pero walang nakuha
error-record-version = dapat ay bersiyong { $version }, pero { $is_told ->
    [yes] { $got } ang nakuha
   *[no] walang nakuha
}
error-record-too-big = dapat ay rekord na hanggang { $most } karakter lang, pero { $got } ang nakuha
error-beyond-record = { $round ->
    [0] dapat ay pag-ikot mula 1 hanggang { $most }, pero { $got } ang nakuha
   *[other] dapat ay tira mula 0 hanggang { $most } ng pag-ikot { $round }, pero { $got } ang nakuha
}

error-too-many-tiles = dapat ay hanggang { $tiles } tile lang (puwede ang { $bigger ->
    [0] { $fewer ->
        [0] mas kaunting manlalaro
       *[other] tig-{ $fewer } tile sa kamay
    }
   *[other] { $fewer ->
        [0] hanay na dobleng { $bigger }
       *[other] hanay na dobleng { $bigger } o tig-{ $fewer } tile sa kamay
    }
}), pero { $got } ang nakuha
error-no-hand-size = dapat ay may bilang ng tile sa kamay para sa { $players } manlalaro, pero walang nakuha
error-players-out-of-range = dapat ay mula { $least } hanggang { $most }, pero { $got } ang nakuha
error-arms-exceed-set = dapat ay hanggang { $most } tren lang sa hanay na ito, pero { $got } ang nakuha
error-toes-exceed-set = dapat ay hanggang { $most } lang sa hanay na ito, pero { $got } ang nakuha
error-no-rounds = dapat ay may kahit isang simulang doble, pero walang nakuha
error-round-not-in-set = dapat ay mga doble hanggang { $most }, pero { $got } ang nakuha
error-may-never-end = dapat ay full_circle, dahil baka hindi matapos ang pag-ikot kapag must_lay=no, pero { $got } ang nakuha
error-starter-and-double = dapat ay holder kapag starting_double=pool, at iba kapag aside, pero { $got } ang nakuha
error-unheld-and-double = dapat ay hindi none kapag starting_double=pool, at none kapag aside, pero { $got } ang nakuha
error-mover-cannot-draw = dapat ay full_circle o nobody kapag draw=none, pero { $got } ang nakuha
error-drawn-never-laid = dapat ay must o may kapag draw=until_playable, pero { $got } ang nakuha

key-set = pinakamataas na tuldok mula 2 hanggang 18
key-players = saklaw ng dami ng manlalaro gaya ng 2-8
key-hand = bilang ng tile sa kamay gaya ng 7, listahan gaya ng 2:21,3:14, o 42/players
key-starting-double = aside o pool
key-starter = lottery, holder, highest_tile o random
key-unheld = none, search, together, comes_back, dropped o redeal
key-rounds = all, down_up o listahan ng mga doble gaya ng 9,8,7
key-arms = players, numero, o players..numero
key-toes = 1, 2 o 3
key-unfinishable = play_on, end_round, forbid o waive
key-must-lay = yes o no
key-draw = none, one o until_playable
key-drawn-fits = must, may o may_not
key-reserve = bilang ng tile na hindi binubunot gaya ng 1, o 2,1 para sa dalawang manlalaro at para sa higit pa
key-blocked = nobody, full_circle o mover
key-last-double = allowed, penalty o forbidden
key-last-double-penalty = puntos, 1 o higit pa
key-call = bilang ng bubunutin kapag nahuli, 0 kung walang sigaw
key-double-blank = puntos, 0 o higit pa
key-blank-half = puntos, 0 o higit pa
key-end = all_rounds o target:POINTS
key-ties = listahan ng most_zero_rounds, lowest_nonzero_round, most_rounds_won

error-flawed = hindi puwedeng mangyari ang posisyong ito: { $flaws }
error-illegal-move = hindi puwedeng itira ang "{ $move }": { $why }

error-resume-wrong = hindi maitutuloy ang larong ito, dahil ang rekord nito ay may { $mistakes ->
    [1] mali: { $first }
   *[other] { $mistakes } mali; ang una: { $first }
}
error-resume-hidden = hindi maitutuloy ang larong ito, dahil may itinatagong tile ng pag-ikot { $round } ang rekord nito

## Mistakes in a record. The place is put before. $item is the name of a line: yard, hand 2, scores;
## $right is what should stand there, $written what does; $kind tells one shape of a mistake from another.

mistake-at = linya { $line }, kolum { $column }: { $what }

mistake-bad-line = dapat ay linya gaya ng "name: value", pero { $written } ang nakuha
mistake-unknown-item = dapat ay bahagi ng rekord, pero { $written } ang nakuha
mistake-misplaced = dapat ay { $kind ->
    [round] mga bahagi lang ng pag-ikot ang narito
   *[header] mga header lang ang nauuna sa unang pag-ikot
}, pero "{ $item }" ang nakuha
mistake-twice = dapat ay isang beses lang ang "{ $item }", pero naulit ito
mistake-bad-value = dapat ay { $kind ->
    [players] bilang ng manlalaro mula 1 hanggang { $most }
    [seat] upuan gaya ng 0
    [fingerprint] { $most } hexadecimal na digit
    [salts] mga hexadecimal na digit na even ang bilang, o "-"
    [tile] tile gaya ng "3-6"
    [halves] dalawang kalahati mula 0 hanggang { $most }
    [double] doble gaya ng "9-9"
    [pile] mga tile gaya ng "3-6,1-1", mga nakatago gaya ng "?7", o "-"
    [hidden] bilang ng nakatagong tile mula 0 hanggang { $most }
    [name] pangalang may 1 hanggang { $most } karakter na naililimbag
    [date] petsa gaya ng 2026-02-14 o 2026-02-14T20:30:00+00:00
    [end] out, blocked o unfinishable
    [stopped] unheld
    [move] tira gaya ng "9-3 on 9", "9-3 on 9.2", "draw", "pass" o "catch"
    [drawn] isang nabunot na tile gaya ng "3-6", o "?"
   *[number] numero
}, pero { $is_empty ->
    [yes] walang nakuha
   *[no] { $written } ang nakuha
}
mistake-bad-value-rules = { $why }
mistake-torn = { $kind ->
    [move] dapat ay dulo ng linya pagkatapos ng tira, pero dulo na ng teksto ang nakuha
   *[round] dapat ay ang bigayan ng pag-ikot at kung sino ang magsisimula ({ $item }), pero dulo na ng teksto ang nakuha
}
mistake-too-long = { $kind ->
    [lines] dapat ay hanggang { $most } linya lang, pero mas marami ang nakuha
   *[signs] dapat ay hanggang { $most } karakter lang sa isang linya, pero { $written } ang nakuha
}
mistake-too-many = dapat ay mas kaunti sa { $most } ang mali, pero sobrang dami ng nakuha kaya hindi na binasa ang iba
mistake-missing = { $kind ->
    [before] dapat ay may linyang "{ $item }" bago ito, pero walang nakuha
   *[anywhere] dapat ay may linyang "{ $item }", pero walang nakuha
}
mistake-no-such-seat = dapat ay upuan mula 0 hanggang { $most }, pero { $written } ang nakuha
mistake-wrong-count = dapat ay { $players ->
    [1] isang lahok
   *[other] { $players } lahok, isa sa bawat upuan
}, pero { $written } ang nakuha
mistake-round-number = dapat ay pag-ikot { $right }, pero { $written } ang nakuha
mistake-table-refused = { $why }
mistake-round-unfinished = dapat ay dulo muna ng naunang pag-ikot, pero pag-ikot { $round } ang nakuha
mistake-round-extra = dapat ay wala nang pag-ikot pagkatapos ng laro, pero pag-ikot { $round } ang nakuha
mistake-seed-differs = dapat ay { $kind ->
    [game] { $right } ayon sa seed ng laro
   *[deal] ang seed ng commitment na ito at ng bigayang ito
}, pero { $written } ang nakuha
mistake-commit-differs = dapat ay { $right }, ang SHA-256 ng seed, pero { $written } ang nakuha
mistake-salts-differ = dapat ay ang mga salt na pinagmulan ng bigayang ito, kasama ng seed, pero { $written } ang nakuha
mistake-start-differs = dapat ay { $kind ->
    [round] { $right } ang simulang doble, pero { $written } ang nakuha
    [planned] { $right } ang nakaplanong doble, pero { $written } ang nakuha
    [redeals] { $right ->
        [1] isang bagong bigayan
       *[other] { $right } bagong bigayan
    }, pero { $written } ang nakuha
    [turned] { $right ->
        [1] isang tile na itinihaya
       *[other] { $right } tile na itinihaya
    }, pero { $written } ang nakuha
    [shown] { $right } ang itinihaya, pero { $written } ang nakuha
    [unheld] dobleng hawak ng isang manlalaro, pero { $written } ang nakuha
   *[start] { $is_search ->
        [yes] paghahanap mula sa upuan { $right }
       *[no] upuan { $right } ang magsisimula
    }, pero { $written_search ->
        [yes] paghahanap mula sa upuan { $written }
       *[no] upuan { $written }
    } ang nakuha
}
mistake-deal-differs = dapat ay { $right } ayon sa seed, pero { $written } ang nakuha
mistake-deal-impossible = dapat ay { $kind ->
    [size] { $right ->
        [1] isang tile
       *[other] { $right } tile
    }, pero { $written } ang nakuha
    [twice] isang beses lang ang bawat tile, pero naulit ang { $tile }
   *[foreign] mga tile ng hanay na dobleng { $set }{ $is_aside ->
        [yes] { " " }maliban sa { $aside }
       *[no] { "" }
    }, pero { $tile } ang nakuha
}
mistake-illegal = dapat ay puwedeng tira ng upuan { $to_move }, pero "{ $move }" ng upuan { $seat } ang nakuha: { $why }
mistake-drawn-differs = dapat ay { $right } mula sa bakuran, pero { $written } ang nakuha
mistake-after-end = dapat ay wala nang tira pagkatapos ng pag-ikot, pero "{ $move }" ang nakuha
mistake-end-early = dapat ay tuloy pa ang pag-ikot, pero dulo nito ang nakuha
mistake-end-differs = dapat ay "end: { $right }", pero "end: { $written }" ang nakuha
mistake-left-differs = dapat ay { $right } ang naiwan sa upuan { $seat }, pero { $written } ang nakuha
mistake-scores-differ = dapat ay { $right } ang mga puntos, pero { $written } ang nakuha
mistake-totals-differ = dapat ay { $right } ang mga kabuuan, pero { $written } ang nakuha
mistake-places-early = dapat ay wala pang mga puwesto bago matapos ang laro, pero { $written } ang nakuha
mistake-places-differ = dapat ay { $right } ang mga puwesto, pero { $written } ang nakuha
mistake-stopped-wrongly = dapat ay larong tuloy pa, o kusang natapos, pero larong itinigil ang nakuha

flaw-no-such-seat = walang upuan { $seat }
flaw-two-hands-empty = higit sa isang kamay ang walang laman
flaw-not-in-set = wala sa hanay ang { $tile }
flaw-tile-twice = higit sa isa ang { $tile }
flaw-tile-missing = wala kahit saan ang { $tile }
flaw-yard-does-not-add-up = dapat ay { $expected ->
    [0] walang tile
    [1] may isang tile
   *[other] may { $expected } tile
} sa bakuran, pero { $got } ang naroon
flaw-start-no-double = hindi doble ang { $tile }, kaya hindi ito mapagsisimulan
flaw-start-aside = dito, nasa mesa na ang simulang doble sa umpisa pa lang
flaw-start-nowhere = wala sa anumang kamay at wala rin sa bakuran ang { $tile }
flaw-holder-moves = hawak ng upuan { $seat } ang simulang doble, kaya iyon dapat ang titira
flaw-empty-before-start = may kamay na walang laman bago pa magsimula ang pag-ikot
flaw-outline-not-partial = bahagyang posisyon (~) lang ang puwedeng walang puno ng mga tile
flaw-end-not-in-set = wala sa hanay ang dulong { $value }
flaw-foot-on-no-double = hindi doble ng hanay ang { $tile }, kaya hindi ito puwedeng magkapaa
flaw-double-not-laid = dapat ay nasa ilalim ng mga daliri nito ang { $tile }, pero nasa kamay o nasa bakuran ito
flaw-missing-out-of-range = hindi puwedeng { $got } ang kulang na lugar doon; hanggang { $expected } lang
flaw-two-pending = higit sa isang doble ang kulang ng tile: { $tiles }
flaw-opening-grown = may trenong humaba na bago pa nasimulan ang lahat ng tren
flaw-foot-grown = may daliri ng { $tile } na humaba na bago pa nailapag ang lahat ng daliri nito
flaw-ends-differ = { $expected } ang mga dulo sa puno, pero { $got } ang sabi ng posisyon
flaw-too-many-arms = { $got } tren ang nagsisimula sa simulang doble; hanggang { $expected } lang
flaw-too-many-toes = sobra ang mga daliri ng { $tile }
flaw-halves-differ = hindi tugma ang { $tile } sa { $parent }
flaw-drawn-not-in-hand = wala sa kamay ng upuang titira ang nabunot na tile na { $tile }
flaw-nothing-drawn = walang puwedeng nakabunot ng { $tile } dito
flaw-idle-below-zero = hindi puwedeng mas mababa sa 0 ang mga turnong walang lapag
flaw-dry-exceeds-idle = sobra ang { $got } turnong walang mabunot; hanggang { $expected } lang
flaw-not-out-on = walang puwedeng nakaubos ng tile sa doble ng { $value }
flaw-uncalled-impossible = hindi puwedeng nakalimot sumigaw ang upuan { $seat }
flaw-no-circle = walang paghahanap dito na paikot-ikot

## Mistakes in what the server was given

error-bad-number = dapat ay buong bilang, pero { $got } ang nakuha
error-number-beyond = dapat ay numero mula { NUMBER($least, useGrouping: 0) } hanggang { NUMBER($most, useGrouping: 0) }, pero { $got } ang nakuha
error-bad-limits = dapat ay "on" o "off", pero { $got } ang nakuha
error-bad-push = dapat ay "on" o "off", pero { $got } ang nakuha
error-bad-contact = dapat ay address na gaya ng mailto:table@example.org o https://example.org, pero { $got } ang nakuha
error-bad-log-format = dapat ay "text" o "json", pero { $got } ang nakuha
error-bad-database = dapat ay database gaya ng "sqlite:///file" (puwedeng may "?synchronous=full"), "postgresql://user@host/name" o "memory:", pero { $got } ang nakuha
error-bad-bus = dapat ay bus gaya ng "memory:", "postgresql://user@host/name" o "nats://host:4222", pero { $got } ang nakuha
error-cannot-listen = dapat ay address ng kompyuter na ito at bakanteng port, pero { $got } ang nakuha ({ $why })
error-workers-need-bus = dapat ay bus na umaabot sa lahat ng { $workers } worker (nats://... o postgresql://...), pero { $got } ang nakuha
error-workers-need-database = dapat ay database na pinagsasaluhan ng lahat ng { $workers } worker, pero { $got } ang nakuha
error-workers-need-port = dapat ay may port, dahil ilang worker ang gagamit nito, pero { $got } ang nakuha
error-database-too-new = mas bagong bersiyon ng program na ito ang gumawa ng database
error-store-failed = hindi magamit ang database ngayon ({ $why })
error-bad-log = hindi mabasa ang log ng isang mesa: sira ito, o mas bagong bersiyon ang sumulat nito
error-clash = may nauna sa iyo; subukan ulit
error-no-such-table = walang ganoong mesa

error-bad-message = Hindi magkaintindihan ang pahina at ang server; i-load ulit ang pahina.
error-bad-body = Hindi magkaintindihan ang pahina at ang server; i-load ulit ang pahina.
error-bad-query = dapat ay ibang halaga ang nasa address, pero { $got } ang nakuha
error-bad-name = dapat ay pangalang may 1 hanggang { $most } karakter
error-bad-clock = dapat ay orasang 0 hanggang { $most } segundo, pero { $got } ang nakuha
error-rules-and-toml = dapat ay mga tuntunin sa isang linya o sa isang file, pero sabay na nakuha ang dalawa
error-rules-too-long = dapat ay mga tuntuning hanggang { $most } karakter lang, pero { $got } ang nakuha
error-no-open-seat = dapat ay may bakanteng upuan para sa gumagawa ng mesa

## Why the table's server does not do something

refused-not-host = Ang may-ari lang ng mesa ang makagagawa niyan.
refused-not-seated = Wala kang upuan dito.
refused-not-watching = Buksan mo muna ang mesa.
refused-no-guest = Sabihin mo muna ang pangalan mo.
refused-not-now = Hindi iyan puwede ngayon.
refused-no-such-seat = Walang ganoong upuan.
refused-seated-already = Nakaupo ka na rito.
refused-seat-taken = May nakaupo na riyan.
refused-invited-only = Nakareserba ang upuang ito para sa may imbitasyon.
refused-removed = Pinaalis ka ng may-ari sa mesang ito.
refused-nobody-there = Walang nakaupo riyan.
refused-not-yourself = Iwan mo na lang ang upuan mo.
refused-seats-free = Dapat may nakaupo muna sa bawat upuan.
refused-stood-in = May kompyuter na naglalaro para sa iyo; bawiin mo muna ang upuan mo.
refused-not-your-seat = Hindi mo upuan iyan.
refused-too-late = Huli na iyan.
refused-salt-differs = Hindi iyan ang ipinangakong salt.
refused-stale = Umusad na ang laro sa mesa; tingnan mo ulit.
refused-not-alone = Walang bawian sa larong may kasama.
refused-nothing-to-undo = Walang mababawi.
refused-no-hints = Walang payo sa mesang ito.
refused-hint-later = Sa sarili mong turno lang may payo.
refused-closed = Sarado na ang mesang ito.
refused-too-fast = Dahan-dahan lang.
refused-hello-twice = Nagsimula na ang koneksiyon.
refused-no-such-command = Hindi kilala ng server ang utos na iyan.
refused-failed = May nangyaring mali sa server; subukan mo ulit.
refused-internal = { refused-failed }
refused-offline = Hindi maabot ang server.
refused-no-such-code = Walang mesang may ganitong code ngayon.
refused-record-wrong = Hindi mapanood ulit ang rekord na ito, dahil may { $mistakes ->
    [1] mali ito: { $first }
   *[other] { $mistakes } mali ito; ang una: { $first }
}
refused-record-too-long = Sobrang tagal bago mapanood ulit ang rekord na ito.
refused-no-such-link = Nagamit na ang link na ito, o luma na.
refused-no-such-game = Walang ganoong laro na nilaro sa mesang ito.
refused-bad-move = Hindi iyan tira.
refused-unknown-bot = Walang ganoong manlalarong kompyuter.
refused-bad-host = Hindi kilala ng server ang sarili nito sa address na ito.
refused-bad-media = Hindi iyan ang binabasa ng server.
refused-bad-request = Hindi dumating ang iba; subukan mo ulit.
refused-too-large = Sobrang dami niyan nang sabay-sabay.
refused-too-slow = Sobrang tagal niyon; subukan mo ulit.
refused-too-many = Sobrang dami na ng subok; maghintay ka muna sandali.
refused-no-push = Hindi nagpapadala ng abiso ang server na ito.
refused-other = Hindi iyon tinanggap ({ $code }).
