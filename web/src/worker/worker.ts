import { clientCache, companionsOf, gameOf, gamePage, isAbsent, KEPT, KEPT_HEADER } from "./plan";
import { keyOf, kindOf, languagesToKeep, outdated, tooMuch } from "./plan";
import type { Build, Extendable, FromPage, MessageEvent, Scope } from "./scope";

/** A page that does not come within this time is shown as it was kept. */
const PATIENCE_MS = 5000;

/** What a notification says: fogbound/server/push/notices.py. */
interface Notice {
  title: string;
  body: string;
  /** the id of its table */
  room: string;
}

/** The service worker of one build. It never takes over by itself while a page of another build is open. */
export class Worker {
  constructor(
    private readonly scope: Scope,
    private readonly build: Build,
  ) {}

  listen(): void {
    const { scope } = this;
    scope.addEventListener("install", (event) => event.waitUntil(this.install()));
    scope.addEventListener("activate", (event) => event.waitUntil(this.activate()));
    scope.addEventListener("message", (event) => event.waitUntil(this.hear(event)));
    scope.addEventListener("push", (event) => event.waitUntil(this.show(event.data?.json() as Notice)));
    scope.addEventListener("notificationclick", (event) => {
      event.notification.close();
      event.waitUntil(this.goTo(event.notification.data as string));
    });
    scope.addEventListener("fetch", (event) => {
      const kind = kindOf(event.request, scope.location.origin);
      if (kind === "page") event.respondWith(this.page(event.request));
      if (kind === "asset") event.respondWith(this.asset(event.request));
      if (kind === "kept") event.respondWith(this.kept(event.request, event));
    });
  }

  #client(): Promise<Cache> {
    return this.scope.caches.open(clientCache(this.build.version));
  }

  #store(): Promise<Cache> {
    return this.scope.caches.open(KEPT);
  }

  // A new version

  async install(): Promise<void> {
    const { caches, navigator } = this.scope;
    const { shell, languages } = this.build;
    const files = await this.#clientFiles(await caches.keys());
    const tags = languagesToKeep(Object.keys(languages), files, navigator.languages);
    await this.#keepFiles([...shell, ...tags.flatMap((tag) => languages[tag]!)]);
  }

  async #clientFiles(caches: readonly string[]): Promise<string[]> {
    const clients = caches.filter((name) => name !== KEPT);
    const requests = await Promise.all(clients.map(async (name) => (await this.scope.caches.open(name)).keys()));
    return requests.flat().map((request) => request.url);
  }

  /** All or none. Files whose name is their version may come from the browser's own cache. */
  async #keepFiles(files: readonly string[]): Promise<void> {
    const client = await this.#client();
    await Promise.all(
      files.map(async (file) => {
        const cache = file.startsWith("/assets/") ? "default" : "no-cache";
        const answer = await this.scope.fetch(file, { cache });
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        await client.put(file, answer);
      }),
    );
  }

  async activate(): Promise<void> {
    const { caches, clients } = this.scope;
    await Promise.all(outdated(await caches.keys(), this.build.version).map((name) => caches.delete(name)));
    await clients.claim();
  }

  // What pages ask for

  /** A page as the server has it; as it was kept, if the server does not answer. */
  async page(request: Request): Promise<Response> {
    const kept = async () => (await this.#client()).match("/");
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));
    const asked = this.scope.fetch(request).then(
      (answer) => (isAbsent(answer.status) ? null : answer),
      () => null,
    );
    return (await Promise.race([asked, late])) ?? (await kept()) ?? (await asked) ?? Response.error();
  }

  /** A file that never changes, from any version that is kept: a page may be older than this worker. */
  async asset(request: Request): Promise<Response> {
    const known = await this.scope.caches.match(request.url);
    if (known) return known;
    const answer = await this.scope.fetch(request);
    const { pathname } = new URL(request.url);
    const ours = Object.values(this.build.languages).some((files) => files.includes(pathname));
    if (ours && answer.ok) await (await this.#client()).put(pathname, answer.clone()); // another language was chosen
    return answer;
  }

  /** The server's answer, which is kept; the kept one, if the server does not answer. */
  async kept(request: Request, event: Extendable): Promise<Response> {
    const [store, key] = [await this.#store(), keyOf(request.url)];
    const answer = await this.scope.fetch(request).catch(() => null);
    if (answer && !isAbsent(answer.status)) {
      event.waitUntil(this.#keep(store, key, answer.clone()));
      return answer;
    }
    const known = await store.match(key);
    if (!known) return answer ?? Response.error();
    const headers = new Headers(known.headers);
    headers.set(KEPT_HEADER, "yes");
    return new Response(known.body, { status: known.status, headers });
  }

  async #keep(store: Cache, key: string, answer: Response): Promise<void> {
    if (answer.status >= 400 && answer.status < 500) await store.delete(key); // it is private now, or gone
    if (answer.status !== 200) return;
    const game = gameOf(key);
    const text = await answer.clone().text(); // it has come whole, and may take the place of the one before
    const page: unknown = game && key === gamePage(game) ? JSON.parse(text) : null;
    await store.delete(key); // the newest comes last
    await store.put(key, answer);
    if (game && page) await this.#complete(store, companionsOf(game, page));
    await this.#trim(store);
  }

  async #complete(store: Cache, keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (await store.match(key)) continue;
      const answer = await this.scope.fetch(key).catch(() => null);
      if (answer?.status === 200) await store.put(key, answer);
    }
  }

  async #trim(store: Cache): Promise<void> {
    const keys = (await store.keys()).map((request) => keyOf(request.url));
    for (const key of tooMuch(keys)) await store.delete(key);
  }

  // What pages say

  async hear({ data, ports }: MessageEvent): Promise<void> {
    if (data.type === "version") ports[0]?.postMessage(this.build.version);
    else await this.#do(data);
  }

  async #do(said: FromPage): Promise<void> {
    switch (said.type) {
      case "take-over":
        return this.scope.skipWaiting();
      case "language":
        return this.#keepFiles(this.build.languages[said.tag] ?? []);
      case "finished": {
        const answer = await this.scope.fetch(gamePage(said.game)).catch(() => null);
        if (answer) await this.#keep(await this.#store(), gamePage(said.game), answer);
        return;
      }
      case "seen":
        for (const old of await this.scope.registration.getNotifications({ tag: said.room })) old.close();
    }
  }

  // Notices

  show({ title, body, room }: Notice): Promise<void> {
    const [icon, badge] = ["/icons/any-192.png", "/icons/badge-96.png"];
    return this.scope.registration.showNotification(title, { body, icon, badge, tag: room, data: room });
  }

  /** A table: its own page if one is open, else a new one. */
  async goTo(room: string): Promise<void> {
    const pages = await this.scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === `/t/${room}`);
    await (open ? open.focus() : this.scope.clients.openWindow(`/t/${room}`));
  }
}
