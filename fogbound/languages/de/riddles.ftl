### Lessons and puzzles: what the server says about a try, and puzzles in words.
###
### X is Mister X, a man; the reader is “you”. $station is a number.

## Lessons: why a move is not what was asked for

try-otherwise = Das ist erlaubt, aber hier geht es um etwas anderes. Versuch es noch einmal.
try-unsafe = Dort kann kein Detektiv X erreichen.
try-caught = { seat-name } kann { ticket-word.by } nach { $station } fahren und dich fassen. Such eine sicherere Station.
try-unseen = Dort sieht dich noch niemand.
try-seen = Dort würden dich alle sehen.
try-few =
    { $n ->
        [one] So müssen die Detektive nur { $n } Station absuchen. Das geht besser.
       *[other] So müssen die Detektive nur { $n } Stationen absuchen. Das geht besser.
    }
try-many =
    { $n ->
        [one] X könnte noch auf { $n } Station sein.
       *[other] X könnte noch auf { $n } Stationen sein.
    }
try-not-there = X ist nicht dort. Sieh noch einmal hin.
try-reach = Von dort könnte { seat-name } als Nächstes { $n } der möglichen Stationen erreichen.
try-precise = Fast! Sag den genauen Namen.
try-wrong = Das ist es nicht. Sieh dir die Hinweise noch einmal an.
# $n and $wanted: numbers of squares on the track.
try-square = Deine Figur steht auf { $n }, nicht auf { $wanted }.

## Puzzles

puzzle-catch-1 = Fass X in dieser Runde
puzzle-catch-2 = Fass X in zwei Runden
puzzle-escape-1 = Finde den einzigen Ausweg
puzzle-escape-2 = Finde den einzigen Ausweg, zwei Runden voraus
puzzle-where = Wo muss X sein?
# $x and $hunters: names of bots.
puzzle-source = Aus einem Spiel: { $x } als X gegen { $hunters }.
puzzle-ask-escape =
    { $rounds ->
        [1] Du bist Mister X. Nur auf einer Station bist du in dieser Runde sicher, selbst wenn sie wissen, wo du bist. Fahr dorthin.
       *[other] Du bist Mister X. Nur auf einer Station bist du zwei Runden lang sicher, selbst wenn sie wissen, wo du bist. Fahr dorthin.
    }
# $played: a list of ticket-word.
puzzle-ask-where = X war zuletzt auf { $station } zu sehen. Seitdem gespielt: { $played }. Welche Station bleibt übrig?
# $stations: a list of numbers, with “or”.
puzzle-ask-catch = X ist auf { $stations }. Zieh so, dass X in dieser Runde gefasst wird, wo auch immer er ist.
# $movers: a list of pawns (seat-name).
puzzle-ask-catch-next = X ist auf { $station }. Zieh mit { $movers } so, dass X in der nächsten Runde gefasst wird, was er auch tut.
# $rides: a list of puzzle-ride.
puzzle-answer-catch = { $rides }.
puzzle-answer-escape = { $station } ist die einzige sichere Station.
puzzle-answer-where = X muss auf { $station } sein.
# A ride as a main clause, after a colon or in a list: „Rot fährt mit dem Taxi nach 58“.
puzzle-ride = { seat-name } fährt { ticket-word.by } nach { $station }
# How X rides, in a list: „mit dem Taxi und mit einem Black-Ticket“.
puzzle-with = { ticket-word.by }
# $ride: puzzle-ride.
puzzle-capture = { $station }: { $ride }.
puzzle-stuck = { $station }: X kann nicht mehr fahren.
# $moves: a list of puzzle-goes.
puzzle-closed = { $station }: { $moves }. Dann hat X keine sichere Fahrt.
puzzle-goes = { seat-name } fährt nach { $station }
# Why X is not at $station. $through: yes, if X would have come through station $via; $seat was at $via.
puzzle-came =
    { $through ->
        [yes] { $station }: X wäre über { $via } gekommen, aber { seat-name } fuhr nach { $via } und fand X nicht.
       *[no] { $station }: { seat-name } fuhr nach { $via } und fand X nicht.
    }
puzzle-stood =
    { $through ->
        [yes] { $station }: X wäre über { $via } gekommen, aber auf { $via } stand { seat-name }.
       *[no] { $station }: Auf { $via } stand { seat-name }.
    }
puzzle-no-way-on = { $station }: Von dort hätte X nicht weiterfahren können.
puzzle-no-way = Die Tickets von X führen nicht dorthin.
puzzle-no-way-to = { $station }: Die Tickets von X führen nicht dorthin.
puzzle-caught = X kann nicht mehr fahren und ist gefasst.
# $ride: puzzle-ride.
puzzle-met = Fährt X nach { $station }: { $ride }.
puzzle-met-double = Fährt X mit einem Doppelzug nach { $station }: { $ride }.
# $n: how many stations; 0: anywhere. $stations: a list of numbers, with “or”.
puzzle-uncovered =
    { $n ->
        [0] X kann überall sein, und das kannst du nicht mehr abdecken.
       *[other] X kann auf { $stations } sein, und das kannst du nicht mehr abdecken.
    }
puzzle-ends-first = X entkommt: Vorher endet das Spiel.
# $played: a list of puzzle-with.
puzzle-away = X entkommt: { $played } nach { $station }.
puzzle-away-many =
    { $n ->
        [0] X fährt { $played } und kann überall sein: zu viel, um alles abzudecken.
       *[other] X fährt { $played } und kann auf { $stations } sein: zu viele, um alle abzudecken.
    }
