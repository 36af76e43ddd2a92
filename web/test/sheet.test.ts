import { describe, expect, it } from "vitest";
import { higher, lower, settle, stops } from "../src/parts/sheet";

describe("the sheet of a small screen", () => {
  const heights = stops(240, 790, false);

  it("stands at the action, about half of the room, or nearly all of it", () => {
    expect(heights.peek).toBe(240);
    expect(heights.half).toBeCloseTo(458.2);
    expect(heights.full).toBe(766);
  });

  it("leaves an open tab some room on a low screen, and never grows out of it", () => {
    const low = stops(240, 580, false);
    expect(low.half).toBe(426);
    expect(stops(240, 300, false)).toEqual({ peek: 240, half: 276, full: 276 });
  });

  it("leaves more of the board in sight where it explains it", () => {
    expect(stops(240, 790, true).half).toBeCloseTo(363.4);
  });

  it("comes to rest at the nearest stop", () => {
    expect(settle(250, 0, heights)).toBe("peek");
    expect(settle(400, 0, heights)).toBe("half");
    expect(settle(700, 0, heights)).toBe("full");
  });

  it("a flick carries it on", () => {
    expect(settle(300, 1.2, heights)).toBe("half");
    expect(settle(440, -1.5, heights)).toBe("peek");
    expect(settle(500, 2, heights)).toBe("full");
  });

  it("goes one stop at a time by key, and not beyond the last", () => {
    expect([higher("peek"), higher("half"), higher("full")]).toEqual(["half", "full", "full"]);
    expect([lower("full"), lower("half"), lower("peek")]).toEqual(["half", "peek", "peek"]);
  });
});
