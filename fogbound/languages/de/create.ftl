### Making a table: editions, options, settings, files of one's own, and what bots are like.

# One line about each edition, on the page where a table is made.
edition-yard-classic-1983 = Die Detektive ziehen reihum. Für 3 bis 6 Personen.
edition-yard-compact-2015 = Mister X flieht sichtbar und sammelt Punkte; alle sind einmal X. Für 2 bis 4 Personen.
edition-yard-police-2017 = Detektive ziehen in beliebiger Reihenfolge, die Polizei hilft. Für 2 bis 6 Personen.
edition-twenty-classic-1993 = Errate Person, Ort oder Ding, Hinweis für Hinweis. Für 2 bis 6 Personen.

create-title = Tisch eröffnen
# A heading: which game is to be played.
create-edition = Spiel
create-how = Wer spielt?
create-how-link = Alle am eigenen Gerät
create-how-link-text = Teile einen Link, einen Code oder einen QR-Code.
create-how-device = Alle an diesem Gerät
create-how-device-text = Reicht es einfach weiter.
create-how-device-text-yard = Zwischen Mister X und den Detektiven fällt ein Vorhang.
create-how-device-text-yard-compact-2015 = Reicht es weiter; ein Vorhang fällt, wenn Mister X untertaucht.
create-how-device-text-twenty = Reicht es weiter; ein Vorhang verdeckt die Karte.
create-how-bots = Bots und ich
create-how-bots-text = Wähle deine Plätze in der Lobby; Bots übernehmen den Rest.
create-how-bots-text-twenty = Ihre Stärke wählst du in der Lobby.
create-options = Regeln
create-settings = Einstellungen am Tisch
# $low and $high: numbers.
create-bounds = Gib eine Zahl von { $low } bis { $high } ein.
create-pace = Pause der Bots (Sekunden)
# How people who share pawns decide on a move.
create-decide = Gemeinsame Figuren
create-decide-all = Alle müssen zustimmen
create-decide-captain = Die Teamleitung zieht
create-decide-any = Wer will, zieht
create-practice = Übung
create-practice-text = Jeder Zug lässt sich zurücknehmen, auch wenn er etwas verraten hat. Das Spiel wird nicht gewertet.
create-series = Alle spielen jede Rolle einmal
create-series-yard = Alle sind einmal Mister X
create-series-text = Ein Spiel pro Person; die Rollen wechseln, die Punkte werden addiert.
create-go = Tisch eröffnen
# $allowed: one of the texts below.
create-allowed = Erlaubt: { $allowed }
allowed-number = { $low } bis { $high }
# $example: numbers with commas and no spaces, as they are typed.
allowed-numbers = Zahlen von { $low } bis { $high }, etwa { $example }
allowed-numbers-none = Zahlen von { $low } bis { $high }, mit Komma getrennt, oder keine

fair-title = Gleiche Chancen
# $value and $usual: numbers of rounds.
fair-max_rounds = Mister X muss { $value } statt { $usual } Runden lang frei bleiben.
# $value and $usual: lists of move numbers, such as “3, 8, 13 and 18”.
fair-reveals = Mister X zeigt sich nach Zug { $value } statt { $usual }.
fair-max_rounds-brief = { $value } statt { $usual } Runden.
fair-reveals-brief = Mister X zeigt sich nach Zug { $value } statt { $usual }.
# $changes: sentences made of the texts above that end in -brief.
fair-at = Gleiche Chancen: { $changes }
# $option: the name of a rule option.
fair-other = { $option }: { $value } statt { $usual }.
# $fair and $usual: percentages. “He” is Mister X.
fair-share = Bei gleicher Stärke gewinnt er dann { $fair } der Spiele; nach den üblichen Regeln { $usual }.
fair-share-brief = Bei gleicher Stärke gewinnt er dann { $fair } der Spiele, sonst { $usual }.
fair-already = Schon ausgeglichen: Bei gleicher Stärke gewinnt Mister X { $usual } der Spiele.

