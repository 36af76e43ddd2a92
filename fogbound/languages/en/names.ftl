### What the things of the games are called, everywhere.

## Pawns and seats
##
## A text that speaks of a pawn gets its id as $seat, and { seat-name } writes its name. A language with cases or genders
## can choose by $seat in any text, or add forms to seat-name as attributes (.accusative = …) and write
## { seat-name.accusative }. Pawns are pieces with a colour; nobody's gender follows from it. Mister X is a man.

# Ids: x; red, blue, green, yellow, black (detectives); bobby1, bobby2 (police officers without tickets);
# dealer (deals the start cards); p1 to p6 (players of 20 Questions); house (the program as reader of the cards).
seat-name =
    { $seat ->
        [x] Mister X
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [black] Black
        [bobby1] Police 1
        [bobby2] Police 2
        [dealer] The dealer
        [p1] Player 1
        [p2] Player 2
        [p3] Player 3
        [p4] Player 4
        [p5] Player 5
        [p6] Player 6
        [house] The house
       *[other] { $seat }
    }
# The same for another pawn of the sentence, by its id $holder.
holder-name =
    { $holder ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [black] Black
        [bobby1] Police 1
        [bobby2] Police 2
       *[other] { $holder }
    }

## Tickets
##
## A text that speaks of a ticket gets its id as $ticket: t (taxi), b (bus), u (underground), k (black: hides the line,
## and pays for the ferry), double (the card for two rides in a row). The first form stands alone, as on a button.

ticket-name =
    { $ticket ->
        [t] Taxi
        [b] Bus
        [u] Underground
        [k] Black ticket
        [double] Double move
       *[other] { $ticket }
    }
# Inside a sentence or a list.
ticket-word =
    { $ticket ->
        [t] taxi
        [b] bus
        [u] underground
        [k] black ticket
        [double] double move
       *[other] { $ticket }
    }
# How many tickets of a kind somebody has, in a list: “taxi 4, bus 3 and underground 2”.
ticket-count = { ticket-word } { $n }
# What a ticket is worth in points, in a list: “taxi 1, bus 2 and underground 4”.
ticket-price = { ticket-word } { $n }

## Elsewhere

help-title = How to play
names-title = Who plays on this device?
twenty-names-title = Who is playing?
twenty-names-text = In the order you sit. Whoever gives no name plays as Player 1, Player 2 and so on.
twenty-names-go = Deal the first card
