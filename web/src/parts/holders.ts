import { listed, t } from "../text";
import type { Participant, Room, SeatInfo } from "../wire";

/** Are there seats that several people may lead? */
export const sharedSeats = (room: Room) => room.seats.some((seat) => seat.shared || seat.holders.length > 1);

/** Somebody in a series, in words. */
export const participant = (who: Participant) =>
  who.bot !== null ? t("lobby.bot.named", { bot: who.name }) : who.name;

/** Who plays a seat, in words. */
export function holders(room: Room, seat: SeatInfo): string {
  if (seat.bot !== null) return t("lobby.bot.named", { bot: seat.bot });
  const names = room.people
    .filter((p) => seat.holders.includes(p.person))
    .map((p) => (p.person === room.you ? `${p.name} (${t("lobby.you")})` : p.name));
  if (!names.length) return seat.shared ? t("lobby.shared") : t("lobby.open");
  return seat.shared ? `${listed(names)} · ${t("lobby.shared")}` : listed(names);
}
