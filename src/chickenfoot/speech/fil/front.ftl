### The first page in the browser, in Filipino (Tagalog): all its words are loaded before anything else.

page-play-now = Maglaro na
page-how-long = Gaano kahaba?
page-rounds-one = isang pag-ikot
page-rounds-three = tatlong pag-ikot
page-rounds-all = ang buong laro
page-tagline = Ang larong domino kung saan tinutubuan ng paa ng manok ang bawat doble.
page-picture = Iginuhit na mesa: apat na tren ng domino ang humahaba mula sa dobleng siyam, at may tatlong daliri ang dobleng lima.
page-company = Tatlong manlalarong kompyuter ang makakalaro mo. Hindi kailangang mag-sign up.
page-together = Kasama ang mga kaibigan
page-name = Pangalan mo
page-nobody = Bisita
page-rules = Mga tuntunin
page-seats = Mga upuan
page-make = Gumawa ng mesa
page-make-more = Sariling tuntunin, manlalarong kompyuter, orasan …
page-have-code = May code ka?
page-join = Sumali
page-your-tables = Mga mesa mo
page-computer = { $level ->
    [chick] Sisiw
    [pullet] Dumalaga
    [hen] Inahin
    [rooster] Tandang
   *[other] { $level }
}
page-learn = Paano maglaro
page-open-record = Manood ng nakarekord na laro
page-open-settings = Mga setting
page-language = Wika
page-take-seat-along = Ituloy sa ibang device
page-home = Balik sa unang pahina
page-lost = Walang makikita sa address na ito. Baka naputol ang link papunta sa mesa.
page-waiting = Sandali lang …
page-your-turn = Turno mo na.
page-offline-here = Wala kang koneksiyon: para makapaglaro, dapat maabot ng device na ito ang server.
page-offline-table = Wala kang koneksiyon: nasa server ang mesang ito. Tuloy ulit ang laro rito kapag may koneksiyon na.
page-offline-retry = Subukan ulit
page-update = May bago nang bersiyon.
page-update-take = I-load
page-update-later = Mamaya na

page-preset-trains = Mga Tren
page-preset-cross = Krus
page-preset-howsley = Howsley
page-preset-hub = Gitnang Piyesa
page-preset-pagat = Pagat
page-preset-rotating = Paikot
page-preset-family = Pampamilya
page-preset-changed = { $preset }, may sariling tuntunin

page-table-phase = { $phase ->
    [gathering] hindi pa nagsisimula
    [over] tapos na ang laro
    [closed] sarado na
   *[other] nilalaro pa
}
page-table-played = huling laro: { $when }
