### The chase in the terminal. The browser does not load this file.
###
### Moves and commands are typed as they are and never translated: t58 (taxi), b58 (bus), u58 (underground), k58 (black
### ticket), double, show, hide, take red t; red t58 (another pawn first). $who: you, or x (Mister X, “he”).

## Who plays

cli-chair-series = --chair и --people нужны для серии: добавьте --series или выберите место через --seat.
cli-seat-x = Вы — Мистер Икс. Другие места выбирают через --seat или --seats.
cli-no-seat-yard = Места «{ $given }» здесь нет; есть { $seats }, а detectives — это все, кроме x.
cli-who = За кого будете играть?
cli-who-x = Мистер Икс: уходите от ботов
cli-who-detectives = { $names }: ловите бота
cli-who-all = все за этой клавиатурой, без ботов
cli-who-ask = { $choice }?
cli-who-again = Наберите { $choice } или назовите места, например red,blue.
cli-are-x = Вы — Мистер Икс.
cli-are-all = Все играют за этой клавиатурой.
cli-are-hunters = Вы ведёте погоню.

cli-chair = Каждый по разу играет за Мистера Икс. Какое место займёте?
cli-chair-heat = Мистер Икс в заезде { $n }
cli-chair-first = Ваше место — первое: за Мистера Икс начинаете вы. Выбрать другое можно через --chair или --people.
cli-no-chair = Места { $given } нет; есть места от 1 до { $n }.
cli-no-role =
    { $n ->
        [one] В серии на { $n } игрока такой роли нет: { $names }. Выберите место через --chair или --people.
       *[many] В серии на { $n } игроков такой роли нет: { $names }. Выберите место через --chair или --people.
    }
cli-series-people = Эту серию играют { $names }; выберите среди них через --chair или --hotseat.
cli-series-chairs = В сохранённой серии не сказано, какие места были вашими; выберите через --chair или --hotseat.
cli-people-number =
    { $n ->
        [one] В --people { $n } имя, а в серии играют от { $low } до { $high } человек.
        [few] В --people { $n } имени, а в серии играют от { $low } до { $high } человек.
       *[many] В --people { $n } имён, а в серии играют от { $low } до { $high } человек.
    }
cli-people-takes =
    { $n ->
        [one] Для --people здесь нужно { $n } имя; бот пишется bot: { $example }. Другое число игроков задаёт --players.
        [few] Для --people здесь нужны { $n } имени по часовой стрелке, через запятую; бот пишется bot: { $example }. Другое число игроков задаёт --players.
       *[many] Для --people здесь нужно { $n } имён по часовой стрелке, через запятую; бот пишется bot: { $example }. Другое число игроков задаёт --players.
    }
cli-people-bots = В --people одни боты; нужен хотя бы один человек.
cli-person = Игрок { $n }
cli-names =
    { $n ->
        [one] Кто играет? Наберите { $n } имя. За Мистера Икс в заезде 1 играет первый.
        [few] Кто играет? Наберите { $n } имени по часовой стрелке. За Мистера Икс в заезде 1 играет первый.
       *[many] Кто играет? Наберите { $n } имён по часовой стрелке. За Мистера Икс в заезде 1 играет первый.
    }
cli-name = Имя [Enter = { $default }]:
cli-name-taken = Имя { $name } уже занято.

## Welcome

cli-against =
    { $n ->
        [one] { $title }: { $n } сыщик против Мистера Икс.
        [few] { $title }: { $n } сыщика против Мистера Икс.
       *[many] { $title }: { $n } сыщиков против Мистера Икс.
    }
cli-against-police =
    { $n ->
        [one]
            { $police ->
                [one] { $title }: { $n } сыщик и { $police } полицейский против Мистера Икс.
               *[other] { $title }: { $n } сыщик и { $police } полицейских против Мистера Икс.
            }
        [few]
            { $police ->
                [one] { $title }: { $n } сыщика и { $police } полицейский против Мистера Икс.
               *[other] { $title }: { $n } сыщика и { $police } полицейских против Мистера Икс.
            }
       *[many]
            { $police ->
                [one] { $title }: { $n } сыщиков и { $police } полицейский против Мистера Икс.
               *[other] { $title }: { $n } сыщиков и { $police } полицейских против Мистера Икс.
            }
    }
