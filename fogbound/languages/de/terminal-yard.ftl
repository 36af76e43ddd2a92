### The chase in the terminal. The browser does not load this file.
###
### Moves and commands are typed as they are and never translated: t58 (taxi), b58 (bus), u58 (underground), k58 (black
### ticket), double, show, hide, take red t; red t58 (another pawn first). $who: you, or x (Mister X, “he”).

## Who plays

cli-chair-series = --chair und --people sind für Serien: Ergänze --series, oder wähle mit --seat.
cli-seat-x = Du bist Mister X. Andere Plätze wählst du mit --seat oder --seats.
cli-no-seat-yard = Den Platz „{ $given }“ gibt es hier nicht; zur Wahl stehen { $seats }, oder detectives für alle außer x.
cli-who = Wer willst du sein?
cli-who-x = als Mister X den Bots entkommen
cli-who-detectives = mit { $names } einen Bot jagen
cli-who-all = alle an dieser Tastatur, ohne Bots
cli-who-ask = { $choice }?
cli-who-again = Gib { $choice } ein, oder Plätze wie red,blue.
cli-are-x = Du bist Mister X.
cli-are-all = Alle spielen an dieser Tastatur.
cli-are-hunters = Du leitest die Jagd.

cli-chair = Alle sind einmal Mister X. Welchen Platz nimmst du?
cli-chair-heat = Mister X in Durchgang { $n }
cli-chair-first = Du nimmst Platz 1 und bist zuerst Mister X. Wählen kannst du mit --chair oder --people.
cli-no-chair = Platz { $given } gibt es nicht; die Plätze gehen von 1 bis { $n }.
cli-no-role = In einer Serie für { $n } Personen führt niemand { $names } zusammen; wähle mit --chair oder --people.
cli-series-people = Diese Serie spielen { $names }; wähle daraus mit --chair oder --hotseat.
cli-series-chairs = Die gespeicherte Serie sagt nicht, welche Plätze deine waren; wähle mit --chair oder --hotseat.
cli-people-number =
    { $n ->
        [one] --people enthält { $n } Namen; eine Serie ist für { $low } bis { $high } Personen.
       *[other] --people enthält { $n } Namen; eine Serie ist für { $low } bis { $high } Personen.
    }
cli-people-takes = --people braucht hier { $n } Namen im Uhrzeigersinn, mit Kommas getrennt, und bot für einen Bot: { $example }. Für eine andere Personenzahl gibt es --players.
cli-people-bots = --people enthält nur Bots; mindestens ein Mensch muss mitspielen.
cli-person = Person { $n }
cli-names = Wer spielt? Gib { $n } Namen ein, im Uhrzeigersinn. Wer zuerst genannt wird, ist in Durchgang 1 Mister X.
cli-name = Name [Enter = { $default }]:
cli-name-taken = { $name } ist schon vergeben.

## Welcome

cli-against =
    { $n ->
        [one] { $title }: { $n } Detektiv gegen Mister X.
       *[other] { $title }: { $n } Detektive gegen Mister X.
    }
cli-against-police =
    { $n ->
        [one]
            { $police ->
                [one] { $title }: { $n } Detektiv und { $police } Polizeifigur gegen Mister X.
               *[other] { $title }: { $n } Detektiv und { $police } Polizeifiguren gegen Mister X.
            }
       *[other]
            { $police ->
                [one] { $title }: { $n } Detektive und { $police } Polizeifigur gegen Mister X.
               *[other] { $title }: { $n } Detektive und { $police } Polizeifiguren gegen Mister X.
            }
    }
cli-about-hidden = Mister X fährt ungesehen; die anderen erfahren nur, welches Ticket er spielt.
cli-about-shown =
    { $n ->
        [one] Nach Zug { $moves } zeigt er, wo er ist.
       *[other] Nach den Zügen { $moves } zeigt er, wo er ist.
    }
cli-about-doubles =
    { $n ->
        [one] Kommt er mit Doppelzügen bis Zug { $moves }, zeigt er sich auch dort.
       *[other] Kommt er mit Doppelzügen bis zu den Zügen { $moves }, zeigt er sich auch dort.
    }
