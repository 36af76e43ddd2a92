import { getPicture } from "../../api";
import { sizeable } from "./numbers";

const known = new Map<string, string>();

/** A map that has come before, else nothing: a new game on the same board has its map at once. */
export const knownPicture = (source: string): string => known.get(source) ?? "";

/** Fetches a map; its address names its content. */
export async function loadPicture(source: string): Promise<string> {
  const picture = sizeable((await getPicture(source)).replace(/^<\?xml[^>]*>/, ""));
  known.set(source, picture);
  return picture;
}
