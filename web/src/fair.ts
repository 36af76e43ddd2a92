/** Even chances: what the server says makes a table fair between equals. No rule is known here, only options. */
import { optionName } from "./editions";
import { listed, t, told } from "./text";
import type { EditionInfo, Handicap } from "./wire";

type Values = Record<string, string | undefined>;

/** What is played with so many people and these options; all that was measured was so with every other as usual. */
export function handicapOf(edition: EditionInfo | undefined, values: Values): Handicap | null {
  const found = edition?.handicaps[values.players ?? ""];
  const usual = (name: string, fallback: string) => (values[name] ?? fallback) === fallback;
  const others =
    edition?.options.filter((one) => one.name !== "players" && !(one.name in (found?.options ?? {}))) ?? [];
  return found && others.every((one) => usual(one.name, one.default)) ? found : null;
}

/** Is it set? */
export const isFair = (handicap: Handicap, values: Values) =>
  Object.entries(handicap.options).every(([name, value]) => values[name] === value);

/** The options to set for a fair game, or for a usual one again. */
export function fairOptions(edition: EditionInfo, handicap: Handicap, yes: boolean): Record<string, string> {
  if (yes) return { ...handicap.options };
  const set = edition.options.filter((one) => one.name in handicap.options);
  return Object.fromEntries(set.map((one) => [one.name, one.default]));
}

/** With another number of players it is another handicap: what was set for the one before goes, and its own comes. */
export function evenedAgain(edition: EditionInfo, values: Values, before: string): Record<string, string> {
  const old = edition.handicaps[before];
  if (!old || !Object.keys(old.options).length || !isFair(old, values)) return {};
  const usual = fairOptions(edition, old, false);
  const now = handicapOf(edition, { ...values, ...usual });
  return now ? { ...usual, ...now.options } : usual;
}

/** What changes, in words. */
export function fairWords(edition: EditionInfo, handicap: Handicap): string {
  const changes = Object.entries(handicap.options).map(([name, value]) => {
    const usual = edition.options.find((one) => one.name === name)?.default ?? "";
    const shown = (text: string) => listed(text.split(","));
    const params = { option: optionName(edition.id, name), value: shown(value), usual: shown(usual) };
    return told(`fair.${name}`, t("fair.other", params), params);
  });
  return changes.join(" ");
}
