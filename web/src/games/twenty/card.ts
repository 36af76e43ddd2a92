import { NUMBERS, type Held } from "./table";
import { QUESTION } from "./table";
import type { Item } from "./feed";

/** What happened after an entry was read: the die, questions, answers, passes. */
export type Event = Exclude<Item, { kind: "clue" }>;

/** One of the twenty places of the card. */
export interface Place {
  number: number;
  state: "free" | "clue" | "question";
  /** the clue; for the reader of the card, also what is not read yet */
  text: string | null;
  events: Event[];
}

/** The card as it fills up: each entry in its place, with everything that followed it. */
export function places(items: readonly Item[], held: Held | null = null): Place[] {
  const all: Place[] = NUMBERS.map((number) => {
    const entry = held?.entries[number - 1] ?? null;
    return { number, state: "free", text: entry === QUESTION ? null : entry, events: [] };
  });
  let last: Place | undefined;
  for (const item of items) {
    const number = "number" in item ? item.number : null;
    last = (number === null ? undefined : all[number - 1]) ?? last;
    if (!last) continue;
    if (item.kind === "clue") [last.state, last.text] = ["clue", item.text];
    else {
      if (item.kind === "roll" && number !== null) last.state = "question";
      last.events.push(item);
    }
  }
  return all;
}

/** The number read last. */
export function newest(items: readonly Item[]): number | null {
  const read = items.findLast((item) => "number" in item && item.number !== null);
  return read && "number" in read ? read.number : null;
}
