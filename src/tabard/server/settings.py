"""Where settings come from: flags, the environment, a TOML file, or defaults."""

from __future__ import annotations

import difflib
import ipaddress
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Meta, ValidationError, convert
from platformdirs import user_config_path

from tabard.engine.errors import TabardError
from tabard.server.config import Config, Limits, Mail, Push, default_database

GROUPS: dict[str, type] = {"limits": Limits, "mail": Mail, "push": Push}
SECRET = ("metrics_token", "mail.password", "push.private_key")
"""Never on a command line, where every user of the machine could read it."""

PREFIX = "TABARD_"
NOT_OURS = (
    "ACCEPT",
    "CHROMIUM",
    "CLIENT",
    "COMPILE",
    "COMPILED",
    "CONFIG",
    "PYTHON",
    "SOURCES",
    "VENV",
)
"""Other TABARD_ variables: the place of the file, and what scripts and tests read."""


class SettingError(TabardError):
    """A setting that does not exist, or has a value it cannot have."""


@dataclass(frozen=True)
class Setting:
    """One setting: `limits.messages` in the file, TABARD_LIMITS_MESSAGES in the environment."""

    name: str
    kind: Any
    help: str
    default: Any

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def flag(self) -> str | None:
        """Limits and secrets have none."""
        if self.name.startswith("limits.") or self.name in SECRET:
            return None
        return "--" + self.name.replace(".", "-").replace("_", "-")

    def read(self, value: Any, source: str) -> Any:
        if self.kind_is_list and isinstance(value, str):
            value = [part.strip() for part in value.split(",") if part.strip()]
        try:
            return convert(value, self.kind, strict=not isinstance(value, str))
        except ValidationError as error:
            shown = "its value" if self.name in SECRET else repr(value)
            raise SettingError(f"{source}: {self.name} cannot be {shown} ({error})") from error

    @property
    def kind_is_list(self) -> bool:
        return self.name in ("notify_inside", "hosts")


def described(kind: type, prefix: str = "") -> Iterator[Setting]:
    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):
        if one.name in GROUPS and not prefix:
            yield from described(GROUPS[one.name], f"{one.name}.")
        elif one.name != "static":
            yield Setting(prefix + one.name, hints[one.name], words_of(hints[one.name]), default_of(one))


def words_of(kind: Any) -> str:
    metas = (part for part in getattr(kind, "__metadata__", ()) if isinstance(part, Meta))
    return next((meta.description for meta in metas if meta.description), "")


def default_of(one: Field[Any]) -> Any:
    if one.default is not MISSING:
        return one.default
    return one.default_factory() if one.default_factory is not MISSING else None


SETTINGS: dict[str, Setting] = {setting.name: setting for setting in described(Config)}


def configured(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: str | None = None
) -> Config:
    """The configuration. `flags` are by name; those that are None were not given."""
    environment = os.environ if environment is None else environment
    place = the_file(file, environment)
    found = {} if place is None else from_file(place)
    found |= from_environment(environment)
    found |= {
        name: SETTINGS[name].read(value, SETTINGS[name].flag or name)
        for name, value in flags.items()
        if value is not None
    }
    return assembled(found)


def the_file(given: str | None, environment: Mapping[str, str]) -> Path | None:
    """The one that was named, else the user's own, else the machine's."""
    named = given or environment.get(f"{PREFIX}CONFIG")
    if named:
        return Path(named)
    places = (user_config_path("tabard") / "tabard.toml", Path("/etc/tabard/tabard.toml"))
    return next((place for place in places if place.is_file()), None)


def from_file(place: Path) -> dict[str, Any]:
    try:
        plain = tomllib.loads(place.read_text("utf-8"))
    except OSError as error:
        raise SettingError(f"{place} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise SettingError(f"{place} is not TOML: {error}") from error
    return {name: known(name, str(place)).read(value, str(place)) for name, value in flat(plain)}


def flat(plain: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in plain.items():
        if name in GROUPS and isinstance(value, dict):
            yield from ((f"{name}.{inner}", one) for inner, one in value.items())
        else:
            yield name, value


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    by_variable = {setting.variable: setting for setting in SETTINGS.values()}
    found = {}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable.removeprefix(PREFIX) in NOT_OURS:
            continue
        if variable not in by_variable:
            raise SettingError(f"the environment: {unknown(variable, list(by_variable))}")
        setting = by_variable[variable]
        if value:  # empty is as good as absent: that is how compose files leave something out
            found[setting.name] = setting.read(value, variable)
    return found


def known(name: str, source: str) -> Setting:
    if name not in SETTINGS:
        raise SettingError(f"{source}: {unknown(name, list(SETTINGS))}")
    return SETTINGS[name]


def unknown(name: str, names: Sequence[str]) -> str:
    near = difflib.get_close_matches(name, names, 1)
    return f"there is no setting {name}" + (f"; is {near[0]} meant?" if near else "")


def assembled(found: Mapping[str, Any]) -> Config:
    own = {name: value for name, value in found.items() if "." not in name}
    inside = {
        group: {name.split(".")[1]: value for name, value in found.items() if name.startswith(f"{group}.")}
        for group in GROUPS
    }
    own.setdefault("database", default_database())
    if Path(own["database"]).is_dir():
        raise SettingError(f"{own['database']} is a folder; --database takes a file, or postgresql://…")
    for network in own.get("notify_inside", ()):
        check_network(network)
    return Config(
        **own,
        limits=Limits(**inside["limits"]),
        mail=Mail(**inside["mail"]) if complete("mail", inside["mail"]) else None,
        push=Push(**inside["push"]) if complete("push", inside["push"]) else None,
    )


def complete(group: str, values: Mapping[str, Any]) -> bool:
    """Whether a group of settings is given; half of one is an error."""
    needed = [one.name for one in fields(GROUPS[group]) if one.default is MISSING]
    missing = [name for name in needed if not values.get(name)]
    if values and missing:
        raise SettingError(
            f"{group}.{missing[0]} is missing: without it {group}.{next(iter(values))} means nothing"
        )
    return bool(values)


def check_network(network: str) -> None:
    try:
        ipaddress.ip_network(network)
    except ValueError as error:
        raise SettingError(f"notify_inside: {error}") from error
