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
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { request } from './request';

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

/** The error of socket.io for a connection that failed. `data`: the answer of a server that refused it. */
type Refusal = Error & { readonly data?: WireAnswer };

const bodyOf = ({ data, message }: Refusal): WireAnswer => data ?? { ok: false, code: 'line', message };

const PASSING: ReadonlySet<string> = new Set(['shutting-down', 'unavailable']);
const NO_TIMEOUT_MS = 2 ** 31 - 1; // the longest that a timer of Node takes

let moves = 0;

/** A socket as the page has it, which keeps every frame that came over the wire. */
export class TableSocket {
  readonly socket: Socket;
  readonly frames: string[] = [];
  readonly updates: Update[] = [];
  latest: Sync | null = null; // the last sync, its frame kept up to date by the updates

  private reason: string | null = null; // of the last end of the connection
  private readonly over: Promise<void>; // no event comes any more
  private end: () => void = () => undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    wish: SocketWish,
  ) {
    const { match, token, cookie, origin, auth, reconnection = false } = wish;
    this.over = new Promise((resolve) => (this.end = resolve));
    this.socket = io(url, {
      transports: ['websocket'],
      ...(wish.path !== undefined && { path: wish.path }),
      forceNew: true,
      timeout: NO_TIMEOUT_MS,
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
    else this.socket.once('disconnect', this.end);
    this.socket.on('disconnect', (reason) => (this.reason = reason));
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

  /**
   * Connects again as the page does: at once if the server announces its end, and once a server is ready if one
   * refuses the connection for now.
   */
  private comeBackByItself(): void {
    const { socket } = this;
    socket.on('moving', () => {
      socket.disconnect();
      socket.connect();
    });
    socket.on('connect_error', (error: Refusal) => {
      if (!PASSING.has(bodyOf(error).code ?? '')) return;
      const isReady = () =>
        this.isClosed ||
        request(`${this.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      void waitFor('a server that is ready', isReady).then(() => {
        if (!this.isClosed) socket.connect();
      });
    });
  }

  private keepFrames(): void {
    const { engine } = this.socket.io;
    engine.on('packet', (packet: { readonly data?: unknown }) => this.frames.push(String(packet.data ?? '')));
  }

  /** Waits for an answer or an event. @throws Error naming it if the socket ends before, or after the deadline */
  private within<T>(what: string, came: Promise<T>, stop: () => void = () => undefined): Promise<T> {
    const ended = this.over.then(() => Promise.reject(new Error(`The socket ended before ${what} came`)));
    const waited = withDeadline(what, Promise.race([came, ended])).finally(stop);
    waited.catch(() => undefined); // a test need not await what it began to wait for
    return waited;
  }

  /** Resolves with the first value that is read from an event. Readers, by event, return null for events to pass over. */
  private first<T>(what: string, readers: Readonly<Record<string, (given: never) => T | null>>): Promise<T> {
    let stop: () => void = () => undefined;
    const came = new Promise<T>((resolve, reject) => {
      const listeners = Object.entries(readers).map(([event, read]) => {
        const listener = (given: unknown): void => {
          try {
            const value = read(given as never);
            if (value !== null) resolve(value);
          } catch (error) {
            reject(error);
          }
        };
        this.socket.on(event, listener);
        return () => this.socket.off(event, listener);
      });
      stop = () => listeners.forEach((remove) => remove());
    });
    return this.within(what, came, stop);
  }

  /** Resolves with the next event of a kind, or with the next for which `is` holds. */
  next<K extends keyof Heard>(event: K, is: (news: Heard[K]) => boolean = () => true): Promise<Heard[K]> {
    return this.first(`the event ${event}`, { [event]: (news: Heard[K]) => (is(news) ? news : null) });
  }

  /** Resolves with what is shown, once `is` holds for it. `what`: that it holds, as a noun phrase. */
  async sees(what: string, is: (sync: Sync) => boolean): Promise<Sync> {
    const shown = (): Sync | null => (this.latest !== null && is(this.latest) ? this.latest : null);
    return shown() ?? this.first(what, { sync: shown, update: shown });
  }

  /** Resolves once the table is shown. @throws Error with the server's refusal */
  async ready(): Promise<Sync> {
    const refused = (error: Refusal): null => {
      throw new Error(JSON.stringify(bodyOf(error)));
    };
    return this.latest ?? this.first('the table', { sync: (sync: Sync) => sync, connect_error: refused });
  }

  /** Resolves with why the server would not let it in. */
  refused(): Promise<WireAnswer> {
    return this.first('a refusal', { connect_error: bodyOf });
  }

  async connected(): Promise<void> {
    if (!this.socket.connected) await this.first('the connection', { connect: () => true });
  }

  /** Resolves with whether the server lets it in. */
  async isLetIn(): Promise<boolean> {
    const events = { connect: () => true, connect_error: () => false };
    return this.socket.connected || this.first('the connection or a refusal', events);
  }

  /** Resolves with the reason once the connection has ended. */
  async disconnected(): Promise<string> {
    if (this.reason !== null && !this.socket.connected) return this.reason;
    return this.first('the end of the connection', { disconnect: (reason: string) => reason });
  }

  /** Sends anything and resolves with the answer. @throws Error if the connection ends before */
  ask(event: string, ...payload: readonly unknown[]): Promise<WireAnswer> {
    const answer = this.socket.emitWithAck(event, ...payload) as Promise<WireAnswer>;
    return this.within(`the answer to ${event}`, answer);
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
    await this.sees(`state ${String(stateId)}`, ({ frame }) => (frame?.stateId ?? -1) >= stateId);
  }

  close(): void {
    this.isClosed = true;
    this.end();
    this.socket.disconnect();
  }
}
