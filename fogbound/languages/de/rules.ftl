### How to play, in a few lines.

## The chase

yard-rules-round-title = Die Jagd
yard-rules-round = Eine Person ist Mister X; die anderen jagen ihn gemeinsam. In jeder Runde zieht erst Mister X, dann ziehen alle, die ihn verfolgen.
yard-rules-order-yard-classic-1983 = Die Detektive ziehen reihum im Uhrzeigersinn.
yard-rules-order-yard-police-2017 = Die Detektive wählen ihre Reihenfolge in jeder Runde neu.
yard-rules-ride-title = Eine Fahrt
yard-rules-ride = Eine Fahrt führt auf einer Linie zur nächsten Station. Wer fahren kann, muss fahren. Nie stehen zwei Figuren auf derselben Station.
yard-rules-tickets-title = Tickets
yard-rules-tickets = Detektive zahlen jede Fahrt mit einem passenden Ticket aus dem eigenen Vorrat. Gebrauchte Tickets sind weg.
yard-rules-tickets-pool = Detektive zahlen jede Fahrt mit einem passenden Ticket aus dem gemeinsamen Vorrat. Gebrauchte Tickets sind weg.
yard-rules-tickets-x = Auch Mister X zeigt ein Ticket, doch Taxi, Bus und U-Bahn gehen ihm nie aus.
yard-rules-tickets-x-counted = Auch Mister X zeigt ein Ticket, und an diesem Tisch können ihm die Tickets ausgehen.
yard-rules-police-title = Polizei
yard-rules-police = Die Polizei fährt gratis, auf jeder Linie. Alle Detektive dürfen mit ihr ziehen.
yard-rules-fog-title = Im Nebel
yard-rules-fog = Du siehst, welches Ticket Mister X spielt, aber nicht, wohin er fährt.
# $n: a list of move numbers, such as “3, 8, 13 and 18”.
yard-rules-fog-seen = Er zeigt sich nach Zug { $n }.
yard-rules-black-title = Black-Tickets
yard-rules-black = Nur Mister X hat sie. Sie verbergen, welche Linie er nimmt, und nur mit ihnen kann er die Fähre nehmen.
yard-rules-double-title = Doppelzug
yard-rules-double = Mit einem Doppelzug fährt Mister X zweimal, bevor die anderen ziehen. Höchstens einer pro Runde; jede Fahrt zählt als Zug.
yard-rules-show-title = Sich zeigen
yard-rules-show = Nach einer Fahrt darf Mister X sich zeigen; dann nimmt er jedem Detektiv ein Ticket ab.
yard-rules-end-title = Wer gewinnt
yard-rules-end = Die Detektive gewinnen, wenn eine ihrer Figuren die Station von Mister X erreicht oder wenn er auf keine freie Station mehr fahren kann.
yard-rules-end-x = Mister X gewinnt, wenn er nach Runde { $n } noch frei ist oder sobald kein Detektiv mehr ein Ticket zum Weiterfahren hat.
yard-rules-end-police = Mister X gewinnt, wenn er nach Runde { $n } noch frei ist oder sobald weder Detektive noch Polizei weiterfahren können.

yard-rules-heats-title = Durchgänge
yard-rules-heats = Alle sind einmal Mister X und sammeln dabei Punkte. Wer nach allen Durchgängen die meisten hat, gewinnt.
yard-rules-start-title = Der Start
yard-rules-start = Die Detektive setzen ihre drei Figuren auf U-Bahn-Stationen. Dann bestimmt das Los, wo Mister X startet, und alle sehen es.
yard-rules-turn-title = Ein Zug
yard-rules-turn = Mister X fährt sichtbar und zahlt nichts. Dann fährt jede der drei Figuren; die Reihenfolge sprechen die Detektive ab.
yard-rules-branch = Eine Fahrt führt auf einer Linie zur nächsten Station; wo sich Linien einer Farbe kreuzen, darfst du abbiegen.
yard-rules-points-title = Tickets und Punkte
# $prices: a list of ticket-price.
yard-rules-points = Die Detektive zahlen aus einem gemeinsamen Vorrat, und jedes gezahlte Ticket bringt Mister X Punkte: { $prices }.
yard-rules-points-x = Eine Figur ohne passendes Ticket bleibt stehen.
yard-rules-vanish-title = Black-Ticket
yard-rules-vanish =
    { $price ->
        [one] Einmal darf Mister X untertauchen, bis die Detektive gezogen haben. Das kostet ihn { $price } Punkt.
       *[other] Einmal darf Mister X untertauchen, bis die Detektive gezogen haben. Das kostet ihn { $price } Punkte.
    }
