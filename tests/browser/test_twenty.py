"""Twenty questions in real browsers: whole games, the race for the buzzer, one device, and secrecy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Guests
from tests.browser.people import CLASSIC, TWENTY, Person
from tests.browser.quiz import (
    answer_to,
    answers,
    card_of,
    clue,
    guesses,
    number,
    plays,
    sit_down,
    table,
    turn,
)
from tests.browser.test_games import sound_record

SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 640}}
# Holds back messages from the server until the test releases them: the page does not know yet who was faster.
SLOW_LINE = """
window.held = null;
window.WebSocket = class extends WebSocket {
  set onmessage(take) { super.onmessage = event => window.held ? window.held.push(() => take(event)) : take(event); }
  get onmessage() { return super.onmessage; }
};
window.letThrough = () => { const waiting = held; held = null; waiting.forEach(take => take()); };
"""


# Whole games


def test_a_game_of_three_to_the_end(guest: Guests, tmp_path: Path) -> None:
    """A wrong answer, a right free answer, a card found at once; the pawns, the end and the record."""
    how: dict[str, dict[str, Any]] = {"Ann": DESKTOP, "Bob": PHONE, "Cid": SMALL_PHONE}
    ann, bob, cid = people = sit_down(guest, "Ann", "Bob", "Cid", how=how, options={"finish": "15", "suns": "10"})
    card = card_of(ann)
    expect(ann.get("own-answer")).to_have_text(card["answer"])
    expect(ann.get("now")).to_have_text("Bob picks a number")
    expect(bob.get("now")).to_have_text("Tap a number")
    clue(bob, "p2", card)
    expect(ann.get("player-p2")).to_have_attribute("data-role", "investigator")
    answers(bob, "The moon over Nowhere")
    expect(ann.get("judged")).to_have_text("The moon over Nowhere")
    expect(ann.get("suggestion")).to_have_attribute("data-ruling", "wrong")
    plays(ann, "p1", "wrong")

    expect(cid.get("now")).to_have_text("Tap a number")
    clue(cid, "p3", card)
    plays(bob, "p2", "buzz")
    expect(cid.get("now")).to_have_text("Bob cuts in!")
    expect(bob.get("player-p2")).to_have_attribute("data-violet", "false")
    plays(bob, "p2", f'guess"{card["answer"]}"')
    expect(ann.get("suggestion")).to_have_attribute("data-ruling", "right")
    plays(ann, "p1", "right")
    for person in people:
        ended = person.get("moment").get_by_test_id("card-end")
        expect(ended.get_by_test_id("card-answer")).to_have_text(card["answer"])
        expect(ended).to_contain_text("Bob cut in and found it: 10 squares.")
        expect(ended).to_contain_text("Ann read and gets nothing.")
        expect(person.get("player-p2")).to_have_attribute("data-square", "10")
        expect(person.get("player-p2")).to_have_attribute("data-violet", "true")  # the sun gave it back
        expect(person.get("why-sun").first).to_contain_text("Bob gets the violet chip back")
        expect(person.get("card-number")).to_have_text("Card 1")  # head and card speak of the same one
    expect(ann.get("hint")).to_contain_text("Card 2 is a")

    card = card_of(cid)
    assert table(ann)["card"] is None
    clue(ann, "p1", card)
    expect(ann.get("card-number")).to_have_text("Card 2")
    answers(ann, card["answer"])
    plays(cid, "p3", "right")
    for person in people:
        expect(person.get("outcome")).to_have_attribute("data-reason", "finished")
        expect(person.get("outcome")).to_contain_text("Ann wins")
        expect(person.get("podium").get_by_role("listitem").first).to_contain_text("Ann")
        expect(person.get("past").get_by_test_id("card-end")).to_have_count(2)
    expect(ann.get("outcome")).to_contain_text("You win")
    ann.get("past").locator("summary").last.click()  # every card can be looked at again
    expect(ann.get("past")).to_contain_text("The moon over Nowhere")
    record = sound_record(ann, tmp_path)
    assert "buzz" in {str(ply.move) for ply in record.plies}
    ann.click("rematch")
    ann.wait(lambda: ann.game == 2 and bool(ann.views))
    expect(ann.get("now")).to_be_visible()


def test_a_won_card_stays_to_be_read_while_the_others_go_on(guest: Guests) -> None:
    """It lies over no number of a person who is to pick one, and a tap takes it away."""
    ann, bob, _ = people = sit_down(guest, "Ann", "Bob", "Cid", how={"Cid": SMALL_PHONE})
    card = card_of(*people)
    clue(bob, "p2", card)
    answers(bob, card["answer"])
    plays(ann, "p1", "right")
    for person in people:
        expect(person.get("moment").get_by_test_id("card-answer")).to_have_text(card["answer"])
        expect(person.get("card-ended")).to_have_count(0)
    seat = turn(ann)
    picker = people[int(seat[1]) - 1]
    others = [person for person in people if person is not picker]
    clue(picker, seat, card_of(*people))
    expect(picker.get("card-ended")).to_have_count(0)
    expect(picker.get("last-was")).to_contain_text(card["answer"])
    for person in others:
        expect(person.get("moment").get_by_test_id("card-answer")).to_have_count(0)
        expect(person.get("card-ended").get_by_test_id("card-answer")).to_have_text(card["answer"])
        expect(person.get("card-ended")).to_contain_text("Bob")
        expect(person.get("card-ended")).to_be_in_viewport(ratio=1)
    others[0].get("card-ended-close").click()
    expect(others[0].get("card-ended")).to_have_count(0)


def test_two_play_by_typing(guest: Guests) -> None:
    """The text view and typed moves are enough; screen readers hear every event."""
    ann, bob = sit_down(guest, "Ann", "Bob", options={"finish": "1"})
    card = card_of(ann)
    bob.click("tab-text")
    expect(bob.get("text-view")).to_contain_text("Tap a number")
    expect(bob.get("text-view")).not_to_contain_text("violet")  # with two players, they are out of play

    def types(person: Person, move: str) -> None:
        with person.acknowledged():
            person.get("text-move").fill(move)
            person.get("text-move").press("Enter")

    n = number(bob, card)
    types(bob, f"pick{n}")
    expect(bob.get("announcer")).to_contain_text(f"Bob names {n}:")
    types(bob, "speak")
    types(bob, f'guess"{card["answer"]}"')
    ann.click("tab-text")
    types(ann, "right")
    expect(bob.get("announcer")).to_contain_text(f"The card is turned over: {card['answer']}.")
    expect(bob.get("text-view")).to_contain_text("Bob wins")


def test_a_game_with_bots_and_a_reader_who_follows_the_house(guest: Guests) -> None:
    """One tap accepts the house's suggestion, for verdicts and for replies."""
    ann = guest("Ann", **SMALL_PHONE)
    bots = {"p2": "bot:expert", "p3": "bot:expert", "p4": "bot:casual"}
    ann.create(TWENTY, options={"finish": "1"}, seats={"p1": "me", **bots}, settings={"window": 0})
    ann.start()
    while ann.await_offers():
        moves = [move for _, move in ann.offers]
        with ann.acknowledged():
            if "right" in moves:
                ruling = ann.get("suggestion").get_attribute("data-ruling")
                ann.click(f"verdict-{ruling}")
            else:
                assert moves == ["answer_"]
                ann.click("reply-suggested")
    expect(ann.get("outcome")).to_be_visible()
    assert table(ann)["past"][0]["reader"] == "p1"


