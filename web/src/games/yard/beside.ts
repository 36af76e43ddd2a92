import type { Point } from "./places";

export interface Size {
  width: number;
  height: number;
}

/** Pixels that stay free at the edges of the screen. */
const MARGIN = 8;

/**
 * The upper left corner for a box beside a point: inside the room, off the point itself and, if it can be, off pawns
 * and then off other points that matter. Above comes first, as a finger hides what is below it.
 */
export function beside(
  at: Point,
  clear: number,
  box: Size,
  room: Size,
  avoid: Point[] = [],
  pawns: Point[] = [],
): Point {
  const [left, right] = [at.x - clear - box.width, at.x + clear];
  const [above, below] = [at.y - clear - box.height, at.y + clear];
  const spots = [
    { x: at.x - box.width / 2, y: above },
    { x: at.x - box.width / 2, y: below },
    { x: right, y: at.y - box.height / 2 },
    { x: left, y: at.y - box.height / 2 },
    { x: right, y: above },
    { x: left, y: above },
    { x: right, y: below },
    { x: left, y: below },
  ].map((spot) => ({
    x: held(spot.x, box.width, room.width),
    y: held(spot.y, box.height, room.height),
  }));
  const costs = spots.map(
    (spot, i) =>
      1000 * covered(spot, box, at, clear - 1) + // clamped onto the point
      100 * pawns.filter((pawn) => covered(spot, box, pawn, clear) > 0).length +
      10 * avoid.filter((other) => covered(spot, box, other, clear / 2) > 0).length +
      i,
  );
  return spots[costs.indexOf(Math.min(...costs))]!;
}

function held(at: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - length - MARGIN));
}

/** How deep a disc reaches into a box, as a share of its radius; 0 where they do not meet. */
function covered(corner: Point, box: Size, disc: Point, radius: number): number {
  const dx = Math.max(corner.x - disc.x, 0, disc.x - corner.x - box.width);
  const dy = Math.max(corner.y - disc.y, 0, disc.y - corner.y - box.height);
  return Math.max(0, 1 - Math.hypot(dx, dy) / Math.max(1, radius));
}
