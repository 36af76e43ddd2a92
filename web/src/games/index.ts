import type { Component } from "svelte";
import type { RoomStore } from "../store/room.svelte";

export type Board = Component<{ store: RoomStore }>;

// One explicit list; a game that is not in it is played with buttons and a text field.
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  yard: () => import("./yard/Screen.svelte"),
};

export async function board(game: string): Promise<Board> {
  const found = BOARDS[game] ?? (() => import("./plain/Screen.svelte"));
  return (await found()).default;
}