# Thinking, answering, asking


def test_two_people_cut_in_at_once(guest: Guests) -> None:
    """The slower one keeps their chip and is told, kindly, who was faster."""
    people = [guest(name) for name in ("Ann", "Bob", "Cid", "Dot")]
    ann, bob, cid, dot = people
    cid.page.add_init_script(SLOW_LINE)
    ann.create(TWENTY, options={"players": "4"}, seats={"p1": "me"}, settings={"window": 0})
    for n, person in enumerate(people[1:], 2):
        person.enter(ann.room)
        person.take(f"p{n}", host=ann)
    ann.start(*people[1:])
    ann.wait(lambda: "p1" in ann.views)
    clue(bob, "p2", card_of(ann))
    expect(ann.get("buzz-p1")).to_have_count(0)
    expect(cid.get("buzz-p3")).to_be_enabled()
    cid.page.evaluate("held = []")
    plays(dot, "p4", "buzz")
    cid.click("buzz-p3")
    cid.wait(lambda: any(message.get("code") == "stale" for message in cid.messages))
    cid.page.wait_for_function("() => held.length >= 2")
    cid.page.evaluate("letThrough()")
    expect(cid.get("refusal")).to_have_text("Dot was faster. You keep your violet chip.")
    expect(cid.get("player-p3")).to_have_attribute("data-violet", "true")
    expect(cid.get("now")).to_have_text("Dot cuts in!")
    plays(dot, "p4", "pass")
    plays(cid, "p3", "buzz")  # the investigator has not answered yet
    expect(bob.get("now")).to_have_text("Cid cuts in!")


