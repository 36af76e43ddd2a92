### Making a table: editions, options, settings, files of one's own, and what bots are like.

# One line about each edition, on the page where a table is made.
edition-yard-classic-1983 = The detectives move in turn. 3 to 6 players.
edition-yard-compact-2015 = Mister X runs for points in plain sight; everyone is X once. 2 to 4 players.
edition-yard-police-2017 = Detectives move in any order, with police to help. 2 to 6 players.
edition-twenty-classic-1993 = Guess the person, place or thing, clue by clue. 2 to 6 players.

create-title = Create a table
# A heading: which game is to be played.
create-edition = Game
create-how = Who plays?
create-how-link = Friends, each on their own device
create-how-link-text = Share a link, a code or a QR code.
create-how-device = All on this device
create-how-device-text = Pass it to the next player.
create-how-device-text-yard = A curtain falls between Mister X and the detectives.
create-how-device-text-yard-compact-2015 = Pass it on; a curtain falls while Mister X hides.
create-how-device-text-twenty = Pass it on; a curtain hides the reader’s card.
create-how-bots = Bots and me
create-how-bots-text = Choose your seats in the lobby; bots take the rest.
create-how-bots-text-twenty = Choose their level in the lobby.
create-options = Rule options
create-settings = Table settings
# $low and $high: numbers.
create-bounds = Enter a number from { $low } to { $high }.
create-pace = Bots wait (seconds)
# How people who share pawns decide on a move.
create-decide = Shared pawns
create-decide-all = Everyone must agree
create-decide-captain = The captain moves
create-decide-any = Anyone moves
create-practice = Practice
create-practice-text = Any move can be taken back, even one that showed something. The game counts nowhere.
create-series = Everyone plays every role once
create-series-yard = Everyone is Mister X once
create-series-text = One game per player; roles rotate and points add up.
create-go = Create the table
# $allowed: one of the texts below.
create-allowed = Allowed: { $allowed }
allowed-number = { $low } to { $high }
# $example: numbers with commas and no spaces, as they are typed.
allowed-numbers = numbers from { $low } to { $high }, such as { $example }
allowed-numbers-none = numbers from { $low } to { $high }, with commas, or none

fair-title = Even chances
# $value and $usual: numbers of rounds.
fair-max_rounds = Mister X must stay free for { $value } rounds instead of { $usual }.
# $value and $usual: lists of move numbers, such as “3, 8, 13 and 18”.
fair-reveals = Mister X shows himself after moves { $value } instead of { $usual }.
fair-max_rounds-brief = { $value } rounds instead of { $usual }.
fair-reveals-brief = Mister X appears after moves { $value } instead of { $usual }.
# $changes: sentences made of the texts above that end in -brief.
fair-at = Even chances: { $changes }
# $option: the name of a rule option.
fair-other = { $option }: { $value } instead of { $usual }.
# $fair and $usual: percentages. “He” is Mister X.
fair-share = Between equal players he then wins { $fair } of games; with the usual rules { $usual }.
fair-share-brief = Equal players: he then wins { $fair } of games, usually { $usual }.
fair-already = Already even: between equal players Mister X wins { $usual } of games.

option-players = Players
option-yard-players = Players, including Mister X
option-board = Map
option-max_rounds = Rounds
option-reveals = Mister X shows himself after moves
option-voluntary_reveal = Mister X may show himself to take tickets
option-x_ticket_accounting = Mister X’s ordinary tickets
option-stuck_counts_police = The hunt goes on while only the police can move
option-x_black = Mister X’s black tickets
option-boat_rides = Ferry rides
option-stuck_leftovers = Tickets left when no detective can move
option-prices = Points for taxi, bus, underground
option-start_numbers = Where Mister X may start (leave empty for the map’s own)
# Values of rule options.
choice-once = One per heat
choice-per_ticket = One per black ticket
choice-to_x = Go to Mister X
choice-kept = Stay with the detectives
choice-unlimited = Unlimited
choice-counted = Counted
choice-reserve = From the reserve
# Maps.
choice-london-1983 = London 1983
choice-london-2017 = London 2017
choice-london-compact = London compact
choice-tiny-docks = Tiny docks
choice-tiny-harbour = Tiny harbour
choice-tiny-ring = Tiny ring
choice-tiny-village = Tiny village
option-language = Card language
option-deck = Decks
option-cards = Which cards?
choice-family = Family
choice-family-text = Subjects that children know.
choice-classic = Classic
choice-classic-text = Every card of the deck.
choice-expert = Expert
choice-expert-text = No easy ones.
# Shown in the lobby beside the name of the game, in one line.
chosen-cards-family = Cards that children know
chosen-cards-expert = No easy cards
option-reader = Who reads the cards?
option-finish = Length of the track
option-suns = Squares with a sun
option-die_question_faces = Question marks on the die
option-after_failed_question = After a question without a right answer
option-violet_after_question = Players may cut in after a reply too
option-sun_on_pass = Passing a sun is enough
option-exact_finish = Players must hit the finish exactly
choice-roll = The next player rolls
choice-choose = The next player picks a number
choice-rotate = Players, in turn
choice-rotate-text = The reader knows the answer and judges. Each card has a new reader.
choice-house = The house
choice-house-text = It reads and judges; everyone guesses.
chosen-reader-house = The house reads
# The value of a rule option that is a switch.
option-on = Yes
option-off = No

