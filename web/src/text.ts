/** Every text comes from the catalogue of the page's language: fogbound/languages. */
import { FluentNumber, type Scope } from "@fluent/bundle";
import { language } from "./store/language.svelte";
import type { Texts } from "./texts.gen";
import type { Refusal } from "./wire";

export type Key = keyof Texts;
/** The texts that need nothing to be filled in. */
export type PlainKey = { [K in Key]: keyof Texts[K] extends never ? K : never }[Key];
type Params = Record<string, string | number | Negative>;

/** Number formats write a hyphen where a minus belongs. */
const withMinus = (number: string) => number.replace("-", "\u2212");
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

type Both<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;
/** What these texts need; where the key can be one of several, what all of them need. */
type ParamsOf<K extends Key> = Both<Texts[K]>;
type Filled<K extends Key> = keyof ParamsOf<K> extends never ? [] : [ParamsOf<K>];

function format(key: string, params: Params): string {
  const { bundle } = language;
  const text = bundle.getMessage(key)?.value;
  if (text == null) throw new Error(`There is no text ${key}.`);
  const errors: Error[] = [];
  const said = bundle.formatPattern(text, withSigns(withCapital(params)), errors);
  if (errors.length && import.meta.env.DEV) throw new Error(`${key}: ${errors.join(" ")}`);
  return said;
}

function withSigns(params: Params): Params {
  const signed = Object.entries(params).filter(([, value]) => typeof value === "number" && value < 0);
  return { ...params, ...Object.fromEntries(signed.map(([name, value]) => [name, new Negative(Number(value))])) };
}

/** Seats of games without a name in the catalogue are shown by their id, with a capital letter. */
function withCapital(params: Params): Params {
  const { seat } = params;
  const names = language.bundle.getMessage("seat-name")?.value;
  if (typeof seat !== "string" || names == null) return params;
  if (language.bundle.formatPattern(names, { seat }) !== seat) return params;
  return { ...params, seat: seat.slice(0, 1).toUpperCase() + seat.slice(1) };
}

export function t<K extends Key>(key: K, ...[params]: Filled<K>): string {
  return format(key, (params ?? {}) as Params);
}

/** The text of a key made at run time, or the fallback if there is none. Editions have names such as yard/compact-2015. */
export function textOr(key: string, fallback: string, params: Params = {}): string {
  const id = key.replaceAll("/", "-");
  return language.bundle.hasMessage(id) ? format(id, params) : fallback;
}

/** “Map: London” */
export const pair = (label: string, value: string) => t("app-pair", { label, value });
/** “Map:”, with the value in other letters after it */
export const labelled = (label: string) => t("app-label", { label });
/** “Do you know it? Type one answer.”: sentences in a row, each with a full stop unless it ends with a sign of its own. */
export const inRow = (...sentences: readonly string[]) =>
  sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
export const quoted = (text: string) => t("app-quoted", { text });
export const seatName = (seat: string) => t("seat-name", { seat });
export const ticketName = (ticket: string) => t("ticket-name", { ticket });
export const ticketWord = (ticket: string) => t("ticket-word", { ticket });

const lists: Record<string, (items: (string | number)[]) => string> = {
  tickets: (items) => joinOr(items.map((ticket) => ticketWord(String(ticket)))),
  stations: (items) => joinOr(items),
  choices: (items) => joinOr(items.map((value) => textOr(`choice-${value}`, String(value)))),
  seats: (items) => joinAnd(items.map((seat) => seatName(String(seat)))),
};

/** The facts that the server sends with a refusal, as parameters of a text. */
function factsOf(details: Record<string, unknown>): Params {
  const facts = Object.entries(details).map(([name, value]): [string, string | number] => {
    if (Array.isArray(value)) return [name, (lists[name] ?? joinAnd)(value as (string | number)[])];
    if (name === "option") return [name, textOr(`option-${value}`, String(value))];
    return [name, typeof value === "number" ? value : String(value)];
  });
  return Object.fromEntries(facts);
}

/** A text with these facts; null if there is none, or if a fact is missing. */
function told(key: string, facts: Params): string | null {
  const text = language.bundle.getMessage(key)?.value;
  const errors: Error[] = [];
  const said = text == null ? null : language.bundle.formatPattern(text, facts, errors);
  return errors.length ? null : said;
}

/**
 * A refusal in the reader's language, or the server's English if the code is unknown. The server may name a sentence
 * that says more (`said`); a code may mean something else for a move, and then has a second text.
 */
export function refusalText({ code, text, details = {} }: Refusal): string {
  const facts = { ...factsOf(details), text };
  const keys = [String(details["said"]), ...("move" in details ? [`error-${code}-move`] : []), `error-${code}`];
  return keys.map((key) => told(key, facts)).find((said) => said !== null) ?? (text || code);
}

const list = (type: Intl.ListFormatType) => (items: readonly (string | number)[]) =>
  new Intl.ListFormat(language.locale, { type }).format(items.map(String));
/** “Ann, Ben and Cleo” */
export const joinAnd = list("conjunction");
/** “Ann, Ben or Cleo” */
export const joinOr = list("disjunction");
/** “3, 8, 13” */
export const joinPlain = (items: readonly (string | number)[]) => items.join(", ");

export const figure = (n: number) => withMinus(new Intl.NumberFormat(language.locale).format(n));
export const percent = (share: number) =>
  new Intl.NumberFormat(language.locale, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A time as the reader writes it; `seconds` since 1970. */
export const timeWords = (seconds: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language.locale, options).format(seconds * 1000);
