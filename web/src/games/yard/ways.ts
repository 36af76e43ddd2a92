import { distance, type Point } from "./places";

/** A line from pawn to station that leaves both signs free. */
export function way(from: Point, to: Point, radius: number): string {
  const far = distance(from, to) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const gap = 2.1 * radius;
  return far < 2 * gap ? "" : `M${from.x + ux * gap} ${from.y + uy * gap}L${to.x - ux * gap} ${to.y - uy * gap}`;
}
