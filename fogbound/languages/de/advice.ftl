### The adviser: hints at the table, and looking back on a game that is over.
###
### Mister X is “he”, the reader is “you”. $name is the bot that advises.

# A button. $name: the name of the strongest bot, Superhirn.
hint-ask = Was würde { $name } tun?
hint-ask-short = Tipp
hint-thinking = { $name } denkt nach …
hint-thinking-short = Denkt nach …
# A heading; the moves it would choose follow as a list, such as “Taxi nach 58”.
hint-title = Tipp von { $name }
hint-close = Tipp schließen
# Under a move of the hint. $chance: a percentage, such as 62 %.
hint-chance = { $chance } Siegchance
hint-chance-points = X bekommt { $chance } der Punkte
hint-chance-points-x = { $chance } der Punkte
# Read aloud. $move: such as “Taxi nach 58” (move-confirm); $chance: hint-chance; $why: whole sentences.
hint-spoken = { $name } würde spielen: { $move }, { $chance }. { $why }
hint-spoken-easy = { $name } würde spielen: { $move }. { $why }
hint-alike = Diese Züge sind etwa gleich gut.
hint-alike-x = { $name } wechselt zwischen gleich guten Zügen, damit niemand sie vorhersagen kann.
# Below the chances of a hint, and of an analysis. $name: the bot that advises.
chance-for = Die Chancen gelten, wenn beide Seiten so weiterspielen wie { $name }.
# A switch that shows on the map where Mister X (“he”) probably is.
hint-belief = Wo er wohl ist
hint-belief-x = Wo sie dich vermuten
hint-details = Mehr Gründe
hint-details-less = Weniger Gründe
# A move of the hint: where to start.
hint-place = Start auf { $station }
# A move of the hint.
hint-concede = Aufgeben

## None begins with a number: they stand in a row, and "now 4. 22 stations" reads like one number.

hint-catches = Zu { $chance } ist er auf { $station }.
hint-catches-sure = Er ist auf { $station }: Damit ist er gefasst.
# The detectives choose their own order: another pawn should move first.
hint-first = Zieh besser zuerst mit { seat-name }.
hint-reach =
    { $n ->
        [one] Zu { $chance } ist er höchstens eine Fahrt von dort entfernt, auf { $n } Station.
       *[other] Zu { $chance } ist er höchstens eine Fahrt von dort entfernt, verteilt auf { $n } Stationen.
    }
hint-only = Zu { $chance } ist ihm keine andere Figur so nah.
# $before and $after: average numbers of rides, such as 2.5.
hint-closer = Bringt dich näher heran: im Schnitt { $after } statt { $before } Fahrten bis zu ihm.
# The rules alone say so, whoever plays. In …-x the reader is Mister X.
hint-settled-caught = Damit ist er noch in dieser Runde sicher gefasst.
hint-settled-caught-x = Sie können dich sicher fassen, bevor du wieder ziehst.
hint-settled-away = Niemand kann ihn mehr fassen.
hint-settled-away-x = Niemand kann dich mehr fassen.
hint-shows = Alle sehen dich auf { $station }.
hint-suspects =
    { $n ->
        [one] Danach kommt { $n } Station für dich infrage, jetzt sind es { $before }.
       *[other] Danach kommen { $n } Stationen für dich infrage, jetzt sind es { $before }.
    }
hint-suspects-same =
    { $n ->
        [one] Für dich kommt weiterhin { $n } Station infrage.
       *[other] Für dich kommen weiterhin { $n } Stationen infrage.
    }
# $n: rides from that pursuer to the station of the move.
hint-away =
    { $n ->
        [one] Am nächsten ist { seat-name }, { $n } Fahrt entfernt.
       *[other] Am nächsten ist { seat-name }, { $n } Fahrten entfernt.
    }
hint-ways = Auswege von dort: { $n }.
hint-range =
    { $n ->
        [one] Von dort in zwei Fahrten erreichbar: { $n } Station.
       *[other] Von dort in zwei Fahrten erreichbar: { $n } Stationen.
    }
hint-spends =
    { $ticket ->
        [k] Kostet ein Black-Ticket; übrig: { $n }.
        [double] Kostet einen Doppelzug; übrig: { $n }.
       *[other] Kostet ein { ticket-word.card }; übrig: { $n }.
    }
# $n: Mister X's black tickets.
hint-keeps-k =
    { $n ->
        [one] Du behältst dein Black-Ticket.
       *[other] Du behältst deine { $n } Black-Tickets.
    }
hint-keeps-double =
    { $n ->
        [one] Du behältst deinen Doppelzug.
       *[other] Du behältst deine { $n } Doppelzüge.
    }

## The one idea of a hint: two short sentences at most.

# A detective could catch you: $station is where you are now.
idea-threat = { seat-name } kann im nächsten Zug { $station } erreichen.
idea-threat-many = { $n } Detektive können im nächsten Zug { $station } erreichen.
# In idea-… texts, $move is a move such as “Taxi nach 58” (move-confirm), at the beginning of the sentence.
idea-away =
    { $n ->
        [one] { $move }: So bleiben alle Detektive mindestens { $n } Fahrt entfernt.
       *[other] { $move }: So bleiben alle Detektive mindestens { $n } Fahrten entfernt.
    }
idea-away-close = { $move } ist sicher: { seat-name } hat kein Ticket, um dir zu folgen.
idea-exposed =
    { $n ->
        [one] { $move }: Dort kann dich { $n } Detektiv erreichen, muss aber erst erraten, wo du bist.
       *[other] { $move }: Dort können dich { $n } Detektive erreichen, müssen aber erst erraten, wo du bist.
    }
