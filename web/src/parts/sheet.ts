/** How high the sheet of a small screen stands: the action alone, about half of the screen, or nearly all of it. */
export type Stop = "peek" | "half" | "full";
export type Stops = Record<Stop, number>;

const ORDER: readonly Stop[] = ["peek", "half", "full"];
/** A flick carries the sheet on for so long, in milliseconds. */
const GLIDE = 160;
/** What an open tab needs at least, and what stays free of the board above a full sheet, in pixels. */
const BODY = 186;
const ABOVE = 24;

/**
 * The heights of the stops: of the action, of about half of the room below the header, of nearly all of it. Charts
 * explain the board, and the action is brief beside them: a `broad` tab leaves more of the board in sight.
 */
export function stops(peek: number, room: number, broad: boolean): Stops {
  const full = Math.max(peek, room - ABOVE);
  const half = broad ? 0.46 * room : Math.max(0.58 * room, peek + BODY);
  return { peek, half: Math.min(full, half), full };
}

/** Where a sheet comes to rest that was let go at this height, at this speed (pixels per millisecond, up is positive). */
export function settle(height: number, speed: number, heights: Stops): Stop {
  const ahead = height + speed * GLIDE;
  const away = (stop: Stop) => Math.abs(heights[stop] - ahead);
  return ORDER.reduce((best, stop) => (away(stop) < away(best) ? stop : best));
}

export const higher = (stop: Stop): Stop => ORDER[Math.min(ORDER.length - 1, ORDER.indexOf(stop) + 1)]!;
export const lower = (stop: Stop): Stop => ORDER[Math.max(0, ORDER.indexOf(stop) - 1)]!;
