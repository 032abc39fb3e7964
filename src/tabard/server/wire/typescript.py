"""Writes the wire's records as TypeScript: interfaces, and discriminated unions by `type`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import NODEFAULT, inspect

from tabard.server.wire import messages
from tabard.server.wire.shared import PROTOCOL, ToClient

HEAD = f"""// Generated from src/tabard/server/wire by scripts/wire-types. Do not edit.

export const PROTOCOL = {PROTOCOL};

export type Json = string | number | boolean | null | Json[] | {{ [name: string]: Json }};
export type Plain = {{ [name: string]: Json }};
"""

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "Json",
}


def typescript() -> str:
    """The whole file."""
    structs: dict[str, inspect.StructType] = {}
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


def names(union: Any) -> list[str]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return [kind.cls.__name__ for kind in info.types if isinstance(kind, inspect.StructType)]


def collect(kind: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """Every struct that can be reached, what it is made of first."""
    if isinstance(kind, inspect.StructType):
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


def interface(struct: inspect.StructType) -> str:
    lines = [comment(struct.cls.__doc__ or "", ""), f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    always = issubclass(struct.cls, ToClient)
    for field in struct.fields:
        lines.append(comment(description(field.type), "  "))
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if has_default and not always else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


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
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(written(one) for one in types)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            of = written(item)
            return f"({of})[]" if " | " in of else f"{of}[]"
        case inspect.DictType(value_type=inspect.AnyType()):
            return "Plain"
        case inspect.DictType(value_type=value):
            return f"{{ [name: string]: {written(value)} }}"
    return SIMPLE[type(kind)]
