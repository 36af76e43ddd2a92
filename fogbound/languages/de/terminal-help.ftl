### What --help prints in the terminal, and what is wrong with a command. The browser does not load this file.
###
### Commands, options (--seat), words in capitals (FILE, N, NAME) and values (yes, house) are typed or stand for what is
### typed: they stay as they are.

cli-usage = Aufruf:
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:

## What is wrong with a command

cli-no-command = Den Befehl „{ $given }“ gibt es nicht.
cli-mean = Meintest du { $choices }?
cli-no-such-option = Die Option { $given } gibt es nicht.
cli-no-value = Hinter { $option } fehlt ein Wert.
cli-no-value-taken = { $option } braucht keinen Wert.
cli-missing = { $what } fehlt.
cli-number = { $option } braucht eine Zahl.
cli-number-from = { $option } braucht eine Zahl, mindestens { $low }.
cli-too-much = Das ist zu viel: { $words }.

## What each command does, in one line

cli-command-fogbound = Deduktionsspiele mit verdeckten Karten und Wegen: spielen, ausrichten, nachspielen.
cli-command-play = Hier im Terminal spielen.
cli-command-tutorial = Ein Spiel Schritt für Schritt lernen.
cli-command-serve = Spiele für Browser ausrichten.
cli-command-editions = Alle Ausgaben und ihre Optionen zeigen.
cli-command-replay = Ein Protokoll in Worten nachspielen.
cli-command-analyse = Ein fertiges Spiel auswerten: Chancen, Verdacht, teure Züge.
cli-command-verify = Jede Auslosung und jeden Zug eines Protokolls prüfen.
cli-command-perft = Zugfolgen zählen, um die Regeln zu prüfen.
cli-command-solve = Eine kleine Jagd lösen: die genaue Chance von X zu entkommen.
cli-command-think = Für Server lange suchen und auswerten.
cli-command-admin = Die Datenbank eines Servers sichern, umziehen und prüfen.
cli-command-puzzles = Rätsel aus Spielen von Bots lösen.
cli-command-puzzles-play = Ein Rätsel lösen.
cli-command-puzzles-list = Alle Rätsel zeigen, die leichtesten zuerst.
cli-command-puzzles-check = Jedes mitgelieferte Rätsel noch einmal beweisen.
cli-command-puzzles-make = Rätsel aus Spielen von Bots gewinnen.
cli-command-board = Spielpläne prüfen, zeichnen, zeigen und machen.
cli-command-deck = Kartensätze prüfen, zeigen, zählen und aufräumen.
cli-command-arena = Bots gegeneinander antreten lassen und messen.
cli-command-learn = Netze die Jagd lernen lassen.
cli-command-lab = Gespeicherte Spiele, Pläne und Netze untersuchen.

## What can be given to a command

cli-opt-help = Diese Hilfe zeigen.
cli-opt-version = Die Version zeigen.
cli-opt-language = Die Sprache. Sonst: die deines Systems.

cli-opt-play-edition = 1983, 1993, 2015, 2017 oder der volle Name. Sonst: 2017.
cli-opt-players = Wie viele mitspielen, Bots eingeschlossen.
cli-opt-seat = Dein Platz: x, red, bobby1 ...; p1, p2 ...
cli-opt-seats = Deine Plätze, wenn es mehrere sind: red,blue; p1,p3; detectives.
cli-opt-hotseat = Alle Plätze spielen Menschen; das Gerät geht reihum.
cli-opt-in_series = Ein Spiel für jede Person: Alle sind einmal Mister X.
cli-opt-chair = Dein Stuhl in einer Serie: Auf 1 ist man zuerst Mister X, dann folgt 2 ...
cli-opt-people = Wer in der Serie spielt, im Uhrzeigersinn: Ann,bot,Bob.
cli-opt-bots = Der Bot auf den übrigen Plätzen: { $bots }. Sonst: { $usual }.
cli-opt-bot_command = Ein Programm, das die übrigen Plätze spielt; siehe docs/bot-protocol.md.
cli-opt-judge = 20 Questions: wer Antworten beurteilt, wenn ein Mensch vorliest.
cli-opt-letters = 20 Questions: Fogbound beantwortet auch Fragen zu Buchstaben.
cli-opt-hints = Die Jagd: Mit hint siehst du, was der stärkste Bot spielen würde.
cli-opt-whereabouts = Die Jagd: Vor jedem Zug siehst du, wo Mister X wahrscheinlich ist.
cli-opt-practice = Jeder Zug lässt sich zurücknehmen, auch der letzte; das steht dann im Protokoll.
cli-opt-seed = Die Auslosung; zur selben Zahl gehört immer dieselbe.
cli-opt-play-board = Ein anderer Spielplan, mit Namen oder als .toml-Datei.
cli-opt-play-deck = Andere Kartensätze, mit Namen oder als .toml-Dateien.
cli-opt-option = Eine Regeloption, auch mehrmals; siehe fogbound editions.
cli-opt-fair = Die Jagd: Optionen, mit denen beide Seiten etwa gleich oft gewinnen.
cli-opt-resume = Ein gespeichertes Spiel fortsetzen.
cli-opt-record_file = Wohin das Protokoll kommt, wenn das Spiel vorbei ist.
cli-opt-pace = Pause nach dem Zug eines Bots (im Terminal 0.5, sonst 0).
cli-opt-yes = Züge ohne Rückfrage spielen.
cli-opt-no_color = Ohne Farben (wie mit NO_COLOR).

cli-opt-lesson_id = Eine Lektion; sonst hast du die Wahl.
cli-opt-tutorial-step = Bei diesem Schritt weitermachen. Sonst: 1.

cli-opt-puzzle = Nummer oder Name eines Rätsels.
cli-opt-kind = Nur Rätsel dieser Art.
cli-opt-difficulty = Nur so schwere Rätsel.
cli-opt-map_file = Die Stellung als SVG-Bild zeichnen.

cli-opt-record = Die Datei mit dem Protokoll.
cli-opt-as_seat = Nur zeigen, was dieser Platz, ein Zuschauer (spectator) oder jemand aus der Serie gesehen hat. Sonst: open, also alles.
cli-opt-heat = Nur dieser Durchgang einer Serie.
cli-opt-step = Vor jeder Runde auf Enter warten.
cli-opt-to = Nach N Zügen aufhören.
cli-opt-replay-map_file = Die letzte Stellung als SVG-Bild zeichnen.
cli-opt-board = Die Datei mit dem Spielplan, wenn sie jetzt woanders liegt.
cli-opt-deck = Die Dateien mit den Karten, wenn sie woanders liegen oder jemandem gehörten.
cli-opt-as_json = Jeden Zug als JSON ausgeben.
cli-opt-by = Der Bot, der urteilt, etwa sleuth:simulations=2000.
cli-opt-commitment = Der Fingerabdruck, der vor dem Spiel notiert wurde.

cli-opt-editions-edition = Nur diese, zum Beispiel 1983.

## Examples. Change nothing before the brackets.

cli-eg-fogbound =
    Beispiele:
      fogbound serve                               (Spiele für Browser ausrichten)
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
      fogbound play 1993 --seat p1                 (20 Questions gegen Bots; Fogbound liest vor)
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
