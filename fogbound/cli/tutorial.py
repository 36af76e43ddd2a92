"""`fogbound tutorial`: the lessons as text. The same positions, tasks and words as in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from fogbound import catalog
from fogbound.bots import adviser, levels_for
from fogbound.cli.friendly import Stop
from fogbound.cli.lines import BLANK, Line, whole_number
from fogbound.cli.prompt import QUIT, Screen
from fogbound.cli.speech import Language, either, name, pair, refusal, spoken, t
from fogbound.cli.speech import language as spoken_language
from fogbound.cli.terminals import terminal
from fogbound.errors import FogboundError
from fogbound.game import Seat, View
from fogbound.lessons.exercise import POINT, Lesson, Pointer
from fogbound.lessons.library import lesson, lessons
from fogbound.lessons.progress import Progress, answer, begin_step, in_language

# What words can point at in a table of lines; the others point at buttons and fields.
THINGS = ("pawn", "station", "log", "suspects", "points")
EXAMPLES = "ask"  # what to type here needs an example


def tutorial(
    lesson_id: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    step: Annotated[int, typer.Option("--from", metavar="STEP", min=1)] = 1,
    language: Language = None,
) -> None:
    """Learn a game by playing, step by step."""
    screen = Screen()
    try:
        chosen = _choose(screen) if lesson_id is None else _find(lesson_id)
        if chosen is not None:
            Pupil(screen, in_language(chosen, spoken_language())).run(step)
    except EOFError:
        screen.say()


def _find(lesson_id: str) -> Lesson:
    try:
        return lesson(lesson_id)
    except FogboundError as problem:
        raise Stop(refusal(problem)) from None


def _choose(screen: Screen) -> Lesson | None:
    """The lesson that a person chooses by number or name; None if they leave."""
    screen.say(t("cli-lessons"), style="bold")
    for number, one in enumerate(lessons(), 1):
        screen.say(f"  {number}  {t('app-pair', label=spoken(one.title), value=spoken(one.line))}", hang=5)
    names = [one.id for one in lessons()]
    while (typed := screen.ask(f"{t('cli-which-lesson')} ", (*names, "quit")).strip().lower()) not in QUIT:
        number = whole_number(typed) or 0
        if 1 <= number <= len(names):
            return lessons()[number - 1]
        if typed in names:
            return lesson(typed)
        screen.say(t("cli-lesson-again", n=len(names), names=either(names)))
    return None


class Pupil:
    """One person in one lesson at the keyboard."""

    def __init__(self, screen: Screen, chosen: Lesson) -> None:
        self._screen = screen
        self._lesson = chosen

    def run(self, step: int) -> None:
        """Play the lesson from a step on, until it is done or the person leaves."""
        _begin(self._lesson, step)  # refuses a step that is not there
        self._screen.say(f"{spoken(self._lesson.title)}. {t('cli-lesson-help')}", style="bold")
        while step <= len(self._lesson.steps):
            way = self._play(step)
            if way == 0:
                command = f"fogbound tutorial {self._lesson.id} --from {step}"
                self._screen.say(t("app-pair", label=t("cli-resume"), value=command))
                return
            step = max(1, step + way)
        self._screen.show([BLANK, Line(t("learn-end"), 0, "bold")])
        self._screen.say(t("app-label", label=t("learn-play")))
        self._screen.say(f"  {first_game(self._lesson)}")

    def _play(self, step: int) -> int:
        """Play one step. Returns where to go from here: 1 on, -1 back, 0 out."""
        progress = _begin(self._lesson, step)
        where, title = t("learn-step", n=step, of=len(self._lesson.steps)), spoken(progress.exercise.title)
        what = title if step == 1 else t("learn-new", title=title)
        self._screen.show([BLANK, Line(f"{where}. {what}", 0, "bold")])
        self._screen.show(_table(progress))
        if terminal(progress.state.edition).moves is not None and not progress.exercise.tasks[0].goal.stations:
            self._screen.show(_moves(progress))
        self._screen.show(_task(progress))
        while not progress.done:
            typed = self._screen.ask("> ", ("table", "moves", "skip", "back", "help", "quit")).strip()
            word = typed.lower()
            if word in QUIT:
                return 0
            if word in ("skip", "back"):
                return 1 if word == "skip" else -1
            if word in ("", "help", "table", "moves"):
                self._tell(progress, word)
            else:
                progress = self._try(progress, typed)
        return 1

    def _tell(self, progress: Progress, word: str) -> None:
        if word == "table":
            self._screen.show(_table(progress))
        elif word == "moves":
            self._screen.show(_moves(progress))
        else:
            self._screen.say(t("cli-lesson-help"))
            self._screen.show(_task(progress))

    def _try(self, progress: Progress, typed: str) -> Progress:
        """The progress after a typed line; the same one if the line is refused."""
        try:
            for move in _read(progress, typed):
                progress = answer(progress.exercise, progress.moves, move)
                self._screen.show(_replies(progress))
                if progress.words:
                    self._screen.say(spoken(progress.words))
                if progress.verdict in ("again", "done"):
                    return progress
            self._screen.show(_task(progress))
        except (FogboundError, Stop) as problem:
            self._screen.say(refusal(problem))
        return progress


def _begin(chosen: Lesson, step: int) -> Progress:
    try:
        return begin_step(chosen, step)
    except FogboundError as problem:
        raise Stop(refusal(problem)) from None


def _views(progress: Progress) -> dict[Seat, View]:
    """The views of the player's seats that have a move."""
    views = {seat: progress.view(seat) for seat in progress.exercise.seats}
    return {seat: view for seat, view in views.items() if view.moves} or views


