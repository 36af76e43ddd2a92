import { leaders, seatText, seatTitle } from "../src/parts/holders";
import { describe, expect, it, vi } from "vitest";
import { secrets } from "../src/games/twenty/secrets";
import { newest, places } from "../src/games/twenty/card";
import { cardPlies, feed } from "../src/games/twenty/feed";
import { soundOf } from "../src/games/twenty/sounds.svelte";
import {
  calledWrong,
  lined,
  picks,
  podium,
  ranking,
  serpentine,
  type Held,
  type Pawn,
  type Over,
  type TwentyTable,
} from "../src/games/twenty/table";
import { moveWords, namesIn, nowWords, outcomeWords, scoreWords, sentences, sunWords } from "../src/games/twenty/words";
import { refusalText } from "../src/text";
import type { SeenPly, Room, View } from "../src/wire";
import middle from "./fixtures/twenty-middle.json";
import over from "./fixtures/twenty-over.json";

const view = (of: unknown) => of as View;
const tableOf = (of: unknown) => view(of).table as TwentyTable;
const names = (seat: string) => ({ p1: "Ann", p2: "Bob", p3: "Cid", house: "The house" })[seat] ?? seat;
const log = (...plies: string[]): SeenPly[] =>
  plies.map((ply, n) => ({ n, seat: ply.split(":")[0]!, move: ply.slice(ply.indexOf(":") + 1), secret: false }));
const table = (more: Partial<TwentyTable>): TwentyTable => ({ ...tableOf(middle["None"]), ...more });
const pawn = (seat: string, square: number): Pawn => ({ seat, square, violet: true });

describe("what happened on a card", () => {
  const CARD = 'dealer:card?,"thing"';
  const next = (seat: string) => (seat === "p2" ? "p3" : "p2");

  it("begins with the last card that was dealt", () => {
    const items = feed(
      log('dealer:card?,"place"', "p2:pick3", 'dealer:clue"Old"', CARD, "p1:pick7", 'dealer:clue"New"'),
      3,
      next,
    );
    expect(items).toEqual([{ n: 5, kind: "clue", number: 7, text: "New" }]);
  });

  it("keeps a guess together with its verdict, and the second try apart", () => {
    const items = feed(
      log(CARD, "p2:pick1", 'dealer:clue"A"', "p2:speak", 'p2:guess"Fish"', "p1:precise", 'p2:guess"Eel"', "p1:wrong"),
      3,
      next,
    );
    expect(items.slice(1)).toEqual([
      { n: 4, kind: "guess", seat: "p2", text: "Fish", verdict: "precise", violet: false },
      { n: 6, kind: "guess", seat: "p2", text: "Eel", verdict: "wrong", violet: false },
    ]);
  });

  it("shows who cuts in before he has answered, and marks his answer and no other", () => {
    const cut = log(CARD, "p2:pick1", 'dealer:clue"A"', "p3:buzz");
    expect(feed(cut, 3, next).at(-1)).toEqual({
      n: 3,
      kind: "guess",
      seat: "p3",
      text: null,
      verdict: null,
      violet: true,
    });
    const on = [...cut, ...log("", "", "", "", 'p3:guess"Eel"', "p1:wrong", "p2:speak", 'p2:guess"Ray"').slice(4)];
    expect(feed(on, 3, next).slice(1)).toEqual([
      { n: 4, kind: "guess", seat: "p3", text: "Eel", verdict: "wrong", violet: true },
      { n: 7, kind: "guess", seat: "p2", text: "Ray", verdict: null, violet: false },
    ]);
  });

  it("knows a pass of somebody who cut in from one of the investigator", () => {
    const items = feed(log(CARD, "p2:pick1", 'dealer:clue"A"', "p3:buzz", "p3:pass", "p2:pass"), 3, next);
    expect(items.slice(1)).toEqual([
      { n: 4, kind: "pass", seat: "p3", violet: true },
      { n: 5, kind: "pass", seat: "p2", violet: false },
    ]);
  });

  it("tells what the die shows, and keeps a question with its reply", () => {
    const items = feed(
      log(CARD, "p2:pick4", "dealer:roll3", 'p2:ask"Old?"', 'p1:answer"Yes."', "p2:pass", "dealer:roll4", "p2:pick5"),
      3,
      next,
    );
    expect(items).toEqual([
      { n: 2, kind: "roll", seat: "p2", number: 4, face: 3, question: true },
      { n: 3, kind: "talk", seat: "p2", question: "Old?", reply: "Yes." },
      { n: 5, kind: "pass", seat: "p2", violet: false },
      { n: 6, kind: "roll", seat: "p3", number: null, face: 4, question: false },
    ]);
  });
});

