export type Route =
  | { page: "home" | "new" | "games" | "learn" | "puzzles" | "daily" | "lost" }
  | { page: "room" | "big"; room: string }
  | { page: "game"; game: string }
  | { page: "lesson"; lesson: string }
  | { page: "puzzle"; puzzle: string }
  | { page: "rules"; edition: string };

/** Leads on to the puzzle of the day. */
export const DAILY = "/puzzles/today";

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (path === "/new") return { page: "new" };
  if (path === "/games") return { page: "games" };
  const [, game] = /^\/g\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  if (game) return { page: "game", game };
  if (path === "/learn" || path === "/learn/") return { page: "learn" };
  const [, lesson] = /^\/learn\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (lesson) return { page: "lesson", lesson };
  if (path === "/puzzles" || path === "/puzzles/") return { page: "puzzles" };
  if (path === DAILY) return { page: "daily" };
  const [, puzzle] = /^\/puzzles\/([a-z0-9]+)\/?$/.exec(path) ?? [];
  if (puzzle) return { page: "puzzle", puzzle };
  const [, edition] = /^\/rules\/([a-z0-9-]+\/[a-z0-9-]+)\/?$/.exec(path) ?? [];
  if (edition) return { page: "rules", edition };
  const [, room, screen] = /^\/t\/([A-Za-z0-9_-]+)(\/screen)?\/?$/.exec(path) ?? [];
  return room ? { page: screen ? "big" : "room", room } : { page: "lost" };
}

/** The pages before any table: they need only the first part of a language. */
export const isEarly = ({ page }: Route) => page === "home" || page === "new";

/** The pages that need no server if the service worker has kept what they show. */
export const worksAlone = ({ page }: Route) => page === "game" || page === "rules";

/** A finished game. */
export const gamePath = (game: string) => `/g/${game}`;
export const puzzlePath = (puzzle: string) => `/puzzles/${puzzle}`;
export const roomPath = (room: string) => `/t/${room}`;
/** The room's public screen, for a television. */
export const screenPath = (room: string) => `/t/${room}/screen`;

class Router {
  path = $state(location.pathname);
  readonly route = $derived(routeOf(this.path));
  /** The room whose game starts as soon as its page opens. */
  autostart: string | null = null;

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follows a link without loading a page; a modified click still opens a tab. */
export function inside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link) return;
  event.preventDefault();
  router.go(new URL(link.href).pathname);
}