cli-about-never-shown = Er zeigt sich nie.
cli-about-wins = Seine Verfolger gewinnen, wenn sie seine Station erreichen oder er auf keine freie Station mehr fahren kann. Er gewinnt, wenn er nach Runde { $round } noch frei ist oder kein Detektiv mehr fahren kann.
cli-about-open =
    { $n ->
        [one] Mister X fährt gratis und vor aller Augen; mit seinem Black-Ticket kann er einmal untertauchen, bis die Detektive gezogen haben. Ihre Startplätze wählen sie unter den { $line }-Stationen, und jedes Ticket, das sie ausgeben, bekommt er.
       *[other] Mister X fährt gratis und vor aller Augen; mit jedem seiner { $n } Black-Tickets kann er einmal untertauchen, bis die Detektive gezogen haben. Ihre Startplätze wählen sie unter den { $line }-Stationen, und jedes Ticket, das sie ausgeben, bekommt er.
    }
cli-about-points =
    { $n ->
        [one] Punkte pro Ticket: { $prices }; taucht er unter, kostet ihn das { $n } Punkt. Schluss ist, wenn sie ihn fassen, keine Tickets mehr haben oder aufgeben und ihm den Rest überlassen.
       *[other] Punkte pro Ticket: { $prices }; taucht er unter, kostet ihn das { $n } Punkte. Schluss ist, wenn sie ihn fassen, keine Tickets mehr haben oder aufgeben und ihm den Rest überlassen.
    }
cli-welcome-type = Ein Zug besteht aus Ticket und Station: t58 ist ein Taxi nach 58. Alle Befehle zeigt help, einen Plan zeichnet map. Neu hier? fogbound tutorial erklärt das Spiel, etwa drei Minuten pro Lektion.
cli-series-of = Eine Serie mit { $n } Durchgängen für { $names }: Alle sind einmal Mister X.
cli-aid-hints = Wenn du am Zug bist, zeigt hint, was der stärkste Bot spielen würde.
cli-aid-whereabouts = Vor jedem Zug siehst du, wo Mister X nach allem, was alle wissen, wohl ist.
cli-aid-danger = Wenn du am Zug bist, zeigt danger, wo man dich als Nächstes fassen könnte.

## The table: short pieces, in columns, or with semicolons between them

cli-now-place = Die Detektive wählen ihre Startplätze
cli-now-deal = Die Startkarten werden ausgeteilt
cli-show-none =
    { $who ->
        [you] Du zeigst dich nicht mehr.
       *[x] Mister X zeigt sich nicht mehr.
    }
cli-show-doubles =
    { $who ->
        [you] Du zeigst dich erst nach Zug { $n } wieder, und so weit kommst du nur mit Doppelzügen.
       *[x] Mister X zeigt sich erst nach Zug { $n } wieder, und so weit kommt er nur mit Doppelzügen.
    }
cli-show-next =
    { $who ->
        [you] Du zeigst dich mit deinem nächsten Zug.
       *[x] Mister X zeigt sich mit seinem nächsten Zug.
    }
cli-show-after =
    { $who ->
        [you] Du zeigst dich nach Zug { $n }, also in { $left } Zügen.
       *[x] Mister X zeigt sich nach Zug { $n }, also in { $left } Zügen.
    }
cli-open-dealt = Dann wird die Station von Mister X ausgelost.
cli-open-vanished =
    { $who ->
        [you] Du bist untergetaucht und tauchst am Ende der Runde wieder auf.
       *[x] Mister X ist untergetaucht und taucht am Ende der Runde wieder auf.
    }
cli-open-view =
    { $who ->
        [you] Alle sehen dich; du kannst noch { $n }-mal untertauchen.
       *[x] Alle sehen Mister X; er kann noch { $n }-mal untertauchen.
    }
cli-open-view-none =
    { $who ->
        [you] Alle sehen dich; untertauchen kannst du nicht mehr.
       *[x] Alle sehen Mister X; untertauchen kann er nicht mehr.
    }
