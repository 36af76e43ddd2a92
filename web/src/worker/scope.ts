/** What a service worker is and gets, as far as ours uses it. The browser's own types exclude those of a page. */
export interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface MessageEvent extends Extendable {
  data: FromPage;
  ports: readonly { postMessage(message: unknown): void }[];
}
export interface PushEvent extends Extendable {
  data: { json(): unknown } | null;
}
export interface ClickEvent extends Extendable {
  notification: { close(): void; data: unknown };
}

/** A page that is open. */
export interface Client {
  url: string;
  focus(): Promise<unknown>;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  message: MessageEvent;
  push: PushEvent;
  notificationclick: ClickEvent;
}

export interface Scope {
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
  skipWaiting(): Promise<void>;
  caches: CacheStorage;
  fetch(request: RequestInfo, how?: RequestInit): Promise<Response>;
  location: { origin: string };
  navigator: { languages: readonly string[] };
  clients: {
    claim(): Promise<void>;
    matchAll(how: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<readonly { close(): void }[]>;
  };
}

/** What pages say to the worker. */
export type FromPage =
  | { type: "version" }
  | { type: "take-over" }
  | { type: "language"; tag: string }
  | { type: "finished"; game: string }
  | { type: "seen"; room: string };

/** The client that a worker was built with. */
export interface Build {
  /** its first script, whose name follows from all that is in it */
  version: string;
  /** the files that every page may need */
  shell: readonly string[];
  /** those of each language */
  languages: Readonly<Record<string, readonly string[]>>;
}
