"""How well the bots play twenty questions: many games among themselves, with the house as reader.

At mixed tables every level has a seat, in every order equally often. Tables of a single level show how many numbers it
needs, and whether its wrong guesses are plausible. Then every bot hears every clue of the deck on its own, in each
language, and has to answer. Intervals are 95 %: Wilson's for shares, the normal one for means.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import pairwise, permutations
from random import Random
from time import process_time

from rich.console import Console
from rich.progress import track

from fogbound import polled
from fogbound.arena.intervals import Estimate, Z, wilson
from fogbound.bots import bots_for
from fogbound.bots.twenty import LEVELS
from fogbound.catalog import find
from fogbound.game import DEALER, Move, Player, Seat, View
from fogbound.games.twenty import readings
from fogbound.games.twenty.card import Card
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import TwentyState, start
from fogbound.games.twenty.table import Entry, TwentyTable
from fogbound.house.steward import HelpedBot, steward
from fogbound.match import Match
from fogbound.proof import seed_from

ID = "twenty/classic-1993"
NAMES = tuple(level.name for level in LEVELS)  # weakest first
ORDERS = tuple(permutations(NAMES))
RATINGS = ((0, 3), (4, 6), (7, 8), (9, 10))  # readers of ten who would name the subject, in groups
KINDS = {"person": "gender", "place": "place-kind", "thing": "thing-kind"}  # what a plausible wrong guess shares

Table = tuple[str, ...]  # a level for each seat
Tally = Counter[tuple[str, str]]  # (level, what) counted


# Playing


@cache
def edition(players: int, language: str = "en") -> TwentyEdition:
    rules = find(ID, players=players, reader="house", language=language)
    assert isinstance(rules, TwentyEdition)
    return rules


def play_game(number: int, table: Table) -> Tally:
    """Play one game, and count for each level."""
    rules = edition(len(table))
    house = steward(rules)
    levels = dict(zip(rules.players, table, strict=True))
    bots: dict[Seat, Player] = {
        seat: HelpedBot(bots_for(rules)[levels.get(seat, NAMES[-1])](rules, Random(f"{number} {seat}")), house)
        for seat in rules.seats
    }
    state = polled.play(Match(start(rules), seed_from(number)), bots).state
    assert isinstance(state, TwentyState)
    return count_game(state, levels)


def count_game(state: TwentyState, levels: Mapping[Seat, str]) -> Tally:
    """The counts of a finished game.

    `square` sums the final squares of pawns; `clues` and `squares` (of clues) are sums over the cards a level found.
    """
    assert state.outcome is not None
    tally: Tally = Counter()
    for level in set(levels.values()):
        tally[level, "games"] += 1
        tally[level, "cards"] += len(state.position.past)
        tally[level, "wins"] += levels[state.outcome.winners[0]] == level
    for seat, square in state.outcome.points:
        tally[levels[seat], "square"] += square
    for ply in state.log:
        if ply.seat in levels and ply.move.verb in ("guess", "ask", "buzz"):
            tally[levels[ply.seat], ply.move.verb] += 1
    for card in state.position.past:
        if card.finder is not None:
            finder = levels[card.finder]
            tally[finder, "found"] += 1
            tally[finder, "cut in"] += card.violet
            tally[finder, "clues"] += card.chips
            tally[finder, "squares"] += card.chips**2
    for level, dealt, guess in wrong_guesses(state, levels):
        tally[level, "wrong"] += 1
        tally[level, "plausible"] += is_plausible(state.edition, dealt, guess)
    return tally


def wrong_guesses(state: TwentyState, levels: Mapping[Seat, str]) -> Iterator[tuple[str, Card, str]]:
    """The level, the card and the guess, for every wrong guess of a game."""
    card, level, guess = state.edition.card(1), "", ""
    for ply in state.log:
        if ply.seat == DEALER and ply.move.verb == "card":
            card = state.edition.card(ply.move.number)
        elif ply.move.verb == "guess":
            level, guess = levels[ply.seat], str(ply.move.args[0])
        elif ply.move.verb == "wrong":
            yield level, card, guess


def is_plausible(rules: TwentyEdition, card: Card, guess: str) -> bool:
    """Does a wrong guess name a subject of the same category and gender, or with a kind in common?"""
    named = _cards_by_name(rules.language).get(guess)
    if named is None or named.category != card.category:
        return False
    return not _kinds(card).isdisjoint(_kinds(named))


@cache
def _cards_by_name(language: str) -> dict[str, Card]:
    return {name: card for card in edition(2).deck.cards for name in card.wording(language).names}


def _kinds(card: Card) -> frozenset[str]:
    kinds = dict(card.facts).get(KINDS[card.category], ())
    return frozenset(kinds) if isinstance(kinds, tuple) else frozenset()


# Single clues


def ask_about(number: int, language: str) -> Tally:
    """Let every level hear the clues of one card, each on its own.

    By the clue's rating, `heard` counts the clues, `named` those from which the bot names the subject when it has to
    answer, and `said` those from which it would also have done so of its own accord.
    """
    rules = edition(2, language)
    card = rules.card(number)
    tally: Tally = Counter()
    for entry, rating in readings.clue_ratings(card, _readings()).items():
        group = group_of(rating)
        for name in NAMES:
            bot = bots_for(rules)[name](rules, Random(1))
            answer = bot.choose(single_clue(rules, number, entry, "answer"))
            named = answer is not None and answer.args[:1] == (card.wording(language).answer,)
            speaks = bot.choose(single_clue(rules, number, entry, "clue")) == Move("speak")
            tally[name, f"heard {group}"] += 1
            tally[name, f"named {group}"] += named
            tally[name, f"said {group}"] += named and speaks
    return tally


def single_clue(rules: TwentyEdition, number: int, entry: int, phase: str) -> View:
    """What the first player sees if only one clue of a card has been read. Each card is another one of the game."""
    view = start(rules).view(rules.players[0])
    table = view.table
    assert isinstance(table, TwentyTable)
    card = rules.card(number)
    heard = Entry(entry, card.entry(entry, rules.language))
    table = replace(table, phase=phase, number=number, category=card.category, chips=(entry,), entries=(heard,))
    return replace(view, turn=(rules.players[0],), moves=(Move("pass"),), table=table)


def group_of(rating: int) -> str:
    return next(f"{low} to {high}" for low, high in RATINGS if low <= rating <= high)


@cache
def _readings() -> readings.Readings:
    return readings.load(edition(2).deck.name)


def mixed(games: int) -> list[tuple[int, Table]]:
    """Tables with a seat for every level, in every order in turn."""
    return [(n, ORDERS[n % len(ORDERS)]) for n in range(games)]


def alike(games: int) -> list[tuple[int, Table]]:
    """Tables of a single level; all levels get the same cards."""
    return [(n, (name,) * len(NAMES)) for name in NAMES for n in range(games)]


def whole_deck() -> list[tuple[int, str]]:
    """Every card in every language."""
    deck = edition(2).deck
    return [(number, language) for language in deck.languages for number in range(1, len(deck.cards) + 1)]


def add_up(tallies: Iterable[Tally]) -> Tally:
    total: Tally = Counter()
    for tally in tallies:
        total.update(tally)
    return total


# Figures


def mean(total: int, squares: int, cases: int) -> Estimate:
    """A mean with its normal interval, from sums."""
    if cases < 2:
        return Estimate(total / max(cases, 1), -math.inf, math.inf, cases)
    value = total / cases
    half = Z * math.sqrt(max(squares / cases - value**2, 0.0) / (cases - 1))
    return Estimate(value, value - half, value + half, cases)


def wins(tally: Tally) -> dict[str, Estimate]:
    shares = {name: wilson(tally[name, "wins"], tally[name, "games"]) for name in NAMES}
    return {name: share or Estimate(0.0, 0.0, 1.0, 0) for name, share in shares.items()}


def clues(tally: Tally) -> dict[str, Estimate]:
    """The numbers that a level used for the cards it found."""
    return {
        name: mean(tally[name, "clues"], tally[name, "squares"], tally[name, "found"])
        for name in NAMES
        if tally[name, "found"]
    }


def apart(shares: Mapping[str, Estimate], *, rising: bool) -> bool:
    """Are the levels in order, with intervals that do not touch?"""
    if set(shares) != set(NAMES):
        return False
    ordered = [shares[name] for name in (NAMES if rising else NAMES[::-1])]
    return all(lower.high < higher.low for lower, higher in pairwise(ordered))


def _of(tally: Tally, name: str, what: str, among: str) -> str:
    return f"{tally[name, what] / tally[name, among]:.0%}" if tally[name, among] else "–"


def _share(tally: Tally, name: str, what: str, among: str) -> str:
    share = wilson(tally[name, what], tally[name, among])
    return "–" if share is None else f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


COLUMNS = (
    "level",
    "wins at mixed tables",
    "numbers needed",
    "cards found",
    "right of its guesses",
    "right of its interruptions",
    "questions a card",
)


def report(together: Tally, alone: Tally) -> Iterator[str]:
    """The table of docs/bots.md: wins at mixed tables, all else at tables of one level."""
    won, needed = wins(together), clues(alone)
    yield f"| {' | '.join(COLUMNS)} |"
    yield f"|{'---|' * len(COLUMNS)}"
    for name in NAMES:
        cells = (
            name,
            _percent(won[name]),
            "–" if name not in needed else "{:.1f} ({:.1f} to {:.1f})".format(*needed[name]),
            _of(alone, name, "found", "cards"),
            f"{_of(alone, name, 'found', 'guess')} of {alone[name, 'guess']:,}",
            f"{_of(alone, name, 'cut in', 'buzz')} of {alone[name, 'buzz']:,}",
            f"{alone[name, 'ask'] / max(alone[name, 'cards'], 1):.2f}",
        )
        yield f"| {' | '.join(cells)} |"
    yield f"neighbouring levels' intervals apart: wins {apart(won, rising=True)}, numbers {apart(needed, rising=False)}"


def believable(alone: Tally, single: Tally) -> Iterator[str]:
    """The other table of docs/bots.md: single clues by their ratings, and wrong guesses at tables of one level."""
    groups = [group_of(low) for low, _ in RATINGS]
    yield f"| level | {' | '.join(groups)} | said unasked, {groups[-1]} | plausible wrong guesses |"
    yield f"|{'---|' * (len(groups) + 3)}"
    for name in NAMES:
        cells = [_share(single, name, f"named {group}", f"heard {group}") for group in groups]
        said = _share(single, name, f"said {groups[-1]}", f"heard {groups[-1]}")
        plausible = f"{_share(alone, name, 'plausible', 'wrong')} of {alone[name, 'wrong']:,}"
        yield f"| {' | '.join((name, *cells, said, plausible))} |"
    heard = ", ".join(f"{single[NAMES[0], f'heard {group}']:,} of {group}" for group in groups)
    yield f"clues: {heard}"


# Running


def run(tables: Sequence[tuple[int, Table]], processes: int, label: str, console: Console) -> Tally:
    """Play all these games, with a progress bar."""
    if processes < 2:
        tallies: Iterable[Tally] = (play_game(*table) for table in tables)
        return add_up(track(tallies, label, len(tables), console=console, transient=True))
    with ProcessPoolExecutor(processes) as pool:
        tallies = pool.map(play_game, *zip(*tables, strict=True), chunksize=4)
        return add_up(track(tallies, label, len(tables), console=console, transient=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400, help="games at mixed tables, and at tables of one level")
    parser.add_argument("--processes", type=int, default=1, help="games at once")
    parser.add_argument("--every", type=int, default=1, help="only every so many cards for single clues")
    arguments = parser.parse_args()
    console = Console()
    begun, each = process_time(), max(arguments.games // len(NAMES), 1)
    together = run(mixed(arguments.games), arguments.processes, "mixed tables", console)
    alone = run(alike(each), arguments.processes, "tables of one level", console)
    heard = track(whole_deck()[:: arguments.every], "single clues", console=console, transient=True)
    single = add_up(ask_about(*asked) for asked in heard)
    console.print(f"{arguments.games:,} games at mixed tables, {each:,} of each level", highlight=False)
    for line in (*report(together, alone), *believable(alone, single)):
        console.print(line, highlight=False, soft_wrap=True)
    if arguments.processes < 2:
        console.print(f"{process_time() - begun:,.0f} s of one core", highlight=False)


if __name__ == "__main__":
    main()
