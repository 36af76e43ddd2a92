import type { Component } from "svelte";
import type { RoomStore } from "../store/room.svelte";

export type Board = Component<{ store: RoomStore }>;

// One explicit list; a game that is not in it is played with buttons and a text field.
const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  twenty: () => import("./twenty/Screen.svelte"),
  yard: () => import("./yard/Screen.svelte"),
};

// The same, for a screen that everybody sees and nobody plays at.
const BIG: Record<string, () => Promise<{ default: Board }>> = {
  twenty: () => import("./twenty/Big.svelte"),
  yard: () => import("./yard/Big.svelte"),
};

export async function board(game: string): Promise<Board> {
  const found = BOARDS[game] ?? (() => import("./plain/Screen.svelte"));
  return (await found()).default;
}

export async function big(game: string): Promise<Board> {
  const found = BIG[game] ?? BOARDS[game] ?? (() => import("./plain/Screen.svelte"));
  return (await found()).default;
}
