### The chase: its moves, tickets, map and log.

# A heading over the tickets to choose from.
move-title = { seat-name } nach { $station }
move-pick-black = Ein Black-Ticket verbirgt, welche Linie du nimmst, sogar die Fähre.
# How many tickets of this kind are left.
move-left = noch { $n }
move-again = Zum Fahren noch mal tippen
# A move in the words of its mover, also inside other texts as $move.
move-confirm = { ticket-name } nach { $station }
move-confirm-boat = Black-Ticket (Fähre) nach { $station }
move-wasted = Auf { $station } sehen dich sowieso alle. Black-Ticket einsetzen?
move-wasted-yes = Einsetzen
move-wasted-no = Behalten
move-each = Jeden Zug bestätigen
move-each-text = Ein Ticket wird erst beim zweiten Tippen gespielt.
move-seen = Zug { $n }: Alle werden dich dort sehen.
move-boat = Black-Ticket (Fähre)
move-double = Doppelzug
move-double-text = Zwei Fahrten, bevor die anderen ziehen. Jede kostet ein Ticket und zählt als Zug. Danach ist der Doppelzug weg.
move-double-seen-first = Alle sehen, wo die erste Fahrt endet; die zweite verbirgt dich wieder. Danach ist der Doppelzug weg. Spielen?
move-double-seen-second = Zwei Fahrten hintereinander, und alle sehen, wo die zweite endet. Danach ist der Doppelzug weg. Spielen?
move-double-yes = Doppelzug spielen
move-double-no = Behalten
move-single = Eine Fahrt: Du behältst den Doppelzug.
move-price =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
move-vanish =
    { $n ->
        [one] Black-Ticket: Du tauchst unter, bis die Detektive gezogen haben. Das kostet { $n } Punkt.
       *[other] Black-Ticket: Du tauchst unter, bis die Detektive gezogen haben. Das kostet { $n } Punkte.
    }
move-place = { seat-name } auf { $station } setzen
move-place-text = Diese Figur startet hier. Wo Mister X startet, wird ausgelost, sobald alle Figuren stehen.
# A move that players talk about, after “Vorschlagen:” (agree-propose).
move-words-ride = { seat-name } { ticket-word.by } nach { $station }
move-words-place = { seat-name } startet auf { $station }
# After “Vorschlagen:” (agree-propose).
move-words-concede = aufgeben
move-show = Mich auf { $station } zeigen
move-hide = Versteckt bleiben
move-take = { ticket-word.card } von { seat-name } nehmen
# For screen readers: a station and the tickets that lead there. $tickets: a list of ticket-word.
move-station = { $station }: { $tickets }
move-stations = Stationen, auf die du fahren kannst

## Why a pawn cannot go to a station that somebody tapped
##
## $station: where the pawn is. $target: the station that was tapped. $holder: the id of another pawn, like $seat.
## One or two lines in a box on the map.

why-possible = { seat-name } kann nach { $target } fahren.
why-no-such-station = Station { $target } gibt es auf diesem Plan nicht.
why-not-now = Vor der nächsten Fahrt muss { seat-name } erst etwas anderes entscheiden.
why-here = { seat-name } steht schon auf { $target }, und jeder Zug führt auf eine andere Station.
why-no-line = Keine Linie verbindet { $station } und { $target }.
why-far =
    { $n ->
        [one] Keine Linie verbindet { $station } und { $target }: Es ist { $n } Fahrt bis dorthin.
       *[other] Keine Linie verbindet { $station } und { $target }: Es sind { $n } Fahrten bis dorthin.
    }
# $via: a station in between.
why-two = Keine Linie verbindet { $station } und { $target }: Es sind zwei Fahrten, zum Beispiel über { $via }.
why-occupied = Auf { $target } steht schon { holder-name }: Die Station ist besetzt.
why-occupied-x = Auf { $target } steht { holder-name }, und dorthin fährt Mister X nie.
why-starts = Auf { $target } startet schon { holder-name }: Die Station ist besetzt.
why-no-start = Detektive starten auf U-Bahn-Stationen, und { $target } ist keine.
why-ferry = Nur die Fähre verbindet { $station } und { $target }, und sie nimmt nur Black-Tickets von Mister X.
why-no-boat = Nur die Fähre fährt nach { $target }, und Mister X hat sie schon genommen.
why-no-black = Nur die Fähre verbindet { $station } und { $target }, und { seat-name } hat kein Black-Ticket mehr.
# $ticket: t, b or u.
why-no-ticket = Von { $station } nach { $target } fährt nur { ticket-word.the }, und { seat-name } hat kein { ticket-word.card } mehr.
# $tickets: two or three of taxi, bus and underground, with “or”.
why-no-tickets = Von { $station } nach { $target } geht es nur per { $tickets }, und { seat-name } hat kein solches Ticket mehr.
why-dead-end = Von { $target } gäbe es keine zweite Fahrt, und ein Doppelzug braucht beide.
why-black-again = Mister X ist gerade erst wieder aufgetaucht und spielt nie zwei Black-Tickets hintereinander.

## Keys

