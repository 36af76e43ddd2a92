import type { BoardMaterial } from "../wire";

/** The element of each thing that words can point at; the first that can be seen counts. */
const THINGS: Record<string, string> = {
  // the window that X fills next, and the one filled last
  log: '[data-testid^="travel-"] li.next',
  "log:last": '[data-testid^="travel-"] li:has(+ li.next)',
  suspects: '[data-testid="suspects-layer"] > *',
  double: '[data-testid="double"]',
  points: '[data-testid="left"]',
  category: '[data-testid="category"]',
  entries: '[data-testid^="clue-"]',
  guess: '[data-testid="guess-input"]',
  ask: '[data-testid="ask-input"]',
  buzz: '[data-testid^="buzz-"]',
  verdict: '[data-testid="verdict-wrong"]',
  "own-card": '[data-testid="own-card"]',
};

export interface Spot {
  x: number;
  y: number;
  /** how far the thing reaches from its middle */
  w: number;
  h: number;
}

const middle = (box: DOMRect): Spot => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
  w: box.width / 2,
  h: box.height / 2,
});

/** Where a thing is on the screen; null while it is not to be seen. */
export function spotOf(at: string, board: BoardMaterial | null): Spot | null {
  const [kind, name] = at.split(":") as [string, string | undefined];
  if (kind === "station") return stationSpot(Number(name), board);
  const selector =
    kind === "pawn" || kind === "number" || kind === "ticket" ? `[data-testid="${kind}-${name}"]` : THINGS[at];
  for (const element of document.querySelectorAll(selector ?? "[data-none]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && clips(element).every((clip) => isInside(box, clip))) return middle(box);
  }
  return null;
}

/** The window, and everything around an element that scrolls: what is outside of these is not to be seen. */
function clips(element: Element): Box[] {
  const found: Box[] = [{ x: 0, y: 0, width: innerWidth, height: innerHeight }];
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflow !== "visible") found.push(around.getBoundingClientRect());
  return found;
}

function isInside(box: DOMRect, clip: Box): boolean {
  const x = box.left + Math.min(box.width / 2, 40);
  const y = box.top + Math.min(box.height / 2, 40);
  return x >= clip.x && y >= clip.y && x <= clip.x + clip.width && y <= clip.y + clip.height;
}

/** Stations are drawn into one picture, so a station is found by its place on the map. */
function stationSpot(n: number, board: BoardMaterial | null): Spot | null {
  const overlay = document.querySelector<SVGSVGElement>('[data-testid="overlay"]');
  const station = board?.stations.find((one) => one.n === n);
  const map = document.querySelector('[data-testid="map"]')?.getBoundingClientRect();
  const matrix = overlay?.getScreenCTM();
  if (!station || !matrix || !map) return null;
  const { x, y } = new DOMPoint(station.x, station.y).matrixTransform(matrix);
  if (x < map.left || x > map.right || y < map.top || y > map.bottom) return null;
  const reach = (board?.radius ?? 10) * 1.5 * matrix.a;
  return { x, y, w: reach, h: reach };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Something that words should not hide; what is to be read weighs more than the room around it. */
export interface Kept extends Box {
  weight: number;
}

/** close by, or farther where that hides less */
const GAPS = [12, 44, 96];
/** along a wide thing: how far from its middle, in halves of it */
const ALONG = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];
const EDGE = 6;
/** the weight of a text */
export const TEXT = 3;

/** Where words go beside a thing: on the screen, close to it, and over as little as possible of what is to be seen. */
export function place(spot: Spot, width: number, height: number, screen: Box, keep: readonly Kept[]): Box {
  const beside = GAPS.flatMap((gap): [number, number][] => {
    const [above, below] = [spot.y - spot.h - gap - height, spot.y + spot.h + gap];
    const lefts = [
      ...ALONG.map((part) => spot.x + part * spot.w - width / 2),
      spot.x + spot.w * 0.5,
      spot.x - spot.w * 0.5 - width,
    ];
    return [
      [spot.x - width / 2, above],
      [spot.x - width / 2, below],
      [spot.x + spot.w + gap, spot.y - height / 2],
      [spot.x - spot.w - gap - width, spot.y - height / 2],
      ...lefts.flatMap((x): [number, number][] => [
        [x, above],
        [x, below],
      ]),
    ];
  });
  // A thing with much room has some for words about it.
  const roomy = spot.w > width && 2 * spot.h > height;
  if (roomy) beside.push([spot.x + spot.w - width - EDGE, spot.y - height / 2]);
  const own: Kept = {
    x: spot.x - spot.w,
    y: spot.y - spot.h,
    width: 2 * spot.w,
    height: 2 * spot.h,
    weight: roomy ? 0 : TEXT,
  };
  const boxes = beside.map(([x, y]) => ({
    x: Math.min(Math.max(x, screen.x + EDGE), screen.x + screen.width - width - EDGE),
    y: Math.min(Math.max(y, screen.y + EDGE), screen.y + screen.height - height - EDGE),
    width,
    height,
  }));
  const cost = (box: Box) =>
    [own, ...keep].reduce((sum, other) => sum + other.weight * overlap(box, other), 0) +
    Math.hypot(box.x + width / 2 - spot.x, box.y + height / 2 - spot.y);
  return boxes.reduce((best, box) => (cost(box) < cost(best) - 1 ? box : best));
}

/** The end of an arrow that comes from a point: at the edge of the thing; null for a point inside of it. */
export function edgeOf({ x, y, w, h }: Spot, fromX: number, fromY: number): { x: number; y: number } | null {
  const [dx, dy] = [fromX - x, fromY - y];
  const part = Math.min(w / (Math.abs(dx) || 1), h / (Math.abs(dy) || 1));
  return part < 1 ? { x: x + part * dx, y: y + part * dy } : null;
}

/** What words should not hide: things, signs, and every text on the page but for those inside of an element. */
export function keptBoxes(things: string, signs: string, inside: Element): Kept[] {
  const seen = sight();
  const boxes = (element: Element, found: Iterable<Box>, weight: number): Kept[] =>
    [...found]
      .filter((box) => box.width > 0 && seen(element, box))
      .map(({ x, y, width, height }) => ({ x, y, width, height, weight }));
  const all = (selector: string, weight: number) =>
    [...document.querySelectorAll(selector)].flatMap((one) => boxes(one, [one.getBoundingClientRect()], weight));
  const texts = textsBeside(inside).flatMap(([element, lines]) => boxes(element, lines, TEXT));
  return [...all(things, 1), ...all(signs, TEXT), ...texts];
}

/** Every text, line by line; what is drawn has none. */
function textsBeside(inside: Element): [Element, DOMRectList][] {
  const found: [Element, DOMRectList][] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() && !inside.contains(node) && !node.parentElement?.closest("svg, .sr")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    found.push([texts.currentNode.parentElement!, range.getClientRects()]);
  }
  return found;
}

/** Is a box to be seen? The board hides what is beyond it, and the panel may lie over it. */
function sight(): (element: Element, box: Box) => boolean {
  const board = document.querySelector("main");
  const [around, panel] = [board, document.querySelector("aside")].map((one) => one?.getBoundingClientRect());
  const has = (clip: Box | undefined, box: Box) =>
    clip !== undefined &&
    box.x + box.width / 2 > clip.x &&
    box.x + box.width / 2 < clip.x + clip.width &&
    box.y + box.height / 2 > clip.y &&
    box.y + box.height / 2 < clip.y + clip.height;
  return (element, box) => !board?.contains(element) || (has(around, box) && !has(panel, box));
}
