import type { EditionInfo, NewRoom } from "../wire";

/** A first game of an edition: as X, as all of X's pursuers, or on one seat, against the easiest bot. */
export function firstGame(edition: EditionInfo, as: string): NewRoom {
  const players = edition.options.find((option) => option.name === "players");
  // In a series, one person alone plays a duel.
  const people = edition.heats ? String(players?.low ?? "") : (players?.default ?? "");
  const easiest = edition.bots.find((bot) => bot.level === 1)?.name ?? edition.default_bot;
  const mine = (seat: string) => (as === "detectives" ? seat !== "x" : seat === as);
  const has = (name: string) => edition.settings.some((setting) => setting.name === name);
  return {
    edition: edition.id,
    options: { players: people },
    seats: Object.fromEntries(
      (edition.seats[people] ?? []).map((seat) => [seat, mine(seat) ? "me" : `bot:${easiest}`]),
    ),
    settings: {
      ...(has("hints") && edition.adviser ? { hints: true } : {}),
      ...(has("danger") ? { danger: true } : {}),
    },
  };
}
