import { parseMove, stationOf } from "../../notation";
import type { View } from "../../wire";
import { paidShare, X, type YardTable } from "./table";
import { startCards } from "./words";

export interface Frame {
  /** plies made so far */
  ply: number;
  round: number;
  at: Map<string, number>;
  /** X's way so far, the start included */
  path: number[];
  /** windows filled so far */
  windows: number;
}

/** The game as frames, one for each ply of an open log; in the first frame all pawns are on the board. */
export function frames(view: View, deals: readonly string[]): Frame[] {
  const table = view.table as YardTable;
  const dealt = startCards(view.log, deals);
  const at = new Map<string, number>();
  const path: number[] = [];
  let windows = 0;
  let round = 0;
  const all: Frame[] = [];
  for (const ply of view.log) {
    const station = stationOf(parseMove(ply.move));
    const seat = dealt.get(ply.n) ?? ply.seat;
    const moved = station !== null && !ply.move.startsWith("show");
    if (moved) at.set(seat, station);
    // A double move begins with its announcement, so that is in the round of the rides that follow.
    const starts = seat === X && !dealt.has(ply.n) && (moved || ply.move === "double");
    if (starts) round = table.windows[windows]?.round ?? round;
    if (ply.move === "concede") round = table.round; // the last ply: its round may have begun with it
    if (seat === X && moved) {
      path.push(station);
      if (!dealt.has(ply.n)) windows += 1;
    }
    const frame = { ply: ply.n + 1, round, at: new Map(at), path: [...path], windows };
    // Everything before the last card is set-up and makes up the first frame.
    if (dealt.has(ply.n)) all.splice(0, all.length, frame);
    else all.push(frame);
  }
  return all;
}

/** How far the game has gone (in a replay: had gone), from 0 to 1, by rounds or by tickets paid. */
export function goneShare(table: YardTable, then: Frame | null, plies: number): number {
  if (table.max_rounds !== null) return (then?.round ?? table.round) / table.max_rounds;
  return paidShare(table) * (then ? then.ply / plies : 1);
}