describe("the card", () => {
  const CARD = 'dealer:card?,"thing"';
  const next = (seat: string) => (seat === "p2" ? "p3" : "p2");
  const played = log(
    CARD,
    "p2:pick7",
    'dealer:clue"Wet"',
    "p2:speak",
    'p2:guess"Fish"',
    "p1:wrong",
    "p3:pick4",
    "dealer:roll1",
    'p3:ask"Old?"',
    'p1:answer"Yes."',
    "p3:pass",
    "dealer:roll6",
  );
  const items = feed(played, 3, next);

  it("has each entry in its place, with what was said after it", () => {
    const card = places(items);
    expect(card).toHaveLength(20);
    expect(card[6]).toMatchObject({
      number: 7,
      state: "clue",
      text: "Wet",
      events: [{ text: "Fish", verdict: "wrong" }],
    });
    expect(card[3]).toMatchObject({ number: 4, state: "question", text: null });
    expect(card[3]!.events.map((event) => event.kind)).toEqual(["roll", "talk", "pass", "roll"]);
    expect(card.filter((place) => place.state === "free" && place.text === null)).toHaveLength(18);
    expect(newest(items)).toBe(4);
    expect(newest([])).toBeNull();
  });

  it("shows its reader what is not read yet, but not as read", () => {
    const held = { entries: Array.from({ length: 20 }, (_, n) => (n === 3 ? "?" : `Entry ${n + 1}`)) } as Held;
    const card = places(items, held);
    expect(card[0]).toMatchObject({ state: "free", text: "Entry 1" });
    expect(card[3]).toMatchObject({ state: "question", text: null });
  });

  it("can be looked at again when others have followed it", () => {
    const two = [...played, ...log(CARD, "p2:pick1", 'dealer:clue"New"')];
    expect(feed(cardPlies(two, 1), 3, next)).toEqual(items);
    expect(feed(cardPlies(two, 2), 3, next)).toMatchObject([{ kind: "clue", text: "New" }]);
    expect(cardPlies(two, 3)).toEqual([]);
  });

  it("is heard: a clue, the die, a buzz, a verdict", () => {
    expect(soundOf(["pick7", 'clue"Wet"'])).toBe("clue");
    expect(soundOf(["wrong", "pick4", "roll1"])).toBe("die");
    expect(soundOf(["buzz"])).toBe("buzz");
    expect(soundOf(["right", 'open"Fish"', 'card?,"person"'])).toBe("right");
    expect(soundOf(["pass", 'ask"wrong"'])).toBeNull();
  });

  it("says whom a sun gave the violet chip back", () => {
    const past = tableOf(over["None"]).past[0]!;
    expect(sunWords({ ...past, suns: ["p2"] }, names)).toEqual([
      "Sun: Bob gets the violet chip back and can cut in again.",
    ]);
    expect(sunWords({ ...past, suns: [] }, names)).toEqual([]);
  });

  it("ends on a podium of three, the winner first", () => {
    const steps = podium([pawn("p1", 3), pawn("p2", 9), pawn("p3", 9), pawn("p4", 1)], ["p3"]);
    expect(steps.map((step) => [step.place, step.pawn.seat])).toEqual([
      [1, "p3"],
      [2, "p2"],
      [3, "p1"],
    ]);
  });
});

describe("numbers and guesses", () => {
  it("are picked from what the view offers", () => {
    expect(picks(["pick1", "pick20", "pass", "guess_"])).toEqual(new Set([1, 20]));
  });

  it("are the same with other capitals, accents, signs and articles", () => {
    const guesses = [
      { seat: "p2", text: "The Eiffel Tower!", verdict: "wrong" as const },
      { seat: "p2", text: "Zoë", verdict: "precise" as const },
      { seat: "p3", text: "Élan", verdict: "wrong" as const },
    ];
    expect(calledWrong(guesses, " eiffel  tower ")?.text).toBe("The Eiffel Tower!");
    expect(calledWrong(guesses, "elan")?.seat).toBe("p3");
    expect(calledWrong(guesses, "zoe")).toBeNull();
    expect(calledWrong(guesses, "tower")).toBeNull();
    expect(calledWrong(guesses, "")).toBeNull();
  });
});

