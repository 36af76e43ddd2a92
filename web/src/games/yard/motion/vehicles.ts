/** How a pawn rides: along its line, each kind of vehicle in its own manner. */
import type { Chase } from "../chase.svelte";
import type { Point } from "../places";
import { evenly, type Line } from "./lines";

const SAMPLES = 24;
const turn = (...degrees: number[]): Keyframe[] => degrees.map((by) => ({ transform: `rotate(${by}deg)` }));

interface Manner {
  easing: string;
  /** of the pawn's badge, while it rides */
  sway: Keyframe[];
}

const MANNERS: Record<string, Manner> = {
  // It pulls away fast and leans into the ride.
  taxi: { easing: "cubic-bezier(0.3, 0, 0.3, 1)", sway: turn(0, -9, 5, 0) },
  // It is heavy, and hums.
  bus: { easing: "cubic-bezier(0.6, 0, 0.35, 1)", sway: turn(0, 2, -2, 2, -2, 2, -2, 0) },
  // It dives under the city and comes up again.
  underground: {
    easing: "cubic-bezier(0.5, 0, 0.5, 1)",
    sway: [
      { opacity: 1, transform: "scale(1)" },
      { opacity: 0.35, transform: "scale(0.72)", offset: 0.25 },
      { opacity: 0.35, transform: "scale(0.72)", offset: 0.75 },
      { opacity: 1, transform: "scale(1)" },
    ],
  },
  // It rocks on the waves.
  ferry: { easing: "cubic-bezier(0.4, 0, 0.4, 1)", sway: turn(0, 12, -12, 12, -12, 0) },
};
const manner = (line: Line) => MANNERS[line.mode] ?? MANNERS["taxi"]!;

const place = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)` });

/** The line that this pawn rides just now, if it does. */
function lineOf(chase: Chase, seat: string): Line | null {
  const step = chase.motion.current;
  if (step?.kind !== "ride" || step.seat !== seat) return null;
  return chase.lines?.of(step.from, step.to, step.ticket) ?? null;
}

function run(node: Element, frames: Keyframe[], chase: Chase, easing: string): () => void {
  const animation = node.animate(frames, { duration: chase.motion.ms, easing });
  return () => animation.cancel();
}

/** Moves a pawn along its line while its step is shown. */
export function ride(node: Element, chase: Chase, seat: string): (() => void) | undefined {
  const line = lineOf(chase, seat);
  return line ? run(node, evenly(line.points, SAMPLES).map(place), chase, manner(line).easing) : undefined;
}

/** Moves its badge as the vehicle does. */
export function sway(node: Element, chase: Chase, seat: string): (() => void) | undefined {
  const line = lineOf(chase, seat);
  return line ? run(node, manner(line).sway, chase, "ease-in-out") : undefined;
}
