/** The worker of a practice game, as that part of a socket which a match needs. */
import type { MatchSocket } from '../live/socket';
import type { WorkerRequest, WorkerEvent } from './worker/messages';

type Listener = (payload: unknown) => void;
type Resolve = (answer: unknown) => void;

/** A line to the worker of one game; each connection has a worker of its own. */
export class WorkerSocket {
  connected = false;
  humanSeats: readonly number[] = []; // the seats of those who share the device
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
      if (this.worker !== worker) return; // let go meanwhile
      if (seats === null) return this.failConnect();
      this.humanSeats = seats as readonly number[];
      this.connected = true;
      this.dispatch('connect', undefined);
      this.emit('sync', (answer: { readonly sync: unknown }) => this.dispatch('sync', answer.sync));
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

  /** As a socket does it: the last argument hears the answer. */
  emit(event: string, ...args: readonly unknown[]): void {
    const resolve = args.at(-1) as Resolve;
    const payload = args.length > 1 ? args[0] : undefined;
    void this.request(event as WorkerRequest['what'], payload).then(resolve);
  }

  /** The worker always answers, so nothing runs out here. */
  timeout(_: number): { readonly emit: WorkerSocket['emit'] } {
    return {
      emit: (event, ...args) => {
        const resolve = args.at(-1) as (error: null, answer: unknown) => void;
        this.emit(event, ...args.slice(0, -1), (answer: unknown) => resolve(null, answer));
      },
    };
  }

  /** Resolves with the worker's answer; never, where the worker was ended meanwhile. */
  request(method: WorkerRequest['what'], payload?: unknown): Promise<unknown> {
    this.lastRequestId += 1;
    const message: WorkerRequest = { number: this.lastRequestId, what: method, payload };
    return new Promise((resolve) => {
      this.pendingRequests.set(message.number, resolve);
      this.worker?.postMessage(message);
    });
  }

  /** As the line of a match takes it. */
  get asSocket(): MatchSocket {
    const self = this satisfies Record<keyof MatchSocket, unknown>;
    return self as unknown as MatchSocket;
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

  /** The game is not there, or cannot be read. */
  private failConnect(): void {
    const errorBody = { code: 'not-found', message: 'There is no such game on this device.' };
    this.dispatch('connect_error', Object.assign(new Error(errorBody.message), { data: errorBody }));
  }
}