cli-about-hidden = Мистер Икс ездит невидимкой; остальные видят только, какой билет он сыграл.
cli-about-shown =
    { $n ->
        [one] После хода { $moves } он показывается.
       *[other] После ходов { $moves } он показывается.
    }
cli-about-doubles =
    { $n ->
        [one] Если с двойными ходами дойдёт до хода { $moves }, он покажется и тогда.
       *[other] Если с двойными ходами дойдёт до ходов { $moves }, он покажется и тогда.
    }
cli-about-never-shown = Он не показывается никогда.
cli-about-wins = Преследователи побеждают, если приедут на его станцию или если ему некуда ехать. Он побеждает, если после раунда { $round } ещё на свободе или если никто из сыщиков больше не может ехать.
cli-about-open =
    { $n ->
        [one] Мистер Икс ездит без билетов, у всех на виду; по билету-невидимке он исчезает, пока не сходят сыщики. Сыщики сами выбирают, где начать (на станциях, где есть { $line }), и каждый потраченный ими билет достаётся ему.
        [few] Мистер Икс ездит без билетов, у всех на виду; по одному из { $n } билетов-невидимок он исчезает, пока не сходят сыщики. Сыщики сами выбирают, где начать (на станциях, где есть { $line }), и каждый потраченный ими билет достаётся ему.
       *[many] Мистер Икс ездит без билетов, у всех на виду; по одному из { $n } билетов-невидимок он исчезает, пока не сходят сыщики. Сыщики сами выбирают, где начать (на станциях, где есть { $line }), и каждый потраченный ими билет достаётся ему.
    }
cli-about-points =
    { $n ->
        [one] Очки за билет: { $prices }; билет-невидимка отнимает { $n } очко. Заезд кончается, когда Мистер Икс пойман, билетов больше нет или сыщики сдались и отдали ему остаток.
        [few] Очки за билет: { $prices }; билет-невидимка отнимает { $n } очка. Заезд кончается, когда Мистер Икс пойман, билетов больше нет или сыщики сдались и отдали ему остаток.
       *[many] Очки за билет: { $prices }; билет-невидимка отнимает { $n } очков. Заезд кончается, когда Мистер Икс пойман, билетов больше нет или сыщики сдались и отдали ему остаток.
    }
cli-welcome-type = Ход — это билет и станция: t58 — это такси до 58. Все команды: help; карта: map. Играете впервые? Научит fogbound tutorial: около трёх минут на урок.
cli-series-of =
    { $n ->
        [one] Серия: { $n } заезд. Играют { $names }; каждый по разу за Мистера Икс.
        [few] Серия: { $n } заезда. Играют { $names }; каждый по разу за Мистера Икс.
       *[many] Серия: { $n } заездов. Играют { $names }; каждый по разу за Мистера Икс.
    }
cli-aid-hints = В свой ход наберите hint — увидите, что сыграл бы сильнейший бот.
cli-aid-whereabouts = Перед каждым ходом вы видите вероятные места Мистера Икс, судя по открытым сведениям.
cli-aid-danger = В свой ход наберите danger — увидите, где вас могут поймать следующим ходом.

## The table: short pieces, in columns, or with semicolons between them

cli-now-place = Сыщики выбирают, где начать
cli-now-deal = Раздаются стартовые карточки
cli-show-none =
    { $who ->
        [you] Показываться вам больше не придётся.
       *[x] Мистер Икс больше не покажется.
    }
cli-show-doubles =
    { $who ->
        [you] Снова вы покажетесь лишь после хода { $n }, а до него не дойти без двойных ходов.
       *[x] Снова Мистер Икс покажется лишь после хода { $n }, а до него не дойти без двойных ходов.
    }
cli-show-next =
    { $who ->
        [you] Следующим ходом вы покажетесь.
       *[x] Следующим ходом Мистер Икс покажется.
    }
cli-show-after =
    { $left ->
        [one]
            { $who ->
                [you] Вы покажетесь после хода { $n }, через { $left } ход.
               *[x] Мистер Икс покажется после хода { $n }, через { $left } ход.
            }
        [few]
            { $who ->
                [you] Вы покажетесь после хода { $n }, через { $left } хода.
               *[x] Мистер Икс покажется после хода { $n }, через { $left } хода.
            }
       *[many]
            { $who ->
                [you] Вы покажетесь после хода { $n }, через { $left } ходов.
               *[x] Мистер Икс покажется после хода { $n }, через { $left } ходов.
            }
    }
