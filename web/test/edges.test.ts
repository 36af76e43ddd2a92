import { describe, expect, it } from "vitest";
import { edges } from "../src/games/yard/edges";

const ROOM = { width: 400, height: 300 };

describe("arrows at the edge of the map", () => {
  it("point to what is outside it, and only to that", () => {
    const found = edges(
      [
        { x: 200, y: 100 },
        { x: 900, y: 150 },
        { x: 200, y: -400 },
      ],
      ROOM,
    );
    expect(found.map(({ x, y }) => ({ x, y }))).toEqual([
      { x: 200, y: 24 },
      { x: 376, y: 150 },
    ]);
    expect(found[0]!.turn).toBeCloseTo(-Math.PI / 2);
    expect(found[1]!.turn).toBeCloseTo(0);
  });

  it("keep apart, inside the screen", () => {
    const found = edges(
      Array.from({ length: 5 }, (_, i) => ({ x: 2000, y: 140 + 5 * i })),
      ROOM,
    );
    expect(found).toHaveLength(5);
    for (const a of found) {
      expect(a.x).toBeGreaterThanOrEqual(24);
      expect(a.x).toBeLessThanOrEqual(376);
      expect(a.y).toBeGreaterThanOrEqual(24);
      expect(a.y).toBeLessThanOrEqual(276);
      for (const b of found) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(34);
    }
  });

  it("step aside for what they would hide, but not onto each other", () => {
    const things = [
      { x: 900, y: 150 },
      { x: 900, y: 60 },
    ];
    const target = { x: 370, y: 150, size: 18, weight: 100 };
    const found = edges(things, ROOM, [target]);
    for (const a of found) expect(Math.hypot(a.x - target.x, a.y - target.y)).toBeGreaterThanOrEqual(38);
    const [a, b] = found as [(typeof found)[0], (typeof found)[0]];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    expect(edges(things, ROOM, [{ x: 200, y: 150, size: 18, weight: 100 }])).toEqual(edges(things, ROOM));
  });

  it("need room", () => {
    expect(edges([{ x: 900, y: 0 }], { width: 60, height: 60 })).toEqual([]);
  });
});
