import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilDone } from "../src/again";

describe("a server that is away", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is asked until it answers, and then no more", async () => {
    const ask = vi.fn().mockRejectedValueOnce("away").mockRejectedValueOnce("away").mockResolvedValue(undefined);
    const failed = vi.fn();
    untilDone(ask, failed, 100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it("is left alone once the page has gone", async () => {
    const ask = vi.fn().mockRejectedValue("away");
    const failed = vi.fn();
    const giveUp = untilDone(ask, failed, 100);
    giveUp();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });
});
