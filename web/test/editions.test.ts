import { describe, expect, it, vi } from "vitest";
import { botLine, botName, botsOn, mixedBots, levels, others, strength } from "../src/bots";
import * as words from "../src/editions";
import { seating } from "../src/seating";
import type { BotInfo, EditionInfo, OptionInfo } from "../src/wire";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "x",
  kind: "number",
  default: "",
  allowed: "",
  low: 0,
  high: 0,
  choices: [],
  ...more,
});

const bot = (name: string, level: number | null = null): BotInfo => ({
  name,
  line: level === null ? "" : `The ${name}.`,
  level,
  boards: null,
});

function edition(more: Partial<EditionInfo> = {}): EditionInfo {
  return {
    id: "yard/police-2017",
    title: "",
    bots: [bot("random"), bot("greedy"), bot("tourist", 1), bot("cabbie", 2), bot("sleuth", 3)],
    default_bot: "cabbie",
    adviser: "sleuth",
    usual: { edition: "yard/police-2017", title: "", game: "yard", sides: [], heats: false, opening: null },
    screens: "",
    handicaps: {},
    options: [option({ name: "players", low: 2, high: 4 })],
    seats: { "2": ["x", "red", "blue"], "3": ["x", "red", "blue", "bobby1"] },
    sides: { "2": [["x"], ["red", "blue"]], "3": [["x"], ["red", "blue", "bobby1"]] },
    roles: {
      "2": [["x"], ["red", "blue"]],
      "3": [["x"], ["red", "bobby1"], ["blue", "bobby1"]],
    },
    heats: false,
    agreed: false,
    settings: [],
    uploads: null,
    ...more,
  };
}

const QUIZ = edition({
  id: "twenty/classic-1993",
  bots: [bot("random"), bot("newcomer", 1), bot("casual", 2), bot("keen", 3), bot("expert", 4)],
  default_bot: "newcomer",
  seats: { "3": ["p1", "p2", "p3"] },
  sides: { "3": [["p1"], ["p2"], ["p3"]] },
  roles: { "3": [["p1"], ["p2"], ["p3"]] },
});

describe("settings", () => {
  it("are the game's own defaults as they are sent, not as text", () => {
    const ofGame = [
      option({ name: "suspects", kind: "switch", default: "true" }),
      option({ name: "window", kind: "number", default: "4" }),
      option({ name: "clock", kind: "choice", default: "off", choices: ["off", "10"] }),
    ];
    expect(words.defaultSettings(edition({ settings: ofGame, agreed: true, heats: true }), 2)).toEqual({
      suspects: true,
      window: 4,
      clock: "off",
      pace: 2,
      decide: "all",
      series: true,
      practice: false,
      notify: true,
    });
  });

  it("have a text even where nobody has written one", () => {
    expect(words.settingName("judge")).toBe("Who judges guesses?");
    expect(words.settingName("deep_fog")).toBe("Deep fog");
    expect(words.settingChoice("clock", "off")).toBe("No limit");
    expect(words.settingChoice("clock", "45")).toBe("45 seconds");
    expect(words.settingChoice("deep_fog", "very-deep")).toBe("Very deep");
  });
});

describe("parts", () => {
  it("differ where sides do: only then can they go round", () => {
    expect(words.sameRoles(edition(), "2")).toBe(false);
    expect(words.sameRoles(QUIZ, "3")).toBe(true);
  });

  it("are led together where a seat stands in several", () => {
    expect(words.hasSharedSeats(edition(), "2")).toBe(false);
    expect(words.hasSharedSeats(edition(), "3")).toBe(true);
    expect(words.hasSharedSeats(QUIZ, "3")).toBe(false);
  });

  it("have seats of their own, or share all they have", () => {
    expect(words.ownSeats(edition(), "3")).toEqual([["x"], ["red"], ["blue"]]);
    const team = ["red", "blue"];
    expect(words.ownSeats(edition({ roles: { "3": [["x"], team, team] } }), "3")).toEqual([["x"], team, team]);
    expect(words.ownSeats(QUIZ, "9")).toEqual([]);
  });
});

describe("who sits where", () => {
  it("leaves seats open, takes them all, or brings bots", () => {
    expect(seating(QUIZ, "3", "link")).toEqual({ p1: "me", p2: "open", p3: "open" });
    expect(seating(QUIZ, "3", "device")).toEqual({ p1: "me", p2: "me", p3: "me" });
    expect(seating(QUIZ, "3", "bots")).toEqual({ p1: "me", p2: "bot:newcomer", p3: "bot:newcomer" });
    expect(seating(QUIZ, "3", "bots", null)).toEqual({ p1: "me", p2: "bot:casual", p3: "bot:keen" });
    expect(seating(edition(), "2", "bots")).toEqual({ x: "me", red: "bot:cabbie", blue: "bot:cabbie" });
    expect(seating(QUIZ, "3", "bots", "expert")).toEqual({ p1: "me", p2: "bot:expert", p3: "bot:expert" });
  });

  it("goes from the lowest number of players to the highest", () => {
    expect(words.playerNumbers(edition())).toEqual(["2", "3", "4"]);
    expect(words.playerNumbers(undefined)).toEqual([]);
  });
});

