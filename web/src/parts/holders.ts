import { botLine, botName } from "../bots";
import { gameOf } from "../editions";
import { catalogue } from "../store/catalogue.svelte";
import { listed, seatName, t } from "../text";
import type { Participant, Person, Room, SeatInfo } from "../wire";

/** The bot that is the house's own seat: nobody else can sit there. */
export const HOUSE = "house";

/** Are there seats that several people may lead? */
export const sharedSeats = (room: Room) => room.seats.some((seat) => seat.shared || seat.holders.length > 1);

/** In a chase a seat is a pawn with a name of its own; elsewhere it is whoever sits there. */
export const hasPawns = (edition: string) => gameOf(edition) === "yard";

/** Somebody in a series, in words. */
export const participant = (who: Participant) =>
  who.bot !== null ? t("lobby.bot.named", { bot: botName(who.name) }) : who.name;

/** What a bot of this table is like. */
const lineOf = (room: Room, bot: string) => botLine(catalogue.of(room.edition)?.bots ?? [], bot);

/** How people call a seat: by the name of whoever sits there and nowhere else, a bot by its level. */
export function seatTitle(room: Room, seat: SeatInfo): string {
  if (hasPawns(room.edition) || seat.bot === HOUSE) return seatName(seat.seat);
  if (seat.bot !== null) {
    const alike = room.seats.filter((other) => other.bot === seat.bot);
    return alike.length > 1 ? `${botName(seat.bot)} ${alike.indexOf(seat) + 1}` : botName(seat.bot);
  }
  if (seat.name) return seat.name;
  const [holder] = seat.holders;
  const alone = seat.holders.length === 1 && room.seats.filter((s) => s.holders.includes(holder!)).length === 1;
  return (alone && room.people.find((person) => person.person === holder)?.name) || seatName(seat.seat);
}

/** Who plays a seat, in words that go with what it is called. */
export function seatText(room: Room, seat: SeatInfo): string {
  if (seat.bot === HOUSE) return t("lobby.house");
  if (seat.bot !== null) {
    const named = hasPawns(room.edition) ? holders(room, seat) : t("lobby.bot");
    // Once the game is on, its name is enough.
    return [named, room.status === "lobby" ? lineOf(room, seat.bot) : ""].filter(Boolean).join(" · ");
  }
  if (hasPawns(room.edition)) return holders(room, seat);
  const title = seatTitle(room, seat);
  if (title === seatName(seat.seat)) return holders(room, seat);
  return seat.holders.includes(room.you) ? t("lobby.you") : seatName(seat.seat);
}

/** Who plays a seat. */
export function holders(room: Room, seat: SeatInfo): string {
  if (seat.bot !== null) return t("lobby.bot.named", { bot: botName(seat.bot) });
  if (seat.name) return seat.shared ? `${seat.name} · ${t("lobby.shared")}` : seat.name;
  const names = room.people
    .filter((p) => seat.holders.includes(p.person))
    .map((p) => (p.person === room.you ? `${p.name} (${t("lobby.you")})` : p.name));
  if (!names.length) return seat.shared ? t("lobby.shared") : t("lobby.open");
  return seat.shared ? `${listed(names)} · ${t("lobby.shared")}` : listed(names);
}

/** The people who may play a seat: its holders, and for a shared one everybody of its side. */
export function leadersOf(room: Room, seat: SeatInfo): Person[] {
  if (seat.bot !== null) return [];
  const seats = seat.shared ? room.seats.filter((other) => other.side === seat.side) : [seat];
  return room.people.filter((person) => seats.some((one) => one.holders.includes(person.person)));
}

/** Is nobody there who may play this seat, though it is somebody's? */
export function isAway(room: Room, seat: SeatInfo): boolean {
  const people = leadersOf(room, seat);
  return people.length > 0 && people.every((person) => !person.online);
}

/** Those around one device have names: who leads these seats, in a series in this heat? */
export function leaders(room: Room, seats: string[]): string[] {
  if (!room.series) {
    const named = room.seats.filter((seat) => seats.includes(seat.seat)).map((seat) => seat.name);
    return [...new Set(named.filter(Boolean))];
  }
  const roles = room.series.roles[room.series.heat - 1] ?? [];
  return room.series.people
    .filter((person, n) => person.bot === null && roles[n]?.some((seat) => seats.includes(seat)))
    .map((person) => person.name);
}
