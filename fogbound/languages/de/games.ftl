### Finished games: the list of them, and one at its own address.

games-title = Meine beendeten Spiele
games-none = Du hast noch kein Spiel beendet.
games-none-text = Hier findest du jedes beendete Spiel, mit Rückblick.
games-more = Ältere Spiele
games-won = Gewonnen
games-lost = Verloren
games-over = Beendet
games-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
games-length-yard =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
games-length-twenty =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
games-length =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
# How long a game took.
games-minutes = { $n } Min.
# $names: a list of people or bots.
games-with = mit { $names }
# $names: a list of people or bots.
games-against = gegen { $names }
# $seats: a list of pawns that the reader played.
games-as = Du: { $seats }
games-practice = Übung
games-even = Gleiche Chancen
games-taken = Züge zurückgenommen
# In a series everyone is Mister X once; each game of it is a heat.
games-heat = Durchgang { $n } von { $of }
games-public = Geteilt
games-private = Dieses Spiel ist privat
games-private-text = Nur wer mitgespielt hat, kann es öffnen. Warst du dabei? Dann öffne es auf dem Gerät, an dem du gespielt hast. Sonst bitte die anderen, es zu teilen.

# A button under a finished game.
share-open = Teilen
share-title = Dieses Spiel teilen
share-text = Wer den Link hat, kann den Rückblick ansehen und die Namen lesen. Nur wer mitgespielt hat, kann das rückgängig machen.
share-go = Veröffentlichen und Link kopieren
share-link = Link zu diesem Spiel
share-undo = Wieder privat machen
share-picture = Bild von diesem Spiel
share-png = Bild speichern (PNG)
share-svg = SVG
share-public = Dieses Spiel ist öffentlich.
