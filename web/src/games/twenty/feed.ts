import { parseMove } from "../../notation";
import type { SeenPly } from "../../wire";
import type { Ruling } from "./table";

/** The events of one card in order: clues, and what people said between them. */
export type Item =
  | { n: number; kind: "clue"; number: number; text: string }
  /** `number` is the picked one; null if the next player rolls after a failed question */
  | { n: number; kind: "roll"; seat: string; number: number | null; face: number; question: boolean }
  | { n: number; kind: "talk"; seat: string; question: string; reply: string | null }
  /** `text` is null until a player who cut in has answered */
  | { n: number; kind: "guess"; seat: string; text: string | null; verdict: Ruling | null; violet: boolean }
  | { n: number; kind: "pass"; seat: string; violet: boolean };

/** The plies since the last card was dealt. */
export function sinceDealt(log: readonly SeenPly[]): SeenPly[] {
  return log.slice(log.findLastIndex((ply) => ply.seat === "dealer" && ply.move.startsWith("card")) + 1);
}

/** The plies of one card of the game, counted from 1. */
export function cardPlies(log: readonly SeenPly[], card: number): SeenPly[] {
  const deals = log.flatMap((ply, i) => (ply.seat === "dealer" && ply.move.startsWith("card") ? [i] : []));
  return log.slice(deals[card - 1] ?? log.length, deals[card]);
}

/** `next` gives the seat that rolls after a failed question. */
export function feed(log: readonly SeenPly[], questions: number, next: (seat: string) => string): Item[] {
  const items: Item[] = [];
  let picked: number | null = null;
  let investigator = "";
  let cutIn: string | null = null;
  for (const { n, seat, move: text } of sinceDealt(log)) {
    const move = parseMove(text);
    const said = String(move?.args[0] ?? "");
    const last = items.at(-1);
    switch (move?.verb) {
      case "pick":
        picked = Number(said);
        investigator = seat;
        break;
      case "clue":
        items.push({ n, kind: "clue", number: picked ?? 0, text: said });
        picked = null;
        break;
      case "roll":
        if (picked === null) investigator = next(investigator);
        items.push({
          n,
          kind: "roll",
          seat: investigator,
          number: picked,
          face: Number(said),
          question: Number(said) <= questions,
        });
        picked = null;
        break;
      case "ask":
        items.push({ n, kind: "talk", seat, question: said, reply: null });
        break;
      case "answer":
        if (last?.kind === "talk") items[items.length - 1] = { ...last, reply: said };
        break;
      case "buzz":
        cutIn = seat;
        items.push({ n, kind: "guess", seat, text: null, verdict: null, violet: true });
        break;
      case "guess":
        if (last?.kind === "guess" && last.text === null) items.pop();
        items.push({ n, kind: "guess", seat, text: said, verdict: null, violet: seat === cutIn });
        break;
      case "right":
      case "wrong":
      case "precise":
        if (last?.kind === "guess") items[items.length - 1] = { ...last, verdict: move.verb };
        if (move.verb !== "precise") cutIn = null;
        break;
      case "pass":
        if (last?.kind === "guess" && last.text === null) items.pop();
        items.push({ n, kind: "pass", seat, violet: seat === cutIn });
        cutIn = null;
        break;
    }
  }
  return items;
}
