### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Aufruf:
# In the line of usage: the words of the headings below.
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL [ARGUMENTE]...
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:

## What is wrong with a command

cli-no-command = Den Befehl „{ $given }“ gibt es nicht.
cli-mean = Meintest du { $choices }?
cli-no-such-option = Die Option { $given } gibt es nicht.
cli-no-value = Hinter { $option } fehlt ein Wert.
cli-no-value-taken = Hinter { $option } gehört kein Wert.
cli-missing = { $what } fehlt.
cli-number = { $option } braucht eine Zahl.
cli-number-from = { $option } braucht eine Zahl ab { $low }.
cli-too-much = Das gehört hier nicht hin: { $words }.

## What each command does, in one line

cli-command-fogbound = Deduktionsspiele mit verdeckten Karten und Wegen: spielen, anbieten, nachspielen.
cli-command-play = Hier im Terminal spielen.
cli-command-tutorial = Ein Spiel Schritt für Schritt lernen.
cli-command-serve = Spiele im Browser anbieten.
cli-command-editions = Alle Ausgaben und ihre Optionen zeigen.
cli-command-replay = Ein Protokoll in Worten nachspielen.
cli-command-analyse = Ein beendetes Spiel analysieren: Chancen, Verdacht, teure Züge.
cli-command-verify = Jede Auslosung und jeden Zug eines Protokolls prüfen.
cli-command-perft = Zugfolgen zählen, um die Regeln zu prüfen.
cli-command-solve = Eine kleine Jagd lösen: die exakte Chance, dass X entkommt.
cli-command-think = Lange Suchen und Analysen für Server übernehmen.
cli-command-admin = Die Datenbank eines Servers sichern, umziehen und prüfen.
cli-command-puzzles = Rätsel aus Bot-Spielen lösen.
cli-command-puzzles-play = Ein Rätsel lösen.
cli-command-puzzles-list = Alle Rätsel zeigen, die leichtesten zuerst.
cli-command-puzzles-check = Die Lösung jedes mitgelieferten Rätsels noch einmal beweisen.
cli-command-puzzles-make = Rätsel aus Bot-Spielen gewinnen.
cli-command-board = Spielpläne prüfen, zeichnen, zeigen und erstellen.
cli-command-deck = Kartensätze prüfen, zeigen, zählen und aufräumen.
cli-command-arena = Bots gegeneinander antreten lassen und messen.
cli-command-learn = Neuronale Netze die Jagd lernen lassen.
cli-command-lab = Gespeicherte Spiele, Pläne und Netze untersuchen.

## What can be given to a command

cli-opt-help = Diese Hilfe zeigen.
cli-opt-version = Die Version zeigen.
cli-opt-language = Die Sprache. Standard: die deines Systems.

cli-opt-play-edition = 1983, 1993, 2015, 2017 oder der volle Name. Standard: 2017.
cli-opt-players = Wie viele mitspielen, Bots eingeschlossen.
cli-opt-seat = Dein Platz: x, red, bobby1 …; p1, p2 …
cli-opt-seats = Deine Plätze, wenn es mehrere sind: red,blue; p1,p3; detectives.
cli-opt-hotseat = Menschen spielen alle Plätze; das Gerät geht reihum.
cli-opt-in_series = Ein Spiel pro Person: Alle sind einmal Mister X.
cli-opt-chair = Dein Platz in der Reihenfolge einer Serie: 1 ist zuerst Mister X, dann 2 …
cli-opt-people = Wer in der Serie spielt, im Uhrzeigersinn: Ann,bot,Bob.
cli-opt-bots = Der Bot auf den übrigen Plätzen: { $bots }. Standard: { $usual }.
cli-opt-bot_command = Ein Programm, das die übrigen Plätze spielt; siehe docs/bot-protocol.md.
cli-opt-judge = 20 Fragen: wer über Antworten entscheidet, wenn ein Mensch vorliest.
cli-opt-letters = 20 Fragen: Fogbound beantwortet auch Fragen nach Buchstaben.
cli-opt-hints = Die Jagd: Mit hint siehst du, was der stärkste Bot spielen würde.
cli-opt-whereabouts = Die Jagd: Vor jedem Zug siehst du, wo Mister X wahrscheinlich ist.
cli-opt-practice = Jeder Zug lässt sich zurücknehmen, auch der letzte; das steht dann im Protokoll.
cli-opt-seed = Eine Zahl für die Auslosung; dieselbe Zahl lost immer dasselbe aus.
cli-opt-play-board = Ein anderer Spielplan: ein Name oder eine .toml-Datei.
cli-opt-play-deck = Andere Kartensätze: Namen oder .toml-Dateien.
cli-opt-option = Eine Regeloption, mehrfach möglich; siehe fogbound editions.
cli-opt-fair = Die Jagd: Optionen, mit denen beide Seiten etwa gleich oft gewinnen.
cli-opt-resume = Ein gespeichertes Spiel fortsetzen.
cli-opt-record_file = Wohin das Protokoll kommt, wenn das Spiel vorbei ist.
cli-opt-pace = Pause nach jedem Zug eines Bots, in Sekunden (im Terminal 0.5, sonst 0).
cli-opt-yes = Züge ohne Rückfrage spielen.
cli-opt-no_color = Ohne Farben (wie mit NO_COLOR).

