import { describe, expect, it } from "vitest";
import {
  fillSlots,
  HIDDEN,
  parseMove,
  parseTyped,
  printMove,
  SLOT,
  slots,
  stationOf,
  theOnlyMove,
} from "../src/notation";

describe("moves as text", () => {
  it.each([
    "t58",
    "b94",
    "k115",
    "double",
    "show46",
    "hide",
    "takered,t",
    "concede",
    "deal132",
    "t?",
    "guess_",
    'guess"Paris"',
    'ask"a, \\"b\\""',
  ])("%s is read and written back", (text) => expect(printMove(parseMove(text)!)).toBe(text));

  it.each(["", "58", "T58", "t58,", "t 58", "t058", 'guess"', "t58x"])("%j is no move", (text) =>
    expect(parseMove(text)).toBeNull(),
  );

  it("knows what is hidden and what is to be filled in", () => {
    expect(parseMove("t?")).toEqual({ verb: "t", args: [HIDDEN] });
    expect(parseMove("card?,_")).toEqual({ verb: "card", args: [HIDDEN, SLOT] });
    expect(slots(parseMove("guess_")!)).toBe(1);
    expect(stationOf(parseMove("k115"))).toBe(115);
    expect(stationOf(parseMove("t?"))).toBeNull();
  });

  it("fills slots with numbers and quoted words", () => {
    expect(fillSlots(parseMove("guess_")!, ["Paris"])).toBe('guess"Paris"');
    expect(fillSlots(parseMove("place_")!, ["13"])).toBe("place13");
  });

  it("understands what people type", () => {
    const words = { taxi: "t", ferry: "k" };
    expect(parseTyped(" T58 ", ["red"])).toEqual({ seat: null, move: "t58" });
    expect(parseTyped("red t58", ["red", "blue"])).toEqual({ seat: "red", move: "t58" });
    expect(parseTyped("Blue: b 94", ["red", "blue"])).toEqual({ seat: "blue", move: "b94" });
    expect(parseTyped("taxi 58", ["red"], words)).toEqual({ seat: null, move: "t58" });
    expect(parseTyped("red ferry 115", ["red"], words)).toEqual({ seat: "red", move: "k115" });
    expect(parseTyped("take red,t", ["red"])).toEqual({ seat: null, move: "takered,t" });
    expect(parseTyped('guess"New York"', [])).toEqual({ seat: null, move: 'guess"New York"' });
  });
});

describe("a bare number", () => {
  it("is the only move there is to it", () => {
    const moves = ["t156", "t157", "b157", "double"];
    expect(theOnlyMove("156", moves)).toBe("t156");
    expect(theOnlyMove("157", moves)).toBe("157");
    expect(theOnlyMove("99", moves)).toBe("99");
    expect(theOnlyMove("t156", moves)).toBe("t156");
  });
});
