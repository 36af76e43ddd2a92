import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as chart from "../src/games/yard/analysis/chart";
import { comparisonOf, compareWords, frameAfter } from "../src/games/yard/analysis/compare";
import { Review } from "../src/games/yard/analysis/review.svelte";
import {
  alikeWords,
  chanceWords,
  ideaWords,
  odds,
  reasons,
  whereShort,
  whereWords,
} from "../src/games/yard/hints/words";
import { frames } from "../src/games/yard/replay";
import { moment, offerWords, pawnWords } from "../src/games/yard/words";
import { Hints, type HintRequest } from "../src/store/hints.svelte";
import { percent } from "../src/text";
import type { Analysis, Hint, JudgedPly, View } from "../src/wire";
import over from "./fixtures/over-2017.json";

const view = (more: Partial<View> = {}) =>
  ({ type: "view", seat: "red", game: 1, ply: 12, turn: ["red", "blue"], outcome: null, ...more }) as View;
const hint = (more: Partial<Hint> = {}): Hint => ({
  type: "hint",
  seat: "red",
  game: 1,
  ply: 12,
  adviser: "sleuth",
  choices: [{ move: "t58", chance: 0.61, share: 0.74, why: [] }],
  belief: [[58, 0.23]],
  first: null,
  idea: [],
  id: "a",
  ...more,
});

describe("the idea of a hint", () => {
  const move = "Taxi to 58";
  it("names the trap first, then the way round it", () => {
    const facts = [
      { kind: "threat", station: 67, seat: "red", pursuers: 1 },
      { kind: "away", rides: 2, seat: "blue" },
    ];
    expect(ideaWords(facts, move, 58)).toBe(
      "Red can reach 67 next turn. Taxi to 58 keeps every detective at least 2 rides away.",
    );
    expect(ideaWords([{ kind: "threat", station: 67, seat: "red", pursuers: 3 }], move, 58)).toBe(
      "3 detectives can reach 67 next turn.",
    );
  });
  it("says so where nothing is safe", () => {
    expect(ideaWords([{ kind: "exposed", pursuers: 1, everywhere: false }], move, 58)).toBe(
      "Taxi to 58 is in reach of 1 detective, but they must guess that you are there.",
    );
    expect(ideaWords([{ kind: "exposed", pursuers: 2, everywhere: true }], move, 58)).toContain("At 58 it is only 2.");
  });
  it("has a sentence for every kind, and none for a kind unknown here", () => {
    const kinds = ["threat", "exposed", "away", "spends", "shows", "suspects", "catches", "reach", "closer", "range"];
    for (const kind of kinds) expect(ideaWords([{ kind, seat: "red" }], move, 58)).toMatch(/^\S.*\.$/);
    expect(ideaWords([{ kind: "later" }], move, 58)).toBe("");
  });
});

describe("where X probably is", () => {
  const belief: [number, number][] = [
    [58, 0.5],
    [46, 0.3],
    [7, 0.2],
  ];
  it("is told by its likeliest stations, to X as what others may think", () => {
    expect(whereWords(belief, false, 2)).toBe("Mister X is probably at 58 (50%) and 46 (30%).");
    expect(whereWords(belief, true, 1)).toBe("They may think you are at 58 (50%).");
  });
  it("fits into a line over a small map", () => {
    expect(whereShort(belief, false)).toBe("Probably 58 (50%), 46 (30%), 7 (20%)");
    expect(whereShort([...belief, [9, 0.001]], true)).toBe("They may suspect 58 (50%), 46 (30%), 7 (20%), …");
    expect(whereShort([[58, 1]], false)).toBe("Everyone knows Mister X is at 58.");
    expect(whereShort([], false)).toBe("");
  });
  it("is plain where it is known, and nothing before he is on the board", () => {
    expect(whereWords([[58, 1]], false, 3)).toBe("Everyone knows Mister X is at 58.");
    expect(whereWords([[58, 1]], true, 3)).toBe("Everyone knows you are at 58.");
    expect(whereWords([], false, 3)).toBe("");
  });
});

