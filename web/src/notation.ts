/** Moves as text: docs/notation.md. Parsing and printing are inverse. Only the server knows which moves are legal. */

export const HIDDEN = Symbol("?");
export const SLOT = Symbol("_");

export type Arg = number | string | typeof HIDDEN | typeof SLOT;

export interface Move {
  verb: string;
  args: Arg[];
}

// The one verb that takes bare words (`takered,t`); text of any other verb is quoted.
const WORDY = "take";

export function parseMove(text: string): Move | null {
  const verb = /^(?:take(?=[a-z])|[a-z]+)/.exec(text)?.[0];
  if (!verb) return null;
  const args: Arg[] = [];
  let rest = text.slice(verb.length);
  while (rest) {
    if (args.length) {
      if (rest[0] !== ",") return null;
      rest = rest.slice(1);
    }
    const found = argument(rest, verb);
    if (!found) return null;
    args.push(found.arg);
    rest = rest.slice(found.length);
  }
  return { verb, args };
}

function argument(text: string, verb: string): { arg: Arg; length: number } | null {
  if (text[0] === "?") return { arg: HIDDEN, length: 1 };
  if (text[0] === "_") return { arg: SLOT, length: 1 };
  const number = /^(?:0|[1-9][0-9]{0,8})(?![0-9])/.exec(text)?.[0];
  if (number) return { arg: Number(number), length: number.length };
  if (verb === WORDY) {
    const word = /^[a-z][a-z0-9]*/.exec(text)?.[0];
    return word ? { arg: word, length: word.length } : null;
  }
  const quoted = /^"(?:[^"\\]|\\.)*"/.exec(text)?.[0];
  if (!quoted) return null;
  try {
    return { arg: JSON.parse(quoted) as string, length: quoted.length };
  } catch {
    return null;
  }
}

export function printMove(move: Move): string {
  return move.verb + move.args.map((arg) => written(arg, move.verb)).join(",");
}

function written(arg: Arg, verb: string): string {
  if (arg === HIDDEN) return "?";
  if (arg === SLOT) return "_";
  return typeof arg === "number" || verb === WORDY ? String(arg) : JSON.stringify(arg);
}

export function slots(move: Move): number {
  return move.args.filter((arg) => arg === SLOT).length;
}

/** An offer such as `guess_` with its slots filled; numbers stay numbers. */
export function fillSlots(offer: Move, values: string[]): string {
  let next = 0;
  return printMove({
    verb: offer.verb,
    args: offer.args.map((arg) => {
      if (arg !== SLOT) return arg;
      const value = (values[next++] ?? "").trim();
      return /^(?:0|[1-9][0-9]{0,8})$/.test(value) ? Number(value) : value;
    }),
  });
}

export function stationOf(move: Move | null): number | null {
  const first = move?.args[0];
  return typeof first === "number" ? first : null;
}

/** A bare number, where it is the number of exactly one of these moves, as that move; else what was typed. */
export function theOnlyMove(typed: string, moves: readonly string[]): string {
  if (!/^\d+$/.test(typed)) return typed;
  const [only, ...more] = moves.filter((text) => stationOf(parseMove(text)) === Number(typed));
  return only !== undefined && !more.length ? only : typed;
}

/** A typed line as a seat and a move: `t58`, `red t58`, `red:t58`, `T 58`, `taxi 58`. */
export function parseTyped(
  text: string,
  seats: string[],
  words: Record<string, string> = {},
): { seat: string | null; move: string } {
  let rest = text.trim().replace(/\s+/g, " ");
  let seat: string | null = null;
  const first = /^([a-z][a-z0-9]*)[ :]+(.+)$/i.exec(rest);
  if (first && seats.includes(first[1]!.toLowerCase())) {
    seat = first[1]!.toLowerCase();
    rest = first[2]!;
  }
  if (rest.includes('"')) return { seat, move: rest };
  rest = rest.toLowerCase();
  const word = /^([a-z]+) ?(\d+)?$/.exec(rest);
  if (word && words[word[1]!]) rest = words[word[1]!]! + (word[2] ?? "");
  return { seat, move: rest.replace(/ /g, "") };
}
