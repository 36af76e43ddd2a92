### Was auf Bildern steht: der Plan und seine Legende, Plakate beendeter Spiele, Bilder der Lektionen. Der Server schreibt sie.

## Unter dem Plan. Wenig Platz.

legend-line =
    { $line ->
        [taxi] Taxi
        [bus] Bus
        [underground] U-Bahn
       *[ferry] Fähre
    }
legend-sign =
    { $line ->
        [taxi] Taxistand
        [bus] Taxi und Bus
        [underground] Taxi, Bus, U-Bahn
       *[ferry] Fähranleger
    }
legend-junction =
    { $line ->
        [taxi] Taxikreuzung
        [bus] Buskreuzung
        [underground] U-Bahn-Kreuzung
       *[ferry] Fährkreuzung
    }
legend-seen = X zuletzt gesehen, Feld n
legend-suspect = X ist vielleicht hier
legend-mark = markiert
legend-path = Weg von X
picture-stations =
    { $n ->
        [one] { $n } Station
       *[other] { $n } Stationen
    }

## Der Plan in Worten, für Screenreader.

picture-says = Ein Plan mit { $stations } nummerierten Stationen und { $lines } Linien dazwischen.
picture-junctions = Kreuzungen, an denen man auf eine andere Linie derselben Art abbiegen kann: { $n }.
picture-pawn = { seat-name } steht auf { $station }.
picture-last-seen = X war zuletzt auf { $station } zu sehen, Feld { $n }.
picture-may-be = X kann hier sein: { $places }.
picture-went = X fuhr { $way }.

## Ein beendetes Spiel als Bild zum Teilen. Darüber steht, wer gewonnen hat.

poster-detectives = Detektive
poster-captured = In Runde { $round } auf { $station } gefasst.
poster-trapped = In Runde { $round } auf { $station } umstellt.
poster-escaped =
    { $round ->
        [one] Nach { $round } Runde noch frei.
       *[other] Nach { $round } Runden noch frei.
    }
poster-spent = Nach Runde { $round } fehlten die Tickets, ihm zu folgen.
poster-conceded-x = Mister X gab in Runde { $round } auf.
poster-conceded = Die Detektive gaben in Runde { $round } auf.
poster-over = Zu Ende in Runde { $round }.
poster-cards =
    { $n ->
        [one] Nach { $n } Karte.
       *[other] Nach { $n } Karten.
    }
poster-cards-last =
    { $n ->
        [one] Nach { $n } Karte. Die letzte Lösung: { $answer }.
       *[other] Nach { $n } Karten. Die letzte Lösung: { $answer }.
    }
poster-more = und { $n } weitere

## Ein Moment aus 20 Questions als kleines Bild, in den Regeln.

quiz-card =
    { $category ->
        [person] Karte { $n }: eine Person
        [place] Karte { $n }: ein Ort
       *[thing] Karte { $n }: ein Ding
    }
quiz-own-card = Das siehst nur du: { $answer }
quiz-mark = ein Fragezeichen: Es wird gewürfelt
