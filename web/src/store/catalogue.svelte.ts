import { getEditions } from "../api";
import type { EditionInfo } from "../wire";

/** What this server lets people play; it is asked once. */
class Catalogue {
  editions = $state.raw<EditionInfo[]>([]);

  async load(): Promise<EditionInfo[]> {
    if (!this.editions.length) this.editions = await getEditions();
    return this.editions;
  }

  of(id: string): EditionInfo | undefined {
    return this.editions.find((edition) => edition.id === id);
  }
}

export const catalogue = new Catalogue();
