"""An attempt at a puzzle that is solved by moving: it goes on ply by ply until it is right or wrong.

Pursuers play against every X that the log allows. A lucky capture is no solution: as long as X may be elsewhere, X is
elsewhere. After a round of theirs X answers with the turn that leaves the most stations open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from fogbound.errors import IllegalMove
from fogbound.game import Move, Ply, Seat
from fogbound.games.yard.edition import X
from fogbound.games.yard.position import Position
from fogbound.games.yard.rules import ChaseState
from fogbound.languages.catalogue import worded
from fogbound.notation import CONCEDE
from fogbound.puzzles.puzzle import ESCAPE, Puzzle
from fogbound.puzzles.search import Line, as_seen, is_caught, sure_capture, way_out, x_turns
from fogbound.puzzles.solving import truths_of


@dataclass(frozen=True)
class Attempt:
    """Where an attempt stands: `right` is None while it goes on, and `left` counts the pursuers' rounds to come.

    `truths` are games that the solver cannot tell apart; the first of them is shown. After a wrong move, `open` holds
    the stations where X may be and is not caught, and `line` a turn of X that leads to one of them.
    """

    puzzle: Puzzle
    truths: tuple[ChaseState, ...]
    left: int
    right: bool | None = None
    line: Line = ()
    open: tuple[int, ...] = ()

    @property
    def state(self) -> ChaseState:
        return self.truths[0]

    @property
    def worlds(self) -> tuple[Position, ...]:
        return tuple(truth.position for truth in self.truths)

    def play(self, seat: Seat, move: Move | str) -> Attempt:
        """The attempt after a move; `IllegalMove` says why one is not possible."""
        move = Move.parse(move) if isinstance(move, str) else move
        if move == CONCEDE:
            raise IllegalMove("not-now", worded("now-no-giving-up"))
        return self._flee(seat, move) if self.puzzle.kind == ESCAPE else self._pursue(seat, move)

    def _flee(self, seat: Seat, move: Move) -> Attempt:
        then = self.state.play(seat, move)
        if then.position.phase in ("double", "second"):
            return replace(self, truths=(then,))
        return replace(self, truths=(then,), right=then.position.at[0] == self.puzzle.station)

    def _pursue(self, seat: Seat, move: Move) -> Attempt:
        moved = tuple(truth.play(seat, move) for truth in self.truths)
        free = tuple(truth for truth in moved if not is_caught(truth.position))
        if not free:
            return replace(self, truths=moved, right=True)
        return replace(self, truths=free)._judge(Ply(seat, move))

    def _judge(self, ply: Ply) -> Attempt:
        edition, worlds = self.state.edition, self.worlds
        if self.left == 1:
            sure = sure_capture(edition, worlds) is not None
            return self if sure else replace(self, right=False, open=_stations(worlds))
        if worlds[0].phase == "pursuit":
            hits = any(ply.seat == one.seat and ply.move.number == one.move.number for one in self.puzzle.line)
            return self if hits else self._get_away()
        return self._reply() if way_out(edition, worlds) is None else self._get_away()

    def _reply(self) -> Attempt:
        """X's most stubborn turn. Pursuers cannot tell its ends apart, so they are the truths from now on."""
        edition = self.state.edition
        turns: dict[tuple[Move, ...], dict[Position, ChaseState]] = {}
        for truth in map(_emerged, self.truths):
            for line, end in x_turns(edition, truth.position):
                ends = turns.setdefault(as_seen(edition, truth.position, line), {})
                if end not in ends:
                    ends[end] = _play(truth, line)
        seen = max(turns, key=lambda seen: (len(_stations(tuple(turns[seen]))), [str(move) for move in seen]))
        truths = sorted(turns[seen].values(), key=lambda truth: truth.position.at[0])
        return replace(self, truths=tuple(truths), left=self.left - 1)

    def _get_away(self) -> Attempt:
        """X's way out, once the pawns still to move have done their best."""
        edition, here = self.state.edition, self.state
        while here.position.phase == "pursuit":
            here = _best(here, self.puzzle.line)
        ends = way_out(edition, (here.position,)) or {}
        line = next(iter(ends.values()), ())
        return replace(self, right=False, open=_stations(tuple(ends)), line=line)


def _play(state: ChaseState, line: Line) -> ChaseState:
    for ply in line:
        state = state.play(ply.seat, ply.move)
    return state


def _best(state: ChaseState, line: Line) -> ChaseState:
    """After the answer's move for a pawn still to go, or else any."""
    for ply in line:
        if ply.seat in state.turn and ply.move in state.moves(ply.seat):
            return state.play(ply.seat, ply.move)
    return state.play(state.turn[0], state.moves(state.turn[0])[0])


def _emerged(state: ChaseState) -> ChaseState:
    if state.position.phase != "emerge":
        return state
    return state.play(state.turn[0], state.moves(state.turn[0])[0])


def _stations(worlds: tuple[Position, ...]) -> tuple[int, ...]:
    return tuple(sorted({world.at[0] for world in worlds}))


def begin(puzzle: Puzzle) -> Attempt:
    """An attempt before its first move."""
    truths = (puzzle.state,) if puzzle.kind == ESCAPE else truths_of(puzzle.state)
    return Attempt(puzzle, truths, puzzle.rounds)


def viewers(puzzle: Puzzle) -> tuple[Seat, ...]:
    """The seats that the solver plays or looks from."""
    return (X,) if puzzle.kind == ESCAPE else puzzle.rules.pursuers
