"""A finished game of twenty questions as a picture to share: how far everyone came."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fogbound.errors import Said
from fogbound.game import Seat, State
from fogbound.games.twenty.rules import TwentyState
from fogbound.poster import ACCENT, HEIGHT, INK, LINE, PICTURE, SOFT, Poster, text
from fogbound.words import shortened

_COLOURS = ("#7a2a86", "#0f6cb6", "#1d7a74", "#d1432b", "#b98315", "#5b5f6b")
_GROUND = "#efe6f1"
_LONGEST = 26  # letters of a name above its bar


def poster(state: State, names: Mapping[Seat, str]) -> Poster:
    """The poster of a game that is over; `names` are those of its players."""
    assert isinstance(state, TwentyState)
    assert state.outcome is not None
    winners = [names.get(seat, seat) for seat in state.outcome.winners]
    cards = state.position.number
    found = [card for card in state.position.past if card.finder in state.outcome.winners]
    return Poster(
        _title(winners),
        _why(cards, found[-1].answer if found else ""),
        (),
        lambda: "".join(_bars(state, names)),
    )


def _title(winners: list[str]) -> Said:
    if not winners:
        return Said("end-none", "Nobody wins")
    text = f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}"
    return Said("twenty-over-title", text, names=winners, n=len(winners))


def _why(cards: int, last: str) -> Said:
    after = f"After {cards} {'card' if cards == 1 else 'cards'}."
    if not last:
        return Said("poster-cards", after, n=cards)
    return Said("poster-cards-last", f"{after} The last answer: {last}.", n=cards, answer=last)


def _bars(state: TwentyState, names: Mapping[Seat, str]) -> Iterator[str]:
    """A track for each player, the farthest first."""
    yield f'<rect width="{PICTURE}" height="{HEIGHT}" fill="{_GROUND}"/>'
    yield text("20", PICTURE - 40, HEIGHT - 30, 330, "#e3d3e7", bold=True, anchor="end")
    players = list(zip(state.edition.players, state.position.squares, strict=True))
    ranked = sorted(enumerate(players), key=lambda each: -each[1][1])
    step = min(120.0, (HEIGHT - 120) / len(ranked))
    top = (HEIGHT - step * len(ranked)) / 2
    for n, (colour, (seat, square)) in enumerate(ranked):
        y = top + n * step + step / 2
        share = min(1.0, square / state.edition.finish)
        fill = _COLOURS[colour % len(_COLOURS)]
        long = 60 + share * (PICTURE - 220)
        won = seat in (state.outcome.winners if state.outcome else ())
        yield text(shortened(names.get(seat, seat), _LONGEST), 60, y - 14, 30, INK, bold=won)
        yield f'<rect x="60" y="{y:.1f}" width="{PICTURE - 160}" height="16" rx="8" fill="{LINE}"/>'
        yield f'<rect x="60" y="{y:.1f}" width="{long - 60 + 40:.1f}" height="16" rx="8" fill="{fill}"/>'
        yield f'<circle cx="{long + 40:.1f}" cy="{y + 8:.1f}" r="17" fill="{fill}" stroke="#fff" stroke-width="4"/>'
        yield text(str(square), PICTURE - 60, y + 18, 34, ACCENT if won else SOFT, bold=True, anchor="end")
