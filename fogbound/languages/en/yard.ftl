### The chase: its moves, tickets, map and log.

# A heading over the tickets to choose from.
move-title = { seat-name } to { $station }
move-pick-black = A black ticket hides which line you take, even the ferry.
# How many tickets of this kind are left.
move-left = { $n } left
move-again = Tap again to ride
# A move in the words of its mover, also inside other texts as $move.
move-confirm = { ticket-name } to { $station }
move-confirm-boat = Black ticket (ferry) to { $station }
move-wasted = You will be seen at { $station } anyway. Use a black ticket?
move-wasted-yes = Use it
move-wasted-no = Keep it
move-each = Confirm each move
move-each-text = A ticket waits for a second tap before it is played.
move-seen = Move { $n }: everyone will see you there.
move-boat = Black ticket (ferry)
move-double = Double move
move-double-text = Two rides before anyone else moves. Each takes a ticket and counts as a move. The card is then gone.
move-double-seen-first = Everyone sees where the first ride ends; the second hides you again. The card is then gone. Play it?
move-double-seen-second = Two rides in a row, and everyone sees where the second one ends. The card is then gone. Play it?
move-double-yes = Play the double move
move-double-no = Keep it
move-single = One ride: you keep the double move.
move-price =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
move-vanish = Black: you vanish until the detectives have moved. It costs { $n } points.
move-place = Place { seat-name } on { $station }
move-place-text = This pawn starts here. Mister X’s start is drawn once all pawns are placed.
# A move that players talk about, after “Propose:” (agree-propose).
move-words-ride = { seat-name } by { ticket-word } to { $station }
move-words-place = { seat-name } starts at { $station }
# After “Propose:” (agree-propose).
move-words-concede = give up
move-show = Show myself at { $station }
move-hide = Stay hidden
move-take = Take { ticket-name } from { seat-name }
# For screen readers: a station and the tickets that lead there. $tickets: a list of ticket-word.
move-station = { $station }: { $tickets }
move-stations = Stations you can go to

## Why a pawn cannot go to a station that somebody tapped
##
## $station: where the pawn is. $target: the station that was tapped. $holder: the id of another pawn, like $seat.
## One or two lines in a box on the map.

why-possible = { seat-name } can go to { $target }.
why-no-such-station = There is no station { $target } on this map.
why-not-now = { seat-name } has something else to decide before the next ride.
why-here = { seat-name } is at { $target } now, and every move leads to another station.
why-no-line = No line joins { $station } and { $target }.
why-far = No line joins { $station } and { $target }: it is { $n } rides away.
# $via: a station in between.
why-two = No line joins { $station } and { $target }: it is two rides away, for example by way of { $via }.
why-occupied = { holder-name } is on { $target }, and two pursuers never share a station.
why-occupied-x = { holder-name } is on { $target }, and Mister X never rides to a pursuer.
why-starts = { holder-name } starts on { $target }, and two pursuers never share a station.
why-no-start = Detectives start on underground stations, and { $target } is not one.
why-ferry = Only the ferry joins { $station } and { $target }, and it takes Mister X’s black tickets.
why-no-boat = Only the ferry goes to { $target }, and Mister X has used his ferry ride.
why-no-black = Only the ferry joins { $station } and { $target }, and { seat-name } has no black ticket left.
# $ticket: t, b or u.
why-no-ticket = Only the { ticket-word } goes from { $station } to { $target }, and { seat-name } has no { ticket-word } ticket left.
# $tickets: two or three of taxi, bus and underground, with “or”.
why-no-tickets = Only { $tickets } goes from { $station } to { $target }, and { seat-name } has no such ticket left.
why-dead-end = From { $target } there would be no second ride, and a double move needs both.
why-black-again = Mister X has just come out of hiding, and never plays two black tickets in a row.

## Keys

keys-station = Type a station
keys-confirm = Go to the station typed
# What keys do. $tickets: a list of ticket-word.
keys-tickets = Ride by { $tickets }
keys-hint = Hint
keys-close = Close tickets, question or hint
keys-arrows = From station to station; move the map
keys-zoom = Zoom the map

