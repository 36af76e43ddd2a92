"""The compact chase by clicks: placing, vanishing, deciding together, and a whole series of heats with points."""

from __future__ import annotations

from playwright.sync_api import expect

from fogbound import catalog, record
from fogbound.languages.catalogue import with_minus
from fogbound.verify import verify_series
from tests.browser.conftest import PHONE, Guests
from tests.browser.people import COMPACT, Offer, Person
from tests.browser.test_layout import box

HARBOUR = {"board": "tiny-harbour"}
BOTS = dict.fromkeys(("red", "blue", "green"), "bot:greedy")


def open_ride(offers: list[Offer]) -> Offer:
    """The first move that is not a black ticket."""
    return next((offer for offer in offers if not offer[1].startswith("k")), offers[0])


def quiet_ride(person: Person) -> Offer:
    """An open ride that captures nobody, so that the heat goes on."""
    return person.calm([offer for offer in person.offers if not offer[1].startswith("k")])


def place_all(person: Person) -> None:
    for _ in range(3):
        assert person.await_turn()
        person.play(*person.offers[0])


def test_a_whole_series_against_bots(guest: Guests) -> None:
    """Ann is X, then leads the detectives; the screen has both sides' special moves, and the record both heats."""
    ann = guest("Ann")
    ann.create(COMPACT, options={**HARBOUR, "players": "2"}, seats={"x": "me", **BOTS})
    expect(ann.get("series-note")).to_contain_text("2 heats")
    ann.start()
    assert ann.await_turn()
    expect(ann.get("cover")).to_have_count(0)  # X in sight has nothing to cover
    black = next(move for _, move in ann.offers if move.startswith("k"))
    ann.click(f"station-{black[1:]}")
    expect(ann.get("black-text")).to_contain_text("costs 3 points")
    with ann.acknowledged():
        ann.click("ticket-k")
    ann.play_on(open_ride, 2)
    ann.rush(open_ride)
    expect(ann.get("outcome")).to_contain_text("Mister X takes")
    points = ann.views["x"]["outcome"]["points"][0][1]
    expect(ann.get("total-0")).to_have_text(with_minus(str(points)))
    ann.click("tab-log")
    expect(ann.get("plies")).to_contain_text("vanishes")
    expect(ann.get("tab-analysis")).to_be_visible()

    ann.page.set_viewport_size({"width": 1280, "height": 800})
    expect(ann.get("next-heat")).to_be_in_viewport(ratio=1)
    ann.click("next-heat")
    ann.wait(lambda: ann.game == 2 and bool(ann.offers))
    expect(ann.get("tab-analysis")).to_have_count(0)  # the current heat is not over
    expect(ann.get("turn")).to_have_attribute("data-phase", "place")
    ann.expect_stations(1, 4, 10, 12, 14)  # the underground stations of this board
    place_all(ann)
    assert ann.await_turn()
    expect(ann.get("pool")).to_contain_text("worth 40 points")
    ann.click("menu")
    ann.click("concede")
    expect(ann.page.get_by_role("alert").filter(has_text="Give up")).to_contain_text(
        "every remaining ticket: 40 more points"
    )
    ann.click("concede-no")
    ann.click("menu-close")
    ann.play_on(open_ride, 4)
    ann.rush(open_ride)
    expect(ann.get("outcome")).to_contain_text("the series")
    expect(ann.get("rematch")).to_have_text("Play another series")

    answer = ann.context.request.get(f"{ann.address}/api/rooms/{ann.room}/record")
    heats = record.read_all(answer.text())
    assert len(heats) == 2
    assert verify_series(heats, [catalog.start_of(heat) for heat in heats]).series.winners


