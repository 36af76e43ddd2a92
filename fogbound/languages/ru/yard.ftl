### The chase: its moves, tickets, map and log.

# A heading over the tickets to choose from.
move-title = { seat-name } едет до { $station }
move-pick-black = Билет-невидимка скрывает, на чём вы едете, даже если это паром.
# How many tickets of this kind are left.
move-left = осталось { $n }
move-again = Ещё раз — и поехали
# A move in the words of its mover, also inside other texts as $move.
move-confirm = { ticket-name } до { $station }
move-confirm-boat = Билет-невидимка (паром) до { $station }
move-wasted = На станции { $station } вас всё равно увидят. Потратить билет-невидимку?
move-wasted-yes = Потратить
move-wasted-no = Приберечь
move-each = Подтверждать каждый ход
move-each-text = Билет играется только после второго нажатия.
move-seen = Ход { $n }: там вас увидят все.
move-boat = Билет-невидимка (паром)
move-double = Двойной ход
move-double-text = Две поездки подряд, пока остальные ждут. Каждая тратит билет и считается ходом. Билет двойного хода сгорает.
move-double-seen-first = Все увидят, где кончится первая поездка; вторая снова вас скроет. Билет двойного хода сгорает. Сыграть?
move-double-seen-second = Две поездки подряд, и все увидят, где кончится вторая. Билет двойного хода сгорает. Сыграть?
move-double-yes = Сыграть двойной ход
move-double-no = Приберечь
move-single = Одна поездка: двойной ход останется у вас.
move-price =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
move-vanish =
    { $n ->
        [one] Невидимка: вы исчезнете, пока ходят сыщики. Это стоит { $n } очко.
        [few] Невидимка: вы исчезнете, пока ходят сыщики. Это стоит { $n } очка.
       *[many] Невидимка: вы исчезнете, пока ходят сыщики. Это стоит { $n } очков.
    }
move-place = Поставить { seat-name.accusative } на { $station }
move-place-text = Фигурка начнёт отсюда. Старт Мистера Икс определит жребий, когда расставят все фигурки.
# A move that players talk about, after “Propose:” (agree-propose).
move-words-ride = { seat-name } { ticket-word.by } до { $station }
move-words-place = { seat-name } начинает на { $station }
# After “Propose:” (agree-propose).
move-words-concede = сдаться
move-show = Показаться на станции { $station }
move-hide = Остаться в тени
move-take = Взять у { seat-name.genitive }: { ticket-word }
# For screen readers: a station and the tickets that lead there. $tickets: a list of ticket-word.
move-station = { $station }: { $tickets }
move-stations = Куда можно поехать

## Why a pawn cannot go to a station that somebody tapped
##
## $station: where the pawn is. $target: the station that was tapped. $holder: the id of another pawn, like $seat.
## One or two lines in a box on the map.

why-possible = { seat-name } может поехать до { $target }.
why-no-such-station = Станции { $target } на этой карте нет.
why-not-now = Сначала { seat-name } решает другое, поездка — потом.
why-here = { seat-name } уже на станции { $target }, а каждый ход ведёт на другую.
why-no-line = Между { $station } и { $target } нет линии.
why-far =
    { $n ->
        [one] Прямой линии от { $station } до { $target } нет: нужна { $n } поездка.
        [few] Прямой линии от { $station } до { $target } нет: нужны { $n } поездки.
       *[many] Прямой линии от { $station } до { $target } нет: нужно { $n } поездок.
    }
# $via: a station in between.
why-two = Прямой линии от { $station } до { $target } нет: нужны две поездки, например через { $via }.
why-occupied = На { $target } стоит { holder-name }, а двум преследователям на одной станции не место.
why-occupied-x = На { $target } стоит { holder-name }, а Мистер Икс к преследователям не ездит.
why-starts = На { $target } начинает { holder-name }, а двум преследователям на одной станции не место.
why-no-start = Сыщики начинают на станциях метро, а на { $target } метро нет.
why-ferry = От { $station } до { $target } ходит только паром, а он возит лишь по билетам-невидимкам Мистера Икс.
why-no-boat = До { $target } ходит только паром, а Мистер Икс на нём уже прокатился.
why-no-black = От { $station } до { $target } ходит только паром, а у { seat-name.genitive } не осталось билетов-невидимок.
# $ticket: t, b or u.
why-no-ticket = От { $station } до { $target } ходит только { ticket-word }, а билетов на { ticket-word } у { seat-name.genitive } не осталось.
# $tickets: two or three of taxi, bus and underground, with “or”.
why-no-tickets = От { $station } до { $target } ходит только { $tickets }, а таких билетов у { seat-name.genitive } не осталось.
why-dead-end = С { $target } дальше ехать некуда, а в двойном ходе нужны обе поездки.
why-black-again = Мистер Икс только что вышел из тени, а два билета-невидимки подряд играть нельзя.

## Keys

