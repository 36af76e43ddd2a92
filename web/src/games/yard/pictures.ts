import { getPicture } from "../../api";
import { language } from "../../store/language.svelte";
import { sizeable } from "./numbers";

const known = new Map<string, string>();
/** The legend is in the page's language. */
const keyOf = (source: string) => `${source} ${language.tag}`;

/** A map that has come before, else nothing: a new game on the same board has its map at once. */
export const knownPicture = (source: string): string => known.get(keyOf(source)) ?? "";

/** Fetches a map; its address names its content. */
export async function loadPicture(source: string): Promise<string> {
  const key = keyOf(source);
  const picture = sizeable((await getPicture(source)).replace(/^<\?xml[^>]*>/, ""));
  known.set(key, picture);
  return picture;
}
