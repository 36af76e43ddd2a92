### Lessons and puzzles: what the server says about a try, and puzzles in words.
###
### X is Mister X, a man; the reader is “you”. $station is a number.

## Lessons: why a move is not what was asked for

try-otherwise = Так можно, но здесь нужно другое. Попробуйте ещё раз.
try-unsafe = Там никто из сыщиков не достанет Мистера Икс.
try-caught = { seat-name } может поехать { ticket-word.by } до { $station } и поймать вас. Найдите станцию безопаснее.
try-unseen = Там вас пока никто не увидит.
try-seen = Там вас увидят все.
try-few =
    { $n ->
        [one] Сыщикам останется искать лишь на { $n } станции. Можно лучше.
       *[many] Сыщикам останется искать лишь на { $n } станциях. Можно лучше.
    }
try-many =
    { $n ->
        [one] Икс всё ещё может быть на { $n } станции.
       *[many] Икс всё ещё может быть на { $n } станциях.
    }
try-not-there = Там его нет. Посмотрите ещё раз.
try-reach =
    { $n ->
        [one] Оттуда { seat-name } достаёт следующей поездкой до { $n } варианта.
       *[many] Оттуда { seat-name } достаёт следующей поездкой до { $n } вариантов.
    }
try-precise = Почти! Назовите точно.
try-wrong = Нет, не то. Перечитайте подсказки.
# $n and $wanted: numbers of squares on the track.
try-square = Ваша фигурка на клетке { $n }, а не на { $wanted }.

## Puzzles

puzzle-catch-1 = Поймайте его в этом раунде
puzzle-catch-2 = Поймайте его за два раунда
puzzle-escape-1 = Найдите единственное спасение
puzzle-escape-2 = Найдите единственное спасение на два раунда
puzzle-where = Где он наверняка?
# $x and $hunters: names of bots.
puzzle-source = Из партии ботов. Мистер Икс: { $x }, сыщики: { $hunters }.
puzzle-ask-escape =
    { $rounds ->
        [1] Вы — Мистер Икс. Только на одной станции вы в безопасности в этом раунде, даже если они знают, где вы. Поезжайте туда.
       *[other] Вы — Мистер Икс. Только на одной станции вы в безопасности два раунда, даже если они знают, где вы. Поезжайте туда.
    }
# $played: a list of ticket-word.
puzzle-ask-where = Последний раз Мистера Икс видели на станции { $station }. Его билеты с тех пор: { $played }. Какая станция остаётся?
# $stations: a list of numbers, with “or”.
puzzle-ask-catch = Икс на { $stations }. Сходите так, чтобы поймать его в этом раунде, где бы он ни был.
# $movers: a list of pawns (seat-name).
puzzle-ask-catch-next = Икс на { $station }. Сходите так, чтобы в следующем раунде он был пойман, что бы ни сделал. Ходят: { $movers }.
# $rides: a list of puzzle-ride.
puzzle-answer-catch = { $rides }.
puzzle-answer-escape = { $station } — единственная безопасная станция.
puzzle-answer-where = Икс может быть только на { $station }.
# A ride inside a sentence, or as one: the full stop is added where it stands alone.
puzzle-ride = { seat-name } едет { ticket-word.by } до { $station }
# How X rides, in a list: “the taxi and a black ticket”. Here always after «едет»: «на такси и по билету-невидимке».
puzzle-with = { ticket-word.by }
# $ride: puzzle-ride.
puzzle-capture = { $station }: { $ride }.
puzzle-stuck = { $station }: дальше ехать ему некуда.
# $moves: a list of puzzle-goes.
puzzle-closed = { $station }: { $moves }. Тогда безопасной поездки у него нет.
puzzle-goes = { seat-name } едет до { $station }
# Why X is not at $station. $through: yes, if X would have come through station $via; $seat was at $via.
puzzle-came =
    { $through ->
        [yes] { $station }: путь туда шёл бы через { $via }, но { seat-name } приезжает на { $via } и никого не находит.
       *[no] { $station }: { seat-name } приезжает на { $via } и никого не находит.
    }
puzzle-stood =
    { $through ->
        [yes] { $station }: путь туда шёл бы через { $via }, но на { $via } уже стоит { seat-name }.
       *[no] { $station }: на { $via } уже стоит { seat-name }.
    }
puzzle-no-way-on = { $station }: оттуда он не смог бы ехать дальше.
puzzle-no-way = С такими билетами туда не попасть.
puzzle-no-way-to = { $station }: с такими билетами туда не попасть.
puzzle-caught = Ехать ему некуда: он пойман.
# $ride: puzzle-ride.
puzzle-met = { $station }: если Икс едет туда, { $ride }.
puzzle-met-double = { $station }: если Икс едет туда двойным ходом, { $ride }.
# $n: how many stations; 0: anywhere. $stations: a list of numbers, with “or”.
puzzle-uncovered =
    { $n ->
        [0] Икс может быть где угодно, и всё это вам уже не перекрыть.
       *[other] Икс может быть на { $stations }, и всё это вам уже не перекрыть.
    }
puzzle-ends-first = Икс уходит: партия кончается раньше.
# $played: a list of puzzle-with.
puzzle-away = Икс уходит: едет { $played } до { $station }.
puzzle-away-many =
    { $n ->
        [0] Икс едет { $played } и может быть где угодно: всё не перекрыть.
       *[other] Икс едет { $played } и может быть на { $stations }: всё не перекрыть.
    }
