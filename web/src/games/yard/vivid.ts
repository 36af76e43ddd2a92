/** Lines as the picture of the map has them, to draw some of them again above the others. */
import type { Station } from "../../wire";
import { distance, type Point } from "./places";

export interface DrawnLine {
  mode: string;
  /** its element, without what lies around it */
  d: string;
  stroke: string;
  width: string;
  dashes: string;
  ends: [Point, Point];
}

const MODES = ["ferry", "taxi", "bus", "underground"];
/** The modes that a ticket pays for. */
const PAYS: Record<string, string[]> = { t: ["taxi"], b: ["bus"], u: ["underground"], k: MODES };

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** Every line of a picture, in the order in which they are drawn. */
export function drawnLines(picture: string): DrawnLine[] {
  return MODES.flatMap((mode) => {
    const layer = new RegExp(`<g data-layer="${mode}"[^>]*>(.*?)</g>`, "s").exec(picture)?.[1] ?? "";
    return (layer.match(/<path [^>]*>/g) ?? []).flatMap((tag) => {
      const d = attribute(tag, "d");
      const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
      if (numbers.length < 4) return [];
      const ends: [Point, Point] = [
        { x: numbers[0]!, y: numbers[1]! },
        { x: numbers.at(-2)!, y: numbers.at(-1)! },
      ];
      const [stroke, width] = [attribute(tag, "stroke"), attribute(tag, "stroke-width")];
      return [{ mode, d, stroke, width, dashes: attribute(tag, "stroke-dasharray"), ends }];
    });
  });
}

/** The lines of the rides that are offered from a station. */
export function offeredLines(
  lines: readonly DrawnLine[],
  from: Station,
  to: readonly Station[],
  tickets: ReadonlyMap<number, string[]>,
  radius: number,
): DrawnLine[] {
  const near = (a: Point, b: Point) => distance(a, b) < 0.9 * radius;
  return lines.filter(({ mode, ends: [a, b] }) => {
    if (!near(a, from) && !near(b, from)) return false;
    const other = near(a, from) ? b : a;
    return to.some((s) => near(other, s) && tickets.get(s.n)?.some((ticket) => PAYS[ticket]?.includes(mode)));
  });
}
