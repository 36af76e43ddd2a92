/** Bots in words: the levels that people choose from, with a strength each, and other bots for experts. */
import { readable } from "./editions";
import { t, textOr } from "./text";
import type { BotInfo, EditionInfo } from "./wire";

/** Splits `pimbot:simulations=2000` into the name and its settings. */
function parts(bot: string): { name: string; settings: string[] } {
  const colon = bot.indexOf(":");
  if (colon < 0) return { name: bot, settings: [] };
  return { name: bot.slice(0, colon), settings: bot.slice(colon + 1).split(",") };
}

/** The bot's name, with its settings if it has any. */
export function botName(bot: string): string {
  const { name, settings } = parts(bot);
  const called = textOr(`bot-${name}`, readable(name));
  return [called, ...settings.map((one) => one.replace("=", " "))].join(", ");
}

/** The levels that people choose from, weakest first. */
export const levels = (bots: readonly BotInfo[]) => bots.filter((bot) => bot.level !== null);
/** The level for a first game. */
export const easiestBot = (bots: readonly BotInfo[]): string | null => levels(bots)[0]?.name ?? null;
/** Bots that are no level. */
export const others = (bots: readonly BotInfo[]) => bots.filter((bot) => bot.level === null);

export const infoOf = (bots: readonly BotInfo[], bot: string) => bots.find((one) => one.name === parts(bot).name);

/** The bots that can play on a map; some have learned only certain maps. */
export function botsOn(edition: EditionInfo | undefined, board?: string): BotInfo[] {
  const here = board ?? edition?.options.find((option) => option.name === "board")?.default ?? "";
  return (edition?.bots ?? []).filter((bot) => bot.boards === null || bot.boards.includes(here));
}

/** One line about a bot. */
export function botLine(bots: readonly BotInfo[], bot: string): string {
  const { name, settings } = parts(bot);
  return settings.length ? "" : textOr(`bot-${name}-text`, infoOf(bots, bot)?.line ?? "");
}

/** The bot's level, and of how many; null for a bot with its own settings. */
export function strength(bots: readonly BotInfo[], bot: string): { level: number; of: number } | null {
  const level = bot.includes(":") ? null : (infoOf(bots, bot)?.level ?? null);
  return level === null ? null : { level, of: levels(bots).length };
}

/** Levels for a table without teams: a mix that starts in the middle. */
export function mixedBots(bots: readonly BotInfo[]): string[] {
  const able = (levels(bots).length ? levels(bots) : bots).map((bot) => bot.name);
  const first = Math.floor((able.length - 1) / 2);
  return [...able.slice(first), ...able.slice(0, first)];
}

/** The strength in words. */
export const strengthWords = (bots: readonly BotInfo[], bot: string) => {
  const found = strength(bots, bot);
  return found ? t("bot-strength", { n: found.level, of: found.of }) : "";
};