# $n: a number above 1.
yard-rules-vanish-some =
    { $price ->
        [one] Mister X darf { $n }-mal untertauchen, bis die Detektive gezogen haben, aber nie zweimal hintereinander. Jedes Mal kostet ihn { $price } Punkt.
       *[other] Mister X darf { $n }-mal untertauchen, bis die Detektive gezogen haben, aber nie zweimal hintereinander. Jedes Mal kostet ihn { $price } Punkte.
    }
yard-rules-vanish-boat = Dabei darf er die Fähre nehmen, einmal pro Durchgang.
yard-rules-vanish-boats = Dabei darf er die Fähre nehmen.
yard-rules-heat-title = Ende des Durchgangs
yard-rules-heat = Ein Durchgang endet, wenn Mister X gefasst ist, das letzte Ticket gezahlt ist oder die Detektive aufgeben. Geben sie auf, bekommt Mister X alle restlichen Tickets.
yard-rules-stuck = Ebenso, wenn keine ihrer Figuren mehr fahren kann.
yard-rules-stuck-kept = Der Durchgang endet auch, wenn keine ihrer Figuren mehr fahren kann; dann behalten sie den Rest.

## Twenty questions

twenty-rules-card-title = Die Karte
twenty-rules-card = Jede Karte ist eine Person, ein Ort oder ein Ding und erzählt von sich. Finde heraus, wer oder was es ist.
twenty-rules-card-reader = Nur wer vorliest, sieht sie; bei jeder Karte wird gewechselt.
twenty-rules-pick-title = Eine Zahl wählen
twenty-rules-pick = Wählt reihum eine der { $numbers } Zahlen: Dahinter steckt ein Hinweis oder ein Fragezeichen.
twenty-rules-answer-title = Antworten
twenty-rules-answer = Nach einem Hinweis darfst du einmal antworten oder passen. Fast richtig? Dann wirst du vielleicht, ein einziges Mal, nach dem genauen Namen gefragt.
twenty-rules-die-title = Fragezeichen und Würfel
# $questions and $faces: numbers.
twenty-rules-die = Würfle. Bei { $questions } der { $faces } Seiten darfst du alles fragen und dann raten. Eine leere Seite beendet deinen Zug.
twenty-rules-violet-title = Der violette Chip
twenty-rules-violet =
    { $points ->
        [one] Jemand anders ist dran, aber du weißt es? Dann buzzere vor der Antwort. Das kostet deinen violetten Chip, ob richtig oder falsch; richtig bringt { $points } Feld.
       *[other] Jemand anders ist dran, aber du weißt es? Dann buzzere vor der Antwort. Das kostet deinen violetten Chip, ob richtig oder falsch; richtig bringt { $points } Felder.
    }
twenty-rules-points-title = Felder
twenty-rules-points = Wenn du die Karte löst, ziehst du ein Feld für jede unbenutzte Zahl.
twenty-rules-points-reader = Wer vorliest, zieht ein Feld für jede benutzte Zahl, aber keins, wenn jemand die Karte per Buzzer löst. Löst sie niemand, sind es { $numbers }.
twenty-rules-track-title = Die Strecke
twenty-rules-track = Wer zuerst Feld { $finish } erreicht, gewinnt. Wer die Karte gelöst hat, zieht zuerst.
twenty-rules-suns = Landest du auf einer Sonne, bekommst du deinen violetten Chip zurück.
