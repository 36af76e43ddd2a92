import { parseMove, stationOf } from "../../notation";
import { joinAnd, seatName, t, textOr } from "../../text";
import type { Outcome, SeenPly, View } from "../../wire";
import { PLACE, RIDES } from "./moves";
import { pawnOf, X, type Window, type YardTable } from "./table";

/** The round in words; some games have a last round, some end with the tickets. */
export function roundWords(table: YardTable, round = table.round): string {
  return round === 0 || table.max_rounds === null ? moment(round) : t("room-round", { round, max: table.max_rounds });
}

/** How many rounds there are still to come, besides the one that is being played. */
export function leftWords(table: YardTable): string {
  const n = Math.max(0, (table.max_rounds ?? 0) - table.round);
  if (table.round === 0) return t("room-left", { n });
  return n ? t("room-left-after", { n }) : t("room-left-last");
}

/** An earlier round in words; before the first, pawns were placed. */
export const moment = (round: number) => (round === 0 ? t("room-setup") : t("room-round-open", { round }));

/** A move in a proposal. */
export function moveWords(seat: string, text: string): string {
  const move = parseMove(text);
  const station = stationOf(move) ?? "?";
  if (move?.verb === "concede") return t("move-words-concede");
  if (move?.verb === "place") return t("move-words-place", { seat, station });
  return t("move-words-ride", { seat, ticket: move?.verb ?? text, station });
}

/** A move in the words of its mover: `Taxi to 58`. */
export function offerWords(text: string): string {
  const move = parseMove(text);
  const station = stationOf(move) ?? "?";
  if (!move) return text;
  if (RIDES.includes(move.verb)) return t("move-confirm", { ticket: move.verb, station });
  switch (move.verb) {
    case PLACE:
      return t("hint-place", { station });
    case "double":
      return t("move-double");
    case "show":
      return t("move-show", { station });
    case "hide":
      return t("move-hide");
    case "concede":
      return t("hint-concede");
    case "take":
      return t("move-take", { seat: String(move.args[0]), ticket: String(move.args[1]) });
    default:
      return text;
  }
}

/** A warning: these pawns can ride to a station next. */
export function dangerWords(seats: readonly string[]): string {
  return t("map-danger", { seats: joinAnd(seats.map(seatName)) });
}

/** The same for a player with several pawns: `Red: Taxi to 58`. */
export function pawnWords(seat: string, text: string): string {
  return t("analysis-move", { seat, move: offerWords(text) });
}

/** The pawn that each of the dealer's start cards is for; `deals` is the order that the server gives for them. */
export function startCards(log: readonly SeenPly[], deals: readonly string[]): Map<number, string> {
  const cards = log.filter((ply) => ply.seat === "dealer" && ply.move.startsWith("deal"));
  return new Map(cards.flatMap((ply, i) => (deals[i] ? [[ply.n, deals[i]]] : [])));
}

/** Each ply as a sentence, as this viewer saw it; `covered` leaves X's own secrets out. */
export function sentences(
  view: View,
  deals: readonly string[],
  from = 0,
  covered = false,
): { n: number; seat: string; text: string; loud: boolean }[] {
  const table = view.table as YardTable;
  const dealt = startCards(view.log, deals);
  let window = 0;
  const lines = [];
  for (const ply of view.log) {
    const move = parseMove(ply.move);
    const ride = ply.seat === X && move !== null && ["t", "b", "u", "k"].includes(move.verb);
    const filled = ride ? table.windows[window++] : undefined;
    if (ply.n < from) continue;
    const text = sentence(ply, dealt.get(ply.n), filled, covered && ply.secret, table.x_open);
    // An X in sight is news only when he vanishes or is back.
    const loud = table.x_open ? filled?.ticket === "k" : filled?.shown;
    lines.push({ n: ply.n, seat: ply.seat, text, loud: loud ?? move?.verb === "show" });
  }
  return lines;
}

function sentence(
  ply: SeenPly,
  dealt: string | undefined,
  window: Window | undefined,
  covered: boolean,
  open: boolean,
): string {
  const move = parseMove(ply.move);
  const station = covered ? null : stationOf(move);
  if (dealt) {
    return station === null ? t("ply-deal-hidden", { seat: dealt }) : t("ply-deal", { seat: dealt, station });
  }
  const { seat } = ply;
  if (window && open && window.ticket === "k")
    return station === null ? t("ply-vanish") : t("ply-vanish-at", { station });
  if (window && !open) return xRide(window, covered ? null : (window.station ?? station));
  switch (move?.verb) {
    case "concede":
      return seat === X ? t("ply-concede", { seat }) : t("ply-concede-side");
    case "double":
      return t("ply-double");
    case "hide":
      return t("ply-hide");
    case "show":
      return t(ply.seat === "dealer" ? "ply-emerge" : "ply-show", { station: station ?? "?" });
    case "place":
      return t("ply-deal", { seat, station: station ?? "?" });
    case "take":
      return t("ply-take", { ticket: String(move.args[1]), seat: String(move.args[0]) });
    case "t":
    case "b":
    case "u":
    case "k":
      return t("ply-ride", { seat, ticket: move.verb, station: station ?? "?" });
    default:
      return t("ply-other", { name: seatName(seat), move: ply.move });
  }
}

function xRide(window: Window, station: number | null): string {
  const kind = window.ticket === "k" ? "black" : "ride";
  const params = { ticket: window.ticket, n: window.number, station: station ?? "" };
  if (window.shown && station !== null) return t(`ply-x-${kind}-shown`, params);
  return station === null ? t(`ply-x-${kind}`, params) : t(`ply-x-${kind}-at`, params);
}

/** The text key of a reason; giving up has several. */
function reasonKey(table: YardTable, reason: string, seat: string | undefined): string {
  if (reason === "stuck" && table.x_open) return "stuck-open";
  if (reason !== "conceded" || seat === X) return reason;
  return table.score ? "conceded-tickets" : "conceded-side";
}

/** Who won, and why. */
export function outcomeWords(view: View, outcome: Outcome): { title: string; why: string } {
  const table = view.table as YardTable;
  const last = view.log.at(-1);
  const station = outcome.reason === "captured" ? stationOf(parseMove(last?.move ?? "")) : pawnOf(table, X)?.station;
  const code = reasonKey(table, outcome.reason, last?.seat);
  const why = textOr(`reason-${code}`, t("reason-other", { reason: outcome.reason }), {
    seat: last?.seat ?? "",
    station: station ?? "?",
    round: table.round,
    n: table.score?.left ?? 0,
  });
  const points = outcome.points.find(([seat]) => seat === X)?.[1];
  if (points !== undefined) return { title: t("end-points", { n: points }), why };
  const title = outcome.winners.includes(X) ? t("end-x") : outcome.winners.length ? t("end-detectives") : t("end-none");
  return { title, why };
}

export function purse(tickets: [string, number][]): string {
  return joinAnd(tickets.map(([ticket, n]) => t("ticket-count", { ticket, n })));
}