cli-row-pool = Vorrat
cli-row-points = Punkte
cli-row-reserve = Reserve
cli-row-deal = Start
cli-row-log = Fahrten
cli-unplaced = noch nicht aufgestellt
cli-at = auf { $station }
cli-at-frozen = auf { $station }, ohne Ticket zum Weiterfahren
cli-hidden = versteckt; { $seen }
cli-at-hidden = auf { $station }, versteckt; { $seen }
cli-unseen = noch nicht gesehen
cli-vanished-from = auf { $station } untergetaucht
cli-seen = zuletzt auf { $station } gesehen (Zug { $n })
cli-seen-ago =
    { $ago ->
        [one] zuletzt auf { $station } gesehen (Zug { $n }, vor { $ago } Zug)
       *[other] zuletzt auf { $station } gesehen (Zug { $n }, vor { $ago } Zügen)
    }
cli-at-view = auf { $station }, für alle sichtbar
cli-police-free = Polizei, fährt gratis
cli-pool-pays = zahlt aus dem Vorrat
cli-pool-shared = { $tickets }, für alle Detektive
cli-pool-ticket =
    { $points ->
        [one] { ticket-count } (je { $points } Punkt)
       *[other] { ticket-count } (je { $points } Punkte)
    }
cli-held-unlimited = { $tickets }; Taxi, Bus und U-Bahn unbegrenzt
cli-reserve-for = { $tickets }, für die Fahrten von Mister X
cli-points =
    { $who ->
        [you] du hast { $points }; { $n } sind noch zu holen
       *[x] Mister X hat { $points }; { $n } sind noch zu holen
    }
cli-deal-cards = Mister X startet auf einer dieser Stationen, sofern frei: { $cards }
cli-log-empty-row = leer: Mister X ist noch nicht gefahren
cli-earlier = (davor { $n })
cli-earlier-moves =
    { $n ->
        [one] { $n } früherer Zug
       *[other] { $n } frühere Züge
    }
cli-step = { $n } { ticket-word }
cli-step-at = { $n } { ticket-word } nach { $station }
cli-step-at-shown = { $n } { ticket-word } nach { $station } (gesehen)
cli-step-start = Start { $station }
cli-route = Der Weg von Mister X: { $steps }.
cli-route-none = Mister X ist nie gefahren.

## The command log

cli-log-empty = Die Fahrtentafel ist leer: Mister X ist noch nicht gefahren.
cli-log-before =
    { $n ->
        [one] { $n } Zug, bevor dieses Spiel aufgebaut wurde
       *[other] { $n } Züge, bevor dieses Spiel aufgebaut wurde
    }
cli-log-line = Zug { $n }, Runde { $round }: { $ride }
cli-mark-shown = gesehen
cli-mark-double = Doppelzug
cli-appearances =
    { $n ->
        [one] Er zeigt sich noch nach Zug { $moves }.
       *[other] Er zeigt sich noch nach den Zügen { $moves }.
    }

## Moves to choose from

cli-where-start = Wo startet { $name }?
cli-moves-of = Deine Züge für { $name }, jetzt auf { $station }:
cli-moves-whose = { $person }, deine Züge für { $name }, jetzt auf { $station }:
cli-show-or-hide = Du bist auf { $station }. Zeigst du dich jetzt und nimmst jedem Detektiv ein Ticket ab, oder bleibst du versteckt?
cli-take-which = Welches Ticket nimmst du?
cli-moves-x =
    { $ride ->
        [double] Deine Züge von { $station } (erste von zwei Fahrten, Zug { $n }):
        [second] Deine Züge von { $station } (zweite Fahrt, Zug { $n }):
       *[one] Deine Züge von { $station } (Zug { $n }):
    }
cli-moves-x-seen =
    { $ride ->
        [double] Deine Züge von { $station } (erste von zwei Fahrten, Zug { $n }, danach sehen dich alle):
        [second] Deine Züge von { $station } (zweite Fahrt, Zug { $n }, danach sehen dich alle):
       *[one] Deine Züge von { $station } (Zug { $n }, danach sehen dich alle):
    }
