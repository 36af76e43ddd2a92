import type { Proposal } from "../wire";

/** My side's proposals. */
export class Proposals {
  /** the newest of each seat */
  open = $state.raw<Proposal[]>([]);
  /** The last one that somebody else withdrew, until something else happens. */
  withdrawn = $state.raw<Proposal | null>(null);

  take(proposal: Proposal, you: string): void {
    const others = this.open.filter((other) => other.seat !== proposal.seat);
    this.open = proposal.move === null ? others : [...others, proposal];
    this.withdrawn = proposal.move === null && proposal.by !== you ? proposal : null;
  }

  /** With the next ply, earlier proposals lapse. */
  follow(ply: number): void {
    if (this.open.every((proposal) => proposal.ply === ply)) return;
    this.open = this.open.filter((proposal) => proposal.ply === ply);
    this.withdrawn = null;
  }

  forget(): void {
    this.open = [];
    this.withdrawn = null;
  }
}
