/** The lobby as a store: fetched once, then told of every change; fetched anew after a cut. */
import type { LobbyNews } from '@great-fire/protocol';
import { listMatches, readMe } from './api';
import type { LobbyLists } from './lobby-list';
import { afterNews, arrangeMine, EMPTY_LOBBY } from './lobby-list';
import { reloadOnce } from './old-page';
import type { LiveSocket } from './socket';
import { isOwnLeave, moveWhenTold, openSocket, refusalOf } from './socket';

export interface LobbySnapshot extends LobbyLists {
  readonly more: string | null; // where the next page of open tables begins
  readonly ready: boolean; // the lists were fetched at least once
  readonly live: boolean; // changes arrive by themselves
  readonly name: string | null; // the last name used here
}

const RETURN_MS = 3000;

export class LobbyLine {
  private readonly hearers = new Set<() => void>();
  private readonly socket: LiveSocket = openSocket({});
  private snapshot: LobbySnapshot = { ...EMPTY_LOBBY, more: null, ready: false, live: false, name: null };
  private fetches = 0;
  private comeBack: ReturnType<typeof setTimeout> | null = null;

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
      const [open, running, me] = await Promise.all([listMatches('open'), listMatches('running'), readMe()]);
      if (fetchNumber !== this.fetches) return;
      this.change({
        open: open.matches,
        more: open.next,
        running: running.matches,
        mine: arrangeMine(me.seats),
        name: me.name,
        ready: true,
      });
    } catch {
      this.returnLater();
    }
  };

  /** Fetches the next page of open tables behind those that are shown. */
  readonly showMore = async (): Promise<void> => {
    const { more } = this.snapshot;
    if (more === null) return;
    const page = await listMatches('open', more).catch(() => null);
    if (page === null || this.snapshot.more !== more) return;
    const known = new Set(this.snapshot.open.map(({ id }) => id));
    const further = page.matches.filter(({ id }) => !known.has(id));
    this.change({ open: [...this.snapshot.open, ...further], more: page.next });
  };

  private open(): void {
    this.socket.on('connect', () => {
      this.change({ live: true });
      void this.refresh();
    });
    moveWhenTold(this.socket);
    this.socket.on('disconnect', (reason) => {
      if (isOwnLeave(reason)) return;
      this.change({ live: false });
      if (reason === 'io server disconnect') this.returnLater();
    });
    this.socket.on('connect_error', (error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'old-protocol' && reloadOnce()) return;
      if (refusal !== null) this.returnLater();
    });
    this.socket.on('service', ({ isUp }) => {
      this.change({ live: isUp });
      if (isUp) void this.refresh();
    });
    this.socket.on('lobby', (news: LobbyNews) => this.change(afterNews(this.snapshot, news)));
    this.socket.connect();
    void this.refresh();
  }

  private close(): void {
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.socket.off();
    this.socket.disconnect();
  }

  private returnLater(): void {
    if (this.hearers.size === 0) return;
    if (this.comeBack !== null) clearTimeout(this.comeBack);
    this.comeBack = setTimeout(() => {
      if (!this.socket.connected) this.socket.connect();
      void this.refresh();
    }, RETURN_MS);
  }

  private change(news: Partial<LobbySnapshot>): void {
    this.snapshot = { ...this.snapshot, ...news };
    for (const hear of this.hearers) hear();
  }
}
