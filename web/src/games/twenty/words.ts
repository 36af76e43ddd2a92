import { parseMove } from "../../notation";
import { seatTitle } from "../../parts/holders";
import { joinAnd, seatName, t, textOr, type Key } from "../../text";
import type { Outcome, SeenPly, Room, View } from "../../wire";
import { HOUSE, interrupted, leftOf, type Over, type TwentyTable } from "./table";

export type Names = (seat: string) => string;

/** The names of the seats at this table. */
export function namesIn(room: Room): Names {
  const names = new Map(room.seats.map((info) => [info.seat, seatTitle(room, info, false)]));
  return (seat) => names.get(seat) ?? seatName(seat);
}

/** What a seat does on this card. */
export function roleOf(table: TwentyTable, seat: string): "reader" | "speaker" | "investigator" | null {
  if (table.phase === "over") return null;
  if (seat === table.reader) return "reader";
  if (seat === table.speaker) return "speaker";
  return seat === table.investigator ? "investigator" : null;
}

/** What is going on, for one viewer: a sentence, and perhaps a second one. */
export interface Now {
  title: string;
  hint: string;
}

/** `me` is the viewer's seat, null for spectators; `moves` are its legal moves. */
export function nowWords(
  table: TwentyTable,
  me: string | null,
  moves: readonly string[],
  names: Names,
  houseJudges = false,
): Now {
  const name = names(table.speaker ?? table.investigator);
  const can = (verb: string) => moves.some((move) => parseMove(move)?.verb === verb);
  switch (table.phase) {
    case "choose":
      if (can("pick")) return { title: t("twenty-choose-you"), hint: beginning(table) };
      return { title: t("twenty-choose-wait", { name }), hint: reading(table, me) || nextCard(table) };
    case "clue":
      if (can("speak")) return { title: t("twenty-clue-you"), hint: t("twenty-clue-you-hint") };
      return {
        title: t("twenty-clue-wait", { name }),
        hint: can("buzz") ? t("twenty-clue-wait-buzz", { name }) : reading(table, me),
      };
    case "answer":
      return can("guess") ? answering(table) : answered(table, me, name);
    case "verdict":
      if (can("right")) return { title: t("twenty-verdict-you"), hint: "" };
      return { title: t("twenty-verdict-wait", { name: names(houseJudges ? HOUSE : table.reader) }), hint: "" };
    case "ask":
      if (can("ask")) return { title: t("twenty-ask-you"), hint: t("twenty-ask-you-hint") };
      return { title: t("twenty-ask-wait", { name }), hint: "" };
    case "reply":
      if (can("answer")) return { title: t("twenty-reply-you", { name }), hint: t("twenty-reply-hint") };
      return { title: t("twenty-reply-wait", { name: names(table.reader) }), hint: "" };
    case "over":
      return { title: t("turn-over"), hint: "" };
    default:
      return { title: t("twenty-open-wait"), hint: "" };
  }
}

/** The last card stays in sight until the first number of the next is read. */
export const lastCard = (table: TwentyTable): Over | null =>
  table.chips.length || table.phase === "over" ? null : (table.past.at(-1) ?? null);

/** What comes after the card that is still in sight. */
const nextCard = (table: TwentyTable) =>
  lastCard(table) && table.category ? t(`twenty-choose-next-${table.category}`, { n: table.number }) : "";

/** What to do on the first card, and what the next one is. */
const beginning = (table: TwentyTable) => (table.past.length ? nextCard(table) : t("twenty-choose-first"));

function reading(table: TwentyTable, me: string | null): string {
  if (me === table.reader) return t("twenty-you-read");
  return me === null ? t("room-spectating") : "";
}

const pressed = (table: TwentyTable) => {
  const last = table.guesses.at(-1);
  return last?.verdict === "precise" && last.seat === table.speaker ? last : null;
};

function answering(table: TwentyTable): Now {
  const again = pressed(table);
  if (again) return { title: t("twenty-guess-precise"), hint: t("twenty-guess-precise-hint", { text: again.text }) };
  const title = t(`twenty-who-${table.category ?? "thing"}`);
  if (interrupted(table)) return { title, hint: t("twenty-guess-free") };
  return { title, hint: table.talks.at(-1) && table.die !== null ? t("twenty-guess-after") : "" };
}

