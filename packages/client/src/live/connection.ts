/**
 * The line to a server: opens, tries again, follows the server's storage, and reloads a page of another protocol. A
 * practice game implements it without a server.
 */
import type { ApiErrorBody, ClientToServer, ServerToClient } from '@great-fire/protocol';
import type { StartMonitor } from './connection-monitor.lazy';
import { followMaintenance } from './maintenance';
import { ServerClock } from './server-clock';
import { type LiveSocket, parseConnectError } from './socket';
import { reloadOnce } from './version-reload';

/**
 * `reconnecting`: was connected, reconnects automatically. `suspended`: the server cannot reach its storage and accepts
 * nothing; resumes automatically. `refused`: the server refused the connection, with the reason in `connectError`.
 */
export type ConnectionStatus = 'connecting' | 'connected' | 'suspended' | 'reconnecting' | 'refused';

export interface ConnectionState {
  readonly connection: ConnectionStatus;
  readonly connectError: ApiErrorBody | null;
  readonly isBlocked: boolean; // the server answers requests, but no WebSocket comes through
}

export const NOT_CONNECTED: ConnectionState = {
  connection: 'connecting',
  connectError: null,
  isBlocked: false,
};

type MessageOf<E extends keyof ServerToClient> = {
  readonly [Event in E]: { readonly event: Event; readonly payload: Parameters<ServerToClient[Event]>[0] };
}[E];

export type ServerMessage = MessageOf<keyof ServerToClient>;

type AnswerCallback<E extends keyof ClientToServer> = Extract<
  Parameters<ClientToServer[E]>[number],
  (answer: never) => void
>;

/** The messages whose answer says whether the server accepted them. */
export type Request = Exclude<keyof ClientToServer, 'visibility'>;
export type Payload<E extends Request> = Exclude<Parameters<ClientToServer[E]>[0], AnswerCallback<E>>;
export type SocketAnswer<E extends Request> = Parameters<AnswerCallback<E>>[0];
type PayloadArguments<E extends Request> = [Payload<E>] extends [never] ? [] : [payload: Payload<E>];

/** `retry`: connects again after a pause. `connect`: at once, because the proof of the seat changed. `stop`: never. */
export type AfterRefusal = 'retry' | 'connect' | 'stop';

/** The reactions of the store that uses the connection. */
export interface ConnectionOwner {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onState: (state: ConnectionState) => void;
  readonly onConnect?: () => void; // each time: messages may have been missed
  readonly onRefusal: (error: ApiErrorBody) => AfterRefusal;
}

export interface Connection {
  readonly isConnected: boolean;
  /** Returns the estimated time of the server in epoch ms. */
  readonly serverNow: () => number;
  readonly open: (owner: ConnectionOwner) => void;
  readonly close: () => void;
  /** Closes the connection and opens a new one, so that the server authenticates this browser again. */
  readonly reconnect: () => void;
  /** Sends a message. It is lost without a connection, and may be lost with one. */
  readonly send: <E extends keyof ClientToServer>(event: E, ...args: Parameters<ClientToServer[E]>) => void;
  /** Resolves to the answer, or to a refusal if there is no connection or no answer in time. */
  readonly request: <E extends Request>(
    event: E,
    ...payload: PayloadArguments<E>
  ) => Promise<SocketAnswer<E>>;
}

// A disconnect ends the wait earlier. This timeout is for a server that never answers on an open connection.
const ANSWER_TIMEOUT_MS = 60_000;
export const NO_CONNECTION = {
  ok: false,
  code: 'internal-error',
  message: 'There is no line to the server.',
} as const;
// The server may have processed the message. The next state of the table shows the result.
const NO_ANSWER = { ok: false, code: 'stale', message: 'The answer was lost.' } as const;

interface UntypedSocket {
  readonly emit: (event: string, ...args: readonly unknown[]) => void;
}

interface ServerConnectionOptions {
  readonly socket: LiveSocket;
  readonly retryMs: number; // pause before the next attempt, if the server closed or refused the connection
  readonly monitor?: StartMonitor | undefined; // default: nothing watches the connection
}

