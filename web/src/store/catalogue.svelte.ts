import { getEditions } from "../api";
import type { EditionInfo } from "../wire";

/** What this server lets people play; it is asked once. */
class Catalogue {
  editions = $state.raw<EditionInfo[]>([]);
  #asked: Promise<EditionInfo[]> | null = null;

  async load(): Promise<EditionInfo[]> {
    if (this.editions.length) return this.editions;
    this.#asked ??= getEditions();
    try {
      return (this.editions = await this.#asked);
    } finally {
      this.#asked = null;
    }
  }

  of(id: string): EditionInfo | undefined {
    return this.editions.find((edition) => edition.id === id);
  }
}

export const catalogue = new Catalogue();
