export type Route = { page: "home" } | { page: "new" } | { page: "room" | "big"; room: string } | { page: "lost" };

export function routeOf(path: string): Route {
  if (path === "/" || path === "/index.html") return { page: "home" };
  if (path === "/new") return { page: "new" };
  const [, room, screen] = /^\/t\/([A-Za-z0-9_-]+)(\/screen)?\/?$/.exec(path) ?? [];
  return room ? { page: screen ? "big" : "room", room } : { page: "lost" };
}

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