describe("the track", () => {
  it("runs to and fro, and the start lies before it", () => {
    const squares = serpentine(12, 5);
    expect(squares[0]).toEqual({ step: 0, row: 0, column: -1 });
    expect(squares.slice(5, 8)).toEqual([
      { step: 5, row: 0, column: 4 },
      { step: 6, row: 1, column: 4 },
      { step: 7, row: 1, column: 3 },
    ]);
    expect(squares.at(-1)).toEqual({ step: 12, row: 2, column: 1 });
  });

  it("has room for pawns on one square, at its start and at its end", () => {
    const start = lined([pawn("p1", 0), pawn("p2", 0), pawn("p3", 35)], 70, 0.05);
    expect([...start.values()]).toEqual([0, 0.05, 0.5]);
    const end = lined([pawn("p1", 70), pawn("p2", 70)], 70, 0.05);
    expect([...end.values()].sort()).toEqual([0.95, 1]);
  });

  it("gives the same place to those on the same square, but the winner is first", () => {
    const ranks = ranking([pawn("p1", 20), pawn("p2", 20), pawn("p3", 5), pawn("p4", 20)], ["p4"]);
    expect(ranks.map(({ place, pawn: { seat } }) => `${place} ${seat}`)).toEqual(["1 p4", "2 p1", "2 p2", "4 p3"]);
  });
});

describe("what is going on", () => {
  const now = (more: Partial<TwentyTable>, moves: string[] = [], me: string | null = "p2") =>
    nowWords(table({ reader: "p1", investigator: "p2", speaker: null, ...more }), me, moves, names);

  it("says what I am to do, and else who is at it", () => {
    expect(now({ phase: "choose", chips: [4] }, ["pick1"]).title).toBe("Tap a number");
    expect(now({ phase: "choose", chips: [], past: [] }, ["pick1"]).hint).toBe(
      "Pick a number to hear a clue, then guess.",
    );
    const past = [{ number: 1 }] as unknown as Over[];
    expect(now({ phase: "choose", chips: [], past, number: 2, category: "place" }, ["pick1"]).hint).toBe(
      "Card 2 is a place.",
    );
    expect(now({ phase: "choose", chips: [4], past, number: 2, category: "place" }, ["pick1"]).hint).toBe("");
    expect(now({ phase: "choose" }, [], null)).toEqual({ title: "Bob picks a number", hint: "You are watching." });
    expect(now({ phase: "clue" }, ["speak", "pass"]).title).toBe("Do you know it?");
    expect(now({ phase: "clue" }, ["buzz"], "p3").hint).toBe("Know it? Cut in before Bob answers.");
    expect(now({ phase: "verdict" }, ["right", "wrong"], "p1").title).toBe("Is that right?");
    expect(now({ phase: "verdict" }).title).toBe("Ann is judging");
    expect(nowWords(table({ phase: "verdict" }), "p1", [], names, true).title).toBe("The house is judging");
  });

  it("asks for an answer by the card's category, or for more precision", () => {
    expect(now({ phase: "answer", speaker: "p2", category: "place", guesses: [] }, ["guess_"]).title).toBe(
      "Which place is it?",
    );
    const guesses = [{ seat: "p2", text: "Fish", verdict: "precise" as const }];
    expect(now({ phase: "answer", speaker: "p2", guesses }, ["guess_"])).toEqual({
      title: "Say the exact name",
      hint: "“Fish” is close: one more try.",
    });
    expect(now({ phase: "answer", speaker: "p3", guesses: [] }).title).toBe("Cid cuts in!");
  });
});

describe("words", () => {
  it("name what a card earned", () => {
    const past = tableOf(middle["None"]).past[0]!;
    expect(scoreWords(past, names)).toEqual(["Bob found it after 3 numbers: 17 squares.", "Ann read: 3 squares."]);
    expect(scoreWords({ ...past, violet: true, points: [["p2", 10]] }, names)).toEqual([
      "Bob cut in and found it: 10 squares.",
      "Ann read and gets nothing.",
    ]);
    expect(scoreWords(past, names, true)).toEqual(["Bob found it after 3 numbers: 17 squares."]); // he has won with it
    expect(scoreWords({ ...past, reader: "house", finder: null, points: [] }, names)).toEqual(["Nobody found it."]);
  });

  it("tell a whole game, each card with its reader", () => {
    const lines = sentences(view(over["None"]), names).map((line) => line.text);
    expect(lines[0]).toBe("Card 1: a person. Ann reads.");
    expect(lines[1]).toMatch(/^Bob names 8: “/);
    expect(lines).toContain("Bob cuts in!");
    expect(lines).toContain("The card is turned over: Atlantis.");
    expect(lines.at(-1)).toBe("The card is turned over: Atlantis.");
    expect(outcomeWords(tableOf(over["None"]), view(over["None"]).outcome!, names)).toEqual({
      title: "Bob wins",
      why: "First at the finish, after 2 cards.",
    });
  });

  it("never tell the reader's secret: his log reads like everybody's", () => {
    expect(sentences(view(middle["p3"]), names)).toEqual(sentences(view(middle["None"]), names));
  });

  it("call a move by what it does", () => {
    expect(moveWords("p2", "pick7", names)).toBe("Read number 7");
    expect(moveWords("p2", 'guess"Paris"', names)).toBe("Bob: “Paris”");
  });

  it("tell a chip that is taken from a seat that is", () => {
    expect(refusalText({ code: "taken", text: "", details: { seat: "p1" } })).toContain("This seat is taken");
    expect(refusalText({ code: "taken", text: "", details: { seat: "p1", move: "pick7" } })).toContain(
      "That number is used",
    );
  });
});