cover-on = Your station is covered.
cover-at = You are at { $station }.
# A button that shows the station while it is held.
cover-peek = Hold to peek
cover-peek-key = or hold the space bar
cover-open = Uncover this turn
cover-close = Cover again
cover-pref = Hide my station
cover-pref-text = Until you hold the button, or uncover it for a turn.

log-title = Travel log
round-goal = Mister X wins if he is still free at the end of round { $n }. A double move is two moves of the travel log in one round.
# Under the travel log: how many places it has. $n: how many of them are there only because of double moves.
log-extra = { $rounds } rounds, { $n } more for doubles
# A place of the travel log, for screen readers. The texts below follow it.
log-window = Move { $n }
log-empty = not played yet
# Mister X will show himself after this move.
log-reveal = shows himself
log-hidden = hidden
log-at = at { $station }
log-double = double move
log-seen = Last seen at { $station }, move { $n }
log-seen-now = In sight at { $station }
log-unseen = Not seen yet
log-vanished = Vanished from { $station }
log-next = Appears at move { $n }
# Mister X will not show himself any more.
log-last = Appears no more

tickets-pool = One purse for all detectives
tickets-pool-name = Common tickets
# Of all tickets of the detectives together.
tickets-pool-left =
    { $n ->
        [one] worth { $n } point
       *[other] worth { $n } points
    }
# Beside a pawn.
tickets-frozen = no ticket to ride on
# Mister X's points, and what he can still get. Little room.
score-now =
    { $points ->
        [one] { $points } point, { $left } left
       *[other] { $points } points, { $left } left
    }
score-points =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
score-boat =
    { $n ->
        [one] { $n } ferry ride left
       *[other] { $n } ferry rides left
    }
score-concede =
    { $n ->
        [one] Mister X gets every remaining ticket: { $n } more point. This cannot be undone.
       *[other] Mister X gets every remaining ticket: { $n } more points. This cannot be undone.
    }
# Beside a police pawn, which needs no tickets.
tickets-free = travels free
tickets-reserve = Reserve
tickets-at = At { $station }
tickets-hidden = Out of sight

map-seen = Mister X shows himself at { $station }
map-seen-back = Mister X comes out of hiding at { $station }
map-seen-you = Everyone sees you at { $station }
map-skip = Tap to skip
# Large, over the map, at the end. Little room.
finale-captured = Caught at { $station } by { seat-name }, in round { $round }
finale-trapped = Trapped at { $station }, in round { $round }
finale-skip = Skip to the result
finale-escaped = Mister X got away

map-label = Map: arrow keys move it, plus and minus zoom, W shows all of it
map-in = Zoom in
map-out = Zoom out
map-fit = Whole map
map-focus = My pawn
# A warning at a station. $seats: a list of $n pawns.
map-danger = { $seats } can get there next.
# Under a number, on a button. Very little room.
map-suspects-word =
    { $n ->
        [one] suspect
       *[other] suspects
    }
map-suspects-hide = Hide the suspects
map-suspects-show = Show the suspects
map-suspects-on =
    { $n ->
        [one] Orange marks where X can be: { $n } station.
       *[other] Orange marks where X can be: { $n } stations.
    }
map-suspects-on-x =
    { $n ->
        [one] Orange marks where you can be, for all they know: { $n } station.
       *[other] Orange marks where you can be, for all they know: { $n } stations.
    }
map-suspects-off = The stations where X can be are hidden now.
map-whereabouts = Where he probably is
# On a button. Very little room: one short word.
map-whereabouts-word = odds
map-whereabouts-hide = Hide where he probably is
map-whereabouts-show = Show where he probably is
# Players draw on the map for their side.
map-pencil = Pencil
map-pencil-off = Put the pencil away
map-error = The map did not load. Trying again …
map-edge = Show { seat-name }, at { $station }
map-pawn = { seat-name } at { $station }

