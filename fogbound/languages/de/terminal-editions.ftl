### What `fogbound editions` prints. The browser does not load this file.

cli-edition-players = { $title }, für { $low } bis { $high } Personen
cli-edition-size =
    { $n ->
        [one] { $title }, für eine Person
       *[other] { $title }, für { $n } Personen
    }
cli-series-always = Eine Serie: Alle sind einmal Mister X, und die meisten Punkte gewinnen.
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
cli-takes-numbers-none = Erlaubt: aufsteigende Zahlen von { $low } bis { $high }, oder keine.
cli-takes-count = Erlaubt: { $n } Zahlen von { $low } bis { $high }, etwa { $example }.
cli-takes-switch = Erlaubt: yes oder no.
cli-takes-choice = Erlaubt: { $choices }.
cli-takes-name = Erlaubt: { $choices } oder der Pfad einer Datei.

## What the options mean

cli-means-yard-players = Personen am Tisch, Mister X eingeschlossen; danach richten sich Figuren und Black-Tickets.
cli-means-yard-board = Der Spielplan.
cli-means-yard-max_rounds = So viele Runden muss Mister X frei bleiben, um zu gewinnen.
cli-means-yard-reveals = Die Züge, nach denen Mister X sich zeigt.
cli-means-yard-voluntary_reveal = Darf Mister X sich freiwillig zeigen und jedem Detektiv ein Ticket nehmen?
cli-means-yard-stuck_counts_police = Geht die Jagd weiter, wenn nur noch die Polizei ziehen kann?
cli-means-yard-x_black = Black-Tickets von Mister X; mit jedem taucht er eine Runde lang unter.
cli-means-yard-boat_rides = Fährt Mister X einmal pro Durchgang mit der Fähre oder mit jedem Black-Ticket?
cli-means-yard-stuck_leftovers = Gehen die Tickets von Detektiven, die nicht mehr fahren können, an Mister X, oder behalten sie sie?
cli-means-yard-prices = Was ein Ticket für Taxi, Bus und U-Bahn für Mister X zählt, in Punkten.
cli-means-yard-start_numbers = Die Startstationen, die Mister X ziehen kann. Sonst: die des Spielplans.
cli-means-yard-x_ticket_accounting = Sind die Taxi-, Bus- und U-Bahn-Tickets von Mister X abgezählt?
cli-means-twenty-players = Personen mit einer Figur, Bots eingeschlossen.
cli-means-twenty-language = Die Sprache, in der die Karten vorgelesen werden.
cli-means-twenty-deck = Die Karten: Namen von Kartensätzen oder Pfade von Dateien, mit Komma getrennt; -ID lässt eine Karte weg.
cli-means-twenty-cards = Welche Karten des Satzes: family (was Kinder kennen), classic (alle), expert (keine leichten).
cli-means-twenty-finish = Das Feld, auf dem die Strecke endet.
cli-means-twenty-suns = Die Felder, die einen violetten Chip zurückbringen.
cli-means-twenty-die_question_faces = Auf so vielen Seiten des Würfels steht ein Fragezeichen; die übrigen sind leer.
cli-means-twenty-after_failed_question = Was macht die nächste Person nach einer Frage, die nicht zur Lösung geführt hat?
cli-means-twenty-violet_after_question = Darf man auch nach einer Auskunft buzzern, wie nach einem Hinweis?
cli-means-twenty-sun_on_pass = Bringt eine Sonne den Chip auch im Vorbeiziehen zurück?
cli-means-twenty-exact_finish = Muss man das Ziel genau treffen?
cli-means-twenty-reader = Wer vorliest: alle reihum (rotate) oder Fogbound (house, so ist es im Terminal üblich)?
