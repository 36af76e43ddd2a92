"""Who plays whom, how often, under which rules: all that decides a result, and nothing else."""

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
from fogbound.bots.naming import named
from fogbound.errors import BadOption, BadResults
from fogbound.game import Edition
from fogbound.games.yard.edition import YardEdition
from fogbound.options import Option

Pairs = tuple[tuple[str, str], ...]
PLAYING = ("bots", "fast", "games")  # the folders that decide how a game goes
DEALING = "arena/play.py"  # and what is dealt in it


@cache
def playing_code() -> str:
    """A digest of all that plays: rules and bots, with their data. What serves, tells or measures may change."""
    root = Path(fogbound.__file__).parent
    playing = [*root.glob("*.py"), root / DEALING, *(path for part in PLAYING for path in (root / part).rglob("*"))]
    files = sorted(path for path in playing if path.is_file() and "__pycache__" not in path.parts)
    named = (f"{path.relative_to(root).as_posix()} {_sha256(path.read_bytes())}" for path in files)
    return _sha256("\n".join(named).encode())[:16]


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class Duel(NamedTuple):
    """Two bots that are compared: the first one's score is given."""

    one: str
    other: str


class Fixture(NamedTuple):
    """One game to be played: who is X, who leads the pursuers, and which start they are dealt."""

    x: str
    hunters: str
    start: int


@dataclass(frozen=True)
class Test:
    """A sequential test: is the first bot's score nearer to `low` or to `high`? With the risks of a wrong answer."""

    __test__ = False  # no test of ours, whatever pytest thinks of its name

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

    `options` and `digests` are all of the edition's, so that a schedule means the same rules for ever; `code` names
    the program itself, for a bot that was changed is another bot.
    In a `gauntlet` the first bot meets all others; otherwise everybody meets everybody. `programs` are the commands of
    bots that people bring, by name: they come from a command line, and are never run because a file names them.
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
            raise BadOption("bad-schedule", "An arena needs two bots at least, such as: greedy random.")
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice is not None:
            raise BadOption("bad-schedule", f"{twice} is there twice; a bot cannot meet itself.", given=twice)
        if self.starts < 1:
            raise BadOption("bad-schedule", f"starts must be at least 1, not {self.starts}.", given=self.starts)
        if self.test is not None and len(self.duels) > 1:
            raise BadOption("bad-schedule", f"A test is between two bots, not {len(self.bots)}.")

    @property
    def duels(self) -> tuple[Duel, ...]:
        found = tuple(Duel(*pair) for pair in combinations(self.bots, 2))
        return tuple(duel for duel in found if duel.one == self.bots[0]) if self.gauntlet else found

    @property
    def games(self) -> int:
        return 2 * self.starts * len(self.duels)

    def fixtures(self) -> Iterator[Fixture]:
        """All games, start by start: whenever it is stopped, every duel has come about equally far."""
        for start in range(1, self.starts + 1):
            for one, other in self.duels:
                yield Fixture(one, other, start)
                yield Fixture(other, one, start)

    @property
    def digest(self) -> str:
        """Names the schedule: whatever would change a result changes it."""
        return _sha256(json.dumps(self._facts, sort_keys=True).encode())[:16]

    @property
    def _facts(self) -> dict[str, Any]:
        """Without programs just what it was before there were any: folders of then still agree with their digest."""
        return {key: value for key, value in asdict(self).items() if key != "programs" or value}

    def to_json(self) -> str:
        return json.dumps({**self._facts, "digest": self.digest}, indent=1, ensure_ascii=False) + "\n"

    def edition_now(self) -> YardEdition:
        """The edition that was scheduled; refused where its rules or board have changed since."""
        found = chase(self.edition, self.options)
        if found.digests != self.digests:
            raise BadResults(
                "other-rules",
                f"The rules or the board of {self.edition} are not those that this schedule was made for.",
            )
        return found


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


