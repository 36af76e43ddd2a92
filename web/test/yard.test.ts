import { describe, expect, it } from "vitest";
import { rulesWords } from "../src/games/yard/rules";
import { obvious, offers } from "../src/games/yard/moves";
import { free, towards } from "../src/games/yard/places";
import { frames, goneShare } from "../src/games/yard/replay";
import { windowCount, type YardTable } from "../src/games/yard/table";
import { leftWords, outcomeWords, roundWords, sentences } from "../src/games/yard/words";
import type { BoardMaterial, Room, Station, View } from "../src/wire";
import middle from "./fixtures/middle-2017.json";
import over2015 from "./fixtures/over-2015.json";
import over1983 from "./fixtures/over-1983.json";
import over2017 from "./fixtures/over-2017.json";

const view = (of: unknown) => of as View;

/** The order of the start cards, as the server gives it for each of these games. */
const dealsOf = (game: unknown): string[] => {
  if (game === over1983) return ["x", "red", "blue", "green", "yellow"];
  return game === over2015 ? ["x"] : ["red", "blue", "green", "bobby1", "x"];
};

describe("offers", () => {
  it("are grouped by station, black last", () => {
    const found = offers(["k58", "t58", "t59", "b58", "double", "concede", "show46", "takered,t"]);
    expect(found.rides).toEqual(
      new Map([
        [58, ["t", "b", "k"]],
        [59, ["t"]],
      ]),
    );
    expect(found.double).toBe(true);
    expect(found.concede).toBe(true);
    expect(found.others).toEqual(["show46", "takered,t"]);
  });

  it("choose a ticket by themselves only where there is no choice, and never a black one", () => {
    expect(obvious(["t"])).toBe("t");
    expect(obvious(["t", "b"])).toBeNull();
    expect(obvious(["k"])).toBeNull();
  });
});

describe("placing", () => {
  it("is a choice of a station without a ticket to choose", () => {
    const found = offers(["place1", "place13"]);
    expect([...found.rides.keys()]).toEqual([1, 13]);
    expect(obvious(found.rides.get(13)!)).toBe("place");
  });
});

describe("the log in words", () => {
  it("hides from a detective what he may not see", () => {
    const lines = sentences(view(middle.red), dealsOf(middle)).map((line) => line.text);
    expect(lines).toContain("Mister X starts out of sight.");
    expect(lines.some((line) => /^Mister X .* to \d+/.test(line))).toBe(false);
    expect(lines.some((line) => /^Mister X .* shows himself at \d+! \(move 3\)$/.test(line))).toBe(true);
  });

  it("tells X where he went, unless his screen is covered", () => {
    const open = sentences(view(middle.x), dealsOf(middle)).map((line) => line.text);
    expect(open.some((line) => /^Mister X takes the \w+ to \d+ \(move 1\)\.$/.test(line))).toBe(true);
    const covered = sentences(view(middle.x), dealsOf(middle), 0, true).map((line) => line.text);
    expect(covered).toEqual(sentences(view(middle.red), dealsOf(middle)).map((line) => line.text));
  });

  it("tells of an open X only when he vanishes and when he is back", () => {
    const lines = sentences(view(over2015.red), dealsOf(over2015));
    expect(lines.filter((line) => line.text.startsWith("Mister X starts at"))).toHaveLength(1);
    expect(lines.some((line) => /^Mister X takes the \w+ to \d+\.$/.test(line.text) && !line.loud)).toBe(true);
    for (const line of lines.filter((one) => one.loud)) expect(line.text).toMatch(/vanishes|is back/);
    expect(outcomeWords(view(over2015.red), view(over2015.red).outcome!).title).toMatch(/^Mister X takes -?\d+ point/);
  });

  it("starts where it is asked to", () => {
    expect(sentences(view(middle.red), dealsOf(middle), 15)[0]!.n).toBe(15);
  });

  it("says who won and why", () => {
    for (const game of [over1983, over2017]) {
      const seen = view(game.red);
      const { title, why } = outcomeWords(seen, seen.outcome!);
      expect(title).toMatch(/wins?$/);
      expect(why).not.toMatch(/[{}?]/);
    }
  });
});

describe("the travel log", () => {
  it("has a window for every move X may make", () => {
    expect(windowCount(middle.red.table as unknown as YardTable)).toBe(24);
    expect(windowCount(over1983.red.table as unknown as YardTable)).toBeGreaterThanOrEqual(22);
  });
});

describe("the replay", () => {
  it.each([over1983, over2015, over2017])("follows every pawn from the deal to the end", (game) => {
    const seen = view(game.None ?? game.red);
    const table = seen.table as YardTable;
    const all = frames(seen, dealsOf(game));
    expect(all[0]!.at.size).toBe(table.pawns.length);
    expect(all[0]!.path).toHaveLength(1);
    expect(all.map((frame) => frame.ply)).toEqual(all.map((frame) => frame.ply).toSorted((a, b) => a - b));
    for (const pawn of table.pawns) expect(all.at(-1)!.at.get(pawn.seat)).toBe(pawn.station);
    expect(all.at(-1)!.path).toHaveLength(table.windows.length + 1);
    expect(all.at(-1)!.path.slice(1)).toEqual(table.windows.map((window) => window.station));
    expect(all.at(-1)!.ply).toBe(seen.log.length);
  });

  it("looks back on a double move as part of its own round", () => {
    const seen = view(over1983.x);
    const double = seen.log.find((ply) => ply.seat === "x" && ply.move === "double")!;
    const all = frames(seen, dealsOf(over1983));
    const announced = all.findIndex((frame) => frame.ply === double.n + 1);
    expect(all[announced]!.round).toBe(all[announced - 1]!.round + 1);
    expect(all.slice(announced, announced + 3).map((frame) => frame.round)).toEqual(
      Array(3).fill(all[announced]!.round),
    );
  });
});

