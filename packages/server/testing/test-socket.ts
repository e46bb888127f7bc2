import type { Action } from '@great-fire/game';
import {
  type DeltaUpdate,
  type ChatLine,
  type GroupTablesChange,
  type LobbyUpdate,
  type LogEntry,
  type MaintenanceMessage,
  type HistoricViewRange,
  type Presence,
  type ServiceStatus,
  type SignalMessage,
  type Sync,
  type TableLogEntry,
  type Update,
  PROTOCOL_VERSION,
  applyDelta,
} from '@great-fire/protocol';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { io, type Socket } from 'socket.io-client';
import { request } from './request';

export interface SocketOptions {
  readonly match?: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>; // in addition to the others
  readonly path?: string; // '/fire/socket.io' below a sub-path
  readonly auth?: Readonly<Record<string, unknown>>; // replaces the whole handshake
  readonly reconnection?: boolean;
}

export interface ServerEvents {
  readonly sync: Sync;
  readonly update: Update;
  readonly chat: ChatLine;
  readonly presence: Presence;
  readonly signal: SignalMessage;
  readonly lobby: LobbyUpdate;
  readonly 'group-tables': GroupTablesChange;
  readonly 'service-status': ServiceStatus;
  readonly maintenance: MaintenanceMessage;
}

export interface AckBody {
  readonly ok: boolean;
  readonly code?: string;
  readonly field?: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly stateId?: number;
  readonly sync?: Sync;
  readonly log?: readonly LogEntry[];
  readonly tableLog?: readonly TableLogEntry[];
  readonly line?: ChatLine;
  readonly historicViews?: HistoricViewRange;
  readonly leader?: string;
  readonly actions?: readonly Action[];
}

/** The error of socket.io for a failed connection. `data` is the answer of a server that rejected it. */
type ConnectError = Error & { readonly data?: AckBody };

const errorBody = ({ data, message }: ConnectError): AckBody => data ?? { ok: false, code: 'line', message };

const TRANSIENT_CODES: ReadonlySet<string> = new Set(['shutting-down', 'unavailable']);
const MAX_TIMER_MS = 2 ** 31 - 1; // the longest delay of a Node timer

let moveCount = 0;

/** A socket as the page has it. It records every frame that it receives. */
export class TestSocket {
  readonly socket: Socket;
  readonly frames: string[] = [];
  readonly updates: Update[] = [];
  latestSync: Sync | null = null; // kept up to date by updates

  private disconnectReason: string | null = null; // of the last disconnection
  private readonly whenEnded: Promise<void>; // no further events
  private resolveEnded: () => void = () => undefined;
  private isClosed = false;

  constructor(
    private readonly url: string,
    options: SocketOptions,
  ) {
    const { match, token, cookie, origin, auth, reconnection = false } = options;
    this.whenEnded = new Promise((resolve) => (this.resolveEnded = resolve));
    this.socket = io(url, {
      transports: ['websocket'],
      ...(options.path !== undefined && { path: options.path }),
      forceNew: true,
      timeout: MAX_TIMER_MS,
      reconnection,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
      auth: auth ?? {
        protocol: PROTOCOL_VERSION,
        deltas: true,
        ...(match && { match }),
        ...(token && { token }),
      },
      extraHeaders: { ...options.headers, ...(cookie && { cookie }), ...(origin && { origin }) },
    });
    this.recordFrames();
    this.socket.io.on('reconnect', () => this.recordFrames());
    if (reconnection) this.autoReconnect();
    else this.socket.once('disconnect', this.resolveEnded);
    this.socket.on('disconnect', (reason) => (this.disconnectReason = reason));
    this.socket.on('sync', (sync: Sync) => (this.latestSync = sync));
    this.socket.on('update', (update: Update) => {
      this.updates.push(update);
      if (this.latestSync !== null)
        this.latestSync = { ...this.latestSync, frame: update.frame, tableState: update.tableState };
    });
    this.socket.on('delta', (news: DeltaUpdate) => this.emitAsUpdate(news));
  }

  /** Applies a delta to the latest sync and emits the result as an update. @throws Error if the delta does not fit */
  private emitAsUpdate(delta: DeltaUpdate): void {
    const { frame = null, tableState = null } = this.latestSync ?? {};
    const update = applyDelta(delta, frame === null || tableState === null ? null : { frame, tableState });
    if (update === null) throw new Error(`Changes of state ${String(delta.fromStateId)} are of no use here`);
    for (const listener of [...this.socket.listeners('update')])
      (listener as (delta: unknown) => void)(update);
  }

