### One text for every error code of docs/protocol.md and docs/notation.md.
###
### The id is error- and the code that the server sends. A text with -move at its end is for a move.

error-frozen = Dieses Spiel begann nach anderen Regeln. Du kannst es ansehen, aber nicht weiterspielen.
error-offline = Der Server antwortet nicht. Prüfe deine Verbindung.
error-failed = Fehler auf dem Server; nichts hat sich geändert. Versuch es noch einmal.
# A mistake of the program itself. $text: what the browser says of it, in its own language.
error-unexpected = Etwas ist schiefgegangen: { $text }
error-who-are-you = Gib zuerst deinen Namen ein.
error-bad-name = Namen haben 1 bis 24 sichtbare Zeichen.
error-no-such-room = Zu diesem Link oder Code gibt es keinen Tisch.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-no-such-lesson = Diese Lektion gibt es nicht.
error-no-such-puzzle = Dieses Rätsel gibt es nicht.
error-no-such-step = Diesen Schritt hat die Lektion nicht.
error-not-here = Das geht nur an dem Computer, auf dem Fogbound läuft.
error-no-switch = Dieser Server wurde für eine feste Adresse gestartet.
error-no-network = Dieser Computer ist in keinem Netzwerk. Verbinde ihn mit deinem WLAN und versuch es noch einmal.
# $address: such as 192.168.1.4:8000.
error-no-listener = Fogbound ist unter { $address } nicht erreichbar. Vielleicht nutzt ein anderes Programm diesen Port.
error-not-yours = Das gehört jemand anderem.
error-not-host = Das kann nur der Host.
error-taken = Dieser Platz ist besetzt. Wir haben gefragt, ob er frei wird.
error-taken-move = Diese Zahl ist verbraucht. Wähle eine andere.
error-not-now = Das geht gerade nicht.
error-side = Du kannst nicht beide Seiten spielen. Gib erst deine Plätze auf der anderen Seite frei.
error-pin = Die PIN fehlt oder ist falsch. Versuch es noch einmal.
error-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
error-too-big = Zu groß: Nachrichten bis 16 KB, Dateien bis 2 MB.
error-too-fast = Zu schnell. Warte einen Moment.
# A move cannot be taken back; learned-… texts say why.
error-learned = Das lässt sich nicht zurücknehmen: Seitdem hat jemand etwas erfahren.
error-private = Dieses Spiel ist privat.
error-banned = Der Host hat dich vom Tisch entfernt.
error-full = Hier ist kein Platz mehr. Schließ oder lösch etwas und versuch es noch einmal.
error-invisible = Diese Zeile könnte niemand sehen. Schreib etwas.
error-disk-full = Die Festplatte des Servers ist voll; nichts hat sich geändert. Sag den Leuten Bescheid, die ihn betreiben, und versuch es dann noch einmal.
error-too-slow = Das kam zu langsam an. Versuch es noch einmal.
error-too-many = Zu viele Verbindungen aus deinem Netzwerk. Schließ ein paar Tabs und versuch es noch einmal.
error-busy = Der Server ist voll. Versuch es gleich noch einmal.
error-bad-host = Unter dieser Adresse antwortet der Server nicht. Öffne seine eigene, oder bitte die Leute, die ihn betreiben, diese hier einzutragen.
error-house = Diesen Platz spielt Fogbound.
error-captain = Nur die Teamleitung zieht diese Figur.
error-no-hints = An diesem Tisch sind Tipps aus.
error-no-whereabouts = Dieser Tisch zeigt nicht, wo Mister X wohl ist.
error-no-adviser = Für solche Spiele gibt es noch keine Analyse.
error-no-advice = Der Tipp ist misslungen. Versuch es noch einmal.
error-given-up = Dieses Spiel konnte nicht analysiert werden. Warum, steht im Server-Log.
error-roles = Mit dieser Sitzverteilung ist keine Serie möglich.
error-bad-origin = Diese Seite gehört zu einer anderen Website. Öffne direkt die Adresse des Servers.
error-bad-move = Das ist kein Zug. Deine Züge stehen unter „Text“.
error-bad-position = Das ist keine Stellung.
error-impossible-log = Diese Züge kann es so nicht gegeben haben.
error-not-your-turn = Dieser Platz ist nicht am Zug.
error-game-over = Das Spiel ist vorbei.
error-no-such-seat = Diesen Platz gibt es nicht.
error-illegal = Dieser Zug ist jetzt nicht möglich.
error-no-ticket = Davon ist kein Ticket mehr da.
error-here = Die Figur steht schon dort, und jeder Zug führt auf eine andere Station.
error-possible = Das ist möglich.
error-not-linked = Diese Linie fährt nicht dorthin.
error-occupied = Dort steht eine andere Figur.
error-no-such-station = Diese Station gibt es nicht.
error-only-x = Das kann nur Mister X.
error-only-detectives = In dieser Ausgabe können nur die Detektive aufgeben.
error-no-start = Figuren starten auf U-Bahn-Stationen.
error-black-again = Zwei Black-Tickets hintereinander sind nicht erlaubt.
error-no-boat = Mister X hat seine Fährfahrt schon gemacht.
error-no-double = Ein Doppelzug ist jetzt nicht möglich.
error-no-second-leg = Von dort ist keine zweite Fahrt möglich.
error-dead-end = Von dort kämst du nicht weiter.
error-only-buzz = Jemand anders ist dran. Du darfst nur buzzern.
error-asked-already = Du hast schon nach dem genauen Namen gefragt. Sag richtig oder falsch.
error-no-such-number = Diese Zahl gibt es nicht.
error-not-agreed = Diese Regel gilt an diesem Tisch nicht.
error-incomplete = Der Zug ist unvollständig.
error-no-such-move = Diesen Zug gibt es nicht.
error-stale = Jemand war schneller. Wähle neu.
error-bad-people = Diese Personen passen nicht zur Serie.
error-no-such-heat = Diesen Durchgang gibt es nicht.
error-series-over = Alle Durchgänge sind gespielt.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-edition = Diese Ausgabe gibt es nicht.
error-no-such-option = Diese Regel gibt es nicht.
# $option: the name of a rule option. $given: what somebody wrote.
error-bad-option = „{ $given }“ passt nicht zur Regel „{ $option }“.
# $option: the name of a rule option.
error-contradiction = Die Regel „{ $option }“ passt nicht zu den anderen.
error-no-such-bot = Es gibt keinen Bot namens „{ $given }“.
error-not-learned = Superhirn kennt diesen Plan nicht. Wähle einen anderen Bot.
error-bad-bot = Schreib einen Bot mit Einstellungen so: pimbot:simulations=2000
# $bot: a bot's name. $given: what somebody wrote.
error-no-such-setting = Der Bot „{ $bot }“ hat keine Einstellung namens „{ $given }“.
# $option: a bot's setting, such as simulations.
error-bad-setting = „{ $option }“ kann nicht { $given } sein. Erlaubt: { $allowed }.
error-no-such-board = Diesen Plan gibt es nicht.
error-no-such-deck = Diesen Kartensatz gibt es nicht.
error-no-such-file = Du hast keine solche Datei.
error-no-such-card = Diese Karte gibt es nicht.
error-no-such-language = Diese Sprache gibt es nicht.
error-empty-deck = Es sind keine Karten mehr da.
error-bad-deck = Der Kartensatz enthält Fehler.
error-no-such-theme = Dieses Design gibt es nicht.
error-bad-handicaps = Die Liste der Vorgaben ist beschädigt. Bitte den Host, Fogbound neu zu installieren.

