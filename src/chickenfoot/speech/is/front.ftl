### The first page in the browser, in Icelandic: all its words are loaded before anything else, so there are few.

page-play-now = Spila núna
page-how-long = Hve lengi?
page-rounds-one = eina umferð
page-rounds-three = þrjár umferðir
page-rounds-all = allan leikinn
page-tagline = Dómínóspilið þar sem hænsnafótur vex á hverri tvennu.
page-picture = Teiknað borð: fjórar dómínólestir vaxa út frá tvöfaldri níu, og tvöföld fimma er komin með allar þrjár tærnar.
page-company = Þrír tölvuspilarar setjast til borðs með þér. Engin skráning.
page-together = Með vinum
page-name = Nafnið þitt
page-nobody = Gestur
page-rules = Reglur
page-seats = Sæti
page-make = Búa til borð
page-make-more = Heimareglur, tölvuspilarar, klukka …
page-have-code = Ertu með kóða?
page-join = Vera með
page-your-tables = Borðin þín
page-computer = { $level ->
    [chick] Ungi
    [pullet] Unghæna
    [hen] Hæna
    [rooster] Hani
   *[other] { $level }
}
page-learn = Svona er spilað
page-open-record = Horfa á skráðan leik
page-open-settings = Stillingar
page-language = Tungumál
page-take-seat-along = Halda áfram í öðru tæki
page-home = Á forsíðuna
page-lost = Á þessari slóð er ekkert. Kannski vantar aftan á tengilinn að borðinu.
page-waiting = Augnablik …
page-your-turn = Þú átt að gera.
page-offline-here = Ekkert netsamband: til að spila þarf þetta tæki að ná sambandi við þjóninn.
page-offline-table = Ekkert netsamband: þjónninn geymir þetta borð. Leikurinn heldur áfram hér um leið og samband næst.
page-offline-retry = Reyna aftur
page-update = Ný útgáfa er tilbúin.
page-update-take = Sækja hana
page-update-later = Seinna

page-preset-trains = Lestir
page-preset-cross = Kross
page-preset-howsley = Howsley
page-preset-hub = Miðjustykki
page-preset-pagat = Pagat
page-preset-rotating = Til skiptis
page-preset-family = Fjölskylda
page-preset-changed = { $preset }, með heimareglum

page-table-phase = { $phase ->
    [gathering] ekki byrjað enn
    [over] leiknum er lokið
    [closed] lokað
   *[other] í gangi
}
page-table-played = síðast spilað { $when }
