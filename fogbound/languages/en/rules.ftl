### How to play, in a few lines.

## The chase

yard-rules-round-title = The hunt
yard-rules-round = One of you is Mister X; the others hunt him together. Each round Mister X moves first, then his pursuers.
yard-rules-order-yard-classic-1983 = The detectives move in turn, clockwise.
yard-rules-order-yard-police-2017 = Each round the detectives choose their own order.
yard-rules-ride-title = A ride
yard-rules-ride = A ride follows one line to its next station. A pawn that can ride must. Two pawns never share a station.
yard-rules-tickets-title = Tickets
yard-rules-tickets = A detective pays for each ride with a ticket of that line, from their own purse. Used tickets are gone.
yard-rules-tickets-pool = A detective pays for each ride with a ticket of that line. The detectives share one purse; used tickets are gone.
yard-rules-tickets-x = Mister X shows a ticket too, but his taxi, bus and underground tickets never run out.
yard-rules-tickets-x-counted = Mister X shows a ticket too, and at this table his tickets can run out.
yard-rules-police-title = Police
yard-rules-police = Police officers ride free on every line. Any detective may move them.
yard-rules-fog-title = In the fog
yard-rules-fog = You see which ticket Mister X plays, not where he goes.
# $n: a list of move numbers, such as “3, 8, 13 and 18”.
yard-rules-fog-seen = He shows himself after moves { $n }.
yard-rules-black-title = Black tickets
yard-rules-black = Only Mister X has these. They hide which line he took, and only they pay for the ferry.
yard-rules-double-title = Double move
yard-rules-double = With a double-move card Mister X rides twice before anyone else moves, at most once a round. Each ride counts as a move.
yard-rules-show-title = Showing himself
yard-rules-show = After a ride Mister X may show himself; he then takes one ticket from each detective.
yard-rules-end-title = Who wins
yard-rules-end = The detectives win when one of their pawns reaches Mister X’s station, or when he has no free station to go to.
yard-rules-end-x = Mister X wins if he is free after round { $n }, or as soon as no detective has a ticket to ride on.
yard-rules-end-police = Mister X wins if he is free after round { $n }, or as soon as neither a detective nor the police can ride on.

yard-rules-heats-title = Heats
yard-rules-heats = Everyone is Mister X once. He runs for points; the player with the most after all heats wins.
yard-rules-start-title = The start
yard-rules-start = The detectives place their three pawns on underground stations. Then chance picks Mister X’s start, and everyone sees it.
yard-rules-turn-title = A turn
yard-rules-turn = Mister X rides in sight and pays nothing. Then each of the three pawns rides, in an order the detectives agree on.
yard-rules-branch = A ride goes to the next station of one line; where lines of one colour cross, you may turn off.
yard-rules-points-title = Tickets and points
# $prices: a list of ticket-price.
yard-rules-points = The detectives pay from one purse, and each ticket they pay gives Mister X points: { $prices }.
yard-rules-points-x = A pawn without a ticket to ride on stays where it is.
yard-rules-vanish-title = Black ticket
yard-rules-vanish = Once, Mister X may vanish until the detectives have moved. It costs him { $price } points.
# $n: a number above 1.
yard-rules-vanish-some = { $n } times, but never twice in a row, Mister X may vanish until the detectives have moved. Each time costs him { $price } points.
yard-rules-vanish-boat = While vanishing he may take the ferry, once per heat.
yard-rules-vanish-boats = While vanishing he may take the ferry.
yard-rules-heat-title = The end of a heat
yard-rules-heat = It ends when he is caught, when the last ticket is paid, or when the detectives give up. If they give up, he gets every remaining ticket.
yard-rules-stuck = The same happens when none of them can ride.
yard-rules-stuck-kept = It also ends when none of them can ride; they keep what is left.

## Twenty questions

twenty-rules-card-title = The card
twenty-rules-card = Each card is a person, a place or a thing that speaks of itself. Find out who or what.
twenty-rules-card-reader = Only the reader sees it; each card has a new reader.
twenty-rules-pick-title = Picking a number
twenty-rules-pick = In turn, tap one of the { $numbers } numbers: behind it is a clue or a question mark.
twenty-rules-answer-title = Answering
twenty-rules-answer = After a clue you have one answer, or you pass. Close? Then you may be asked, once, for the exact name.
twenty-rules-die-title = Question mark and die
# $questions and $faces: numbers.
twenty-rules-die = Roll the die. { $questions } of its { $faces } sides let you ask anything, and then guess. A blank ends your turn.
twenty-rules-violet-title = The violet chip
twenty-rules-violet = Sure of it on another player’s clue? Buzz before they answer. It costs your violet chip, right or wrong; a right answer earns { $points } squares.
twenty-rules-points-title = Squares
twenty-rules-points = Find the card and move one square for each unused number.
twenty-rules-points-reader = The reader moves one for each used number, or none if someone cut in and found it; if nobody finds it, { $numbers }.
twenty-rules-track-title = The track
twenty-rules-track = First to square { $finish } wins. The finder moves first.
twenty-rules-suns = Land on a sun to get your violet chip back.
