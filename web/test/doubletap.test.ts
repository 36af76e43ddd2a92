import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { doubleTapGuard } from "../src/parts/doubletap";

describe("a tap", () => {
  let acted: number;
  let guard: (event: MouseEvent) => void;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    acted = -Infinity;
    guard = doubleTapGuard(() => acted);
  });
  afterEach(() => void vi.useRealTimers());

  /** Does a tap go through? */
  function tap(x: number, detail = 1): boolean {
    const preventDefault = vi.fn();
    guard({ detail, clientX: x, clientY: 0, preventDefault, stopPropagation: vi.fn() } as unknown as MouseEvent);
    return preventDefault.mock.calls.length === 0;
  }

  it("right after a move, at the same spot, is the second of a double tap", () => {
    expect(tap(100)).toBe(true);
    acted = performance.now();
    vi.advanceTimersByTime(200);
    expect(tap(105)).toBe(false);
    vi.advanceTimersByTime(300);
    expect(tap(105)).toBe(true);
  });

  it("somewhere else is not, nor one without a move before it", () => {
    expect(tap(100)).toBe(true);
    acted = performance.now();
    vi.advanceTimersByTime(200);
    expect(tap(300)).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(tap(100)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(tap(100, 2)).toBe(true);
  });

  it("by keyboard always goes through", () => {
    tap(0);
    acted = performance.now();
    expect(tap(0, 0)).toBe(true);
  });

  it("on a map, which hears of pointers only, is stopped as well", () => {
    const stopped = (x: number) => {
      const stopPropagation = vi.fn();
      guard({ type: "pointerdown", detail: 0, clientX: x, clientY: 0, stopPropagation } as unknown as MouseEvent);
      return stopPropagation.mock.calls.length > 0;
    };
    expect(stopped(100)).toBe(false);
    expect(tap(100)).toBe(true);
    acted = performance.now();
    vi.advanceTimersByTime(200);
    expect(stopped(300)).toBe(false);
    expect(stopped(105)).toBe(true);
  });
});
