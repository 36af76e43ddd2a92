import { describe, expect, it } from "vitest";
import * as words from "../src/editions";
import { seating } from "../src/pages/create/seating";
import type { EditionInfo, Option } from "../src/wire";

const option = (more: Partial<Option>): Option => ({
  name: "x",
  kind: "number",
  default: "",
  allowed: "",
  low: null,
  high: null,
  choices: [],
  ...more,
});

function edition(more: Partial<EditionInfo> = {}): EditionInfo {
  return {
    id: "yard/police-2017",
    title: "",
    bots: ["random", "greedy"],
    options: [option({ name: "players", low: 2, high: 4 })],
    seats: { "2": ["x", "red", "blue"], "3": ["x", "red", "blue", "bobby1"] },
    sides: { "2": [["x"], ["red", "blue"]], "3": [["x"], ["red", "blue", "bobby1"]] },
    roles: {
      "2": [["x"], ["red", "blue"]],
      "3": [["x"], ["red", "bobby1"], ["blue", "bobby1"]],
    },
    heats: false,
    agreed: false,
    manners: [],
    brings: null,
    ...more,
  };
}

const QUIZ = edition({
  id: "twenty/classic-1993",
  bots: ["random", "newcomer", "casual", "keen", "expert"],
  seats: { "3": ["p1", "p2", "p3"] },
  sides: { "3": [["p1"], ["p2"], ["p3"]] },
  roles: { "3": [["p1"], ["p2"], ["p3"]] },
});

describe("settings", () => {
  it("are the manners' defaults as they are sent, not as text", () => {
    const manners = [
      option({ name: "suspects", kind: "switch", default: "true" }),
      option({ name: "window", kind: "number", default: "4" }),
      option({ name: "clock", kind: "choice", default: "off", choices: ["off", "10"] }),
    ];
    expect(words.usualSettings(edition({ manners, agreed: true, heats: true }), 2)).toEqual({
      suspects: true,
      window: 4,
      clock: "off",
      pace: 2,
      decide: "all",
      series: true,
    });
  });

  it("have a text even where nobody has written one", () => {
    expect(words.mannerName("judge")).toBe("Whose word counts on a guess?");
    expect(words.mannerName("deep_fog")).toBe("Deep fog");
    expect(words.mannerChoice("clock", "off")).toBe("No limit");
    expect(words.mannerChoice("clock", "45")).toBe("45 seconds");
    expect(words.mannerChoice("deep_fog", "very-deep")).toBe("Very deep");
  });
});

describe("parts", () => {
  it("differ where sides do: only then can they go round", () => {
    expect(words.alike(edition(), "2")).toBe(false);
    expect(words.alike(QUIZ, "3")).toBe(true);
  });

  it("are led together where a seat stands in several", () => {
    expect(words.ledTogether(edition(), "2")).toBe(false);
    expect(words.ledTogether(edition(), "3")).toBe(true);
    expect(words.ledTogether(QUIZ, "3")).toBe(false);
  });
});

describe("who sits where", () => {
  it("leaves seats open, takes them all, or brings company", () => {
    expect(seating(QUIZ, "3", "link")).toEqual({ p1: "me", p2: "open", p3: "open" });
    expect(seating(QUIZ, "3", "device")).toEqual({ p1: "me", p2: "me", p3: "me" });
    expect(seating(QUIZ, "3", "bots")).toEqual({ p1: "me", p2: "bot:casual", p3: "bot:keen" });
    expect(seating(edition(), "2", "bots")).toEqual({ x: "me", red: "bot:greedy", blue: "bot:greedy" });
  });

  it("goes from the lowest number of players to the highest", () => {
    expect(words.playerNumbers(edition())).toEqual(["2", "3", "4"]);
    expect(words.playerNumbers(undefined)).toEqual([]);
  });
});

describe("words", () => {
  it("of an edition come before its game's, and those before everybody's", () => {
    expect(words.toldOf("create.how.device.text", "yard/compact-2015", "-")).toContain("while Mister X hides");
    expect(words.toldOf("create.how.device.text", "yard/police-2017", "-")).toContain("between Mister X");
    expect(words.toldOf("create.how.device.text", "chess/old", "-")).toBe("-");
  });

  it("name languages, and what is none", () => {
    expect(words.languageName("fr")).toBe("French");
    expect(words.languageName("not a code")).toBe("not a code");
    expect(words.readersLanguage(["en", "fr"], "en", ["de-CH", "fr-CH"])).toBe("fr");
    expect(words.readersLanguage(["en", "fr"], "en", ["de"])).toBe("en");
  });

  it("begin with the latest edition of the first game", () => {
    expect(words.foremost([edition({ id: "yard/a" }), edition({ id: "yard/b" }), QUIZ])).toBe("yard/b");
    expect(words.foremost([])).toBe("");
  });
});
