import type { Action } from '@great-fire/game';
import type {
  Changed,
  ChatLine,
  LobbyNews,
  LogEntry,
  PastViews,
  Presence,
  Service,
  Sync,
  TableEntry,
  Update,
} from '@great-fire/protocol';
import { PROTOCOL_VERSION, updateOf } from '@great-fire/protocol';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

export interface SocketWish {
  readonly match?: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>; // beside these
  readonly path?: string; // '/fire/socket.io' below a sub-path
  readonly auth?: Readonly<Record<string, unknown>>; // in place of the whole handshake
  readonly reconnection?: boolean;
}

export interface Heard {
  readonly sync: Sync;
  readonly update: Update;
  readonly chat: ChatLine;
  readonly presence: Presence;
  readonly lobby: LobbyNews;
  readonly service: Service;
}

export interface WireAnswer {
  readonly ok: boolean;
  readonly code?: string;
  readonly field?: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly stateId?: number;
  readonly sync?: Sync;
  readonly log?: readonly LogEntry[];
  readonly tableLog?: readonly TableEntry[];
  readonly line?: ChatLine;
  readonly past?: PastViews;
  readonly actions?: readonly Action[];
}

const PASSING: ReadonlySet<string> = new Set(['shutting-down', 'unavailable']);
const AGAIN_MS = 100;

let moves = 0;

/** A socket as the page has it, which keeps every frame that came over the wire. */
export class TableSocket {
  readonly socket: Socket;
  readonly frames: string[] = [];
  readonly updates: Update[] = [];
  latest: Sync | null = null; // the last sync, its frame kept up to date by the updates

  constructor(url: string, wish: SocketWish) {
    const { match, token, cookie, origin, auth, reconnection = false } = wish;
    this.socket = io(url, {
      transports: ['websocket'],
      ...(wish.path !== undefined && { path: wish.path }),
      forceNew: true,
      reconnection,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      auth: auth ?? {
        ...{ protocol: PROTOCOL_VERSION, changes: true },
        ...(match && { match }),
        ...(token && { token }),
      },
      extraHeaders: { ...wish.headers, ...(cookie && { cookie }), ...(origin && { origin }) },
    });
    this.keepFrames();
    this.socket.io.on('reconnect', () => this.keepFrames());
    if (reconnection) this.comeBackByItself();
    this.socket.on('sync', (sync: Sync) => (this.latest = sync));
    this.socket.on('update', (update: Update) => {
      this.updates.push(update);
      if (this.latest !== null)
        this.latest = { ...this.latest, frame: update.frame, conduct: update.conduct };
    });
    this.socket.on('changed', (news: Changed) => this.hearAsUpdate(news));
  }

  /** What only tells what changed is heard as an update as well, made of it and of what was shown before. */
  private hearAsUpdate(news: Changed): void {
    const { frame = null, conduct = null } = this.latest ?? {};
    const update = updateOf(news, frame === null || conduct === null ? null : { frame, conduct });
    if (update === null) throw new Error(`Changes of state ${String(news.from)} are of no use here`);
    for (const hear of [...this.socket.listeners('update')]) (hear as (news: unknown) => void)(update);
  }

  /** As the page does: at once where the server says that it ends, and again where one has no place now. */
  private comeBackByItself(): void {
    const { socket } = this;
    socket.on('moving', () => {
      socket.disconnect();
      socket.connect();
    });
    socket.on('connect_error', (error: Error & { readonly data?: WireAnswer }) => {
      if (error.data !== undefined && PASSING.has(error.data.code ?? ''))
        setTimeout(() => socket.connect(), AGAIN_MS);
    });
  }

  private keepFrames(): void {
    const { engine } = this.socket.io;
    engine.on('packet', (packet: { readonly data?: unknown }) => this.frames.push(String(packet.data ?? '')));
  }

  /** Resolves with the next event of a kind, or with the next for which `is` holds. */
  next<K extends keyof Heard>(event: K, is: (news: Heard[K]) => boolean = () => true): Promise<Heard[K]> {
    const name: string = event;
    return new Promise((resolve) => {
      const hear = (news: Heard[K]): void => {
        if (!is(news)) return;
        this.socket.off(name, hear);
        resolve(news);
      };
      this.socket.on(name, hear);
    });
  }

  /** Resolves once the table is shown. @throws the server's refusal */
  async ready(): Promise<Sync> {
    return (
      this.latest ??
      (await Promise.race([
        this.next('sync'),
        this.refused().then((data) => Promise.reject(new Error(JSON.stringify(data)))),
      ]))
    );
  }

  /** Resolves with why the server would not let it in. */
  refused(): Promise<WireAnswer> {
    return new Promise((resolve) => {
      this.socket.once('connect_error', (error: Error & { readonly data?: WireAnswer }) =>
        resolve(error.data ?? { ok: false, code: 'line', message: error.message }),
      );
    });
  }

  connected(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.connected) resolve();
      else this.socket.once('connect', resolve);
    });
  }

  /** Sends anything and resolves with the answer. */
  ask(event: string, ...payload: readonly unknown[]): Promise<WireAnswer> {
    return new Promise((resolve) => {
      this.socket.emit(event, ...payload, resolve);
    });
  }

  get stateId(): number {
    return this.latest?.frame?.stateId ?? -1;
  }

  /** Sends a decision on the state shown last. */
  move(
    action: Action,
    stateId = this.stateId,
    id = `move-${String((moves += 1)).padStart(6, '0')}`,
  ): Promise<WireAnswer> {
    return this.ask('move', { id, stateId, action });
  }

  /** Resolves when a state is shown that is at least this far. */
  async shows(stateId: number): Promise<void> {
    if (this.stateId >= stateId) return;
    await Promise.race([
      this.next('update', (update) => update.frame.stateId >= stateId),
      this.next('sync', (sync) => (sync.frame?.stateId ?? -1) >= stateId),
    ]);
  }

  close(): void {
    this.socket.disconnect();
  }
}