keys-station = Набрать номер станции
keys-confirm = Поехать на эту станцию
# What keys do. $tickets: a list of ticket-word.
keys-tickets = Поездка: { $tickets }
keys-hint = Совет
keys-close = Закрыть билеты, вопрос или совет
keys-arrows = От станции к станции; двигать карту
keys-zoom = Масштаб карты

cover-on = Ваша станция скрыта.
cover-at = Вы на станции { $station }.
# A button that shows the station while it is held.
cover-peek = Держите и смотрите
cover-peek-key = или держите пробел
cover-open = Открыть на этот ход
cover-close = Снова скрыть
cover-pref = Скрывать мою станцию
cover-pref-text = Пока вы не зажмёте кнопку или не откроете станцию на ход.

log-title = План перемещений
round-goal = Мистер Икс победит, если останется на свободе к концу раунда { $n }. Двойной ход — это два хода плана перемещений за один раунд.
# Under the travel log: how many places it has. $n: how many of them are there only because of double moves.
log-extra =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } и { $n ->
        [one] { $n } двойной ход
        [few] { $n } двойных хода
       *[many] { $n } двойных ходов
    }
# A place of the travel log, for screen readers. The texts below follow it.
log-window = Ход { $n }
log-empty = ещё не сделан
# Mister X will show himself after this move.
log-reveal = покажется
log-hidden = станция скрыта
log-at = станция { $station }
log-double = двойной ход
log-seen = Последний раз: { $station }, ход { $n }
log-seen-now = Виден на станции { $station }
log-unseen = Ещё не показывался
log-vanished = Исчез со станции { $station }
log-next = Покажется: ход { $n }
# Mister X will not show himself any more.
log-last = Больше не покажется

tickets-pool = Билеты общие для всех сыщиков
tickets-pool-name = Общие билеты
# Of all tickets of the detectives together.
tickets-pool-left =
    { $n ->
        [one] на { $n } очко
        [few] на { $n } очка
       *[many] на { $n } очков
    }
# Beside a pawn.
tickets-frozen = ехать не на чем
# Mister X's points, and what he can still get. Little room.
score-now =
    { $points ->
        [one] { $points } очко, ещё { $left }
        [few] { $points } очка, ещё { $left }
       *[many] { $points } очков, ещё { $left }
    }
score-points =
    { $n ->
        [one] пока { $n } очко
        [few] пока { $n } очка
       *[many] пока { $n } очков
    }
score-boat =
    { $n ->
        [one] осталась { $n } поездка на пароме
        [few] осталось { $n } поездки на пароме
       *[many] осталось { $n } поездок на пароме
    }
score-concede =
    { $n ->
        [one] Мистер Икс получит все оставшиеся билеты: ещё { $n } очко. Отменить это нельзя.
        [few] Мистер Икс получит все оставшиеся билеты: ещё { $n } очка. Отменить это нельзя.
       *[many] Мистер Икс получит все оставшиеся билеты: ещё { $n } очков. Отменить это нельзя.
    }
# Beside a police pawn, which needs no tickets.
tickets-free = ездит без билетов
tickets-reserve = Запас
tickets-at = На { $station }
tickets-hidden = Скрывается

map-seen = Мистер Икс показывается на станции { $station }
map-seen-back = Мистер Икс выходит из тени на станции { $station }
map-seen-you = Все видят вас на станции { $station }
map-skip = Пропустить
# Large, over the map, at the end. Little room.
finale-captured = Пойман { seat-name.instrumental } на { $station } в раунде { $round }
finale-trapped = Окружён на { $station } в раунде { $round }
finale-skip = Сразу к итогу
finale-escaped = Мистер Икс ушёл

