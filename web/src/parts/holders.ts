import { botLine, botName } from "../bots";
import { distinct, type Person } from "../person";
import { catalogue } from "../store/catalogue.svelte";
import { joinAnd, seatName, t } from "../text";
import type { Participant, Room, RoomSeat, Series } from "../wire";

/** The house in the place of a bot: nobody else can take its seat. */
export const HOUSE = "house";

/** Do several people play the same seat? */
export const sharedSeats = (room: Room) => room.seats.some((seat) => seat.shared || seat.players.length > 1);

/** A participant of a series in words. */
export const participant = (who: Participant) =>
  who.bot !== null ? t("lobby-bot-named", { bot: botName(who.name) }) : who.name;

/** One line about a bot of this table. */
const lineOf = (room: Room, bot: string) => botLine(catalogue.of(room.edition)?.bots ?? [], bot);

/** What people call a seat: a pawn by its own name; elsewhere a person who holds this seat alone, a bot by its level. */
export function seatTitle(room: Room, seat: RoomSeat, hasPawns: boolean): string {
  if (hasPawns || seat.bot === HOUSE) return seatName(seat.seat);
  if (seat.bot !== null) {
    const alike = room.seats.filter((other) => other.bot === seat.bot);
    return alike.length > 1 ? `${botName(seat.bot)} ${alike.indexOf(seat) + 1}` : botName(seat.bot);
  }
  if (seat.name) return seat.name;
  const [holder] = seat.holders;
  const alone = seat.holders.length === 1 && room.seats.filter((s) => s.holders.includes(holder!)).length === 1;
  return (alone && room.people.find((person) => person.person === holder)?.name) || seatName(seat.seat);
}

/** Who plays a seat, in words that add to its title. */
export function seatText(room: Room, seat: RoomSeat, hasPawns: boolean, you: string): string {
  if (seat.bot === HOUSE) return t("lobby-house");
  if (seat.bot !== null) {
    const named = hasPawns ? holders(room, seat, you) : t("lobby-bot");
    // During a game the name is enough.
    return [named, room.status === "lobby" ? lineOf(room, seat.bot) : ""].filter(Boolean).join(" · ");
  }
  if (hasPawns) return holders(room, seat, you);
  const title = seatTitle(room, seat, hasPawns);
  if (title === seatName(seat.seat)) return holders(room, seat, you);
  return seat.holders.includes(you) ? t("lobby-you") : seatName(seat.seat);
}

/** Who plays a seat. */
export function holders(room: Room, seat: RoomSeat, you: string): string {
  if (seat.bot !== null) return t("lobby-bot-named", { bot: botName(seat.bot) });
  if (seat.name) return seat.shared ? `${seat.name} · ${t("lobby-shared")}` : seat.name;
  const own = ({ name }: { name: string }) => (name ? `${name} (${t("lobby-you")})` : t("lobby-you"));
  const names = room.people
    .filter((p) => seat.holders.includes(p.person))
    .map((p) => (p.person === you ? own(p) : p.name));
  if (!names.length) return seat.shared ? t("lobby-shared") : t("lobby-open");
  return seat.shared ? `${joinAnd(names)} · ${t("lobby-shared")}` : joinAnd(names);
}

/** The names of the people around one device who play these seats; in a series, in this heat. */
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

const personIn = (room: Room, id: string): Person => ({
  id,
  name: room.people.find((one) => one.person === id)?.name ?? "",
});
/** Where seats have no names of their own, two bots of one kind are two persons. */
const botPerson = (room: Room, seat: RoomSeat, hasPawns: boolean): Person => ({
  id: `bot:${hasPawns ? seat.bot : seat.seat}`,
  name: hasPawns ? botName(seat.bot ?? "") : seatTitle(room, seat, false),
  bot: true,
});
/** Someone at a device of several: they have a name, and no id of their own. */
const named = (name: string): Person => ({ id: `name:${name}`, name });

/** The participants of a series, as badges show them. */
export function participants(series: Series): Person[] {
  const alone = (id: string) => series.people.filter((one) => one.person === id).length === 1;
  return series.people.map((one) => {
    if (one.bot !== null) return { id: `bot:${one.bot}`, name: botName(one.name), bot: true };
    return one.person !== null && alone(one.person) ? { id: one.person, name: one.name } : named(one.name);
  });
}

/** The people who play a seat; nobody, while it is open. Around one device, the names given there say who is meant. */
export function whoPlays(room: Room, seat: RoomSeat, hasPawns: boolean): Person[] {
  if (seat.bot !== null) return [botPerson(room, seat, hasPawns)];
  if (seat.players.length === 1) {
    const around = leaders(room, [seat.seat]);
    if (around.length && around.join() !== personIn(room, seat.players[0]!).name) return around.map(named);
  }
  return seat.players.map((id) => personIn(room, id));
}

/** The people who play these seats, each once. */
export const whoPlayAll = (room: Room, seats: readonly string[], hasPawns: boolean): Person[] =>
  distinct(room.seats.filter((one) => seats.includes(one.seat)).flatMap((one) => whoPlays(room, one, hasPawns)));

/** Those of them who move it: where a side has a captain, that is the captain. */
function movers(room: Room, seat: RoomSeat, hasPawns: boolean): Person[] {
  const captain = seat.players.length > 1 ? room.captains[seat.side] : null;
  return captain ? [personIn(room, captain)] : whoPlays(room, seat, hasPawns);
}

/** The people whom the table waits for, each once. */
export const awaitedPeople = (room: Room, seats: readonly string[], hasPawns: boolean): Person[] =>
  distinct(room.seats.filter((seat) => seats.includes(seat.seat)).flatMap((seat) => movers(room, seat, hasPawns)));

/** Whom the table waits for, in words: people by name, bots as thinking, an open seat by its own name. */
export function waitingWords(room: Room, seats: readonly string[], hasPawns: boolean): string {
  const open = room.seats.filter((seat) => seats.includes(seat.seat) && !movers(room, seat, hasPawns).length);
  const people = awaitedPeople(room, seats, hasPawns);
  const names = joinAnd([...people.map((one) => one.name), ...open.map((seat) => seatName(seat.seat))]);
  const thinking = people.length > 0 && !open.length && people.every((one) => one.bot);
  return thinking ? t("turn-thinking", { n: people.length, names }) : t("turn-waiting", { names });
}
