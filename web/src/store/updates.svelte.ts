/** New versions of the client: offered, never forced. `offline/client.ts` looks for them where there is a service worker. */
class Updates {
  /** A newer version is here; a reload brings it. */
  offered = $state(false);
  /** Looks for one; nothing without a service worker. */
  check: () => void = () => undefined;
  /** Goes over to it. */
  accept: () => void = () => location.reload();
}

export const updates = new Updates();
