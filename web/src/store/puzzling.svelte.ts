const KEY = "fogbound.puzzles";

interface Kept {
  solved: string[];
  /** the last day whose puzzle was solved, and the days in a row up to it */
  day: string;
  row: number;
  best: number;
}

function read(): Kept {
  const nothing: Kept = { solved: [], day: "", row: 0, best: 0 };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** A day on this device's calendar: 2026-01-31. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const today = () => dayOf(new Date());

/** The day before, by the calendar: days have 23 or 25 hours at times. */
export function dayBefore(day: string): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return dayOf(new Date(year, month - 1, date - 1, 12));
}

/** What this device has solved, and its streak of daily puzzles. */
class Puzzling {
  #kept = $state.raw<Kept>(read());

  isSolved(puzzle: string): boolean {
    return this.#kept.solved.includes(puzzle);
  }

  get best(): number {
    return this.#kept.best;
  }

  isDone(day: string): boolean {
    return this.#kept.day === day;
  }

  /** Days in a row up to today or yesterday: a missed day ends it. */
  streak(day: string): number {
    return this.#kept.day === day || this.#kept.day === dayBefore(day) ? this.#kept.row : 0;
  }

  /** A puzzle was solved without being shown; `daily` says that it was the one of this day. */
  solve(puzzle: string, day: string, daily: boolean): void {
    const kept = { ...this.#kept, solved: [...new Set([...this.#kept.solved, puzzle])] };
    if (daily && kept.day < day) {
      kept.row = this.streak(day) + 1;
      kept.best = Math.max(kept.best, kept.row);
      kept.day = day;
    }
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse storage; marks then last as long as the page.
    }
  }
}

export const puzzling = new Puzzling();
