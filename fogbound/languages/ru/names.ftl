### What the things of the games are called, everywhere.

## Pawns and seats
##
## Colours are names of detectives (сыщик), so they are masculine nouns here; sentences stay in the present tense
## wherever a person is meant. Mister X: only the first word is declined, as in the published Russian rules.

# Ids: x; red, blue, green, yellow, black (detectives); bobby1, bobby2 (police officers without tickets);
# dealer (deals the start cards); p1 to p6 (players of 20 Questions); house (the program as reader of the cards).
seat-name =
    { $seat ->
        [x] Мистер Икс
        [red] Красный
        [blue] Синий
        [green] Зелёный
        [yellow] Жёлтый
        [black] Чёрный
        [bobby1] Полицейский 1
        [bobby2] Полицейский 2
        [dealer] Раздающий
        [p1] Игрок 1
        [p2] Игрок 2
        [p3] Игрок 3
        [p4] Игрок 4
        [p5] Игрок 5
        [p6] Игрок 6
        [house] Компьютер
       *[other] { $seat }
    }
    .genitive =
        { $seat ->
            [x] Мистера Икс
            [red] Красного
            [blue] Синего
            [green] Зелёного
            [yellow] Жёлтого
            [black] Чёрного
            [bobby1] Полицейского 1
            [bobby2] Полицейского 2
            [dealer] Раздающего
            [p1] Игрока 1
            [p2] Игрока 2
            [p3] Игрока 3
            [p4] Игрока 4
            [p5] Игрока 5
            [p6] Игрока 6
            [house] Компьютера
           *[other] { $seat }
        }
    .accusative =
        { $seat ->
            [x] Мистера Икс
            [red] Красного
            [blue] Синего
            [green] Зелёного
            [yellow] Жёлтого
            [black] Чёрного
            [bobby1] Полицейского 1
            [bobby2] Полицейского 2
            [dealer] Раздающего
            [p1] Игрока 1
            [p2] Игрока 2
            [p3] Игрока 3
            [p4] Игрока 4
            [p5] Игрока 5
            [p6] Игрока 6
            [house] Компьютер
           *[other] { $seat }
        }
    .instrumental =
        { $seat ->
            [x] Мистером Икс
            [red] Красным
            [blue] Синим
            [green] Зелёным
            [yellow] Жёлтым
            [black] Чёрным
            [bobby1] Полицейским 1
            [bobby2] Полицейским 2
            [dealer] Раздающим
            [p1] Игроком 1
            [p2] Игроком 2
            [p3] Игроком 3
            [p4] Игроком 4
            [p5] Игроком 5
            [p6] Игроком 6
            [house] Компьютером
           *[other] { $seat }
        }
# The same for another pawn of the sentence, by its id $holder.
holder-name =
    { $holder ->
        [red] Красный
        [blue] Синий
        [green] Зелёный
        [yellow] Жёлтый
        [black] Чёрный
        [bobby1] Полицейский 1
        [bobby2] Полицейский 2
       *[other] { $holder }
    }

## Tickets
##
## A text that speaks of a ticket gets its id as $ticket: t (taxi), b (bus), u (underground), k (black: hides the line,
## and pays for the ferry), double (the card for two rides in a row). The first form stands alone, as on a button.

ticket-name =
    { $ticket ->
        [t] Такси
        [b] Автобус
        [u] Метро
        [k] Билет-невидимка
        [double] Двойной ход
       *[other] { $ticket }
    }
# Inside a sentence or a list. “by”: how somebody rides.
ticket-word =
    { $ticket ->
        [t] такси
        [b] автобус
        [u] метро
        [k] билет-невидимка
        [double] двойной ход
       *[other] { $ticket }
    }
    .by =
        { $ticket ->
            [t] на такси
            [b] на автобусе
            [u] на метро
            [k] по билету-невидимке
            [double] двойным ходом
           *[other] { $ticket }
        }
    .accusative =
        { $ticket ->
            [t] билет на такси
            [b] билет на автобус
            [u] билет на метро
            [k] билет-невидимку
            [double] двойной ход
           *[other] { $ticket }
        }
# How many tickets of a kind somebody has, in a list: “taxi 4, bus 3 and underground 2”.
ticket-count = { ticket-word } — { $n }
# What a ticket is worth in points, in a list: “taxi 1, bus 2 and underground 4”.
ticket-price = { ticket-word } — { $n }

## Elsewhere

help-title = Как играть
names-title = Кто играет на этом устройстве?
twenty-names-title = Кто играет?
twenty-names-text = В том порядке, как вы сидите. Без имени вы — Игрок 1, Игрок 2 и так далее.
twenty-names-go = Сдать первую карточку
