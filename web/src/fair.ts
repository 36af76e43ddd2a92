/** Even chances: options so that both sides win about half. The server lists them. */
import { optionName } from "./editions";
import { joinAnd, t, textOr } from "./text";
import type { EditionInfo, HandicapInfo } from "./wire";

type Values = Record<string, string | undefined>;

/** The handicap for these options; null unless all other options are as usual, as they were when it was measured. */
export function handicapOf(edition: EditionInfo | undefined, values: Values): HandicapInfo | null {
  const found = edition?.handicaps[values.players ?? ""];
  const usual = (name: string, fallback: string) => (values[name] ?? fallback) === fallback;
  const others =
    edition?.options.filter((one) => one.name !== "players" && !(one.name in (found?.options ?? {}))) ?? [];
  return found && others.every((one) => usual(one.name, one.default)) ? found : null;
}

/** Are the handicap's options set? */
export const isFair = (handicap: HandicapInfo, values: Values) =>
  Object.entries(handicap.options).every(([name, value]) => values[name] === value);

/** The options for a fair game, or the usual ones. */
export function fairOptions(edition: EditionInfo, handicap: HandicapInfo, yes: boolean): Record<string, string> {
  if (yes) return { ...handicap.options };
  const set = edition.options.filter((one) => one.name in handicap.options);
  return Object.fromEntries(set.map((one) => [one.name, one.default]));
}

/** The options to change when the number of players does: the old handicap goes, the new one comes. */
export function keepFair(edition: EditionInfo, values: Values, before: string): Record<string, string> {
  const old = edition.handicaps[before];
  if (!old || !Object.keys(old.options).length || !isFair(old, values)) return {};
  const usual = fairOptions(edition, old, false);
  const now = handicapOf(edition, { ...values, ...usual });
  return now ? { ...usual, ...now.options } : usual;
}

/** The handicap's options in words; `brief`, after the words “Even chances”. */
export function fairWords(edition: EditionInfo, handicap: HandicapInfo, brief = false): string {
  const changes = Object.entries(handicap.options).map(([name, value]) => {
    const usual = edition.options.find((one) => one.name === name)?.default ?? "";
    const shown = (text: string) => (/^\d+$/.test(text) ? Number(text) : joinAnd(text.split(",")));
    const params = { option: optionName(edition.id, name), value: shown(value), usual: shown(usual) };
    return textOr(`fair-${name}${brief ? "-brief" : ""}`, t("fair-other", params), params);
  });
  return changes.join(" ");
}

/** What was changed at this table for even chances, in one line; empty if it plays as usual. */
export function evenWords(edition: EditionInfo | undefined, values: Values): string {
  const handicap = handicapOf(edition, values);
  if (!edition || !handicap || !Object.keys(handicap.options).length || !isFair(handicap, values)) return "";
  return t("fair-at", { changes: fairWords(edition, handicap, true) });
}