keys-station = Station eingeben
keys-confirm = Zur eingegebenen Station fahren
# What keys do. $tickets: a list of ticket-word.
keys-tickets = Fahren per { $tickets }
keys-hint = Tipp
keys-close = Tickets, Frage oder Tipp schließen
keys-arrows = Von Station zu Station; Plan verschieben
keys-zoom = Plan zoomen

cover-on = Deine Station ist verdeckt.
cover-at = Du bist auf { $station }.
# A button that shows the station while it is held.
cover-peek = Halten zum Nachsehen
cover-peek-key = oder Leertaste halten
cover-open = Für diesen Zug aufdecken
cover-close = Wieder verdecken
cover-pref = Meine Station verdecken
cover-pref-text = Zum Nachsehen Knopf halten oder für einen Zug aufdecken.

log-title = Fahrtentafel
round-goal = Mister X gewinnt, wenn er am Ende von Runde { $n } noch frei ist. Ein Doppelzug zählt auf der Fahrtentafel als zwei Züge, aber nur als eine Runde.
# Under the travel log: how many places it has. $n: how many of them are there only because of double moves.
log-extra = { $rounds } Runden, dazu { $n } für Doppelzüge
# A place of the travel log, for screen readers. The texts below follow it.
log-window = Zug { $n }
log-empty = noch nicht gespielt
# Mister X will show himself after this move.
log-reveal = zeigt sich
log-hidden = versteckt
log-at = auf { $station }
log-double = Doppelzug
log-seen = Gesehen auf { $station }, Zug { $n }
log-seen-now = Zu sehen auf { $station }
log-unseen = Noch nicht gesehen
log-vanished = Untergetaucht auf { $station }
log-next = Zeigt sich nach Zug { $n }
# Mister X will not show himself any more.
log-last = Zeigt sich nicht mehr

tickets-pool = Ein Vorrat für alle Detektive
tickets-pool-name = Gemeinsame Tickets
# Of all tickets of the detectives together.
tickets-pool-left =
    { $n ->
        [one] { $n } Punkt wert
       *[other] { $n } Punkte wert
    }
# Beside a pawn.
tickets-frozen = kein Ticket zum Weiterfahren
# Mister X's points, and what he can still get. Little room.
score-now =
    { $points ->
        [one] { $points } Punkt, { $left } offen
       *[other] { $points } Punkte, { $left } offen
    }
score-points =
    { $n ->
        [one] bisher { $n } Punkt
       *[other] bisher { $n } Punkte
    }
score-boat =
    { $n ->
        [one] noch { $n } Fährfahrt
       *[other] noch { $n } Fährfahrten
    }
score-concede =
    { $n ->
        [one] Mister X bekommt alle restlichen Tickets: noch { $n } Punkt. Das ist endgültig.
       *[other] Mister X bekommt alle restlichen Tickets: noch { $n } Punkte. Das ist endgültig.
    }
# Beside a police pawn, which needs no tickets.
tickets-free = fährt gratis
tickets-reserve = Reserve
tickets-at = Auf { $station }
tickets-hidden = Nicht zu sehen

map-seen = Mister X zeigt sich auf { $station }
map-seen-back = Mister X taucht auf { $station } wieder auf
map-seen-you = Alle sehen dich auf { $station }
map-skip = Zum Weitermachen tippen
# Large, over the map, at the end. Little room.
finale-captured = Von { seat-name } auf { $station } gefasst, in Runde { $round }
finale-trapped = Umstellt auf { $station }, in Runde { $round }
finale-skip = Gleich zum Ergebnis
finale-escaped = Mister X ist entkommen

map-label = Plan: Pfeiltasten verschieben ihn, Plus und Minus zoomen, W zeigt ihn ganz
map-in = Vergrößern
map-out = Verkleinern
map-fit = Ganzer Plan
map-focus = Meine Figur
# A warning at a station. $seats: a list of $n pawns.
map-danger = Als Nächstes erreichbar für { $seats }.
# Under a number, on a button. Very little room.
map-suspects-word =
    { $n ->
       *[other] möglich
    }
map-suspects-hide = Mögliche Stationen ausblenden
map-suspects-show = Mögliche Stationen zeigen
map-suspects-on =
    { $n ->
        [one] Orange zeigt, wo X sein kann: { $n } Station.
       *[other] Orange zeigt, wo X sein kann: { $n } Stationen.
    }
map-suspects-on-x =
    { $n ->
        [one] Orange zeigt, wo du aus ihrer Sicht sein kannst: { $n } Station.
       *[other] Orange zeigt, wo du aus ihrer Sicht sein kannst: { $n } Stationen.
    }
map-suspects-off = Die möglichen Stationen sind jetzt ausgeblendet.
map-whereabouts = Wo er wohl ist
# On a button. Very little room: one short word.
map-whereabouts-word = Chance
map-whereabouts-hide = Ausblenden, wo er wohl ist
map-whereabouts-show = Zeigen, wo er wohl ist
# Players draw on the map for their side.
map-pencil = Stift
map-pencil-off = Stift weglegen
map-error = Der Plan ließ sich nicht laden. Neuer Versuch …
map-edge = { seat-name } auf { $station } zeigen
map-pawn = { seat-name } auf { $station }

