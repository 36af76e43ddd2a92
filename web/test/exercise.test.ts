import { beforeEach, describe, expect, it, vi } from "vitest";
import { Exercise } from "../src/learn/exercise.svelte";
import { edgeOf, place } from "../src/learn/anchors";
import type { ExerciseState, Material, Why, WhyNot } from "../src/wire";
import middle from "./fixtures/middle-2017.json";

const room = {
  type: "room",
  room: "mister-x-1",
  code: "",
  edition: "yard/police-2017",
  title: "",
  options: {},
  settings: {},
  status: "playing",
  game: 1,
  host: "you",
  commitment: null,
  people: [],
  seats: [
    {
      seat: "red",
      side: 1,
      holders: ["you"],
      players: ["you"],
      bot: null,
      shared: false,
      pin: false,
      name: "",
      away: false,
    },
  ],
  captains: [],
  bots_at_start: 0,
  claim: null,
  series: null,
  unseen: null,
} as const;
const you = {
  type: "you",
  person: "you",
  attached: ["red"],
  side: null,
  may: [],
  seats: [{ seat: "red", may: ["look", "play"], captain: null }],
  people: [],
  requests: [],
  banned: [],
} as const;

function state(more: Partial<ExerciseState> = {}, ply = 0, moves = ["t1", "b2"]): ExerciseState {
  const view = { ...(middle as Record<string, object>)["None"], seat: "red", game: 1, from: 0, ply, moves, log: [] };
  return {
    room,
    you,
    frames: [[view]],
    verdict: "begin",
    words: "",
    task: { text: "Ride.", points: [] },
    moves: [],
    ...more,
  } as unknown as ExerciseState;
}

describe("an exercise", () => {
  const tries = vi.fn<(moves: string[]) => Promise<ExerciseState>>();
  const why = vi.fn<(asked: WhyNot) => Promise<Why>>();
  let exercise: Exercise;
  beforeEach(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    tries.mockReset().mockResolvedValueOnce(state());
    exercise = new Exercise({ tries, why, material: () => Promise.resolve({} as Material) });
    await exercise.store.open();
  });

  it("shows the table of a room, with the player's seat to move", () => {
    expect(tries).toHaveBeenCalledWith([]);
    expect(exercise.store.acting).toEqual(["red"]);
    expect(exercise.store.gaze.hotSeat).toBe(false);
    expect(exercise.task?.text).toBe("Ride.");
  });

  it("sends a try after the accepted moves, and says what came of it", async () => {
    tries.mockResolvedValueOnce(state({ verdict: "on", words: "Good.", moves: ["red:t1"] }, 1));
    exercise.store.play("red", "t1");
    await vi.waitFor(() => expect(exercise.words).toBe("Good."));
    expect(exercise.store.sending).toBeNull();
    tries.mockResolvedValueOnce(state({ verdict: "done", words: "Done.", task: null, moves: ["red:t1", "red:b2"] }, 2));
    exercise.store.play("red", "b2");
    await vi.waitFor(() => expect(exercise.done).toBe(true));
    expect(tries).toHaveBeenLastCalledWith(["red:t1", "red:b2"]);
  });

  it("keeps the accepted moves when a try is not wanted", async () => {
    tries.mockResolvedValueOnce(state({ verdict: "again", words: "Not the bus." }));
    exercise.store.play("red", "b2");
    await vi.waitFor(() => expect(exercise.verdict).toBe("again"));
    expect(exercise.store.sending).toBeNull();
    tries.mockResolvedValueOnce(state({ verdict: "done", moves: ["red:t1"], task: null }, 1));
    exercise.store.play("red", "t1");
    await vi.waitFor(() => expect(exercise.done).toBe(true));
    expect(tries).toHaveBeenLastCalledWith(["red:t1"]);
  });

  it("shows the moments one after another", async () => {
    const plies: (number | undefined)[] = [];
    const receive = exercise.store.receive.bind(exercise.store);
    vi.spyOn(exercise.store, "receive").mockImplementation((message) => {
      if (message.type === "view") plies.push(message.ply);
      receive(message);
    });
    const frames = [1, 2, 3].map((ply) => state({}, ply).frames[0]!);
    tries.mockResolvedValueOnce(state({ verdict: "done", task: null, frames }));
    exercise.store.play("red", "t1");
    await vi.waitFor(() => expect(exercise.done).toBe(true));
    expect(plies).toEqual([1, 2, 3]);
  });

  it("asks why not there after the accepted moves, and answers like a room", async () => {
    tries.mockResolvedValueOnce(state({ verdict: "on", moves: ["red:t1"] }, 1));
    exercise.store.play("red", "t1");
    await vi.waitFor(() => expect(exercise.verdict).toBe("on"));
    why.mockResolvedValueOnce({
      type: "why",
      seat: "red",
      ply: 1,
      place: 9,
      code: "brand-new",
      text: "No line.",
      details: {},
    });
    expect(await exercise.store.askWhy("red", 9)).toBe("No line.");
    expect(why).toHaveBeenLastCalledWith({ moves: ["red:t1"], seat: "red", place: 9 });
    why.mockRejectedValueOnce(new Error("no"));
    expect(await exercise.store.askWhy("red", 9)).toBeNull();
    expect(exercise.store.refusal).toBeNull();
  });

  it("shows a refusal like a room, and another try is possible", async () => {
    tries.mockRejectedValueOnce(new Error("no"));
    exercise.store.play("red", "t1");
    await vi.waitFor(() => expect(exercise.store.refusal?.code).toBe("unexpected"));
    expect(exercise.store.sending).toBeNull();
  });
});

describe("words beside a thing", () => {
  const screen = { x: 0, y: 0, width: 390, height: 844 };
  const spot = { x: 200, y: 300, w: 20, h: 20 };

  it("stand above it, if there is room", () => {
    const box = place(spot, 100, 30, screen, []);
    expect(box.y + box.height).toBeLessThan(spot.y - spot.h);
  });

  it("make room for what is to be tapped", () => {
    const above = { x: 140, y: 200, width: 120, height: 80, weight: 1 };
    const box = place(spot, 100, 30, screen, [above]);
    expect(box.y).toBeGreaterThan(above.y + above.height - 1);
  });

  it("rather hide room than a text", () => {
    const button = { x: 10, y: 280, width: 370, height: 300, weight: 1 };
    const text = { x: 10, y: 100, width: 370, height: 175, weight: 3 };
    const box = place(spot, 100, 30, screen, [button, text]);
    expect(box.y).toBeGreaterThanOrEqual(button.y);
  });

  it("stand in a wide thing, if all around it is text", () => {
    const wide = { x: 195, y: 700, w: 180, h: 38 };
    const texts = [540, 740].map((y) => ({ x: 0, y, width: 390, height: 120, weight: 3 }));
    const box = place(wide, 100, 30, screen, texts);
    expect(box.x + box.width).toBeLessThanOrEqual(wide.x + wide.w);
    expect([box.y > wide.y - wide.h, box.y + box.height < wide.y + wide.h]).toEqual([true, true]);
    expect(edgeOf(wide, box.x + box.width / 2, box.y + box.height / 2)).toBeNull();
  });

  it("have an arrow that ends at the edge", () => {
    expect(edgeOf(spot, 200, 200)).toEqual({ x: 200, y: 280 });
    expect(edgeOf(spot, 300, 300)).toEqual({ x: 220, y: 300 });
  });

  it("stay on the screen", () => {
    const box = place({ x: 385, y: 4, w: 10, h: 10 }, 120, 40, screen, []);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });
});