describe("a hint", () => {
  const sent: HintRequest[] = [];
  let hints: Hints;
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    hints = new Hints((request) => void sent.push(request));
  });
  afterEach(() => void vi.useRealTimers());
  const lastId = () => sent.at(-1)!.id;
  const refuse = (code: string, details = {}, id = lastId()) => hints.refused({ id, code, text: "", details });

  it("is what was asked for, and nothing else", () => {
    hints.take(hint());
    expect(hints.of("red")).toBeNull();
    hints.ask(view());
    expect(sent).toMatchObject([{ type: "hint", seat: "red", ply: 12 }]);
    expect(hints.waits("red")).toBe(true);
    expect(hints.waits("blue")).toBe(false);
    hints.ask(view({ seat: "blue" }));
    expect(sent).toHaveLength(1);
    hints.take(hint({ id: "another" }));
    expect(hints.of("red")).toBeNull();
    hints.take(hint({ id: lastId() }));
    expect(hints.of("red")?.choices).toHaveLength(1);
    expect(hints.of("blue")).toBeNull();
    expect(hints.of(null)).toBeNull();
    expect(hints.waits("red")).toBe(false);
  });

  it("goes when the position moves on, and does not come after that", () => {
    hints.ask(view());
    hints.take(hint({ id: lastId() }));
    hints.follow(view());
    expect(hints.of("red")).not.toBeNull();
    hints.follow(view({ seat: null, ply: 13 }));
    expect(hints.of("red")).toBeNull();
    hints.ask(view({ ply: 13 }));
    hints.follow(view({ ply: 14, turn: ["x"] }));
    hints.take(hint({ id: lastId(), ply: 13 }));
    expect(hints.of("red")).toBeNull();
    hints.ask(view({ ply: 14 }));
    hints.follow(view({ ply: 14, game: 2 }));
    expect(hints.waits("red")).toBe(false);
  });

  it("comes after all if one asks faster than the server allows", () => {
    hints.ask(view());
    expect(refuse("too-fast", { seconds: 0.7 })).toBe(true);
    expect(hints.waits("red")).toBe(true);
    vi.advanceTimersByTime(600);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sent).toHaveLength(2);
    expect(refuse("too-fast")).toBe(true);
    hints.follow(view({ ply: 13 })); // somebody moves meanwhile
    vi.advanceTimersByTime(1100);
    expect(sent.map((request) => request.ply)).toEqual([12, 12, 13]);
    hints.take(hint({ id: lastId(), ply: 13 }));
    expect(hints.of("red")?.ply).toBe(13);
  });

  it("is not asked for again once its seat has moved", () => {
    hints.ask(view());
    refuse("too-fast", { seconds: 2 });
    hints.follow(view({ ply: 13, turn: ["x"] }));
    vi.advanceTimersByTime(3000);
    expect(sent).toHaveLength(1);
    expect(hints.waits("red")).toBe(false);
  });

  it("is asked for anew if somebody moves before it comes", () => {
    hints.ask(view());
    const first = lastId();
    hints.follow(view({ seat: "blue", ply: 13 }));
    expect(sent).toHaveLength(1); // until the seat's own view is there
    hints.follow(view({ ply: 13 }));
    expect(sent.map((request) => request.ply)).toEqual([12, 13]);
    expect(refuse("stale", {}, first)).toBe(true);
    expect(refuse("stale", {}, first)).toBe(false);
    expect(refuse("stale")).toBe(true); // the refusal may also come before the view
    expect(hints.waits("red")).toBe(true);
    hints.follow(view({ ply: 14 }));
    hints.take(hint({ id: lastId(), ply: 14 }));
    expect(hints.of("red")?.ply).toBe(14);
    expect(hints.refused({ code: "stale", text: "" })).toBe(false);
  });

  it("is put away, refused, or forgotten with the seat that it was for", () => {
    hints.ask(view());
    expect(refuse("busy", {}, "other")).toBe(false);
    expect(hints.waits("red")).toBe(true);
    expect(refuse("busy")).toBe(false);
    expect(hints.waits("red")).toBe(false);
    for (const seat of ["red", "blue"]) {
      hints.ask(view({ seat }));
      hints.take(hint({ seat, id: lastId() }));
    }
    hints.dismiss("red");
    expect([hints.of("red"), hints.of("blue")?.seat]).toEqual([null, "blue"]);
    hints.forget();
    expect(hints.of("blue")).toBeNull();
  });

  it("says why in words", () => {
    const told = reasons([
      { kind: "catches", station: 58, chance: 0.23 },
      { kind: "reach", chance: 0.55, stations: 4 },
      { kind: "only", chance: 0.1 },
      { kind: "closer", before: 3.12, after: 2.4 },
      { kind: "from a later version" },
    ]);
    expect(told).toBe(
      "23% chance he is at 58. He is within one ride of it: 55% chance, over 4 stations. No other pawn is as near to him: 10% chance. Brings you to 2.4 rides from him on average, from 3.1.",
    );
    expect(reasons([{ kind: "catches", station: 58, chance: 1 }])).toBe("He is at 58: this catches him.");
    expect(
      reasons([
        { kind: "shows", station: 7 },
        { kind: "suspects", before: 4, after: 1 },
        { kind: "away", rides: 1, seat: "blue" },
      ]),
    ).toBe(
      "Everyone sees you at 7. After it you may be at 1 station, now 4. The nearest pursuer is Blue, 1 ride away.",
    );
  });

  it("says what is spent and kept, and how far one sees", () => {
    expect(
      reasons([
        { kind: "spends", ticket: "k", left: 2 },
        { kind: "keeps", ticket: "double", left: 1 },
        { kind: "ways", stations: 7 },
      ]),
    ).toBe("Spends a black ticket; 2 left. Keeps your 1 double move. Ways out of there: 7.");
    expect(
      reasons([
        { kind: "spends", ticket: "b", left: 0 },
        { kind: "keeps", ticket: "k", left: 3 },
        { kind: "range", stations: 31 },
      ]),
    ).toBe("Spends a ticket (Bus); 0 left. Keeps your 3 black tickets. Within two rides of there: 31 stations.");
  });

  it("tells pursuers what Mister X gets where points count: they get none", () => {
    expect(chanceWords(0.6, "red", false)).toBe("60% to win");
    expect(chanceWords(0.6, "x", true)).toBe("60% of the points");
    expect(chanceWords(0.6, "red", true)).toBe("X gets 40% of the points");
  });

  it("explains a first choice that is rated lower than another, where one sees it", () => {
    const rated = (...chances: number[]) =>
      chances.map((chance, n) => ({ move: `t${n}`, chance, share: 1 / (n + 1), why: [] }));
    expect(alikeWords(rated(0.35, 0.38), "x", "Master")).toBe(
      "Master mixes equally good moves, so that nobody can predict them.",
    );
    expect(alikeWords(rated(0.35, 0.3, 0.36), "red", "Master")).toBe("These moves are about equally good.");
    expect(alikeWords(rated(0.351, 0.354), "x", "Master")).toBe("");
    expect(alikeWords(rated(0.35, 0.3), "x", "Master")).toBe("");
    expect(alikeWords(rated(0.35), "x", "Master")).toBe("");
  });

  it("names moves of every kind", () => {
    const moves = ["t58", "k7", "place13", "double", "hide", "show46", "takered,t", "concede", "?!"];
    expect(moves.map(offerWords)).toEqual([
      "Taxi to 58",
      "Black ticket to 7",
      "Start at 13",
      "Double move",
      "Stay hidden",
      "Show myself at 46",
      "Take Taxi from Red",
      "Give up",
      "?!",
    ]);
    expect(pawnWords("red", "t161")).toBe("Red: Taxi to 161");
    expect([percent(0.614), odds(0.001), odds(0)]).toEqual(["61%", "<1%", "0%"]);
    expect([odds(0.994), odds(0.9999), odds(1)]).toEqual(["99%", ">99%", "100%"]);
  });
});

