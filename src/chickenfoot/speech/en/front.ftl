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
page-open-record = Watch a recorded game
page-gallery = How tables are drawn
page-home = Back to the first page
page-lost = There is nothing at this address. A link to a table may have been cut off.
page-waiting = One moment …
page-your-turn = Your turn.
