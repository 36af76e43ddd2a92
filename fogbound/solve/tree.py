"""Everything that can happen in a little chase, as pursuers see it.

A node is a moment of the public history. A world is a station where X may be at that moment: X's own past beyond it
does not matter for what follows. The rules in `fogbound.games.yard` make every step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from fogbound.errors import FogboundError
from fogbound.game import Move
from fogbound.games.yard.edition import X, YardEdition
from fogbound.games.yard.moves import RIDES, legal, ride_is_seen
from fogbound.games.yard.position import Position, opening, x_gets
from fogbound.games.yard.turns import after
from fogbound.notation import CONCEDE

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

OVER = -1  # instead of the world that a choice leads to
NOBODY = -1  # instead of the world of a choice that pursuers make for all worlds alike


class TooLarge(FogboundError):
    """A chase with more moments than memory can hold."""


@dataclass(frozen=True)
class Tree:
    """Nodes, worlds, choices and steps, each in the order of their depth.

    X has a choice for each ply from each world, the pursuers one for each ply of a node. A step is what a choice means
    for one world: the world it leads to, or the end and what X then gains.
    """

    edition: YardEdition
    positions: tuple[Position, ...]  # one for each node; X stands in its first world
    x_moves: Bools  # [nodes]
    world_node: Ints
    station: Ints  # [worlds]
    chance: Floats  # [worlds], of X's start; 0 but at the roots
    choice_node: Ints
    choice_world: Ints
    moves: tuple[Move, ...]  # [choices]
    step_from: Ints
    step_to: Ints
    step_choice: Ints
    gain: Floats  # [steps], where the chase ends
    depth: Ints  # [nodes]

    @cached_property
    def levels(self) -> tuple[tuple[slice, slice, slice], ...]:
        """The choices, steps and worlds of each depth."""
        worlds = self.depth[self.world_node]
        choices, steps = self.depth[self.choice_node], worlds[self.step_from]
        return tuple(
            (_slice(choices, n), _slice(steps, n), _slice(worlds, n)) for n in range(int(self.depth.max()) + 1)
        )

    @cached_property
    def is_x(self) -> Bools:
        """Which choices are X's."""
        return self.x_moves[self.choice_node]

    @cached_property
    def chooser(self) -> Ints:
        """Who makes each choice: choices with the same number exclude each other. Worlds come first, then nodes."""
        return np.where(self.is_x, self.choice_world, len(self.world_node) + self.choice_node)

    @property
    def choosers(self) -> int:
        return len(self.world_node) + len(self.depth)


def _slice(depths: Ints, depth: int) -> slice:
    return slice(int(np.searchsorted(depths, depth)), int(np.searchsorted(depths, depth, side="right")))


def grow(edition: YardEdition, most: int = 2_000_000) -> Tree:
    """The tree of a chase with at most so many worlds."""
    if edition.x_open or edition.voluntary_reveal or edition.placed_on or edition.max_rounds is None:
        raise TooLarge("not-little", "Only chases with hidden rides, dealt starts and a last round can be solved.")
    return _Grower(edition, most).tree()