option-players = Personen
option-yard-players = Personen (mit Mister X)
option-board = Plan
option-max_rounds = Runden
option-reveals = Mister X zeigt sich nach Zug
option-voluntary_reveal = Mister X darf sich zeigen, um Tickets zu nehmen
option-x_ticket_accounting = Normale Tickets von Mister X
option-stuck_counts_police = Die Jagd geht weiter, wenn nur noch die Polizei ziehen kann
option-x_black = Black-Tickets von Mister X
option-boat_rides = Fährfahrten
option-stuck_leftovers = Resttickets, wenn kein Detektiv mehr ziehen kann
option-prices = Punkte für Taxi, Bus, U-Bahn
option-start_numbers = Wo Mister X starten darf (leer: wie auf dem Plan vorgesehen)
# Values of rule options.
choice-once = Eine pro Durchgang
choice-per_ticket = Eine pro Black-Ticket
choice-to_x = Gehen an Mister X
choice-kept = Bleiben bei den Detektiven
choice-unlimited = Unbegrenzt
choice-counted = Abgezählt
choice-reserve = Aus der Reserve
choice-london-1983 = London 1983
choice-london-2017 = London 2017
choice-london-compact = London kompakt
choice-tiny-docks = Kleine Docks
choice-tiny-harbour = Kleiner Hafen
choice-tiny-ring = Kleiner Ring
choice-tiny-village = Kleines Dorf
option-language = Sprache der Karten
option-deck = Kartensätze
option-cards = Welche Karten?
choice-family = Familie
choice-family-text = Themen, die Kinder kennen.
choice-classic = Klassisch
choice-classic-text = Alle Karten des Satzes.
choice-expert = Knifflig
choice-expert-text = Keine leichten Karten.
# Shown in the lobby beside the name of the game, in one line.
chosen-cards-family = Karten, die Kinder kennen
chosen-cards-expert = Keine leichten Karten
option-reader = Wer liest vor?
option-finish = Länge der Strecke
option-suns = Felder mit Sonne
option-die_question_faces = Fragezeichen auf dem Würfel
option-after_failed_question = Nach einer Frage ohne richtige Antwort
option-violet_after_question = Buzzern auch nach einer Auskunft erlaubt
option-sun_on_pass = Sonnen zählen auch im Vorbeiziehen
option-exact_finish = Das Ziel muss genau getroffen werden
choice-roll = Nächster Zug: würfeln
choice-choose = Nächster Zug: Zahl wählen
choice-rotate = Ihr, reihum
choice-rotate-text = Wer vorliest, kennt die Lösung und entscheidet. Bei jeder Karte wird gewechselt.
choice-house = Fogbound
choice-house-text = Fogbound liest vor und entscheidet; alle raten.
chosen-reader-house = Fogbound liest vor
# The value of a rule option that is a switch.
option-on = Ja
option-off = Nein

setting-suspects = Mögliche Stationen zeigen
setting-suspects-text = Alle sehen, wo Mister X sein kann. Beruht nur auf dem, was alle wissen.
setting-hints = Tipps
setting-hints-text = Am Zug kannst du den stärksten Bot fragen, was er spielen würde und warum.
setting-whereabouts = Wo Mister X wohl ist
setting-whereabouts-text = Lässt sich auf dem Plan einblenden, in Prozent. Beruht nur auf dem, was alle wissen; auch Mister X sieht es.
setting-danger = Mister X warnen
setting-danger-text = Am Zug sieht Mister X, welche Stationen ein Detektiv als Nächstes erreichen kann.
setting-judge = Wer entscheidet über Antworten?
setting-judge-text = Fogbound berät beim Vorlesen oder entscheidet selbst.
setting-judge-reader = Wer vorliest
setting-judge-house = Fogbound
setting-letters = Fragen zum Namen
setting-letters-text = Fogbound beantwortet auch Fragen nach Buchstaben und Wörtern.
setting-window = Zeit zum Buzzern (Sekunden)
setting-window-text = Nach einem Hinweis, bevor geantwortet werden darf.
setting-clock = Bedenkzeit
setting-clock-text = Wenn sie abläuft, zieht Fogbound.
setting-clock-off = Unbegrenzt
# $value: a number.
setting-clock-some =
    { $value ->
        [one] { $value } Sekunde
       *[other] { $value } Sekunden
    }

