/** The page's end of the service worker. A chunk of its own: on plain http, and in old browsers, there is none. */
import { language } from "../store/language.svelte";
import { updates } from "../store/updates.svelte";
import { renew } from "./notices";
import { tell } from "./tell";

const EVERY_MS = 60_000;

/** The first script of this page, whose name differs in every version. */
const version = () =>
  new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? location.href).pathname;

const versionOf = (worker: ServiceWorker) =>
  new Promise<string>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(String(data));
    tell({ type: "version" }, worker, [port2]);
  });

/** A worker that waits has another version, or that of this page, which then came from the server. */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  if (!waiting) return;
  if ((await versionOf(waiting)) === version()) return tell({ type: "take-over" }, waiting);
  updates.accept = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    tell({ type: "take-over" }, waiting);
  };
  updates.offered = true;
}

function watch(registration: ServiceWorkerRegistration): void {
  void offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) void offer(coming);
    });
  });
  let looked = performance.now();
  updates.check = () => {
    if (performance.now() - looked < EVERY_MS) return;
    looked = performance.now();
    registration.update().catch(() => undefined); // no network: later
  };
  addEventListener("online", () => updates.check());
  document.addEventListener("visibilitychange", () => document.hidden || updates.check());
}

/** What the worker and the system should know of the language that is spoken here. */
function speak(tag: string, worker: ServiceWorker): void {
  tell({ type: "language", tag }, worker);
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `/manifest.webmanifest?language=${tag}`;
}

export async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  watch(registration);
  const { active } = await navigator.serviceWorker.ready;
  $effect.root(() => {
    $effect(() => {
      speak(language.tag, active!);
      void renew(registration, language.tag);
    });
  });
}
