/** The numbers of stations, and other labels on the map: none is too small to be read. */

/** Pixels of the smallest label. */
export const LEGIBLE = 11;
/** A station of fewer pixels, from its middle, has no room for a number: neighbours would write over each other. */
const ROOM = 7.2;

/** A size in map units that is never too small to be read; `small` is one pixel in map units. */
export const legible = (size: number, small: number) => Math.max(size, LEGIBLE * small);

/** Is the map so far away that its numbers cannot be read? */
export const isFar = (radius: number, small: number) => radius / small < ROOM;

/** A picture whose numbers take the size that the page gives them: each keeps its own as `--n`. */
export function sizeable(picture: string): string {
  return picture.replace(/(<g data-layer="numbers"[^>]*>)(.*?)(<\/g>)/s, (_, open: string, numbers: string, close) => {
    const sized = numbers.replaceAll(/ font-size="([\d.]+)"/g, ' style="--n:$1px"');
    return `${open}${sized}${close}`;
  });
}