/** Six plies: two deals, and two rounds of X and red. */
const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  game: 1,
  edition: "yard/police-2017",
  adviser: "sleuth",
  names: {},
  sides: [["x"], ["red"]],
  outcome: { winners: ["x"], reason: "escaped", points: [] },
  plies: [
    { n: 0, seat: "dealer", move: "deal1", round: 0, suspects: 0 },
    { n: 1, seat: "dealer", move: "deal2", round: 0, suspects: 13 },
    { n: 2, seat: "x", move: "t3", round: 1, suspects: 30, chance: 0.6, played: 0.5, cost: 0.1, best: [] },
    { n: 3, seat: "red", move: "t4", round: 1, suspects: 29 },
    { n: 4, seat: "x", move: "t5", round: 2, suspects: 60 },
    { n: 5, seat: "red", move: "t6", round: 2, suspects: 1 },
  ],
  curves: [[], []],
  costliest: [2],
  ...more,
});

describe("a chart", () => {
  it("and its table are of X's chance, whoever moved", () => {
    const ply = analysis().plies[2]!;
    expect(chart.chanceOfX(ply)).toBe(0.5);
    expect(chart.chanceOfX({ ...ply, seat: "red", played: 0.75 })).toBe(0.25);
  });

  const frame = { width: 260, height: 100, left: 40, right: 20, top: 10, bottom: 20 };

  it("goes from X's first station to the end", () => {
    const ends = chart.span(analysis());
    expect(ends).toEqual([1, 6]);
    expect(chart.across(frame, ends, 1)).toBe(40);
    expect(chart.across(frame, ends, 6)).toBe(240);
    expect([0, 40, 84, 240, 999].map((x) => chart.plyAt(frame, ends, x))).toEqual([1, 1, 2, 6, 6]);
    expect([chart.down(frame, 1), chart.down(frame, 0)]).toEqual([10, 80]);
    expect(chart.span(analysis({ plies: [] }))).toEqual([0, 1]);
  });

  it("begins where pawns were placed before X, so that no point lies left of it", () => {
    const placing = analysis({
      curves: [
        [[3, 0.5]],
        [
          [0, 0.4],
          [2, 0.5],
        ],
      ],
    });
    expect(chart.span(placing)).toEqual([0, 6]);
    expect(chart.across(frame, chart.span(placing), 0)).toBe(40);
    expect([moment(0), moment(3)]).toEqual(["Setting up", "Round 3"]);
  });

  it("marks where rounds begin, and not more of them than there is room for", () => {
    expect(chart.rounds(analysis(), 8)).toEqual([
      { round: 1, ply: 2 },
      { round: 2, ply: 4 },
    ]);
    const long = Array.from({ length: 24 }, (_, n) => ({ n, seat: "x", move: "t1", round: n + 1, suspects: 1 }));
    expect(chart.rounds(analysis({ plies: long }), 6).map((mark) => mark.round)).toEqual([5, 10, 15, 20]);
  });

  it("counts suspects on a scale that multiplies", () => {
    expect(chart.powers(60)).toEqual([1, 2, 5, 10, 20, 50, 100]);
    expect(chart.powers(1)).toEqual([1]);
    expect([chart.logShare(1, 100), chart.logShare(10, 100), chart.logShare(100, 100)]).toEqual([0, 0.5, 1]);
    expect(chart.logShare(0, 100)).toBe(0);
  });

  it("draws lines, and steps", () => {
    expect(chart.line([])).toBe("");
    const points: [number, number][] = [
      [1, 2],
      [3, 4.25],
    ];
    expect(chart.line(points)).toBe("M1.0 2.0L3.0 4.3");
    expect(chart.steps(points)).toBe("M1.0 2.0H3.0V4.3");
  });
});

