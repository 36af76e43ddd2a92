"""Twenty questions through `fogbound play`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import fogbound
from fogbound import proof, upload_store
from fogbound.bots import bots_for, default_bot
from fogbound.cli.speech import name
from fogbound.cli.twenty.typed import parse_line
from fogbound.game import Seat
from fogbound.games.twenty.edition import TwentyEdition
from fogbound.games.twenty.rules import PASS, TwentyState, start
from fogbound.house.steward import HelpedBot, steward
from fogbound.match import Match
from tests.cli.helpers import CURTAIN, log_of, run
from tests.server import quiz

ID = "twenty/classic-1993"


SHORT = ("--option", "finish=30")
FIRST_LIGHT = ("--deck", "first-light")  # a deck that does not grow: a seed deals the same cards


ROTATE = ("--option", "reader=rotate")


def _words(state: TwentyState, seat: Seat) -> str:
    """What a person types: now and then the answer, so that games end."""
    answer = state.edition.wording(state.position.card).answer
    match state.position.phase:
        case "choose":
            return str(state.moves(seat)[0].number)
        case "clue" if len(state.position.chips) > 4:
            return f"guess {answer}"
        case "clue":
            return "pass"
        case "answer":
            return "pass" if len(state.position.chips) < 5 else answer
        case "verdict":
            said = state.view(seat).table.guesses[-1].text  # type: ignore[attr-defined]
            return "right" if said == answer else "w"
        case "ask":
            return "Are you old?"
        case _:
            return "answer Perhaps."


def _scripted(seed: int, mine: Callable[[Seat], bool], **options: object) -> tuple[Match, list[str]]:
    """The game `play --seed` deals, and the lines that people type in it; they let every interruption be."""
    edition = fogbound.find(ID, finish=30, **options)
    assert isinstance(edition, TwentyEdition)
    match = Match(start(edition), proof.seed_from(seed))
    make, house = bots_for(edition)[default_bot(edition)], steward(edition)
    bots = {s: HelpedBot(make(edition, Random(f"{seed} {s}")), house) for s in edition.seats if not mine(s)}
    lines: list[str] = []
    while match.state.turn:
        state = match.state
        assert isinstance(state, TwentyState)
        (seat,) = state.turn
        waiting = [s for s in edition.seats if s != seat and state.moves(s)]
        if not mine(seat) and any(mine(s) for s in waiting):
            lines.append("")
        line = _words(state, seat) if mine(seat) else ""
        meant = _meant(line, match, seat) if mine(seat) else ()
        lines += [line] if mine(seat) else []
        # A bot leaves a person the first word.
        asked = [s for s in waiting if not mine(s)] if not mine(seat) or meant == (PASS,) else []
        cut = next(((s, move) for s in asked if (move := bots[s].choose(match.view(s))) is not None), None)
        if cut is not None:
            match.submit(*cut, match.ply)
        elif not mine(seat):
            move = bots[seat].choose(match.view(seat))
            assert move is not None
            match.submit(seat, move, match.ply)
        else:
            for move in meant:
                match.submit(seat, move, match.ply)
    return match, lines


def _meant(line: str, match: Match, seat: Seat) -> tuple[fogbound.Move, ...]:
    return parse_line(line, match.view(seat))


@pytest.mark.parametrize(
    ("players", "seat", "reader"), [(2, "p1", "house"), (2, "p1", "rotate"), (3, "p2", "rotate"), (6, "p6", "house")]
)
def test_a_whole_game_against_bots(players: int, seat: Seat, reader: str, folder: Path) -> None:
    match, lines = _scripted(players, lambda s: s == seat, players=players, reader=reader)
    said = () if reader == "house" else ROTATE
    args = ("--players", str(players), "--seat", seat, "--seed", str(players), "--record", "g.fog", *SHORT, *said)
    ran = run("play", "1993", *args, typed="\n".join(lines) + "\n")
    assert ran.code == 0, ran.out[-500:]
    assert ran.err == ""
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    assert match.state.outcome is not None
    assert ("You win!" if seat in match.state.outcome.winners else "You lose this one.") in ran.out
    assert CURTAIN not in ran.out
    assert run("verify", "g.fog", "--commitment", match.commitment).code == 0
    for eyes in ("open", "spectator", seat):
        told = run("replay", "g.fog", "--as", eyes)
        assert told.code == 0
        assert "Card 2" in told.out
        assert "The card was: " in told.out


def test_hotseat_hides_the_card_behind_a_curtain(folder: Path) -> None:
    match, lines = _scripted(4, lambda _: True, players=3)
    args = ("--players", "3", "--hotseat", "--seed", "4", "--record", "g.fog", *SHORT, *ROTATE)
    ran = run("play", "1993", *args, typed="\n".join(lines) + "\n")
    assert ran.code == 0
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    parts = ran.out.split(CURTAIN)
    state = match.state
    assert isinstance(state, TwentyState)
    assert len(parts) == 1 + len(state.position.past)
    for n, over in enumerate(state.position.past):
        assert parts[1 + n].startswith(f"{name(over.reader)} (the reader)")
        held, seen = parts[1 + n].split("--- The card is put away. Everybody may look. ---")
        assert f"You are: {over.answer}" in held
        assert "You are: " not in seen


def test_no_curtain_when_the_house_reads() -> None:
    _, lines = _scripted(4, lambda s: s != "house", players=3, reader="house")
    ran = run("play", "1993", "--players", "3", "--hotseat", "--seed", "4", *SHORT, typed="\n".join(lines) + "\n")
    assert ran.code == 0
    assert CURTAIN not in ran.out
    assert "The house says: right!" in ran.out
    assert "wins. Player 1" in ran.out


def test_enter_takes_the_houses_suggestion() -> None:
    typed = "1\nguess Zanzibar\n\n2\nguess Zanzibar\nguess Zanzibar\nw\n"
    ran = run("play", "1993", *FIRST_LIGHT, "--players", "2", "--hotseat", "--seed", "4", *ROTATE, typed=typed)
    assert "right, wrong, or precise? The house suggests: wrong. Press Enter to say the same." in ran.out
    assert ran.out.count("Player 1 says: wrong.") == 2
    assert "Player 2 said that before, and it was wrong. Type it again if you mean it." in ran.out
    assert ran.out.count("Player 2: “Zanzibar”") == 2


def test_the_house_can_judge_for_a_person(folder: Path) -> None:
    args = ("--players", "2", "--hotseat", "--seed", "4", *ROTATE, "--judge", "house", "--letters")
    ran = run("play", "1993", *FIRST_LIGHT, *args, typed="1\nguess Zanzibar\nsave one\n")
    assert "The house judges for Player 1." in ran.out
    assert "right, wrong or precise" not in ran.out
    assert '[Settings "judge=house,letters=true"]' in (folder / "one.fog").read_text(encoding="utf-8")
    again = run("play", "--resume", "one.fog", typed="2\nguess Zanzibar\nguess Zanzibar\n")
    assert "The house judges for Player 1." in again.out
    older = (folder / "one.fog").read_text(encoding="utf-8").replace("[Settings ", "[Manners ")
    (folder / "older.fog").write_text(older, encoding="utf-8")
    assert "The house judges for Player 1." in run("play", "--resume", "older.fog", typed="2\nguess A\nguess A\n").out
    assert "it takes reader or house" in run("play", "1993", "--judge", "me").err
    assert "has no setting judge" in run("play", "1983", "--judge", "house").err


def test_only_the_reader_sees_the_card() -> None:
    ran = run(
        "play",
        "1993",
        *FIRST_LIGHT,
        "--players",
        "3",
        "--seat",
        "p2",
        "--seed",
        "4",
        *ROTATE,
        typed="card\ntable\nmoves\nhelp\n",
    )
    match = Match(fogbound.start(fogbound.find(ID, players=3)), proof.seed_from(4))
    held = match.view("p1").table.card  # type: ignore[attr-defined]
    assert "Only the reader may see the card." in ran.out
    assert held.answer not in ran.out
    assert not [entry for entry in held.entries if entry != "?" and entry in ran.out]


def test_a_violet_chip_cuts_in() -> None:
    ran = run(
        "play", "1993", *FIRST_LIGHT, "--players", "3", "--seat", "p3", "--seed", "5", typed="buzz\nan umbrella\n"
    )
    assert "thinks: type buzz to cut in" in ran.out
    assert "You cut in with the violet chip!" in ran.out
    assert "You: “an umbrella”" in ran.out
    shared = run(
        "play",
        "1993",
        *FIRST_LIGHT,
        "--players",
        "3",
        "--hotseat",
        "--seed",
        "4",
        typed="1\n2\n3\n4\np3 buzz\nan umbrella\n",
    )
    assert "Player 3 cuts in!" in shared.out


def test_save_and_resume_is_the_same_game(folder: Path) -> None:
    _, lines = _scripted(3, lambda s: s == "p2", players=3)
    args = ("play", "1993", "--players", "3", "--seat", "p2", "--seed", "3", *SHORT)
    saved = run(*args, typed="\n".join([*lines[:4], "save one", "quit"]) + "\n")
    assert saved.code == 0
    resumed = run("play", "--resume", "one.fog", typed="\nsave two\nquit\n")
    assert resumed.code == 0
    assert (folder / "one.fog").exists()
    assert "Card " in resumed.out


def test_typing_errors_are_explained() -> None:
    ran = run("play", "1993", "--players", "2", "--hotseat", typed="99\nbuzz\nright\n\nnonsense\nback\n")
    assert ran.code == 0
    assert "Numbers go from 1 to 20." in ran.out
    assert "is neither a move nor a command" in ran.out
    assert "To take back your last move, type undo." in ran.out


def test_series_and_map_are_refused(folder: Path) -> None:
    assert "leave out --series" in run("play", "1993", "--series").err
    assert "not a chase" in run("perft", "1993", "--depth", "1").err
    assert "There is no seat “x” here" in run("play", "1993", "--seat", "x").err
    assert "for a series" in run("play", "1993", "--chair", "1").err


# Decks of one's own


def test_an_own_deck_beside_a_shipped_one(folder: Path) -> None:
    (folder / "my.toml").write_text(quiz.deck(range(8)), encoding="utf-8")
    match, lines = _scripted(2, lambda s: s == "p1", players=2, reader="house", deck="my.toml,first-light")
    args = ("--players", "2", "--seat", "p1", "--seed", "2", "--record", "g.fog", *SHORT)
    ran = run("play", ID, "--deck", "my.toml,first-light", *args, typed="\n".join(lines) + "\n")
    assert ran.code == 0, ran.out[-500:]
    assert log_of(folder / "g.fog") == match.record().split("\n\n", 1)[1].split()
    assert run("verify", "g.fog").code == 0
    (folder / "my.toml").rename(folder / "moved.toml")
    assert run("verify", "g.fog").code != 0
    for moved in ("moved.toml", "moved.toml,first-light"):
        assert run("verify", "g.fog", "--deck", moved).code == 0
        assert run("replay", "g.fog", "--deck", moved).code == 0


def test_a_record_played_with_an_uploaded_deck(folder: Path) -> None:
    """As a table's record has it: by its digest, which only whoever has the file can put a deck to."""
    path = folder / "my.toml"
    path.write_text(quiz.deck(range(8)), encoding="utf-8")
    (folder / "other.toml").write_text(quiz.deck(range(9)), encoding="utf-8")
    match, _ = _scripted(2, lambda _: False, players=2, deck="first-light,my.toml")
    name = upload_store.name_of(path.read_bytes())
    text = match.record().replace("deck=first-light,my.toml", f"deck=first-light,{name}")
    (folder / "g.fog").write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        missing = run(command, "g.fog")
        assert missing.code != 0
        assert "its file is not here" in missing.err
        assert "--deck FILE" in missing.err
        other = run(command, "g.fog", "--deck", "other.toml")
        assert other.code != 0
        assert "not the deck of the record" in other.err
        assert run(command, "g.fog", "--deck", "my.toml").code == 0


def test_a_bad_deck_is_refused(folder: Path) -> None:
    (folder / "bad.toml").write_text("title = 7\n", encoding="utf-8")
    ran = run("play", ID, "--deck", "bad.toml", "--seat", "p1")
    assert ran.code != 0
    assert "title must be" in ran.err
    assert "no option deck" in run("play", "1983", "--deck", "first-light").err