  /**
   * Reconnects as the page does: at once if the server announces its shutdown, and once a server is ready if one
   * rejects the connection for now.
   */
  private autoReconnect(): void {
    const { socket } = this;
    socket.on('reconnect', () => {
      socket.disconnect();
      socket.connect();
    });
    socket.on('connect_error', (error: ConnectError) => {
      if (!TRANSIENT_CODES.has(errorBody(error).code ?? '')) return;
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

  private recordFrames(): void {
    const { engine } = this.socket.io;
    engine.on('packet', (packet: { readonly data?: unknown }) => this.frames.push(String(packet.data ?? '')));
  }

  /** Waits for an answer or an event. @throws Error naming it if the socket ends before, or after the deadline */
  private withDeadlineOrEnd<T>(
    description: string,
    result: Promise<T>,
    stop: () => void = () => undefined,
  ): Promise<T> {
    const ended = this.whenEnded.then(() =>
      Promise.reject(new Error(`The socket ended before ${description} came`)),
    );
    const outcome = withDeadline(description, Promise.race([result, ended])).finally(stop);
    outcome.catch(() => undefined); // a test need not await this promise
    return outcome;
  }

  /** Resolves to the first value that a reader returns for its event. Readers return null for events to ignore. */
  private firstValue<T>(
    description: string,
    readers: Readonly<Record<string, (payload: never) => T | null>>,
  ): Promise<T> {
    let stop: () => void = () => undefined;
    const result = new Promise<T>((resolve, reject) => {
      const listeners = Object.entries(readers).map(([event, read]) => {
        const listener = (payload: unknown): void => {
          try {
            const value = read(payload as never);
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
    return this.withDeadlineOrEnd(description, result, stop);
  }

  /** Resolves to the payload of the next event of this name for which `predicate` holds. */
  waitForEvent<K extends keyof ServerEvents>(
    event: K,
    predicate: (payload: ServerEvents[K]) => boolean = () => true,
  ): Promise<ServerEvents[K]> {
    return this.firstValue(`the event ${event}`, {
      [event]: (payload: ServerEvents[K]) => (predicate(payload) ? payload : null),
    });
  }

  /** Resolves to the latest sync once `predicate` holds for it. `description`: the condition as a noun phrase. */
  async waitUntil(description: string, predicate: (sync: Sync) => boolean): Promise<Sync> {
    const matchingSync = (): Sync | null =>
      this.latestSync !== null && predicate(this.latestSync) ? this.latestSync : null;
    return matchingSync() ?? this.firstValue(description, { sync: matchingSync, update: matchingSync });
  }

  /** Resolves to the latest sync once there is one. @throws Error with the server's rejection */
  async waitForSync(): Promise<Sync> {
    const throwRejection = (error: ConnectError): null => {
      throw new Error(JSON.stringify(errorBody(error)));
    };
    return (
      this.latestSync ??
      this.firstValue('the table', { sync: (sync: Sync) => sync, connect_error: throwRejection })
    );
  }

  /** Resolves to the server's rejection of the connection. */
  waitForRejection(): Promise<AckBody> {
    return this.firstValue('a refusal', { connect_error: errorBody });
  }

  async waitForConnection(): Promise<void> {
    if (!this.socket.connected) await this.firstValue('the connection', { connect: () => true });
  }

  /** Resolves to whether the server accepts the connection. */
  async isAccepted(): Promise<boolean> {
    const events = { connect: () => true, connect_error: () => false };
    return this.socket.connected || this.firstValue('the connection or a refusal', events);
  }

  /** Resolves to the reason once the connection has ended. */
  async waitForDisconnect(): Promise<string> {
    if (this.disconnectReason !== null && !this.socket.connected) return this.disconnectReason;
    return this.firstValue('the end of the connection', { disconnect: (reason: string) => reason });
  }

  /** Sends an event and resolves to the answer. @throws Error if the connection ends before */
  emitWithAck(event: string, ...payload: readonly unknown[]): Promise<AckBody> {
    const ack = this.socket.emitWithAck(event, ...payload) as Promise<AckBody>;
    return this.withDeadlineOrEnd(`the answer to ${event}`, ack);
  }

  get stateId(): number {
    return this.latestSync?.frame?.stateId ?? -1;
  }

  /** Sends a move on the latest state. */
  move(
    action: Action,
    stateId = this.stateId,
    id = `move-${String((moveCount += 1)).padStart(6, '0')}`,
  ): Promise<AckBody> {
    return this.emitWithAck('move', { id, stateId, action });
  }

  /** Resolves once this state or a later one has arrived. */
  async waitForState(stateId: number): Promise<void> {
    await this.waitUntil(`state ${String(stateId)}`, ({ frame }) => (frame?.stateId ?? -1) >= stateId);
  }

  close(): void {
    this.isClosed = true;
    this.resolveEnded();
    this.socket.disconnect();
  }
}
