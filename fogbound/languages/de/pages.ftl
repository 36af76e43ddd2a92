### The pages before a game: home, making a table, the lobby.

# The name of the program. It is not translated.
app-name = Fogbound
app-tagline = Jagen und Kombinieren, gemeinsam an einem Tisch.
app-home = Start
# A label and its value, where no sentence is needed: “Map: London”.
app-pair = { $label }: { $value }
# What somebody said or wrote, in this language's quotation marks.
app-quoted = „{ $text }“
# Like app-pair, with a label alone; the value follows, in other letters.
app-label = { $label }:
app-skip = Zum Inhalt springen
app-skip-text = Zum Tisch in Worten
app-cancel = Abbrechen
app-close = Schließen
app-dismiss = Ausblenden
app-loading = Lädt …
# Shown when the server has a newer version than the page.
app-stale = Fogbound wurde aktualisiert. Lade neu, um weiterzuspielen.
# An offer: the page goes on as it is until its reader takes it. The button app-reload follows.
app-update = Eine neue Version von Fogbound ist da.
app-reload = Neu laden
app-lost-title = Im Nebel verirrt
app-lost-text = Unter dieser Adresse gibt es nichts.
app-lost-home = Zurück zur Startseite

# The name of this language in itself, for the list of languages.
language-name = Deutsch
# What the button that changes the language is called.
language-label = Sprache
theme-label = Design
# Follows the device.
theme-auto = Automatisch
theme-light = Tag
theme-dark = Nacht

online-offline = Verbindung verloren. Neuer Versuch …
online-connecting = Verbindet …
online-closed = Dieser Tisch wurde geschlossen, oder der Host hat dich entfernt.
online-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
online-here = Hier weiterspielen

# The person's name follows.
name-as = Du bist
name-label = Dein Name
name-change = Namen ändern
name-save = Speichern
name-who = Wer kommt dazu?
# $host: a person's name.
name-invited = { $host } lädt dich an den Tisch ein
name-suggestions = Flinker Dachs; Stiller Kranich; Sanfte Taube; Grauer Falke; Frühe Lerche; Nebliger Otter; Ruhiger Reiher; Brauner Zaunkönig; Schwarzer Rabe; Munteres Rotkehlchen; Kluge Elster; Eiliger Mauersegler; Flinker Otter; Stille Amsel; Sanfter Rabe; Grauer Spatz; Früher Dachs; Nebliger Falke; Ruhiger Schwan; Braune Taube; Schwarzer Kranich; Muntere Lerche; Kluger Reiher; Eilige Elster
name-ask = Wie sollen dich die anderen nennen?
name-join = An den Tisch setzen

home-play = Jetzt spielen
# Two games to choose from.
home-which = Welches Spiel?
home-play-text = Gegen Bots, sofort. Ohne Konto, ohne Installation.
home-continue-yours = Weiter: Du bist am Zug
home-continue = Weiter
# After the name of the game.
home-continue-waiting = wartet auf die anderen
# The name of the game.
home-yard = Die Jagd
home-yard-text = Mister X flieht durch die Stadt; die anderen ziehen das Netz zu.
# The editions as they were published.
edition-title-yard-classic-1983 = Scotland Yard, 1983
edition-title-yard-compact-2015 = Scotland Yard kompakt, 2015
edition-title-yard-police-2017 = Scotland Yard, 2017
edition-title-twenty-classic-1993 = 20 Fragen, 1993
# Short names, on buttons of a phone.
edition-name-yard-classic-1983 = Klassisch
edition-name-yard-compact-2015 = Kurzes Duell
edition-name-yard-police-2017 = Mit Polizei
edition-about-yard-classic-1983 = Detektive ziehen reihum. Für alle, die die Jagd kennen, etwa 15 Minuten.
edition-about-yard-compact-2015 = Mister X ist zu sehen und sammelt Punkte; dann tauscht ihr. Zu zweit, etwa 5 Minuten.
edition-about-yard-police-2017 = Detektive ziehen in beliebiger Reihenfolge, die Polizei hilft. Gut für den Anfang, etwa 10 Minuten.
home-play-x = Mister X spielen
home-play-x-text = Schleich dich ungesehen durch die Stadt.
home-play-x-text-yard-compact-2015 = Sammle Punkte vor aller Augen und tauch im richtigen Moment unter.
home-play-detectives = Die Detektive spielen
home-play-detectives-text = Führ das ganze Team und zieh das Netz zu.
home-play-detectives-text-yard-compact-2015 = Zieh mit allen dreien und fass ihn, bevor er reich wird.
home-edition = Ausgabe
home-against = Spielen gegen
# A list of bots to choose from follows.
home-against-lead = Gegen
# $name: the name of a bot's level.
home-beat = Du hast { $name } geschlagen.
home-beat-try = Jetzt { $name }?
home-hints = Tipps
# A switch: marks stations that a detective can reach next. Little room.
home-danger = Gefahr zeigen
home-speed = Tempo der Bots
home-speed-calm = Ruhig
home-speed-brisk = Flott
home-speed-once = Sofort
# The name of the game.
home-twenty = 20 Fragen
home-twenty-text = Hinweis für Hinweis: Wer oder was steht auf der Karte? Für 2 bis 6 Personen, etwa eine halbe Stunde.
home-twenty-players = Personen
home-twenty-language = Sprache der Karten
home-twenty-bots = Gegen Bots spielen
home-twenty-bots-text = Fogbound liest vor. Sei schneller als die Bots.
home-twenty-device = An diesem Gerät
home-twenty-device-text = Fogbound zeigt die Hinweise; ihr alle ratet.
home-friends = Zusammen spielen
home-create = Tisch eröffnen
home-create-text = Oder spielt zusammen, per Einladung oder an einem Gerät:
home-code = Code eingeben
home-code-hint = Vier Buchstaben
home-join = Mitspielen
home-games = Meine Spiele
home-games-none = Hier erscheinen deine Tische.
home-yours = Du bist am Zug
# Beside a table where the reader only watches.
home-spectator = du schaust zu
home-heat-next = Als Nächstes Durchgang { $n } von { $of }

