### The terminal, whatever the game. The browser does not load this file.
###
### Words of commands (help, undo, quit …), names of options (--seat) and moves (t58) are typed as they are and never
### translated. Lines are folded where there is no room, but columns should stay narrow.

# What people may type for yes and no, in small letters, with spaces between them. English words are understood anyway.
cli-words-yes = j ja
cli-words-no = n nein
# The reader, where a name would stand, and in a list of players.
cli-you = Du
cli-under = unter { $share }
cli-no-language = Die Sprache „{ $given }“ gibt es hier nicht. Zur Wahl stehen { $choices }.
cli-see = Siehe: { $command }
cli-stopped = Abgebrochen.

## Before a game

cli-deal-sealed = Die Auslosung steht fest und ist versiegelt.
cli-deal-chosen = Die Auslosung wurde mit --seed gewählt.
cli-fingerprint = Notiere ihren Fingerabdruck, um sie nach dem Spiel mit fogbound verify zu prüfen:
cli-practice = Das ist eine Übung: Mit undo nimmst du jeden Zug zurück, sogar den letzten des Spiels.
cli-enter-begin = Los geht’s mit Enter; mit quit hörst du auf.
cli-enter-continue = Weiter geht’s mit Enter; mit quit hörst du auf.
cli-level = Wie stark sollen die Bots sein? Die schwächsten zuerst.
cli-level-ask = Deine Wahl? [Enter = { $usual }]
cli-chair-again = Gib { $choice } ein.
cli-are = Du bist { $names }.

cli-one-seat = Nimm nur eins von --seat, --seats, --hotseat, --chair und --people.
cli-no-series-here = --chair und --people sind für Serien, und dieses Spiel hat keine; wähle mit --seat oder --seats.
cli-series-practice = In einer Serie lassen sich keine Züge zurücknehmen; lass --practice weg.
cli-no-series = { $edition } wird nicht als Serie gespielt; lass --series weg.
cli-no-adviser = Für { $edition } gibt es keine Tipps; lass { $option } weg.
cli-by-hand-whereabouts = Dieses Spiel wurde von Hand aufgebaut, deshalb lässt sich nicht abschätzen, wo Mister X ist. Lass --whereabouts weg.
cli-by-hand-bots = Ein von Hand aufgebautes Spiel kann der Bot { $bot } nicht spielen; nimm --bots random.
cli-pace = --pace ist eine Zahl von 0 bis 60, in Sekunden.
cli-resume-extra = Ein gespeichertes Spiel bringt Ausgabe, Auslosung und Optionen schon mit; lass { $options } bei --resume weg.
cli-fair-options = --fair wählt die Optionen selbst; lass { $options } weg.
cli-fair-unknown = Mit welchen Optionen { $edition } für { $n } Personen ausgeglichen ist, hat noch niemand gemessen.
cli-fair-elsewhere = Gemessen ist es für { $numbers }.
cli-edition-which = „{ $given }“ könnte { $editions } sein: Welche Ausgabe ist gemeint?
cli-no-edition = Die Ausgabe „{ $given }“ gibt es nicht. Zur Wahl stehen { $editions }; das Jahr genügt.
cli-option-twice = { $one } und { $other } setzen dieselbe Option: Gib nur eine an.
cli-option-pair = --option braucht Name=Wert, zum Beispiel max_rounds=12, nicht „{ $given }“. Siehe: fogbound editions
cli-add-file = Wenn du die Datei hast, ergänze { $option } DATEI
cli-several-programs = Es gibt mehrere Programme. Wähle eins: --bots { $names }.
cli-bot-missing = Der Bot „{ $bot }“ dieses Spiels fehlt: Gib seinen Befehl mit --bot-command an, oder wähle mit --bots einen anderen.
cli-programs-alike = Zwei Befehle heißen { $name }; gib jedem einen eigenen Namen: --bot-command NAME=BEFEHL.
cli-program-name = Einen Bot namens { $name } gibt es schon; nenn den Befehl anders.

## During a game

cli-pass = Gib das Gerät weiter an: { $who }.
cli-pass-enter = Jetzt nur für { $who }: Wenn alle anderen wegschauen, drück Enter; mit quit hörst du auf.
cli-goes-on = Das Spiel geht weiter.
cli-undone = Dein letzter Zug ist zurückgenommen.
cli-undone-replies = Dein letzter Zug ist zurückgenommen, samt den Antworten darauf.
cli-undo-end = Enter schließt das Spiel ab; undo nimmt deinen letzten Zug zurück.
cli-back-undo = Mit undo nimmst du deinen letzten Zug zurück.
cli-win = Du hast gewonnen!
cli-lose = Diesmal hast du verloren.
cli-not-understood = „{ $given }“ ist weder ein Zug noch ein Befehl.
cli-did-you-mean = Meintest du { $command }?
cli-move-looks = Ein Zug sieht so aus: t58, also ein Ticket und eine Station.
cli-type-help = Alle Befehle zeigt help.
cli-type-moves = Was möglich ist, zeigt moves; alle Befehle zeigt help.