def test_detectives_agree_before_a_pawn_moves(guest: Guests) -> None:
    """Three people: X sees nothing of the proposals, refusals and agreements of the other two."""
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid", **PHONE)
    ann.create(COMPACT, options={**HARBOUR, "players": "3"}, seats={"x": "me"})
    for person, seat in ((bob, "red"), (cid, "blue")):
        person.enter(ann.room)
        person.take(seat, host=ann)
    ann.start(bob, cid)

    assert bob.await_turn()
    assert cid.await_turn()
    bob.play("red", "place1")
    expect(bob.get("proposal-red")).to_contain_text("You propose: Red starts at 1")
    expect(cid.get("proposal-red")).to_contain_text("Bob proposes: Red starts at 1")
    expect(cid.get("proposed-red")).to_have_attribute("data-station", "1")  # and the map shows where
    bob.play("blue", "place10")
    expect(cid.get("proposal-blue")).to_be_visible()
    cid.rest()
    assert box(cid.get("map"))["height"] > 0.3 * 844, "two proposals leave too little room for the map"
    bob.click("refuse-blue")
    expect(cid.get("proposed-blue")).to_have_count(0)
    cid.click("refuse-red")
    expect(bob.get("withdrawn")).to_contain_text("Cid said no")
    expect(cid.get("proposal-red")).to_have_count(0)

    for seat, station in (("red", 4), ("blue", 10), ("green", 14)):
        for person in (bob, cid):
            expect(person.get(f"chip-{seat}")).to_be_visible()
            assert person.await_turn()
        bob.play(seat, f"place{station}")
        cid.click(f"agree-{seat}")
        expect(bob.get(f"pawn-{seat}")).to_have_attribute("data-station", str(station))
    assert not [message for message in ann.messages if message["type"] == "proposal"]

    # The host names a captain instead: then nobody waits for anyone.
    ann.click("menu")
    ann.get("setting-decide").select_option("captain")
    ann.click("menu-close")
    cid.wait(lambda: cid.last("room")["settings"]["decide"] == "captain")
    assert cid.last("room")["captains"][1] == bob.last("you")["person"]
    assert ann.await_turn()
    ann.play(*quiet_ride(ann))
    assert bob.await_turn()
    expect(cid.get("turn")).to_contain_text("Bob moves for your side.")
    cid.expect_stations()
    before = bob.views["red"]["ply"]
    bob.play(*quiet_ride(bob))
    cid.wait(lambda: all(view["ply"] > before for view in cid.views.values()))

    # Giving up needs both of them, captain or not; then the next heat starts when people are ready.
    bob.wait(lambda: bool(bob.offers))
    bob.click("menu")
    bob.click("concede")
    bob.click("concede-yes")
    cid.wait(lambda: cid.last("proposal")["move"] == "concede")
    expect(cid.get(f"proposal-{cid.last('proposal')['seat']}")).to_contain_text("every remaining ticket")
    cid.click(f"agree-{cid.last('proposal')['seat']}")
    expect(ann.get("outcome")).to_have_attribute("data-reason", "conceded")
    expect(ann.get("series")).to_be_visible()
    for person in (bob, cid):
        person.click("ready-heat")
    ann.click("next-heat")
    bob.wait(lambda: bob.game == 2 and "x" in bob.last("you")["attached"])  # the next person clockwise is X


def test_a_family_at_one_device(guest: Guests) -> None:
    """Three names, one device: it goes from side to side, and the score names everyone."""
    ann = guest("Ann")
    seats = dict.fromkeys(("x", "red", "blue", "green"), "me")
    ann.create(COMPACT, options={**HARBOUR, "players": "3"}, seats=seats)
    for n, name in enumerate(("Grandma", "Leo", "Mia")):
        ann.get(f"series-name-{n}").fill(name)
    ann.start()
    for expected in ("Grandma", "Leo", "Mia"):
        heat = ann.last("room")["series"]["heat"]
        play_heat_on_one_device(ann)
        series = ann.last("room")["series"]
        leader = next(n for n, seats in enumerate(series["roles"][heat - 1]) if "x" in seats)
        assert series["people"][leader]["name"] == expected
        expect(ann.get(f"series-{leader}")).to_contain_text(expected)
        if heat < 3:
            ann.click("next-heat")
            ann.wait(lambda heat=heat: ann.last("room")["series"]["heat"] == heat + 1)  # type: ignore[misc]
            expect(ann.get("outcome")).to_have_count(0)
    expect(ann.get("outcome")).to_contain_text("the series")


def play_heat_on_one_device(ann: Person) -> None:
    """A turn in the open: nobody hides anything, so there is no curtain. Every side moves by clicks at least once."""
    ann.play_on(open_ride, 8)
    ann.rush(open_ride)
    expect(ann.get("outcome")).to_be_visible()


def test_a_curtain_falls_only_while_x_hides(guest: Guests) -> None:
    """X in sight hands the device on as it is; after a black ticket, nothing about X stays on screen."""
    ann = guest("Ann")
    ann.create(COMPACT, options={**HARBOUR, "players": "2"}, seats=dict.fromkeys(("x", "red", "blue", "green"), "me"))
    ann.get("series-name-0").fill("Grandma")
    ann.get("series-name-1").fill("Leo")
    ann.start()
    assert ann.await_turn()
    expect(ann.get("turn")).to_contain_text("Leo")
    place_all(ann)
    assert ann.await_turn()
    expect(ann.get("turn")).to_contain_text("Grandma")
    expect(ann.get("turn")).to_contain_text("Let nobody look")
    ann.page.evaluate("() => window.dispatchEvent(new Event('blur'))")
    ann.play("x", next(move for _, move in ann.offers if move.startswith("k")))
    expect(ann.get("curtain-for")).to_have_text("The detectives")
    for name in ("map", "turn", "pawn-x"):
        expect(ann.get(name)).to_have_count(0)
    ann.click("enter-red")
    expect(ann.get("turn")).to_be_visible()
    expect(ann.get("pawn-x")).to_have_count(0)
    while not ann.get("outcome").count() and (ann.await_turn() and "x" not in ann.views):
        ann.play(*ann.calm(ann.offers))
        ann.wait(lambda: bool(ann.offers) or ann.over)
    if not ann.over:
        expect(ann.get("pawn-x")).to_be_visible()  # X is back, and on the move
        expect(ann.get("curtain")).to_have_count(0)
