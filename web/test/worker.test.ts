import { beforeEach, describe, expect, it, vi } from "vitest";
import { about } from "../worker-plugin.js";
import { forgetGames, keptGames } from "../src/offline/games";
import {
  clientCache,
  companionsOf,
  KEPT,
  KEPT_HEADER,
  keyOf,
  kindOf,
  languagesToKeep,
  MOST_GAMES,
  MOST_PICTURES,
  outdated,
  tooMuch,
} from "../src/worker/plan";
import type { Build, FromPage, Scope } from "../src/worker/scope";
import { Worker } from "../src/worker/worker";

const HOME = "https://fogbound.example";

/** A browser's cache: what was put last comes last. */
class FakeCache {
  readonly files = new Map<string, Response>();
  readonly #name = (key: RequestInfo | URL) =>
    new URL(typeof key === "object" && "url" in key ? key.url : String(key), HOME).href;

  put(key: string, answer: Response) {
    this.files.set(this.#name(key), answer);
    return Promise.resolve();
  }
  match(key: string) {
    return Promise.resolve(this.files.get(this.#name(key))?.clone());
  }
  delete(key: string) {
    return Promise.resolve(this.files.delete(this.#name(key)));
  }
  keys() {
    return Promise.resolve([...this.files.keys()].map((url) => ({ url })));
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  open(name: string) {
    if (!this.all.has(name)) this.all.set(name, new FakeCache());
    return Promise.resolve(this.all.get(name)!);
  }
  keys() {
    return Promise.resolve([...this.all.keys()]);
  }
  delete(name: string) {
    return Promise.resolve(this.all.delete(name));
  }
  async match(key: string) {
    for (const cache of this.all.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }
}

/** A browser around the worker, and a server that answers with what is on it, or not at all. */
class World {
  readonly caches = new FakeCaches();
  readonly asked: string[] = [];
  readonly shown: [string, NotificationOptions][] = [];
  readonly closed: string[] = [];
  readonly went: string[] = [];
  pages: { url: string; focus: () => Promise<void> }[] = [];
  claimed = 0;
  skipped = 0;
  files: Record<string, string | number> = {};
  down = false;
  readonly scope = {
    caches: this.caches,
    location: { origin: HOME },
    navigator: { languages: ["fr-CA", "en"] },
    fetch: (request: Request | string) => {
      const path = (typeof request === "string" ? request : request.url).replace(HOME, "");
      this.asked.push(path);
      if (this.down) return Promise.reject(new TypeError("no network"));
      const file = this.files[path] ?? 404;
      const status = typeof file === "number" ? file : 200;
      return Promise.resolve(new Response(typeof file === "string" ? file : "", { status }));
    },
    skipWaiting: () => Promise.resolve(void (this.skipped += 1)),
    clients: {
      claim: () => Promise.resolve(void (this.claimed += 1)),
      matchAll: () => Promise.resolve(this.pages),
      openWindow: (url: string) => Promise.resolve(void this.went.push(url)),
    },
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void this.shown.push([title, options])),
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve([{ close: () => this.closed.push(tag) }]),
    },
  };

  worker(build: Build): Worker {
    return new Worker(this.scope as unknown as Scope, build);
  }

  /** Asks through the worker, and waits for what it does afterwards. */
  async ask(worker: Worker, path: string): Promise<Response> {
    const work: Promise<unknown>[] = [];
    const request = { method: "GET", mode: "cors", url: HOME + path } as Request;
    const answer = await worker.kept(request, { waitUntil: (one) => work.push(one) });
    await Promise.all(work);
    return answer;
  }
}

const build = (n: number): Build => ({
  version: `/assets/index-${n}.js`,
  shell: ["/", `/assets/index-${n}.js`],
  languages: {
    en: [`/assets/first-en-${n}.js`],
    fr: [`/assets/first-fr-${n}.js`],
    ru: [`/assets/first-ru-${n}.js`],
  },
});
const filesOf = ({ shell, languages }: Build) =>
  Object.fromEntries([...shell, ...Object.values(languages).flat()].map((path) => [path, `the file ${path}`]));
const page = (url: string) => ({ method: "GET", mode: "navigate", url: HOME + url }) as Request;
const GAME = { game: { id: "abc", ended: 5 }, material: { board: { picture: { light: "/api/boards/1/light.svg" } } } };

let world: World;
beforeEach(() => (world = new World()));

const clientFiles = (n: number) =>
  [...(world.caches.all.get(clientCache(build(n).version))?.files.keys() ?? [])].map((url) => url.replace(HOME, ""));

describe("what the worker does with a request", () => {
  const kind = (path: string, how: Partial<Request> = {}) =>
    kindOf({ method: "GET", mode: "cors", url: HOME + path, ...how }, HOME);

  it("depends on its address", () => {
    expect(kind("/t/abc", { mode: "navigate" })).toBe("page");
    expect(kind("/assets/index-1.js")).toBe("asset");
    expect(kind("/icons/any-192.png")).toBe("asset");
    expect(kind("/api/me")).toBe("kept");
    expect(kind("/api/games/a-_1")).toBe("kept");
    expect(kind("/api/games/a-_1/tables?game=1")).toBe("kept");
    expect(kind("/api/boards/12/dark.svg")).toBe("kept");
    expect(kind("/api/lessons/x/3.svg?theme=light")).toBe("kept");
  });

  it("is nothing with the rest", () => {
    expect(kind("/api/me", { method: "POST" })).toBe("other");
    expect(kind("/api/rooms/abc/record", { mode: "navigate" })).toBe("other");
    expect(kind("/api/games")).toBe("other");
    expect(kind("/api/games/a/share", { method: "POST" })).toBe("other");
    expect(kind("/worker.js")).toBe("other");
    expect(kindOf({ method: "GET", mode: "navigate", url: "https://other.example/" }, HOME)).toBe("other");
  });

  it("names a game once, a picture once a theme", () => {
    expect(keyOf(`${HOME}/api/games/a/tables?game=1`)).toBe("/api/games/a/tables");
    expect(keyOf(`${HOME}/api/lessons/x/3.svg?theme=light`)).toBe("/api/lessons/x/3.svg?theme=light");
  });
});

describe("what is kept", () => {
  it("is bounded: the games and pictures that came first go", () => {
    const games = Array.from({ length: MOST_GAMES + 2 }, (_, n) => [
      `/api/games/${n}`,
      `/api/games/${n}/tables`,
    ]).flat();
    const pictures = Array.from({ length: MOST_PICTURES + 1 }, (_, n) => `/api/boards/${n}/dark.svg?x`);
    expect(tooMuch([...games, ...pictures, "/api/me"])).toEqual([...games.slice(0, 4), pictures[0]]);
    expect(tooMuch(["/api/me", "/api/games/1"])).toEqual([]);
  });

  it("of older versions is the one before", () => {
    const names = ["a", "b", "c"].map(clientCache);
    expect(outdated([...names, KEPT], "c")).toEqual([clientCache("a")]);
    expect(outdated([clientCache("c")], "c")).toEqual([]);
  });

  it("of languages are those in use", () => {
    expect(languagesToKeep(["en", "fr", "ru"], [], ["de-AT", "fr-CA"])).toEqual(["fr"]);
    expect(languagesToKeep(["en", "fr", "ru"], [`${HOME}/assets/first-ru-1.js`], ["tlh"])).toEqual(["en", "ru"]);
  });

  it("belongs to a game", () => {
    expect(companionsOf("abc", GAME)).toEqual(["/api/games/abc/tables", "/api/boards/1/light.svg"]);
    expect(companionsOf("abc", {})).toEqual(["/api/games/abc/tables"]);
  });

  it("is read by the page, newest first, and can be forgotten", async () => {
    const store = await world.caches.open(KEPT);
    for (const [id, ended] of [
      ["a", 1],
      ["b", 3],
      ["c", 2],
    ] as const) {
      await store.put(`/api/games/${id}`, Response.json({ game: { id, ended } }));
      await store.put(`/api/games/${id}/tables`, Response.json({}));
    }
    await store.put("/api/me", Response.json({}));
    const caches = world.caches as unknown as CacheStorage;
    expect((await keptGames(caches)).map(({ id }) => id)).toEqual(["b", "c", "a"]);
    await forgetGames(caches);
    expect(await keptGames(caches)).toEqual([]);
    expect([...store.files.keys()]).toEqual([`${HOME}/api/me`]);
  });
});

describe("a build", () => {
  it("tells languages from the files of every page", () => {
    const files = [
      "index.html",
      "assets/index-AbCd_123.js",
      "assets/first-fr-AbCd-123.js",
      "assets/rest-fr-x2345678.js",
    ];
    const { version, shell, languages } = about(
      [...files, "assets/rest-pt-BR-12345678.js"],
      "assets/index-AbCd_123.js",
    );
    expect(version).toBe("/assets/index-AbCd_123.js");
    expect(shell.filter((file) => file.startsWith("/assets/"))).toEqual(["/assets/index-AbCd_123.js"]);
    expect(shell).toContain("/");
    expect(languages).toEqual({
      fr: ["/assets/first-fr-AbCd-123.js", "/assets/rest-fr-x2345678.js"],
      "pt-BR": ["/assets/rest-pt-BR-12345678.js"],
    });
  });
});

describe("a new version", () => {
  it("is kept whole with the reader's language, and does not take over by itself", async () => {
    world.files = filesOf(build(1));
    await world.worker(build(1)).install();
    expect(clientFiles(1)).toEqual([...build(1).shell, "/assets/first-fr-1.js"]);
    expect(world.skipped).toBe(0);
  });

  it("keeps the languages that were kept, and the files of the version before", async () => {
    world.files = { ...filesOf(build(1)), ...filesOf(build(2)), ...filesOf(build(3)) };
    for (const n of [1, 2, 3]) {
      const worker = world.worker(build(n));
      await worker.install();
      await worker.activate();
      if (n === 1) await worker.hear({ data: { type: "language", tag: "ru" }, ports: [], waitUntil: vi.fn() });
    }
    expect(clientFiles(1)).toEqual([]);
    expect(clientFiles(2)).toContain("/assets/index-2.js");
    expect(clientFiles(3)).toContain("/assets/first-ru-3.js");
    expect(clientFiles(3)).not.toContain("/assets/first-en-3.js");
    world.files = {};
    const old = { url: `${HOME}/assets/index-2.js` } as Request;
    expect(await (await world.worker(build(3)).asset(old)).text()).toBe("the file /assets/index-2.js");
    expect(world.claimed).toBe(3);
  });

  it("is not installed by half", async () => {
    world.files = { ...filesOf(build(1)), "/assets/index-1.js": 404 };
    await expect(world.worker(build(1)).install()).rejects.toThrow("index-1.js: 404");
  });

  it("says which it is, and takes over when asked", async () => {
    const said: unknown[] = [];
    const hear = (data: FromPage) =>
      world.worker(build(7)).hear({ data, ports: [{ postMessage: (one) => said.push(one) }], waitUntil: vi.fn() });
    await hear({ type: "version" });
    expect([said, world.skipped]).toEqual([["/assets/index-7.js"], 0]);
    await hear({ type: "take-over" });
    expect(world.skipped).toBe(1);
  });
});

describe("without a server", () => {
  it("pages are shown as they were kept, with it as they are", async () => {
    const worker = world.worker(build(1));
    world.files = { ...filesOf(build(1)), "/t/abc": "from the server" };
    await worker.install();
    expect(await (await worker.page(page("/t/abc"))).text()).toBe("from the server");
    world.files["/t/abc"] = 502;
    expect(await (await worker.page(page("/t/abc"))).text()).toBe("the file /");
    world.files["/t/abc"] = 500;
    expect((await worker.page(page("/t/abc"))).status).toBe(500);
    world.down = true;
    expect(await (await worker.page(page("/t/abc"))).text()).toBe("the file /");
  });

  it("a page that hangs is shown as it was kept", async () => {
    const worker = world.worker(build(1));
    world.files = filesOf(build(1));
    await worker.install();
    vi.useFakeTimers();
    world.scope.fetch = () => new Promise(() => undefined);
    const shown = worker.page(page("/"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await shown).text()).toBe("the file /");
    vi.useRealTimers();
  });

  it("a finished game comes whole, and says that it was kept", async () => {
    const worker = world.worker(build(1));
    world.files = {
      "/api/games/abc": JSON.stringify(GAME),
      "/api/games/abc/tables": "tables",
      "/api/boards/1/light.svg": "picture",
    };
    expect((await world.ask(worker, "/api/games/abc")).headers.has(KEPT_HEADER)).toBe(false);
    world.down = true;
    const kept = await world.ask(worker, "/api/games/abc");
    expect([kept.headers.get(KEPT_HEADER), await kept.json()]).toEqual(["yes", GAME]);
    expect(await (await world.ask(worker, "/api/games/abc/tables?game=1")).text()).toBe("tables");
    expect(await (await world.ask(worker, "/api/boards/1/light.svg")).text()).toBe("picture");
    expect((await world.ask(worker, "/api/games/other")).type).toBe("error");
  });

  it("what is kept stays if a newer answer breaks off", async () => {
    const worker = world.worker(build(1));
    world.files = { "/api/games/abc/tables": "tables" };
    await world.ask(worker, "/api/games/abc/tables");
    const { fetch } = world.scope;
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("the network is gone")) });
    world.scope.fetch = () => Promise.resolve(new Response(body));
    await expect(world.ask(worker, "/api/games/abc/tables")).rejects.toThrow("the network is gone");
    world.scope.fetch = fetch;
    world.down = true;
    expect(await (await world.ask(worker, "/api/games/abc/tables")).text()).toBe("tables");
  });

  it("a game that its player made private is not kept", async () => {
    const worker = world.worker(build(1));
    world.files = { "/api/games/abc": JSON.stringify(GAME) };
    await world.ask(worker, "/api/games/abc");
    world.files["/api/games/abc"] = 403;
    expect((await world.ask(worker, "/api/games/abc")).status).toBe(403);
    world.down = true;
    expect((await world.ask(worker, "/api/games/abc")).type).toBe("error");
  });

  it("a game that ends at a table is kept too", async () => {
    world.files = { "/api/games/abc": JSON.stringify(GAME), "/api/games/abc/tables": "tables" };
    const worker = world.worker(build(1));
    await worker.hear({ data: { type: "finished", game: "abc" }, ports: [], waitUntil: vi.fn() });
    world.down = true;
    expect(await (await world.ask(worker, "/api/games/abc/tables?game=1")).text()).toBe("tables");
    await worker.hear({ data: { type: "finished", game: "abc" }, ports: [], waitUntil: vi.fn() });
  });

  it("a language that is chosen is kept", async () => {
    world.files = filesOf(build(1));
    const worker = world.worker(build(1));
    await worker.asset({ url: `${HOME}/assets/first-ru-1.js` } as Request);
    await worker.asset({ url: `${HOME}/assets/index-9.js` } as Request);
    expect(clientFiles(1)).toEqual(["/assets/first-ru-1.js"]);
  });
});

describe("a notice", () => {
  it("is shown once for each table", async () => {
    await world.worker(build(1)).show({ title: "Your turn", body: "Table ABCD is waiting for you.", room: "r1" });
    const [[title, { body, tag, data }]] = world.shown as [[string, NotificationOptions]];
    expect([title, body, tag, data]).toEqual(["Your turn", "Table ABCD is waiting for you.", "r1", "r1"]);
  });

  it("leads to its table: to the page that shows it, else to a new one", async () => {
    const focus = vi.fn(() => Promise.resolve());
    world.pages = [{ url: `${HOME}/t/r2`, focus }];
    await world.worker(build(1)).goTo("r1");
    expect([world.went, focus.mock.calls.length]).toEqual([["/t/r1"], 0]);
    await world.worker(build(1)).goTo("r2");
    expect([world.went, focus.mock.calls.length]).toEqual([["/t/r1"], 1]);
  });

  it("goes once its table is seen", async () => {
    await world.worker(build(1)).hear({ data: { type: "seen", room: "r1" }, ports: [], waitUntil: vi.fn() });
    expect(world.closed).toEqual(["r1"]);
  });
});
