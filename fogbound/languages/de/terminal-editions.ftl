### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, für { $low } bis { $high } Personen
cli-edition-size =
    { $n ->
        [one] { $title }, für eine Person
       *[other] { $title }, für { $n } Personen
    }
cli-series-always = Eine Serie: Alle sind einmal Mister X; wer die meisten Punkte hat, gewinnt.
cli-series-optional = Ein einzelnes Spiel; mit --series sind alle einmal Mister X.
cli-edition-bots = Bots, die schwächsten zuerst:
cli-edition-options = Optionen:
cli-edition-fair = Mit --fair, wenn alle gleich stark spielen:
cli-edition-bots-other = Weitere Bots, zum Vergleich: { $names }
cli-edition-bots-all = Bots: { $names }
cli-edition-people =
    { $n ->
        [one] { $n } Person.
       *[other] { $n } Personen.
    }

cli-takes-number = Erlaubt: { $low } bis { $high }.
cli-takes-numbers = Erlaubt: aufsteigende Zahlen von { $low } bis { $high }, etwa { $example }.
cli-takes-numbers-none = Erlaubt: aufsteigende Zahlen von { $low } bis { $high } oder keine.
cli-takes-count = Erlaubt: { $n } Zahlen von { $low } bis { $high }, etwa { $example }.
cli-takes-switch = Erlaubt: yes oder no.
cli-takes-choice = Erlaubt: { $choices }.
cli-takes-name = Erlaubt: { $choices } oder ein Dateipfad.

## What the options mean

cli-means-yard-players = Personen am Tisch, Mister X eingeschlossen; danach richten sich Figuren und Black-Tickets.
cli-means-yard-board = Der Spielplan.
cli-means-yard-max_rounds = So viele Runden lang muss Mister X frei bleiben, um zu gewinnen.
cli-means-yard-reveals = Die Züge, nach denen Mister X sich zeigt.
cli-means-yard-voluntary_reveal = Darf Mister X sich freiwillig zeigen und jedem Detektiv ein Ticket abnehmen?
cli-means-yard-stuck_counts_police = Geht die Jagd weiter, wenn nur noch die Polizei ziehen kann?
cli-means-yard-x_black = Black-Tickets von Mister X; mit jedem taucht er eine Runde lang unter.
cli-means-yard-boat_rides = Darf Mister X die Fähre einmal pro Durchgang nehmen oder mit jedem Black-Ticket?
cli-means-yard-stuck_leftovers = Wenn kein Detektiv mehr fahren kann: Gehen die Resttickets an Mister X, oder bleiben sie bei den Detektiven?
cli-means-yard-prices = Wie viele Punkte ein Ticket für Taxi, Bus und U-Bahn Mister X bringt.
cli-means-yard-start_numbers = Die Startstationen, die Mister X ziehen kann. Standard: die des Spielplans.
cli-means-yard-x_ticket_accounting = Sind die Taxi-, Bus- und U-Bahn-Tickets von Mister X abgezählt?
cli-means-twenty-players = Personen mit einer Figur, Bots eingeschlossen.
cli-means-twenty-language = Die Sprache, in der die Karten vorgelesen werden.
cli-means-twenty-deck = Die Karten: Namen von Kartensätzen oder Pfade von Dateien, mit Komma getrennt; -ID lässt eine Karte weg.
cli-means-twenty-cards = Welche Karten des Satzes: family (was Kinder kennen), classic (alle), expert (keine leichten).
cli-means-twenty-finish = Das Feld, auf dem die Strecke endet.
cli-means-twenty-suns = Die Felder, die den violetten Chip zurückbringen.
cli-means-twenty-die_question_faces = Auf so vielen Seiten des Würfels steht ein Fragezeichen; die übrigen sind leer.
cli-means-twenty-after_failed_question = Was macht die nächste Person nach einer Frage, die nicht zur Lösung geführt hat?
cli-means-twenty-violet_after_question = Darf man auch nach einer Auskunft buzzern, wie nach einem Hinweis?
cli-means-twenty-sun_on_pass = Bringt eine Sonne den Chip auch im Vorbeiziehen zurück?
cli-means-twenty-exact_finish = Muss man das Ziel genau treffen?
cli-means-twenty-reader = Wer liest vor: alle reihum (rotate) oder Fogbound (house, im Terminal üblich)?
