import type { BoardMaterial, Station } from "../../wire";

export interface Point {
  x: number;
  y: number;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a station's sign extends, in radii. */
export function reach(station: Station): number {
  const has = (mode: string) => station.modes.includes(mode);
  if (has("ferry") && has("underground")) return 1.8;
  return has("underground") ? 1.62 : has("ferry") ? 1.32 : has("bus") ? 1.24 : 1;
}

/** The size of a station's number on the map, in radii; three digits are set smaller. */
export const numberSize = (n: number) => (n < 100 ? 1.08 : 0.9);

export function byNumber(board: BoardMaterial): Map<number, Station> {
  return new Map(board.stations.map((station) => [station.n, station]));
}

const ANGLES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((k) => -Math.PI / 2 + (Math.PI * k) / 8);

/** The spot beside a station that is farthest from other signs and earlier labels. */
export function free(board: BoardMaterial, at: Station, size: number, taken: { at: Point; size: number }[]): Point {
  const far = (reach(at) + 0.1) * board.radius + size;
  let best = { x: at.x, y: at.y - far };
  let most = -Infinity;
  for (const angle of ANGLES) {
    const spot = { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) };
    let apart = 9 * size;
    for (const other of board.stations) {
      if (other.n !== at.n) apart = Math.min(apart, distance(spot, other) - reach(other) * board.radius);
    }
    for (const other of taken) apart = Math.min(apart, distance(spot, other.at) - other.size);
    const edge = Math.min(spot.x, spot.y, board.size[0] - spot.x, board.size[1] - spot.y);
    const room = Math.min(apart - size, edge - size, 0.6 * size) - 0.02 * (spot.y - at.y);
    if (room > most) {
      most = room;
      best = spot;
    }
  }
  taken.push({ at: best, size });
  return best;
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest item within a distance. */
export function nearest<T extends Point>(things: readonly T[], here: Point, within: number): T | null {
  let best: T | null = null;
  let least = within;
  for (const thing of things) {
    const far = distance(thing, here);
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

/** The next station in a direction, for arrow keys. */
export function towards(from: Point, stations: Station[], dx: number, dy: number): Station | null {
  let best: Station | null = null;
  let least = Infinity;
  for (const station of stations) {
    const x = station.x - from.x;
    const y = station.y - from.y;
    const ahead = x * dx + y * dy;
    if (ahead <= 0.5) continue;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = station;
    }
  }
  return best;
}
