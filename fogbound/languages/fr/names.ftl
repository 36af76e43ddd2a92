### What the things of the games are called, everywhere.

## Pawns and seats
##
## Colours and "Police 1" begin with a consonant, so "de { seat-name }" never elides; people's names ($name) may, so no
## text puts "de" or "que" before them. "La donne" and "L'arbitre" say nothing of anybody's gender.

# Ids: x; red, blue, green, yellow, black (detectives); bobby1, bobby2 (police officers without tickets);
# dealer (deals the start cards); p1 to p6 (players of 20 Questions); house (the program as reader of the cards).
seat-name =
    { $seat ->
        [x] Mister X
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [black] Noir
        [bobby1] Police 1
        [bobby2] Police 2
        [dealer] La donne
        [p1] Joueur 1
        [p2] Joueur 2
        [p3] Joueur 3
        [p4] Joueur 4
        [p5] Joueur 5
        [p6] Joueur 6
        [house] L’arbitre
       *[other] { $seat }
    }
# The same for another pawn of the sentence, by its id $holder.
holder-name =
    { $holder ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [black] Noir
        [bobby1] Police 1
        [bobby2] Police 2
       *[other] { $holder }
    }

## Tickets
##
## All are masculine and begin with a consonant: "le taxi", "en bus", "un black ticket".

ticket-name =
    { $ticket ->
        [t] Taxi
        [b] Bus
        [u] Métro
        [k] Black ticket
        [double] Coup double
       *[other] { $ticket }
    }
# Inside a sentence or a list. .several: after a number above 1; .by: how somebody rides.
ticket-word =
    { $ticket ->
        [t] taxi
        [b] bus
        [u] métro
        [k] black ticket
        [double] coup double
       *[other] { $ticket }
    }
    .several =
        { $ticket ->
            [t] taxi
            [b] bus
            [u] métro
            [k] black tickets
            [double] coups doubles
           *[other] { $ticket }
        }
    .by =
        { $ticket ->
            [t] en taxi
            [b] en bus
            [u] en métro
            [k] avec un black ticket
            [double] en coup double
           *[other] { $ticket }
        }
# How many tickets of a kind somebody has, in a list: “4 taxi, 3 bus et 2 métro”, as the rulebooks write it.
ticket-count =
    { $n ->
        [one] { $n } { ticket-word }
       *[other] { $n } { ticket-word.several }
    }
# What a ticket is worth in points, in a list: “taxi 1, bus 2 et métro 4”.
ticket-price = { ticket-word } { $n }

## Elsewhere

help-title = Comment jouer
names-title = Qui joue sur cet appareil ?
twenty-names-title = Qui joue ?
twenty-names-text = Dans l’ordre autour de la table. Sans nom, on joue comme Joueur 1, Joueur 2, etc.
twenty-names-go = Tirer la première carte
