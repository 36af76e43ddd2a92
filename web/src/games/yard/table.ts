/** The chase's own picture of the table, as docs/protocol.md gives it. */

export type Tickets = [string, number][];

export interface Pawn {
  seat: string;
  kind: "x" | "detective" | "police";
  station: number | null;
  tickets: Tickets;
  /** no ticket for any line that leaves his station, and never will be */
  frozen: boolean;
}

export interface Window {
  number: number;
  round: number;
  ticket: string;
  station: number | null;
  shown: boolean;
  double: boolean;
}

/** Points, where tickets are worth some. */
export interface Score {
  prices: Tickets;
  black_price: number;
  points: number;
  /** what the tickets still in the pool are worth */
  left: number;
}

export interface YardTable {
  phase: "place" | "deal" | "x" | "double" | "second" | "show" | "take" | "pursuit" | "emerge" | "over";
  round: number;
  /** null where tickets alone decide how long it goes on */
  max_rounds: number | null;
  reveals: number[];
  pawns: Pawn[];
  windows: Window[];
  seen: [number, number] | null;
  reserve: Tickets;
  pooled: boolean;
  /** X hides only under a black ticket */
  x_open: boolean;
  boats: number | null;
  score: Score | null;
}

export const X = "x";

export function pawnOf(table: YardTable, seat: string): Pawn | undefined {
  return table.pawns.find((pawn) => pawn.seat === seat);
}

export function count(tickets: Tickets, ticket: string): number | null {
  return tickets.find(([name]) => name === ticket)?.[1] ?? null;
}

/** How much of what the tickets are worth has been paid, from 0 to 1. */
export function paidShare(table: YardTable): number {
  if (!table.score) return 0;
  const blacks = table.windows.filter((window) => window.ticket === "k").length;
  const paid = table.score.points + blacks * table.score.black_price;
  return paid + table.score.left > 0 ? Math.min(1, paid / (paid + table.score.left)) : 1;
}

/** Is X on view, because of his last ride or because he has not made one yet? */
export function onView(table: YardTable): boolean {
  return table.seen !== null && table.seen[0] === (table.windows.at(-1)?.number ?? 0);
}

/** Does X ride where everybody sees him? Then he has nothing to hide, until he vanishes. */
export const inSight = (table: YardTable) => table.x_open && (onView(table) || table.round === 0);

/** How many windows the travel log needs: one a round, one more for every double move played or still to play. */
export function windowCount(table: YardTable): number {
  const doubles = count(pawnOf(table, X)?.tickets ?? [], "double") ?? 0;
  const extra = table.windows.length - new Set(table.windows.map((window) => window.round)).size;
  // A card that has been announced is no longer held, and its second window is not written yet.
  const pending = table.phase === "double" || table.phase === "second" ? 1 : 0;
  const rounds = table.max_rounds ?? Math.max(7, table.windows.length + 1);
  return Math.max(rounds + doubles + extra + pending, table.windows.length);
}
