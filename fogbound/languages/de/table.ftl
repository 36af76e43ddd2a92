### Around any game: seats, turns, chat, the curtain, the end.
###
### $name is a person or a bot: nobody's gender is known. $names is a list that is ready to be read: “Ann und Ben”.

keys-title = Tasten
keys-list = Regeln und Tasten
# Names of keys, as they stand on this language's keyboards.
keys-undo = Strg+Z
keys-enter = Enter
keys-escape = Esc
keys-backspace = Rücktaste
keys-space = Leertaste
# After a station's number has been typed.
keys-typed = Enter zum Wählen
keys-digit = Ziffer löschen
room-menu = Menü
sound-label = Ton und Vibration
sound-text = Kurze Klänge bei Fahrten und Zügen und wenn Mister X sich zeigt.
sound-on = Ton ist an: ausschalten
sound-off = Ton ist aus: einschalten
# $round and $max: numbers. Little room.
room-round = Runde { $round } von { $max }
room-round-open = Runde { $round }
room-setup = Aufbau
# Before the first round.
room-left =
    { $n ->
        [one] noch { $n } Runde
       *[other] noch { $n } Runden
    }
# After the number of the round.
room-left-last = die letzte Runde
# After the number of the round: how many rounds there are after it.
room-left-after = danach noch { $n }
# The tab with Mister X's travel log.
room-log-short = Fahrten
room-tickets = Tickets
room-chat = Chat
room-text = Text
room-leave = Tisch verlassen …
room-leave-sure = Für immer gehen? Deine Plätze werden frei; in einem laufenden Spiel spielt ein Bot für dich weiter.
room-leave-yes = Ja, gehen
room-home = Zur Startseite, Plätze behalten
room-concede = Aufgeben …
room-concede-sure = Für deine ganze Seite aufgeben? Das ist endgültig.
room-concede-alone = Aufgeben? Das ist endgültig.
room-concede-side = Für deine ganze Seite aufgeben?
room-concede-yes = Ja, aufgeben
room-commitment = Fingerabdruck der Auslosung, zum Abgleich mit dem Protokoll
# $code: four letters.
room-share = Zum Mitspielen oder Zuschauen: { $code }
# $name: a person of any gender.
room-came = { $name } ist am Tisch.
room-went = { $name } ist gegangen.
# $names: a list of $n people.
room-waiting =
    { $n ->
        [one] Warten auf { $names }, gerade abwesend.
       *[other] Warten auf { $names }, gerade abwesend.
    }
room-seat-open = Platz freigeben
room-seat-open-sure = Zum Freigeben noch einmal drücken
room-seat-bot = Bot spielen lassen
room-seat-ask = Um den Platz bitten
room-record = Protokoll herunterladen
room-rematch = Revanche
# A button beside room-rematch.
room-rematch-rotate = Mit Rollentausch
room-rematch-wait = Wer mitgespielt hat, kann eine Revanche starten.
room-rematch-along = { $name } hat ein neues Spiel begonnen.
room-lobby = Plätze oder Regeln ändern
room-games = Meine beendeten Spiele
room-close = Tisch schließen …
room-close-sure = Diesen Tisch für alle und für immer schließen?
room-close-yes = Ja, schließen
room-panel = Tisch und Züge
sheet-raise = Leiste hochziehen
sheet-lower = Leiste herunterziehen
sheet-keys = Ziehen, antippen oder Pfeiltasten benutzen
# The reader has no seat.
room-spectating = Du schaust zu.

turn-yours = Du bist am Zug
# For screen readers. $seats: a list of pawns, with “or”.
turn-yours-as = Du bist am Zug: { $seats }.
turn-move = { seat-name } ist am Zug
# $names: a list of people, or of pawns that nobody plays yet. Little room.
turn-waiting = Warten auf { $names }
# $names: a list of $n bots.
turn-thinking =
    { $n ->
        [one] { $names } denkt nach
       *[other] { $names } denken nach
    }
