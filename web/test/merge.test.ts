import { describe, expect, it } from "vitest";
import { mergeView } from "../src/merge";
import type { View } from "../src/wire";
import middle from "./fixtures/middle-2017.json";

const whole = middle.red as unknown as View;
const part = (from: number, to: number): View => ({ ...whole, from, ply: to, log: whole.log.slice(from, to) });

describe("views", () => {
  it("come together from pieces", () => {
    const first = mergeView(undefined, part(0, 8))!;
    const second = mergeView(first, part(8, 12))!;
    expect(mergeView(second, part(12, whole.log.length))).toEqual(whole);
  });

  it("take a piece twice", () => {
    const first = mergeView(undefined, part(0, 12))!;
    expect(mergeView(first, part(8, 12))!.log).toEqual(whole.log.slice(0, 12));
  });

  it("are replaced when they come whole, as the log opens at the end", () => {
    const first = mergeView(undefined, part(0, 8))!;
    const opened = { ...whole, log: whole.log.map((ply) => ({ ...ply, move: ply.move.replace("?", "46") })) };
    expect(mergeView(first, opened)!.log).toEqual(opened.log);
  });

  it("with a gap are not shown", () => {
    expect(mergeView(undefined, part(4, 8))).toBeNull();
    expect(mergeView(part(0, 4), part(6, 8))).toBeNull();
    expect(mergeView({ ...part(0, 8), game: 1 }, { ...part(8, 12), game: 2 })).toBeNull();
  });
});
