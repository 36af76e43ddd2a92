### What `fogbound editions` prints. The browser does not load this file.

# $title: an edition's title. $low and $high: numbers of players.
cli-edition-players = { $title }, { $low } to { $high } players
cli-edition-size =
    { $n ->
        [one] { $title }, { $n } player
       *[other] { $title }, { $n } players
    }
cli-series-always = Played as a series: everybody is Mister X once, and the most points win.
cli-series-optional = Played as a single game; with --series, everybody is Mister X once.
# Lists follow.
cli-edition-bots = Bots, weakest first:
cli-edition-options = Options:
cli-edition-fair = With --fair, for players of equal strength:
# $names: names of bots, as they are typed.
cli-edition-bots-other = Other bots, for comparison: { $names }
cli-edition-bots-all = Bots: { $names }
# Before what --fair changes. $n: people.
cli-edition-people =
    { $n ->
        [one] { $n } person.
       *[other] { $n } people.
    }

# What the value of an option may be. $example and $choices are typed as they are.
cli-takes-number = Takes { $low } to { $high }.
cli-takes-numbers = Takes rising numbers from { $low } to { $high }, such as { $example }.
cli-takes-numbers-none = Takes rising numbers from { $low } to { $high }, or none.
cli-takes-count = Takes { $n } numbers from { $low } to { $high }, such as { $example }.
cli-takes-switch = Takes yes or no.
cli-takes-choice = Takes { $choices }.
cli-takes-name = Takes { $choices }, or the path of a file.

## What the options mean

cli-means-yard-players = People at the table, Mister X included; pawns and black tickets follow from it.
cli-means-yard-board = The map.
cli-means-yard-max_rounds = Rounds Mister X must stay free to win.
cli-means-yard-reveals = The moves after which Mister X shows where he is.
cli-means-yard-voluntary_reveal = May Mister X show himself to take a ticket from each detective?
cli-means-yard-stuck_counts_police = Does the hunt go on while only the police can still move?
cli-means-yard-x_black = Mister X’s black tickets; each lets him vanish for a round.
cli-means-yard-boat_rides = May Mister X take the ferry once a heat, or with every black ticket?
cli-means-yard-stuck_leftovers = When the detectives cannot ride any more, do their tickets go to Mister X, or do they keep them?
cli-means-yard-prices = What taxi, bus and underground tickets are worth to Mister X, in points.
cli-means-yard-start_numbers = The stations Mister X can be dealt. Default: those of the board.
cli-means-yard-x_ticket_accounting = Are Mister X’s own taxi, bus and underground tickets counted?
cli-means-twenty-players = People with a pawn, bots included.
cli-means-twenty-language = The language the cards are read in.
cli-means-twenty-deck = The cards: names of decks or paths of files, with commas between them; -ID leaves a card out.
cli-means-twenty-cards = Which cards of the deck: family (children know them), classic (all), expert (no easy ones).
cli-means-twenty-finish = The square on which the track ends.
cli-means-twenty-suns = The squares that give a violet chip back.
cli-means-twenty-die_question_faces = Faces of the die that allow a question; the others are blank.
cli-means-twenty-after_failed_question = What does the next player do after a question that led nowhere?
cli-means-twenty-violet_after_question = May players cut in after a reply, as after a clue?
cli-means-twenty-sun_on_pass = Does a pawn that passes a sun without stopping get the chip?
cli-means-twenty-exact_finish = Must a pawn reach the finish exactly?
cli-means-twenty-reader = Who reads: the players in turn (rotate), or the house (the default in a terminal)?