turn-place = Tippe zum Starten auf eine helle Station
turn-pick = Tippe auf eine helle Station
turn-ticket = Wähle ein Ticket
turn-uncover = Deck deine Station auf, um zu ziehen
turn-beware = Black-Ticket? Dann darf niemand zusehen.
turn-double-ask = Doppelzug oder eine Fahrt?
turn-double-first = Tippe auf die erste Station
turn-double-second = Tippe auf die zweite Station
turn-show = Willst du dich zeigen?
turn-show-note = Dann darfst du jedem Detektiv ein Ticket abnehmen.
turn-take = Nimm jedem Detektiv ein Ticket ab
turn-over-heat-short = Durchgang vorbei
turn-over-short = Vorbei
turn-over = Das Spiel ist vorbei.
turn-frozen = Dieses Spiel begann nach anderen Regeln. Du kannst es ansehen, aber nicht weiterspielen.
turn-sending = Dein Zug wird gesendet …
turn-choose = Welche Figur zieht?
# For screen readers.
turn-moved = { seat-name } hat gezogen
# The detectives may move in any order.
turn-order = Reihenfolge egal

chat-title = Chat
chat-none = Noch keine Nachrichten.
chat-say = Senden
chat-label = Nachricht
# To whom a message goes.
chat-to = An
chat-all = Alle
chat-side = Meine Seite
# $side: 0 is Mister X, 1 the detectives.
chat-side-named =
    { $side ->
        [0] Mister X
       *[other] Detektive
    }
# Beside a message that only one side reads.
chat-side-tag = nur eine Seite
chat-new =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }

text-title = Der Tisch in Worten
# $example: a move in letters, such as t58.
text-label = Zug eingeben, etwa { $example }
text-play = Spielen
text-moves = Züge von { seat-name }
text-log = Was bisher geschah
# $station: a number.
text-pawn-at = { seat-name }: Station { $station }.
text-pawn-hidden = { seat-name }: nicht zu sehen.
text-pawn-covered = { seat-name }: verdeckt; zum Lesen kurz nachsehen.
# $tickets: a list of ticket-count.
text-tickets = Tickets: { $tickets }.
# The tickets that all detectives share. $tickets: a list of ticket-count. $n: points.
text-pool =
    { $n ->
        [one] Gemeinsame Tickets: { $tickets } ({ $n } Punkt wert).
       *[other] Gemeinsame Tickets: { $tickets } ({ $n } Punkte wert).
    }
text-tickets-free = Fährt gratis.
text-seen = Mister X war zuletzt auf { $station } zu sehen, nach Zug { $n }.
text-unseen = Mister X war noch nicht zu sehen.
# “He” is Mister X. $stations: a list of numbers.
text-suspects = Er kann hier sein: { $stations }.

end-result = Ergebnis
end-analyse = Analysieren
end-record = Protokoll
end-home = Start
end-win = Du hast gewonnen
end-lose = Du hast verloren
end-x = Mister X gewinnt
end-detectives = Die Detektive gewinnen
# $seats: a list of $n pawns.
end-side =
    { $n ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen
    }
end-none = Niemand gewinnt
end-points =
    { $n ->
        [one] Mister X holt { $n } Punkt
       *[other] Mister X holt { $n } Punkte
    }

# Why the game is over. Several of these texts get $seat, $station, $round and $n.
reason-captured = { seat-name } hat Mister X in Runde { $round } auf { $station } gefasst.
reason-trapped = Mister X konnte in Runde { $round } von { $station } auf keine freie Station mehr fahren.
reason-stuck = Nach Runde { $round } konnte kein Detektiv mehr weiterfahren.
reason-stuck-open = Nach Runde { $round } konnte kein Detektiv mehr weiterfahren.
reason-escaped = Alle { $round } Runden sind vorbei, und Mister X ist noch frei, auf { $station }.
reason-spent = Die Detektive haben in Runde { $round } ihr letztes Ticket gezahlt, und Mister X ist noch frei.
reason-conceded-side = Die Detektive haben in Runde { $round } aufgegeben.
reason-conceded-tickets =
    { $n ->
        [one] Die Detektive haben in Runde { $round } aufgegeben. Ihre restlichen Tickets, { $n } Punkt wert, gehen an Mister X.
       *[other] Die Detektive haben in Runde { $round } aufgegeben. Ihre restlichen Tickets, { $n } Punkte wert, gehen an Mister X.
    }
