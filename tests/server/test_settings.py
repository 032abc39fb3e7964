"""Settings: flags before environment before file; what is unknown or wrong is refused in a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.server.config import Config, Limits, Mail, Push
from tabard.server.settings import SECRET, SETTINGS, Setting, SettingError, configured

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "settings.md"
SCRIPTS = [ROOT / "tabard", *(one for one in (ROOT / "scripts").iterdir() if one.is_file())]


def write(folder: Path, text: str) -> str:
    file = folder / "tabard.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_without_a_word_everything_is_as_the_record_says() -> None:
    found = configured({"database": "a.sqlite3"}, {}, "/dev/null")
    assert found == Config("a.sqlite3", bot_workers=found.bot_workers)


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, 'host = "file"\nport = 1\nlog_level = "error"\n')
    environment = {"TABARD_HOST": "environment", "TABARD_PORT": "2"}
    found = configured({"port": "3", "host": None}, environment, file)
    assert (found.port, found.host, found.log_level) == (3, "environment", "error")


def test_every_setting_can_stand_in_the_file_and_in_the_environment(tmp_path: Path) -> None:
    values = {name: example(setting) for name, setting in SETTINGS.items()}
    lines = [f"{name} = {toml(value)}" for name, value in values.items() if "." not in name]
    for group in ("limits", "mail", "push"):
        inside = {name: value for name, value in values.items() if name.startswith(f"{group}.")}
        lines += [f"[{group}]", *(f"{name.split('.')[1]} = {toml(value)}" for name, value in inside.items())]
    environment = {SETTINGS[name].variable: text(value) for name, value in values.items()}
    by_file = configured({}, {}, write(tmp_path, "\n".join(lines)))
    by_environment = configured({}, environment, "/dev/null")
    assert by_file == by_environment
    assert by_file.limits.messages == 7 and by_file.mail is not None and by_file.mail.host == "word"
    assert by_file.notify_inside == ("10.0.0.0/8", "fd00::/8")


def example(setting: Setting) -> Any:
    """A value that is not the usual one."""
    special = {
        "log_level": "debug",
        "log_format": "json",
        "notify_inside": ["10.0.0.0/8", "fd00::/8"],
    }
    if setting.name in special:
        return special[setting.name]
    if isinstance(setting.default, bool):
        return not setting.default
    return 7 if isinstance(setting.default, int | float) else "word"


def toml(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def text(value: Any) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value).lower()


@pytest.mark.parametrize(
    ("file", "environment", "sentence"),
    [
        ("prot = 80", {}, "there is no setting prot; is port meant?"),
        ("[limits]\nmesages = 3", {}, "there is no setting limits.mesages; is limits.messages meant?"),
        ("[mial]\nhost = 'a'", {}, "there is no setting mial"),
        ("port = 'eighty'", {}, "port cannot be 'eighty'"),
        ("port = 70000", {}, "port cannot be 70000"),
        ("port = ", {}, "is not TOML"),
        ("", {"TABARD_PROT": "80"}, "there is no setting TABARD_PROT; is TABARD_PORT meant?"),
        ("", {"TABARD_LIMITS_ERRORS": "none"}, "limits.errors cannot be 'none'"),
        ("[mail]\nport = 25", {}, "mail.host is missing"),
        ("[push]\npublic_key = 'k'", {}, "push.private_key is missing"),
        ("notify_inside = ['home']", {}, "'home' does not appear to be"),
    ],
)
def test_a_mistake_is_refused_in_a_sentence(
    tmp_path: Path, file: str, environment: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SettingError, match=sentence.replace(".", r"\.").replace("?", r"\?")):
        configured({}, environment, write(tmp_path, file))


def test_a_refused_secret_is_not_shown(tmp_path: Path) -> None:
    with pytest.raises(SettingError) as refused:
        configured({}, {}, write(tmp_path, "metrics_token = 12345"))
    assert "12345" not in str(refused.value)


def test_empty_in_the_environment_is_absent() -> None:
    """Compose files hand on what is not set as an empty word."""
    assert configured({}, {"TABARD_PUBLIC_URL": "", "TABARD_MAIL_HOST": ""}, "/dev/null").mail is None


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_what_scripts_read_and_set_is_no_setting(script: Path) -> None:
    """`./tabard` tells the server where the compiled engine is: that must not keep it from starting."""
    names = set(re.findall(r"TABARD_[A-Z_]+", script.read_text("utf-8")))
    settings = {setting.variable for setting in SETTINGS.values()}
    configured({}, {**dict.fromkeys(names - settings, "x"), "HOME": "/"}, "/dev/null")


def test_the_program_says_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", write(tmp_path, "prot = 80")]) == 2
    assert "there is no setting prot" in capsys.readouterr().err
    assert main(["serve", "--config", str(tmp_path / "nowhere.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_secrets_have_no_flag() -> None:
    assert [SETTINGS[name].flag for name in SECRET] == [None] * len(SECRET)


def test_mail_and_push_are_there_when_named() -> None:
    environment = {
        "TABARD_MAIL_HOST": "mail.example",
        "TABARD_PUSH_PUBLIC_KEY": "a",
        "TABARD_PUSH_PRIVATE_KEY": "b",
    }
    found = configured({}, environment, "/dev/null")
    assert (found.mail, found.push) == (Mail("mail.example"), Push("a", "b"))


def test_the_page_of_settings_names_each_with_its_default() -> None:
    page = DOCS.read_text("utf-8")
    missing = [row for setting in SETTINGS.values() if (row := documented(setting)) not in page]
    assert missing == []


def documented(setting: Setting) -> str:
    default = setting.default
    shown = {None: "", True: "true", False: "false", (): ""}.get(default, f"`{default}`")
    if setting.name == "bot_workers":
        shown = ""
    return f"| `{setting.name}` | {shown} | {setting.help} |"


def test_limits_are_those_of_the_record() -> None:
    assert {name.split(".")[1] for name in SETTINGS if name.startswith("limits.")} == set(
        Limits.__dataclass_fields__
    )
