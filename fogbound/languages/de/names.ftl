### What the things of the games are called, everywhere.

## Pawns and seats
##
## Colours and numbers stand without an article and are never inflected: „Rot zieht“, „von Rot“, „auf Rot“.

# Ids: x; red, blue, green, yellow, black (detectives); bobby1, bobby2 (police officers without tickets);
# dealer (deals the start cards); p1 to p6 (players of 20 Questions); house (the program as reader of the cards).
# p1 to p6 are „Figur“: „Spieler“ would have a gender, and „Person“ is a kind of card.
# The house is Fogbound itself, which needs no article and no case.
seat-name =
    { $seat ->
        [x] Mister X
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [bobby1] Polizei 1
        [bobby2] Polizei 2
        [dealer] Das Los
        [p1] Figur 1
        [p2] Figur 2
        [p3] Figur 3
        [p4] Figur 4
        [p5] Figur 5
        [p6] Figur 6
        [house] Fogbound
       *[other] { $seat }
    }
# The same for another pawn of the sentence, by its id $holder.
holder-name =
    { $holder ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
        [black] Schwarz
        [bobby1] Polizei 1
        [bobby2] Polizei 2
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
        [u] U-Bahn
        [k] Black-Ticket
        [double] Doppelzug
       *[other] { $ticket }
    }
# Inside a sentence or a list. .the: with its article. .by: how a pawn rides. .card: the piece of cardboard, always neuter.
ticket-word =
    { $ticket ->
        [t] Taxi
        [b] Bus
        [u] U-Bahn
        [k] Black-Ticket
        [double] Doppelzug
       *[other] { $ticket }
    }
    .the =
        { $ticket ->
            [t] das Taxi
            [b] der Bus
            [u] die U-Bahn
            [k] das Black-Ticket
            [double] der Doppelzug
           *[other] { $ticket }
        }
    .by =
        { $ticket ->
            [t] mit dem Taxi
            [b] mit dem Bus
            [u] mit der U-Bahn
            [k] mit einem Black-Ticket
            [double] mit einem Doppelzug
           *[other] mit { $ticket }
        }
    .card =
        { $ticket ->
            [t] Taxi-Ticket
            [b] Bus-Ticket
            [u] U-Bahn-Ticket
            [k] Black-Ticket
            [double] Doppelzug-Ticket
           *[other] { $ticket }
        }
# How many tickets of a kind somebody has, in a list: “taxi 4, bus 3 and underground 2”.
ticket-count = { $n }× { ticket-word }
# What a ticket is worth in points, in a list: “taxi 1, bus 2 and underground 4”.
ticket-price = { ticket-word } { $n }

## Elsewhere

help-title = So wird gespielt
names-title = Wer spielt an diesem Gerät?
twenty-names-title = Wer spielt mit?
twenty-names-text = In der Reihenfolge, in der ihr sitzt. Wer keinen Namen angibt, spielt als Figur 1, Figur 2 und so weiter.
twenty-names-go = Erste Karte austeilen