def _read(progress: Progress, typed: str) -> list[str]:
    """What a line means, as tries. Where the answer is a station, its number is enough."""
    task = progress.to_do
    if task is not None and task.goal.stations:
        number = whole_number(typed.lower().removeprefix(POINT))
        if number is None:
            raise Stop(t("cli-type-station"))
        return [f"{POINT}{number}"]
    read = terminal(progress.state.edition).typed
    return [f"{seat}:{move}" for seat, move in read(typed, _views(progress))]


def _table(progress: Progress) -> Iterator[Line]:
    edition, view = progress.state.edition, progress.view(progress.exercise.seats[0])
    yield from terminal(edition).table(edition, view)


def _moves(progress: Progress) -> Iterator[Line]:
    task, views = progress.to_do, _views(progress)
    listed = terminal(progress.state.edition).moves
    if task is not None and task.goal.stations:
        yield Line(t("cli-type-station"))
    elif listed is not None:
        yield from listed(list(views.values()))
    else:
        for seat, view in views.items():
            yield Line(pair(seat, " ".join(str(move) for move in view.moves)), 4)


def _task(progress: Progress) -> Iterator[Line]:
    task = progress.to_do
    if task is None:
        return
    yield BLANK
    yield Line(spoken(task.keyboard or task.text), 0, "bold")
    if not task.keyboard:
        yield from (Line(f"  ({words})", 4) for point in task.points if (words := _pointed(point)))


def _pointed(point: Pointer) -> str:
    """What a pointer says at the keyboard; nothing where it points at a button."""
    kind, _, which = point.at.partition(":")
    text = spoken(point.text)
    if kind == EXAMPLES:
        return text
    if kind == "pawn":
        return "" if text == name(which) else t("app-pair", label=name(which), value=text)
    return t("app-pair", label=t(f"cli-point-{kind}", station=which), value=text) if kind in THINGS else ""


def first_game(chosen: Lesson) -> str:
    """The command of a kind first game: the easiest bots, hints where there are any, even chances where measured."""
    edition = catalog.find(chosen.edition)
    fair = catalog.handicaps(edition.id).get(int(dict(edition.options)["players"]))
    given = [
        *("fogbound", "play", chosen.edition.partition("/")[2], "--seat", chosen.first_game),
        *(["--bots", levels_for(edition)[0][0]] if levels_for(edition) else []),
        *(["--hints"] if adviser(edition) else []),
        *(["--fair"] if fair is not None and fair.options else []),
    ]
    return " ".join(given)


def _replies(progress: Progress) -> Iterator[Line]:
    """What the others played after an accepted move."""
    if progress.verdict == "again":
        return
    edition, view = progress.state.edition, progress.view(progress.exercise.seats[0])
    since = len(progress.states[0].log) - 1
    yield from (line for _, line in terminal(edition).plies(edition, view, since))