idea-exposed-seen =
    { $n ->
        [one] { $move }: Dort kann dich { $n } Detektiv erreichen.
       *[other] { $move }: Dort können dich { $n } Detektive erreichen.
    }
idea-exposed-everywhere =
    { $n ->
        [one] Wohin du auch fährst, ein Detektiv kann folgen. Auf { $station } ist es nur { $n }.
       *[other] Wohin du auch fährst, ein Detektiv kann folgen. Auf { $station } sind es nur { $n }.
    }
idea-double = Zwei Fahrten hintereinander bringen dich außer Reichweite, bevor sie ziehen.
idea-shows = Alle werden dich auf { $station } sehen, also nimm eine Station mit vielen Auswegen.
idea-suspects =
    { $n ->
        [one] { $move }: Danach müssen sie dich auf { $n } Station suchen.
       *[other] { $move }: Danach müssen sie dich auf { $n } Stationen suchen.
    }
idea-catches = Zu { $chance } ist er auf { $station }. Sieh nach.
idea-catches-sure = Er ist auf { $station }: { $move }, und er ist gefasst.
idea-reach =
    { $n ->
        [one] { $move }: Damit stehst du neben { $n } Station, auf der er sein kann.
       *[other] { $move }: Damit stehst du neben { $n } Stationen, auf denen er sein kann.
    }
idea-closer = { $move }: So kommst du ihm wohl näher.
idea-range =
    { $n ->
        [one] { $move } hält dir viele Linien offen: { $n } Station in zwei Fahrten.
       *[other] { $move } hält dir viele Linien offen: { $n } Stationen in zwei Fahrten.
    }

# A station and how probable it is, in a list: “58 (31 %)”. $station is a number.
where-at = { $station } ({ $chance })
# $stations: a list of where-at.
where-spoken = Mister X ist wohl auf { $stations }.
where-spoken-x = Sie vermuten dich auf { $stations }.
# $stations: a list of where-at. Little room: one line on a phone.
where-short = Wohl auf { $stations }
where-short-x = Vermutet auf { $stations }
where-sure = Alle wissen: Mister X ist auf { $stations }.
where-sure-x = Alle wissen: Du bist auf { $stations }.

analysis-title = Analyse
analysis-tab = Analyse
analysis-open = Mit { $name } analysieren
# Before the analysis begins. $n: games that others have asked for.
analysis-waiting =
    { $n ->
        [one] Noch { $n } Spiel vor deinem …
       *[other] Noch { $n } Spiele vor deinem …
    }
analysis-next = { $name } fängt gleich an …
analysis-working = { $name } hat { $done } von { $plies } Zügen analysiert.
analysis-failed = { $name } konnte dieses Spiel nicht analysieren.
analysis-again = Erneut versuchen
analysis-chance = Siegchance von Mister X
analysis-chance-points = Punkteanteil von Mister X
analysis-chance-text = Was jede Seite mit ihrem Wissen erwarten konnte.
analysis-chance-note = Mister X weiß, wo er ist, die Detektive nicht. Darum können die Kurven bis zum Ende auseinanderliegen.
analysis-chance-note-open = Gerechnet wird für die Seite, die am Zug ist, und ein Black-Ticket verbirgt Mister X. Darum können die Kurven bis zum Ende auseinanderliegen.
analysis-chance-spoken =
    { $side ->
        [0] Aus Sicht von Mister X: { $first } am Anfang, zwischen { $low } und { $high }, { $last } am Ende.
       *[other] Aus Sicht der Detektive: { $first } am Anfang, zwischen { $low } und { $high }, { $last } am Ende.
    }
analysis-suspects = Wo er sein konnte
analysis-suspects-text = Mögliche Stationen nach jedem Zug.
analysis-suspects-spoken = Bis zu { $most } Stationen, { $last } am Ende.
analysis-costliest = Die teuersten Züge
analysis-costliest-none = { $name } hat keinen teuren Zug gefunden.
# $cost: a percentage: how much worse the move was than the best one.
analysis-cost = kostete { $cost }
# $move: such as “Taxi nach 58” (move-confirm).
analysis-move = { seat-name }: { $move }
# What the bot $name would have played.
analysis-instead = { $name }: { $move }
# $best and $played: percentages.
analysis-compare-x = { $name } hätte { $move } gespielt. Siegchance von Mister X: { $best } statt { $played }.
analysis-compare-pursuers = { $name } hätte { $move } gespielt. Siegchance der Detektive: { $best } statt { $played }.
analysis-compare-points = { $name } hätte { $move } gespielt: Mister X bekommt { $best } der Punkte statt { $played }.
analysis-compare-alike = { $name } hätte { $move } gespielt, was etwa gleich gut ist.
analysis-same-x = { $name } hätte dasselbe gespielt. Siegchance von Mister X: { $best }.
analysis-same-pursuers = { $name } hätte dasselbe gespielt. Siegchance der Detektive: { $best }.
analysis-same-points = { $name } hätte dasselbe gespielt: Mister X bekommt { $best } der Punkte.
analysis-table = Alle Züge als Tabelle
analysis-table-move = Zug
analysis-table-text = Die zweite Spalte gilt für Mister X, aus Sicht der Seite, die zieht. Kosten: was der Zug diese Seite gekostet hat. Möglich: auf wie vielen Stationen Mister X sein konnte. „=“: { $name } hätte dasselbe gespielt.
# Heads of the columns of a narrow table: short words.
analysis-table-played = Chance X
analysis-table-played-points = Anteil X
analysis-table-cost = Kosten
analysis-table-suspects = Möglich
