### The first page in the browser: all its words are loaded before anything else, so there are few.

page-play-now = Play now
page-how-long = How long?
page-rounds-one = one round
page-rounds-three = three rounds
page-rounds-all = the whole game
page-tagline = The domino game in which every double grows a chicken foot.
page-picture = A drawn table: four trains of dominoes grow from a double nine, and a double five has its three toes.
page-company = Three computer players sit down with you. Nothing to sign up for.
page-together = With friends
page-name = Your name
# Who gives no name is called so.
page-nobody = Guest
page-rules = Rules
page-seats = Seats
page-make = Make a table
page-make-more = House rules, computer players, a clock …
page-have-code = You have a code?
page-join = Join
page-your-tables = Your tables
# A computer player in the list of who plays at a table.
page-computer = { $level ->
    [chick] Chick
    [pullet] Pullet
    [hen] Hen
    [rooster] Rooster
   *[other] { $level }
}
page-learn = How the game is played
page-open-record = Watch a recorded game
page-open-settings = Settings
page-language = Language
page-take-seat-along = Go on at another device
page-home = Back to the first page
page-lost = There is nothing at this address. A link to a table may have been cut off.
page-waiting = One moment …
page-your-turn = Your turn.
page-offline-here = You are offline: to play, this device must reach the server.
page-offline-table = You are offline: this table is kept by the server. It goes on here as soon as there is a connection.
page-offline-retry = Try again
page-update = A new version is ready.
page-update-take = Load it
page-update-later = Later

# The published rulesets by name; their descriptions are in sheet.ftl (preset-…).
page-preset-trains = Trains
page-preset-cross = Cross
page-preset-howsley = Howsley
page-preset-hub = Hub
page-preset-pagat = Pagat
page-preset-rotating = Rotating
page-preset-family = Family
# $preset is one of these names.
page-preset-changed = { $preset }, with house rules

# Where one of the reader's tables is.
page-table-phase = { $phase ->
    [gathering] not begun yet
    [over] the game is over
    [closed] closed
   *[other] being played
}
# $when is a time in the reader's language, such as "5 minutes ago".
page-table-played = last played { $when }
