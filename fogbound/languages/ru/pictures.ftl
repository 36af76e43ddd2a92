### Надписи на картинках: карта и её легенда, афиша оконченной игры, картинки уроков. Их пишет сервер.

## Под картой. Места мало.

legend-line =
    { $line ->
        [taxi] Такси
        [bus] Автобус
        [underground] Метро
       *[ferry] Паром
    }
legend-sign =
    { $line ->
        [taxi] такси
        [bus] такси, автобус
        [underground] такси, автобус, метро
       *[ferry] причал
    }
legend-junction =
    { $line ->
        [taxi] узел такси
        [bus] узел автобусов
        [underground] узел метро
       *[ferry] узел паромов
    }
legend-seen = Икса видели здесь, поле n
legend-suspect = Икс может быть здесь
legend-mark = отмечено
legend-path = путь Икса
picture-stations =
    { $n ->
        [one] { $n } станция
        [few] { $n } станции
       *[many] { $n } станций
    }

## Карта словами, для программ чтения с экрана.

picture-says = Карта: станций с номерами — { $stations }, линий между ними — { $lines }.
picture-junctions = Узлов, где можно свернуть на другую линию того же вида, — { $n }.
picture-pawn = { seat-name }: станция { $station }.
picture-last-seen = Икса последний раз видели на { $station }, поле { $n }.
picture-may-be = Икс может быть на { $places }.
picture-went = Путь Икса: { $way }.

## Оконченная игра как картинка, которой можно поделиться. Над этими словами сказано, кто победил.

poster-detectives = Сыщики
poster-captured = Пойман на { $station } в раунде { $round }.
poster-trapped = Загнан в угол на { $station } в раунде { $round }.
poster-escaped =
    { $round ->
        [one] Прошёл { $round } раунд, а он на свободе.
        [few] Прошло { $round } раунда, а он на свободе.
       *[many] Прошло { $round } раундов, а он на свободе.
    }
poster-spent = После раунда { $round } ехать за ним не на чем.
poster-conceded-x = Мистер Икс сдался в раунде { $round }.
poster-conceded = Сыщики сдались в раунде { $round }.
poster-over = Игра кончилась в раунде { $round }.
poster-cards =
    { $n ->
        [one] Сыграна { $n } карточка.
        [few] Сыграно { $n } карточки.
       *[many] Сыграно { $n } карточек.
    }
poster-cards-last =
    { $n ->
        [one] Сыграна { $n } карточка. Последний ответ: { $answer }.
        [few] Сыграно { $n } карточки. Последний ответ: { $answer }.
       *[many] Сыграно { $n } карточек. Последний ответ: { $answer }.
    }
poster-more = и ещё { $n }

## Момент игры «20 вопросов» маленькой картинкой, в правилах.

quiz-card =
    { $category ->
        [person] Карточка { $n }: человек
        [place] Карточка { $n }: место
       *[thing] Карточка { $n }: предмет
    }
quiz-own-card = Видите только вы: { $answer }
quiz-mark = знак вопроса: бросайте кубик