def test_passing_never_waits_and_others_keep_their_moment(guest: Guests) -> None:
    """The pass is accepted at once, nobody else notices, and it takes effect when the window closes."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid", settings={"window": 15, "clock": "60"})
    expect(bob.get("clock")).to_be_visible()
    clue(bob, "p2", card_of(ann))
    told = len(cid.messages)
    plays(bob, "p2", "pass")
    expect(bob.get("held")).to_have_attribute("data-held", "pass")
    expect(bob.get("pass")).to_have_text("Passed")
    assert not [message for message in cid.messages[told:] if message["type"] == "view" and "held" in message]
    ann.click("menu")
    ann.get("setting-window").fill("0")  # nobody needs to wait for it here
    ann.get("setting-window").press("Enter")
    expect(cid.get("now")).to_have_text("Tap a number")
    expect(bob.get("held")).to_have_count(0)
    expect(bob.get("said-pass")).to_contain_text("Bob passes.")


def test_an_answer_is_one_line_even_while_others_may_cut_in(guest: Guests) -> None:
    """It waits for the others' moment by itself; if someone cuts in, the text is still there."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid", settings={"window": 15})
    clue(bob, "p2", card_of(ann))
    bob.get("guess-input").fill("Nobody at all")
    with bob.acknowledged():
        bob.get("guess-input").press("Enter")
    expect(bob.get("held")).to_have_attribute("data-held", "answer")
    assert guesses(bob) == []
    plays(cid, "p3", "buzz")
    expect(cid.get("why-violet")).to_contain_text("If right: 10 squares.")
    expect(bob.get("now")).to_have_text("Cid cuts in!")
    expect(bob.get("guess-input")).to_have_count(0)
    plays(cid, "p3", "pass")
    expect(bob.get("guess-input")).to_have_value("Nobody at all")
    answers(bob, "Nobody at all")  # nobody is left who could cut in
    expect(ann.get("judged")).to_have_text("Nobody at all")


def test_precise_asks_for_one_more_try(guest: Guests) -> None:
    """After `precise`, only two verdicts are left; repeating a wrong answer brings a warning, but is legal."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid", how={"Bob": SMALL_PHONE})
    card = card_of(ann)
    clue(bob, "p2", card)
    answers(bob, "Nobody at all")
    plays(ann, "p1", "precise")
    expect(bob.get("now")).to_have_text("Say the exact name")
    plays(bob, "p2", 'guess"Nobody in particular"')
    expect(ann.get("verdict-right")).to_be_visible()
    expect(ann.get("verdict-precise")).to_have_count(0)
    plays(ann, "p1", "wrong")
    clue(cid, "p3", card)
    cid.get("guess-input").fill("nobody in PARTICULAR!")
    expect(cid.get("said-before")).to_be_visible()
    cid.get("guess-input").fill("nobody")
    expect(cid.get("said-before")).to_have_count(0)
    answers(cid, "Nobody in particular")
    expect(ann.get("judged")).to_have_text("Nobody in particular")
    expect(bob.get("moment").get_by_test_id("guess").last).to_have_attribute("data-verdict", "")


def test_a_question_and_its_reply(guest: Guests) -> None:
    """A question mark, the die, a free question, a reply in the reader's own words; then an answer may follow."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid", options={"die_question_faces": "5", "finish": "999"})
    people = {"p1": ann, "p2": bob, "p3": cid}
    while True:
        seat, card = turn(ann), card_of(ann, bob, cid)
        person, reader = people[seat], table(ann)["reader"]
        n = number(person, card, question=True)
        if n is None:  # the die was against us: the next card
            clue(person, seat, card)
            answers(person, card["answer"])
            plays(people[reader], reader, "right")
        else:
            plays(person, seat, f"pick{n}")
            if table(person)["phase"] == "ask":
                break
        for other in people.values():
            other.catch_up(person if n is not None else people[reader])
    expect(person.get("now")).to_have_text("Ask anything you like")
    plays(person, seat, 'ask"Am I older than the sea?"')
    expect(people[reader].get("asked")).to_have_text("Am I older than the sea?")
    expect(people[reader].get("reply-suggested")).to_be_visible()
    plays(people[reader], reader, 'answer"Not quite."')
    for other in people.values():
        expect(other.get("reply")).to_have_text("Not quite.")
        expect(other.get("talk")).to_have_text("Am I older than the sea? Not quite.")  # it stays on the card
    plays(person, seat, 'guess"The sea"')
    expect(people[reader].get("judged")).to_have_text("The sea")
    plays(people[reader], reader, "wrong")
    for other in people.values():  # also when the die rolls for the next player
        said = other.get("moment").get_by_test_id("guess").filter(has_text="The sea")
        expect(said).to_have_attribute("data-verdict", "wrong")


