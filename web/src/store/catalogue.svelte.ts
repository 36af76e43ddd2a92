import { getEditions } from "../api";
import { gameOf } from "../editions";
import type { EditionInfo } from "../wire";

/** The editions that this server offers, fetched once. */
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

  /** The folder of `games` that an edition is shown with; until the editions are known, the game's own name. */
  screens(id: string): string {
    return this.of(id)?.screens ?? gameOf(id);
  }

  of(id: string): EditionInfo | undefined {
    return this.editions.find((edition) => edition.id === id);
  }
}

export const catalogue = new Catalogue();