map-label = Карта: стрелки двигают её, плюс и минус меняют масштаб, W показывает целиком
map-in = Приблизить
map-out = Отдалить
map-fit = Вся карта
map-focus = Моя фигурка
# A warning at a station. $seats: a list of $n pawns.
map-danger = Сюда могут доехать: { $seats }.
# Under a number, on a button. Very little room.
map-suspects-word =
    { $n ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
map-suspects-hide = Скрыть варианты
map-suspects-show = Показать варианты
map-suspects-on =
    { $n ->
        [one] Оранжевым отмечено, где может быть Икс: { $n } станция.
        [few] Оранжевым отмечено, где может быть Икс: { $n } станции.
       *[many] Оранжевым отмечено, где может быть Икс: { $n } станций.
    }
map-suspects-on-x =
    { $n ->
        [one] Оранжевым отмечено, где вы можете быть с точки зрения сыщиков: { $n } станция.
        [few] Оранжевым отмечено, где вы можете быть с точки зрения сыщиков: { $n } станции.
       *[many] Оранжевым отмечено, где вы можете быть с точки зрения сыщиков: { $n } станций.
    }
map-suspects-off = Станции, где может быть Икс, больше не отмечены.
map-whereabouts = Вероятные места
# On a button. Very little room: one short word.
map-whereabouts-word = шансы
map-whereabouts-hide = Скрыть вероятные места
map-whereabouts-show = Показать вероятные места
# Players draw on the map for their side.
map-pencil = Карандаш
map-pencil-off = Убрать карандаш
map-error = Карта не загрузилась. Пробуем ещё раз…
map-edge = Показать { seat-name.accusative }, станция { $station }
map-pawn = { seat-name }, станция { $station }

mark-ring = Кружок
mark-cross = Крестик
mark-note = Заметка
mark-arrow = Стрелка
mark-clear = Стереть всё
mark-undo = Отменить
mark-done = Готово
mark-text = Текст заметки
mark-colour = Цвет { $n }
mark-ring-hint = Нажмите на станцию, чтобы обвести её; ещё раз — чтобы стереть.
mark-cross-hint = Нажмите на станцию, чтобы зачеркнуть её; ещё раз — чтобы стереть.
mark-note-hint = Напишите слово и нажмите на станцию.
mark-arrow-hint = Нажмите, где стрелка начинается, потом — где кончается.
mark-arrow-from = От { $station }: теперь нажмите, где стрелка кончается.

# In ply-… texts: what happened, one sentence for each move.
ply-deal = { seat-name } начинает на станции { $station }.
ply-deal-hidden = { seat-name } начинает скрытно.
ply-ride = { seat-name } едет { ticket-word.by } до { $station }.
# $ticket: t, b or u.
ply-x-ride = Мистер Икс едет { ticket-word.by } (ход { $n }).
ply-x-ride-at = Мистер Икс едет { ticket-word.by } до { $station } (ход { $n }).
ply-x-ride-shown = Мистер Икс едет { ticket-word.by } и показывается на станции { $station }! (ход { $n })
ply-x-black = Мистер Икс играет билет-невидимку (ход { $n }).
ply-x-black-at = Мистер Икс едет по билету-невидимке до { $station } (ход { $n }).
ply-x-black-shown = Мистер Икс играет билет-невидимку и показывается на станции { $station }! (ход { $n })
ply-double = Мистер Икс играет двойной ход: две поездки подряд.
ply-vanish = Мистер Икс играет билет-невидимку и исчезает.
ply-vanish-at = Мистер Икс исчезает и едет до { $station }.
ply-emerge = Мистер Икс снова виден — на станции { $station }!
ply-show = Мистер Икс показывается на станции { $station }!
ply-hide = Мистер Икс остаётся в тени.
ply-take = Мистер Икс берёт { ticket-word.accusative } у { seat-name.genitive }.
ply-concede-side = Сыщики сдаются.
ply-concede = { seat-name } сдаётся.
# $name: a pawn or a player. $move: a move in letters.
ply-other = { $name }: { $move }

replay-title = Как всё было
replay-now = Повтор
replay-play = Смотреть
replay-pause = Пауза
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-first = К началу повтора
replay-last = К концу повтора
replay-slider = Ход повтора
# Under the map while the game is looked back on.
replay-at = Раунд { $round }
replay-start = Начало

## Why a typed move is refused. $move and $possible: moves in letters, such as t58.

refuse-no-such-move = Хода «{ $move }» в погоне нет; ходы начинаются с { $verbs }.
refuse-not-now = { seat-name } сейчас не может сыграть { $move }. Можно: { $possible }.
refuse-placed = Фигурки уже на карте, расставлять больше нечего.
refuse-dealt = Стартовые карточки розданы, раздавать больше нечего.
refuse-where = Назовите, куда ехать: билет и станцию, например { $example }.
refuse-place = Назовите, куда встать: place и станцию, например { $example }. Свободны: { $free }.
refuse-no-start = На { $station } не начинают. Свободны: { $free }.
refuse-colleague = Станция { $station } занята, а двум фигуркам на одной станции не место. Свободны: { $free }.
refuse-only-x = Сыграть { $move } может только Мистер Икс.
refuse-double-late = Двойной ход объявляют перед первой из двух поездок, не чаще раза за раунд.
refuse-no-double = У Мистера Икс не осталось двойных ходов.
refuse-no-second = Какой бы ни была первая поездка отсюда, второй после неё нет.
refuse-not-agreed = За этим столом Мистер Икс не может показаться по своей воле.
refuse-now = Сыграть { $move } сейчас нельзя.
refuse-black = Билеты-невидимки есть только у Мистера Икс.
refuse-no-ticket =
    { $ticket ->
        [k] У { seat-name.genitive } не осталось билетов-невидимок.
       *[other] У { seat-name.genitive } не осталось билетов на { ticket-word }.
    }
refuse-no-line = Прямой линии от { $station } до { $target } нет; с { $station } можно доехать до { $reached }.
refuse-not-linked = До { $target } { ticket-word } не ходит, а с { $station } идёт до { $reached }.
refuse-not-linked-try = До { $target } { ticket-word } не ходит, а с { $station } идёт до { $reached }. Можно так: { $moves }.
refuse-no-stop = До { $target } { ticket-word } не ходит: на { $station } нет остановки.
refuse-no-stop-try = До { $target } { ticket-word } не ходит: на { $station } нет остановки. Можно так: { $moves }.
