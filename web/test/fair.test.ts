import { describe, expect, it } from "vitest";
import { evenWords, keepFair, fairOptions, fairWords, handicapOf, isFair } from "../src/fair";
import type { EditionInfo, OptionInfo } from "../src/wire";

const option = (name: string, usual: string) => ({ name, default: usual }) as OptionInfo;
const edition = {
  id: "yard/classic-1983",
  options: [
    option("players", "5"),
    option("board", "london-1983"),
    option("max_rounds", "22"),
    option("reveals", "3,8,13,18"),
  ],
  handicaps: {
    "4": { options: { reveals: "3,6,9" }, usual: 0.7, fair: 0.5 },
    "5": { options: { max_rounds: "15" }, usual: 0.24, fair: 0.51 },
    "6": { options: {}, usual: 0.48, fair: 0.48 },
  },
} as unknown as EditionInfo;
const usual = { board: "london-1983", max_rounds: "22", reveals: "3,8,13,18" };

describe("even chances", () => {
  it("are offered where they were measured, with all else as usual", () => {
    expect(handicapOf(edition, { ...usual, players: "5" })?.fair).toBe(0.51);
    expect(handicapOf(edition, { players: "5" })?.fair).toBe(0.51);
    expect(handicapOf(edition, { ...usual, players: "5", max_rounds: "12" })?.fair).toBe(0.51);
    expect(handicapOf(edition, { ...usual, players: "5", board: "tiny-docks" })).toBeNull();
    expect(handicapOf(edition, { ...usual, players: "3" })).toBeNull();
    expect(handicapOf(undefined, { players: "5" })).toBeNull();
  });

  it("are set and taken back", () => {
    const five = edition.handicaps["5"]!;
    expect(isFair(five, { ...usual })).toBe(false);
    const set = fairOptions(edition, five, true);
    expect(set).toEqual({ max_rounds: "15" });
    expect(isFair(five, { ...usual, ...set })).toBe(true);
    expect(fairOptions(edition, five, false)).toEqual({ max_rounds: "22" });
  });

  it("follow the number of players", () => {
    const set = { ...usual, players: "4", max_rounds: "15" };
    expect(keepFair(edition, set, "5")).toEqual({ max_rounds: "22", reveals: "3,6,9" });
    expect(keepFair(edition, { ...set, players: "3" }, "5")).toEqual({ max_rounds: "22" });
    expect(keepFair(edition, { ...usual, players: "4" }, "5")).toEqual({});
    expect(keepFair(edition, { ...usual, players: "5" }, "6")).toEqual({});
  });

  it("are named at a table that has them, and only there", () => {
    expect(evenWords(edition, { ...usual, players: "5", max_rounds: "15" })).toBe(
      "Even chances: 15 rounds instead of 22.",
    );
    expect(evenWords(edition, { ...usual, players: "4", reveals: "3,6,9" })).toContain("after moves 3, 6, and 9");
    expect(evenWords(edition, { ...usual, players: "5" })).toBe("");
    expect(evenWords(edition, { ...usual, players: "6" })).toBe("");
    expect(evenWords(undefined, {})).toBe("");
  });

  it("say what changes", () => {
    expect(fairWords(edition, edition.handicaps["5"]!)).toBe("Mister X must stay free for 15 rounds instead of 22.");
    expect(fairWords(edition, edition.handicaps["4"]!)).toBe(
      "Mister X shows himself after moves 3, 6, and 9 instead of 3, 8, 13, and 18.",
    );
    expect(fairWords(edition, { options: { board: "tiny-docks" }, usual: 0, fair: 0 })).toBe(
      "Map: tiny-docks instead of london-1983.",
    );
  });
});
