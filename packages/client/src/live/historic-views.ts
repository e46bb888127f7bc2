/** Loads and caches the views of earlier states, for each perspective. */
import {
  HISTORIC_VIEWS_MAX,
  unpackViews,
  type HistoricView,
  type HistoricViewRange,
  type Perspective,
} from '@great-fire/protocol';
import type { Connection, Payload } from './connection';

const MAX_VIEWS = 1000; // a long game has about 600 states

/** Cache of a match's views from one perspective, by state id. */
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

  addRange(page: HistoricViewRange): void {
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

export class HistoricViewLoader {
  private readonly caches = new Map<Perspective | null, ViewCache>(); // by perspective; null: the viewer's
  private readonly pendingRequests = new Map<string, Promise<void>>();

  constructor(private readonly connection: Connection) {}

  /** Caches a view of the viewer. */
  add(stateId: number, view: HistoricView): void {
    this.cacheFor(null).add(stateId, view);
  }

  get(stateId: number, perspective: Perspective | null): HistoricView | null {
    return this.cacheFor(perspective).get(stateId);
  }

  /**
   * Returns the view of a state from the cache or the server; null if it is not available. `currentStateId`: the last
   * state of the match.
   */
  async fetch(
    stateId: number,
    perspective: Perspective | null,
    currentStateId: number,
  ): Promise<HistoricView | null> {
    const cache = this.cacheFor(perspective);
    const cached = cache.get(stateId);
    if (cached !== null || !this.connection.isConnected) return cached;
    const block = blockAround(stateId, currentStateId);
    const key = `${block.from}/${perspective}`;
    const pending =
      this.pendingRequests.get(key) ??
      this.request({ ...block, ...(perspective !== null && { perspective: perspective }) }, cache);
    this.pendingRequests.set(key, pending);
    await pending.finally(() => this.pendingRequests.delete(key));
    return cache.get(stateId);
  }

  private cacheFor(perspective: Perspective | null): ViewCache {
    const cache = this.caches.get(perspective) ?? new ViewCache();
    this.caches.set(perspective, cache);
    return cache;
  }

  private async request(range: Payload<'historic-views'>, cache: ViewCache): Promise<void> {
    const answer = await this.connection.request('historic-views', range);
    if (answer.ok) cache.addRange(answer.historicViews);
  }
}
