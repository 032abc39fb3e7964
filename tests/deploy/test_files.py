"""The files that deploy a server, as far as they can be checked where neither Docker nor a proxy is."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabard.cli import VERBS, main
from tabard.server.settings import SETTINGS
from tests.deploy.dockerfile import stages

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy" / "tabard.service"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
STAGES = stages((ROOT / "Dockerfile").read_text("utf-8"))
VARIABLES = {setting.variable for setting in SETTINGS.values()}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


# The image.


def test_images_are_pinned_to_a_version() -> None:
    for stage in STAGES:
        assert re.fullmatch(r"[a-z]+:\d[\w.-]*", stage.image), stage.image


def test_a_shell_step_fails_when_a_part_of_it_fails() -> None:
    for step in (step for stage in STAGES for step in stage.of("RUN")):
        assert ";" not in step and "|" not in step, step


def test_nothing_is_left_in_the_image_that_only_built_it() -> None:
    steps = [step for stage in STAGES for step in stage.of("RUN")]
    for step in steps:
        if "apt-get install" in step:
            assert "--no-install-recommends" in step and step.endswith("rm -rf /var/lib/apt/lists/*")
        assert step.count("pip install") + step.count("pip wheel") == step.count("--no-cache-dir")
    assert not any("apt-get" in step or "pip" in step for step in STAGES[-1].of("RUN"))
    assert not [step for stage in STAGES for step in stage.of("ADD")]


def test_what_is_locked_is_installed_by_its_hash() -> None:
    steps = [part for stage in STAGES for step in stage.of("RUN") for part in step.split("&&")]
    for part in steps:
        if "-r requirements" in part:
            assert "--require-hashes" in part
        elif "pip install" in part or "pip wheel" in part:
            assert "--no-deps" in part


def test_the_server_is_no_root_and_starts_without_a_shell() -> None:
    last = STAGES[-1]
    assert last.of("USER") == ["tabard"] and [kind for kind, _ in last.steps].index("USER") > 0
    (command,) = last.of("CMD")
    assert json.loads(command) == ["tabard", "serve"]
    (health,) = last.of("HEALTHCHECK")
    assert "/api/health" in health
    assert all(where.startswith("/") for stage in STAGES for where in stage.of("WORKDIR"))


def test_what_is_copied_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    known = {stage.name for stage in STAGES}
    for step in (step for stage in STAGES for step in stage.of("COPY")):
        words = step.split()
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in known
            continue
        for source in words[:-1]:
            assert (ROOT / source).exists(), source
            top = source.partition("/")[0]
            assert any(f"!{top}" == line or Path(top).match(line.removeprefix("!")) for line in ignored[2:])


def test_variables_of_the_image_are_settings() -> None:
    named = re.findall(r"\b(TABARD_\w+)", "\n".join(step for stage in STAGES for step in stage.of("ENV")))
    assert named and set(named) <= VARIABLES


# Compose.


def test_compose_starts_what_it_names() -> None:
    found = compose()
    services, volumes = found["services"], set(found["volumes"])
    assert set(services) == {"tabard", "thinker", "database", "caddy"}
    for service in services.values():
        assert "image" in service and not service["image"].endswith(":latest")
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in volumes or (ROOT / source).is_file(), volume
    assert "ports" not in services["tabard"] and "ports" not in services["database"]
    assert set(services["tabard"]["environment"]) <= VARIABLES
    assert services["database"]["healthcheck"] and services["tabard"]["depends_on"]["database"]


def test_compose_gives_the_proxy_the_server() -> None:
    site = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert re.search(r"reverse_proxy \{\s+dynamic a tabard 8080\b", site) and "{$DOMAIN}" in site
    assert "lb_policy query table" in site and "lb_try_duration" in site, (
        "a server that ends takes no connections: another one is tried"
    )
    assert "DOMAIN" in compose()["services"]["caddy"]["environment"]
    environment = compose()["services"]["tabard"]["environment"]
    assert environment["TABARD_TRUST_PROXY"] == "true"


def test_no_password_stands_in_the_files() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    for line in text.splitlines():
        if re.search(r"(PASSWORD|PRIVATE_KEY|TOKEN):", line):
            assert "${" in line, line


# systemd.


def test_the_unit_is_sound(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd here")
    here = tmp_path / UNIT.name
    program = Path(sys.executable).with_name("tabard")
    here.write_text(UNIT.read_text("utf-8").replace("/opt/tabard/bin/tabard", str(program)), "utf-8")
    done = subprocess.run(
        ("systemd-analyze", "verify", str(here)), capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert (done.returncode, ours) == (0, [])


def test_the_units_variables_are_settings() -> None:
    assert set(re.findall(r"\b(TABARD_\w+)=", UNIT.read_text("utf-8"))) <= VARIABLES


# The page.


def commands() -> list[list[str]]:
    """Every `tabard …` in the page's shell blocks."""
    found = []
    for block in re.findall(r"```sh\n(.*?)```", HOSTING, re.S):
        for line in block.splitlines():
            line = line.partition("    #")[0].replace("$(date +%F)", "today").replace("\\", "")
            for part in re.split(r"&&|>>", line):
                words = shlex.split(part.strip(), comments=True)
                if "tabard" in words:
                    words = words[len(words) - words[::-1].index("tabard") - 1 :]
                elif words and words[-1].endswith("/bin/tabard"):
                    continue
                else:
                    at = [i for i, word in enumerate(words) if word.endswith("/bin/tabard")]
                    words = words[at[0] :] if at else []
                if words[1:] and not words[1].startswith("-"):
                    found.append(words[1:])
    return found


def test_what_the_page_types_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    verbs = {verb.NAME for verb in VERBS}
    typed = [words for words in commands() if words[0] in verbs]
    assert {words[0] for words in typed} >= {"admin", "backup", "restore", "upgrade", "keys"}
    for words in typed:
        with pytest.raises(SystemExit) as left:
            main([*words, "--help"])
        assert left.value.code == 0, words
    capsys.readouterr()


def test_every_deed_of_admin_is_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    from tabard.cli.admin.deeds import DEEDS

    assert [name for name in DEEDS if f"`{name}" not in HOSTING] == []


def test_settings_on_the_page_exist() -> None:
    for block in re.findall(r"```toml\n(.*?)```", HOSTING, re.S):
        for name in re.findall(r"^(\w+) =", block, re.M):
            assert name in SETTINGS


# Windows.


def test_windows_is_told_plainly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for words in (["serve"], ["backup", "x"], ["admin", "list", "tables"]):
        assert main(words) == 2
        assert "does not run on Windows itself: use WSL or the Docker image" in capsys.readouterr().err