const DEALS = ["red", "blue", "green", "bobby1", "x"];

describe("comparing", () => {
  const all = frames(over.x as unknown as View, DEALS);

  it("finds the moment after any ply, also after one that moved no pawn", () => {
    const third = all[3]!;
    expect(frameAfter(all, third.ply - 1)).toBe(3);
    expect(frameAfter(all, 0)).toBe(0);
    expect(frameAfter(all, 9999)).toBe(all.length - 1);
  });

  it("says from where to where, unless the adviser would have done the same", () => {
    const ply: JudgedPly = {
      n: 9,
      seat: "red",
      move: "t58",
      round: 1,
      suspects: 9,
      best: [{ move: "b77", chance: 0.6, share: 0.7 }],
    };
    const before = { ply: 9, round: 1, at: new Map([["red", 46]]), path: [], windows: 0 };
    expect(comparisonOf(ply, before)).toEqual({ seat: "red", from: 46, played: 58, advised: 77 });
    expect(comparisonOf({ ...ply, move: "b77" }, before)).toBeNull();
    expect(comparisonOf({ ...ply, best: [] }, before)).toBeNull();
    expect(comparisonOf(undefined, before)).toBeNull();
  });
});

describe("a comparison", () => {
  const ply = (more: Partial<JudgedPly>): JudgedPly => ({
    n: 9,
    seat: "red",
    move: "t58",
    round: 1,
    suspects: 9,
    played: 0.4,
    cost: 0.2,
    best: [{ move: "b77", chance: 0.6, share: 0.7 }],
    ...more,
  });

  it("says for whom", () => {
    expect(compareWords(ply({}), "Master", false)).toBe(
      "Master would have played Bus to 77: the detectives win 60% of the time instead of 40%.",
    );
    expect(compareWords(ply({ seat: "x" }), "Master", false)).toContain("Mister X wins 60% of the time");
    expect(compareWords(ply({}), "Master", true)).toContain("Mister X gets 40% of the points instead of 60%.");
    expect(compareWords(ply({ seat: "x" }), "Master", true)).toContain("gets 60% of the points instead of 40%.");
  });

  it("finds no fault where there is none", () => {
    expect(compareWords(ply({ played: 0.62, cost: 0 }), "Master", false)).toBe(
      "Master would have played Bus to 77, which is about as good.",
    );
    expect(compareWords(ply({ move: "b77", played: 0.6, cost: 0 }), "Master", false)).toBe(
      "Master would have played the same: the detectives win 60% of the time.",
    );
    expect(compareWords(ply({ best: [] }), "Master", false)).toBe("");
  });
});

