import type { Analysis, JudgedPly } from "../../../wire";
import { X } from "../table";

/** Shared by the charts of a game: plies from left to right, rounds as marks. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Mark {
  ply: number;
  round: number;
}

/**
 * The first and the last ply of a chart: from X's first station to the end, or from the first judged move in games where
 * pawns are placed first.
 */
export function span(analysis: Analysis): [number, number] {
  const starts = analysis.curves.flatMap((curve) => (curve[0] ? [curve[0][0]] : []));
  const placed = analysis.plies.find((ply) => ply.suspects > 0)?.n;
  if (placed !== undefined) starts.push(placed);
  const first = starts.length ? Math.min(...starts) : 0;
  return [first, Math.max(first + 1, analysis.plies.length)];
}

/** Where each round begins, thinned out so that at most `most` are written. */
export function rounds(analysis: Analysis, most: number): Mark[] {
  const [first] = span(analysis);
  const begins = new Map<number, number>();
  for (const ply of analysis.plies) {
    if (ply.round > 0 && ply.n >= first && !begins.has(ply.round)) begins.set(ply.round, ply.n);
  }
  const all = [...begins].map(([round, ply]) => ({ round, ply }));
  const every = [1, 2, 5, 10, 20, 50].find((step) => all.length / step <= most) ?? 100;
  return all.filter((mark) => mark.round % every === 0 || (mark.round === 1 && every <= 2));
}

export const across = (frame: Frame, [first, last]: [number, number], ply: number) =>
  frame.left + ((frame.width - frame.left - frame.right) * (ply - first)) / (last - first);

/** The ply that is nearest to a spot on a chart. */
export function plyAt(frame: Frame, [first, last]: [number, number], x: number): number {
  const share = (x - frame.left) / (frame.width - frame.left - frame.right);
  return Math.round(first + Math.min(1, Math.max(0, share)) * (last - first));
}

/** From the upper edge (1) to the lower one (0). */
export const down = (frame: Frame, share: number) =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - share);

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line from point to point. */
export const line = (points: [number, number][]) =>
  points.length ? `M${points.map((p) => point(...p)).join("L")}` : "";

/** A line that stays where it is until the next point. */
export function steps(points: [number, number][]): string {
  return points.map(([x, y], n) => (n === 0 ? `M${point(x, y)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`)).join("");
}

/** Numbers for the left edge where each step multiplies: 1, 2, 5, 10 … up to the first that has room for all. */
export function powers(most: number): number[] {
  const found: number[] = [];
  for (let ten = 1; ; ten *= 10) {
    for (const n of [ten, 2 * ten, 5 * ten]) {
      found.push(n);
      if (n >= most) return found;
    }
  }
}

/** How high a number lies between 1 and the top of its scale, where each step multiplies. */
export const logShare = (n: number, top: number) => (top <= 1 ? 0 : Math.log(Math.max(1, n)) / Math.log(top));

/** X's chance after a ply, as the mover saw it; the curves are X's too. */
export function chanceOfX({ seat, played = 0 }: JudgedPly): number {
  return seat === X ? played : 1 - played;
}
