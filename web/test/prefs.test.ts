import { beforeEach, describe, expect, it, vi } from "vitest";

/** The store of a page that was just loaded. */
async function fresh() {
  vi.resetModules();
  return (await import("../src/store/prefs.svelte")).prefs;
}

describe("choices on this device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("are open until somebody chooses", async () => {
    const prefs = await fresh();
    expect([prefs.edition, prefs.opponent, prefs.even, prefs.danger]).toEqual([null, null, null, null]);
    expect(prefs.botSpeed).toBe("calm");
  });

  it("for a quick game come back with the page", async () => {
    const prefs = await fresh();
    prefs.setEdition("yard/classic-1983");
    prefs.setOpponent("master");
    prefs.setEven(false);
    prefs.setDanger(true);
    prefs.setBotSpeed("once");
    const later = await fresh();
    expect([later.edition, later.opponent, later.even, later.danger, later.botSpeed]).toEqual([
      "yard/classic-1983",
      "master",
      false,
      true,
      "once",
    ]);
  });

  it("are kept when a game begins, also where nobody touched them", async () => {
    const prefs = await fresh();
    prefs.keepQuick("yard/police-2017", { bot: "tourist", even: true, danger: true });
    prefs.setBeaten("tourist");
    const later = await fresh();
    expect([later.edition, later.opponent, later.even, later.danger, later.beaten]).toEqual([
      "yard/police-2017",
      "tourist",
      true,
      true,
      "tourist",
    ]);
  });

  it("take a speed that no longer exists for the usual one", async () => {
    kept.set("fogbound.botSpeed", "warp");
    expect((await fresh()).botSpeed).toBe("calm");
  });
});
