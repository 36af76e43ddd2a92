### What is wrong with a record, by code, and what `fogbound verify` finds in it. The browser does not load this file.
###
### A record is the text of a finished game, ply by ply (a ply is one move of one seat). It was sealed before the game: a
### fingerprint of the seed from which all deals follow, and a seal for each hidden move.

cli-verify-sound = { $file }: всё в порядке.
cli-verify-wrong = { $file }: проверка не пройдена ({ $code }). { $reason }
cli-in-heat = Заезд { $n }. { $reason }
cli-verify-plies =
    { $n ->
        [one] { $n } ход: по правилам { $edition }
        [few] { $n } хода: все по правилам { $edition }
       *[many] { $n } ходов: все по правилам { $edition }
    }
cli-verify-deals =
    { $n ->
        [one] { $n } раздача: следует из начального числа
        [few] { $n } раздачи: все следуют из начального числа
       *[many] { $n } раздач: все следуют из начального числа
    }
cli-verify-seals =
    { $n ->
        [one] { $n } скрытый ход: совпадает со своей печатью
        [few] { $n } скрытых хода: все совпадают со своими печатями
       *[many] { $n } скрытых ходов: все совпадают со своими печатями
    }
cli-verify-taken =
    { $n ->
        [one] ходы назад: брали { $n } раз; отменённые тоже в порядке
        [few] ходы назад: брали { $n } раза; отменённые тоже в порядке
       *[many] ходы назад: брали { $n } раз; отменённые тоже в порядке
    }
cli-verify-after-end = после конца: партия продолжилась с хода { $ply }, когда начальное число уже могли знать; дальше у скрытых ходов нет печатей, а раздачи ничего не доказывают
cli-verify-seed = начальное число: совпадает с отпечатком { $commitment }
cli-verify-noted = отпечаток: тот, что вы записали
cli-verify-compare = отпечаток: сравните с записанным перед партией
cli-verify-over = партия: окончена, исход указан верно
cli-verify-open = партия: ещё не окончена
cli-verify-heat-alone = серия: здесь только заезд { $n } из { $of }, остальных нет
cli-verify-heats = заезды: идут по порядку, люди и правила те же, роли менялись как положено
cli-verify-seeds = начальные числа: все { $n } совпадают с отпечатком { $commitment }
cli-verify-seeds-part = начальные числа: каждое подходит к своему заезду; отпечаток { $commitment } можно проверить, только когда есть все заезды: их { $n }, а в этом файле { $here }
cli-verify-series-open = серия: ещё не окончена, сыграно заездов: { $n } из { $of }
cli-verify-other-rules = правила: запись сделана при других правилах, на другой карте или с другой колодой, но все ходы по-прежнему допустимы

## Files that are no sound record

error-not-a-record = Это не запись партии Fogbound.
error-corrupt = Запись повреждена.
error-truncated = Запись обрывается или повреждена.
error-newer-format = Эта версия Fogbound не знает такого формата записи.
error-several-heats = Здесь не одна партия, а несколько подряд: заезды одной серии.
error-not-a-series = Эти партии не отмечены как заезды серии.
error-bad-heat = Сведения о серии в записи неверны.
error-other-edition = Это запись другого издания.
error-unknown-game = Игру из этой записи здесь не воспроизвести.
error-illegal-ply = Один из ходов записи невозможен.
error-not-over = Партия ещё не окончена. Разобрать её можно будет потом.
error-set-up = Позиция расставлена вручную. Разобрать можно только партию, которая началась с раздачи.
error-no-proof = По этой записи нельзя проверить раздачи и скрытые ходы.

## Records that contradict their own proof

error-bad-seed = Начальное число в записи — не то, что было запечатано.
error-other-commitment = Отпечаток другой, значит, и партия другая.
error-bad-deal = Одна из раздач не следует из начального числа.
error-bad-line = Взятые назад ходы были невозможны.
error-bad-seal = Один из скрытых ходов не совпадает со своей печатью.
error-bad-log = Это не те ходы, с которыми была сделана запись.
error-bad-outcome = Партия кончилась не так, как сказано в записи.
error-heat-order = Заезды идут не по порядку.
error-missing-heat = Одного заезда не хватает.
error-mixed-rules = Заезды сыграны по разным правилам.
error-mixed-people = В заездах играли разные люди.
error-bad-rotation = Роли менялись не так, как положено.
error-mixed-series = Заезды не из одной серии.
error-bad-series = Это не те заезды, которые были запечатаны перед первым.