class _Grower:
    def __init__(self, edition: YardEdition, most: int) -> None:
        self.edition, self.most = edition, most
        self.positions, self.depth, self.x_moves = list[Position](), list[int](), list[bool]()
        self.world_node, self.station, self.chance = list[int](), list[int](), list[float]()
        self.choice_node, self.choice_world, self.moves = list[int](), list[int](), list[Move]()
        self.steps: list[tuple[int, int, int, float]] = []

    def tree(self) -> Tree:
        level = [self._node(0, worlds) for worlds in self._deals()]
        while level:
            level = [child for node, worlds in level for child in self._follow(node, worlds)]
        step_from, step_to, step_choice, gain = zip(*self.steps, strict=True)
        return Tree(
            self.edition, tuple(self.positions), np.array(self.x_moves), np.array(self.world_node),
            np.array(self.station), np.array(self.chance), np.array(self.choice_node), np.array(self.choice_world),
            tuple(self.moves), np.array(step_from), np.array(step_to), np.array(step_choice), np.array(gain),
            np.array(self.depth),
        )  # fmt: skip

    def _deals(self) -> Iterator[dict[int, tuple[Position, float]]]:
        """Every deal of the pursuers, with X's possible stations and their chances."""
        hands = list(permutations(self.edition.deck("detectives"), len(self.edition.pursuers)))
        for hand in hands:
            free = [n for n in self.edition.deck("x") if n not in hand]
            share = 1 / len(hands) / len(free)
            yield {x: (self._dealt((*hand, x)), share) for x in free}

    def _dealt(self, cards: tuple[int, ...]) -> Position:
        position = opening(self.edition)
        for card in cards:
            position = after(self.edition, position, "dealer", Move("deal", (card,)))
        return position

    def _node(self, depth: int, found: dict[int, tuple[Position, float]]) -> tuple[int, dict[int, Position]]:
        """A new node with these worlds, X's station each, and the chance of beginning there."""
        node, first = len(self.positions), len(self.station)
        if first + len(found) > self.most:
            raise TooLarge("too-large", f"This chase has more than {self.most:,} moments; take fewer rounds or pawns.")
        position = next(iter(found.values()))[0]
        self.positions.append(position)
        self.depth.append(depth)
        self.x_moves.append(position.turn == (X,))
        for station, (_, chance) in found.items():
            self.world_node.append(node)
            self.station.append(station)
            self.chance.append(chance)
        return node, {first + n: one for n, (one, _) in enumerate(found.values())}

    def _follow(self, node: int, worlds: dict[int, Position]) -> Iterator[tuple[int, dict[int, Position]]]:
        follow = self._x_moves if self.x_moves[node] else self._pursuers_move
        return iter(follow(node, worlds))

    def _x_moves(self, node: int, worlds: dict[int, Position]) -> list[tuple[int, dict[int, Position]]]:
        steps: list[tuple[int, int, Move | None, Position]] = []  # world, choice, what everybody sees, and then
        for world, position in worlds.items():
            for move in self._legal(position):
                choice = self._choice(node, world, move)
                steps.append((world, choice, self._seen(position, move), after(self.edition, position, X, move)))
        grown = []
        for seen in dict.fromkeys(seen for _, _, seen, _ in steps):
            grown += self._children(node, [(w, c, then) for w, c, as_seen, then in steps if as_seen == seen])
        return grown

    def _pursuers_move(self, node: int, worlds: dict[int, Position]) -> list[tuple[int, dict[int, Position]]]:
        grown, position = [], self.positions[node]
        for seat in position.turn:
            for move in self._legal(position, seat):
                choice = self._choice(node, NOBODY, move)
                after_it = [(world, choice, after(self.edition, one, seat, move)) for world, one in worlds.items()]
                grown += self._children(node, after_it)
        return grown

    def _legal(self, position: Position, seat: str = X) -> list[Move]:
        return [move for move in legal(self.edition, position, seat) if move != CONCEDE]

    def _choice(self, node: int, world: int, move: Move) -> int:
        self.choice_node.append(node)
        self.choice_world.append(world)
        self.moves.append(move)
        return len(self.moves) - 1

    def _seen(self, position: Position, move: Move) -> Move:
        """What everybody sees of a ply of X."""
        hidden = move.verb in RIDES and not ride_is_seen(self.edition, position, move)
        return Move(move.verb) if hidden else move

    def _children(self, node: int, steps: list[tuple[int, int, Position]]) -> list[tuple[int, dict[int, Position]]]:
        """The node where these steps lead, if the chase goes on in any world."""
        going = {then.at[0]: (then, 0.0) for _, _, then in steps if then.outcome is None}
        child = self._node(self.depth[node] + 1, going) if going else None
        at = {one.at[0]: world for world, one in child[1].items()} if child else {}
        for world, choice, then in steps:
            ended = then.outcome is not None
            gain = x_gets(self.edition, then.outcome) if then.outcome is not None else 0.0
            self.steps.append((world, OVER if ended else at[then.at[0]], choice, gain))
        return [child] if child else []