cli-move-double = zwei Fahrten hintereinander
cli-move-show = alle sehen, wo du bist
cli-move-hide = versteckt bleiben
cli-move-vanish = du tauchst für diese Runde unter
cli-move-vanish-cost =
    { $n ->
        [one] du tauchst für diese Runde unter; kostet { $n } Punkt
       *[other] du tauchst für diese Runde unter; kostet { $n } Punkte
    }
cli-next-place =
    { $n ->
        [one] Danach kommt { $names }. Soll eine andere Figur zuerst starten, nenne sie: { $example }
       *[other] Danach kommen { $names }. Soll eine andere Figur zuerst starten, nenne sie: { $example }
    }
cli-others-move = Noch nicht gezogen haben:
cli-other-rides = { $name } auf { $station }: { $rides }
cli-any-order = Die Reihenfolge ist frei. Soll eine andere Figur jetzt ziehen, nenne sie zuerst: { $example }
cli-or-wait = Oder lass mit wait erst { $names } ziehen.

## What a move will do, before it is confirmed

cli-ride-price =
    { $n ->
        [one] { seat-name } fährt { ticket-word.by } nach { $station }: { $n } Punkt für Mister X.
       *[other] { seat-name } fährt { ticket-word.by } nach { $station }: { $n } Punkte für Mister X.
    }
cli-last-ticket = Das ist das letzte { ticket-word.card } von { seat-name }.
cli-last-ticket-pool = Das ist das letzte { ticket-word.card } im Vorrat.
cli-strand = Von { $station } geht keine andere Linie ab.
cli-strand-tickets = Von { $station } geht es nur per { $tickets } weiter, und davon ist kein Ticket mehr da.
cli-ride-means = Du fährst { ticket-word.by } nach { $station }.
cli-black-means = Du fährst mit einem Black-Ticket nach { $station }; welche Linie du nimmst, sieht niemand.
cli-vanish-means = Du tauchst unter und fährst mit einem Black-Ticket nach { $station }. Wenn die Detektive gezogen haben, sehen dich dort alle.
cli-vanish-cost =
    { $n ->
        [one] Das kostet dich { $n } Punkt.
       *[other] Das kostet dich { $n } Punkte.
    }
cli-double-means = Du spielst einen Doppelzug: zwei Fahrten hintereinander, bevor die anderen ziehen. Jede kostet ein Ticket und füllt ein Feld der Fahrtentafel; die erste Fahrt wählst du jetzt, die zweite danach.
cli-show-means = Du zeigst allen, dass du auf { $station } bist, und nimmst jedem Detektiv ein Ticket ab.
cli-confirm = So spielen? [Enter = ja, back = nein]
cli-confirm-all = Sind alle einverstanden? [Enter = ja, back = nein]
cli-not-played = Nicht gespielt.
cli-concede = Gib zur Bestätigung noch einmal concede ein, oder back:
cli-concede-all = Wenn alle einverstanden sind, gib noch einmal concede ein, sonst back:
cli-concede-x = Du gibst auf, und die Detektive gewinnen. Damit ist das Spiel vorbei.
cli-concede-side = Alle Detektive geben auf, und Mister X gewinnt. Damit ist das Spiel vorbei.
cli-concede-points =
    { $n ->
        [one] Alle Detektive geben auf. Mister X bekommt dann alle übrigen Tickets ({ $rest }), { $n } Punkt wert, und hat am Ende { $total } statt jetzt { $now }. Damit ist der Durchgang vorbei.
       *[other] Alle Detektive geben auf. Mister X bekommt dann alle übrigen Tickets ({ $rest }), { $n } Punkte wert, und hat am Ende { $total } statt jetzt { $now }. Damit ist der Durchgang vorbei.
    }

## What happened. The reader is Mister X in cli-you-… texts; $n is the number of the move.

