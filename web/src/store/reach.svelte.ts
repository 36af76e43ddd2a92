import { getReach, postReach } from "../api";
import { originToShare, unreachable } from "../reach";
import type { ServerReach } from "../wire";

type Addresses = Pick<ServerReach, "address" | "here_only">;

/** Who can reach the server that this page came from. */
class ReachStore {
  address = $state<string | null>(null);
  hereOnly = $state(false);
  /** this page may open the server to its network, or close it */
  may = $state(false);
  readonly origin = $derived(originToShare(location, this.address));
  readonly unreachable = $derived(unreachable(location, this.hereOnly));

  #changes = 0;

  async load(): Promise<void> {
    const changes = this.#changes;
    const now = await getReach();
    this.may = now.may;
    // The server may have told us of a change while this answer was on its way.
    if (changes === this.#changes) this.#take(now);
  }

  changed(now: Addresses): void {
    this.#changes += 1;
    this.#take(now);
  }

  async open(yes: boolean): Promise<void> {
    this.changed(await postReach(yes));
  }

  #take(now: Addresses): void {
    this.address = now.address;
    this.hereOnly = now.here_only;
  }
}

export const reach = new ReachStore();
