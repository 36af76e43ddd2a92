### Lessons and the rules pages.

learn-title = Учитесь играя
learn-text = Короткие уроки на настоящем поле, шаг за шагом: около трёх минут на урок.
# Beside a link to the lessons, on the first page. Little room.
learn-first = Впервые здесь?
learn-first-text = Учитесь играя: около трёх минут на урок.
learn-start = Начать
learn-resume = Дальше: шаг { $n } из { $of }
learn-again = Пройти снова
learn-done = Пройден
learn-step = Шаг { $n } из { $of }
learn-leave = Выйти из урока
learn-back = Назад
learn-skip = Пропустить
learn-over = Начать сначала
learn-next = Дальше
# $title: the title of the step.
learn-new = Новая ситуация: { $title }
learn-finish = Закончить
learn-try = Попробуйте ещё раз.
learn-watch = Смотрите, как ходят другие…
learn-end = Это всё, что нужно для начала.
# $title: the title of the lesson.
learn-end-text = { $title }. Все шаги пройдены.
learn-play = Сыграть первую партию
learn-play-text = Против лёгкого бота. Советы включены.
learn-play-plain = Против лёгких ботов.
learn-more = Все уроки
learn-rules = Правила с картинками
rules-page-title = Правила
# For screen readers. $title: what the picture shows.
rules-page-picture = Поле крупным планом: { $title }
rules-page-more = Правила с картинками
rules-page-learn = Научиться играя
rules-page-other = Другие игры
