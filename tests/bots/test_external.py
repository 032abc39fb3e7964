"""Programs as bots: whatever they do wrong costs their own seat only."""

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tabard
from tabard.bots.bot import Position, play_out
from tabard.bots.external import MOST_FAULTS, External
from tabard.bots.levels import LEVELS
from tabard.cli import main
from tabard.engine.chance import seeded

DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"

REPLY = "print(json.dumps({'id': asked['id'], 'choice': %s}), flush=True)"
LAST = REPLY % "asked['decision']['options'][-1]"


def loop(body: str) -> str:
    return f"import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {body}"


FAULTS = {
    "ends at once": "raise SystemExit(3)",
    "says nothing": "import time; time.sleep(60)",
    "does not listen": "import os, time; os.close(0); time.sleep(60)",
    "is no JSON": loop("print('checkmate', flush=True)"),
    "is no object": loop("print('[1, 2]', flush=True)"),
    "is no option": loop(REPLY % "'win'"),
    "answers another question": loop("asked['id'] -= 1; " + LAST),
    "is not text": loop("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()"),
}


def python(code: str) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}"


@contextmanager
def program(command: str, seconds: float = 20.0) -> Iterator[External]:
    bot = External(command, seconds)
    try:
        yield bot
    finally:
        bot.close()


def test_a_program_plays_a_whole_match() -> None:
    match = tabard.new("grunwald", 2, 5)
    with program(python(loop(LAST))) as bot:
        play_out(match, [bot, LEVELS["page"]], 1)
        assert bot.faults == 0
    assert match.standing is not None


def test_it_is_told_what_its_seat_may_see_and_nothing_else() -> None:
    match = tabard.new("grunwald", 3, 5)
    seat = match.waiting[0]
    expected = {"id": 1, "game": "grunwald", "seat": seat, "seconds": 20.0}
    expected |= {"view": match.view(seat), "decision": match.decision(seat).to_plain()}
    same = f"right = asked == json.loads({json.dumps(expected)!r})"
    reply = REPLY % "asked['decision']['options'][-1 if right else 0]"
    with program(python(loop(f"{same}\n    {reply}"))) as bot:
        assert bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == match.options(seat)[-1]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_costs_its_own_seat_only(fault: str) -> None:
    seconds = 1.0 if fault in ("says nothing", "does not listen") else 20.0
    match = tabard.new("grunwald", 2, 5)
    seat = match.waiting[0]
    with program(python(FAULTS[fault]), seconds) as bot:
        for faults in range(1, MOST_FAULTS + 1):
            assert (
                bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == match.decision(seat).default
            )
            assert bot.faults == faults
        assert bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == match.decision(seat).default
        assert bot.faults == MOST_FAULTS


def test_a_command_that_does_not_exist_is_a_fault_too() -> None:
    match = tabard.new("grunwald", 2, 5)
    seat = match.waiting[0]
    with program("no-such-program-anywhere") as bot:
        assert bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == match.decision(seat).default


def test_after_one_fault_it_gets_another_chance(tmp_path: Path) -> None:
    been = tmp_path / "been"
    once = f"import os\nif not os.path.exists({str(been)!r}): open({str(been)!r}, 'w'); sys.exit(1)\n"
    match = tabard.new("grunwald", 2, 5)
    seat = match.waiting[0]
    with program(python(f"import sys, json\n{once}{loop(LAST)}")) as bot:
        bot.choose(Position(match.imagine(seat, "test")), seeded(1))
        assert bot.faults == 1
        assert bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == match.options(seat)[-1]
        assert bot.faults == 0


def test_the_example_of_the_docs_plays_in_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = DOCS.read_text("utf-8")
    code = text.split("```python\n", 1)[1].split("```", 1)[0]
    assert len(code.splitlines()) <= 30
    example = tmp_path / "my_bot.py"
    example.write_text(code, "utf-8")
    command = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(example))}"
    assert main(["arena", "grunwald", "--bots", f"{command},page", "--games", "2", "--jobs", "1"]) == 0
    assert "beats page in" in capsys.readouterr().out