cli-program-dead = Das Programm von { seat-name } läuft nicht mehr; ab jetzt entscheidet der Zufall.
cli-bot-late = Der Bot von { seat-name } hat nicht rechtzeitig geantwortet; der Zufall entscheidet.
cli-bot-garbage = Der Bot von { seat-name } hat etwas Unverständliches geantwortet; der Zufall entscheidet.
cli-bot-illegal = Der Bot von { seat-name } hat einen verbotenen Zug gewählt; der Zufall entscheidet.
cli-bot-failed = Der Bot von { seat-name } ist ausgefallen ({ $problem }); der Zufall entscheidet.

## Help: what each command does. The command stands before it.

cli-help-moves = was du jetzt spielen kannst
cli-help-table = der Tisch, wie du ihn siehst
cli-help-save = das Spiel speichern, um später weiterzuspielen (save DATEI)
cli-help-undo = deinen letzten Zug samt den Antworten darauf zurücknehmen, wenn das niemandem etwas verraten hat
cli-help-undo-practice = deinen letzten Zug samt den Antworten darauf zurücknehmen
cli-help-quit = aufhören; vorher kannst du speichern

## Files

# $ending: of files, such as .fog.
cli-no-file-name = „{ $given }“ sieht nach einem Zug aus, nicht nach einer Datei. Tippe einen Namen, der auf { $ending } endet, oder eine der anderen Antworten.
cli-exists = { $file } gibt es schon; nimm einen anderen Namen.
cli-saved = Gespeichert in { $file }. Schau nicht hinein: Die Datei verrät alle Geheimnisse des Spiels. Weiter geht’s mit:
cli-save-first = Vorher speichern? [Enter = in { $file }, oder ein Dateiname, nein oder back]
cli-not-saved = Nicht gespeichert.
cli-save-record = Das Protokoll speichern? [Enter = in { $file }, oder ein Dateiname, oder nein]
cli-other-file = Ein anderer Dateiname, oder nein:
cli-record-not-saved = Das Protokoll ist nicht gespeichert; --record DATEI speichert eins.
cli-record-in = Das Protokoll ist in { $file }. So prüfst du es oder siehst dir das Spiel noch einmal an:
cli-record-analyse = So siehst du, welche Züge am meisten gekostet haben:
cli-goodbye = Bis bald!
cli-not-kept = Das Spiel ließ sich nicht speichern: Kein Ordner ist beschreibbar.
cli-kept = Das Spiel ist in { $file } gespeichert, samt allen Geheimnissen. Weiter geht’s mit:
cli-saved-deal = Es gilt noch die Auslosung vom Beginn des Spiels.
cli-saved-other-rules = Dieses Spiel wurde mit anderen Regeln, einem anderen Plan oder anderen Karten gespeichert. Alle Züge sind noch erlaubt, und es geht nach den heutigen Regeln weiter.
cli-saved-over = Das Spiel in { $file } ist vorbei. Noch einmal ansehen: { $command }
cli-saved-no-seed = { $file } enthält keinen Startwert für die Auslosung, deshalb kann das Spiel nicht weitergehen. Ansehen: { $command }
cli-saved-part = { $file } enthält { $n } von { $of } Durchgängen, aber nicht die Startwerte der übrigen; die Serie kann nicht weitergehen. Ansehen: { $command }
cli-file-not-read = { $file } lässt sich nicht lesen: { $reason }.
cli-file-not-used = { $file } lässt sich nicht benutzen: { $reason }.
cli-file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
# Why, after a colon. $code: a code of the system. $said: what the system says of it, in its own language.
cli-file-why =
    { $code ->
        [ENOENT] Datei oder Ordner nicht gefunden
        [EACCES] keine Berechtigung
        [EISDIR] das ist ein Ordner
        [ENOTDIR] ein Teil des Pfads ist kein Ordner
        [ENOSPC] auf dem Datenträger ist kein Platz mehr
        [EROFS] der Datenträger ist schreibgeschützt
        [ENAMETOOLONG] der Name ist zu lang
        [EEXIST] es gibt sie schon
       *[other] { $said }
    }