cli-opt-lesson_id = Eine Lektion; ohne Angabe hast du die Wahl.
cli-opt-tutorial-step = Bei diesem Schritt weitermachen. Standard: 1.

cli-opt-puzzle = Nummer oder Name eines Rätsels.
cli-opt-kind = Nur Rätsel dieser Art.
cli-opt-difficulty = Nur Rätsel dieser Schwierigkeit.
cli-opt-map_file = Die Stellung als SVG-Bild zeichnen.

cli-opt-record = Die Datei mit dem Protokoll.
cli-opt-as_seat = Nur zeigen, was dieser Platz, das Publikum (spectator) oder jemand aus der Serie gesehen hat. Standard: open, also alles.
cli-opt-heat = Nur dieser Durchgang einer Serie.
cli-opt-step = Vor jeder Runde auf Enter warten.
cli-opt-to = Nach N Zügen aufhören.
cli-opt-replay-map_file = Die letzte Stellung als SVG-Bild zeichnen.
cli-opt-board = Die Datei mit dem Spielplan, wenn sie jetzt woanders liegt.
cli-opt-deck = Die Dateien mit den Karten, wenn sie jetzt woanders liegen oder jemand eigene mitgebracht hatte.
cli-opt-as_json = Jeden Zug als JSON ausgeben.
cli-opt-by = Der Bot, der analysiert, etwa sleuth:simulations=2000.
cli-opt-commitment = Der Fingerabdruck, der vor dem Spiel notiert wurde.

cli-opt-editions-edition = Nur diese, zum Beispiel 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Beispiele:
      fogbound serve                               (Spiele im Browser anbieten)
      fogbound play                                (hier im Terminal spielen)
      fogbound tutorial                            (spielend lernen)
      fogbound play --help
      fogbound puzzles                             (das Rätsel des Tages)
      fogbound editions
      fogbound replay game.fog
      fogbound analyse game.fog                    (die teuersten Züge finden)
      fogbound arena run greedy random             (Bots gegen Bots)
cli-eg-play =
    Beispiele:
      fogbound play                                (fragt, wer du sein willst)
      fogbound play --seat x                       (du bist Mister X, Bots jagen dich)
      fogbound play 1983 --players 4 --seats detectives
      fogbound play --hotseat                      (alle an einer Tastatur)
      fogbound play --practice                     (undo nimmt jeden Zug zurück)
      fogbound play 2015 --people Ann,bot,Bob      (eine Serie: Alle sind einmal Mister X)
      fogbound play 1993 --seat p1                 (20 Fragen gegen Bots; Fogbound liest vor)
      fogbound play 1993 --players 3 --hotseat --option reader=rotate
      fogbound play --resume game.fog
cli-eg-tutorial =
    Beispiele:
      fogbound tutorial                            (eine Lektion wählen)
      fogbound tutorial mister-x
      fogbound tutorial quiz --from 3              (bei Schritt 3 weitermachen)
cli-eg-puzzles =
    Beispiele:
      fogbound puzzles                             (das Rätsel des Tages)
      fogbound puzzles list --kind escape --difficulty easy
      fogbound puzzles play 1
cli-eg-puzzles-play =
    Beispiele:
      fogbound puzzles play 17
      fogbound puzzles play 17 --map puzzle.svg
cli-eg-replay =
    Beispiele:
      fogbound replay game.fog                     (alles offen)
      fogbound replay game.fog --as red --step     (wie Rot es gesehen hat)
      fogbound replay game.fog --map way.svg
cli-eg-analyse =
    Beispiele:
      fogbound analyse game.fog
      fogbound analyse series.fog --heat 2
      fogbound analyse game.fog --by sleuth:simulations=2000
      fogbound analyse game.fog --json
cli-eg-verify =
    Beispiel:
      fogbound verify game.fog
cli-eg-editions =
    Beispiel:
      fogbound editions 1983
