import type { RoomStore } from "./room.svelte";

/**
 * What somebody has begun and not sent: a half-made move, a half-typed line. It outlives a reload of this tab, and is
 * for one occasion: the same game, the same moment. Where a device goes from hand to hand, nothing is kept.
 */
function keyOf(store: RoomStore, name: string): string | null {
  const room = store.room;
  if (!room || store.archived || store.gaze.hotSeat || store.gaze.mySeats.some((seat) => seat.pin)) return null;
  return `fogbound.draft ${room.room} ${room.game} ${name}`;
}

export function keepDraft(store: RoomStore, name: string, of: string, value: unknown): void {
  const key = keyOf(store, name);
  if (key === null) return;
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify({ of, value }));
    else sessionStorage.removeItem(key);
  } catch {
    // Private windows may refuse storage; then a reload forgets.
  }
}

/** What was kept for this very occasion. */
export function keptDraft<T>(store: RoomStore, name: string, of: string): T | null {
  const key = keyOf(store, name);
  if (key === null) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as { of: string; value: T } | null;
    return kept?.of === of ? kept.value : null;
  } catch {
    return null;
  }
}
