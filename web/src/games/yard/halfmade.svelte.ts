import { untrack } from "svelte";
import { keepDraft, keptDraft } from "../../store/drafts";
import type { Chase } from "./chase.svelte";
import { offers } from "./moves";

interface HalfMade {
  seat: string;
  station: number | null;
  ticket: string | null;
  doubling: boolean;
}

/** Keeps the half-made move over a reload, and makes it again if it is still legal and nothing is covered. */
export function keepHalfMade(chase: Chase): void {
  const store = chase.store;
  let restored = "";
  const occasion = () => (chase.view && store.acting.length ? `${chase.view.line ?? 0} ${chase.view.ply}` : "");

  $effect(() => {
    const of = occasion();
    if (!of || of === restored || chase.covered) return;
    restored = of;
    untrack(() => restore(of));
  });

  $effect(() => {
    const { seat, station, ticket, doubling } = chase;
    const of = occasion();
    if (!of || of !== restored || seat === null) return;
    const begun = station !== null || doubling;
    keepDraft(store, "ride", of, begun ? ({ seat, station, ticket, doubling } satisfies HalfMade) : null);
  });

  function restore(of: string): void {
    const kept = keptDraft<HalfMade>(store, "ride", of);
    if (!kept || !store.acting.includes(kept.seat)) return;
    const legal = offers(store.gaze.views[kept.seat]?.moves ?? []);
    const tickets = kept.station === null ? [] : (legal.rides.get(kept.station) ?? []);
    if (kept.seat !== chase.seat) store.choose(kept.seat);
    if (tickets.length) {
      chase.station = kept.station;
      chase.ticket = kept.ticket !== null && tickets.includes(kept.ticket) ? kept.ticket : null;
    }
    if (kept.doubling && legal.double) chase.doubling = true;
  }
}
