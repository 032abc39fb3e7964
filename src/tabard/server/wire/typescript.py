"""Writes the wire's records and the games' views as TypeScript."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import NODEFAULT, inspect

from tabard.server.wire import messages
from tabard.server.wire.shared import PROTOCOL, ToClient
from tabard.views import TABLES

HEAD = f"""// Generated from src/tabard/server/wire by scripts/wire-types. Do not edit.

export const PROTOCOL = {PROTOCOL};

export type Json = string | number | boolean | null | Json[] | {{ [name: string]: Json }};
export type Plain = {{ [name: string]: Json }};
"""

VIEW_HEAD = """// Generated from view_types.py of src/tabard/games/{game} by scripts/wire-types. Do not edit.
{imports}"""

Record = inspect.StructType | inspect.TypedDictType

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "Json",
}


def typescript() -> str:
    """The whole file of the messages."""
    structs: dict[str, Record] = {}
    for root in (messages.CLIENT, messages.SERVER, *messages.REST):
        collect(inspect.type_info(root), structs)
    parts = [HEAD, *(interface(struct) for struct in structs.values())]
    for name, union in (
        ("TableMessage", messages.TABLE),
        ("ClientMessage", messages.CLIENT),
        ("ServerMessage", messages.SERVER),
    ):
        members = "".join(f"\n  | {member}" for member in names(union))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def view_typescript(game: str) -> str:
    """The whole file of what can be seen of a game."""
    records: dict[str, Record] = {}
    collect(inspect.type_info(TABLES[game]), records)
    text = "\n".join(interface(record) for record in records.values())
    imports = "import type { Plain } from '../types';\n" if "Plain" in text else ""
    return VIEW_HEAD.format(game=game, imports=imports) + "\n" + text


def names(union: Any) -> list[str]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [kind.cls.__name__ for kind in info.types if isinstance(kind, inspect.StructType)]


def collect(kind: inspect.Type, structs: dict[str, Record]) -> None:
    """Every record that can be reached, what it is made of first."""
    if isinstance(kind, Record):
        if kind.cls.__name__ in structs:
            return
        for field in kind.fields:
            collect(field.type, structs)
        structs[kind.cls.__name__] = kind
        return
    for inner in inside(kind):
        collect(inner, structs)


def inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.Metadata(type=inner) | inspect.ListType(item_type=inner):
            yield inner
        case inspect.UnionType(types=types):
            yield from types
        case inspect.DictType(value_type=value):
            yield value


def interface(record: Record) -> str:
    """A view is a type, not an interface: its keys can then be gone through like any object's."""
    said = comment(record.cls.__doc__ or "", "")
    if isinstance(record, inspect.TypedDictType):
        opening, closing = f"export type {record.cls.__name__} = {{", "};\n"
    else:
        opening, closing = f"export interface {record.cls.__name__} {{", "}\n"
    lines = [said, opening]
    if isinstance(record, inspect.StructType) and record.tag is not None:
        lines.append(f'  {record.tag_field}: "{record.tag}";')
    for field in record.fields:
        if about := description(field.type):
            lines.append(comment(about, "  "))
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{'?' if may_lack(record, field) else ''}: {written(field.type)};")
    return "\n".join([*lines, closing])


def may_lack(record: Record, field: inspect.Field) -> bool:
    if isinstance(record, inspect.TypedDictType):
        return not field.required
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return has_default and not issubclass(record.cls, ToClient)


def comment(text: str, indent: str) -> str:
    return f"{indent}/** {text.strip()} */"


def description(kind: inspect.Type) -> str:
    """The field's own words, which may lie under a union."""
    if isinstance(kind, inspect.Metadata):
        said: str = (kind.extra_json_schema or {}).get("description", "")
        return said or description(kind.type)
    return ""


def written(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return written(inner)
        case inspect.StructType(cls=cls) | inspect.TypedDictType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(written(one) for one in types)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item, min_length=int(least), max_length=most) if least == most:
            return f"[{', '.join([written(item)] * least)}]"
        case inspect.ListType(item_type=item):
            of = written(item)
            return f"({of})[]" if " | " in of else f"{of}[]"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "Plain"
        case inspect.DictType(value_type=value):
            return f"{{ [name: string]: {written(value)} }}"
    return SIMPLE[type(kind)]