cli-open-dealt = Затем Мистеру Икс выпадет станция.
cli-open-vanished =
    { $who ->
        [you] Вы исчезли и снова появитесь в конце раунда.
       *[x] Мистер Икс исчез и снова появится в конце раунда.
    }
cli-open-view =
    { $n ->
        [few]
            { $who ->
                [you] Вы у всех на виду и можете исчезнуть ещё { $n } раза.
               *[x] Мистер Икс у всех на виду и может исчезнуть ещё { $n } раза.
            }
       *[many]
            { $who ->
                [you] Вы у всех на виду и можете исчезнуть ещё { $n } раз.
               *[x] Мистер Икс у всех на виду и может исчезнуть ещё { $n } раз.
            }
    }
cli-open-view-none =
    { $who ->
        [you] Вы у всех на виду и исчезнуть больше не можете.
       *[x] Мистер Икс у всех на виду и исчезнуть больше не может.
    }
cli-row-pool = общие
cli-row-points = очки
cli-row-reserve = запас
cli-row-deal = раздача
cli-row-log = ходы
cli-unplaced = ещё не на карте
cli-at = на { $station }
cli-at-frozen = на { $station }, ехать не на чем
cli-hidden = в тени; { $seen }
cli-at-hidden = на { $station }, в тени; { $seen }
cli-unseen = ещё не показывался
cli-vanished-from = исчез с { $station }
cli-seen = последний раз на { $station } (ход { $n })
cli-seen-ago =
    { $ago ->
        [one] последний раз на { $station } (ход { $n }, { $ago } ход назад)
        [few] последний раз на { $station } (ход { $n }, { $ago } хода назад)
       *[many] последний раз на { $station } (ход { $n }, { $ago } ходов назад)
    }
cli-at-view = на { $station }, у всех на виду
cli-police-free = полиция, ездит без билетов
cli-pool-pays = платит общими билетами
cli-pool-shared = { $tickets }, на всех сыщиков
cli-pool-ticket =
    { $points ->
        [one] { ticket-count } (по { $points } очку)
        [few] { ticket-count } (по { $points } очка)
       *[many] { ticket-count } (по { $points } очков)
    }
cli-held-unlimited = { $tickets }; такси, автобус и метро без ограничений
cli-reserve-for = { $tickets }, на поездки Мистера Икс
cli-points =
    { $who ->
        [you] у вас { $points }, можно набрать ещё { $n }
       *[x] у Мистера Икс { $points }, можно набрать ещё { $n }
    }
cli-deal-cards = Мистер Икс начнёт на одной из этих станций, где нет сыщиков: { $cards }
cli-log-empty-row = пусто: Мистер Икс ещё не ходил
cli-earlier = (до этого { $n })
cli-earlier-moves =
    { $n ->
        [one] { $n } ход раньше
        [few] { $n } хода раньше
       *[many] { $n } ходов раньше
    }
cli-step = { $n }: { ticket-word }
cli-step-at = { $n }: { ticket-word } до { $station }
cli-step-at-shown = { $n }: { ticket-word } до { $station } (виден)
cli-step-start = старт { $station }
cli-route = Путь Мистера Икс: { $steps }.
cli-route-none = Мистер Икс так и не тронулся с места.

## The command log

cli-log-empty = План перемещений пуст: Мистер Икс ещё не ходил.
cli-log-before =
    { $n ->
        [one] { $n } ход до того, как позицию расставили
        [few] { $n } хода до того, как позицию расставили
       *[many] { $n } ходов до того, как позицию расставили
    }
cli-log-line = ход { $n }, раунд { $round }: { $ride }
cli-mark-shown = виден
cli-mark-double = двойной ход
cli-appearances =
    { $n ->
        [one] Ещё одно появление — после хода { $moves }.
       *[other] Ещё появления — после ходов { $moves }.
    }

## Moves to choose from

