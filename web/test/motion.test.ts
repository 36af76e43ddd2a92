import { describe, expect, it } from "vitest";
import { endingOf, legPace } from "../src/games/yard/motion/finale";
import { cut, evenly, extent, Lines } from "../src/games/yard/motion/lines";
import { Motion, type News } from "../src/games/yard/motion/motion.svelte";
import { duration, lastRides, ridesOf, soundOf, stepsOf, strength, type Ride } from "../src/games/yard/motion/rides";
import type { YardTable } from "../src/games/yard/table";
import type { BoardMaterial, Station, View } from "../src/wire";
import middle from "./fixtures/middle-2017.json";
import over1983 from "./fixtures/over-1983.json";
import over2017 from "./fixtures/over-2017.json";
import over2015 from "./fixtures/over-2015.json";

const DEALS = ["red", "blue", "green", "bobby1", "x"];
const view = (of: unknown) => of as View;
const ofX = (rides: Ride[]) => rides.filter((ride) => ride.seat === "x");

/** A view after so many plies; the windows are those of the whole game. */
const until = (of: unknown, ply: number): View => ({ ...view(of), ply, log: view(of).log.slice(0, ply) });

describe("rides as seen", () => {
  it("never tell a detective where a hidden ride began or ended", () => {
    const rides = ofX(ridesOf(view(middle.red), DEALS));
    expect(rides.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      [null, null],
      [null, 30],
    ]);
    expect(rides.map((ride) => ride.shows)).toEqual([false, false, true]);
  });

  it("tell X everything, unless the screen is covered", () => {
    expect(ofX(ridesOf(view(middle.x), DEALS)).map(({ from, to }) => [from, to])).toEqual([
      [71, 72],
      [72, 42],
      [42, 30],
    ]);
    expect(ridesOf(view(middle.x), DEALS, true)).toEqual(ridesOf(view(middle.red), DEALS));
  });

  it("follow every pawn from the deal on", () => {
    const red = ridesOf(view(middle.red), DEALS).filter((ride) => ride.seat === "red");
    expect(red.map(({ from, to, ticket }) => [from, to, ticket])).toEqual([
      [138, 124, "t"],
      [124, 153, "b"],
      [153, 140, "u"],
    ]);
  });

  it("of an open X are news only when X is back", () => {
    const rides = ofX(ridesOf(view(over2015.red), ["x"]));
    expect(rides.map(({ ticket, shows }) => [ticket, shows])).toEqual([
      ["k", false],
      ["", true],
      ["t", false],
    ]);
  });
});

describe("the arrows", () => {
  const arrows = (of: unknown, upTo?: number) => lastRides(ridesOf(view(of), DEALS), 5, upTo);

  it("are the last ride of each pawn, the newest strongest", () => {
    const found = arrows(middle.red);
    expect(found.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      ["red", 153, 140],
      ["blue", 52, 41],
      ["green", 89, 55],
      ["bobby1", 67, 89],
    ]);
    expect(found.map((arrow) => arrow.age)).toEqual([3, 2, 1, 0]);
    const strengths = found.map((arrow) => strength(arrow.age, 5));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(Math.min(...strengths)).toBeGreaterThan(0.2);
  });

  it("show X's ride to X alone", () => {
    for (const ply of [6, 11, 16, 20]) {
      const seen = lastRides(ridesOf(until(middle.red, ply), DEALS), 5);
      expect(seen.some((arrow) => arrow.seat === "x")).toBe(false);
    }
    expect(arrows(middle.x)[0]).toMatchObject({ seat: "x", from: 42, to: 30 });
    expect(lastRides(ridesOf(view(middle.x), DEALS, true), 5).some((arrow) => arrow.seat === "x")).toBe(false);
  });

  it("show an X in the open to all", () => {
    const found = lastRides(ridesOf(until(over2015.red, 10), ["x"]), 4);
    expect(found.at(-1)).toMatchObject({ seat: "x", from: 13, to: 14 });
  });

  it("are gone after a round, even of a pawn that stands still", () => {
    const ride = (n: number, seat: string): Ride => ({ n, seat, ticket: "t", from: n, to: n + 1, shows: false });
    const rides = [ride(0, "red"), ride(1, "blue"), ride(2, "x"), ride(3, "blue"), ride(4, "x")];
    expect(lastRides(rides, 3).map((arrow) => arrow.seat)).toEqual(["blue", "x"]);
    expect(lastRides(rides, 3, 2).map((arrow) => arrow.seat)).toEqual(["red", "blue", "x"]);
  });
});