describe("review back", () => {
  const answers: (() => Response)[] = [];
  const asked: string[] = [];
  const answer = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return answers.length ? Promise.resolve(answers.shift()!()) : Promise.reject(new Error("no network"));
    });
  });
  afterEach(() => {
    answers.length = asked.length = 0;
    vi.useRealTimers();
  });

  it("asks until it is done, whatever happens to the line", async () => {
    answers.push(answer(202, { state: "waiting", done: 0, plies: 6, ahead: 1 }));
    const review = new Review("/api/rooms/r", 3, 1000);
    review.begin();
    review.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["/api/rooms/r/analysis?game=3"]);
    expect(review.progress?.ahead).toBe(1);
    await vi.advanceTimersByTimeAsync(1000); // nobody answers
    answers.push(answer(429, { code: "too-fast", text: "" }), answer(200, analysis()));
    await vi.advanceTimersByTimeAsync(2000);
    expect(review.analysis?.adviser).toBe("sleuth");
    expect(review.progress).toBeNull();
    expect(review.plies.get(2)?.cost).toBe(0.1);
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).toHaveLength(4);
  });

  it("tells what went wrong, and begins anew when it is asked to", async () => {
    answers.push(answer(500, { code: "no-advice", text: "" }), answer(200, analysis()));
    const review = new Review("/api/rooms/r", 1, 1000);
    review.begin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.refusal?.code).toBe("no-advice");
    expect(asked).toHaveLength(1);
    review.begin();
    expect(review.refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(review.analysis).not.toBeNull();
  });

  it("stops with its page", async () => {
    answers.push(answer(202, { state: "working", done: 1, plies: 6, ahead: 0 }), answer(200, analysis()));
    const review = new Review("/api/rooms/r", 1, 1000);
    review.begin();
    await vi.advanceTimersByTimeAsync(0);
    review.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.analysis).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