cli-file-no-picture = { $file } gibt es schon, und es ist kein Bild; nimm einen anderen Namen.
cli-file-no-user = { $file } ist nicht zu finden: Dieses Benutzerkonto gibt es nicht.
cli-file-folder = { $file } ist ein Ordner; nenne eine Datei darin.
cli-file-no-text = { $file } ist keine Textdatei und damit kein Protokoll von Fogbound.
cli-file-too-long = { $file } ist länger als { $n } MiB und damit kein Protokoll von Fogbound.

## Replaying and analysing

cli-replay-title =
    { $n ->
        [one] { $title }, { $n } Zug.
       *[other] { $title }, { $n } Züge.
    }
cli-replay-open = Alles ist offen.
cli-replay-spectator = So, wie das Publikum es sah.
cli-replay-as = So, wie { $name } es sah.
cli-replay-taken = { $n }-mal wurden Züge zurückgenommen; hier steht, wie es weiterging.
cli-replay-which-heat = Das ist eine Serie: Für --to oder --map wähle mit --heat N einen Durchgang.
cli-no-heat =
    { $n ->
        [one] Durchgang { $given } gibt es in diesem Protokoll nicht; es enthält { $n } Spiel.
       *[other] Durchgang { $given } gibt es in diesem Protokoll nicht; es enthält { $n } Spiele.
    }
cli-replay-stops = Weiter als bis hierher lässt sich das Protokoll nicht nachspielen.
cli-replay-ply = Zug { $n } des Protokolls ist nach den heutigen Regeln nicht möglich.
cli-replay-no-seat = Den Platz „{ $given }“ gibt es in diesem Spiel nicht; für --as stehen zur Wahl: { $seats }.
cli-no-map = Zu { $edition } gibt es keinen Plan; lass --map weg.
cli-map-in = Der Plan ist in { $file }.
cli-damaged = { $file } ist beschädigt. Genaueres (kann verraten, was { $name } nicht sah): { $command }
cli-analyse-which-heat = Das ist eine Serie mit { $n } Spielen: Wähle mit --heat N eins davon.
cli-can-replay = Ansehen lässt sich das Spiel trotzdem: { $command }
cli-not-analysed = { $file } lässt sich nicht analysieren. { $reason }
cli-analysing = Analyse

## Lessons and puzzles

cli-lessons = Lernen durch Spielen, etwa drei Minuten pro Lektion:
cli-which-lesson = Welche Lektion?
cli-lesson-again = Gib eine Zahl von 1 bis { $n } ein, einen Namen ({ $names }) oder quit.
cli-lesson-help = Gib deinen Zug ein, oder: table, moves, skip, back, quit.
cli-resume = Hier geht es weiter
cli-type-station = Gib die Nummer einer Station ein.
cli-point-station = Station { $station }
cli-point-log = die Fahrtentafel
cli-point-suspects = die möglichen Stationen
cli-point-points = die Punkte

cli-puzzle-missed = verfehlt von { $share }
cli-puzzle-no-kind = Die Art „{ $given }“ gibt es nicht; zur Wahl stehen { $choice }.
cli-puzzle-no-difficulty = Die Schwierigkeit „{ $given }“ gibt es nicht; zur Wahl stehen { $choice }.
cli-puzzle-type-where = Gib eine Station ein.
cli-puzzle-type-escape = Gib einen Zug ein, zum Beispiel t58.
cli-puzzle-type-catch = Gib einen Zug ein, zum Beispiel t58, oder zuerst eine Figur: red t58.
cli-puzzle-help = Oder: moves, table, look 58 (die Linien einer Station), map DATEI, show (die Lösung), quit.
cli-puzzle-any = Jede Station des Plans kommt infrage.
cli-puzzle-next = Das nächste Rätsel: { $command }. Alle: fogbound puzzles list

## Games that have no screens of their own

cli-plain-seat = Du spielst { $name }. Andere Plätze wählst du mit --seat oder --seats: { $seats }.
cli-plain-no-seat = Den Platz „{ $given }“ gibt es hier nicht; zur Wahl stehen { $seats }.
cli-plain-play = Du spielst { $names }.
cli-plain-bots = Bots ({ $bots }) spielen { $names }.
cli-plain-type = Gib einen Zug aus der Liste ein. Alle Befehle zeigt help.
cli-plain-may = { $name } kann spielen: { $moves }.
cli-plain-may-pass = { $name } kann spielen: { $moves }; Enter lässt die anderen vor.
cli-plain-not-one = „{ $given }“ ist keiner dieser Züge: { $moves }.
cli-plain-points = Punkte: { $points }.
cli-help-any-move = ein Zug aus der Liste; statt _ schreibst du deine Worte: guess Paris
cli-help-any-seat = ein Zug für einen anderen Platz an dieser Tastatur
cli-semicolon = { "; " }
