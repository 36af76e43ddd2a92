### Lessons and the rules pages.

learn-title = Spielend lernen
learn-text = Kurze Lektionen auf dem echten Spielplan, Schritt für Schritt: etwa drei Minuten pro Lektion.
# Beside a link to the lessons, on the first page. Little room.
learn-first = Neu hier?
learn-first-text = Spielend lernen: etwa drei Minuten pro Lektion.
learn-start = Los
learn-resume = Weiter: Schritt { $n } von { $of }
learn-again = Noch einmal spielen
learn-done = Geschafft
learn-step = Schritt { $n } von { $of }
learn-leave = Lektion verlassen
learn-back = Zurück
learn-skip = Überspringen
learn-over = Von vorn
learn-next = Weiter
# $title: the title of the step.
learn-new = Neue Situation: { $title }
learn-finish = Fertig
learn-try = Versuch es noch einmal.
learn-watch = Sieh zu, wie die anderen ziehen …
learn-end = Mehr brauchst du für den Anfang nicht.
# $title: the title of the lesson.
learn-end-text = { $title }: alle Schritte geschafft.
learn-play = Dein erstes Spiel
learn-play-text = Gegen einen leichten Bot. Tipps sind an.
learn-play-plain = Gegen leichte Bots.
learn-more = Alle Lektionen
learn-rules = Die Regeln mit Bildern
rules-page-title = Die Regeln
# For screen readers. $title: what the picture shows.
rules-page-picture = Ein Ausschnitt des Spielplans: { $title }
rules-page-more = Die Regeln mit Bildern
rules-page-learn = Spielend lernen
rules-page-other = Andere Spiele
