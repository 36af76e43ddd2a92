"""`fogbound serve`: host games for browsers, on this machine or for its whole network."""

from __future__ import annotations

import os
import re
import socket
from contextlib import suppress
from enum import StrEnum
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound.cli.friendly import WRONG_CONTENT, Stop
from fogbound.cli.serve_many import fleet_sockets, refuse_many, run_fleet

EXAMPLE = """\b
Examples:
  fogbound serve                    (for this machine only)
  fogbound serve --lan              (for phones and friends on the same network)
  fogbound serve --port 8080 --database sqlite+aiosqlite:///games.db
  fogbound serve --name fogbound.example --proxy 127.0.0.1    (behind a web server on this machine)
"""


class Style(StrEnum):
    """How to log."""

    text = "text"
    json = "json"


HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
USUAL = 8983


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = HERE,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="The port. Default: 8983, or any free one.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on the network join; prints a QR code.")] = False,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="FOGBOUND_DATABASE",
            help="Where games are stored. Default: a file in your data folder.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name that people may type to get here; can be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="The address of a web server in front; can be repeated."),
    ] = None,
    per_address: Annotated[
        int, typer.Option(min=16, max=100_000, metavar="N", help="How many people may share one address.")
    ] = 256,
    push: Annotated[
        bool, typer.Option("--push/--no-push", help="Send notices of turns to people who want them, over the internet.")
    ] = True,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT", help="Show figures for Prometheus at http://HOST:PORT/metrics; keep it from strangers."
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=64, metavar="N", help="How many processes share the work; more need PostgreSQL and Redis."
        ),
    ] = 1,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", envvar="FOGBOUND_REDIS", help="The Redis that several processes share.")
    ] = None,
    internal: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="Where the other machines of this server reach this one; each further process takes the next port.",
        ),
    ] = None,
    log: Annotated[
        Style, typer.Option(help="How to log: lines to read, or lines of JSON, one for each request too.")
    ] = Style.text,
) -> None:
    """Host games for browsers."""
    # The web libraries load slowly, and other commands need none of them.
    from fogbound.server.edge.allowance import Allowance
    from fogbound.server.push.notices import NO_NAME, PushSettings
    from fogbound.server.reach import is_loopback, lan_address, origin_of
    from fogbound.server.run import run, try_database

    url = database or f"sqlite+aiosqlite:///{data_folder() / 'fogbound.db'}"
    figures = None if metrics is None else _host_and_port(metrics, "--metrics 127.0.0.1:9464")
    within = None if internal is None else _host_and_port(internal, "--internal 10.0.0.1:8984")
    shared = refuse_many(url, redis) if workers > 1 or within is not None else None
    names, proxies = [_name(each) for each in name or ()], [_network(each) for each in proxy or ()]
    sockets, more = dict[str, socket.socket](), dict[str, Any]()
    if shared is not None:
        sockets, more["metrics"] = fleet_sockets(workers, within, figures)
    else:
        more["metrics"] = None if figures is None else _listener(*figures, "--metrics")
    listening = _listen(EVERYWHERE if lan else host, port)
    shown = (lan_address() or HERE) if lan or host == EVERYWHERE else host
    address = f"{origin_of(shown, listening.getsockname()[1])}/"
    here_only = is_loopback(shown) and not proxies
    more |= {
        "allowance": Allowance(people=per_address),
        "names": names,
        "proxies": proxies,
        "push": PushSettings(f"https://{names[0]}" if names else NO_NAME) if push else None,
        "log": log.value,
    }

    def announce() -> None:
        _announce(address, without_password(url), lan=lan, here_only=here_only, can_switch=shared is None)

    try:
        if shared is None:
            started = run(url, listening, announce, **more)
        else:
            try_database(url, alone=False)
            started = run_fleet(
                sockets, more.pop("metrics"), announce, database=url, listening=listening, redis=shared, **more
            )
    except Exception as problem:
        listening.close()
        url, hint = without_password(url), "" if "://" in url else f" A file is given as sqlite+aiosqlite:///{url}."
        reason = str(problem).splitlines()[0].removesuffix(".")
        raise Stop(f"The database {url} cannot be used: {reason}.{hint}", WRONG_CONTENT) from None
    if not started:
        raise Stop(f"The server could not start with the database {without_password(url)}.", WRONG_CONTENT)


def without_password(url: str) -> str:
    """A database's address for screens and logs."""
    return re.sub(r"(://[^/@:]*:).*@", r"\1***@", url)


def _host_and_port(given: str, example: str) -> tuple[str, int]:
    host, _, port = given.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Stop(f"{given} is not HOST:PORT. Give both: {example}.")
    return host.removeprefix("[").removesuffix("]"), int(port)


def _name(given: str) -> str:
    """A name as browsers say it, without the rest of an address."""
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,253}", given):
        raise Stop(f"{given} is not a name. Give it without http:// and port: --name fogbound.example.")
    return given


def _network(given: str) -> str:
    try:
        return str(ip_network(given))
    except ValueError:
        raise Stop(f"{given} is not an address. Give one, or a network: --proxy 127.0.0.1.") from None


def data_folder() -> Path:
    """This system's folder for a program's data; the variable FOGBOUND_DATA chooses another."""
    own = os.environ.get("FOGBOUND_DATA")
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(own) if own else Path(shared) / "fogbound"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Stop(f"{folder} cannot be created: {problem.strerror}. Choose another place with --database.") from None
    return folder


def _listen(host: str, port: int | None) -> socket.socket:
    """Where people come in: at the usual port, or any if that is taken, perhaps by another Fogbound."""
    if port is None:
        with suppress(Stop):
            return _listener(host, USUAL, "--host or --port")
    return _listener(host, port or 0, "--host or --port")


def _listener(host: str, port: int, options: str) -> socket.socket:
    from fogbound.server.reach import new_listener

    try:
        return new_listener(host, port)
    except (OSError, OverflowError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Stop(f"Cannot listen on {host}:{port}: {reason}. Try another {options}.") from None


def _announce(address: str, url: str, *, lan: bool, here_only: bool, can_switch: bool) -> None:
    typer.echo(f"Fogbound is running at {address}")
    if lan and here_only:
        typer.echo("This machine is on no network: nobody else can join.")
    elif here_only and not can_switch:
        typer.echo(
            "Only this machine can open that address. To let others in, add --lan, or --proxy with a web server."
        )
    elif here_only:
        typer.echo("Only this machine can open that address. To let others in your house join, turn on the switch at")
        typer.echo("your table, or start with: fogbound serve --lan")
    else:
        typer.echo("Friends can join if their device reaches that address.")
    if lan and not here_only:
        import segno

        typer.echo("Others on this network can scan this:")
        segno.make(address, error="m").terminal(compact=True)
    typer.echo(f"Games are stored in {url}. Press Ctrl-C to stop; no game is lost.")
