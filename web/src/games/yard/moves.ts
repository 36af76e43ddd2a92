import { parseMove, stationOf } from "../../notation";
import { count, pawnOf, type YardTable } from "./table";

export const RIDES = ["t", "b", "u", "k"];
export const BLACK = "k";
/** Placing a pawn: a choice of a station, like a ride, but free. */
export const PLACE = "place";
/** In an exercise: the answer is a station. */
export const POINT = "point";
const FREE = [PLACE, POINT];

export interface Offers {
  /** station → the tickets that lead there, in the order taxi, bus, underground, black */
  rides: Map<number, string[]>;
  double: boolean;
  concede: boolean;
  /** show, hide, take, and any other verb */
  others: string[];
}

export function offers(moves: readonly string[]): Offers {
  const found: Offers = { rides: new Map(), double: false, concede: false, others: [] };
  for (const text of moves) {
    const move = parseMove(text);
    const station = stationOf(move);
    if (move && (RIDES.includes(move.verb) || FREE.includes(move.verb)) && station !== null) {
      const tickets = [...(found.rides.get(station) ?? []), move.verb];
      found.rides.set(
        station,
        tickets.sort((a, b) => RIDES.indexOf(a) - RIDES.indexOf(b)),
      );
    } else if (text === "double") found.double = true;
    else if (text === "concede") found.concede = true;
    else found.others.push(text);
  }
  return found;
}

/** The only ticket, unless it is black; else null. */
export function obvious(tickets: readonly string[]): string | null {
  return tickets.length === 1 && tickets[0] !== BLACK ? tickets[0]! : null;
}

/** How many of a ticket the seat has; null if they are not counted. */
export function left(table: YardTable, seat: string, ticket: string): number | null {
  const own = count(pawnOf(table, seat)?.tickets ?? [], ticket);
  return own ?? (seat === "x" && ticket !== BLACK ? count(table.reserve, ticket) : null);
}

/** Words people type for tickets. */
export const TYPED: Record<string, string> = {
  taxi: "t",
  bus: "b",
  underground: "u",
  tube: "u",
  black: "k",
  ferry: "k",
  boat: "k",
};
