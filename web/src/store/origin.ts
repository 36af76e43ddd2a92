import { getMaterial, joinRoom } from "../api";
import { Connection, type Listener } from "../socket";
import type { Material, Room, ToServer } from "../wire";

/** One end of a conversation about a table. */
export interface Link {
  open(): void;
  /** false: there is nobody to hear it now */
  send(message: ToServer): boolean;
  close(): void;
  /** the network or the page woke up */
  wake(): void;
}

/** Where a table's messages and its material come from. */
export interface Origin {
  connect(listener: Listener): Promise<Link>;
  material(room: Room): Promise<Material>;
}

/** A room of the server, by its id or code. As a public screen it shows no seat's view. */
export function roomOrigin(address: string, screen = false): Origin {
  return {
    async connect(listener) {
      const { room } = await joinRoom(address);
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const what = screen ? "socket?screen=1" : "socket";
      return new Connection(`${scheme}://${location.host}/api/rooms/${room}/${what}`, listener);
    },
    material: (room) => getMaterial(room.room),
  };
}
