import { parseMove, stationOf } from "../../notation";
import type { View } from "../../wire";
import { paidShare, X, type YardTable } from "./table";
import { dealtTo } from "./words";

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

/** The whole game, moment by moment, from an opened log: in the first frame all pawns are on the board. */
export function frames(view: View): Frame[] {
  const table = view.table as YardTable;
  const dealt = dealtTo(view.log, table);
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
    if (seat === X && moved) {
      path.push(station);
      if (!dealt.has(ply.n)) round = table.windows[windows++]?.round ?? round;
    }
    const frame = { ply: ply.n + 1, round, at: new Map(at), path: [...path], windows };
    // Whatever comes before the last card is setting up: it all is the first frame.
    if (dealt.has(ply.n)) all.splice(0, all.length, frame);
    else if (moved) all.push(frame);
  }
  return all;
}

/** How far a game has gone, or had at a moment that is looked back on, from 0 to 1: by rounds, or by what has been paid. */
export function goneShare(table: YardTable, then: Frame | null, plies: number): number {
  if (table.max_rounds !== null) return (then?.round ?? table.round) / table.max_rounds;
  return paidShare(table) * (then ? then.ply / plies : 1);
}
