/** How a game's end is told on the map. */
import { parseMove, stationOf } from "../../../notation";
import { t } from "../../../text";
import type { View } from "../../../wire";
import { pawnOf, X, type YardTable } from "../table";
import { outcomeWords } from "../words";

export interface Ending {
  text: string;
  /** the station to look at first */
  station: number | null;
  /** X won, or scored */
  free: boolean;
  /** points that are counted up */
  points: number | null;
}

/** The end in one line; null while the game goes on. */
export function endingOf(view: View): Ending | null {
  const { outcome } = view;
  if (!outcome) return null;
  const table = view.table as YardTable;
  const last = view.log.at(-1);
  const points = outcome.points.find(([seat]) => seat === X)?.[1] ?? null;
  const at = pawnOf(table, X)?.station ?? null;
  if (outcome.reason === "captured") {
    const station = stationOf(parseMove(last?.move ?? "")) ?? at;
    const text = t("finale-captured", {
      station: station ?? "?",
      seat: last?.seat ?? "",
      round: table.round,
    });
    return { text, station, free: false, points };
  }
  if (outcome.reason === "trapped")
    return { text: t("finale-trapped", { station: at ?? "?", round: table.round }), station: at, free: false, points };
  const free = points !== null || outcome.winners.includes(X);
  const gaveUp = outcome.reason === "conceded";
  const text = gaveUp
    ? outcomeWords(view, outcome).why
    : free
      ? t("finale-escaped")
      : outcomeWords(view, outcome).title;
  return { text, station: null, free, points };
}

/** Milliseconds of each step of the trail: a long one hurries. */
export const legPace = (legs: number) => Math.min(240, Math.max(55, 2400 / Math.max(1, legs)));
