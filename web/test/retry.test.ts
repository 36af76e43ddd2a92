import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retry } from "../src/retry";

describe("a server that is away", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked until it answers, and then no more", async () => {
    const ask = vi.fn().mockRejectedValueOnce("away").mockRejectedValueOnce("away").mockResolvedValue("here");
    const done = vi.fn();
    const failed = vi.fn();
    retry(ask, done, failed, 100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledTimes(2);
    expect(done.mock.calls).toEqual([["here"]]);
  });

  it("is left alone once the page has gone", async () => {
    const ask = vi.fn().mockRejectedValue("away");
    const failed = vi.fn();
    const giveUp = retry(ask, vi.fn(), failed, 100);
    giveUp();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it("answers too late, and nobody is told", async () => {
    const done = vi.fn();
    const late = new Promise<string>((resolve) => void setTimeout(() => resolve("here"), 500));
    const giveUp = retry(() => late, done);
    giveUp();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).not.toHaveBeenCalled();
  });
});