cli-where-start = Где начинает { $name }?
cli-moves-of = Ходит { $name }, станция { $station }:
cli-moves-whose = { $person }, ваш ход. { $name }, станция { $station }:
cli-show-or-hide = Вы на станции { $station }. Показаться сейчас и взять билет у каждого сыщика или остаться в тени?
cli-take-which = Какой билет возьмёте?
cli-moves-x =
    { $ride ->
        [double] Ваши ходы со станции { $station } (первая поездка из двух, ход { $n }):
        [second] Ваши ходы со станции { $station } (вторая поездка, ход { $n }):
       *[one] Ваши ходы со станции { $station } (ход { $n }):
    }
cli-moves-x-seen =
    { $ride ->
        [double] Ваши ходы со станции { $station } (первая поездка из двух, ход { $n }, после него вас увидят все):
        [second] Ваши ходы со станции { $station } (вторая поездка, ход { $n }, после него вас увидят все):
       *[one] Ваши ходы со станции { $station } (ход { $n }, после него вас увидят все):
    }
cli-move-double = две поездки подряд
cli-move-show = все увидят, где вы
cli-move-hide = остаться в тени
cli-move-vanish = вы исчезаете на этот раунд
cli-move-vanish-cost =
    { $n ->
        [one] вы исчезаете на этот раунд; стоит { $n } очко
        [few] вы исчезаете на этот раунд; стоит { $n } очка
       *[many] вы исчезаете на этот раунд; стоит { $n } очков
    }
cli-next-place =
    { $n ->
        [one] Дальше — { $names }. Чтобы сначала поставить другую фигурку, назовите её: { $example }
       *[other] Дальше — { $names }. Чтобы сначала поставить другую фигурку, назовите её: { $example }
    }
cli-others-move = Ещё не ходили:
cli-other-rides = { $name } на { $station }: { $rides }
cli-any-order = Порядок любой. Чтобы сейчас сходить другой фигуркой, сначала назовите её: { $example }
cli-or-wait = Или наберите wait — пусть сначала ходит { $names }.

## What a move will do, before it is confirmed

cli-ride-price =
    { $n ->
        [one] { seat-name } едет { ticket-word.by } до { $station }: Мистеру Икс { $n } очко.
        [few] { seat-name } едет { ticket-word.by } до { $station }: Мистеру Икс { $n } очка.
       *[many] { seat-name } едет { ticket-word.by } до { $station }: Мистеру Икс { $n } очков.
    }
cli-last-ticket = У { seat-name.genitive } это последний билет на { ticket-word }.
cli-last-ticket-pool = Это последний общий билет на { ticket-word }.
cli-strand = Других линий с { $station } нет.
cli-strand-tickets = С { $station } дальше ходит только { $tickets }, а таких билетов не осталось.
cli-ride-means = Вы едете { ticket-word.by } до { $station }.
cli-black-means = Вы едете по билету-невидимке до { $station }; никто не узнает, на чём.
cli-vanish-means = Вы исчезаете и едете по билету-невидимке до { $station }. Когда сыщики сходят, там вас увидят все.
cli-vanish-cost =
    { $n ->
        [one] Это стоит { $n } очко.
        [few] Это стоит { $n } очка.
       *[many] Это стоит { $n } очков.
    }
cli-double-means = Вы играете двойной ход: две поездки подряд, пока остальные ждут. Каждая тратит билет и считается ходом; первую вы выбираете сейчас, вторую — после неё.
cli-show-means = Вы показываете всем, что вы на станции { $station }, и берёте по билету у каждого сыщика.
cli-confirm = Так и ходим? [Enter = да, back = нет]
cli-confirm-all = Все согласны? [Enter = да, back = нет]
cli-not-played = Ход не сыгран.
cli-concede = Чтобы подтвердить, наберите concede ещё раз; передумали — back:
cli-concede-all = Если согласны все, наберите concede ещё раз; передумали — back:
cli-concede-x = Вы сдаётесь, и побеждают сыщики. На этом партия кончается.
cli-concede-side = Все сыщики сдаются, и побеждает Мистер Икс. На этом партия кончается.
cli-concede-points =
    { $n ->
        [one] Все сыщики сдаются. Мистеру Икс достаются все оставшиеся билеты ({ $rest }) — ещё { $n } очко; всего у него будет { $total }, а не { $now }. На этом заезд кончается.
        [few] Все сыщики сдаются. Мистеру Икс достаются все оставшиеся билеты ({ $rest }) — ещё { $n } очка; всего у него будет { $total }, а не { $now }. На этом заезд кончается.
       *[many] Все сыщики сдаются. Мистеру Икс достаются все оставшиеся билеты ({ $rest }) — ещё { $n } очков; всего у него будет { $total }, а не { $now }. На этом заезд кончается.
    }