def test_the_house_judges_if_the_table_lets_it(guest: Guests) -> None:
    ann, bob, _ = sit_down(guest, "Ann", "Bob", "Cid", settings={"judge": "house"})
    card = card_of(ann)
    clue(bob, "p2", card)
    answers(bob, "Nobody at all")
    expect(ann.get("guess").last).to_have_attribute("data-verdict", "wrong")
    assert not [message for message in ann.sent if message["type"] == "play"]


# One device


def whose(person: Person) -> str:
    expect(person.get("whose")).to_be_visible()
    return "p" + person.get("whose").inner_text().removeprefix("Player").strip()[-1]


def await_device(person: Person) -> str:
    """Wait until the mover has the device; returns the phase."""
    person.wait(lambda: turn(person) != "house" and person.get("whose").count() > 0 and whose(person) == turn(person))
    return str(table(person)["phase"])


def test_one_device_and_the_house_reads(guest: Guests) -> None:
    """No curtain at all: the device goes round, and everyone has their own buzzer."""
    ann = guest("Ann", **SMALL_PHONE)
    options = {"players": "3", "reader": "house", "finish": "12"}
    ann.create(TWENTY, options=options, seats=dict.fromkeys(["p1", "p2", "p3"], "me"), settings={"window": 0})
    expect(ann.get("take-house")).to_have_count(0)
    ann.start()
    while (phase := await_device(ann)) != "clue":  # past question marks
        if phase == "choose":
            plays(ann, turn(ann), f"pick{1 + len(table(ann)['chips'])}")
        elif phase == "ask":
            plays(ann, turn(ann), 'ask"Am I old?"')
        else:  # the house has replied
            plays(ann, turn(ann), "pass")
    heard = table(ann)["entries"][-1]["text"]
    first = turn(ann)
    other = next(seat for seat in ("p1", "p2", "p3") if seat != first)
    plays(ann, other, "buzz")
    ann.wait(lambda: whose(ann) == other)
    plays(ann, other, 'guess"Nobody at all"')
    expect(ann.get("guess")).to_have_attribute("data-verdict", "wrong")
    assert await_device(ann) == "clue"
    assert turn(ann) == first
    expect(ann.get(f"buzz-{other}")).to_have_count(0)
    answers(ann, answer_to(heard))
    expect(ann.get("past").get_by_test_id("card-answer")).to_have_text(answer_to(heard))
    assert not [message for message in ann.sent if message.get("pin")]
    expect(ann.get("curtain")).to_have_count(0)


