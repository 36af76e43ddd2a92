### One text for every error code of docs/protocol.md and docs/notation.md.
###
### The id is error- and the code that the server sends. A text with -move at its end is for a move.

error-frozen = This game began under other rules. You can look at it, but not play on.
error-offline = No answer from the server. Check your connection.
error-failed = The server failed; nothing changed. Try again.
# A mistake of the program itself. $text: what the browser says of it, in its own language.
error-unexpected = Something went wrong: { $text }
error-who-are-you = Enter your name first.
error-bad-name = Names have 1 to 24 visible characters.
error-no-such-room = No table has this link or code.
error-no-such-page = There is nothing at this address.
error-no-such-lesson = There is no such lesson.
error-no-such-puzzle = There is no such puzzle.
error-no-such-step = This lesson has no such step.
error-not-here = Only someone at the computer that runs Fogbound can do this.
error-no-switch = This server was started for a fixed address.
error-no-network = This computer is on no network. Connect it to your Wi-Fi and try again.
# $address: such as 192.168.1.4:8000.
error-no-listener = Fogbound cannot answer at { $address }. Another program may use this port.
error-not-yours = That belongs to someone else.
error-not-host = Only the host can do this.
error-taken = This seat is taken. We asked its player to hand it over.
error-taken-move = That number is used. Pick another.
error-not-now = That is not possible now.
error-side = You cannot play both sides. Leave your seats on the other side first.
error-pin = The PIN is missing or wrong. Try again.
error-bad-message = The server did not understand this page. Reload it.
error-too-big = Too large. Messages may have 16 KB, files 2 MB.
error-too-fast = Too fast. Wait a moment.
# A move cannot be taken back; learned-… texts say why.
error-learned = That cannot be taken back: somebody has learned something since.
error-private = This game is private.
error-banned = The host removed you from this table.
error-full = There is no more room. Close or delete something, and try again.
error-invisible = Nobody could see this line. Write something.
error-disk-full = The server’s disk is full; nothing changed. Tell its operator, then try again.
error-too-slow = That took too long to arrive. Try again.
error-too-many = Too many connections from your network. Close some tabs and try again.
error-busy = The server is full. Try again in a moment.
error-bad-host = This server does not answer to this address. Open its own address, or tell its operator to add the name.
error-house = The house plays this seat.
error-captain = The captain moves this pawn.
error-no-hints = Hints are off at this table.
error-no-whereabouts = This table does not show where Mister X probably is.
error-no-adviser = There is no analysis for games like this yet.
error-no-advice = The adviser failed. Try again.
error-given-up = This game could not be analysed. The server’s log says why.
error-roles = These seats make no series.
error-bad-origin = This page belongs to another site. Open the server’s own address.
error-bad-move = That is not a move. The Text tab lists yours.
error-bad-position = That is not a position.
error-impossible-log = These moves cannot have been made.
error-not-your-turn = It is not this seat’s turn.
error-game-over = The game is over.
error-no-such-seat = There is no such seat.
error-illegal = That move is not possible now.
error-no-ticket = No ticket of this kind is left.
error-here = The pawn is there now, and every move leads to another station.
error-possible = That is possible.
error-not-linked = No line of this kind goes there.
error-occupied = Another pawn is there.
error-no-such-station = There is no such station.
error-only-x = Only Mister X can do this.
error-only-detectives = In this edition only the detectives can give up.
error-no-start = Pawns start on underground stations.
error-black-again = Two black tickets cannot follow each other.
error-no-boat = Mister X has used his ferry ride.
error-no-double = No double move is possible now.
error-no-second-leg = No second ride is possible from there.
error-dead-end = You would be stuck there.
error-only-buzz = It is someone else’s turn. You may only buzz.
error-asked-already = You already asked for the exact name. Say right or wrong.
error-no-such-number = There is no such number.
error-not-agreed = This table does not use that rule.
error-incomplete = The move is incomplete.
error-no-such-move = There is no such move.
error-stale = Someone moved first. Choose again.
error-bad-people = The players do not fit the series.
error-no-such-heat = There is no such heat.
error-series-over = All heats have been played.
error-no-such-game = There is no such game.
error-no-such-edition = There is no such edition.
error-no-such-option = There is no such option.
# $option: the name of a rule option. $given: what somebody wrote.
error-bad-option = “{ $given }” does not fit the option “{ $option }”.
# $option: the name of a rule option.
error-contradiction = The option “{ $option }” does not fit the others.
error-no-such-bot = There is no bot called “{ $given }”.
error-not-learned = Master has not learned this map. Choose another bot.
error-bad-bot = Write a bot with settings like this: pimbot:simulations=2000
# $bot: a bot's name. $given: what somebody wrote.
error-no-such-setting = The bot “{ $bot }” has no setting called “{ $given }”.
# $option: a bot's setting, such as simulations.
error-bad-setting = “{ $option }” cannot be { $given }. Allowed: { $allowed }.
error-no-such-board = There is no such map.
error-no-such-deck = There is no such deck.
error-no-such-file = You have no such file.
error-no-such-card = There is no such card.
error-no-such-language = There is no such language.
error-empty-deck = No cards are left.
error-bad-deck = The deck has errors.
error-no-such-theme = There is no such theme.
error-bad-handicaps = The list of handicaps is broken. Ask the host to reinstall Fogbound.