## What happened. The reader is Mister X in cli-you-… texts; $n is the number of the move.

cli-nobody-rides = Никто из преследователей не может ехать: все пропускают ход.
cli-sits-out = { seat-name } не может ехать и пропускает ход.
cli-you-start = Вы начинаете на станции { $station }.
cli-you-ride-at = Вы едете { ticket-word.by } до { $station } (ход { $n }).
cli-you-ride-shown = Вы едете { ticket-word.by } (ход { $n }) и показываетесь на станции { $station }!
cli-you-black-at = Вы едете по билету-невидимке до { $station } (ход { $n }).
cli-you-black-shown = Вы играете билет-невидимку (ход { $n }) и показываетесь на станции { $station }!
cli-you-vanish = Вы исчезаете и едете по билету-невидимке до { $station } (ход { $n }).
cli-you-emerge = Вас снова видно — на станции { $station }!
cli-you-double = Вы играете двойной ход: две поездки подряд.
cli-you-show = Вы сами показываетесь на станции { $station }!
cli-you-hide = Вы остаётесь в тени.
cli-you-take = Вы берёте { ticket-word.accusative } у { seat-name.genitive }.
cli-you-concede = Вы сдаётесь.
cli-leftovers =
    { $n ->
        [one] Их последние билеты — это { $n } очко — достаются Мистеру Икс.
        [few] Их последние билеты — это { $n } очка — достаются Мистеру Икс.
       *[many] Их последние билеты — это { $n } очков — достаются Мистеру Икс.
    }

## A series

cli-score-heat = заезд
cli-score-total = всего
cli-score-x = x: Мистер Икс в этом заезде
cli-series-over = Серия окончена.
cli-series-after = После заезда { $n } из { $of }:
cli-series-all =
    { $points ->
        [one] Победу делят все: у каждого { $points } очко.
        [few] Победу делят все: у каждого { $points } очка.
       *[many] Победу делят все: у каждого { $points } очков.
    }
cli-series-you =
    { $points ->
        [one] Вы выигрываете серию: { $points } очко.
        [few] Вы выигрываете серию: { $points } очка.
       *[many] Вы выигрываете серию: { $points } очков.
    }
cli-series-won =
    { $n ->
        [one]
            { $points ->
                [one] { $names } выигрывает серию: { $points } очко.
                [few] { $names } выигрывает серию: { $points } очка.
               *[many] { $names } выигрывает серию: { $points } очков.
            }
       *[other]
            { $points ->
                [one] { $names } делят победу: у каждого { $points } очко.
                [few] { $names } делят победу: у каждого { $points } очка.
               *[many] { $names } делят победу: у каждого { $points } очков.
            }
    }
cli-detectives = сыщики
cli-turn-of = Ход: { $who }.

## Looking

cli-danger-none = Куда бы вы ни поехали, следующим ходом вас не достать.
cli-danger = Куда преследователи могут доехать следующим ходом: { $places }.
cli-only-x-danger = Опасность грозит только Мистеру Икс.
cli-suspects-none = Мистера Икс ещё нет на карте.
cli-suspects =
    { $n ->
        [one]
            { $who ->
                [you] Судя по плану перемещений, вы можете быть на { $n } станции. Какая доля возможных путей туда ведёт:
               *[x] Судя по плану перемещений, Мистер Икс может быть на { $n } станции. Какая доля возможных путей туда ведёт:
            }
       *[many]
            { $who ->
                [you] Судя по плану перемещений, вы можете быть на { $n } станциях. Какая доля возможных путей туда ведёт:
               *[x] Судя по плану перемещений, Мистер Икс может быть на { $n } станциях. Какая доля возможных путей туда ведёт:
            }
    }