def test_one_device_and_only_the_readers_card_is_covered(guest: Guests) -> None:
    """The curtain falls before and after the reader's turn, and nowhere else."""
    ann = guest("Ann", **PHONE)
    ann.create(TWENTY, options={"players": "3"}, seats=dict.fromkeys(["p1", "p2", "p3"], "me"), settings={"window": 0})
    ann.start()
    ann.wait(lambda: whose(ann) == "p2")
    n = 1
    plays(ann, "p2", f"pick{n}")
    while table(ann)["phase"] != "clue":  # past question marks
        if table(ann)["phase"] == "ask":
            plays(ann, whose(ann), 'ask"Am I old?"')
            expect(ann.get("curtain-for")).to_have_text("Player 1")
            ann.click("enter-p1")
            plays(ann, "p1", 'answer"No."')
            ann.page.locator("[data-testid^=enter-]").click()
            expect(ann.get("guess-input")).to_be_visible()
            plays(ann, whose(ann), "pass")
        ann.wait(lambda: table(ann)["phase"] in ("choose", "ask"))
        if table(ann)["phase"] == "choose":
            ann.wait(lambda: whose(ann) == turn(ann))
            n += 1
            plays(ann, turn(ann), f"pick{n}")
    first = turn(ann)
    answer = answer_to(table(ann)["entries"][-1]["text"])
    assert answer not in ann.page.content()
    assert not any(answer in frame for frame in ann.heard[-3:])
    answers(ann, "Nobody at all")
    expect(ann.get("curtain-for")).to_have_text("Player 1")
    expect(ann.get("own-card")).to_have_count(0)
    ann.click("enter-p1")
    expect(ann.get("own-answer")).to_have_text(answer)
    ann.page.evaluate("window.dispatchEvent(new Event('blur'))")  # someone else may look now
    expect(ann.get("curtain-for")).to_have_text("Player 1")
    assert answer not in ann.page.content()
    ann.click("enter-p1")
    plays(ann, "p1", "wrong")
    following = {"p2": "Player 3", "p3": "Player 2"}[first]
    expect(ann.get("curtain-for")).to_have_text(following)
    assert answer not in ann.page.content()
    ann.page.locator("[data-testid^=enter-]").click()
    expect(ann.get("now")).to_have_text("Tap a number")
    ann.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(ann.get("now")).to_have_text("Tap a number")  # the investigator hides nothing


# Secrecy


def test_only_the_reader_sees_the_card(guest: Guests) -> None:
    """No big screen shows it, not even the reader's own; the reader's page goes on beside it."""
    ann, bob, cid = sit_down(guest, "Ann", "Bob", "Cid")
    dot, television = guest("Dot"), guest()
    dot.enter(ann.room)
    expect(dot.get("hint")).to_have_text("You are watching.")
    television.go(f"/t/{ann.room}/screen")
    own = Person(ann.context, ann.address)  # another window of Ann's
    own.go(f"/t/{ann.room}/screen")
    expect(own.get("wall")).to_be_visible()
    card = card_of(ann)
    heard = clue(bob, "p2", card)
    answers(bob, "Nobody at all")
    for person in (own, television, dot):
        expect(person.get("card")).to_contain_text(heard)
        expect(person.get("card")).to_contain_text("Nobody at all")
    plays(ann, "p1", "wrong")  # the reader's own page still works
    expect(ann.get("play-here")).to_have_count(0)
    expect(own.get("now")).to_have_text("Cid picks a number")
    secrets = [card["answer"], *card["aliases"], *(text for text in card["entries"] if text not in ("?", heard))]
    for person in (bob, cid, dot, television, own):
        heard = "".join(person.heard)
        assert not [secret for secret in secrets if f'"{secret}"' in heard]
        assert card["answer"] not in person.page.content()
        assert len(heard) > 1000
    assert any(f'"{card["answer"]}"' in frame for frame in ann.heard)  # the comparison would have found it
    expect(own.page.locator("main button, main input")).to_have_count(0)


def test_a_big_screen_from_the_lobby_to_the_end(guest: Guests) -> None:
    """First the people and how to join, then the game; a chase as spectators see it."""
    ann, television = guest("Ann"), guest(viewport={"width": 1920, "height": 1080})
    ann.create(TWENTY, options={"players": "2", "finish": "1"}, seats={"p1": "me", "p2": "bot:expert"})
    television.go(f"/t/{ann.room}/screen")
    expect(television.get("qr")).to_be_visible()
    expect(television.get("big-screen")).to_contain_text("Ann")
    expect(television.get("code")).to_have_text(ann.last("room")["code"])
    ann.start()
    expect(television.get("wall")).to_be_visible()
    while ann.await_offers():
        with ann.acknowledged():
            ann.click("verdict-right" if ("p1", "right") in ann.offers else "reply-suggested")
    expect(television.get("now")).to_contain_text("wins")
    expect(television.get("podium")).to_be_visible()

    ann.create(CLASSIC, seats={"x": "me"})
    ann.start()
    ann.click("menu")
    ann.click("big-screen-link")
    expect(ann.get("wall")).to_be_visible()
    expect(ann.get("map")).to_be_visible()
    expect(ann.get("pawn-red")).to_be_visible()
    expect(ann.get("pawn-x")).to_have_count(0)
    expect(ann.page.locator("[data-testid^=station-]")).to_have_count(0)
    ann.click("leave-big")
    assert ann.await_turn()