export class ServerConnection implements Connection {
  private readonly socket: LiveSocket;
  private readonly clock = new ServerClock();
  private owner: ConnectionOwner | null = null;
  private state = NOT_CONNECTED;
  private wasConnected = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private stopMonitor: (() => void) | undefined;

  constructor(private readonly options: ServerConnectionOptions) {
    this.socket = options.socket;
  }

  readonly serverNow = this.clock.now;

  /** Takes the time of an answer of the server to a request over HTTP. */
  addServerTime(serverTime: number): void {
    this.clock.addSample(serverTime);
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  open(owner: ConnectionOwner): void {
    const { socket } = this;
    this.owner = owner;
    socket.on('connect', () => {
      this.wasConnected = true;
      this.update({ connection: 'connected', connectError: null });
      owner.onConnect?.();
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return; // by `close`, or to connect at once
      this.update({ connection: 'reconnecting' });
      if (reason === 'io server disconnect') this.retryLater();
    });
    socket.on('connect_error', (error) => this.onConnectError(error));
    followMaintenance(socket);
    socket.onAny((event: string, payload: unknown) => this.onMessage({ event, payload } as ServerMessage));
    this.stopMonitor = this.options.monitor?.(socket, this.clock, {
      onLost: () => this.update({ connection: 'reconnecting' }),
      onBlocked: (isBlocked) => this.update({ isBlocked }),
    });
    socket.connect();
  }

  close(): void {
    this.stopMonitor?.();
    clearTimeout(this.retryTimer);
    this.socket.off();
    this.socket.offAny();
    this.socket.disconnect();
    this.update(NOT_CONNECTED);
    this.owner = null;
  }

  readonly reconnect = (): void => {
    if (this.owner === null) return;
    this.socket.disconnect();
    this.socket.connect();
  };

  send<E extends keyof ClientToServer>(event: E, ...args: Parameters<ClientToServer[E]>): void {
    if (this.socket.connected) this.socket.emit(event, ...args);
  }

  request<E extends Request>(event: E, ...payload: PayloadArguments<E>): Promise<SocketAnswer<E>> {
    if (!this.socket.connected) return Promise.resolve(NO_CONNECTION);
    // The types of socket.io do not follow an event that is a variable.
    const socket = this.socket.timeout(ANSWER_TIMEOUT_MS) as unknown as UntypedSocket;
    return new Promise((resolve) => {
      socket.emit(event, ...payload, (error: Error | null, answer: SocketAnswer<E>) =>
        resolve(error === null ? answer : NO_ANSWER),
      );
    });
  }

  private onMessage(message: ServerMessage): void {
    const { event, payload } = message;
    if (event === 'reconnect') this.reconnectWithin(payload.withinMs);
    if (event === 'service-status') this.update({ connection: payload.isUp ? 'connected' : 'suspended' });
    if ('serverTime' in payload) this.clock.addSample(payload.serverTime);
    this.owner?.onMessage(message);
  }

  /**
   * Connects to another server before this one shuts down, after a random delay, so that not all pages do at once. The
   * page itself disconnects, so that it shows no interruption, and unanswered moves are sent again.
   */
  private reconnectWithin(ms: number): void {
    setTimeout(() => {
      if (this.socket.connected) this.reconnect();
    }, Math.random() * ms);
  }

  private onConnectError(error: Error): void {
    const refusal = parseConnectError(error);
    if (refusal === null) {
      this.update({ connection: this.wasConnected ? 'reconnecting' : 'connecting' });
      return;
    }
    if (refusal.code === 'protocol-mismatch' && reloadOnce()) return;
    const next = this.owner?.onRefusal(refusal);
    if (next === 'connect') {
      this.socket.connect();
    } else if (next === 'retry') {
      const connection = refusal.code === 'unavailable' ? 'suspended' : 'reconnecting';
      this.update({ connection, connectError: refusal });
      this.retryLater();
    } else {
      this.update({ connection: 'refused', connectError: refusal });
    }
  }

  private retryLater(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.socket.connect(), this.options.retryMs);
  }

  private update(change: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...change };
    this.owner?.onState(this.state);
  }
}