## More about some of them

learned-over = Das Spiel ist vorbei. Das lässt sich nicht zurücknehmen, außer in einer Übung.
learned-dealt = Seitdem wurde ausgeteilt, vorgelesen oder gewürfelt. Das lässt sich nicht zurücknehmen, außer in einer Übung.
learned-answered = Seitdem gab es eine Auskunft zur Karte. Das lässt sich nicht zurücknehmen, außer in einer Übung.
learned-shown = Mister X war seitdem zu sehen. Das lässt sich nicht zurücknehmen, außer in einer Übung.
learned-ruled-out = Seitdem scheidet eine Station aus, auf der Mister X hätte sein können. Das lässt sich nicht zurücknehmen, außer in einer Übung.

# A rule option or a bot’s setting got a value that it cannot have. $option: its name, or how it is typed. $given: what
# somebody wrote. yes and no are typed in English everywhere.
option-number = { $option } kann nicht „{ $given }“ sein, nur { $low } bis { $high }.
option-numbers = { $option } kann nicht „{ $given }“ sein, nur aufsteigende Zahlen von { $low } bis { $high }, mit Komma getrennt.
# $n: how many numbers.
option-count = { $option } kann nicht „{ $given }“ sein, nur { $n } Zahlen von { $low } bis { $high }, mit Komma getrennt.
option-switch = { $option } kann nicht „{ $given }“ sein, nur yes oder no.
# $choices: a list of values, with “or”.
option-choice = { $option } kann nicht „{ $given }“ sein, nur { $choices }.

# $seats: a list of pawns. $names: a list of people. $n: how many people can play these pawns.
roles-too-many =
    { $n ->
        [one] In einer Serie spielt nur eine Person { $seats }, nicht { $names }.
       *[other] In einer Serie spielen nur { $n } Personen { $seats }, nicht { $names }.
    }
roles-several =
    { $n ->
        [one] { $name } spielt { $n } Rolle; in einer Serie spielen alle genau eine.
       *[other] { $name } spielt { $n } Rollen; in einer Serie spielen alle genau eine.
    }
