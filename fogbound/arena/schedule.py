"""Who plays whom, how often, under which rules: everything that decides a result, and nothing else."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import fogbound
from fogbound import catalog
from fogbound.bots.line import kinds
from fogbound.bots.naming import parse_bot
from fogbound.errors import BadOption, BadResults
from fogbound.game import Edition
from fogbound.games.yard.edition import YardEdition
from fogbound.options import Option

Pairs = tuple[tuple[str, str], ...]
PLAYING = ("bots", "fast", "games")  # the folders that decide how a game goes
DEALING = "arena/play.py"  # the file that decides what is dealt


@cache
def playing_code() -> str:
    """A digest of the rules and bots, with their data. Code that only serves, shows or measures may change."""
    root = Path(fogbound.__file__).parent
    playing = [*root.glob("*.py"), root / DEALING, *(path for part in PLAYING for path in (root / part).rglob("*"))]
    files = sorted(path for path in playing if path.is_file() and "__pycache__" not in path.parts)
    lines = (f"{path.relative_to(root).as_posix()} {_sha256(path.read_bytes())}" for path in files)
    return _sha256("\n".join(lines).encode())[:16]


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class Duel(NamedTuple):
    """Two bots to compare; the score is the first bot's."""

    one: str
    other: str


class Fixture(NamedTuple):
    """One game to play: who is X, who leads the pursuers, and which start they are dealt."""

    x: str
    hunters: str
    start: int


