/** The lobby as a store: fetched once, then told of every change; fetched anew after a cut. */
import type { LobbyNews, TableFilter } from '@great-fire/protocol';
import { listMatches, readMe } from './api';
import type { LobbyLists } from './lobby-list';
import { afterNews, arrangeMine, EMPTY_LOBBY } from './lobby-list';
import { reloadOnce } from './old-page';
import { steadied } from './server-time';
import type { LiveSocket } from './socket';
import { isOwnLeave, moveWhenTold, openSocket, refusalOf } from './socket';

export interface LobbySnapshot extends LobbyLists {
  readonly more: string | null; // where the next page of open tables begins
  readonly filter: TableFilter | null; // that the open tables were fetched by; null: not yet by the one set last
  readonly ahead: number; // of this device's clock, in ms: how far the server's is
  readonly ready: boolean; // the lists were fetched at least once
  readonly live: boolean; // changes arrive by themselves
  readonly name: string | null; // the last name used here
  readonly handle: string | null; // of my own page; null: I have none
  readonly hasLeaders: boolean; // the server shows who is best
}

/** What the lobby is fetched by, and told of. */
export interface LobbyParts {
  readonly listMatches: typeof listMatches;
  readonly readMe: typeof readMe;
  readonly socket: LiveSocket;
}

const RETURN_MS = 3000;

/** What was fetched anew and says the same is no news: no list is drawn for it. */
const sameWhere = <T>(before: T, after: T): T =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after;

export class LobbyLine {
  private readonly hearers = new Set<() => void>();
  private readonly parts: LobbyParts;
  private snapshot: LobbySnapshot = {
    ...EMPTY_LOBBY,
    ...{
      more: null,
      filter: null,
      ahead: 0,
      ready: false,
      live: false,
      name: null,
      handle: null,
      hasLeaders: false,
    },
  };
  private filter: TableFilter = {};
  private isAheadKnown = false;
  private fetches = 0;
  private comeBack: ReturnType<typeof setTimeout> | null = null;

  /** `parts`: left out, those of the server that the page came from. */
  constructor(parts: Partial<LobbyParts> = {}) {
    this.parts = { listMatches, readMe, ...parts, socket: parts.socket ?? openSocket({}) };
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    const isFirst = this.hearers.size === 0;
    this.hearers.add(hear);
    if (isFirst) this.open();
    return () => {
      this.hearers.delete(hear);
      if (this.hearers.size === 0) this.close();
    };
  };

  readonly getSnapshot = (): LobbySnapshot => this.snapshot;

  /** Fetches the lists again, for instance after this browser took or left a seat. */
  private readonly refresh = async (): Promise<void> => {
    const fetchNumber = ++this.fetches;
    try {
      const { filter, parts } = this;
      const [open, running, me] = await Promise.all([
        parts.listMatches('open', filter),
        parts.listMatches('running'),
        parts.readMe(),
      ]);
      if (fetchNumber !== this.fetches) return;
      const { snapshot } = this;
      this.change({
        open: sameWhere(snapshot.open, open.matches),
        more: open.next,
        filter,
        ahead: this.aheadAt(me.now),
        running: sameWhere(snapshot.running, running.matches),
        mine: sameWhere(snapshot.mine, arrangeMine(me.seats)),
        name: me.name,
        handle: me.handle,
        hasLeaders: me.hasLeaders,
        ready: true,
      });
    } catch {
      this.returnLater();
    }
  };

  /** Narrows the open tables to those that fit; what is known is there at once, the server is asked for the rest. */
  readonly setFilter = (filter: TableFilter): void => {
    if (JSON.stringify(filter) === JSON.stringify(this.filter)) return;
    this.filter = filter;
    this.change({ filter: null, more: null });
    if (this.hearers.size > 0) void this.refresh();
  };

  private aheadAt(now: number): number {
    const known = this.isAheadKnown ? this.snapshot.ahead : null;
    this.isAheadKnown = true;
    return steadied(known, now - Date.now());
  }

  /** Fetches the next page of open tables behind those that are shown. */
  readonly showMore = async (): Promise<void> => {
    const { more } = this.snapshot;
    if (more === null) return;
    const page = await this.parts.listMatches('open', this.filter, more).catch(() => null);
    if (page === null || this.snapshot.more !== more) return;
    const known = new Set(this.snapshot.open.map(({ id }) => id));
    const further = page.matches.filter(({ id }) => !known.has(id));
    this.change({ open: [...this.snapshot.open, ...further], more: page.next });
  };

  private open(): void {
    const { socket } = this.parts;
    socket.on('connect', () => {
      this.change({ live: true });
      void this.refresh();
    });
    moveWhenTold(socket);
    socket.on('disconnect', (reason) => {
      if (isOwnLeave(reason)) return;
      this.change({ live: false });
      if (reason === 'io server disconnect') this.returnLater();
    });
    socket.on('connect_error', (error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'old-protocol' && reloadOnce()) return;
      if (refusal !== null) this.returnLater();
    });
    socket.on('service', ({ isUp }) => {
      this.change({ live: isUp });
      if (isUp) void this.refresh();
    });
    socket.on('lobby', (news: LobbyNews) => this.change(afterNews(this.snapshot, news)));
    socket.connect();
    void this.refresh();
  }

  private close(): void {
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.parts.socket.off();
    this.parts.socket.disconnect();
  }

  private returnLater(): void {
    if (this.hearers.size === 0) return;
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.comeBack = setTimeout(() => {
      if (!this.parts.socket.connected) this.parts.socket.connect();
      void this.refresh();
    }, RETURN_MS);
  }

  private change(news: Partial<LobbySnapshot>): void {
    this.snapshot = { ...this.snapshot, ...news };
    for (const hear of this.hearers) hear();
  }
}
