import type { Size } from "./beside";
import { distance, type Point } from "./places";

export interface Edge<T> {
  thing: T;
  /** where its arrow is, on screen */
  x: number;
  y: number;
  /** where it points, in radians; 0 is to the right */
  turn: number;
}

/** What an arrow would hide: a disc on screen, and how much it matters. */
export interface Obstacle extends Point {
  size: number;
  weight: number;
}

/** Pixels from the edge of the screen to the middle of an arrow, and between two arrows. */
const INSET = 24;
const APART = 48;
/** How far an arrow reaches from its middle, and how far it steps aside at most. */
const REACH = 20;
const ASIDE = 120;

/**
 * Arrows at the edge of the screen for everything outside it. They keep apart from each other, and step aside along the
 * edge for what they would hide.
 */
export function edges<T extends Point>(things: readonly T[], room: Size, keep: readonly Obstacle[] = []): Edge<T>[] {
  const [width, height] = [room.width - 2 * INSET, room.height - 2 * INSET];
  if (width < APART || height < APART) return [];
  const outside = things.filter((at) => at.x < 0 || at.y < 0 || at.x > room.width || at.y > room.height);
  const spots = outside
    .map((thing) => ({ thing, along: alongEdge(thing, room, width, height) }))
    .sort((a, b) => a.along - b.along);
  spread(spots, 2 * (width + height));
  const near = keep.filter((one) => !inMiddle(one, room));
  for (const spot of spots) stepAside(spot, spots, near, width, height);
  return spots.map(({ thing, along }) => {
    const { x, y } = onEdge(along, width, height);
    return { thing, x, y, turn: Math.atan2(thing.y - y, thing.x - x) };
  });
}

/** How far around the edge, clockwise from the upper left corner, the way to a point outside leaves the screen. */
function alongEdge(at: Point, room: Size, width: number, height: number): number {
  const [dx, dy] = [at.x - room.width / 2, at.y - room.height / 2];
  const reach = Math.min(width / 2 / Math.max(1e-6, Math.abs(dx)), height / 2 / Math.max(1e-6, Math.abs(dy)));
  const x = Math.min(width, Math.max(0, width / 2 + dx * reach));
  const y = Math.min(height, Math.max(0, height / 2 + dy * reach));
  if (y <= 0.5) return x;
  if (x >= width - 0.5) return width + y;
  if (y >= height - 0.5) return 2 * width + height - x;
  return 2 * (width + height) - y;
}

function onEdge(along: number, width: number, height: number): Point {
  const round = 2 * (width + height);
  let left = ((along % round) + round) % round;
  if (left < width) return { x: INSET + left, y: INSET };
  left -= width;
  if (left < height) return { x: INSET + width, y: INSET + left };
  left -= height;
  if (left < width) return { x: INSET + width - left, y: INSET + height };
  return { x: INSET, y: INSET + height - (left - width) };
}

function inMiddle({ x, y, size }: Obstacle, room: Size): boolean {
  const far = INSET + REACH + size;
  return x > far && y > far && x < room.width - far && y < room.height - far;
}

/** Moves an arrow along the edge to where it hides the least, but not onto another arrow. */
function stepAside(
  spot: { along: number },
  spots: readonly { along: number }[],
  keep: readonly Obstacle[],
  width: number,
  height: number,
): void {
  if (!keep.length) return;
  const others = spots.filter((one) => one !== spot).map((one) => onEdge(one.along, width, height));
  const cost = (along: number) => {
    const at = onEdge(along, width, height);
    const crowded = others.some((other) => distance(at, other) < 0.9 * APART) ? 1000 : 0;
    const hidden = keep.reduce(
      (sum, one) => sum + (one.weight * Math.max(0, REACH + one.size - distance(at, one))) / (REACH + one.size),
      0,
    );
    return crowded + hidden + Math.abs(along - spot.along) / ASIDE;
  };
  let best = spot.along;
  for (let step = 8; step <= ASIDE; step += 8)
    for (const along of [spot.along - step, spot.along + step]) if (cost(along) < cost(best)) best = along;
  spot.along = best;
}

/** Moves neighbours apart, around the edge. */
function spread(spots: { along: number }[], round: number): void {
  const apart = Math.min(APART, round / Math.max(1, spots.length));
  for (let pass = 0; pass < 60; pass += 1) {
    let moved = false;
    spots.forEach((spot, i) => {
      const next = spots[(i + 1) % spots.length]!;
      if (next === spot) return;
      const gap = next.along - spot.along + (i + 1 === spots.length ? round : 0);
      if (gap > apart - 0.5) return;
      moved = true;
      spot.along -= (apart - gap) / 2;
      next.along += (apart - gap) / 2;
    });
    if (!moved) return;
  }
}
