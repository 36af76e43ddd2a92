### The adviser: hints at the table, and looking back on a game that is over.
###
### Mister X is “he”, the reader is “you”. $name is the bot that advises. A hint is «совет» («подсказка» is a clue of 20 Questions).

# A button. $name: the name of the strongest bot, Master.
hint-ask = Что выберет { $name }?
hint-ask-short = Совет
hint-thinking = { $name } думает…
hint-thinking-short = Думает…
# A heading; the moves it would choose follow as a list, such as “Taxi to 58”.
hint-title = { $name } выбирает…
hint-close = Закрыть совет
# Under a move of the hint. $chance: a percentage, such as 62%.
hint-chance = шанс победы { $chance }
hint-chance-points = Мистеру Икс — { $chance } очков
hint-chance-points-x = { $chance } очков
# Read aloud. $move: such as “Taxi to 58” (move-confirm); $chance: hint-chance; $why: whole sentences.
hint-spoken = { $name } выбирает ход «{ $move }», { $chance }. { $why }
hint-spoken-easy = { $name } выбирает ход «{ $move }». { $why }
hint-alike = Эти ходы примерно одинаково хороши.
hint-alike-x = { $name } чередует равные по силе ходы, чтобы их нельзя было предугадать.
# Below the chances of a hint, and of an analysis. $name: the bot that advises.
chance-for = Шансы — если дальше обе стороны играют как { $name }.
# A switch that shows on the map where Mister X (“he”) probably is.
hint-belief = Вероятные места
hint-belief-x = Где вас ищут
hint-details = Подробнее
hint-details-less = Короче
# A move of the hint: where to start.
hint-place = Начать на { $station }
# A move of the hint.
hint-concede = Сдаться

## None begins with a number: they stand in a row, and "now 4. 22 stations" reads like one number.

hint-catches = Шанс, что он на станции { $station }: { $chance }.
hint-catches-sure = Он на станции { $station }: этим ходом он пойман.
# The detectives choose their own order: another pawn should move first.
hint-first = Пусть сначала ходит { seat-name }.
hint-reach =
    { $n ->
        [one] Шанс, что до него оттуда не больше одной поездки: { $chance } ({ $n } станция).
        [few] Шанс, что до него оттуда не больше одной поездки: { $chance } ({ $n } станции).
       *[many] Шанс, что до него оттуда не больше одной поездки: { $chance } ({ $n } станций).
    }
hint-only = Шанс, что он рядом, а остальные сыщики дальше от него: { $chance }.
# $before and $after: average numbers of rides, such as 2.5.
hint-closer = Поездок до него в среднем: { $after } (сейчас { $before }).
# The rules alone say so, whoever plays. In …-x the reader is Mister X.
hint-settled-caught = Теперь ему не уйти: в этом раунде его поймают.
hint-settled-caught-x = Сыщики могут поймать вас наверняка, ещё до вашего следующего хода.
hint-settled-away = Его уже никто не поймает.
hint-settled-away-x = Вас уже никто не поймает.
hint-shows = Все увидят вас на станции { $station }.
hint-suspects =
    { $n ->
        [one] После этого вас придётся искать на { $n } станции, сейчас — на { $before }.
       *[many] После этого вас придётся искать на { $n } станциях, сейчас — на { $before }.
    }
hint-suspects-same =
    { $n ->
        [one] Искать вас по-прежнему придётся на { $n } станции.
       *[many] Искать вас по-прежнему придётся на { $n } станциях.
    }
# $n: rides from that pursuer to the station of the move.
hint-away =
    { $n ->
        [one] Ближайший преследователь — { seat-name }: { $n } поездка.
        [few] Ближайший преследователь — { seat-name }: { $n } поездки.
       *[many] Ближайший преследователь — { seat-name }: { $n } поездок.
    }
