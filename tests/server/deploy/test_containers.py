"""The container file and the compose file, as far as they can be checked without a container: they name what exists."""

from __future__ import annotations

import json
import re
import shlex
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from fogbound.cli import app

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
IMAGE = re.compile(r"[a-z]+(:[a-z0-9.-]+)?")  # a plain name: no registry


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def processes(compose: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {name: each for name, each in compose["services"].items() if each["image"] == "fogbound"}


def parsed(arguments: list[str]) -> dict[str, Any]:
    """What `fogbound` makes of a command: an option that it does not have is an error."""
    program: Any = typer.main.get_command(app)
    found: dict[str, Any] = program.commands[arguments[0]].make_context(arguments[0], arguments[1:]).params
    return found


def test_processes_are_started_with_options_that_exist(compose: dict[str, Any]) -> None:
    assert len(processes(compose)) == 3
    [subnet] = [each["subnet"] for each in compose["networks"]["default"]["ipam"]["config"]]
    assert ip_network(subnet).is_private
    for name, each in processes(compose).items():
        options = parsed(each["command"])
        assert (options["host"], options["proxy"], options["log"]) == ("0.0.0.0", [subnet], "json")
        assert options["internal"] == f"{name}:8984", "at which the others find it"
        assert each["hostname"] == name, "by which the proxy asks how it is"
        assert options["name"] == ["${FOGBOUND_NAME}"]


def test_everything_that_is_named_is_there(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for each in services.values():
        assert IMAGE.fullmatch(each["image"])
        assert set(each.get("depends_on", ())) <= set(services)
        for volume in each.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]
    for each in processes(compose).values():
        build = each["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
        database, redis = each["environment"]["FOGBOUND_DATABASE"], each["environment"]["FOGBOUND_REDIS"]
        assert database == "postgresql+asyncpg://fogbound:${FOGBOUND_PASSWORD:?}@postgres/fogbound"
        assert redis == "redis://redis:6379/0"
        assert all(services[name]["healthcheck"] for name in each["depends_on"])
    password = services["postgres"]["environment"]
    assert (password["POSTGRES_USER"], password["POSTGRES_DB"], password["POSTGRES_PASSWORD"]) == (
        "fogbound",
        "fogbound",
        "${FOGBOUND_PASSWORD:?}",
    )


def test_the_proxy_knows_all_processes(compose: dict[str, Any]) -> None:
    environment = compose["services"]["proxy"]["environment"]
    ports = {name: parsed(each["command"])["port"] for name, each in processes(compose).items()}
    assert environment["FOGBOUND_PROCESSES"].split() == [f"{name}:{port}" for name, port in ports.items()]
    named = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert named == set(environment)


def test_only_the_proxy_can_be_reached_from_outside(compose: dict[str, Any]) -> None:
    assert [name for name, each in compose["services"].items() if "ports" in each] == ["proxy"]


def test_the_container_file_uses_what_the_repository_has() -> None:
    images = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert images
    assert all(IMAGE.fullmatch(image) for image in images)
    for line in re.findall(r"^COPY (?!--from)(.+)", CONTAINERFILE, re.MULTILINE):
        *sources, _ = shlex.split(line)
        assert all((ROOT / source).exists() for source in sources)
    for module in re.findall(r"python -m (fogbound\S+)", CONTAINERFILE):
        assert (ROOT / module.replace(".", "/") / "__main__.py").is_file()
    [start] = re.findall(r"^ENTRYPOINT (.+)", CONTAINERFILE, re.MULTILINE)
    [usual] = re.findall(r"^CMD (.+)", CONTAINERFILE, re.MULTILINE)
    assert json.loads(start) == ["fogbound"]
    assert parsed(json.loads(usual))["host"] == "0.0.0.0"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_commands_in_examples_of_proxies_exist(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    [command] = re.findall(r"^#   fogbound (serve .*)$", text, re.MULTILINE)
    options = parsed(shlex.split(command))
    assert options["internal"] == f"{options['host']}:8984"
    assert f"{options['host']}:8983" in text