## More about some of them

learned-over = The game is over. That cannot be taken back; in a practice game it can.
learned-dealt = Something has been dealt, read or rolled since. That cannot be taken back; in a practice game it can.
learned-answered = The reader has answered since. That cannot be taken back; in a practice game it can.
learned-shown = Mister X has been seen since. That cannot be taken back; in a practice game it can.
learned-ruled-out = A station where Mister X could have been has been ruled out since. That cannot be taken back; in a practice game it can.

# A rule option or a bot’s setting got a value that it cannot have. $option: its name, or how it is typed. $given: what
# somebody wrote. yes and no are typed in English everywhere.
option-number = { $option } cannot be “{ $given }”; it takes { $low } to { $high }.
option-numbers = { $option } cannot be “{ $given }”; it takes rising numbers from { $low } to { $high }, with commas.
# $n: how many numbers.
option-count = { $option } cannot be “{ $given }”; it takes { $n } numbers from { $low } to { $high }, with commas.
option-switch = { $option } cannot be “{ $given }”; it takes yes or no.
# $choices: a list of values, with “or”.
option-choice = { $option } cannot be “{ $given }”; it takes { $choices }.

# $seats: a list of pawns. $names: a list of people. $n: how many people can play these pawns.
roles-too-many =
    { $n ->
        [one] In a series one person can lead { $seats }, not { $names }.
       *[other] In a series { $n } people can lead { $seats }, not { $names }.
    }
roles-several =
    { $n ->
        [one] { $name } leads { $n } role; in a series everyone leads one at a time.
       *[other] { $name } leads { $n } roles; in a series everyone leads one at a time.
    }
roles-none = { $name } has no role of their own; in a series everyone leads one.
roles-other = { $name } cannot lead { $seats } too: this is a series.
# $expected and $given: numbers of people.
people-number = This series is for { $expected } people, not for { $given }.
people-unnamed = Everybody in a series needs a name.
people-alike = Two people in a series cannot both be called { $given }.
# $n: the most that there may be.
full-room = This table has { $n } people. It takes no more.
full-rooms = You have { $n } open tables. Close one first.
full-files = You have { $n } files here. Delete one first.
full-server = This server has no room for more tables just now. Try again later.
full-disk = This server has no space for more files. Ask its operator.
keeps-material = A table keeps its map and decks. Create another table for that.
keeps-seats = A table keeps its seats. Create another table for that.

contradiction-reveals = Mister X cannot show himself after move { $n }: he makes at most { $last } moves.
contradiction-few-numbers =
    { $least ->
        [one] Mister X needs at least { $least } station to start from; { $n } given.
       *[other] Mister X needs at least { $least } stations to start from; { $n } given.
    }
# $board: the name of a map.
contradiction-few-starts = The map “{ $board }” has { $n } stations to start from, and { $least } are needed. Choose another map, or fewer players.
contradiction-no-station = The map “{ $board }” has no station { $stations }.
contradiction-sun = There is no square { $n } for a sun: the track has { $finish }.
# $title: the title of a deck.
contradiction-few-cards = The deck “{ $title }” has { $n } cards of this kind, and { $least } are needed. Choose “Classic”, or add another deck.
contradiction-one-card = The deck “{ $title }” has only one card. Add another deck.

## Why something is not possible now

now-host-here = The host is here.
# $n: seconds.
now-host-soon = The host may be back soon. Ask again in { $n } s.
# $name: a person. To take a move back.
now-undo-asked = { $name } has asked already. Answer that first.
now-undo-over = Nobody is asking to take a move back any more.
now-undo-series = In a series, moves cannot be taken back.
now-undo-none = There is no move of yours to take back.
now-begun = The game has already begun.
now-no-heat = There is no next heat now.
now-heat-first = The series is not over. The next heat comes first.
now-rematch-later = A rematch comes after the game.
now-closed = This table is closed.
# Where people who share pawns must agree.
now-not-proposed = That move is no longer proposed.
now-seat-bot = A bot plays { seat-name } in this game. The host can free the seat.
now-seat-team = The team moves { seat-name } in this game. Ask one of them for a seat.
now-not-asked = Nobody has asked for that seat.
now-ready-later = Say that you are ready once this game is over.
now-not-turn = { seat-name } is not to move now.
now-series-settled = A series is chosen before the start.
now-practice-settled = Practice is chosen before the start.
now-rules-settled = The rules are settled before the start.
now-no-game = No game is running at this table.
now-restarting = The server is restarting. Try again in a moment.
now-record-later = The record opens when the game is over.
now-record-heat = The record opens when the first heat is over.
now-point = Point at a station: no move is needed here.
now-move = A move is needed here, not a station to point at.
now-no-giving-up = Nobody gives up in a puzzle: try a move, or ask for the answer.
