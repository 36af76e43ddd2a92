import { describe, expect, it } from "vitest";
import { beatenBot, isEasyGame, kindChoices, nextLevel, opposingBots, quickGame } from "../src/quick";
import type { EditionInfo, Room, RoomSeat, View } from "../src/wire";

const edition = {
  id: "yard/police-2017",
  heats: false,
  adviser: "master",
  default_bot: "cabbie",
  bots: [
    { name: "random", level: null },
    { name: "tourist", level: 1 },
    { name: "cabbie", level: 2 },
    { name: "master", level: 3 },
  ],
  options: [
    { name: "players", default: "4", low: 2 },
    { name: "max_rounds", default: "22" },
  ],
  handicaps: { "4": { options: { max_rounds: "14" }, fair: 0.5, usual: 0.1 } },
  settings: [{ name: "hints" }, { name: "danger" }],
  seats: { "4": ["x", "red", "bobby1"] },
} as unknown as EditionInfo;

describe("a kind first game", () => {
  it("is against the easiest bot, with even chances, hints, warnings and calm bots", () => {
    expect(quickGame(edition, "x", kindChoices(edition))).toEqual({
      edition: "yard/police-2017",
      options: { players: "4", max_rounds: "14" },
      seats: { x: "me", red: "bot:tourist", bobby1: "bot:tourist" },
      settings: { pace: 1, hints: true, danger: true },
    });
  });

  it("seats the player on all pursuers, where they play the detectives", () => {
    const seats = quickGame(edition, "detectives", kindChoices(edition)).seats;
    expect(seats).toEqual({ x: "bot:tourist", red: "me", bobby1: "me" });
  });

  it("has the house read the cards, where it can", () => {
    const quiz = {
      ...edition,
      id: "twenty/classic-1993",
      options: [
        { name: "players", default: "4", low: 2, high: 6 },
        { name: "reader", default: "rotate", choices: ["rotate", "house"] },
      ],
      handicaps: {},
      seats: { "3": ["p1", "p2", "p3"] },
    } as unknown as EditionInfo;
    const game = quickGame(quiz, "p1", kindChoices(quiz));
    expect(game.options).toEqual({ players: "3", reader: "house" });
    expect(game.seats).toEqual({ p1: "me", p2: "bot:tourist", p3: "bot:tourist" });
  });
});

describe("a game against bots", () => {
  const seat = (name: string, side: number, bot: string | null) =>
    ({ seat: name, side, bot, players: bot ? [] : ["ann"] }) as unknown as RoomSeat;
  const room = (bot = "tourist", more: Partial<Room> = {}) =>
    ({
      status: "over",
      series: null,
      seats: [seat("x", 0, null), seat("red", 1, bot), seat("blue", 1, bot)],
      ...more,
    }) as Room;
  const won = (...winners: string[]) => ({ outcome: { winners, reason: "escaped", points: [] } }) as unknown as View;

  it("says which bots play on the other side", () => {
    expect(opposingBots(room(), "ann")).toEqual(["tourist"]);
    expect(opposingBots({ ...room(), seats: [seat("x", 0, null), seat("red", 1, null)] }, "bob")).toEqual([]);
  });

  it("is easy against the lower levels alone", () => {
    expect(isEasyGame(room("tourist"), edition.bots, "ann")).toBe(true);
    expect(isEasyGame(room("master"), edition.bots, "ann")).toBe(false);
    expect(isEasyGame(room("random"), edition.bots, "ann")).toBe(false);
  });

  it("is won against one bot, by one person", () => {
    expect(beatenBot(room(), won("x"), "ann")).toBe("tourist");
    expect(beatenBot(room(), won("red", "blue"), "ann")).toBeNull();
    expect(beatenBot(room("tourist", { status: "playing" }), won("x"), "ann")).toBeNull();
    expect(beatenBot(room(), won("x"), "bob")).toBeNull();
  });

  it("is won in a series by its total, not by a heat", () => {
    const series = (winners: number[]) =>
      ({ people: [{ person: "ann" }, { person: null }], winners }) as unknown as Room["series"];
    expect(beatenBot(room("tourist", { series: series([]) }), won("x"), "ann")).toBeNull();
    expect(beatenBot(room("tourist", { series: series([0]) }), won("red"), "ann")).toBe("tourist");
  });

  it("offers one level more", () => {
    expect(nextLevel(edition.bots, "tourist")).toBe("cabbie");
    expect(nextLevel(edition.bots, "master")).toBeNull();
    expect(nextLevel(edition.bots, "random")).toBeNull();
  });
});
