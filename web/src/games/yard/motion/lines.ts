/** The lines of the map as they are drawn. */
import type { BoardMaterial, Station } from "../../../wire";
import { distance, type Point } from "../places";

const MODES: Record<string, string> = { t: "taxi", b: "bus", u: "underground" };
/** A black ticket pays for any line; the river is where nothing else goes. */
const BLACK = ["ferry", "taxi", "bus", "underground"];

export interface Line {
  mode: string;
  /** from one station's middle to the other's */
  points: Point[];
}

/** Finds the line of a ride. */
export class Lines {
  readonly #bends = new Map<string, { from: number; points: Point[] }>();

  constructor(
    board: BoardMaterial,
    private readonly stations: ReadonlyMap<number, Station>,
  ) {
    for (const [a, b, mode, numbers] of board.bends ?? []) {
      const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
        x: numbers[2 * i]!,
        y: numbers[2 * i + 1]!,
      }));
      this.#bends.set(key(a, b, mode), { from: a, points });
    }
  }

  /** The line that a ticket takes from one station to another; straight if no line is known. */
  of(from: number, to: number, ticket: string): Line | null {
    const [a, b] = [this.stations.get(from), this.stations.get(to)];
    if (!a || !b) return null;
    const mode = MODES[ticket] ?? BLACK.find((one) => a.links?.[one]?.includes(to)) ?? "taxi";
    const bend = this.#bends.get(key(from, to, mode));
    if (!bend) return { mode, points: [a, b] };
    const way = bend.from === from ? bend.points : bend.points.toReversed();
    return { mode, points: [a, ...way.filter((p) => distance(p, a) > 0.5 && distance(p, b) > 0.5), b] };
  }
}

const key = (a: number, b: number, mode: string) => `${Math.min(a, b)} ${Math.max(a, b)} ${mode}`;

/** Points at even distances along a line, both ends included. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const total = extent(points);
  return Array.from({ length: count + 1 }, (_, i) => pointAt(points, (total * i) / count));
}

/** The line without so much of its start and its end; empty if nothing is left. */
export function cut(points: readonly Point[], start: number, end: number): Point[] {
  const total = extent(points);
  if (start + end >= total) return [];
  const inside: Point[] = [];
  let gone = 0;
  for (let i = 1; i < points.length; i += 1) {
    gone += distance(points[i - 1]!, points[i]!);
    if (gone > start && gone < total - end) inside.push(points[i]!);
  }
  return [pointAt(points, start), ...inside, pointAt(points, total - end)];
}

export function extent(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, i) => sum + distance(points[i]!, point), 0);
}

function pointAt(points: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const long = distance(a, b);
    if (left <= long && long > 0) return { x: a.x + ((b.x - a.x) * left) / long, y: a.y + ((b.y - a.y) * left) / long };
    left -= long;
  }
  const { x, y } = points.at(-1)!;
  return { x, y };
}

/** As the `d` of a path. */
export const drawn = (points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
