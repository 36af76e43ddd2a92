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

/** The text of a key made at run time, or the fallback if there is none. */
export function textOr(key: string, fallback: string, params: Params = {}): string {
  return has(key) ? t(key, params) : fallback;
}

export const seatName = (seat: string) => textOr(`seat.${seat}`, seat.slice(0, 1).toUpperCase() + seat.slice(1));
export const ticketName = (ticket: string) => textOr(`ticket.${ticket}`, ticket);

/**
 * A refusal in the reader's language, or the server's English if the code is unknown. A code may mean something else
 * for a move; then it has a second text.
 */
export function refusalText(refusal: { code: string; text: string; details?: Record<string, unknown> }): string {
  const plain = textOr(`error.${refusal.code}`, refusal.text || refusal.code, { text: refusal.text });
  return refusal.details?.["move"] === undefined
    ? plain
    : textOr(`error.${refusal.code}.move`, plain, { text: refusal.text });
}

export function joinAnd(items: string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items);
}

export function joinOr(items: string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(items);
}

export const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;
