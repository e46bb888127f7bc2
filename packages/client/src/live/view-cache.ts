/** Cache of a match's views from one perspective, by state id. */
import type { HistoricView, HistoricViewPage } from '@great-fire/protocol';
import { HISTORIC_VIEWS_MAX, unpackViews } from '@great-fire/protocol';

const MAX_VIEWS = 1000; // a long game has about 600 states

export class ViewCache {
  private readonly views = new Map<number, HistoricView>();

  get(stateId: number): HistoricView | null {
    return this.views.get(stateId) ?? null;
  }

  /** Adds a view. Clears the cache if the viewer changed, for example by taking a seat. */
  add(stateId: number, view: HistoricView): void {
    const [cachedView] = this.views.values();
    if (cachedView !== undefined && cachedView.viewer !== view.viewer) this.views.clear();
    this.views.set(stateId, view);
    if (this.views.size <= MAX_VIEWS) return;
    const [oldest] = this.views.keys();
    if (oldest !== undefined) this.views.delete(oldest);
  }

  /** Adds all views of a page. */
  addRange(page: HistoricViewPage): void {
    for (const [index, view] of unpackViews(page).entries()) this.add(page.fromStateId + index, view);
  }
}

/** Returns the range to request for a state: a whole block, which the server may have cached. */
export function blockAround(
  stateId: number,
  currentStateId: number,
): { readonly from: number; readonly to: number } {
  const from = Math.floor(stateId / HISTORIC_VIEWS_MAX) * HISTORIC_VIEWS_MAX;
  return { from, to: Math.min(from + HISTORIC_VIEWS_MAX - 1, currentStateId) };
}