function answered(table: TwentyTable, me: string | null, name: string): Now {
  const key: Key = pressed(table)
    ? "twenty-answer-wait-precise"
    : interrupted(table)
      ? "twenty-answer-wait-free"
      : "twenty-answer-wait";
  return { title: t(key, { name }), hint: reading(table, me) };
}

/** A move in a proposal. */
export function moveWords(seat: string, text: string, names: Names): string {
  const move = parseMove(text);
  const said = String(move?.args[0] ?? "");
  const fallback = t("ply-other", { name: names(seat), move: text });
  if (move?.verb === "pick") return t("twenty-choose-confirm", { n: said });
  return textOr(`twenty-ply-${move?.verb}`, fallback, { name: names(seat), text: said });
}

/**
 * What a finished card earned: who found it, and what its reader got. `won`: the finder has won the game with it, and
 * the reader's pawn did not move any more.
 */
export function scoreWords(over: Over, names: Names, won = false): string[] {
  const points = new Map(over.points);
  const found =
    over.finder === null
      ? t("twenty-end-nobody")
      : t(over.violet ? "twenty-end-found-violet" : "twenty-end-found", {
          finder: names(over.finder),
          n: over.chips,
          points: points.get(over.finder) ?? 0,
        });
  if (over.reader === HOUSE || (won && over.finder !== null)) return [found];
  const got = points.get(over.reader) ?? 0;
  return [found, t(got ? "twenty-end-reader" : "twenty-end-reader-none", { reader: names(over.reader), points: got })];
}

/** What the suns gave back when a card was scored. */
export const sunWords = (over: Over, names: Names): string[] =>
  over.suns.map((seat) => t("twenty-why-sun", { name: names(seat) }));

export interface Line {
  n: number;
  seat: string;
  text: string;
  loud: boolean;
}

/** Each ply as a sentence. The reader's secrets are left out: everyone reads the same log. */
export function sentences(view: View, names: Names): Line[] {
  const table = view.table as TwentyTable;
  let picked: { seat: string; n: number } | null = null;
  let card = 0;
  let investigator = "";
  const left = leftOf(table);
  const lines: Line[] = [];
  for (const ply of view.log) {
    const move = parseMove(ply.move);
    if (move?.verb === "card") card += 1;
    if (move?.verb === "pick") {
      picked = { seat: ply.seat, n: Number(move.args[0]) };
      investigator = ply.seat;
      continue;
    }
    if (move?.verb === "roll" && !picked)
      investigator = left(investigator, table.past.find((past) => past.number === card)?.reader);
    const text = sentence(ply, table, picked, card, names, investigator);
    lines.push({ n: ply.n, seat: ply.seat, text, loud: move?.verb === "open" || move?.verb === "card" });
    if (move?.verb === "clue" || move?.verb === "roll") picked = null;
  }
  return lines;
}

function sentence(
  ply: SeenPly,
  table: TwentyTable,
  picked: { seat: string; n: number } | null,
  card: number,
  names: Names,
  investigator: string,
): string {
  const move = parseMove(ply.move);
  const said = String(typeof move?.args[0] === "symbol" ? "" : (move?.args[0] ?? ""));
  const name = names(picked?.seat ?? ply.seat);
  switch (move?.verb) {
    case "card": {
      const over = table.past.find((past) => past.number === card);
      const category = over?.category ?? (card === table.number ? table.category : null) ?? "thing";
      return t("twenty-ply-card", {
        n: card,
        reader: names(over?.reader ?? table.reader),
        category,
      });
    }
    case "clue":
      return t("twenty-ply-clue", { name, n: picked?.n ?? "?", text: said });
    case "roll": {
      const face = Number(said) <= table.die_questions ? "question" : "blank";
      return picked
        ? t(`twenty-ply-roll-${face}`, { name, n: picked.n })
        : t(`twenty-ply-again-${face}`, { name: names(investigator) });
    }
    case "open":
      return t("twenty-ply-open", { answer: said });
    default:
      return textOr(`twenty-ply-${move?.verb}`, t("ply-other", { name, move: ply.move }), { name, text: said });
  }
}

/** Who won, and how. */
export function outcomeWords(table: TwentyTable, outcome: Outcome, names: Names): { title: string; why: string } {
  if (!outcome.winners.length) return { title: t("end-none"), why: "" };
  return {
    title: t("twenty-over-title", { names: joinAnd(outcome.winners.map(names)), n: outcome.winners.length }),
    why: t("twenty-over-why", { n: table.past.length }),
  };
}