describe("what is shown and heard", () => {
  it("is one step after another, and a reveal after its ride", () => {
    expect(stepsOf(ridesOf(view(middle.red), DEALS).slice(10)).map((step) => [step.seat, step.kind])).toEqual([
      ["x", "hidden"],
      ["x", "reveal"],
      ["red", "ride"],
      ["blue", "ride"],
      ["green", "ride"],
      ["bobby1", "ride"],
    ]);
    expect(stepsOf(ofX(ridesOf(view(middle.x), DEALS)).slice(2)).map((step) => step.kind)).toEqual(["ride", "reveal"]);
    expect(stepsOf(ofX(ridesOf(view(over2015.None), ["x"]))).map((step) => step.kind)).toEqual([
      "ride",
      "reveal",
      "ride",
    ]);
  });

  it("sounds like the ticket; a boat only to those who see it", () => {
    const ride = (ticket: string, seen = true): Ride => ({
      n: 0,
      seat: "x",
      ticket,
      from: seen ? 1 : null,
      to: seen ? 2 : null,
      shows: false,
    });
    const heard = (one: Ride, mode?: string) => stepsOf([one]).map((step) => soundOf(step, mode));
    expect(["t", "b", "u", "k"].flatMap((ticket) => heard(ride(ticket)))).toEqual([
      "taxi",
      "bus",
      "underground",
      "black",
    ]);
    expect(heard(ride("k"), "ferry")).toEqual(["boat"]);
    expect(heard(ride("k", false), "ferry")).toEqual(["black"]);
    expect(heard({ ...ride("t"), from: null, shows: true })).toEqual(["taxi", "reveal"]);
  });

  it("goes faster where much waits, and no reveal takes longer than a second and a half", () => {
    const [step] = stepsOf(ridesOf(view(middle.red), DEALS).filter((ride) => ride.seat === "red"));
    expect(duration(step!, 5)).toBeLessThan(duration(step!, 1));
    for (const one of stepsOf(ridesOf(view(middle.x), DEALS))) expect(duration(one, 1)).toBeLessThanOrEqual(1500);
  });
});

describe("the queue of moves", () => {
  const rides = ridesOf(view(middle.red), DEALS);
  const news = (ply: number, game = 1): News => ({ game, ply, rides, most: 7 });
  const kinds = (motion: Motion) => motion.queue.map((step) => `${step.seat} ${step.kind}`);

  it("starts with nothing: what was before this page is not shown again", () => {
    const motion = new Motion();
    motion.follow(news(15), false);
    expect(motion.busy).toBe(false);
    motion.follow(news(15), false);
    expect(motion.busy).toBe(false);
  });

  it("takes new moves in their order, and shows each pawn where it was until its turn comes", () => {
    const motion = new Motion();
    motion.follow(news(15), false);
    motion.follow(news(17), false);
    motion.follow(news(18), false);
    expect(kinds(motion)).toEqual(["x hidden", "x reveal", "red ride", "blue ride"]);
    expect(motion.standing("x", 30)).toBeNull();
    expect(motion.standing("red", 140)).toBe(153);
    expect(motion.standing("green", 55)).toBe(55);
    motion.done(motion.current!);
    expect(motion.standing("x", 30)).toBe(30);
    expect(motion.upTo).toBe(15);
    motion.done(motion.current!);
    expect(motion.standing("red", 140)).toBe(140);
    expect(motion.standing("blue", 41)).toBe(52);
    motion.done(motion.current!);
    motion.done(motion.current!);
    expect(motion.busy).toBe(false);
    expect(motion.upTo).toBe(Infinity);
  });

  it("jumps to the present when it is skipped", () => {
    const motion = new Motion();
    motion.follow(news(15), false);
    motion.follow(news(20), false);
    const late = motion.current!;
    motion.skip();
    expect(motion.busy).toBe(false);
    expect(motion.standing("red", 140)).toBe(140);
    motion.done(late); // its end comes too late to matter
    expect(motion.busy).toBe(false);
  });

  it("replays neither many moves at once, nor a move taken back, nor another game", () => {
    const motion = new Motion();
    motion.follow(news(7), false);
    motion.follow(news(20), false);
    expect(motion.busy).toBe(false);
    motion.follow(news(17), false);
    expect(motion.busy).toBe(false);
    motion.follow(news(18), false);
    expect(kinds(motion)).toEqual(["blue ride"]);
    motion.follow(news(20, 2), false);
    expect(motion.busy).toBe(false);
  });

  it("does not let a slow page fall behind by more than a round", () => {
    const motion = new Motion();
    motion.follow(news(5), false);
    motion.follow(news(11), false);
    expect(motion.busy).toBe(true);
    motion.follow(news(16), false);
    expect(motion.busy).toBe(false);
  });

  it("without movement only says that X was seen, until the next move", () => {
    const motion = new Motion();
    motion.follow(news(15), true);
    expect(motion.follow(news(16), true).map((step) => step.kind)).toEqual(["hidden", "reveal"]);
    expect(motion.busy).toBe(false);
    expect(motion.sighting?.to).toBe(30);
    expect(motion.standing("x", 30)).toBe(30);
    motion.follow(news(17), true);
    expect(motion.sighting).toBeNull();
  });
});

