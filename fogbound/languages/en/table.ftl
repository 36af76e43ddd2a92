### Around any game: seats, turns, chat, the curtain, the end.
###
### $name is a person or a bot: nobody's gender is known. $names is a list that is ready to be read: “Ann and Ben”.

keys-title = Keys
keys-list = Rules and keys
# Names of keys, as they stand on this language's keyboards.
keys-undo = Ctrl Z
keys-enter = Enter
keys-escape = Esc
keys-backspace = Backspace
keys-space = Space
# After a station's number has been typed.
keys-typed = Enter to choose
keys-digit = Take back a digit
room-menu = Menu
sound-label = Sound and vibration
sound-text = Short sounds for rides, reveals and turns.
sound-on = Sound is on: switch it off
sound-off = Sound is off: switch it on
# $round and $max: numbers. Little room.
room-round = Round { $round } of { $max }
room-round-open = Round { $round }
room-setup = Setting up
# Before the first round.
room-left =
    { $n ->
        [one] { $n } round left
       *[other] { $n } rounds left
    }
# After the number of the round.
room-left-last = the last round
# After the number of the round: how many rounds there are after it.
room-left-after = { $n } more after this
room-log-short = Log
room-tickets = Tickets
room-chat = Chat
room-text = Text
room-leave = Leave the table …
room-leave-sure = Leave for good? Your seats open to others; in a running game a bot plays on for you.
room-leave-yes = Yes, leave
room-home = Go home, keep my seats
room-concede = Give up …
room-concede-sure = Give up for your whole side? This cannot be undone.
room-concede-alone = Give up? This cannot be undone.
room-concede-side = Give up for your whole side?
room-concede-yes = Yes, give up
room-commitment = Fingerprint of the deal, to check against the record
# $code: four letters.
room-share = Invite or watch: { $code }
# $name: a person of any gender.
room-came = { $name } is at the table.
room-went = { $name } left.
# $names: a list of $n people.
room-waiting =
    { $n ->
        [one] Waiting for { $names }, who is away.
       *[other] Waiting for { $names }, who are away.
    }
room-seat-open = Free this seat
room-seat-open-sure = Press again to free it
room-seat-bot = Let a bot play
room-seat-ask = Ask for it
room-record = Download the record
room-rematch = Rematch
# A button beside room-rematch.
room-rematch-rotate = Rematch, swap roles
room-rematch-wait = The players can start a rematch.
room-rematch-along = { $name } started a new game.
room-lobby = Change seats or rules
room-games = My finished games
room-close = Close this table …
room-close-sure = Close this table for everyone, for good?
room-close-yes = Yes, close it
room-panel = Table and moves
sheet-raise = Raise the panel
sheet-lower = Lower the panel
sheet-keys = Drag it, tap it, or use the arrow keys
# The reader has no seat.
room-spectating = You are watching.

turn-yours = Your turn
# For screen readers. $seats: a list of pawns, with “or”.
turn-yours-as = Your turn: { $seats }.
turn-move = { seat-name } to move
# $names: a list of people, or of pawns that nobody plays yet. Little room.
turn-waiting = Waiting for { $names }
# $names: a list of $n bots.
turn-thinking =
    { $n ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
turn-place = Tap a bright station to start from
turn-pick = Tap a bright station
turn-ticket = Choose a ticket
turn-uncover = Uncover your station to move
turn-beware = Playing a black ticket? Let nobody look.
turn-double-ask = Double move, or one ride?
turn-double-first = Tap the first station
turn-double-second = Tap the second station
turn-show = Show yourself?
turn-show-note = You may then take a ticket from each detective.
turn-take = Take a ticket from each detective
turn-over-heat-short = Heat over
turn-over-short = Over
turn-over = The game is over.
turn-frozen = This game began under other rules. You can look at it, but not play on.
turn-sending = Sending your move …
turn-choose = Which pawn moves?
# For screen readers.
turn-moved = { seat-name } has moved
# The detectives may move in any order.
turn-order = any order

chat-title = Chat
chat-none = No messages yet.
chat-say = Send
chat-label = Message
# To whom a message goes.
chat-to = To
chat-all = Everyone
chat-side = My side only
# $side: 0 is Mister X, 1 the detectives.
chat-side-named =
    { $side ->
        [0] Mister X only
       *[other] Detectives only
    }
# Beside a message that only one side reads.
chat-side-tag = one side only
chat-new =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }

text-title = The table in words
# $example: a move in letters, such as t58.
text-label = Type a move, such as { $example }
text-play = Play
text-moves = Moves of { seat-name }
text-log = What happened
# $station: a number.
text-pawn-at = { seat-name }: station { $station }.
text-pawn-hidden = { seat-name }: out of sight.
text-pawn-covered = { seat-name }: covered; peek to read it.
# $tickets: a list of ticket-count.
text-tickets = Tickets: { $tickets }.
# The tickets that all detectives share. $tickets: a list of ticket-count. $n: points.
text-pool =
    { $n ->
        [one] Common tickets: { $tickets } (worth { $n } point).
       *[other] Common tickets: { $tickets } (worth { $n } points).
    }