mark-ring = Kreis
mark-cross = Kreuz
mark-note = Notiz
mark-arrow = Pfeil
mark-clear = Alles löschen
mark-undo = Rückgängig
mark-done = Fertig
mark-text = Text der Notiz
mark-colour = Farbe { $n }
mark-ring-hint = Tippe auf eine Station, um sie einzukreisen; erneutes Tippen löscht.
mark-cross-hint = Tippe auf eine Station, um sie durchzustreichen; erneutes Tippen löscht.
mark-note-hint = Schreib ein Wort, dann tippe auf eine Station.
mark-arrow-hint = Tippe auf den Anfang des Pfeils, dann auf sein Ende.
mark-arrow-from = Von { $station }: Tippe jetzt auf das Ende.

# In ply-… texts: what happened, one sentence for each move.
ply-deal = { seat-name } startet auf { $station }.
ply-deal-hidden = { seat-name } startet ungesehen.
ply-ride = { seat-name } fährt { ticket-word.by } nach { $station }.
# $ticket: t, b or u.
ply-x-ride = Mister X fährt { ticket-word.by } (Zug { $n }).
ply-x-ride-at = Mister X fährt { ticket-word.by } nach { $station } (Zug { $n }).
ply-x-ride-shown = Mister X fährt { ticket-word.by } und zeigt sich auf { $station } (Zug { $n })!
ply-x-black = Mister X spielt ein Black-Ticket (Zug { $n }).
ply-x-black-at = Mister X fährt mit einem Black-Ticket nach { $station } (Zug { $n }).
ply-x-black-shown = Mister X spielt ein Black-Ticket und zeigt sich auf { $station } (Zug { $n })!
ply-double = Mister X spielt einen Doppelzug: zwei Fahrten hintereinander.
ply-vanish = Mister X spielt ein Black-Ticket und taucht unter.
ply-vanish-at = Mister X taucht unter und fährt nach { $station }.
ply-emerge = Mister X ist wieder da, auf { $station }!
ply-show = Mister X zeigt sich auf { $station }!
ply-hide = Mister X bleibt versteckt.
ply-take = Mister X nimmt { seat-name } ein { ticket-word.card } ab.
ply-concede-side = Die Detektive geben auf.
ply-concede = { seat-name } gibt auf.
# $name: a pawn or a player. $move: a move in letters.
ply-other = { $name }: { $move }

replay-title = So lief es
replay-now = Rückblick
replay-play = Abspielen
replay-pause = Pause
replay-back = Einen Schritt zurück
replay-on = Einen Schritt vor
replay-first = Zum Anfang des Rückblicks
replay-last = Zum Ende des Rückblicks
replay-slider = Zug im Rückblick
# Under the map while the game is looked back on.
replay-at = Runde { $round }
replay-start = Start

## Why a typed move is refused. $move and $possible: moves in letters, such as t58.

refuse-no-such-move = Die Jagd kennt keinen Zug „{ $move }“; ihre Züge beginnen mit { $verbs }.
refuse-not-now = { seat-name } kann { $move } jetzt nicht spielen. Möglich: { $possible }.
refuse-placed = Die Figuren stehen schon auf dem Plan; aufzustellen gibt es nichts mehr.
refuse-dealt = Die Startkarten sind ausgeteilt; auszuteilen gibt es nichts mehr.
refuse-where = Sag, wohin: ein Ticket und eine Station, zum Beispiel { $example }.
refuse-place = Sag, wo: place und eine Station, zum Beispiel { $example }. Frei: { $free }.
refuse-no-start = Auf { $station } startet niemand. Frei: { $free }.
refuse-colleague = Auf { $station } steht schon jemand: Die Station ist besetzt. Frei: { $free }.
refuse-only-x = Nur Mister X kann { $move } spielen.
refuse-double-late = Ein Doppelzug wird vor der ersten seiner beiden Fahrten angesagt, und das nur einmal pro Runde.
refuse-no-double = Mister X hat keinen Doppelzug mehr.
refuse-no-second = Ein Doppelzug geht hier nicht: Nach keiner ersten Fahrt gäbe es eine zweite.
refuse-not-agreed = An diesem Tisch darf sich Mister X nicht freiwillig zeigen.
refuse-now = { $move } geht jetzt nicht.
refuse-black = Black-Tickets hat nur Mister X.
refuse-no-ticket = { seat-name } hat kein { ticket-word.card } mehr.
refuse-no-line = Keine Linie verbindet { $station } und { $target }; von { $station } geht es nach { $reached }.
refuse-not-linked = Nach { $target } fährt { ticket-word.the } nicht; von { $station } geht es damit nach { $reached }.
refuse-not-linked-try = Nach { $target } fährt { ticket-word.the } nicht; von { $station } geht es damit nach { $reached }. Möglich: { $moves }.
refuse-no-stop = Nach { $target } fährt { ticket-word.the } nicht, denn auf { $station } gibt es dafür keinen Halt.
refuse-no-stop-try = Nach { $target } fährt { ticket-word.the } nicht, denn auf { $station } gibt es dafür keinen Halt. Möglich: { $moves }.
