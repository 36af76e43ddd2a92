import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.resetModules();
});
const load = async () => import("../src/store/puzzling.svelte");

test("the day before is by the calendar", async () => {
  const { dayBefore, dayOf } = await load();
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
});

test("days in a row count, a missed day ends the streak, the best stays", async () => {
  const { puzzling } = await load();
  puzzling.solve("a", "2026-01-01", true);
  puzzling.solve("b", "2026-01-02", true);
  expect([puzzling.streak("2026-01-02"), puzzling.streak("2026-01-03"), puzzling.streak("2026-01-04")]).toEqual([
    2, 2, 0,
  ]);
  puzzling.solve("c", "2026-01-04", true);
  expect([puzzling.streak("2026-01-04"), puzzling.best]).toEqual([1, 2]);
});

test("a day counts once, other puzzles do not count, and a clock set back gains nothing", async () => {
  const { puzzling } = await load();
  puzzling.solve("a", "2026-01-05", true);
  puzzling.solve("a", "2026-01-05", true);
  puzzling.solve("b", "2026-01-05", false);
  puzzling.solve("c", "2026-01-04", true);
  expect([puzzling.streak("2026-01-05"), puzzling.best, puzzling.isSolved("b")]).toEqual([1, 1, true]);
});

test("it is kept on the device", async () => {
  (await load()).puzzling.solve("a", "2026-01-05", true);
  vi.resetModules();
  const { puzzling } = await load();
  expect([puzzling.isSolved("a"), puzzling.isDone("2026-01-05")]).toEqual([true, true]);
});