def scheduled(
    edition: Edition, bots: Sequence[str], programs: Mapping[str, str] | None = None, /, **how: Any
) -> Schedule:
    """A schedule for an edition. Every bot is named in full and made once, so that none fails in the middle.

    A program that is not among the bots comes before them: it is the one that is to be measured.
    """
    known, brought = as_chase(edition), programs or {}
    asked = {text.strip().partition(":")[0] for text in bots}
    texts = []
    for text in (*(name for name in brought if name not in asked), *bots):
        bot = named(text, known, kinds(brought))
        bot.make(known, Random(0))
        texts.append(str(bot))
    pairs = tuple(sorted(brought.items()))
    return Schedule(known.id, known.options, known.digests, tuple(texts), programs=pairs, **how)


# Files

NUMBERS = (Option("starts", "number", 100, low=1, high=10**8), Option("seed", "number", 1, low=0, high=10**9 - 1))
SWITCH = Option("gauntlet", "switch", False)
PAIRS = ("options", "digests", "programs")
KEYS = ("edition", "bots", "starts", "seed", "gauntlet", "options")


def from_toml(text: str, bring: Callable[[Edition], Mapping[str, str]] = lambda _: {}) -> Schedule:
    """A schedule as people write one: edition, bots, starts, seed, gauntlet, and a table of options.

    `bring` gives the programs for its edition; the file itself can name them, but not say what they are.
    """
    try:
        told = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadOption("bad-schedule", f"The schedule is not TOML: {problem}.") from None
    unknown = [key for key in told if key not in KEYS]
    if unknown:
        raise BadOption(
            "bad-schedule", f"A schedule has no {unknown[0]!r}; it has {', '.join(KEYS)}.", given=unknown[0]
        )
    bots, options = told.get("bots"), told.get("options", {})
    if not (isinstance(bots, list) and all(isinstance(bot, str) for bot in bots)):
        raise BadOption("bad-schedule", 'A schedule needs bots, such as: bots = ["greedy", "random"].')
    if not isinstance(told.get("edition"), str):
        raise BadOption("bad-schedule", 'A schedule needs an edition, such as: edition = "yard/police-2017".')
    if not isinstance(options, Mapping):
        raise BadOption(
            "bad-schedule", f"A schedule's options are a table: [options], then players = 4; not {options!r}."
        )
    how = {option.name: option.read(told.get(option.name, option.default)) for option in (*NUMBERS, SWITCH)}
    edition = catalog.find(told["edition"], **options)
    return scheduled(edition, bots, bring(edition), **how)


def from_json(text: str) -> Schedule:
    """A schedule as a folder of results keeps it."""
    try:
        told = json.loads(text)
        digest = told.pop("digest")
        test = told.pop("test")
        pairs = {key: tuple((str(name), str(value)) for name, value in told.pop(key, ())) for key in PAIRS}
        found = Schedule(**{**told, **pairs, "bots": tuple(told["bots"])}, test=Test(**test) if test else None)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadResults("corrupt", "schedule.json is damaged: it is not a schedule of this Fogbound.") from None
    if found.digest != digest:
        raise BadResults("corrupt", "schedule.json is damaged: it does not agree with its own digest.")
    return found


def difference(kept: Schedule, asked: Schedule) -> str | None:
    """The first thing in which two schedules differ, in words; None where they are one."""
    for key in ("edition", "bots", "gauntlet", "starts", "seed", "test", "version", "programs"):
        if (old := getattr(kept, key)) != (new := getattr(asked, key)):
            return f"{key} is {_shown(old)} there and {_shown(new)} here"
    for name, value in asked.options:
        if (there := dict(kept.options).get(name)) != value:
            return f"option {name} is {there} there and {value} here"
    if kept.digests != asked.digests:
        return "the rules or the board have changed since"
    return None if kept == asked else "the code of rules or bots has changed since"


def continues(kept: Schedule, asked: Schedule) -> bool:
    """Does a schedule only ask for more starts than another? Its first games are then the very same ones."""
    return asked.test is None and asked.starts > kept.starts and replace(kept, starts=asked.starts) == asked


def _shown(value: Any) -> str:
    if isinstance(value, Test):
        return value.words
    if isinstance(value, tuple):
        return " ".join(one if isinstance(one, str) else "=".join(one) for one in value) or "none"
    return str(value)
