import { describe, expect, it } from "vitest";
import { piece as chasePiece } from "../src/games/yard/pieces";
import { piece as quizPiece } from "../src/games/twenty/pieces";
import { awaitedPeople, participants, waitingWords, whoPlays } from "../src/parts/holders";
import { BOT_COLOUR, COLOURS, INK, colourOf, distinct, initials } from "../src/person";
import type { Room, RoomSeat, Series } from "../src/wire";

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const luminance = (colour: string) => {
  const [r, g, b] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high! + 0.05) / (low! + 0.05);
};
const distance = (a: string, b: string) => Math.hypot(...channels(a).map((value, n) => value - channels(b)[n]!));

describe("a person's badge", () => {
  it("has a colour that only their id decides", () => {
    expect(colourOf({ id: "abc", name: "Anna" })).toBe(colourOf({ id: "abc", name: "Ben" }));
    const used = new Set(Array.from({ length: 200 }, (_, n) => colourOf({ id: `p${n}`, name: "" })));
    expect(used.size).toBe(COLOURS.length);
    expect(colourOf({ id: "abc", name: "Cabbie", bot: true })).toBe(BOT_COLOUR);
  });

  it("can be read, and looks like no pawn", () => {
    const pawns = "x red blue green yellow black bobby1".split(" ").map(chasePiece);
    const quiz = "p1 p2 p3 p4 p5 p6".split(" ").map(quizPiece);
    for (const colour of [...COLOURS, BOT_COLOUR]) {
      expect(contrast(colour, INK), colour).toBeGreaterThan(4.5);
      for (const pawn of [...pawns, ...quiz])
        expect(distance(colour, pawn.fill), `${colour} ${pawn.fill}`).toBeGreaterThan(55);
    }
  });

  it("shows one letter or two", () => {
    expect(initials("Anna")).toBe("A");
    expect(initials("amber badger")).toBe("AB");
    expect(initials("Jean-Luc de la Tour")).toBe("JT");
    expect(initials("élise")).toBe("É");
    expect(initials("7 of 9")).toBe("79");
    expect(initials("🦉 …")).toBe("?");
  });

  it("appears once a person", () => {
    const anna = { id: "a", name: "Anna" };
    expect(distinct([anna, { id: "b", name: "Ben" }, anna]).map((one) => one.id)).toEqual(["a", "b"]);
  });
});

const seat = (name: string, side: number, more: Partial<RoomSeat> = {}): RoomSeat => ({
  seat: name,
  side,
  away: false,
  bot: null,
  holders: more.players ?? [],
  name: "",
  pin: false,
  players: [],
  shared: false,
  ...more,
});

function room(seats: RoomSeat[], more: Partial<Room> = {}): Room {
  const people = ["anna", "ben", "cara"].map((person) => ({
    person,
    name: person.slice(0, 1).toUpperCase() + person.slice(1),
    online: true,
    ready: false,
  }));
  return {
    people,
    seats,
    captains: [null, null],
    series: null,
    settings: {},
    status: "playing",
    ...more,
  } as unknown as Room;
}

describe("whom a table waits for", () => {
  it("names people, not pawns", () => {
    const table = room([seat("x", 0, { players: ["anna"] }), seat("red", 1, { players: ["ben"] })]);
    expect(waitingWords(table, ["red"], true)).toBe("Waiting for Ben");
    expect(waitingWords(table, ["x"], true)).toBe("Waiting for Anna");
  });

  it("names each person once, and all who may move", () => {
    const table = room([
      seat("red", 1, { players: ["ben"] }),
      seat("blue", 1, { players: ["ben"] }),
      seat("bobby1", 1, { players: ["ben", "cara"] }),
    ]);
    expect(waitingWords(table, ["red", "blue", "bobby1"], true)).toBe("Waiting for Ben and Cara");
  });

  it("says that bots think", () => {
    const table = room([seat("red", 1, { bot: "cabbie" }), seat("blue", 1, { bot: "cabbie" }), seat("x", 0)]);
    expect(waitingWords(table, ["red", "blue"], true)).toBe("Cabbie is thinking");
    expect(awaitedPeople(table, ["red"], true)).toEqual([{ id: "bot:cabbie", name: "Cabbie", bot: true }]);
    const quiz = room([seat("p1", 0, { bot: "ace" }), seat("p2", 1, { bot: "ace" })]);
    expect(waitingWords(quiz, ["p1", "p2"], false)).toBe("Ace 1 and Ace 2 are thinking");
  });

  it("names an open seat by itself", () => {
    expect(waitingWords(room([seat("red", 1)]), ["red"], true)).toBe("Waiting for Red");
  });

  it("waits for the captain, where there is one", () => {
    const table = room([seat("red", 1, { players: ["ben", "cara"] })], { captains: [null, "cara"] });
    expect(waitingWords(table, ["red"], true)).toBe("Waiting for Cara");
  });

  it("uses the names given around one device", () => {
    const table = room([seat("red", 1, { players: ["anna"], name: "Dora" })]);
    expect(waitingWords(table, ["red"], true)).toBe("Waiting for Dora");
  });
});

describe("a series", () => {
  const series = (people: Series["people"]): Series =>
    ({ people, roles: [[["x"], ["red"]]], heat: 1 }) as unknown as Series;

  it("gives each participant a badge of their own, also around one device", () => {
    const apart = participants(
      series([
        { person: "anna", name: "Anna", bot: null },
        { person: null, name: "cabbie", bot: "cabbie" },
      ]),
    );
    expect(apart).toEqual([
      { id: "anna", name: "Anna" },
      { id: "bot:cabbie", name: "Cabbie", bot: true },
    ]);
    const together = participants(
      series([
        { person: "anna", name: "Dora", bot: null },
        { person: "anna", name: "Emil", bot: null },
      ]),
    );
    expect(together.map((one) => one.id)).toEqual(["name:Dora", "name:Emil"]);
  });

  it("knows who plays a role in this heat", () => {
    const people = [
      { person: "anna", name: "Dora", bot: null },
      { person: "anna", name: "Emil", bot: null },
    ];
    const table = room([seat("x", 0, { players: ["anna"] }), seat("red", 1, { players: ["anna"] })], {
      series: series(people),
    });
    expect(whoPlays(table, table.seats[1]!, true)).toEqual([{ id: "name:Emil", name: "Emil" }]);
  });
});