describe("seats", () => {
  const seat = (name: string, holders: string[], bot: string | null = null, called = "") => ({
    name: called,
    seat: name,
    side: 0,
    holders,
    bot,
    shared: false,
    players: holders,
    away: false,
    pin: false,
  });
  const room = (seats: ReturnType<typeof seat>[], settings = {}) =>
    ({
      edition: "twenty/classic-1993",
      seats,
      settings,
      people: [
        { person: "a", name: "Ann", online: true, ready: false },
        { person: "b", name: "Bob", online: true, ready: false },
      ],
    }) as unknown as Room;

  it("have the name of whoever sits there, and on no other", () => {
    const called = namesIn(room([seat("p1", ["a"]), seat("p2", ["b"]), seat("p3", ["b"]), seat("house", [], "house")]));
    expect(["p1", "p2", "p3", "house"].map(called)).toEqual(["Ann", "Player 2", "Player 3", "The house"]);
  });

  it("are yours without a name too, as in a lesson", () => {
    const chase = { ...room([seat("x", ["a"]), seat("red", ["b"])]), edition: "yard/classic-1983", series: null };
    const nameless = { ...chase, people: [{ ...chase.people[0]!, name: "" }, chase.people[1]!] };
    const lines = (one: Room) => one.seats.map((pawn) => seatText(one, pawn, true, "a"));
    expect(lines(chase)).toEqual(["Ann (you)", "Bob"]);
    expect(lines(nameless)).toEqual(["you", "Bob"]);
  });

  it("have the names that people around one device gave", () => {
    const seats = [seat("p1", ["a"], null, "Mum"), seat("p2", ["a"], null, "Zoë"), seat("p3", ["a"])];
    expect(["p1", "p2", "p3"].map(namesIn(room(seats)))).toEqual(["Mum", "Zoë", "Player 3"]);
    expect(seatText(room(seats), seats[0]!, false, "a")).toBe("you");
    const chase = { ...room([seat("x", ["a"], null, "Mum"), ...seats]), edition: "yard/classic-1983", series: null };
    expect(seatTitle(chase, chase.seats[0]!, true)).toBe("Mister X");
    expect(seatText(chase, chase.seats[0]!, true, "a")).toBe("Mum");
    expect(leaders(chase, ["x", "p1", "p2", "p3"])).toEqual(["Mum", "Zoë"]);
  });

  it("hide nothing at a shared device but the reader's card, until the game is over", () => {
    const reader = tableOf(middle["None"]).reader;
    expect(secrets.hides(view(middle["None"]), reader)).toBe(true);
    expect(secrets.hides(view(middle["None"]), "p1")).toBe(false);
    expect(secrets.hides(view(over["None"]), tableOf(over["None"]).reader)).toBe(false);
  });

  it("are not waited for where the house judges for them", () => {
    const judged = { ...view(middle["None"]), turn: ["p1"], table: table({ phase: "verdict", reader: "p1" }) };
    expect(secrets.awaited(room([]), judged)).toEqual(["p1"]);
    expect(secrets.awaited(room([], { judge: "house" }), judged)).toEqual([]);
  });
});

describe("addresses", () => {
  it("have a screen for everybody beside each room", async () => {
    vi.stubGlobal("location", { pathname: "/" });
    vi.stubGlobal("addEventListener", () => undefined);
    const { routeOf } = await import("../src/router.svelte");
    expect(routeOf("/t/KQZM")).toEqual({ page: "room", room: "KQZM" });
    expect(routeOf("/t/KQZM/screen")).toEqual({ page: "big", room: "KQZM" });
    expect(routeOf("/t/KQZM/other")).toEqual({ page: "lost" });
  });
});
