"""What travels: documented, checked on the way in, the same in Python and TypeScript."""

from pathlib import Path

import pytest
from msgspec import ValidationError, inspect

from tabard.server.wire import messages
from tabard.server.wire.client import Answer
from tabard.server.wire.typescript import Record, collect, description, typescript, view_typescript
from tabard.views import TABLES

WIRE = Path(__file__).resolve().parents[2] / "web" / "src" / "wire"


def test_the_client_speaks_the_same_language() -> None:
    assert (WIRE / "types.ts").read_text(encoding="utf-8") == typescript(), "run scripts/wire-types"


@pytest.mark.parametrize("game", TABLES)
def test_the_client_knows_what_can_be_seen(game: str) -> None:
    written = (WIRE / "views" / f"{game}.ts").read_text(encoding="utf-8")
    assert written == view_typescript(game), "run scripts/wire-types"


def test_every_record_and_field_is_documented() -> None:
    structs: dict[str, Record] = {}
    for root in (messages.CLIENT, messages.SERVER, *messages.REST):
        collect(inspect.type_info(root), structs)
    silent = [f"{name}.{f.name}" for name, s in structs.items() for f in s.fields if not description(f.type)]
    assert silent == []
    assert [name for name, struct in structs.items() if not struct.cls.__doc__] == []


def test_an_answer_is_read() -> None:
    raw = b'{"type":"answer","client_id":"a1","seat":0,"version":3,"choice":"pass"}'
    assert messages.client_messages.decode(raw) == Answer("a1", 0, 3, "pass")


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b'{"type":"answer"}',
        b'{"type":"no_such_thing"}',
        b'{"type":"answer","client_id":"a1","seat":0,"version":3,"choice":{"deep":1}}',
        b'{"type":"answer","client_id":"a1","seat":0,"version":3,"choice":"pass","extra":1}',
        b'{"type":"answer","client_id":"","seat":0,"version":3,"choice":"pass"}',
        b'{"type":"answer","client_id":"a1","seat":true,"version":3,"choice":"pass"}',
        b'{"type":"say","text":"\xff"}',
    ],
)
def test_what_is_malformed_is_refused(raw: bytes) -> None:
    with pytest.raises((ValidationError, ValueError)):
        messages.client_messages.decode(raw)
