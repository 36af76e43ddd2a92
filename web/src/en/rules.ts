/** How to play the chase, in a few lines. */
export const rules = {
  "yard.rules.round.title": "The hunt",
  "yard.rules.round":
    "One of you is Mister X; the others hunt him together. In every round Mister X moves first, then all who hunt him.",
  "yard.rules.order.yard/classic-1983": "The detectives take their turns one after another, clockwise.",
  "yard.rules.order.yard/police-2017": "The detectives choose anew in each round who of them goes first.",
  "yard.rules.ride.title": "A ride",
  "yard.rules.ride":
    "A ride goes along one line, to the very next station on it. Whoever can ride must. Two pawns never share a station.",
  "yard.rules.tickets.title": "Tickets",
  "yard.rules.tickets":
    "A detective pays every ride with a ticket of that line, out of his own purse. What is gone is gone.",
  "yard.rules.tickets.pool":
    "A detective pays every ride with a ticket of that line. Both detectives share one purse; what is gone is gone.",
  "yard.rules.tickets.x": "Mister X shows a ticket too, but his taxi, bus and underground tickets never run out.",
  "yard.rules.tickets.x.counted": "Mister X shows a ticket too, and at this table his can run out.",
  "yard.rules.police.title": "Police",
  "yard.rules.police": "Police officers ride free on every line. Any detective may move them.",
  "yard.rules.fog.title": "In the fog",
  "yard.rules.fog": "You see which ticket Mister X plays, not where he goes.",
  "yard.rules.fog.seen": "After his moves {n} he shows himself.",
  "yard.rules.black.title": "Black tickets",
  "yard.rules.black": "Only Mister X has some. They hide which line he took, and nothing else pays for the ferry.",
  "yard.rules.double.title": "Double move",
  "yard.rules.double":
    "For a double-move ticket Mister X rides twice before anybody else moves, once in a round at most. Each ride counts as a move of his.",
  "yard.rules.show.title": "Showing himself",
  "yard.rules.show": "After a ride Mister X may choose to be seen; he then takes one ticket from every detective.",
  "yard.rules.end.title": "Who wins",
  "yard.rules.end":
    "The detectives win when one of their pawns comes to Mister X's station, or when he has no free station to go to.",
  "yard.rules.end.x":
    "Mister X wins if he is free after round {n}, or as soon as no detective has a ticket that takes him on.",
  "yard.rules.end.police":
    "Mister X wins if he is free after round {n}, or as soon as neither a detective nor the police can ride on.",

  "yard.rules.heats.title": "Heats",
  "yard.rules.heats": "Everybody is Mister X once. He runs for points; whoever has the most after all heats wins.",
  "yard.rules.start.title": "The start",
  "yard.rules.start":
    "The detectives put their three pawns on underground stations. Then chance says where Mister X starts, and all see it.",
  "yard.rules.turn.title": "A turn",
  "yard.rules.turn":
    "Mister X rides in sight and pays nothing. Then each of the three pawns rides, in any order; the detectives agree on it.",
  "yard.rules.branch":
    "A ride goes to the next station of one line; where lines of one colour cross, you may turn off.",
  "yard.rules.points.title": "Tickets and points",
  "yard.rules.points":
    "The detectives pay out of one purse, and every ticket they pay is points for Mister X: {prices}.",
  "yard.rules.points.x": "A pawn with no ticket that takes it on stays where it is.",
  "yard.rules.vanish.title": "Black ticket",
  "yard.rules.vanish":
    "Once, Mister X may vanish: he is back when the detectives have moved. That costs him {price} points.",
  "yard.rules.vanish.some":
    "{n} times, but never twice in a row, Mister X may vanish: he is back when the detectives have moved. Each time costs him {price} points.",
  "yard.rules.vanish.boat": "Vanishing, he may also take the boat, once in a heat.",
  "yard.rules.vanish.boats": "Vanishing, he may also take the boat.",
  "yard.rules.heat.title": "The end of a heat",
  "yard.rules.heat":
    "It ends when he is caught, when the last ticket is paid, or when the detectives give up: then he gets every ticket that is left.",
  "yard.rules.stuck": "It also ends so when none of them can ride.",
  "yard.rules.stuck.kept": "It also ends when none of them can ride; they then keep what is left.",
} as const;
