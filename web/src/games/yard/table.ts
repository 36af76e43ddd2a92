/** The chase's own picture of the table, as docs/protocol.md gives it. */

export type Tickets = [string, number][];

export interface Pawn {
  seat: string;
  kind: "x" | "detective" | "police";
  station: number | null;
  tickets: Tickets;
}

export interface Window {
  number: number;
  round: number;
  ticket: string;
  station: number | null;
  shown: boolean;
  double: boolean;
}

export interface YardTable {
  phase: "deal" | "x" | "double" | "second" | "show" | "take" | "pursuit" | "over";
  round: number;
  max_rounds: number;
  reveals: number[];
  pawns: Pawn[];
  windows: Window[];
  seen: [number, number] | null;
  reserve: Tickets;
  pooled: boolean;
}

export const X = "x";

export function pawnOf(table: YardTable, seat: string): Pawn | undefined {
  return table.pawns.find((pawn) => pawn.seat === seat);
}

export function count(tickets: Tickets, ticket: string): number | null {
  return tickets.find(([name]) => name === ticket)?.[1] ?? null;
}

/** How many windows the travel log needs: one a round, one more for every double move played or still to play. */
export function windowCount(table: YardTable): number {
  const doubles = count(pawnOf(table, X)?.tickets ?? [], "double") ?? 0;
  const extra = table.windows.length - new Set(table.windows.map((window) => window.round)).size;
  // A card that has been announced is no longer held, and its second window is not written yet.
  const pending = table.phase === "double" || table.phase === "second" ? 1 : 0;
  return Math.max(table.max_rounds + doubles + extra + pending, table.windows.length);
}
