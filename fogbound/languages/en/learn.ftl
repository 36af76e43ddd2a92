### Lessons and the rules pages.

learn-title = Learn by playing
learn-text = Short lessons on the real board, one thing to do at a time: about three minutes a lesson.
# Beside a link to the lessons, on the first page. Little room.
learn-first = New here?
learn-first-text = Learn by playing: about three minutes a lesson.
learn-start = Start
learn-resume = Go on: step { $n } of { $of }
learn-again = Play it again
learn-done = Done
learn-step = Step { $n } of { $of }
learn-leave = Leave the lesson
learn-back = Back
learn-skip = Skip
learn-over = Start over
learn-next = Next
# $title: the title of the step.
learn-new = New situation: { $title }
learn-finish = Finish
learn-try = Try again.
learn-watch = Watch the others move …
learn-end = That is all you need to begin.
# $title: the title of the lesson.
learn-end-text = { $title }: every step done.
learn-play = Play your first game
learn-play-text = Against an easy bot. Hints are on.
learn-play-plain = Against easy bots.
learn-more = All lessons
learn-rules = The rules with pictures
rules-page-title = The rules
# For screen readers. $title: what the picture shows.
rules-page-picture = A close look at the board: { $title }
rules-page-more = The rules with pictures
rules-page-learn = Learn it by playing
rules-page-other = Other games
