/** Bots as people meet them: levels with a name, a line of character and a strength, and others for whoever wants them. */
import { spelt } from "./editions";
import { t, told } from "./text";
import type { BotInfo, EditionInfo } from "./wire";

/** `pimbot:simulations=2000` is a name, and what is set about it. */
function parts(bot: string): { name: string; settings: string[] } {
  const colon = bot.indexOf(":");
  if (colon < 0) return { name: bot, settings: [] };
  return { name: bot.slice(0, colon), settings: bot.slice(colon + 1).split(",") };
}

/** What a bot is called, with its settings if it has any. */
export function botName(bot: string): string {
  const { name, settings } = parts(bot);
  const called = told(`bot.${name}`, spelt(name));
  return [called, ...settings.map((one) => one.replace("=", " "))].join(", ");
}

/** The levels that people choose from, weakest first. */
export const levels = (bots: readonly BotInfo[]) => bots.filter((bot) => bot.level !== null);
/** Bots for whoever knows what they are. */
export const others = (bots: readonly BotInfo[]) => bots.filter((bot) => bot.level === null);

export const infoOf = (bots: readonly BotInfo[], bot: string) => bots.find((one) => one.name === parts(bot).name);

/** The bots of a table: one that has learned maps plays on these alone. */
export function botsOn(edition: EditionInfo | undefined, board?: string): BotInfo[] {
  const here = board ?? edition?.options.find((option) => option.name === "board")?.default ?? "";
  return (edition?.bots ?? []).filter((bot) => bot.boards === null || bot.boards.includes(here));
}

/** What it is like. */
export function botLine(bots: readonly BotInfo[], bot: string): string {
  const { name, settings } = parts(bot);
  return settings.length ? "" : told(`bot.${name}.text`, infoOf(bots, bot)?.line ?? "");
}

/** How strong it is, of how many levels; nothing is known of a bot with settings of its own. */
export function strength(bots: readonly BotInfo[], bot: string): { level: number; of: number } | null {
  const level = bot.includes(":") ? null : (infoOf(bots, bot)?.level ?? null);
  return level === null ? null : { level, of: levels(bots).length };
}

/** Levels to play with where everybody is for himself: a mixed company, neither the weakest nor the strongest first. */
export function company(bots: readonly BotInfo[]): string[] {
  const able = (levels(bots).length ? levels(bots) : bots).map((bot) => bot.name);
  const first = Math.floor((able.length - 1) / 2);
  return [...able.slice(first), ...able.slice(0, first)];
}

/** The words for how strong. */
export const strengthWords = (bots: readonly BotInfo[], bot: string) => {
  const found = strength(bots, bot);
  return found ? t("bot.strength", { n: found.level, of: found.of }) : "";
};
