"""`fogbound puzzles`: solve puzzles at the keyboard, and make and check the shipped ones."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from fogbound import catalog
from fogbound.cli import files
from fogbound.cli.friendly import WRONG_CONTENT, FriendlyGroup, SpokenCommand, Stop
from fogbound.cli.lines import BLANK, Line, capital, count, whole_number
from fogbound.cli.prompt import Screen
from fogbound.cli.speech import Language, game_title, semicolons, share, spoken, t
from fogbound.cli.terminals import terminal
from fogbound.cli.yard import sheet
from fogbound.cli.yard.typed import parse_line
from fogbound.game import Ply
from fogbound.games.yard.edition import X
from fogbound.lessons.exercise import POINT
from fogbound.puzzles import words
from fogbound.puzzles.daily import daily
from fogbound.puzzles.judge import Judged, give_up, judge
from fogbound.puzzles.proof import problem
from fogbound.puzzles.puzzle import BANDS, ESCAPE, KINDS, WHERE, Puzzle, find, shipped, write_ply
from fogbound.puzzles.readers import last_sighting

MAKE_EXAMPLE = """\b
Example:
  fogbound puzzles make made --seed 1          (hours; the same command resumes)
"""
CHECK_EXAMPLE = """\b
Example:
  fogbound puzzles check
