import { gameSource } from "../api";
import type { FinishedGame, Material } from "../wire";
import { RoomStore } from "./room.svelte";

/** A finished game at its own address: the same screens as at a table, without a connection. */
export class FinishedStore extends RoomStore {
  override readonly archived = true;

  constructor(private readonly kept: FinishedGame) {
    // It comes whole: there is nothing to connect to.
    super({ connect: () => new Promise(() => undefined), material: () => Promise.resolve(kept.material) });
    this.online = "online";
    this.receive(kept.room);
    this.receive(kept.you);
    this.receive(kept.view);
  }

  override get material(): Material {
    return this.kept.material;
  }

  override get source(): string {
    return gameSource(this.kept.game.id);
  }
}
