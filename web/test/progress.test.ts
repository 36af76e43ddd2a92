import { beforeEach, describe, expect, it, vi } from "vitest";

/** A store of a page that was just loaded. */
async function fresh() {
  vi.resetModules();
  return (await import("../src/store/progress.svelte")).learning;
}

describe("learning on this device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("begins at the first step, without a game", async () => {
    const learning = await fresh();
    expect([learning.hasPlayed, learning.stepOf("quiz"), learning.isDone("quiz")]).toEqual([false, 1, false]);
  });

  it("is remembered when the page comes back", async () => {
    const learning = await fresh();
    learning.reach("quiz", 3);
    learning.played();
    const later = await fresh();
    expect([later.hasPlayed, later.stepOf("quiz")]).toEqual([true, 3]);
  });

  it("is done once the last step is, and can begin again", async () => {
    const learning = await fresh();
    learning.reach("quiz", 5);
    learning.finish("quiz");
    expect([learning.isDone("quiz"), learning.stepOf("quiz")]).toEqual([true, 1]);
  });

  it("works where nothing can be stored", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => "{not json",
      setItem: () => {
        throw new Error("full");
      },
    });
    const learning = await fresh();
    learning.reach("quiz", 2);
    expect(learning.stepOf("quiz")).toBe(2);
  });
});