# Titles of the decks that come with Fogbound.
deck-first-light = Erstes Licht
deck-lamplight = Lampenschein
# A deck of cards of one's own.
file-count =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
# Beside a deck that the reader brought.
file-own = eigener
file-none = Wähle mindestens einen Kartensatz.
file-apart = Diese Kartensätze haben keine gemeinsame Sprache. Wähle andere.
file-bring = Eigenen Kartensatz hinzufügen …
file-bring-text = Eine .toml-Datei bis 2 MB. Nur du kannst sie verwenden.
# $name: the name of a file.
file-sending = { $name } wird gelesen …
# $title: the deck's title.
file-taken = „{ $title }“ ist dabei.
# What the check of a deck found that could be better.
file-remarks =
    { $n ->
        [one] { $n } Verbesserungsvorschlag
       *[other] { $n } Verbesserungsvorschläge
    }
file-refused = { $name } ist nicht verwendbar:
file-remove = { $title } entfernen
file-more = und { $n } weitere

# $n of $of dots are filled.
bot-strength = Stärke { $n } von { $of }
bot-choose = Wer spielt?
bot-against = Bots
bot-mixed = Gemischt
bot-mixed-text = Jeder Bot ist anders stark.
# $name and $other: names of bots.
bot-lost = { $name } kennt diesen Plan nicht; stattdessen spielt { $other }.
bot-more = Weitere Bots
bot-typed = Ein Bot mit eigenen Einstellungen
bot-typed-example = pimbot:simulations=2000
bot-typed-go = Verwenden

## Bots: the levels that people choose from, with a line about each, and others for experts
##
## Their names are proper names: no article, no inflection.

# The chase, weakest first.
bot-tourist = Tourist
bot-tourist-text = Erster Tag in der Stadt. Hält den Plan verkehrt herum und fährt dorthin, wo Mister X zuletzt zu sehen war.
bot-commuter = Pendler
bot-commuter-text = Kennt den Weg zur Arbeit und sonst wenig. Vergisst, welche Tickets gespielt wurden.
bot-cabbie = Taxifahrer
bot-cabbie-text = Kennt jede Straße und nimmt den kürzesten Weg, denkt aber selten weiter als bis zur nächsten Ecke.
bot-reporter = Reporter
bot-reporter-text = Geht jeder Spur nach, denkt ein paar Züge voraus und hat immer einen Trick auf Lager.
bot-inspector = Inspektor
bot-inspector-text = Geduldig und gründlich. Versperrt einen Fluchtweg nach dem anderen.
bot-sleuth = Spürnase
bot-sleuth-text = Fragt sich, warum du den Bus genommen und das Black-Ticket behalten hast, und ist meist vor dir da.
bot-master = Superhirn
bot-master-text = Hat aus unzähligen Jagden gelernt. Scheint deine nächste Fahrt vor dir zu kennen.
# 20 Questions, weakest first.
bot-newcomer = Neuling
bot-newcomer-text = Genießt die Geschichten und rät erst, wenn die Lösung fast auf der Hand liegt.
bot-casual = Quizfan
bot-casual-text = Hat von vielem schon gehört und erinnert sich manchmal sogar rechtzeitig.
bot-keen = Leseratte
bot-keen-text = Liest viel und hört bei allen Fragen genau zu.
bot-expert = Lexikon
bot-expert-text = Weiß die Lösung nach einem halben Hinweis und buzzert, wenn es sich lohnt.
# A bot that plays at random.
bot-random = Würfel
bot-random-text = Spielt rein zufällig. In Einstellungen: random.
bot-greedy = Gierschlund
bot-greedy-text = Nimmt den kürzesten Weg und schaut nicht weiter.
bot-pimbot = Pimbot
bot-pimbot-text = Rechnet voraus; wie lange und wie, stellst du ein.