hint-ways = Путей оттуда: { $n }.
hint-range =
    { $n ->
        [one] За две поездки оттуда можно попасть на { $n } станцию.
        [few] За две поездки оттуда можно попасть на { $n } станции.
       *[many] За две поездки оттуда можно попасть на { $n } станций.
    }
hint-spends =
    { $ticket ->
        [k] Тратит билет-невидимку; останется { $n }.
        [double] Тратит двойной ход; останется { $n }.
       *[other] Тратит билет на { ticket-word }; останется { $n }.
    }
# $n: Mister X's black tickets.
hint-keeps-k =
    { $n ->
        [one] Сохраняет { $n } билет-невидимку.
        [few] Сохраняет { $n } билета-невидимки.
       *[many] Сохраняет { $n } билетов-невидимок.
    }
hint-keeps-double =
    { $n ->
        [one] Сохраняет { $n } двойной ход.
        [few] Сохраняет { $n } двойных хода.
       *[many] Сохраняет { $n } двойных ходов.
    }

## The one idea of a hint: two short sentences at most.

# A detective could catch you: $station is where you are now.
idea-threat = { seat-name } может доехать до { $station } следующим ходом.
idea-threat-many =
    { $n ->
        [one] До { $station } следующим ходом может доехать { $n } сыщик.
        [few] До { $station } следующим ходом могут доехать { $n } сыщика.
       *[many] До { $station } следующим ходом могут доехать { $n } сыщиков.
    }
# In idea-… texts, $move is a move such as “Taxi to 58” (move-confirm), at the beginning of the sentence.
idea-away =
    { $n ->
        [one] { $move }: до любого сыщика будет не меньше { $n } поездки.
       *[many] { $move }: до любого сыщика будет не меньше { $n } поездок.
    }
idea-away-close = { $move } — безопасно: у { seat-name.genitive } нет билета, чтобы вас догнать.
idea-exposed =
    { $n ->
        [one] { $move }: туда может доехать { $n } сыщик, но ещё надо догадаться, что вы там.
        [few] { $move }: туда могут доехать { $n } сыщика, но ещё надо догадаться, что вы там.
       *[many] { $move }: туда могут доехать { $n } сыщиков, но ещё надо догадаться, что вы там.
    }
idea-exposed-seen =
    { $n ->
        [one] { $move }: туда может доехать { $n } сыщик.
        [few] { $move }: туда могут доехать { $n } сыщика.
       *[many] { $move }: туда могут доехать { $n } сыщиков.
    }
idea-exposed-everywhere =
    { $n ->
        [one] Сыщики достанут вас на любой станции. Но до { $station } доедет только { $n } сыщик.
        [few] Сыщики достанут вас на любой станции. Но до { $station } доедут только { $n } сыщика.
       *[many] Сыщики достанут вас на любой станции. Но до { $station } доедут только { $n } сыщиков.
    }
idea-double = Две поездки подряд — и вы уйдёте от погони, пока сыщики ждут.
idea-shows = На станции { $station } вас увидят все, поэтому нужно место, откуда много путей.
idea-suspects =
    { $n ->
        [one] { $move }: искать вас придётся на { $n } станции.
       *[many] { $move }: искать вас придётся на { $n } станциях.
    }
idea-catches = Шанс, что он на станции { $station }: { $chance }. Проверьте.
idea-catches-sure = Он на станции { $station }. { $move } — и он пойман.
idea-reach =
    { $n ->
        [one] { $move }: вы окажетесь рядом с { $n } станцией, где он может быть.
       *[many] { $move }: вы окажетесь рядом с { $n } станциями, где он может быть.
    }
idea-closer = { $move }: так вы ближе к месту, где он, скорее всего, прячется.
idea-range =
    { $n ->
        [one] { $move }: оттуда открыто много путей, за две поездки — { $n } станция.
        [few] { $move }: оттуда открыто много путей, за две поездки — { $n } станции.
       *[many] { $move }: оттуда открыто много путей, за две поездки — { $n } станций.
    }