setting-suspects = Show suspects
setting-suspects-text = Everyone sees where Mister X can be, worked out from public facts.
setting-hints = Hints
setting-hints-text = On your turn, ask the strongest bot what it would play and why.
setting-whereabouts = Where Mister X probably is
setting-whereabouts-text = Players can show it on the map, with odds. It uses public facts only; Mister X sees it too.
setting-danger = Warn Mister X
setting-danger-text = On their turn, Mister X sees which stations a detective can reach next.
setting-judge = Who judges guesses?
setting-judge-text = The house advises the reader, or decides itself.
setting-judge-reader = The reader
setting-judge-house = The house
setting-letters = Questions about the name
setting-letters-text = The house also answers questions about letters and words.
setting-window = Time to cut in (seconds)
setting-window-text = After a clue, before the investigator may answer.
setting-clock = Time to think
setting-clock-text = When it runs out, the house moves.
setting-clock-off = No limit
# $value: a number.
setting-clock-some =
    { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }

# Titles of the decks that come with Fogbound.
deck-first-light = First light
deck-lamplight = Lamplight
# A deck of cards of one's own.
file-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# Beside a deck that the reader brought.
file-own = yours
file-none = Choose at least one deck.
file-apart = These decks share no language. Choose others.
file-bring = Add your own deck …
file-bring-text = A .toml file up to 2 MB. Only you can use it.
# $name: the name of a file.
file-sending = Reading { $name } …
# $title: the deck's title.
file-taken = “{ $title }” was added.
# What the check of a deck found that could be better.
file-remarks =
    { $n ->
        [one] { $n } possible improvement
       *[other] { $n } possible improvements
    }
file-refused = { $name } cannot be used:
file-remove = Remove { $title }
file-more = and { $n } more

# $n of $of dots are filled.
bot-strength = strength { $n } of { $of }
bot-choose = Who plays?
bot-against = Bots
bot-mixed = Mixed levels
bot-mixed-text = Each bot plays at a different level.
# $name and $other: names of bots.
bot-lost = { $name } has not learned this map; { $other } plays instead.
bot-more = More bots
bot-typed = A bot with your own settings
bot-typed-example = pimbot:simulations=2000
bot-typed-go = Use it

## Bots: the levels that people choose from, with a line about each, and others for experts

# The chase, weakest first.
bot-tourist = Tourist
bot-tourist-text = First day in town. Holds the map upside down and rides back to where Mister X was last seen.
bot-commuter = Commuter
bot-commuter-text = Knows the way to work and little else. Forgets which tickets were played.
bot-cabbie = Cabbie
bot-cabbie-text = Knows every street and takes the shortest way, but seldom thinks beyond the next corner.
bot-reporter = Reporter
bot-reporter-text = Follows every lead, thinks a few moves ahead and has a trick up the sleeve.
bot-inspector = Inspector
bot-inspector-text = Patient and thorough. Closes every escape route, one by one.
bot-sleuth = Sleuth
bot-sleuth-text = Asks why you took the bus and kept the black ticket, and is usually there before you.
bot-master = Master
bot-master-text = Learned from a lifetime of chases. Seems to know your next ride before you do.
# 20 Questions, weakest first.
bot-newcomer = Newcomer
bot-newcomer-text = Enjoys the stories and guesses when the answer is nearly obvious.
bot-casual = Casual
bot-casual-text = Has heard of many things and remembers some of them in time.
bot-keen = Keen
bot-keen-text = Reads a lot and listens closely to everyone’s questions.
bot-expert = Expert
bot-expert-text = Knows the answer from half a clue and interrupts when it pays.
# A bot that plays at random.
bot-random = Dice
bot-random-text = Plays at random. In settings its name is random.
bot-greedy = Greedy
bot-greedy-text = Takes the shortest way and looks no further.
bot-pimbot = Pimbot
bot-pimbot-text = Searches ahead; you can set how long and how.
