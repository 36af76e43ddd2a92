/** The table of twenty questions: docs/protocol.md. */

export type Category = "person" | "place" | "thing";
export type Ruling = "right" | "wrong" | "precise";

export interface Pawn {
  seat: string;
  square: number;
  /** has the violet chip */
  violet: boolean;
}

export interface Entry {
  number: number;
  text: string | null;
}

export interface Talk {
  seat: string;
  question: string;
  reply: string | null;
}

export interface Guess {
  seat: string;
  text: string;
  verdict: Ruling | null;
}

/** The card as its reader holds it. */
export interface Held {
  number: number;
  id: string;
  answer: string;
  aliases: string[];
  rejects: string[];
  entries: string[];
  facts: unknown;
}

/** A card that is over. */
export interface Over {
  number: number;
  reader: string;
  category: Category;
  answer: string;
  finder: string | null;
  violet: boolean;
  chips: number;
  points: [string, number][];
  /** seats that met a sun and have their violet chip back */
  suns: string[];
}

export interface TwentyTable {
  phase: "deal" | "choose" | "read" | "clue" | "answer" | "verdict" | "roll" | "ask" | "reply" | "open" | "over";
  number: number;
  category: Category | null;
  reader: string;
  investigator: string;
  speaker: string | null;
  pawns: Pawn[];
  finish: number;
  suns: number[];
  chips: number[];
  entries: Entry[];
  talks: Talk[];
  guesses: Guess[];
  die: number | null;
  die_questions: number;
  card: Held | null;
  past: Over[];
}

/** What the house suggests to the reader. */
export interface TwentyAids {
  ruling?: { verdict: Ruling; why: string };
  reply?: { word: string; text: string };
}

export const QUESTION = "?";
export const HOUSE = "house";
export const NUMBERS = Array.from({ length: 20 }, (_, i) => i + 1);

/** The numbers that can be picked now, from the view's moves. */
export function picks(moves: readonly string[]): Set<number> {
  return new Set(moves.flatMap((move) => (/^pick\d+$/.test(move) ? [Number(move.slice(4))] : [])));
}

/** The next investigator: to the left, past the reader. */
export function leftOf(table: TwentyTable): (seat: string, reader?: string) => string {
  const order = table.pawns.map((pawn) => pawn.seat);
  return (seat, reader = table.reader) => {
    const left = (from: string) => order[(order.indexOf(from) + 1) % order.length] ?? from;
    return left(seat) === reader ? left(left(seat)) : left(seat);
  };
}

/** Has a player cut in who answers, or has just answered? */
export function interrupted(table: TwentyTable): boolean {
  return table.speaker !== null && table.speaker !== table.investigator;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the|an?|le|la|les|l|une?) (?=\S)/, "");
}

/** An earlier wrong guess on this card with the same text, if there is one. */
export function calledWrong(guesses: readonly Guess[], text: string): Guess | null {
  const said = folded(text);
  return (said && guesses.find((guess) => guess.verdict === "wrong" && folded(guess.text) === said)) || null;
}

/** Pawns as a ranking, furthest first; the same square shares a place. */
export function ranking(pawns: readonly Pawn[], winners: readonly string[] = []): { place: number; pawn: Pawn }[] {
  const won = (pawn: Pawn) => Number(winners.includes(pawn.seat));
  const sorted = [...pawns].sort((a, b) => won(b) - won(a) || b.square - a.square);
  const before = (a: Pawn, b: Pawn) => won(a) > won(b) || a.square > b.square;
  return sorted.map((pawn) => ({ place: 1 + sorted.filter((other) => before(other, pawn)).length, pawn }));
}

/** The first three, the winner first. */
export const podium = (pawns: readonly Pawn[], winners: readonly string[]) => ranking(pawns, winners).slice(0, 3);

/** The squares of the track in rows that run to and fro, the first at the bottom; the start lies before the first. */
export function serpentine(finish: number, columns: number): { step: number; column: number; row: number }[] {
  const squares = Array.from({ length: finish }, (_, n) => {
    const row = Math.floor(n / columns);
    const along = n % columns;
    return { step: n + 1, row, column: row % 2 === 0 ? along : columns - 1 - along };
  });
  return [{ step: 0, row: 0, column: -1 }, ...squares];
}

/** Places of pawns on a short line, from 0 to 1, at least `gap` apart. */
export function lined(pawns: readonly Pawn[], finish: number, gap: number): Map<string, number> {
  const found = new Map<string, number>();
  let before = -gap;
  for (const pawn of [...pawns].sort((a, b) => a.square - b.square)) {
    before = Math.max(Math.min(1, pawn.square / finish), before + gap);
    found.set(pawn.seat, before);
  }
  // Pawns pushed beyond the end push the others back.
  let after = 1 + gap;
  for (const [seat, at] of [...found].reverse()) {
    after = Math.min(at, after - gap);
    found.set(seat, after);
  }
  return found;
}
