import { stops, type Stop } from "./sheet";

/** The sheet of a small screen: its measures, and how high it stands once a tab is open. */
export class Sheet {
  raised = $state<"half" | "full">("half");
  /** the height under a finger */
  dragged = $state<number | null>(null);
  /** the height of the action alone */
  peek = $state(0);
  /** the height of the room below the header */
  room = $state(0);
  /** the open tab has charts */
  broad = $state(false);
  readonly heights = $derived(stops(this.peek, this.room, this.broad));

  height(stop: Stop): number {
    return this.dragged ?? this.heights[stop];
  }

  /** How much of it lies over the board. A board that shrank further would be of no use. */
  over(stop: Stop): number {
    return Math.max(0, this.height(stop) - Math.min(this.heights[stop], this.heights.half));
  }
}