"""
PROMPT = "> "

app = typer.Typer(
    cls=FriendlyGroup,
    rich_markup_mode=None,
)

MapFile = Annotated[Path | None, typer.Option("--map", metavar="FILE")]


@app.callback(invoke_without_command=True)
def today(context: typer.Context, map_file: MapFile = None, language: Language = None) -> None:
    """Solve the puzzle of the day."""
    if context.invoked_subcommand is None:
        puzzle = daily(shipped(), date.today())
        Solver(Screen(), puzzle, f"{t('puzzles-daily')}. ").run(map_file)


@app.command(cls=SpokenCommand)
def play(
    puzzle: Annotated[str, typer.Argument(metavar="ID")],
    map_file: MapFile = None,
    language: Language = None,
) -> None:
    """Solve one puzzle."""
    Solver(Screen(), _find(puzzle)).run(map_file)


@app.command("list", cls=SpokenCommand)
def list_(
    kind: Annotated[str | None, typer.Option(metavar="|".join(KINDS))] = None,
    difficulty: Annotated[str | None, typer.Option(metavar="|".join(name for name, _ in BANDS))] = None,
    language: Language = None,
) -> None:
    """List the puzzles, the easiest first."""
    _one_of(kind, KINDS, "kind")
    _one_of(difficulty, [name for name, _ in BANDS], "difficulty")
    screen = Screen()
    for number, puzzle in enumerate(shipped(), 1):
        if kind in (None, puzzle.kind) and difficulty in (None, puzzle.band):
            missed = t("cli-puzzle-missed", share=share(puzzle.difficulty))
            title = game_title(puzzle.edition, catalog.title(puzzle.edition))
            text = semicolons([spoken(words.title(puzzle)), title, missed])
            screen.say(f"{number:>4}  {t(f'puzzles-band-{puzzle.band}'):<8}  {text}", hang=16)


def _one_of(given: str | None, allowed: list[str] | tuple[str, ...], what: str) -> None:
    if given is not None and given not in allowed:
        raise Stop(t(f"cli-puzzle-no-{what}", given=given, choice=", ".join(allowed)))


def _find(text: str) -> Puzzle:
    """A puzzle by its number in the list or its id; an id may look like a number, but has more digits."""
    number = whole_number(text) or 0
    return shipped()[number - 1] if 1 <= number <= len(shipped()) else find(text)


@app.command(epilog=CHECK_EXAMPLE)
def check() -> int:
    """Prove every shipped puzzle again by search."""
    screen, wrong = Screen(), 0
    for puzzle in track(shipped(), description="Proving", transient=True, disable=not screen.terminal):
        if why := problem(puzzle):
            wrong += 1
            screen.say(f"{puzzle.id}: {why}.")
    screen.say(f"{count(len(shipped()) - wrong, 'puzzle')} proved, {wrong} wrong.")
    return WRONG_CONTENT if wrong else 0


@app.command(epilog=MAKE_EXAMPLE)
def make(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where games and finds are kept, to resume.")],
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Which deals the bots get.")] = 1,
    share: Annotated[
        float, typer.Option(metavar="SHARE", min=0.0, max=1.0, help="Play only a share of the plan.")
    ] = 1.0,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Where to write the puzzles; default: FOLDER.")
    ] = None,
) -> None:
    """Make puzzles: play games of bots, search them, ask the levels. The same command resumes."""
    from fogbound.cli.puzzle_maker import run  # the makers need the arena and the bots; solvers do not

    run(folder, seed, share, out or folder / "puzzles.jsonl")


class Solver:
    """One person solving one puzzle at the keyboard."""

    def __init__(self, screen: Screen, puzzle: Puzzle, before: str = "") -> None:
        self._screen = screen
        self._puzzle = puzzle
        self._before = before
        self._moves: tuple[str, ...] = ()

    def run(self, picture: Path | None = None) -> None:
        """Show the puzzle, and take answers until it is solved or given up."""
        screen, puzzle = self._screen, self._puzzle
        number = shipped().index(puzzle) + 1
        head = f"{t('puzzles-number', n=number)} ({t(f'puzzles-band-{puzzle.band}')})"
        title = game_title(puzzle.edition, catalog.title(puzzle.edition))
        screen.say(self._before + t("app-pair", label=head, value=spoken(words.title(puzzle))), style="bold")
        screen.say(f"{title}. {spoken(words.source(puzzle))}")
        judged = judge(puzzle, ())
        self._show(judged)
        if picture is not None:
            self._draw(picture, judged)
        screen.say()
        screen.say(spoken(judged.progress.exercise.tasks[0].text), style="bold")
        self._help()
        self._take_answers(judged)

    def _help(self) -> None:
        self._screen.say(t(f"cli-puzzle-type-{self._puzzle.kind}"))
        self._screen.say(t("cli-puzzle-help"))

    def _take_answers(self, judged: Judged) -> None:
        while not judged.answer:
            try:
                text = self._screen.ask(PROMPT).strip()
            except EOFError:
                return
            if text.lower() in ("quit", "q", "exit"):
                return
            if text.lower() == "table":
                self._show(judged)
            elif text.lower() == "moves":
                self._show_moves(judged)
            elif text.lower() in ("help", "?"):
                self._help()
            elif text.lower().split(" ")[0] in ("look", "map"):
                self._screen.attempt(lambda: self._look(text, judged))  # noqa: B023 (called at once)
            elif text.lower() in ("show", "show me", "answer"):
                judged = give_up(self._puzzle)
            elif text:
                judged = self._try(text, judged)
        self._explain(judged)

    def _try(self, text: str, judged: Judged) -> Judged:
        """Judge a typed line; one that is refused changes nothing."""
        answers: list[Judged] = []
        self._screen.attempt(lambda: answers.append(judge(self._puzzle, (*self._moves, self._read(text, judged)))))
        for answer in answers:
            self._moves = tuple(answer.progress.moves)
            if answer.progress.verdict == "again":
                self._screen.say(f"{t('puzzles-wrong')} {spoken(answer.progress.words)} {t('learn-try')}")
            elif not answer.answer:
                self._show(answer)
                self._screen.say(t("puzzles-on"))
            return answer
        return judged

    def _read(self, text: str, judged: Judged) -> str:
        if self._puzzle.kind == WHERE:
            number = whole_number(text.lower().removeprefix(POINT))
            if number is None:
                raise Stop(t("cli-type-station"))
            return f"{POINT}{number}"
        state = judged.progress.state
        offers = {seat: state.moves(seat) for seat in state.turn}
        return write_ply(Ply(*parse_line(text, state.turn[0], offers)))

    def _show(self, judged: Judged) -> None:
        """The table as the solver sees it, after what has happened since X was last seen."""
        state = judged.progress.state
        seat = X if self._puzzle.kind == ESCAPE else (*state.turn, *judged.progress.exercise.seats)[0]
        edition, view = state.edition, state.view(seat)
        shows = terminal(edition)
        if self._puzzle.kind == WHERE:
            seen = last_sighting(self._puzzle.state)
            self._screen.show(line for n, line in shows.plies(edition, view, 0) if n >= seen)
        self._screen.show(shows.table(edition, view))

    def _show_moves(self, judged: Judged) -> None:
        state = judged.progress.state
        if self._puzzle.kind == WHERE:
            self._screen.say(t("cli-puzzle-any"))
            return
        for seat in state.turn:
            self._screen.show(sheet.moves(state.view(seat)))

    def _look(self, text: str, judged: Judged) -> None:
        """The lines of a station, or the map as a file."""
        command, _, given = text.strip().partition(" ")
        if command.lower() == "map":
            self._draw(Path(given.strip() or f"fogbound-puzzle-{self._puzzle.id}.svg"), judged)
            return
        board = self._puzzle.rules.board
        if not (given.isascii() and given.isdigit() and len(given) < 6):
            raise Stop(t("cli-look-where"))
        self._screen.show(sheet.lines_from(board, int(given)))

    def _draw(self, path: Path, judged: Judged) -> None:
        state = judged.progress.state
        draw = terminal(state.edition).picture
        assert draw is not None
        seat = X if self._puzzle.kind == ESCAPE else judged.progress.exercise.seats[0]
        target = files.picture_path(path)
        files.write_text(target, draw(state.edition, state.view(seat), False))
        self._screen.say(t("cli-map-in", file=str(target)))

    def _explain(self, judged: Judged) -> None:
        self._screen.say()
        solved = f"{t('puzzles-right')} " if judged.solved else ""
        self._screen.say(f"{solved}{capital(spoken(judged.answer))}", style="bold")
        self._screen.show((*(Line(f"  {spoken(point.text)}", 4) for point in judged.why), BLANK))
        following = (shipped().index(self._puzzle) + 1) % len(shipped()) + 1
        self._screen.say(t("cli-puzzle-next", command=f"fogbound puzzles play {following}"))
