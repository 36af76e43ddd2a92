import { parseMove, stationOf } from "../../../notation";
import { percent, t } from "../../../text";
import type { JudgedPly } from "../../../wire";
import type { Frame } from "../replay";
import { X } from "../table";
import { offerWords } from "../words";

const ALIKE = 0.005; // what differs by less counts as the same number

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

/** The two stations; null if the ply was not judged or the adviser would have played the same. */
export function comparisonOf(ply: JudgedPly | undefined, before: Frame | undefined): Compared | null {
  const best = ply?.best?.[0];
  if (!ply || !best || best.move === ply.move) return null;
  return {
    seat: ply.seat,
    from: before?.at.get(ply.seat) ?? null,
    played: stationOf(parseMove(ply.move)),
    advised: stationOf(parseMove(best.move)),
  };
}

/** The adviser's comment on a move. Points are always X's, no matter who moved. */
export function compareWords(ply: JudgedPly, name: string, points: boolean): string {
  const best = ply.best?.[0];
  if (!best) return "";
  const side = points ? "points" : ply.seat === X ? "x" : "pursuers";
  const shareText = (chance: number) => percent(points && ply.seat !== X ? 1 - chance : chance);
  const params = { name, move: offerWords(best.move), best: shareText(best.chance) };
  if (best.move === ply.move) return t(`analysis-same-${side}`, params);
  if ((ply.cost ?? 0) < ALIKE) return t("analysis-compare-alike", params);
  return t(`analysis-compare-${side}`, { ...params, played: shareText(ply.played ?? 0) });
}
