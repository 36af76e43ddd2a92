### Finished games: the list of them, and one at its own address.

games-title = Мои сыгранные партии
games-none = Вы ещё не доиграли ни одной партии.
games-none-text = Здесь хранятся все ваши законченные партии вместе с повтором.
games-more = Более ранние
games-won = Победа
games-lost = Поражение
games-over = Окончена
games-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
games-length-yard =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }
games-length-twenty =
    { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
       *[many] { $n } карточек
    }
games-length =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
# How long a game took.
games-minutes = { $n } мин
# $names: a list of people or bots.
games-with = в команде: { $names }
# $names: a list of people or bots.
games-against = против: { $names }
# $seats: a list of pawns that the reader played.
games-as = Вы: { $seats }
games-practice = Тренировка
games-even = Равные шансы
games-taken = Ходы брали назад
# In a series everyone is Mister X once; each game of it is a heat.
games-heat = Заезд { $n } из { $of }
games-public = По ссылке
games-private = Это закрытая партия
games-private-text = Её видят только те, кто в ней играл. Если вы играли, откройте её на том же устройстве или попросите поделиться.

# A button under a finished game.
share-open = Поделиться
share-title = Поделиться партией
share-text = Все, у кого есть ссылка, смогут посмотреть повтор и увидеть имена. Отменить это могут только игроки.
share-go = Открыть доступ и скопировать ссылку
share-link = Ссылка на эту партию
share-undo = Снова закрыть доступ
share-picture = Картинка этой партии
share-png = Сохранить картинку (PNG)
share-svg = SVG
share-public = Эта партия открыта для всех.
