/** A person as every screen shows them: a colour of their own, initials and a name. Bots have a sign instead. */

export interface Person {
  /** the same on every screen: the colour follows from it */
  id: string;
  name: string;
  bot?: boolean;
}

/**
 * Paul Tol's light palette, whose colours differ for colour-blind eyes too, without its yellows (a pawn has one) and its
 * grey (the bots'). All are pale, with dark letters: pawns are dark or bright, and no badge is taken for one.
 */
export const COLOURS = ["#77aadd", "#99ddff", "#44bb99", "#aaaa00", "#ee8866", "#ffaabb"] as const;
export const BOT_COLOUR = "#dddddd";
export const INK = "#1d1c24";

/** FNV-1a: short, and it spreads ids that differ in one character. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}

export function colourOf(person: Person): string {
  return person.bot ? BOT_COLOUR : COLOURS[hash(person.id) % COLOURS.length]!;
}

/** One letter, or two where the name has several words: `Amber Badger` is AB, `Anna` is A. */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return letters.join("").toLocaleUpperCase() || "?";
}

/** Each person once, in the order given. */
export const distinct = (people: readonly Person[]) => [...new Map(people.map((one) => [one.id, one])).values()];
