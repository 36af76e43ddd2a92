/** Editions and options in words. Nothing here knows a rule: the server lists everything. */
import { keep, kept } from "./store/kept";
import { language } from "./store/language.svelte";
import { t, textOr } from "./text";
import type { EditionInfo, SettingValue, OptionInfo, Settings } from "./wire";

/** `twenty` of `twenty/classic-1993`. */
export const gameOf = (edition: string) => edition.split("/")[0]!;

/** A name from the server that has no text. */
export const readable = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, " ");

/** The edition's own text, else its game's, else the fallback. */
export const editionText = (key: string, edition: string, fallback: string) =>
  textOr(`${key}-${edition}`, textOr(`${key}-${gameOf(edition)}`, fallback));

/** An edition's title; a room has its edition's. */
export const titleOf = (one: { title: string } & ({ edition: string } | { id: string })) =>
  textOr(`edition-title-${"id" in one ? one.id : one.edition}`, one.title);

export const optionName = (edition: string, name: string) =>
  textOr(`option-${gameOf(edition)}-${name}`, textOr(`option-${name}`, readable(name)));

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([language.locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code; // not a language code
  }
}

/** The title of a deck; Fogbound's own have one in every language. */
export const deckTitle = (name: string, title: string) => textOr(`deck-${name}`, title);

/** A language's name where it stands alone, as on a button. */
export function languageTitle(code: string): string {
  const name = languageName(code);
  return name.charAt(0).toLocaleUpperCase(language.locale) + name.slice(1);
}

/** An option's value in words. */
export function valueName(option: OptionInfo, value: string): string {
  if (option.kind === "switch") return t(value === "true" ? "option-on" : "option-off");
  if (option.name === "language") return languageName(value);
  return option.choices.length ? textOr(`choice-${value}`, readable(value)) : value;
}

/** What may be written into the field of an option. */
export function allowedWords(option: OptionInfo): string {
  const bounds = { low: option.low ?? 0, high: option.high ?? 0 };
  if (option.kind === "number") return t("allowed-number", bounds);
  if (option.kind !== "numbers") return option.allowed;
  return option.default
    ? t("allowed-numbers", { ...bounds, example: option.default })
    : t("allowed-numbers-none", bounds);
}

export const settingName = (name: string) => textOr(`setting-${name}`, readable(name));

/** A choice of a setting, in words. */
export const settingChoice = (name: string, value: string) =>
  textOr(`setting-${name}-${value}`, textOr(`setting-${name}-some`, readable(value), { value: Number(value) }));

/** A setting's value from text; the server sends defaults as text. */
export function settingValue(setting: OptionInfo, text = setting.default): SettingValue {
  if (setting.kind === "switch") return text === "true";
  return setting.kind === "number" ? Number(text) : text;
}

/** The settings of a new table if nobody changes them. */
export function defaultSettings(edition: EditionInfo, pace = 1): Settings {
  const ofGame = edition.settings.map((setting) => [setting.name, settingValue(setting)] as const);
  return {
    ...Object.fromEntries(ofGame),
    pace,
    decide: edition.agreed ? "all" : "any",
    series: edition.heats,
    practice: false,
    notify: true,
  };
}

/** Do all players have the same role? Then roles cannot rotate. */
export const sameRoles = (edition: EditionInfo, players: string) =>
  new Set((edition.sides[players] ?? []).map((side) => side.length)).size <= 1;

/** Do several people play the same seat? */
export function hasSharedSeats(edition: EditionInfo, players: string): boolean {
  const led = (edition.roles[players] ?? []).flat();
  return new Set(led).size < led.length;
}

/** Each person's own seats at a full table; all their seats, if they share every one. */
export function ownSeats(edition: EditionInfo, players: string): string[][] {
  const roles = edition.roles[players] ?? [];
  const alone = (seat: string) => roles.filter((role) => role.includes(seat)).length === 1;
  return roles.map((role) => (role.some(alone) ? role.filter(alone) : role));
}

/** The words that all titles begin with, if each title goes on after them. */
export function commonPrefix(titles: readonly string[]): string {
  const all = titles.map((title) => title.split(/[, ]+/));
  const same = (all[0] ?? []).findIndex((word, n) => all.some((words) => words[n] !== word || words.length <= n + 1));
  return titles.length > 1 && same > 0 ? all[0]!.slice(0, same).join(" ") : "";
}

/** The edition to offer first: the latest of the first game. */
export function defaultEdition(editions: EditionInfo[]): string {
  const first = editions[0];
  return first ? editions.filter((one) => gameOf(one.id) === gameOf(first.id)).at(-1)!.id : "";
}

/** How many people play: what the option says, or the one number that the game takes. */
export const playersOf = (edition: EditionInfo | undefined, options: Record<string, string>): string =>
  options.players ?? Object.keys(edition?.seats ?? {})[0] ?? "";

/** The possible numbers of players. */
export function playerNumbers(edition: EditionInfo | undefined): string[] {
  const players = edition?.options.find((option) => option.name === "players");
  const low = players?.low ?? 2;
  return players ? Array.from({ length: (players.high ?? 6) - low + 1 }, (_, n) => String(low + n)) : [];
}

const CARDS = "cardLanguage";

/** The language in which this device last asked for cards, else that of the page or the browser, if it is among the choices. */
export const preferredLanguage = (
  choices: string[],
  usual: string,
  spoken: readonly string[] = [kept(CARDS) ?? "", language.tag, ...navigator.languages],
) => spoken.map((code) => code.split("-")[0]!).find((code) => choices.includes(code)) ?? usual;

export const rememberLanguage = (code: string) => keep(CARDS, code);
