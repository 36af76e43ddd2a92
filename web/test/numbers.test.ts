import { describe, expect, it } from "vitest";
import { isFar, legible, sizeable } from "../src/games/yard/numbers";

describe("the numbers on the map", () => {
  it("are never too small to be read", () => {
    expect(legible(20, 1)).toBe(20);
    expect(legible(20, 4)).toBe(44);
  });

  it("are left out where stations have no room for them", () => {
    expect(isFar(17.5, 1 / 0.25)).toBe(true);
    expect(isFar(17.5, 1 / 0.55)).toBe(false);
  });

  it("take the size that the page gives them, and nothing else does", () => {
    const legend = '<g data-layer="legend"><text font-size="9">taxi</text></g>';
    const numbers = '<g data-layer="numbers" fill="#000"><text x="1" y="2" font-size="18.9">7</text></g>';
    const sized = '<g data-layer="numbers" fill="#000"><text x="1" y="2" style="--n:18.9px">7</text></g>';
    expect(sizeable(`<svg>${numbers}${legend}</svg>`)).toBe(`<svg>${sized}${legend}</svg>`);
  });
});
