import { parseMove, stationOf } from "../../../notation";
import type { JudgedPly } from "../../../wire";
import type { Frame } from "../replay";

/** What was played at a moment of the replay, and what the adviser would have played, as stations. */
export interface Compared {
  seat: string;
  from: number | null;
  played: number | null;
  advised: number | null;
}

/** The moment of the replay after a ply. */
export function frameAfter(frames: readonly Frame[], ply: number): number {
  const after = frames.findLastIndex((frame) => frame.ply <= ply + 1);
  return Math.max(0, after);
}

/** The stations in question; null where nothing was to be judged, or the adviser would have done the same. */
export function compared(ply: JudgedPly | undefined, before: Frame | undefined): Compared | null {
  const best = ply?.best?.[0];
  if (!ply || !best || best.move === ply.move) return null;
  return {
    seat: ply.seat,
    from: before?.at.get(ply.seat) ?? null,
    played: stationOf(parseMove(ply.move)),
    advised: stationOf(parseMove(best.move)),
  };
}