mark-ring = Ring
mark-cross = Cross
mark-note = Note
mark-arrow = Arrow
mark-clear = Clear all
mark-undo = Undo
mark-done = Done
mark-text = Note text
mark-colour = Colour { $n }
mark-ring-hint = Tap a station to ring it; tap again to erase.
mark-cross-hint = Tap a station to cross it out; tap again to erase.
mark-note-hint = Write a word, then tap a station.
mark-arrow-hint = Tap where the arrow starts, then where it ends.
mark-arrow-from = From { $station }: now tap where it ends.

# In ply-… texts: what happened, one sentence for each move.
ply-deal = { seat-name } starts at { $station }.
ply-deal-hidden = { seat-name } starts out of sight.
ply-ride = { seat-name } takes the { ticket-word } to { $station }.
# $ticket: t, b or u.
ply-x-ride = Mister X takes the { ticket-word } (move { $n }).
ply-x-ride-at = Mister X takes the { ticket-word } to { $station } (move { $n }).
ply-x-ride-shown = Mister X takes the { ticket-word } and shows himself at { $station }! (move { $n })
ply-x-black = Mister X plays a black ticket (move { $n }).
ply-x-black-at = Mister X rides to { $station } on a black ticket (move { $n }).
ply-x-black-shown = Mister X plays a black ticket and shows himself at { $station }! (move { $n })
ply-double = Mister X plays a double move: two rides in a row.
ply-vanish = Mister X plays a black ticket and vanishes.
ply-vanish-at = Mister X vanishes, to { $station }.
ply-emerge = Mister X is back, at { $station }!
ply-show = Mister X shows himself at { $station }!
ply-hide = Mister X stays hidden.
ply-take = Mister X takes a { ticket-word } ticket from { seat-name }.
ply-concede-side = The detectives give up.
ply-concede = { seat-name } gives up.
# $name: a pawn or a player. $move: a move in letters.
ply-other = { $name }: { $move }

replay-title = How it went
replay-now = Replay
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step forward
replay-first = To the start of the replay
replay-last = To its end
replay-slider = Move of the replay
# Under the map while the game is looked back on.
replay-at = Round { $round }
replay-start = Start

## Why a typed move is refused. $move and $possible: moves in letters, such as t58.

refuse-no-such-move = The chase has no move “{ $move }”; its moves begin with { $verbs }.
refuse-not-now = { seat-name } cannot play { $move } now. Possible: { $possible }.
refuse-placed = The pawns are on the board; nothing is left to place.
refuse-dealt = The start cards are dealt; nothing is left to deal.
# $example: a move.
refuse-where = Say where to go: a ticket and a station, such as { $example }.
# $free: stations with commas between them.
refuse-place = Say where: place and a station, such as { $example }. Free: { $free }.
refuse-no-start = Nobody starts on { $station }. Free: { $free }.
refuse-colleague = A colleague stands on { $station }; two pawns never share a station. Free: { $free }.
refuse-only-x = Only Mister X can play { $move }.
refuse-double-late = A double move is announced before the first of its two rides, once a turn.
refuse-no-double = Mister X has no double-move card left.
refuse-no-second = No first ride from here would leave a legal second one.
# “voluntary_reveal” is the name of an option.
refuse-not-agreed = At this table Mister X may not choose to show himself.
refuse-now = { $move } is not possible now.
refuse-black = Only Mister X has black tickets.
refuse-no-ticket =
    { $ticket ->
        [k] { seat-name } has no black ticket left.
       *[other] { seat-name } has no { ticket-word } ticket left.
    }
# $reached: stations with commas between them.
refuse-no-line = No line of any kind joins { $station } and { $target }; lines from { $station } go to { $reached }.
# $ticket: t, b or u. $moves: moves in letters that do lead there.
refuse-not-linked = The { ticket-word } does not go to { $target }: it goes from { $station } to { $reached }.
refuse-not-linked-try = The { ticket-word } does not go to { $target }: it goes from { $station } to { $reached }. These do: { $moves }.
refuse-no-stop = The { ticket-word } does not go to { $target }: it does not stop at { $station }.
refuse-no-stop-try = The { ticket-word } does not go to { $target }: it does not stop at { $station }. These do: { $moves }.
