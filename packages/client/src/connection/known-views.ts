/** The views of this match that the page has seen or fetched from one place, by state id. */
import type { PastView, PastViews } from '@great-fire/protocol';
import { PAST_MAX, viewAfter } from '@great-fire/protocol';

const KEPT = 1000; // a long game has some six hundred states

export class KnownViews {
  private readonly views = new Map<number, PastView>();

  at(stateId: number): PastView | null {
    return this.views.get(stateId) ?? null;
  }

  /** Keeps a view; those of another viewer, before a seat was taken, are let go. */
  keep(stateId: number, view: PastView): void {
    const [other] = this.views.values();
    if (other !== undefined && other.viewer !== view.viewer) this.views.clear();
    this.views.set(stateId, view);
    if (this.views.size <= KEPT) return;
    const [oldest] = this.views.keys();
    if (oldest !== undefined) this.views.delete(oldest);
  }

  /** Keeps a fetched stretch. */
  keepAll({ from, first, changes }: PastViews): void {
    let view = first;
    this.keep(from, view);
    for (const [index, change] of changes.entries()) {
      view = viewAfter(view, change);
      this.keep(from + index + 1, view);
    }
  }
}

/** The stretch to ask for when a state is wanted: whole blocks, which the server has at hand for others. */
export function blockOf(stateId: number, latest: number): { readonly from: number; readonly to: number } {
  const from = Math.floor(stateId / PAST_MAX) * PAST_MAX;
  return { from, to: Math.min(from + PAST_MAX - 1, latest) };
}
