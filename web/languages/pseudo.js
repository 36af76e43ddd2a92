/**
 * `node languages/pseudo.js`: a language that nobody speaks, made from English: every letter has an accent, and texts are
 * longer. It shows what is not translated and what has no room. Prints the two chunks of it as JSON; nobody ships them.
 */
import { parse, serialize, Transformer } from "@fluent/syntax";
import { bodyOf, PARTS } from "./catalogue.js";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ODD = [..."áƀçđéƒǧħíĵķłɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁḾÑÓƤɊŔŠŤÚṼŴẊÝŽ"];
const LONGER = 0.3;

const accented = (text) => text.replace(/[a-zA-Z]/g, (letter) => ODD[PLAIN.indexOf(letter)]);

/** Words grow as in German: the vowel of some is drawn out. */
function longer(text) {
  let room = Math.round(LONGER * text.trim().length);
  return text.replace(/[áéíóú]/g, (vowel) => (room-- > 0 ? vowel + vowel : vowel));
}

class Pseudo extends Transformer {
  visitTextElement(node) {
    node.value = longer(accented(node.value));
    return node;
  }
}

/** A catalogue file in the language that nobody speaks. */
export function pseudo(text) {
  const resource = parse(text, { withSpans: false });
  new Pseudo().visit(resource);
  return serialize(resource, {});
}

if (process.argv[1] === import.meta.filename) {
  const parts = Object.keys(PARTS).map((part) => [part, bodyOf("en", part, pseudo)]);
  console.log(JSON.stringify(Object.fromEntries(parts)));
}
