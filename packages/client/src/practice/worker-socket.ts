/** Adapts the worker of a practice game to the part of a socket that a match needs. */
import type { ClientToServer } from '@great-fire/protocol';
import type { MatchSocket } from '../live/socket';
import type {
  WorkerAnswer,
  WorkerEvent,
  WorkerMethod,
  WorkerPayload,
  WorkerRequest,
} from './worker-messages';

type Listener = (payload: unknown) => void;
type Resolve = (answer: unknown) => void;

/** Connection to the worker of one game. Each connection starts its own worker. */
export class WorkerSocket {
  connected = false;
  humanSeats: readonly number[] = []; // people who share the device
  private worker: Worker | null = null;
  private lastRequestId = 0;
  private readonly listeners = new Map<string, Listener[]>();
  private readonly pendingRequests = new Map<number, Resolve>();

  constructor(
    private readonly game: string,
    private readonly startWorker: () => Worker,
  ) {}

  connect(): void {
    if (this.worker !== null) return;
    const worker = this.startWorker();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerEvent>) => this.onMessage(data);
    worker.onerror = () => this.failConnect();
    void this.request('open', this.game).then((seats) => {
      if (this.worker !== worker) return; // disconnected meanwhile
      if (seats === null) return this.failConnect();
      this.humanSeats = seats;
      this.connected = true;
      this.dispatch('connect', undefined);
      this.emit('sync', (answer) => {
        if (answer.ok) this.dispatch('sync', answer.sync);
      });
    });
  }

  disconnect(): void {
    this.worker?.terminate();
    this.worker = null;
    this.connected = false;
    this.pendingRequests.clear();
  }

  on(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  off(): void {
    this.listeners.clear();
  }

  /** Sends a request. As with a socket, a function as the last argument receives the answer. */
  emit<E extends keyof ClientToServer>(event: E, ...args: Parameters<ClientToServer[E]>): void {
    this.emitRequest(event, args, (resolve, answer) => resolve(answer));
  }

  /** The worker always answers, so the time-out is ignored. */
  timeout(_: number): { readonly emit: (event: keyof ClientToServer, ...args: readonly unknown[]) => void } {
    return {
      emit: (event, ...args) => this.emitRequest(event, args, (resolve, answer) => resolve(null, answer)),
    };
  }

  /** Resolves to the worker's answer. Never resolves if the worker is terminated. */
  request<M extends WorkerMethod>(
    method: M,
    ...[payload]: [WorkerPayload<M>] extends [never] ? [] : [payload: WorkerPayload<M>]
  ): Promise<WorkerAnswer<M>> {
    return this.post(method, payload) as Promise<WorkerAnswer<M>>;
  }

  /** Casts to the type that a match client takes. */
  get asSocket(): MatchSocket {
    const self = this satisfies Record<keyof MatchSocket, unknown>;
    return self as unknown as MatchSocket;
  }

  private emitRequest(
    event: keyof ClientToServer,
    args: readonly unknown[],
    respond: (ack: (...values: readonly unknown[]) => void, answer: unknown) => void,
  ): void {
    const [payload] = args.filter((arg) => typeof arg !== 'function');
    const ack = args.at(-1);
    void this.post(event, payload).then((answer) => {
      if (typeof ack === 'function') respond(ack as (...values: readonly unknown[]) => void, answer);
    });
  }

  private post(method: WorkerMethod, payload: unknown): Promise<unknown> {
    this.lastRequestId += 1;
    const message = { number: this.lastRequestId, method, payload } as WorkerRequest;
    return new Promise((resolve) => {
      this.pendingRequests.set(message.number, resolve);
      this.worker?.postMessage(message);
    });
  }

  private onMessage(message: WorkerEvent): void {
    if ('event' in message) return this.dispatch(message.event, message.payload);
    const resolve = this.pendingRequests.get(message.answerTo);
    this.pendingRequests.delete(message.answerTo);
    resolve?.(message.answer);
  }

  private dispatch(event: string, payload: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener(payload);
  }

  /** Reports that the game is missing or unreadable. */
  private failConnect(): void {
    const errorBody = { code: 'not-found', message: 'There is no such game on this device.' };
    this.dispatch('connect_error', Object.assign(new Error(errorBody.message), { data: errorBody }));
  }
}
