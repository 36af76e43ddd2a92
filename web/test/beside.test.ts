import { describe, expect, it } from "vitest";
import { beside } from "../src/games/yard/beside";

const BOX = { width: 160, height: 100 };
const ROOM = { width: 390, height: 500 };

describe("a box beside a station", () => {
  it("is above it, in the middle", () => {
    expect(beside({ x: 200, y: 300 }, 20, BOX, ROOM)).toEqual({ x: 120, y: 180 });
  });

  it("is below it where there is no room above", () => {
    expect(beside({ x: 200, y: 60 }, 20, BOX, ROOM)).toEqual({ x: 120, y: 80 });
  });

  it("stays inside, and off the station, in a low room", () => {
    const spot = beside({ x: 10, y: 60 }, 20, BOX, { width: 390, height: 130 });
    expect(spot.x).toBe(30);
    expect(spot.y).toBe(10);
  });

  it("leaves other stations free if it can", () => {
    const above = { x: 200, y: 240 };
    expect(beside({ x: 200, y: 300 }, 20, BOX, ROOM, [above]).y).toBe(320);
  });

  it("leaves pawns free before other stations", () => {
    const [above, below] = [
      { x: 200, y: 250 },
      { x: 200, y: 350 },
    ];
    expect(beside({ x: 200, y: 300 }, 20, BOX, ROOM, [below], [above]).y).not.toBe(180);
    const spot = beside({ x: 200, y: 300 }, 20, BOX, ROOM, [], [above, below]);
    for (const pawn of [above, below])
      expect(pawn.x < spot.x || pawn.x > spot.x + BOX.width || pawn.y < spot.y || pawn.y > spot.y + BOX.height).toBe(
        true,
      );
  });

  it("stays inside even where everything is covered", () => {
    for (const at of [
      { x: -50, y: -50 },
      { x: 900, y: 900 },
    ]) {
      const { x, y } = beside(at, 20, BOX, ROOM);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(y).toBeGreaterThanOrEqual(8);
      expect(x + BOX.width).toBeLessThanOrEqual(ROOM.width - 8);
      expect(y + BOX.height).toBeLessThanOrEqual(ROOM.height - 8);
    }
  });
});
