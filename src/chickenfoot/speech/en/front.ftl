### The first page in the browser: all its words are loaded before anything else, so there are few.

page-play-now = Play now
page-how-long = How long?
page-rounds-one = one round
page-rounds-three = three rounds
page-rounds-all = the whole game
page-company = Three computer players sit down with you. Nothing to sign up for.
page-together = With friends
page-name = Your name
# Who gives no name is called so.
page-nobody = Guest
page-rules = Rules
page-seats = Seats
page-make = Make a table
page-have-code = You have a code?
page-join = Join
page-your-tables = Your tables
page-gallery = How tables are drawn
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