# A station and how probable it is, in a list: “58 (31%)”. $station is a number.
where-at = { $station } ({ $chance })
# $stations: a list of where-at.
where-spoken = Вероятнее всего, Мистер Икс здесь: { $stations }.
where-spoken-x = Где вас могут искать: { $stations }.
# $stations: a list of where-at. Little room: one line on a phone.
where-short = Вероятно: { $stations }
where-short-x = Вас ищут: { $stations }
where-sure = Все знают, где Мистер Икс: { $stations }.
where-sure-x = Все знают, где вы: { $stations }.

analysis-title = Разбор партии
analysis-tab = Разбор
analysis-open = Пусть { $name } разберёт партию
# Before the analysis begins. $n: games that others have asked for.
analysis-waiting =
    { $n ->
        [one] Перед вашей ещё { $n } партия…
        [few] Перед вашей ещё { $n } партии…
       *[many] Перед вашей ещё { $n } партий…
    }
analysis-next = { $name } сейчас начнёт…
analysis-working = { $name } разбирает партию: готово ходов { $done } из { $plies }.
analysis-failed = { $name } не может разобрать эту партию.
analysis-again = Попробовать снова
analysis-chance = Шанс победы Мистера Икс
analysis-chance-points = Доля очков Мистера Икс
analysis-chance-text = На что могла рассчитывать каждая сторона с тем, что ей было известно.
analysis-chance-note = Мистер Икс знает, где он, а сыщики — нет, поэтому до самого конца линии могут расходиться.
analysis-chance-note-open = Шансы каждой стороны оценены перед её ходом, а билет-невидимка скрывает Мистера Икс, поэтому до самого конца линии могут расходиться.
analysis-chance-spoken =
    { $side ->
        [0] Глазами Мистера Икс: в начале { $first }, потом от { $low } до { $high }, в конце { $last }.
       *[other] Глазами сыщиков: в начале { $first }, потом от { $low } до { $high }, в конце { $last }.
    }
analysis-suspects = Где он мог быть
analysis-suspects-text = Сколько станций возможно после каждого хода.
analysis-suspects-spoken = Больше всего — { $most }, в конце — { $last }.
analysis-costliest = Самые дорогие ошибки
analysis-costliest-none = { $name } не видит дорогих ошибок.
# $cost: a percentage: how much worse the move was than the best one.
analysis-cost = цена { $cost }
# $move: such as “Taxi to 58” (move-confirm).
analysis-move = { seat-name }: { $move }
# What the bot $name would have played.
analysis-instead = { $name }: { $move }
# $best and $played: percentages.
analysis-compare-x = { $name } выбирает «{ $move }»: Мистер Икс побеждает в { $best } случаев, а не в { $played }.
analysis-compare-pursuers = { $name } выбирает «{ $move }»: сыщики побеждают в { $best } случаев, а не в { $played }.
analysis-compare-points = { $name } выбирает «{ $move }»: Мистер Икс получает { $best } очков, а не { $played }.
analysis-compare-alike = { $name } выбирает «{ $move }», но это примерно то же самое.
analysis-same-x = { $name } делает тот же ход: Мистер Икс побеждает в { $best } случаев.
analysis-same-pursuers = { $name } делает тот же ход: сыщики побеждают в { $best } случаев.
analysis-same-points = { $name } делает тот же ход: Мистер Икс получает { $best } очков.
analysis-table = Все ходы таблицей
analysis-table-move = Ход
analysis-table-text = Второй столбец — шансы Мистера Икс глазами того, кто ходит. Цена: сколько ход стоил своей стороне. Варианты: на скольких станциях мог быть Мистер Икс. «=»: { $name } делает тот же ход.
# Heads of the columns of a narrow table: short words.
analysis-table-played = Икс: шанс
analysis-table-played-points = Икс: доля
analysis-table-cost = Цена
analysis-table-suspects = Варианты
