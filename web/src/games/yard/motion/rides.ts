/** The game as rides, as one viewer saw it: what moves on the map, what stays there as an arrow, what is heard. */
import { parseMove, stationOf } from "../../../notation";
import type { Sound } from "../../../parts/sound";
import type { View } from "../../../wire";
import { PLACE, RIDES } from "../moves";
import { X, type YardTable } from "../table";
import { startCards } from "../words";

export interface Ride {
  /** the number of the ply */
  n: number;
  seat: string;
  /** empty where X shows himself without a ride */
  ticket: string;
  /** null: this viewer may not know it */
  from: number | null;
  to: number | null;
  /** X comes into sight by it */
  shows: boolean;
}

/** Every ride in the log; `covered` leaves X's own secrets out. */
export function ridesOf(view: View, deals: readonly string[], covered = false): Ride[] {
  const table = view.table as YardTable;
  const dealt = startCards(view.log, deals);
  const at = new Map<string, number | null>();
  const rides: Ride[] = [];
  let windows = 0;
  for (const ply of view.log) {
    const move = parseMove(ply.move);
    const station = covered && ply.secret ? null : stationOf(move);
    const seat = dealt.get(ply.n) ?? (move?.verb === "show" ? X : ply.seat);
    if (dealt.has(ply.n) || move?.verb === PLACE) at.set(seat, station);
    const rode = move !== null && RIDES.includes(move.verb);
    if (!rode && move?.verb !== "show") continue;
    const window = rode && seat === X ? table.windows[windows++] : undefined;
    rides.push({
      n: ply.n,
      seat,
      ticket: rode ? move.verb : "",
      from: at.get(seat) ?? null,
      to: station,
      // An X who rides in the open has nothing to show.
      shows: station !== null && (rode ? !table.x_open && (window?.shown ?? false) : true),
    });
    at.set(seat, station);
  }
  return rides;
}

export interface LastRide extends Ride {
  from: number;
  to: number;
  /** how many rides there were since */
  age: number;
}

/** The last ride of each pawn, the oldest first; what is a round old is gone, and so is what this viewer cannot know. */
export function lastRides(rides: readonly Ride[], pawns: number, upTo = Infinity): LastRide[] {
  const round = rides.filter((ride) => ride.ticket !== "" && ride.n <= upTo).slice(-pawns);
  return round.flatMap((ride, i) => {
    const { from, to } = ride;
    if (from === null || to === null || from === to) return [];
    if (round.slice(i + 1).some((later) => later.seat === ride.seat)) return [];
    return [{ ...ride, from, to, age: round.length - 1 - i }];
  });
}

/** How strongly an arrow shows: the newest most. */
export const strength = (age: number, pawns: number) => 0.9 - (0.62 * age) / Math.max(1, pawns - 1);

export type Step = Ride &
  ({ kind: "ride"; from: number; to: number } | { kind: "hidden" } | { kind: "reveal"; to: number });

/** What there is to show of some rides, one after another. */
export function stepsOf(rides: readonly Ride[]): Step[] {
  return rides.flatMap((ride) => {
    const { from, to } = ride;
    const steps: Step[] = [];
    if (from !== null && to !== null && from !== to) steps.push({ ...ride, kind: "ride", from, to });
    else if (ride.ticket) steps.push({ ...ride, kind: "hidden" });
    if (ride.shows && to !== null) steps.push({ ...ride, kind: "reveal", to });
    return steps;
  });
}

const SOUNDS: Record<string, Sound> = { t: "taxi", b: "bus", u: "underground", k: "black" };

/** What a step sounds like; `mode` is that of the line it takes. */
export function soundOf(step: Step, mode = ""): Sound | null {
  if (step.kind === "reveal") return "reveal";
  // Whoever does not see the ride hears only the ticket.
  if (step.kind === "ride" && mode === "ferry") return "boat";
  return SOUNDS[step.ticket] ?? null;
}

const MS: Record<string, number> = { t: 620, b: 780, u: 700, k: 820 };
const REVEAL_MS = 1400;
const HIDDEN_MS = 320;

/** How long a step takes: many in a row go faster. */
export function duration(step: Step, waiting: number): number {
  if (step.kind === "reveal") return REVEAL_MS;
  if (step.kind === "hidden") return HIDDEN_MS;
  return (MS[step.ticket] ?? MS["t"]!) * (waiting <= 2 ? 1 : waiting <= 4 ? 0.8 : 0.65);
}