describe("places", () => {
  const station = (n: number, x: number, y: number): Station => ({ n, x, y, modes: ["taxi"] });
  const stations = [station(1, 0, 0), station(2, 100, 0), station(3, 0, 100), station(4, 110, 90)];

  it("arrow keys find the next station that way", () => {
    expect(towards(stations[0]!, stations, 1, 0)?.n).toBe(2);
    expect(towards(stations[0]!, stations, 0, 1)?.n).toBe(3);
    expect(towards(stations[0]!, stations, -1, 0)).toBeNull();
    expect(towards(stations[1]!, stations, 0, 1)?.n).toBe(4);
  });

  it("two badges at one station keep apart", () => {
    const board = { stations, size: [200, 200], radius: 10 } as unknown as BoardMaterial;
    const taken: { at: { x: number; y: number }; size: number }[] = [];
    const first = free(board, stations[3]!, 9, taken);
    const second = free(board, stations[3]!, 9, taken);
    expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(9);
  });
});

describe("looking back", () => {
  it("shows giving up in the round in which it happened, also before X has moved in it", () => {
    const seen = view(over1983.x);
    const table = seen.table as YardTable;
    const gaveUp = {
      ...seen,
      table: { ...table, round: table.round + 1 },
      log: [...seen.log, { ...seen.log.at(-1)!, n: seen.log.length, seat: "x", move: "concede" }],
    };
    expect(frames(gaveUp, dealsOf(over1983)).at(-1)!.round).toBe(table.round + 1);
  });

  it("says where the game was, not where it ended", () => {
    const { table, log } = view(over1983.x) as View & { table: YardTable };
    const fifth = frames(view(over1983.x), dealsOf(over1983)).find((frame) => frame.round === 5)!;
    expect(roundWords(table, fifth.round)).toBe(`Round 5 of ${table.max_rounds}`);
    expect(goneShare(table, fifth, log.length)).toBeCloseTo(5 / table.max_rounds!);
    expect(goneShare(table, null, log.length)).toBeCloseTo(table.round / table.max_rounds!);
    expect(roundWords(table)).toBe(`Round ${table.round} of ${table.max_rounds}`);
  });

  it("where tickets decide how long it goes on, goes along with the plies", () => {
    const { table, log } = view(over2015.x) as View & { table: YardTable };
    const shares = frames(view(over2015.x), dealsOf(over2015)).map((frame) => goneShare(table, frame, log.length));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(goneShare(table, null, log.length));
    expect(shares[0]).toBeLessThan(shares.at(-1)!);
  });
});

describe("how to play", () => {
  const rulesOf = (edition: string, of: unknown, options: Record<string, string> = {}) =>
    rulesWords({ edition, options } as Room, view(of).table as YardTable);
  const about = (lines: { about: string }[]) => lines.map((line) => line.about);
  const whole = (lines: { text: string }[]) => lines.map((line) => line.text).join(" ");

  it("has the numbers of the table", () => {
    const classic = whole(rulesOf("yard/classic-1983", over1983.x));
    expect(classic).toContain("He shows himself after moves 3, 8, 13, and 18.");
    expect(classic).toContain("in turn, clockwise");
    const table = view(over1983.x).table as YardTable;
    expect(classic).toContain(`after round ${table.max_rounds}`);
    const short = { ...table, max_rounds: 8, windows: [], filled: 0 };
    const few = whole(rulesWords({ edition: "yard/classic-1983", options: {} } as unknown as Room, short));
    expect(few).toContain("He shows himself after moves 3 and 8."); // the others never come
  });

  it("tells of police, options and the common purse only where there are any", () => {
    const police = rulesOf("yard/police-2017", middle.red);
    expect(about(police)).toContain("Police");
    expect(about(rulesOf("yard/classic-1983", over1983.x))).not.toContain("Police");
    expect(whole(police)).toContain("choose their own order");
    expect(about(police)).not.toContain("Showing himself");
    expect(about(rulesOf("yard/classic-1983", over1983.x, { voluntary_reveal: "true" }))).toContain("Showing himself");
    expect(whole(rulesOf("yard/police-2017", middle.red, { x_ticket_accounting: "reserve" }))).toContain("can run out");
    expect(whole(rulesOf("yard/police-2017", middle.red, { stuck_counts_police: "true" }))).toContain("nor the police");
  });

  it("is another game where X is in sight", () => {
    const compact = rulesOf("yard/compact-2015", over2015.x);
    expect(about(compact)[0]).toBe("Heats");
    expect(whole(compact)).toContain("taxi 1, bus 2, and underground 3");
    expect(whole(compact)).toContain("costs him 3 points");
    expect(whole(rulesOf("yard/compact-2015", over2015.x, { x_black: "3" }))).toContain(
      "3 times, but never twice in a row",
    );
    expect(whole(rulesOf("yard/compact-2015", over2015.x, { stuck_leftovers: "kept" }))).toContain("they keep");
    expect(whole(compact)).not.toMatch(/[{}]/);
  });
});

describe("the rounds to come", () => {
  const at = (round: number) => leftWords({ round, max_rounds: 14 } as YardTable);

  it("are counted besides the one that is played", () => {
    expect(at(0)).toBe("14 rounds left");
    expect(at(13)).toBe("1 more after this");
    expect(at(14)).toBe("the last round");
  });
});