roles-none = { $name } hat keine eigene Rolle; in einer Serie spielen alle genau eine.
roles-other = { $name } kann nicht auch noch { $seats } spielen: Das ist eine Serie.
# $expected and $given: numbers of people.
people-number = Diese Serie ist für { $expected } Personen, nicht für { $given }.
people-unnamed = In einer Serie brauchen alle einen Namen.
people-alike = In einer Serie können nicht zwei Personen { $given } heißen.
full-room = An diesem Tisch sind schon { $n } Personen. Mehr passen nicht.
full-rooms = Du hast { $n } Tische offen. Schließ erst einen davon.
full-files = Du hast hier { $n } Dateien. Lösch erst eine davon.
full-server = Auf diesem Server ist gerade kein Tisch mehr frei. Versuch es später noch einmal.
full-disk = Auf diesem Server ist kein Platz für weitere Dateien. Frag die Leute, die ihn betreiben.
keeps-material = Plan und Kartensätze eines Tisches bleiben, wie sie sind. Eröffne dafür einen neuen Tisch.
keeps-seats = Die Plätze eines Tisches bleiben, wie sie sind. Eröffne dafür einen neuen Tisch.

contradiction-reveals =
    { $last ->
        [one] Mister X kann sich nicht nach Zug { $n } zeigen: Er macht höchstens { $last } Zug.
       *[other] Mister X kann sich nicht nach Zug { $n } zeigen: Er macht höchstens { $last } Züge.
    }
contradiction-few-numbers =
    { $least ->
        [one] Mister X braucht mindestens { $least } Station zum Starten; angegeben: { $n }.
       *[other] Mister X braucht mindestens { $least } Stationen zum Starten; angegeben: { $n }.
    }
# $board: the name of a map.
contradiction-few-starts = Der Plan „{ $board }“ hat zu wenige Stationen zum Starten: { $n } statt mindestens { $least }. Wähle einen anderen Plan oder weniger Personen.
contradiction-no-station = Auf dem Plan „{ $board }“ gibt es Station { $stations } nicht.
contradiction-sun = Es gibt kein Feld { $n } für eine Sonne: Die Strecke endet bei { $finish }.
# $title: the title of a deck.
contradiction-few-cards = Der Kartensatz „{ $title }“ hat zu wenige Karten dieser Art: { $n } statt mindestens { $least }. Wähle „Klassisch“ oder füge einen Kartensatz hinzu.
contradiction-one-card = Der Kartensatz „{ $title }“ hat nur eine Karte. Füge einen weiteren hinzu.

## Why something is not possible now

now-host-here = Der Host ist da.
# $n: seconds.
now-host-soon = Vielleicht kommt der Host gleich zurück. Versuch es in { $n } s noch einmal.
# $name: a person. To take a move back.
now-undo-asked = { $name } möchte auch einen Zug zurücknehmen. Antworte zuerst darauf.
now-undo-over = Niemand möchte mehr einen Zug zurücknehmen.
now-undo-series = In einer Serie lassen sich keine Züge zurücknehmen.
now-undo-none = Du hast keinen Zug, den du zurücknehmen könntest.
now-begun = Das Spiel hat schon begonnen.
now-no-heat = Gerade steht kein weiterer Durchgang an.
now-heat-first = Die Serie ist noch nicht vorbei. Erst kommt der nächste Durchgang.
now-rematch-later = Eine Revanche gibt es erst nach dem Spiel.
now-closed = Dieser Tisch ist geschlossen.
# Where people who share pawns must agree.
now-not-proposed = Dieser Vorschlag gilt nicht mehr.
now-seat-bot = { seat-name } wird in diesem Spiel von einem Bot gespielt. Der Host kann den Platz freigeben.
now-seat-team = { seat-name } wird in diesem Spiel vom Team gespielt. Bitte jemanden aus dem Team um den Platz.
now-not-asked = Um diesen Platz hat niemand gebeten.
now-ready-later = Melde dich bereit, wenn dieses Spiel vorbei ist.
now-not-turn = { seat-name } ist jetzt nicht am Zug.
now-series-settled = Ob es eine Serie wird, steht seit dem Start fest.
now-practice-settled = Ob es eine Übung wird, steht seit dem Start fest.
now-rules-settled = Die Regeln stehen seit dem Start fest.
now-no-game = An diesem Tisch läuft gerade kein Spiel.
now-restarting = Der Server startet neu. Versuch es gleich noch einmal.
now-record-later = Das Protokoll gibt es, wenn das Spiel vorbei ist.
now-record-heat = Das Protokoll gibt es nach dem ersten Durchgang.
now-point = Zeig auf eine Station: Hier ist kein Zug gefragt.
now-move = Hier ist ein Zug gefragt, nicht nur eine Station.
now-no-giving-up = Bei einem Rätsel gibt man nicht auf: Versuch einen Zug oder lass dir die Lösung zeigen.