describe("bots", () => {
  const { bots } = edition();

  it("are levels for people, weakest first, and others out of the way", () => {
    expect(levels(bots).map((one) => one.name)).toEqual(["tourist", "cabbie", "sleuth"]);
    expect(others(bots).map((one) => one.name)).toEqual(["random", "greedy"]);
  });

  it("have a name, a line and a strength", () => {
    expect(botName("cabbie")).toBe("Cabbie");
    expect(botLine(bots, "cabbie")).toContain("shortest way");
    expect(botLine([{ ...bots[0]!, name: "newbie", line: "The newbie." }], "newbie")).toBe("The newbie.");
    expect(strength(bots, "cabbie")).toEqual({ level: 2, of: 3 });
    expect(botName("random")).toBe("Dice");
    expect(strength(bots, "random")).toBeNull();
  });

  it("that learned are there on the maps that they know, and strength is counted without them elsewhere", () => {
    const learned: BotInfo = { ...bot("master", 4), boards: ["london-1983", "london-2017"] };
    const here = edition({
      bots: [...bots, learned],
      options: [option({ name: "board", default: "london-2017", choices: ["london-1983", "tiny-village"] })],
    });
    const names = (board?: string) => botsOn(here, board).map((one) => one.name);
    expect(names()).toContain("master");
    expect(names("london-1983")).toContain("master");
    expect(names("tiny-village")).toEqual(bots.map((one) => one.name));
    expect(strength(botsOn(here), "cabbie")).toEqual({ level: 2, of: 4 });
    expect(strength(botsOn(here, "tiny-village"), "cabbie")).toEqual({ level: 2, of: 3 });
    expect(botsOn(QUIZ)).toEqual(QUIZ.bots);
    expect(botsOn(undefined)).toEqual([]);
  });

  it("with settings are told with them, and of their strength nothing is known", () => {
    expect(botName("pimbot:simulations=2000,time=500")).toBe("Pimbot, simulations 2000, time 500");
    expect(strength(bots, "sleuth:simulations=1")).toBeNull();
    expect(botLine(bots, "sleuth:simulations=1")).toBe("");
  });

  it("are mixed company where there are levels, and whatever there is elsewhere", () => {
    expect(mixedBots(QUIZ.bots)).toEqual(["casual", "keen", "expert", "newcomer"]);
    expect(mixedBots([bot("random")])).toEqual(["random"]);
  });
});

describe("words", () => {
  it("of an edition come before its game's, and those before everybody's", () => {
    expect(words.editionText("create-how-device-text", "yard/compact-2015", "-")).toContain("while Mister X hides");
    expect(words.editionText("create-how-device-text", "yard/police-2017", "-")).toContain("between Mister X");
    expect(words.editionText("create-how-device-text", "chess/old", "-")).toBe("-");
  });

  it("name languages, and what is none", () => {
    expect(words.languageName("fr")).toBe("French");
    expect(words.languageName("not a code")).toBe("not a code");
    expect(words.preferredLanguage(["en", "fr"], "en", ["de-CH", "fr-CH"])).toBe("fr");
    expect(words.preferredLanguage(["en", "fr"], "en", ["de"])).toBe("en");
  });

  it("remember the language of the cards, which need not be the page's", () => {
    const device = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => device.set(key, value),
    });
    expect(words.preferredLanguage(["en", "fr"], "fr")).toBe("en");
    words.rememberLanguage("fr");
    expect(words.preferredLanguage(["en", "fr"], "en")).toBe("fr");
    vi.unstubAllGlobals();
  });

  it("that all titles begin with are told once", () => {
    expect(words.commonPrefix(["Scotland Yard, 1983", "Scotland Yard compact, 2015"])).toBe("Scotland Yard");
    expect(words.commonPrefix(["Scotland Yard", "Scotland Yard, 2017"])).toBe("Scotland");
    expect(words.commonPrefix(["Chess", "Go"])).toBe("");
    expect(words.commonPrefix(["Chess"])).toBe("");
  });

  it("begin with the latest edition of the first game", () => {
    expect(words.defaultEdition([edition({ id: "yard/a" }), edition({ id: "yard/b" }), QUIZ])).toBe("yard/b");
    expect(words.defaultEdition([])).toBe("");
  });
});
