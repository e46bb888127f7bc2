/** The page's side of the lobby: fetches the lists, follows the updates, and fetches again after a disconnect. */
import type { TableFilter } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { fetchMe, listMatches } from '../api/lobby';
import { isEqual } from '../lib/share-equal';
import { ServerConnection } from './connection';
import type { StartMonitor } from './connection-monitor.lazy';
import { LiveStore } from './live-store';
import { MAX_RECENT_RESULTS } from './lobby-reducer';
import { type LobbyMessage, type LobbySnapshot, INITIAL_LOBBY, reduceLobby } from './lobby-store';
import { monitorPage } from './monitor-page';
import { type LiveSocket, createSocket } from './socket';
import { useStoreTransition } from './use-store-transition';

/** HTTP and socket functions that a test can replace. */
export interface LobbyDeps {
  readonly listMatches: typeof listMatches;
  readonly fetchMe: typeof fetchMe;
  readonly socket: LiveSocket;
  readonly monitor?: StartMonitor; // default: nothing watches the connection
}

const RETRY_DELAY_MS = 3000;

export class LobbyClient extends LiveStore<LobbySnapshot, LobbyMessage> {
  private readonly deps: Pick<LobbyDeps, 'listMatches' | 'fetchMe'>;
  private readonly connection: ServerConnection;
  private filter: TableFilter = {};
  private fetchCount = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** `deps` replaces some of the default functions, which use the server of the page. */
  constructor({ socket = createSocket({}), monitor, ...deps }: Partial<LobbyDeps> = {}) {
    super(INITIAL_LOBBY, reduceLobby);
    this.deps = { listMatches, fetchMe, ...deps };
    this.connection = new ServerConnection({ socket, monitor, retryMs: RETRY_DELAY_MS });
    this.serverNow = this.connection.serverNow;
  }

  /** Returns the estimated server time in epoch ms. */
  readonly serverNow: () => number;

  /** Filters the open tables: the known ones stay until the server has sent the matching ones. */
  readonly setFilter = (filter: TableFilter): void => {
    if (isEqual(filter, this.filter)) return;
    this.filter = filter;
    this.dispatch({ event: 'filter' });
    if (this.isOpen) void this.refresh();
  };

  /** Fetches and appends the next page of open tables. */
  readonly loadMore = async (): Promise<void> => {
    const { nextCursor } = this.snapshot;
    if (nextCursor === null) return;
    const page = await this.deps
      .listMatches('open', { filter: this.filter, cursor: nextCursor })
      .catch(() => null);
    if (page !== null) this.dispatch({ event: 'page', payload: page, after: nextCursor });
  };

  protected open(): void {
    this.connection.open({
      onMessage: (message) => {
        this.dispatch(message);
        if (message.event === 'service-status' && message.payload.isUp) void this.refresh();
      },
      onState: (state) => this.dispatch({ event: 'connection', payload: state }),
      onConnect: () => void this.refresh(),
      onRefusal: () => {
        this.refreshLater(); // no update arrives meanwhile
        return 'retry';
      },
    });
    void this.refresh();
  }

  protected close(): void {
    clearTimeout(this.retryTimer);
    this.connection.close();
  }

  /** Fetches the lists. Tries again after a failure. */
  private async refresh(): Promise<void> {
    const fetchNumber = ++this.fetchCount;
    clearTimeout(this.retryTimer);
    const { filter, deps } = this;
    try {
      const [open, running, finished, me] = await Promise.all([
        deps.listMatches('open', { filter }),
        deps.listMatches('running'),
        deps.listMatches('finished', { limit: MAX_RECENT_RESULTS }),
        deps.fetchMe(),
      ]);
      if (fetchNumber !== this.fetchCount) return;
      this.connection.addServerTime(me.serverTime);
      this.dispatch({
        event: 'lists',
        payload: { open, running: running.matches, finished: finished.matches, me, filter },
      });
    } catch {
      if (fetchNumber !== this.fetchCount || !this.isOpen) return;
      this.dispatch({ event: 'unanswered' });
      this.refreshLater();
    }
  }

  private refreshLater(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.refresh(), RETRY_DELAY_MS);
  }
}

interface LobbyHandle {
  readonly lobby: LobbySnapshot;
  readonly serverNow: () => number; // epoch ms
  readonly loadMore: () => Promise<void>;
}

/** Subscribes to the lobby while the component is mounted. The server lists the open tables by `filter`. */
export function useLobby(filter: TableFilter): LobbyHandle {
  const [client] = useState(() => {
    const created = new LobbyClient({ monitor: monitorPage });
    created.setFilter(filter);
    return created;
  });
  useEffect(() => client.setFilter(filter), [client, filter]);
  return { lobby: useStoreTransition(client), serverNow: client.serverNow, loadMore: client.loadMore };
}