cli-each = по { $share }
cli-suspects-you = Вы на станции { $station } ({ $share }).
cli-lines-from = Со станции { $station }:
cli-ferry = паром
cli-ferry-only = только Мистер Икс, по билету-невидимке
cli-ways = Сколько поездок до { $station } (без парома): { $distances }.
cli-look-where = Какая станция? Например: look 58
cli-map-open = Карта — в { $file }; откройте её в браузере.
cli-map-rings =
    { $who ->
        [you] Оранжевые кольца: где вы можете быть, судя по открытым сведениям.
       *[x] Оранжевые кольца: где может быть Мистер Икс, судя по открытым сведениям.
    }
cli-map-frames =
    { $seat ->
        [x] Рамки: куда вы можете поехать сейчас.
       *[other] Рамки: куда сейчас может поехать { seat-name }.
    }
cli-map-starts = Рамки: где может начать { seat-name }.
cli-map-secret = На ней видно и вас: никому не показывайте.
cli-hint = { $name } выбирает { $move }: { $chance }.
cli-hint-or = Или { $moves }.
cli-hints-off = Советы выключены. Начните или продолжите партию с --hints.
cli-hints-by-hand = В позиции, расставленной вручную, советов нет.
cli-no-hint = На этот раз совета нет ({ $problem }).
cli-no-odds = На этот раз не удалось оценить, где Мистер Икс ({ $problem }).

## Why a typed line is refused

cli-no-move-waits = Подтверждать сейчас нечего. Взять последний ход назад — undo.
cli-type-move = Наберите ход, например { $example }, или help.
cli-nobody-before = Пропускать вперёд сейчас некого.
cli-else-bot = За { seat-name.accusative } играет бот.
cli-else-not-yet = { seat-name }: очередь ещё не дошла.
cli-else-placed = { seat-name } уже на карте.
cli-else-moved = { seat-name }: в этом раунде ход уже сделан.
cli-else-stuck = { seat-name } сейчас не может ехать.
cli-which-ticket = По какому билету? Наберите { $moves }.
cli-no-way-x = До { $station } вам сейчас не доехать. Все поездки: moves.
cli-no-way = { seat-name } сейчас не доедет до { $station }. Все поездки: moves.

## Help: what each command does. The command stands before it.

cli-help-ride = такси до 58; b — автобус, u — метро. Можно и taxi 58, и просто 58
cli-help-black = билет-невидимка: любая линия, даже паром, а какая — никто не видит
cli-help-black-open = билет-невидимка: любая линия, даже паром, а куда — до конца раунда никто не видит
cli-help-double = две поездки подряд, каждая по своему билету
cli-help-other = ход другой фигурки, когда порядок любой; просто blue покажет её ходы
cli-help-place = начать на 58, это станция метро; можно просто 58
cli-help-wait = пропустить вперёд другого сыщика
cli-help-table-yard = раунд, фигурки, билеты, план перемещений
cli-help-suspects = все станции, где может быть Мистер Икс, судя по открытым сведениям
cli-help-danger = куда вам ехать опасно: там могут поймать следующим ходом
cli-help-hint = что на вашем месте сыграл бы сильнейший бот и почему
cli-help-log = план перемещений Мистера Икс, ход за ходом
cli-help-tickets = у кого какие билеты
cli-help-look = куда идут линии станции и сколько до неё поездок
cli-help-map = сохранить карту как картинку (map ФАЙЛ.svg)
cli-help-back = ответить «нет», когда ход надо подтвердить
cli-help-concede = сдаться

## The analysis of a game: a table of narrow columns

cli-analysis-note = «Для Икс» — с учётом того, что знал он сам; «для всех» — что знали все; «варианты» — на скольких станциях он мог быть.
cli-analysis-round = раунд
cli-analysis-x = для Икс
cli-analysis-public = для всех
cli-analysis-suspects = варианты
cli-analysis-moves = ходы Икс
cli-analysis-start = старт
cli-analysis-end = конец
cli-analysis-by = Цена — для той стороны, чей был ход; оценивает { $name }:
cli-analysis-cost = раунд { $round }, { seat-name }: { $move } ({ $played }) вместо { $best } ({ $chance }) — цена { $cost }
cli-analysis-cost-start = до раунда 1, { seat-name }: { $move } ({ $played }) вместо { $best } ({ $chance }) — цена { $cost }
