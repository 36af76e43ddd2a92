import { getReach, postReach } from "../api";
import { originToShare, unreachable } from "../reach";
import type { ServerReach } from "../wire";

/** Who can reach the server that this page came from. */
class ReachStore {
  address = $state<string | null>(null);
  hereOnly = $state(false);
  /** this page may open the server to its network, or close it */
  may = $state(false);
  readonly origin = $derived(originToShare(location, this.address));
  readonly unreachable = $derived(unreachable(location, this.hereOnly));

  async load(): Promise<void> {
    const now = await getReach();
    this.may = now.may;
    this.take(now);
  }

  take(now: Pick<ServerReach, "address" | "here_only">): void {
    this.address = now.address;
    this.hereOnly = now.here_only;
  }

  async open(yes: boolean): Promise<void> {
    this.take(await postReach(yes));
  }
}

export const reach = new ReachStore();