describe("the lines", () => {
  const station = (n: number, x: number, y: number, links: Record<string, number[]>): Station => ({
    n,
    x,
    y,
    modes: Object.keys(links),
    links,
  });
  const stations = [
    station(1, 0, 0, { taxi: [2], ferry: [3] }),
    station(2, 100, 0, { taxi: [1], bus: [3] }),
    station(3, 100, 100, { bus: [2], ferry: [1] }),
  ];
  const board = {
    stations,
    bends: [
      [1, 3, "ferry", [0, 0, 20, 60, 100, 100]],
      [2, 3, "bus", [104, 0, 104, 100]],
    ],
  } as unknown as BoardMaterial;
  const lines = new Lines(board, new Map(stations.map((one) => [one.n, one])));
  const plain = (points: { x: number; y: number }[]) => points.map(({ x, y }) => [x, y]);

  it("are straight unless they bend, and run both ways", () => {
    expect(plain(lines.of(1, 2, "t")!.points)).toEqual([
      [0, 0],
      [100, 0],
    ]);
    const there = lines.of(1, 3, "k")!;
    expect(there.mode).toBe("ferry");
    expect(plain(there.points)).toEqual([
      [0, 0],
      [20, 60],
      [100, 100],
    ]);
    expect(plain(lines.of(3, 1, "k")!.points)).toEqual(plain(there.points).toReversed());
    expect(lines.of(2, 3, "k")!.mode).toBe("bus");
    expect(plain(lines.of(2, 3, "b")!.points)[1]).toEqual([104, 0]);
    expect(lines.of(1, 99, "t")).toBeNull();
  });

  it("can be cut and measured", () => {
    const points = lines.of(2, 3, "b")!.points;
    expect(extent(points)).toBe(108);
    expect(plain(evenly(points, 2))[1]).toEqual([104, 50]);
    const short = cut(points, 10, 10);
    expect(extent(short)).toBeCloseTo(88);
    expect(cut(points, 60, 60)).toEqual([]);
  });
});

describe("whole games", () => {
  it.each([
    [over1983, ["x", "red", "blue", "green", "yellow"]],
    [over2015, ["x"]],
  ])("end where the table says", (game, deals) => {
    const table = view(game.red).table as YardTable;
    const rides = ridesOf(view(game.red), deals);
    for (const pawn of table.pawns)
      expect(rides.findLast((ride) => ride.seat === pawn.seat)?.to ?? pawn.station).toBe(pawn.station);
  });
});

describe("the end", () => {
  it("is told in one line, with the place to look at", () => {
    expect(endingOf(view(over1983.red))).toEqual({
      text: expect.stringMatching(/^Trapped at \d+, in round \d+$/) as string,
      station: (view(over1983.red).table as YardTable).pawns.find((pawn) => pawn.seat === "x")!.station,
      free: false,
      points: null,
    });
    expect(endingOf(view(over2015.red))).toEqual({
      text: "Caught at 14 by Blue, in round 2",
      station: 14,
      free: false,
      points: 5,
    });
    expect(endingOf(view(middle.red))).toBeNull();
  });

  it("of an X who is still free is an escape, unless somebody gave up", () => {
    const over = view(over2017.red);
    const ended = (reason: string, winners: string[]) =>
      endingOf({ ...over, outcome: { reason, winners, points: [] } });
    expect(ended("escaped", ["x"])).toMatchObject({ text: "Mister X got away", station: null, free: true });
    const gaveUp = { ...over, log: [...over.log, { n: over.ply, seat: "x", move: "concede", secret: false }] };
    expect(endingOf({ ...gaveUp, outcome: { reason: "conceded", winners: ["red"], points: [] } })).toMatchObject({
      text: "Mister X gave up.",
      free: false,
    });
  });

  it("draws any trail within three seconds", () => {
    for (const legs of [0, 1, 5, 24, 40]) expect(legs * legPace(legs)).toBeLessThanOrEqual(3000);
  });
});
