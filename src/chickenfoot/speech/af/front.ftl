### The first page in the browser, in Afrikaans: all its words are loaded before anything else, so there are few.

page-play-now = Speel nou
page-how-long = Hoe lank?
page-rounds-one = een rondte
page-rounds-three = drie rondtes
page-rounds-all = die hele spel
page-tagline = Die dominospel waarin elke dubbel ’n hoenderpoot kry.
page-picture = ’n Tekening van ’n tafel: vier treine van dominoteëls groei uit ’n dubbelnege, en ’n dubbelvyf het sy drie tone.
page-company = Drie rekenaarspelers speel saam met jou. Jy hoef nêrens te registreer nie.
page-together = Saam met vriende
page-name = Jou naam
page-nobody = Gas
page-rules = Reëls
page-seats = Sitplekke
page-make = Maak ’n tafel
page-make-more = Huisreëls, rekenaarspelers, ’n klok …
page-have-code = Het jy ’n kode?
page-join = Sluit aan
page-your-tables = Jou tafels
page-computer = { $level ->
    [chick] Kuiken
    [pullet] Jonghen
    [hen] Hen
    [rooster] Haan
   *[other] { $level }
}
page-learn = Hoe die spel werk
page-open-record = Kyk na ’n gestoorde spel
page-open-settings = Instellings
page-language = Taal
page-take-seat-along = Gaan verder op ’n ander toestel
page-home = Terug na die voorblad
page-lost = By hierdie adres is daar niks. Dalk het ’n stuk van die skakel na ’n tafel weggeraak.
page-waiting = Net ’n oomblik …
page-your-turn = Dit is jou beurt.
page-offline-here = Jy is vanlyn: om te speel, moet hierdie toestel die bediener kan bereik.
page-offline-table = Jy is vanlyn: hierdie tafel word deur die bediener bewaar. Sodra daar weer ’n verbinding is, gaan dit hier verder.
page-offline-retry = Probeer weer
page-update = ’n Nuwe weergawe is gereed.
page-update-take = Laai dit
page-update-later = Later

page-preset-trains = Treine
page-preset-cross = Kruis
page-preset-howsley = Howsley
page-preset-hub = Middelstuk
page-preset-pagat = Pagat
page-preset-rotating = Om die beurt
page-preset-family = Familie
page-preset-changed = { $preset }, met huisreëls

page-table-phase = { $phase ->
    [gathering] nog nie begin nie
    [over] die spel is verby
    [closed] toe
   *[other] aan die gang
}
page-table-played = laas gespeel: { $when }
