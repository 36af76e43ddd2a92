import type { Material, Room } from "../wire";
import type { Origin } from "./origin";

const AGAIN_AFTER = 2000;

/** A room's fixed material, such as its board: fetched when a game needs another, and again until it comes. */
export class RoomMaterial {
  current = $state.raw<Material | null>(null);
  #wanted = "";

  constructor(private readonly origin: Origin) {}

  follow(room: Room): void {
    const wanted = `${room.room} ${room.game} ${room.edition} ${JSON.stringify(room.options)}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    void this.#fetch(room, wanted);
  }

  close(): void {
    this.#wanted = "";
  }

  async #fetch(room: Room, wanted: string): Promise<void> {
    try {
      const material = await this.origin.material(room);
      if (wanted === this.#wanted) this.current = material;
    } catch {
      setTimeout(() => wanted === this.#wanted && void this.#fetch(room, wanted), AGAIN_AFTER);
    }
  }
}