reason-conceded = { seat-name } hat aufgegeben.
# $reason: a word of the program, for reasons that this page does not know.
reason-other = Das Spiel ist vorbei ({ $reason }).

undo-open = Meinen letzten Zug zurücknehmen
# $name: a person of any gender.
undo-asks = { $name } möchte den letzten Zug zurücknehmen.
undo-mine = Du möchtest deinen letzten Zug zurücknehmen. Warten auf { $names }.
undo-yes = Ja, gern
undo-no = Nein
undo-practice = Übung

# $move: such as “Rot mit dem Taxi nach 58” (move-words-ride).
agree-propose = Vorschlagen: { $move }
# $name: a person.
agree-proposes = { $name } schlägt vor: { $move }
agree-mine = Du schlägst vor: { $move }
agree-waiting = Warten auf { $names }.
agree-yes = Zustimmen
agree-no = Nein
agree-back = Zurückziehen
agree-withdrawn = { $name } ist dagegen. Schlag etwas anderes vor.
agree-taken-back = { $name } hat den Vorschlag zurückgezogen.
# The game went on before everyone had agreed.
agree-lapsed = Der Vorschlag hat sich erledigt.
agree-hint = Ihr müsst alle zustimmen.
agree-captain = { $name } zieht für eure Seite.

# Every player is Mister X once; each game of the series is a heat.
series-title = Durchgänge und Punkte
series-short = Serie
series-heat = Durchgang { $n } von { $of }
series-who = Name
series-total = Gesamt
# Beside the player who is Mister X in this heat.
series-x = ist Mister X
series-you = du
series-next = Nächster Durchgang
series-next-who = Dann ist { $name } Mister X.
series-ready = Bereit für den nächsten Durchgang
# $names: a list of $n people.
series-ready-names =
    { $n ->
        [one] { $names } ist bereit.
       *[other] { $names } sind bereit.
    }
series-ready-wait = Warten auf die anderen …
# $names: a list of $n people.
series-winner =
    { $n ->
        [one] { $names } gewinnt die Serie
       *[other] { $names } gewinnen die Serie
    }
series-again = Noch eine Serie spielen
series-lobby =
    { $n ->
        [one] Alle sind einmal Mister X: { $n } Durchgang.
       *[other] Alle sind einmal Mister X: { $n } Durchgänge.
    }
series-names = Wer spielt? Im Uhrzeigersinn, angefangen beim ersten Mister X.
series-name = Person { $n }

# Over the name of a person or side, which stands in a line of its own in large letters.
curtain-title = Gib das Gerät weiter an
# A button. $who: a person, Mister X, or several names with “or”.
curtain-enter = Ich bin { $who }
curtain-enter-many = Wir sind die Detektive
# Alone in a line, in large letters, under curtain-title.
curtain-detectives = Die Detektive
curtain-text = Alle anderen schauen jetzt bitte weg.
curtain-open = Die letzte Ansicht ist verdeckt. Spielt gemeinsam weiter.
curtain-wait = Der Vorhang ist zu.
curtain-wait-text = Andere ziehen gerade. Öffne den Vorhang, um deine Seite zu sehen.
curtain-pin = PIN
curtain-one = Du spielst allein? Behalte nur eine Seite.
curtain-one-bot = Ab jetzt spielt ein Bot die andere Seite, und der Vorhang verschwindet.
curtain-one-open = Du gibst die Plätze der anderen Seite frei, und der Vorhang verschwindet.
# A button. $side: 0 is Mister X, 1 the detectives.
curtain-only =
    { $side ->
        [0] Ich spiele nur Mister X
       *[other] Ich spiele nur die Detektive
    }

plain-moves = Deine Züge
# A field in which a player writes.
plain-fill = Deine Worte
plain-send = Senden
plain-table = Der Tisch
