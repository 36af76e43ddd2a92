import type { View } from "./wire";

/** The view with its whole log, put together from the messages so far; null if a piece is missing. */
export function mergeView(have: View | undefined, next: View): View | null {
  if (next.from === 0) return next;
  if (!have || have.game !== next.game || have.log.length < next.from) return null;
  return { ...next, from: 0, log: [...have.log.slice(0, next.from), ...next.log] };
}
