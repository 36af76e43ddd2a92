/** What can be played, in words and in numbers: nothing here knows a rule, all of it is what the server lists. */
import { t, told } from "./text";
import type { EditionInfo, Manner, Option, Settings } from "./wire";

/** `twenty` of `twenty/classic-1993`. */
export const gameOf = (edition: string) => edition.split("/")[0]!;

/** A name from the server that nobody has put into words. */
export const spelt = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, " ");

/** A text of the edition, else of its game, else of all. */
export const toldOf = (key: string, edition: string, fallback: string) =>
  told(`${key}.${edition}`, told(`${key}.${gameOf(edition)}`, fallback));

export const optionName = (edition: string, name: string) =>
  told(`option.${gameOf(edition)}.${name}`, told(`option.${name}`, spelt(name)));

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code; // no code of a language at all
  }
}

/** One of an option's values. */
export function valueName(option: Option, value: string): string {
  if (option.kind === "switch") return t(value === "true" ? "option.on" : "option.off");
  if (option.name === "language") return languageName(value);
  return option.choices.length ? told(`choice.${value}`, spelt(value)) : value;
}

export const mannerName = (name: string) => told(`manner.${name}`, spelt(name));

/** One of the choices of a manner. */
export const mannerChoice = (name: string, value: string) =>
  told(`manner.${name}.${value}`, told(`manner.${name}.some`, spelt(value), { value }));

/** A value of an option as settings have it: the wire gives defaults as text. */
export function settingOf(manner: Option, text = manner.default): Manner {
  if (manner.kind === "switch") return text === "true";
  return manner.kind === "number" ? Number(text) : text;
}

/** How a new table is run if nobody chooses anything. */
export function usualSettings(edition: EditionInfo, pace = 1): Settings {
  const manners = edition.manners.map((manner) => [manner.name, settingOf(manner)] as const);
  return {
    ...Object.fromEntries(manners),
    pace,
    decide: edition.agreed ? "all" : "any",
    series: edition.heats,
  };
}

/** Has everybody the same part? Then there is nothing to take turns at. */
export const alike = (edition: EditionInfo, players: string) =>
  new Set((edition.sides[players] ?? []).map((side) => side.length)).size <= 1;

/** Are there seats that several people lead? */
export function ledTogether(edition: EditionInfo, players: string): boolean {
  const led = (edition.roles[players] ?? []).flat();
  return new Set(led).size < led.length;
}

/** The seats that each person of a full table has to himself; where all is led together, whatever he leads. */
export function ownSeats(edition: EditionInfo, players: string): string[][] {
  const roles = edition.roles[players] ?? [];
  const alone = (seat: string) => roles.filter((role) => role.includes(seat)).length === 1;
  return roles.map((role) => (role.some(alone) ? role.filter(alone) : role));
}

/** The words that all of several titles begin with, unless one of them has no others. */
export function commonWords(titles: readonly string[]): string {
  const all = titles.map((title) => title.split(/[, ]+/));
  const same = (all[0] ?? []).findIndex((word, n) => all.some((words) => words[n] !== word || words.length <= n + 1));
  return titles.length > 1 && same > 0 ? all[0]!.slice(0, same).join(" ") : "";
}

/** Which edition to begin with: the latest of the first game. */
export function foremost(editions: EditionInfo[]): string {
  const first = editions[0];
  return first ? editions.filter((one) => gameOf(one.id) === gameOf(first.id)).at(-1)!.id : "";
}

/** From the lowest to the highest number of players. */
export function playerNumbers(edition: EditionInfo | undefined): string[] {
  const players = edition?.options.find((option) => option.name === "players");
  const low = players?.low ?? 2;
  return players ? Array.from({ length: (players.high ?? 6) - low + 1 }, (_, n) => String(low + n)) : [];
}

/** The reader's own language, where there is a choice. */
export const readersLanguage = (choices: string[], usual: string, spoken: readonly string[] = navigator.languages) =>
  spoken.map((code) => code.split("-")[0]!).find((code) => choices.includes(code)) ?? usual;
