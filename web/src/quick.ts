/** Games of one person against bots, begun with one click. */
import { easiestBot, levels, strength } from "./bots";
import { playerNumbers, preferredLanguage } from "./editions";
import { fairOptions, handicapOf } from "./fair";
import { BOT_SPEEDS, type BotSpeed } from "./store/prefs.svelte";
import type { BotInfo, EditionInfo, NewRoom, Room, View } from "./wire";

/** What a person chooses on the first page. */
export interface QuickChoices {
  bot: string;
  even: boolean;
  hints: boolean;
  danger: boolean;
  speed: BotSpeed;
}

/** A kind first game: the easiest bot and every help there is. */
export const kindChoices = (edition: EditionInfo, bots: readonly BotInfo[] = edition.bots): QuickChoices => ({
  bot: easiestBot(bots) ?? edition.default_bot,
  even: true,
  hints: true,
  danger: true,
  speed: "calm",
});

/** Where the house can read the cards, three play: nobody need learn reading. */
const USUAL_PLAYERS = "3";

const optionOf = (edition: EditionInfo, name: string) => edition.options.find((option) => option.name === name);
export const housePlays = (edition: EditionInfo) => optionOf(edition, "reader")?.choices.includes("house") ?? false;

/** How many play a quick game. In a series, one person alone plays a duel. */
export function quickPlayers(edition: EditionInfo): string {
  const players = optionOf(edition, "players");
  if (edition.heats) return String(players?.low ?? "");
  const numbers = playerNumbers(edition);
  if (housePlays(edition)) return numbers.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (numbers[0] ?? "");
  return players?.default ?? "";
}

/** A game as X (`x`), as all pursuers (`detectives`) or on one seat, against bots. */
export function quickGame(edition: EditionInfo, as: string, choices: QuickChoices): NewRoom {
  const players = quickPlayers(edition);
  const handicap = handicapOf(edition, { players });
  const language = optionOf(edition, "language");
  const mine = (seat: string) => (as === "detectives" ? seat !== "x" : seat === as);
  const has = (name: string) => edition.settings.some((setting) => setting.name === name);
  return {
    edition: edition.id,
    options: {
      players,
      ...(housePlays(edition) ? { reader: "house" } : {}),
      ...(language ? { language: preferredLanguage(language.choices, language.default) } : {}),
      ...(handicap && choices.even ? fairOptions(edition, handicap, true) : {}),
    },
    seats: Object.fromEntries(
      (edition.seats[players] ?? []).map((seat) => [seat, mine(seat) ? "me" : `bot:${choices.bot}`]),
    ),
    settings: {
      pace: BOT_SPEEDS[choices.speed],
      ...(edition.adviser && has("hints") ? { hints: choices.hints } : {}),
      ...(has("danger") ? { danger: choices.danger } : {}),
    },
  };
}

/** The bots that play against this person; empty where a person does, or nobody sits on one side. */
export function opposingBots(room: Room, you: string): string[] {
  const sides = new Set(room.seats.filter((seat) => seat.players.includes(you)).map((seat) => seat.side));
  const others = room.seats.filter((seat) => !sides.has(seat.side));
  const bots = others.flatMap((seat) => seat.bot ?? []);
  return sides.size === 1 && bots.length === others.length ? [...new Set(bots)] : [];
}

/** Do only easy levels play against this person? */
export function isEasyGame(room: Room, bots: readonly BotInfo[], you: string): boolean {
  const marks = opposingBots(room, you).map((bot) => strength(bots, bot));
  return marks.length > 0 && marks.every((mark) => mark !== null && 2 * mark.level <= mark.of);
}

/** The one bot that this person has beaten alone in a game that is over; in a series, once that is over. */
export function beatenBot(room: Room, view: View | null, you: string): string | null {
  const [bot, ...more] = opposingBots(room, you);
  if (room.status !== "over" || !view?.outcome || bot === undefined || more.length) return null;
  if (new Set(room.seats.flatMap((seat) => seat.players)).size > 1) return null;
  const { series } = room;
  if (series) return series.winners.length === 1 && series.people[series.winners[0]!]?.person === you ? bot : null;
  const { winners } = view.outcome;
  return room.seats.some((seat) => seat.players.includes(you) && winners.includes(seat.seat)) ? bot : null;
}

/** The next level after this one; null for the strongest, and for a bot that is no level. */
export function nextLevel(bots: readonly BotInfo[], bot: string): string | null {
  const all = levels(bots).map((level) => level.name);
  return all.includes(bot) ? (all[all.indexOf(bot) + 1] ?? null) : null;
}
