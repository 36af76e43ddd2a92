import { mixedBots } from "./bots";
import { sameRoles } from "./editions";
import type { EditionInfo } from "./wire";

/** Who plays: friends by link, all on this device, or bots and me. */
export const HOWS = ["link", "device", "bots"] as const;
export type How = (typeof HOWS)[number];

/** Who sits where in a new table; `bot` takes the seats that need one: the default bot, or if it is null, a mix. */
export function seating(
  edition: EditionInfo,
  players: string,
  how: How,
  bot: string | null = edition.default_bot,
): Record<string, string> {
  const bots = bot === null ? mixedBots(edition.bots) : [bot];
  const who = (n: number) => {
    // Where all roles are alike, the host gets the first seat; elsewhere the host chooses one.
    if (how === "link") return n === 0 && sameRoles(edition, players) ? "me" : "open";
    if (how === "device" || n === 0) return "me";
    return `bot:${bots[(n - 1) % bots.length]}`;
  };
  return Object.fromEntries((edition.seats[players] ?? []).map((seat, n) => [seat, who(n)]));
}
