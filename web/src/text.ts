import { en } from "./en";

export type Key = keyof typeof en;
export type Catalogue = Record<Key, string>;
export type Params = Record<string, string | number>;

let texts: Catalogue = en;
export const english: Catalogue = en;

export function speak(catalogue: Catalogue): void {
  texts = catalogue;
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return one === undefined ? String(value) : Number(value) === 1 ? one : (many ?? "");
  });
}

export function t(key: Key, params: Params = {}): string {
  return fill(texts[key], params);
}

export function has(key: string): key is Key {
  return key in texts;
}

/** A text whose key is put together at run time, or the fallback where there is none. */
export function told(key: string, fallback: string, params: Params = {}): string {
  return has(key) ? t(key, params) : fallback;
}

export const seatName = (seat: string) => told(`seat.${seat}`, seat.slice(0, 1).toUpperCase() + seat.slice(1));
export const ticketName = (ticket: string) => told(`ticket.${ticket}`, ticket);

/**
 * A refusal in the reader's language; the server's English where the code is new to us. A code may mean different
 * things: what it says of a move has words of its own.
 */
export function refusalText(refusal: { code: string; text: string; details?: Record<string, unknown> }): string {
  const plain = told(`error.${refusal.code}`, refusal.text || refusal.code, { text: refusal.text });
  return refusal.details?.["move"] === undefined
    ? plain
    : told(`error.${refusal.code}.move`, plain, { text: refusal.text });
}

export function listed(items: string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items);
}

export function listedOr(items: string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(items);
}
