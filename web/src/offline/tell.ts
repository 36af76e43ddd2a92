import type { FromPage } from "../worker/scope";

/** Says something to the service worker, if there is one. */
export function tell(
  message: FromPage,
  worker: ServiceWorker | null | undefined = globalThis.navigator?.serviceWorker?.controller,
  ports: Transferable[] = [],
): void {
  worker?.postMessage(message, ports);
}