@dataclass(frozen=True)
class Test:
    """A sequential test: is the first bot's score nearer to `low` or to `high`? `alpha` and `beta` are the risks."""

    __test__ = False  # pytest would otherwise collect it

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption(
                "bad-test", f"A test needs two scores between 0 and 100 %, the lower first, not {self.words}."
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadOption("bad-test", "The risks of a test are between 0 and 0.5, such as 0.05.")

    @property
    def words(self) -> str:
        return f"{self.low:.2%} and {self.high:.2%}"


@dataclass(frozen=True)
class Schedule:
    """Every duel plays the same starts, and each start twice, with roles exchanged.

    `options` and `digests` are all of the edition's, so that a schedule always means the same rules; `code` names the
    program itself, since a changed bot is another bot. In a `gauntlet` the first bot meets all others; otherwise every
    bot meets every other. `programs` are the commands of people's own bots, by name: they come from a command line, and
    are never run because a file names them.
    """

    edition: str
    options: Pairs
    digests: Pairs
    bots: tuple[str, ...]
    starts: int
    seed: int = 1
    gauntlet: bool = False
    test: Test | None = None
    version: str = fogbound.__version__
    code: str = field(default_factory=playing_code)
    programs: Pairs = ()

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadOption("bad-schedule", "An arena needs at least two bots, such as: greedy random.")
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice is not None:
            raise BadOption("bad-schedule", f"{twice} is there twice; a bot cannot meet itself.", given=twice)
        if self.starts < 1:
            raise BadOption("bad-schedule", f"starts must be at least 1, not {self.starts}.", given=self.starts)
        if self.test is not None and len(self.duels) > 1:
            raise BadOption("bad-schedule", f"A test is between two bots, not {len(self.bots)}.")

    @property
    def duels(self) -> tuple[Duel, ...]:
        duels = tuple(Duel(*pair) for pair in combinations(self.bots, 2))
        return tuple(duel for duel in duels if duel.one == self.bots[0]) if self.gauntlet else duels

    @property
    def games(self) -> int:
        return 2 * self.starts * len(self.duels)

    def fixtures(self) -> Iterator[Fixture]:
        """All games, start by start, so that an interrupted run has played all duels about equally far."""
        for start in range(1, self.starts + 1):
            for one, other in self.duels:
                yield Fixture(one, other, start)
                yield Fixture(other, one, start)

    @property
    def digest(self) -> str:
        """Names the schedule: everything that would change a result changes it."""
        return _sha256(json.dumps(self._facts, sort_keys=True).encode())[:16]

    @property
    def _facts(self) -> dict[str, Any]:
        """Leaves out `programs` when empty, so that folders from before they existed still match their digest."""
        return {key: value for key, value in asdict(self).items() if key != "programs" or value}

    def to_json(self) -> str:
        return json.dumps({**self._facts, "digest": self.digest}, indent=1, ensure_ascii=False) + "\n"

    def edition_now(self) -> YardEdition:
        """The schedule's edition; `BadResults` if its rules or board have changed since."""
        edition = chase(self.edition, self.options)
        if edition.digests != self.digests:
            raise BadResults(
                "other-rules",
                f"The rules or the board of {self.edition} have changed since this schedule was made.",
            )
        return edition


@cache
def chase(edition_id: str, options: Pairs) -> YardEdition:
    return as_chase(catalog.find(edition_id, **dict(options)))


def as_chase(edition: Edition) -> YardEdition:
    if not isinstance(edition, YardEdition):
        raise BadOption(
            "no-such-arena",
            f"The arena is for chases; {edition.id} is not one. Its bots are measured by make bench-twenty.",
        )
    return edition


def make_schedule(
    edition: Edition, bots: Sequence[str], programs: Mapping[str, str] | None = None, /, **how: Any
) -> Schedule:
    """A schedule for an edition. Every bot is named in full and made once, so that none fails midway.

    A program that is not among the bots comes first, since it is the bot to measure.
    """
    known, commands = as_chase(edition), programs or {}
    asked = {text.strip().partition(":")[0] for text in bots}
    texts = []
    for text in (*(name for name in commands if name not in asked), *bots):
        bot = parse_bot(text, known, kinds(commands))
        bot.make(known, Random(0))
        texts.append(str(bot))
    pairs = tuple(sorted(commands.items()))
    return Schedule(known.id, known.options, known.digests, tuple(texts), programs=pairs, **how)


# Files

NUMBERS = (Option("starts", "number", 100, low=1, high=10**8), Option("seed", "number", 1, low=0, high=10**9 - 1))
SWITCH = Option("gauntlet", "switch", False)
PAIRS = ("options", "digests", "programs")
KEYS = ("edition", "bots", "starts", "seed", "gauntlet", "options")


def from_toml(text: str, programs_for: Callable[[Edition], Mapping[str, str]] = lambda _: {}) -> Schedule:
    """A schedule that a person wrote: edition, bots, starts, seed, gauntlet, and a table of options.

    `programs_for` gives the programs for its edition; the file can name a program, but not its command.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadOption("bad-schedule", f"The schedule is not TOML: {problem}.") from None
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadOption(
            "bad-schedule", f"A schedule has no {unknown[0]!r}; it has {', '.join(KEYS)}.", given=unknown[0]
        )
    bots, options = data.get("bots"), data.get("options", {})
    if not (isinstance(bots, list) and all(isinstance(bot, str) for bot in bots)):
        raise BadOption("bad-schedule", 'A schedule needs bots, such as: bots = ["greedy", "random"].')
    if not isinstance(data.get("edition"), str):
        raise BadOption("bad-schedule", 'A schedule needs an edition, such as: edition = "yard/police-2017".')
    if not isinstance(options, Mapping):
        raise BadOption(
            "bad-schedule", f"A schedule's options are a table: [options], then players = 4; not {options!r}."
        )
    how = {option.name: option.read(data.get(option.name, option.default)) for option in (*NUMBERS, SWITCH)}
    edition = catalog.find(data["edition"], **options)
    return make_schedule(edition, bots, programs_for(edition), **how)


def from_json(text: str) -> Schedule:
    """A schedule as stored in a folder of results."""
    try:
        data = json.loads(text)
        digest = data.pop("digest")
        test = data.pop("test")
        pairs = {key: tuple((str(name), str(value)) for name, value in data.pop(key, ())) for key in PAIRS}
        schedule = Schedule(**{**data, **pairs, "bots": tuple(data["bots"])}, test=Test(**test) if test else None)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadResults("corrupt", "schedule.json is damaged: it is not a schedule of this Fogbound.") from None
    if schedule.digest != digest:
        raise BadResults("corrupt", "schedule.json is damaged: it does not agree with its own digest.")
    return schedule


def difference(stored: Schedule, asked: Schedule) -> str | None:
    """The first difference between two schedules, in words; None if they are the same."""
    for key in ("edition", "bots", "gauntlet", "starts", "seed", "test", "version", "programs"):
        if (old := getattr(stored, key)) != (new := getattr(asked, key)):
            return f"{key} is {_text(old)} there and {_text(new)} here"
    for name, value in asked.options:
        if (there := dict(stored.options).get(name)) != value:
            return f"option {name} is {there} there and {value} here"
    if stored.digests != asked.digests:
        return "the rules or the board have changed since"
    return None if stored == asked else "the code of rules or bots has changed since"


def extends(stored: Schedule, asked: Schedule) -> bool:
    """Does the asked schedule differ only by more starts? Its first games are then the stored ones."""
    return asked.test is None and asked.starts > stored.starts and replace(stored, starts=asked.starts) == asked


def _text(value: Any) -> str:
    if isinstance(value, Test):
        return value.words
    if isinstance(value, tuple):
        return " ".join(one if isinstance(one, str) else "=".join(one) for one in value) or "none"
    return str(value)