text-tickets-free = Travels free.
text-seen = Mister X was last seen at { $station } after move { $n }.
text-unseen = Mister X has not been seen yet.
# “He” is Mister X. $stations: a list of numbers.
text-suspects = He can be at { $stations }.

end-result = Result
end-analyse = Analyse
end-record = Record
end-home = Home
end-win = You win
end-lose = You lose
end-x = Mister X wins
end-detectives = The detectives win
# $seats: a list of $n pawns.
end-side =
    { $n ->
        [one] { $seats } wins
       *[other] { $seats } win
    }
end-none = Nobody wins
end-points =
    { $n ->
        [one] Mister X takes { $n } point
       *[other] Mister X takes { $n } points
    }

# Why the game is over. Several of these texts get $seat, $station, $round and $n.
reason-captured = { seat-name } moved onto Mister X at { $station } in round { $round }.
reason-trapped = Mister X had no free station to go to from { $station } in round { $round }.
reason-stuck = After round { $round } no detective could ride any further.
reason-stuck-open = After round { $round } no detective could ride on.
reason-escaped = All { $round } rounds are over and Mister X is still free, at { $station }.
reason-spent = The detectives paid their last ticket in round { $round }, and Mister X is still free.
reason-conceded-side = The detectives gave up in round { $round }.
reason-conceded-tickets =
    { $n ->
        [one] The detectives gave up in round { $round }. Their remaining tickets, worth { $n } point, go to Mister X.
       *[other] The detectives gave up in round { $round }. Their remaining tickets, worth { $n } points, go to Mister X.
    }
reason-conceded = { seat-name } gave up.
# $reason: a word of the program, for reasons that this page does not know.
reason-other = The game is over ({ $reason }).

undo-open = Take back my last move
# $name: a person of any gender.
undo-asks = { $name } would like to take back their last move.
undo-mine = You would like to take back your last move. Waiting for { $names }.
undo-yes = Yes, let them
undo-no = No
undo-practice = Practice

# $move: such as “Red by taxi to 58” (move-words-ride).
agree-propose = Propose: { $move }
# $name: a person.
agree-proposes = { $name } proposes: { $move }
agree-mine = You propose: { $move }
agree-waiting = Waiting for { $names }.
agree-yes = Agree
agree-no = No
agree-back = Withdraw
agree-withdrawn = { $name } said no. Propose something else.
agree-taken-back = { $name } withdrew the proposal.
# The game went on before everyone had agreed.
agree-lapsed = The proposal has lapsed.
agree-hint = All of you must agree.
agree-captain = { $name } moves for your side.

# Every player is Mister X once; each game of the series is a heat.
series-title = Heats and points
series-short = Heats
series-heat = Heat { $n } of { $of }
series-who = Player
series-total = Total
# Beside the player who is Mister X in this heat.
series-x = is Mister X
series-you = you
series-next = Next heat
series-next-who = { $name } will be Mister X.
series-ready = Ready for the next heat
# $names: a list of $n people.
series-ready-names =
    { $n ->
        [one] { $names } is ready.
       *[other] { $names } are ready.
    }
series-ready-wait = Waiting for the others …
# $names: a list of $n people.
series-winner =
    { $n ->
        [one] { $names } wins the series
       *[other] { $names } win the series
    }
series-again = Play another series
series-lobby = Everyone is Mister X once: { $n } heats.
series-names = Who plays, clockwise from the first Mister X?
series-name = Player { $n }

# Over the name of a person or side, which stands in a line of its own in large letters.
curtain-title = Pass the device to
# A button. $who: a person, Mister X, or several names with “or”.
curtain-enter = I am { $who }
curtain-enter-many = We are the detectives
# Alone in a line, in large letters, under curtain-title.
curtain-detectives = The detectives
curtain-text = Nobody else should look now.
curtain-open = The last view is covered. Go on together.
curtain-wait = The curtain is closed.
curtain-wait-text = Others are moving. Open the curtain to see your side.
curtain-pin = PIN
curtain-one = Playing alone? Keep one side only
curtain-one-bot = A bot plays the other side from now on, and the curtain goes.
curtain-one-open = You leave the other side’s seats, and the curtain goes.
# A button. $side: 0 is Mister X, 1 the detectives.
curtain-only =
    { $side ->
        [0] I play only Mister X
       *[other] I play only the detectives
    }

plain-moves = Your moves
# A field in which a player writes.
plain-fill = Your words
plain-send = Send
plain-table = The table
