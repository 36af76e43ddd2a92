/** The table of the chase: docs/protocol.md. */

export type Tickets = [string, number][];

export interface Pawn {
  seat: string;
  kind: "x" | "detective" | "police";
  station: number | null;
  tickets: Tickets;
  /** has no ticket for any line from here, and never will */
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

/** Points, in editions with points. */
export interface Score {
  prices: Tickets;
  black_price: number;
  points: number;
  /** the value of the tickets left in the pool */
  left: number;
}

export interface YardTable {
  phase: "place" | "deal" | "x" | "double" | "second" | "show" | "take" | "pursuit" | "emerge" | "over";
  round: number;
  /** null where the tickets decide when it ends */
  max_rounds: number | null;
  reveals: number[];
  /** how many windows of X's travel log are filled, also before a position set up by hand */
  filled: number;
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

/** What the house works out from a view of the chase. */
export interface YardAids {
  /** station and probability */
  suspects?: [number, number][];
  /** for X to move: a station, and the pursuers who can ride there next */
  danger?: [number, string[]][];
}

export const X = "x";

export function pawnOf(table: YardTable, seat: string): Pawn | undefined {
  return table.pawns.find((pawn) => pawn.seat === seat);
}

export function count(tickets: Tickets, ticket: string): number | null {
  return tickets.find(([name]) => name === ticket)?.[1] ?? null;
}

/** The share of the tickets' value that has been paid, from 0 to 1. */
export function paidShare(table: YardTable): number {
  if (!table.score) return 0;
  const blacks = table.windows.filter((window) => window.ticket === "k").length;
  const paid = table.score.points + blacks * table.score.black_price;
  return paid + table.score.left > 0 ? Math.min(1, paid / (paid + table.score.left)) : 1;
}

/** Is X on view, by his last ride or before his first? */
export function onView(table: YardTable): boolean {
  return table.seen !== null && table.seen[0] === table.filled;
}

/** Does X ride in sight, with nothing to hide until he vanishes? */
export const inSight = (table: YardTable) => table.x_open && (onView(table) || table.round === 0);

/** The number of windows in the travel log: one per round, plus one per double move played or left. */
export function windowCount(table: YardTable): number {
  const doubles = count(pawnOf(table, X)?.tickets ?? [], "double") ?? 0;
  const extra = table.windows.length - new Set(table.windows.map((window) => window.round)).size;
  // An announced double move is no longer held, and its second window is still empty.
  const pending = table.phase === "double" || table.phase === "second" ? 1 : 0;
  const rounds = table.max_rounds ?? Math.max(7, table.filled + 1);
  return Math.max(rounds + doubles + extra + pending, table.filled);
}
