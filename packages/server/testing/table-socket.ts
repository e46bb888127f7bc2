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
    socket.on('connect_error', (error: Error & { readonly data?: WireAnswer }) => {
      if (error.data === undefined || !PASSING.has(error.data.code ?? '')) return;
      const isReady = () =>
        request(`${this.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      void waitFor('a server that is ready', isReady).then(() => socket.connect());
    });
  }

  private keepFrames(): void {
    const { engine } = this.socket.io;
    engine.on('packet', (packet: { readonly data?: unknown }) => this.frames.push(String(packet.data ?? '')));
  }

  /** Waits for an event of this socket. @throws Error naming it if the socket is closed before, or after the deadline */
  private awaited<T>(what: string, listen: (resolve: (value: T) => void) => () => void): Promise<T> {
    let stop: () => void = () => undefined;
    const heard = new Promise<T>((resolve, reject) => {
      stop = listen(resolve);
      void this.over.then(() => reject(new Error(`The socket was closed before ${what} came`)));
    });
    const waited = withDeadline(what, heard).finally(() => stop());
    waited.catch(() => undefined); // a test need not await what it began to wait for
    return waited;
  }

  /** Resolves with the next event of a kind, or with the next for which `is` holds. */
  next<K extends keyof Heard>(event: K, is: (news: Heard[K]) => boolean = () => true): Promise<Heard[K]> {
    const name: string = event;
    return this.awaited<Heard[K]>(`the event ${name}`, (resolve) => {
      const hear = (news: Heard[K]): void => {
        if (is(news)) resolve(news);
      };
      this.socket.on(name, hear);
      return () => this.socket.off(name, hear);
    });
  }

  /** Resolves with what is shown, once `is` holds for it. `what`: that it holds, as a noun phrase. */
  async sees(what: string, is: (sync: Sync) => boolean): Promise<Sync> {
    const shown = (): Sync | null => (this.latest !== null && is(this.latest) ? this.latest : null);
    return (
      shown() ??
      this.awaited<Sync>(what, (resolve) => {
        const look = (): void => {
          const sync = shown();
          if (sync !== null) resolve(sync);
        };
        for (const event of ['sync', 'update']) this.socket.on(event, look);
        return () => ['sync', 'update'].forEach((event) => this.socket.off(event, look));
      })
    );
  }

  /** Resolves with the reason once the connection has ended, or if it has ended and is not there again. */
  async disconnected(): Promise<string> {
    if (this.reason !== null && !this.socket.connected) return this.reason;
    return this.once('the end of the connection', 'disconnect');
  }

  private once<T>(what: string, event: string): Promise<T> {
    const heard = withDeadline(
      what,
      new Promise<T>((resolve) => {
        this.socket.once(event, resolve);
      }),
    );
    heard.catch(() => undefined);
    return heard;
  }

  /** Resolves once the table is shown. @throws the server's refusal */
  async ready(): Promise<Sync> {
    if (this.latest !== null) return this.latest;
    const refused = this.refusal().then((data) => Promise.reject(new Error(JSON.stringify(data))));
    return withDeadline('the table or a refusal', Promise.race([this.heardSync(), refused]));
  }

  private heardSync(): Promise<Sync> {
    return new Promise((resolve) => {
      this.socket.once('sync', resolve);
    });
  }

  private refusal(): Promise<WireAnswer> {
    return new Promise((resolve) => {
      this.socket.once('connect_error', (error: Error & { readonly data?: WireAnswer }) =>
        resolve(error.data ?? { ok: false, code: 'line', message: error.message }),
      );
    });
  }

  /** Resolves with why the server would not let it in. */
  refused(): Promise<WireAnswer> {
    return withDeadline('a refusal of the connection', this.refusal());
  }

  async connected(): Promise<void> {
    if (!this.socket.connected) await this.once('the connection', 'connect');
  }

  /** Resolves with whether the server lets it in. */
  isLetIn(): Promise<boolean> {
    const isIn = new Promise<boolean>((resolve) => {
      if (this.socket.connected) resolve(true);
      else this.socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false));
    });
    return withDeadline('the connection or a refusal', isIn);
  }

  /** Sends anything and resolves with the answer. @throws Error if the connection ends before */
  ask(event: string, ...payload: readonly unknown[]): Promise<WireAnswer> {
    const answer = this.socket.emitWithAck(event, ...payload) as Promise<WireAnswer>;
    const waited = withDeadline(`the answer to ${event}`, answer);
    waited.catch(() => undefined); // a test need not await it
    return waited;
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
    this.end();
    this.socket.disconnect();
  }
}
