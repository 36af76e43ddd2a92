"""Help, wrong arguments, and the commands around the game."""

from __future__ import annotations

import shlex
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import fogbound
from fogbound import catalog, proof, testing
from fogbound.cli import serve
from fogbound.games.yard import board as boards
from fogbound.match import Match

from .helpers import ROOT, finished, run

COMMANDS = (
    "",
    "play",
    "serve",
    "editions",
    "bench",
    "bench server",
    "replay",
    "verify",
    "perft",
    "board",
    "board check",
    "board draw",
    "board show",
    "board number",
    "board mend",
    "board crossings",
    "board balance",
    "deck",
    "deck check",
    "deck show",
    "deck stats",
)


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Servers that would run until stopped are over at once; whatever leads up to them is real."""

    def run_briefly(url: str, listening: socket.socket, announce: Callable[[], None]) -> bool:
        announce()
        listening.close()
        return True

    async def measure(rooms: int, seconds: float, think: float) -> SimpleNamespace:
        return SimpleNamespace(plies=rooms, seconds=seconds, p50=1.0, p99=2.0, cpu=1.0, memory=2**20, per_room=2**10)

    listen = serve._listen
    monkeypatch.setenv("FOGBOUND_DATA", str(folder))
    monkeypatch.setattr("fogbound.server.run.run", run_briefly)
    monkeypatch.setattr("fogbound.server.load.measure", measure)
    monkeypatch.setattr(serve, "_listen", lambda host, port: listen(host, 0))  # the port may be somebody's


@pytest.mark.usefixtures("no_waiting")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_that_work(command: str, folder: Path) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert "Example" in ran.out
    assert not set(ran.out) & set("╭╰│─")
    finished(folder / "finished.fog")
    shutil.copy(ROOT / "tests/games/yard/green.toml", folder)
    examples = [line.split("(")[0].strip() for line in ran.out.split("Example")[1].splitlines()[1:] if line.strip()]
    assert examples
    for line in examples:
        words = shlex.split(line.replace("game.fog", "finished.fog"))
        assert words[0] == "fogbound"
        expected = 1 if "--resume" in words else 0  # the game kept in finished.fog is over
        assert run(*words[1:]).code == expected, line


WRONG = (
    "nonsense",
    "play --sed 4",
    "play 1999",
    "play yard/nothing",
    "play --players 9",
    "play --players two",
    "play --seat purple",
    "play --seat x --hotseat",
    "play --seats ,",
    "play --bots clever",
    "play --pace -1",
    "play --pace nan",
    "play --option rounds=3",
    "play --option max_rounds",
    "play --option max_rounds=0",
    "play --option reveals=9,3",
    "play --board atlantis",
    "play --board nowhere.toml",
    "play --resume nowhere.fog",
    "play --resume nowhere.fog --seed 3",
    "play --resume nowhere.fog --seed 0",
    "play --resume nowhere.fog --players 0",
    "play --resume nowhere.fog --option players=3",
    "play --record nowhere/at/all.fog",
    "play --option players=3 --players 4",
    "play --option players=4 --players 4",
    "play --option board=tiny-docks --board tiny-village",
    "play --option max_rounds=3 --option max_rounds=4",
    "play --option max_rounds=3 --option max_rounds=3",
    "perft --depth 1 --option players=3 --players 4",
    "play 1983 2017",
    "editions 1999",
    "board nonsense",
    "board draw atlantis",
    "board draw london-1983 --theme pink",
    "board draw london-1983 -o nowhere/at/all.svg",
    "board show london-1983 999",
    "board show london-1983 seven",
    "board check",
    "deck nonsense",
    "deck check",
    "deck check atlantis",
    "deck show atlantis",
    "deck show first-light 999",
    "deck show first-light seven",
    "deck show first-light 7 --language xx",
    "deck show first-light,-nobody",
    "deck stats nowhere.toml",
    "perft",
    "perft --depth -1",
    "perft --depth 1 --position here",
    "perft --depth 1 --position here --seed 1",
    "replay",
    "replay nowhere.fog",
    "verify nowhere.fog",
    "verify .",
    "verify",
)


@pytest.mark.parametrize("line", WRONG)
def test_wrong_arguments_get_one_friendly_line(line: str) -> None:
    ran = run(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.strip().splitlines()) == 1
    assert len(ran.err) > 20
    assert " See: fogbound" in ran.err


def test_what_contradicts_itself_is_named_in_full() -> None:
    both = run("play", "--option", "players=3", "--players", "4").err
    assert "--players 4" in both
    assert "--option players=3" in both
    twice = run("play", "--option", "max_rounds=3", "--option", "max_rounds = 4").err
    assert "--option max_rounds=3" in twice
    assert "--option max_rounds=4" in twice
    assert "leave out --seed" in run("play", "--resume", "nowhere.fog", "--seed", "0").err


@pytest.mark.parametrize("given", ["1983", "classic-1983", "yard/classic-1983", "CLASSIC-1983"])
def test_editions_by_short_names(given: str) -> None:
    assert run("editions", given).out.startswith("yard/classic-1983\n")
    assert run("editions", "twenty").out.startswith("twenty/classic-1993\n")


def test_a_name_that_several_editions_have_is_told_apart() -> None:
    said = run("editions", "classic")
    assert said.code != 0
    assert "yard/classic-1983 or twenty/classic-1993" in said.err


def test_editions_lists_every_option_with_its_default() -> None:
    said = run("editions").out
    for edition in fogbound.EDITIONS:
        assert edition in said
        for option in catalog.options(edition):
            assert f"{option.name}={option.text(option.default)}" in said
            assert f"Takes {option.allowed}." in said


# Boards


def test_board_check_says_everything_at_once(folder: Path) -> None:
    (folder / "bad.toml").write_text(
        'size = [10, 10]\nhue = "red"\n[starts]\nshared = [1, 1, 7]\n'
        "[stations]\n1 = { at = [1, 1], taxi = [2, 3] }\n2 = { at = [1, 1] }\n9 = { at = [50, 5] }\n"
    )
    ran = run("board", "check", "bad.toml", "london-1983", "missing.toml")
    assert ran.code == 1
    for code in ("unknown-key", "duplicate-start", "one-way-link", "unknown-station", "same-place", "off-the-map"):
        assert f"  {code}: " in ran.out
    london = boards.load("london-1983")
    assert f"london-1983: ok, {len(london.stations)} stations, {len(london.connections)} links" in ran.out
    assert "missing.toml cannot be read" in ran.out
    (folder / "not.toml").write_text("= what")
    assert "not-toml" in run("board", "check", "not.toml").out
    assert run("board", "check", "london-1983", "london-2017").code == 0


def test_a_broken_board_cannot_be_played_on(folder: Path) -> None:
    (folder / "bad.toml").write_text("size = [1]\n")
    ran = run("play", "--board", "bad.toml")
    assert ran.code == 2
    assert "and 2 more. See: fogbound board check" in ran.err


def test_board_draw_writes_a_picture(folder: Path) -> None:
    assert run("board", "draw", "tiny-docks").code == 0
    assert run("board", "draw", "tiny-docks", "-o", "dark.svg", "--theme", "dark").code == 0
    light, dark = (folder / "tiny-docks.svg").read_text(), (folder / "dark.svg").read_text()
    assert light.startswith("<svg")
    assert light != dark


def test_board_show_tells_the_lines() -> None:
    assert (
        "taxi:        58 73 75 92\n  bus:         58 94\n  underground: 46"
        in run("board", "show", "london-1983", "74").out
    )
    assert "Mister X only" in run("board", "show", "london-1983", "157").out
    assert "199 stations" in run("board", "show", "london-1983").out


# Perft


def test_perft_counts_what_the_library_counts() -> None:
    edition = fogbound.find("yard/classic-1983", players=4)
    dealt = Match(fogbound.start(edition), proof.seed_from(7)).state
    args = ("perft", "1983", "--players", "4", "--seed", "7")
    assert run(*args, "--depth", "2").out == f"{testing.perft(dealt, 2)}\n"
    divided = run(*args, "--depth", "2", "--divide").out.splitlines()
    assert divided[-1] == f"total: {testing.perft(dealt, 2)}"
    assert sum(int(line.split(": ")[1]) for line in divided[:-1]) == testing.perft(dealt, 2)
    line = dealt.position_text()  # type: ignore[attr-defined]
    assert run(*args[:4], "--position", line, "--depth", "2").out == f"{testing.perft(dealt, 2)}\n"
    assert run(*args[:2], "--depth", "1").out == "18\n"  # undealt: X's eighteen start cards
    assert run(*args, "--depth", "0", "--divide").out == "1\n"


# Records


def test_verify_tells_what_it_checked(folder: Path) -> None:
    match = finished(folder / "g.fog")
    ran = run("verify", "g.fog")
    assert ran.code == 0
    for said in ("g.fog holds.", f"{match.ply} plies", "5 deals", "each matches its seal", match.commitment):
        assert said in ran.out
    assert run("verify", "g.fog", "--commitment", match.commitment.upper()).code == 0
    other = run("verify", "g.fog", "--commitment", "0" * 64)
    assert (other.code, other.out) == (1, "")
    assert "other-commitment" in other.err


def spoilt(text: str) -> dict[str, str]:
    """A good record made bad in many ways."""
    tags, moves = text.split("\n\n", 1)
    lines = text.split("\n")
    seal = next(line for line in lines if line.startswith("[Seal"))
    return {
        "bad-seed": text.replace('[Seed "', '[Seed "00'),
        "bad-seal": text.replace(f"{seal}\n", ""),
        "bad-log": text.replace('[Log "', '[Log "0'),
        "bad-outcome": text.replace('[Outcome "', '[Outcome "not '),
        "cut short": text[: -len(moves) // 2],
        "no longer": text.replace("\n1. ", "\n1. t1 t2 ", 1),
        "no edition": text.replace('[Edition "yard/classic-1983"]', '[Edition "yard/lost-1900"]'),
        "other edition": text.replace('[Edition "yard/classic-1983"]', '[Edition "yard/police-2017"]'),
        "no proof": "\n".join(line for line in lines if not line.startswith(("[Seed", "[Commitment", "[Seal"))),
        "no tags": moves,
        "empty": "",
        "not a record": "Dear diary",
        "damaged tag": tags.replace('"]', '"', 1) + "\n\n" + moves,
    }


@pytest.mark.parametrize("how", list(spoilt('[Seal "1"]\n\nx')))
def test_verify_refuses_bad_records_in_one_line(how: str, folder: Path) -> None:
    finished(folder / "g.fog")
    (folder / "g.fog").write_text(spoilt((folder / "g.fog").read_text())[how])
    ran = run("verify", "g.fog")
    assert (ran.code, ran.out) == (1, "")
    assert len(ran.err.strip().splitlines()) == 1
    if how.startswith("bad-"):
        assert f"({how})" in ran.err


def test_files_that_are_no_text(folder: Path) -> None:
    (folder / "g.fog").write_bytes(bytes(range(256)))
    for command in (("verify",), ("replay",), ("play", "--resume")):
        ran = run(*command, "g.fog")
        assert ran.code == 1
        assert "not a text file" in ran.err


def test_replay_tells_the_whole_game(folder: Path) -> None:
    match = finished(folder / "g.fog")
    ran = run("replay", "g.fog", "--map", "way.svg")
    assert ran.code == 0
    assert "Mister X's way: " in ran.out
    assert ran.out.count("\nRound ") == match.view(None).table.round  # type: ignore[attr-defined]
    assert "X went " in (folder / "way.svg").read_text()
    early = run("replay", "g.fog", "--to", "6")
    assert "Mister X's way: " not in early.out
    assert "Round 1 of 22." in early.out
    assert run("replay", "g.fog", "--step", typed="\n\n").out.count("[Enter]") == 3
    assert run("replay", "g.fog", "--as", "purple").code == 2


def test_replay_shows_a_frozen_game_as_far_as_it_goes(folder: Path) -> None:
    finished(folder / "g.fog")
    text = (folder / "g.fog").read_text()
    tags, moves = text.split("\n\n", 1)
    played = moves.split()
    cut = played.index("3.")
    (folder / "g.fog").write_text(tags + "\n\n" + " ".join([*played[:cut], "3.", "k1", *played[cut + 2 :]]))
    ran = run("replay", "g.fog")
    assert ran.code == 1
    assert "Round 2" in ran.out
    assert "The game is frozen here: Ply" in ran.err
    assert run("replay", "g.fog", "--to", "3").code == 0


def test_a_record_on_a_board_that_has_moved(folder: Path) -> None:
    shipped = (boards.FOLDER / "tiny-docks.toml").read_text()
    (folder / "here.toml").write_text(shipped)
    args = ("--board", "here.toml", "--seat", "x", "--seed", "1", "--record", "g.fog")
    assert run("play", "1983", "--players", "4", *args, typed="concede\nconcede\n").code == 0
    (folder / "here.toml").rename(folder / "there.toml")
    lost = run("verify", "g.fog")
    assert lost.code == 1
    assert "here.toml" in lost.err
    assert run("verify", "g.fog", "--board", "there.toml").code == 0
    assert run("replay", "g.fog", "--board", "there.toml").code == 0


def test_version_and_bare_command() -> None:
    assert run("--version").out == f"fogbound {fogbound.__version__}\n"
    said = run().out
    assert "Commands:" in said
    for command in ("serve", "bench", "play"):
        assert f"  {command} " in said.partition("Examples:")[0]
        assert f"  fogbound {command}" in said.partition("Examples:")[2]
    assert said.partition("Examples:")[2].split()[:2] == ["fogbound", "serve"]
    assert "check" in run("board").out


def test_a_database_that_is_no_url_is_told_how_to_be_one(folder: Path) -> None:
    said = run("serve", "--port", "0", "--database", "games.db")
    assert said.code != 0
    assert "A file is given as sqlite+aiosqlite:///games.db." in said.err
    assert not (folder / "games.db").exists()
    assert "A file is given" not in run("serve", "--port", "0", "--database", "nonsense://games.db").err
