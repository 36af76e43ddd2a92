import { company } from "../../bots";
import { alike } from "../../editions";
import type { EditionInfo } from "../../wire";

/** Who plays: each on a device, all on this one, or bots and me. */
export const HOWS = ["link", "device", "bots"] as const;
export type How = (typeof HOWS)[number];

/** The bots of a table where nobody chose one: the house's, or where everybody is for himself, a mixed company. */
export const usualBots = (edition: EditionInfo, players: string) =>
  alike(edition, players) ? company(edition.bots) : [edition.house_bot];

/** Who sits where when the table is made, for a number of players; `bot` plays wherever one is needed. */
export function seating(
  edition: EditionInfo,
  players: string,
  how: How,
  bot: string | null = null,
): Record<string, string> {
  const bots = bot === null ? usualBots(edition, players) : [bot];
  const who = (n: number) => {
    // Where all parts are alike, whoever makes the table has the first; elsewhere it is his to choose one.
    if (how === "link") return n === 0 && alike(edition, players) ? "me" : "open";
    if (how === "device" || n === 0) return "me";
    return `bot:${bots[(n - 1) % bots.length]}`;
  };
  return Object.fromEntries((edition.seats[players] ?? []).map((seat, n) => [seat, who(n)]));
}
