/** The views of this match that the page has seen or fetched from one place, by state id. */
import type { HistoricView, HistoricViewPage } from '@great-fire/protocol';
import { HISTORIC_VIEWS_MAX, applyViewDiff } from '@great-fire/protocol';

const MAX_VIEWS = 1000; // a long game has some six hundred states

export class ViewCache {
  private readonly views = new Map<number, HistoricView>();

  get(stateId: number): HistoricView | null {
    return this.views.get(stateId) ?? null;
  }

  /** Keeps a view; those of another viewer, before a seat was taken, are let go. */
  add(stateId: number, view: HistoricView): void {
    const [cachedView] = this.views.values();
    if (cachedView !== undefined && cachedView.viewer !== view.viewer) this.views.clear();
    this.views.set(stateId, view);
    if (this.views.size <= MAX_VIEWS) return;
    const [oldest] = this.views.keys();
    if (oldest !== undefined) this.views.delete(oldest);
  }

  /** Keeps a fetched stretch. */
  addRange({ fromStateId, first, diffs }: HistoricViewPage): void {
    let view = first;
    this.add(fromStateId, view);
    for (const [index, change] of diffs.entries()) {
      view = applyViewDiff(view, change);
      this.add(fromStateId + index + 1, view);
    }
  }
}

/** The stretch to ask for when a state is wanted: whole blocks, which the server has at hand for others. */
export function blockAround(
  stateId: number,
  currentStateId: number,
): { readonly from: number; readonly to: number } {
  const from = Math.floor(stateId / HISTORIC_VIEWS_MAX) * HISTORIC_VIEWS_MAX;
  return { from, to: Math.min(from + HISTORIC_VIEWS_MAX - 1, currentStateId) };
}