cli-nobody-rides = Niemand kann Mister X folgen: Alle setzen diese Runde aus.
cli-sits-out = { seat-name } kann nicht fahren und setzt diese Runde aus.
cli-you-start = Du startest auf { $station }.
cli-you-ride-at = Du fährst { ticket-word.by } nach { $station } (Zug { $n }).
cli-you-ride-shown = Du fährst { ticket-word.by } (Zug { $n }) und zeigst dich auf { $station }!
cli-you-black-at = Du fährst mit einem Black-Ticket nach { $station } (Zug { $n }).
cli-you-black-shown = Du spielst ein Black-Ticket (Zug { $n }) und zeigst dich auf { $station }!
cli-you-vanish = Du tauchst unter und fährst mit einem Black-Ticket nach { $station } (Zug { $n }).
cli-you-emerge = Du tauchst auf { $station } wieder auf!
cli-you-double = Du spielst einen Doppelzug: zwei Fahrten hintereinander.
cli-you-show = Du zeigst dich freiwillig auf { $station }!
cli-you-hide = Du bleibst versteckt.
cli-you-take = Du nimmst { seat-name } ein { ticket-word.card } ab.
cli-you-concede = Du gibst auf.
cli-leftovers =
    { $n ->
        [one] Ihre letzten Tickets, { $n } Punkt wert, gehen an Mister X.
       *[other] Ihre letzten Tickets, { $n } Punkte wert, gehen an Mister X.
    }

## A series

cli-score-heat = Durchgang
cli-score-total = gesamt
cli-score-x = x: war in diesem Durchgang Mister X
cli-series-over = Die Serie ist vorbei.
cli-series-after = Nach Durchgang { $n } von { $of }:
cli-series-all =
    { $points ->
        [one] Alle teilen sich den Sieg mit je { $points } Punkt.
       *[other] Alle teilen sich den Sieg mit je { $points } Punkten.
    }
cli-series-you =
    { $points ->
        [one] Du gewinnst die Serie mit { $points } Punkt.
       *[other] Du gewinnst die Serie mit { $points } Punkten.
    }
cli-series-won =
    { $n ->
        [one]
            { $points ->
                [one] { $names } gewinnt die Serie mit { $points } Punkt.
               *[other] { $names } gewinnt die Serie mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] { $names } teilen sich den Sieg mit je { $points } Punkt.
               *[other] { $names } teilen sich den Sieg mit je { $points } Punkten.
            }
    }
cli-detectives = die Detektive
cli-turn-of = Am Zug: { $who }.

## Looking

cli-danger-none = Wohin du auch fährst: Niemand kann dich als Nächstes erreichen.
cli-danger = Die Verfolger können als Nächstes erreichen: { $places }.
cli-only-x-danger = Nur Mister X ist in Gefahr.
cli-suspects-none = Mister X ist noch nicht auf dem Plan.
cli-suspects =
    { $who ->
        [you] Allein nach der Fahrtentafel könntest du auf { $n } Stationen sein. Ihr Anteil an allen möglichen Wegen:
       *[x] Allein nach der Fahrtentafel kann Mister X auf { $n } Stationen sein. Ihr Anteil an allen möglichen Wegen:
    }
cli-each = je { $share }
cli-suspects-you = Du bist auf { $station } ({ $share }).
cli-lines-from = Von Station { $station }:
cli-ferry = Fähre
cli-ferry-only = nur Mister X, mit Black-Ticket
cli-ways = Bis { $station } sind es mindestens so viele Fahrten (ohne Fähre): { $distances }.
cli-look-where = Welche Station? Zum Beispiel: look 58
cli-map-open = Der Plan ist in { $file }; öffne ihn in einem Browser.
cli-map-rings =
    { $who ->
        [you] Orange Ringe: wo du sein könntest, nach allem, was alle wissen.
       *[x] Orange Ringe: wo Mister X sein kann, nach allem, was alle wissen.
    }
cli-map-frames =
    { $seat ->
        [x] Rahmen: wohin du jetzt fahren kannst.
       *[other] Rahmen: wohin { seat-name } jetzt fahren kann.
    }
