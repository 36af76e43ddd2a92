import { getMaterial } from "../api";
import type { Material, Room } from "../wire";

const AGAIN_AFTER = 2000;

/** A room's fixed material, such as its board: fetched when a game needs another, and again until it comes. */
export class RoomMaterial {
  current = $state.raw<Material | null>(null);
  #wanted = "";

  follow(room: Room): void {
    const wanted = `${room.room} ${room.game} ${room.edition} ${JSON.stringify(room.options)}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#fetch(room.room, wanted);
  }

  close(): void {
    this.#wanted = "";
  }

  async #fetch(room: string, wanted: string): Promise<void> {
    try {
      const material = await getMaterial(room);
      if (wanted === this.#wanted) this.current = material;
    } catch {
      setTimeout(() => wanted === this.#wanted && void this.#fetch(room, wanted), AGAIN_AFTER);
    }
  }
}