status-lobby = Nicht begonnen
status-playing = Läuft
status-over = Beendet
status-closed = Geschlossen
# A table from an older version, which nobody can play on.
status-frozen = Eingefroren

reach-closed = Dieser Link öffnet sich noch nicht auf anderen Geräten, nur auf diesem Computer. Ihr spielt im selben Haus? Dann schalte das hier ein.
# The words in quotation marks are a command and are not translated.
reach-closed-fixed = Dieser Link öffnet sich nicht auf anderen Geräten, nur auf diesem Computer. Starte Fogbound mit „fogbound serve --lan“.
# $address: an address such as http://192.168.1.4:8000.
reach-open = Alle in deinem Netzwerk können mitspielen: { $address }
reach-switch = Andere im Haus mitspielen lassen

lobby-title = Der Tisch steht bereit
lobby-code = Code
lobby-link = Link
link-copy = Link kopieren
link-copied = Kopiert
link-select = Zum Kopieren Strg+C drücken oder lange antippen
# For screen readers.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-seats = Plätze
# A button beside a free seat.
lobby-take = Hinsetzen
lobby-leave = Aufstehen
lobby-ask = Um den Platz bitten
lobby-bot = Bot
lobby-bot-seat = Bot hierher setzen
lobby-bot-add = Bot dazuholen
lobby-open-text = Für alle offen. Bleibt der Platz frei, übernimmt ihn beim Start ein Bot.
# Who plays a seat: $bot is the name of its level.
lobby-bot-named = Bot ({ $bot })
# A seat that nobody has taken.
lobby-open = Frei
# In brackets after the reader's own name, or in its place.
lobby-you = du
# A seat that several people play together.
lobby-shared = das ganze Team
lobby-people = Am Tisch
# Beside a person: who made the table.
lobby-host = Host
# Beside a person whose page is closed.
lobby-away = abwesend
lobby-ready = Bereit
lobby-ready-mark = Ich bin bereit
lobby-ready-unmark = Ich bin nicht bereit
# Beside a person who moves for their side.
lobby-captain = Teamleitung
lobby-captain-make = Teamleitung an { $name } geben
# A heading over people whom the host removed.
lobby-banned = Entfernt
lobby-pardon = Wieder hereinlassen
lobby-claim = Host werden
lobby-claim-text = Der Host ist abwesend.
lobby-kick = { $name } entfernen
lobby-kick-sure = { $name } entfernen? Später kannst du { $name } wieder hereinlassen.
# “Them” is $name, of any gender.
lobby-kick-sure-game = { $name } entfernen? Ein Bot spielt weiter. Später kannst du { $name } wieder hereinlassen.
lobby-kick-yes = Ja, entfernen
lobby-start = Los geht’s
lobby-start-bots =
    { $n ->
        [one] Ein Bot übernimmt den freien Platz
       *[other] Bots übernehmen { $n } freie Plätze
    }
lobby-start-places =
    { $n ->
        [one] Ein Bot übernimmt den freien Platz
       *[other] Bots übernehmen { $n } freie Plätze
    }
lobby-start-nobody = Niemand spielt mit: nur Bots
lobby-start-sure = Niemand hat einen Platz. Sollen die Bots allein spielen?
lobby-start-yes = Ja, los
lobby-next-sit = Nimm einen Platz.
lobby-next-share = Lade andere ein oder fang mit Bots an.
# $code: four letters.
lobby-next-code = Code { $code }
lobby-next-start = Alle Plätze sind besetzt. Fang an, wann du willst.
lobby-next-ready = Sag, dass du bereit bist. { $host } startet das Spiel.
lobby-next-wait = Warten, bis { $host } startet.
lobby-starting = Es geht los …
lobby-share-on = Das ganze Team spielt diesen Platz
lobby-share-off = Nur wer hier sitzt, spielt diesen Platz
lobby-pin-set = Mit PIN sperren
lobby-pin-change = PIN ändern
lobby-pin-label = PIN für { seat-name }: 4 bis 8 Ziffern (leer: keine PIN)
lobby-pin-on = mit PIN gesperrt
# $name: a person who asks for the seat of the reader.
lobby-request = { $name } hätte gern deinen Platz: { seat-name }.
lobby-request-yes = Abgeben
lobby-request-no = Behalten
# A heading over the seats of one side.
lobby-side =
    { $side ->
        [0] Mister X
       *[other] Detektive
    }
lobby-players = Wer spielt
lobby-all = Alle Plätze nehmen
lobby-both-title = Beide Seiten?
lobby-both = Du würdest an diesem Gerät beide Seiten spielen. Zwischen den Zügen fällt ein Vorhang.
# A button: the reader holds seats on both sides and keeps one. $side: 0 is Mister X, 1 the detectives.
lobby-both-one =
    { $side ->
        [0] Nur Mister X
       *[other] Nur die Detektive
    }
lobby-both-yes = Beide Seiten spielen
# The program reads the cards: shown as the holder of that seat.
lobby-house = liest vor und entscheidet
# How many cards nobody at the table has seen before.
lobby-unseen =
    { $n ->
        [one] { $n } Karte, die hier niemand kennt
       *[other] { $n } Karten, die hier niemand kennt
    }
