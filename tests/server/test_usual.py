"""What goes without saying can be asked for by whoever has the seat, and by nobody else."""

from __future__ import annotations

from tabard.api import new
from tabard.bots.usual import usual_answer
from tests.server.guests import House


def test_the_seat_is_told_what_goes_without_saying(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0})
    witold.join(opened)
    anna.act(opened["table"], "start")
    path = f"/api/tables/{opened['table']}/usual"
    with anna.socket(opened["table"]) as eyes:
        told = anna.request("POST", path, {"seat": 0}).json()
        assert (told["seat"], told["version"]) == (0, eyes.seen["version"])
        assert told["choice"] is None or told["choice"] in eyes.seen["decision"]["options"]
    assert witold.request("POST", path, {"seat": 1}).json()["choice"] is None  # he is not asked


def test_nobody_else_is(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, start=True)
    path = f"/api/tables/{opened['table']}/usual"
    assert anna.request("POST", path, {"seat": 1}).json()["code"] == "not_yours"
    assert house.guest("Witold").request("POST", path, {"seat": 0}).json()["code"] == "not_yours"
    assert house.stranger().request("POST", path, {"seat": 0}).json()["code"] == "not_signed_in"


def test_there_is_none_for_whoever_is_not_asked() -> None:
    match = new("zizka", seats=2, seed=1)
    (asked,) = match.waiting
    assert usual_answer(match, 1 - asked) is None
