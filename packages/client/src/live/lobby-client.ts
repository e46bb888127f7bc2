/**
 * Store of the lobby: fetches the lists, applies every update from the socket, and fetches again after a disconnect.
 */
import { isEqual, shareEqual } from '../lib/share-equal';
import type { LobbyUpdate, TableFilter } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { listMatches, fetchMe } from '../api/lobby';
import type { LobbyLists } from './lobby-reducer';
import { applyLobbyUpdate, EMPTY_LOBBY, selectMyTables } from './lobby-reducer';
import { reloadOnce } from './version-reload';
import {
  updateClockSkew,
  isClientDisconnect,
  reconnectOnMoving,
  createSocket,
  parseConnectError,
} from './socket';
import type { LiveSocket } from './socket';
import { useStoreTransition } from './use-store-transition';

export interface LobbySnapshot extends LobbyLists {
  readonly nextCursor: string | null; // cursor of the next page of open tables
  readonly filter: TableFilter | null; // filter of the open tables; null: waits for those of a new filter
  readonly clockSkew: number; // ms: server time minus device time
  readonly isReady: boolean; // the lists were fetched at least once
  readonly isLive: boolean; // updates arrive
  readonly name: string | null; // last name used in this browser
  readonly handle: string | null; // of the own profile; null: none
  readonly hasLeaders: boolean; // the server has a leaderboard
}

/** HTTP and socket functions that a test can replace. */
export interface LobbyDeps {
  readonly listMatches: typeof listMatches;
  readonly fetchMe: typeof fetchMe;
  readonly socket: LiveSocket;
}

const RECONNECT_DELAY_MS = 3000;

export class LobbyClient {
  private readonly listeners = new Set<() => void>();
  private readonly deps: LobbyDeps;
  private snapshot: LobbySnapshot = {
    ...EMPTY_LOBBY,
    ...{
      nextCursor: null,
      filter: null,
      clockSkew: 0,
      isReady: false,
      isLive: false,
      name: null,
      handle: null,
      hasLeaders: false,
    },
  };
  private filter: TableFilter = {};
  private isClockSkewKnown = false;
  private fetchCount = 0;
  private reconnectTimer: ReturnType<typeof setTimeout> | null = null;

  /** `deps` replaces some of the default functions, which use the server of the page. */
  constructor(deps: Partial<LobbyDeps> = {}) {
    this.deps = { listMatches, fetchMe, ...deps, socket: deps.socket ?? createSocket({}) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const isFirst = this.listeners.size === 0;
    this.listeners.add(listener);
    if (isFirst) this.open();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  };

  readonly getSnapshot = (): LobbySnapshot => this.snapshot;

  /** Fetches the lists again, for instance on connect and after this browser took or left a seat. */
  private readonly refresh = async (): Promise<void> => {
    const fetchNumber = ++this.fetchCount;
    try {
      const { filter, deps } = this;
      const [open, running, me] = await Promise.all([
        deps.listMatches('open', filter),
        deps.listMatches('running'),
        deps.fetchMe(),
      ]);
      if (fetchNumber !== this.fetchCount) return;
      const { snapshot } = this;
      this.patchSnapshot({
        open: shareEqual(snapshot.open, open.matches),
        nextCursor: open.nextCursor,
        filter,
        clockSkew: this.measureClockSkew(me.serverTime),
        running: shareEqual(snapshot.running, running.matches),
        mine: shareEqual(snapshot.mine, selectMyTables(me.tables)),
        name: me.name,
        handle: me.handle,
        hasLeaders: me.hasLeaderboard,
        isReady: true,
      });
    } catch {
      this.scheduleReconnect();
    }
  };

  /** Filters the open tables: the known ones stay until the server has sent the matching ones. */
  readonly setFilter = (filter: TableFilter): void => {
    if (isEqual(filter, this.filter)) return;
    this.filter = filter;
    this.patchSnapshot({ filter: null, nextCursor: null });
    if (this.listeners.size > 0) void this.refresh();
  };

  private measureClockSkew(serverNow: number): number {
    const current = this.isClockSkewKnown ? this.snapshot.clockSkew : null;
    this.isClockSkewKnown = true;
    return updateClockSkew(current, serverNow - Date.now());
  }

  /** Fetches and appends the next page of open tables. */
  readonly loadMore = async (): Promise<void> => {
    const { nextCursor } = this.snapshot;
    if (nextCursor === null) return;
    const page = await this.deps.listMatches('open', this.filter, nextCursor).catch(() => null);
    if (page === null || this.snapshot.nextCursor !== nextCursor) return;
    const knownIds = new Set(this.snapshot.open.map(({ id }) => id));
    const newMatches = page.matches.filter(({ id }) => !knownIds.has(id));
    this.patchSnapshot({ open: [...this.snapshot.open, ...newMatches], nextCursor: page.nextCursor });
  };

  private open(): void {
    const { socket } = this.deps;
    socket.on('connect', () => {
      this.patchSnapshot({ isLive: true });
      void this.refresh();
    });
    reconnectOnMoving(socket);
    socket.on('disconnect', (reason) => {
      if (isClientDisconnect(reason)) return;
      this.patchSnapshot({ isLive: false });
      if (reason === 'io server disconnect') this.scheduleReconnect();
    });
    socket.on('connect_error', (error) => {
      const errorBody = parseConnectError(error);
      if (errorBody?.code === 'protocol-mismatch' && reloadOnce()) return;
      if (errorBody !== null) this.scheduleReconnect();
    });
    socket.on('service-status', ({ isUp }) => {
      this.patchSnapshot({ isLive: isUp });
      if (isUp) void this.refresh();
    });
    socket.on('lobby', (news: LobbyUpdate) => this.patchSnapshot(applyLobbyUpdate(this.snapshot, news)));
    socket.connect();
    void this.refresh();
  }

  private close(): void {
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer);
    this.deps.socket.off();
    this.deps.socket.disconnect();
  }

  private scheduleReconnect(): void {
    if (this.listeners.size === 0) return;
    if (this.reconnectTimer !== null) clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(() => {
      if (!this.deps.socket.connected) this.deps.socket.connect();
      void this.refresh();
    }, RECONNECT_DELAY_MS);
  }

  private patchSnapshot(patch: Partial<LobbySnapshot>): void {
    this.snapshot = { ...this.snapshot, ...patch };
    for (const listener of this.listeners) listener();
  }
}

interface LobbyHandle {
  readonly lobby: LobbySnapshot;
  readonly loadMore: () => Promise<void>;
}

/** Subscribes to the lobby while the component is mounted. The server lists the open tables by `filter`. */
export function useLobby(filter: TableFilter): LobbyHandle {
  const [client] = useState(() => {
    const created = new LobbyClient();
    created.setFilter(filter);
    return created;
  });
  useEffect(() => client.setFilter(filter), [client, filter]);
  return { lobby: useStoreTransition(client), loadMore: client.loadMore };
}
