/** What the service worker keeps, and where: pure functions. */

export const KEPT = "fogbound-kept";
const CLIENT = "fogbound-client ";
/** On an answer that was kept, and did not come from the server now. */
export const KEPT_HEADER = "Fogbound-Kept";
export const MOST_GAMES = 30;
export const MOST_PICTURES = 60;

export type Kind =
  /** an address of the client */
  | "page"
  /** a file of the client: its name changes with its content */
  | "asset"
  /** something to show when the server does not answer */
  | "kept"
  /** none of the worker's business */
  | "other";

const GAME = /^\/api\/games\/([\w-]+)(\/tables|\/analysis)?$/;
const PICTURE = /^\/api\/(?:boards|lessons)\/[^?]+\.svg$/;
const ANYWAY = ["/api/me", "/api/editions"];
const FILE = /\.[a-z]+$/;

export function kindOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Kind {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "other";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (ANYWAY.includes(url.pathname) || GAME.test(url.pathname) || PICTURE.test(url.pathname)) return "kept";
  if (url.pathname.startsWith("/api/")) return "other";
  if (request.mode === "navigate") return "page";
  return FILE.test(url.pathname) && !url.pathname.endsWith("/worker.js") ? "asset" : "other";
}

/** The name of a kept answer. A picture's differs by its theme, a game's never. */
export function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return GAME.test(pathname) ? pathname : pathname + search;
}

/** The id of a finished game, by the name of its kept page. */
export const gameOf = (key: string): string | undefined => GAME.exec(key)?.[1];
const isGame = (key: string) => GAME.exec(key)?.[2] === undefined && GAME.test(key);
export const gamePage = (id: string) => `/api/games/${id}`;

/** What belongs to a finished game besides its page, so that it can be looked back on. */
export function companionsOf(id: string, page: unknown): string[] {
  const { material } = page as { material?: { board?: { picture?: Record<string, string> } } };
  return [`${gamePage(id)}/tables`, ...Object.values(material?.board?.picture ?? {})];
}

/** The names of what is too much: the games and the pictures that came first. */
export function tooMuch(keys: readonly string[]): string[] {
  const games = keys.filter(isGame).slice(0, -MOST_GAMES).map(gameOf);
  const pictures = keys.filter((key) => PICTURE.test(key.split("?")[0]!)).slice(0, -MOST_PICTURES);
  return [...keys.filter((key) => games.includes(gameOf(key) ?? "")), ...pictures].filter(
    (key) => gameOf(key) !== undefined || pictures.includes(key),
  );
}

export const clientCache = (version: string) => CLIENT + version;

/**
 * The caches that can go. A page of the version before may still be open, in the middle of a game: its files stay for
 * one version more.
 */
export function outdated(caches: readonly string[], version: string): string[] {
  const clients = caches.filter((name) => name.startsWith(CLIENT) && name !== clientCache(version));
  return clients.slice(0, -1);
}

/** The languages to keep: those that were kept, and the first that the browser asks for. */
export function languagesToKeep(
  known: readonly string[],
  files: readonly string[],
  wanted: readonly string[],
): string[] {
  const asked = wanted.map((tag) => tag.split("-")[0]!).find((tag) => known.includes(tag)) ?? known[0];
  return known.filter((tag) => tag === asked || files.some((file) => file.includes(`/first-${tag}-`)));
}

/** Did no server answer, but something in front of it? */
export const isAbsent = (status: number) => status >= 502 && status <= 504;
