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

/** close by, or farther where that hides less */
const GAPS = [12, 44, 84];
const EDGE = 6;

/** Where words go beside a thing: on the screen, and over as little as possible of what is to be tapped or read. */
export function place(spot: Spot, width: number, height: number, screen: Box, keep: readonly Box[]): Box {
  const beside = GAPS.flatMap((gap): [number, number][] => [
    [spot.x - width / 2, spot.y - spot.h - gap - height],
    [spot.x - width / 2, spot.y + spot.h + gap],
    [spot.x + spot.w + gap, spot.y - height / 2],
    [spot.x - spot.w - gap - width, spot.y - height / 2],
    [spot.x + spot.w * 0.5, spot.y - spot.h - gap - height],
    [spot.x - spot.w * 0.5 - width, spot.y - spot.h - gap - height],
    [spot.x + spot.w * 0.5, spot.y + spot.h + gap],
    [spot.x - spot.w * 0.5 - width, spot.y + spot.h + gap],
  ]);
  const own = { x: spot.x - spot.w, y: spot.y - spot.h, width: 2 * spot.w, height: 2 * spot.h };
  const boxes = beside.map(([x, y]) => ({
    x: Math.min(Math.max(x, screen.x + EDGE), screen.x + screen.width - width - EDGE),
    y: Math.min(Math.max(y, screen.y + EDGE), screen.y + screen.height - height - EDGE),
    width,
    height,
  }));
  const cost = (box: Box) => 3 * overlap(box, own) + keep.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) - 1 ? box : best));
}