cli-map-starts = Rahmen: wo { seat-name } starten kann.
cli-map-secret = Er zeigt auch, wo du bist: Behalt ihn für dich.
cli-hint = { $name } würde { $move } spielen: { $chance }.
cli-hint-or = Oder { $moves }.
cli-hints-off = Tipps sind ausgeschaltet. Beginne oder lade ein Spiel mit --hints.
cli-hints-by-hand = In einem von Hand aufgebauten Spiel gibt es keine Tipps.
cli-no-hint = Diesmal gibt es keinen Tipp ({ $problem }).
cli-no-odds = Diesmal lässt sich nicht abschätzen, wo Mister X ist ({ $problem }).

## Why a typed line is refused

cli-no-move-waits = Kein Zug wartet auf dein Ja. Mit undo nimmst du deinen letzten Zug zurück.
cli-type-move = Gib einen Zug ein, zum Beispiel { $example }, oder help.
cli-nobody-before = Vor dir kann jetzt niemand anders ziehen.
cli-else-bot = { seat-name } wird von einem Bot gespielt.
cli-else-not-yet = { seat-name } ist noch nicht dran.
cli-else-placed = { seat-name } hat schon einen Startplatz.
cli-else-moved = { seat-name } hat in dieser Runde schon gezogen.
cli-else-stuck = { seat-name } kann jetzt nicht fahren.
cli-which-ticket = Mit welchem Ticket? Gib { $moves } ein.
cli-no-way-x = Nach { $station } kannst du jetzt nicht fahren. Die möglichen Fahrten zeigt moves.
cli-no-way = Nach { $station } kann { seat-name } jetzt nicht fahren. Die möglichen Fahrten zeigt moves.

## Help: what each command does. The command stands before it.

cli-help-ride = Taxi nach 58; b ist der Bus, u die U-Bahn. Auch taxi 58 geht oder 58 allein
cli-help-black = Black-Ticket: jede Linie, auch die Fähre, und niemand sieht, welche
cli-help-black-open = Black-Ticket: jede Linie, auch die Fähre, und bis zum Ende der Runde sieht niemand, wohin
cli-help-double = zwei Fahrten hintereinander, jede mit eigenem Ticket
cli-help-other = mit einer anderen Figur ziehen, wenn die Reihenfolge frei ist; blue allein zeigt ihre Züge
cli-help-place = auf 58 starten, einer U-Bahn-Station; 58 allein genügt
cli-help-wait = erst einen anderen Detektiv ziehen lassen
cli-help-table-yard = Runde, Figuren, Tickets, Fahrtentafel
cli-help-suspects = alle Stationen, auf denen Mister X sein kann, nach allem, was alle wissen
cli-help-danger = wohin du fahren kannst, wo man dich aber als Nächstes fassen kann
cli-help-hint = was der stärkste Bot an deiner Stelle spielen würde, und warum
cli-help-log = die Fahrtentafel von Mister X, Zug für Zug
cli-help-tickets = wer welche Tickets hat
cli-help-look = wohin die Linien einer Station führen und wie weit die Figuren entfernt sind
cli-help-map = den Plan als Bild speichern (map DATEI.svg)
cli-help-back = nein sagen, wenn du einen Zug bestätigen sollst
cli-help-concede = aufgeben

## The analysis of a game: a table of narrow columns

cli-analysis-note = nach dem, was er wusste, und nach dem, was alle wussten; möglich: Stationen, auf denen er sein konnte.
cli-analysis-round = Runde
cli-analysis-x = für X
cli-analysis-public = für alle
cli-analysis-suspects = möglich
cli-analysis-moves = Züge von X
cli-analysis-start = Start
cli-analysis-end = Ende
cli-analysis-by = für die Seite am Zug, nach { $name }:
cli-analysis-cost = Runde { $round }, { seat-name }: { $move } ({ $played }) statt { $best } ({ $chance }) hat { $cost } gekostet
cli-analysis-cost-start = vor Runde 1, { seat-name }: { $move } ({ $played }) statt { $best } ({ $chance }) hat { $cost } gekostet
