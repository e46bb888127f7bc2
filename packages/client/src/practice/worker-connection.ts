/** The connection to the worker of a practice game, which answers like a server. */
import type { ClientToServer } from '@great-fire/protocol';
import {
  type SocketAnswer,
  type Connection,
  type ConnectionOwner,
  type Request,
  type ServerMessage,
  NO_CONNECTION,
  NOT_CONNECTED,
} from '../live/connection';
import type {
  WorkerAnswer,
  WorkerEvent,
  WorkerMethod,
  WorkerPayload,
  PracticeWorkerRequest,
} from './worker-messages';

const NO_GAME = { code: 'not-found', message: 'There is no such game on this device.' } as const;

type Resolve = (answer: unknown) => void;

/** Each opening starts a worker of its own. */
export class WorkerConnection implements Connection {
  isConnected = false;
  humanSeats: readonly number[] = []; // people who share the device
  private worker: Worker | null = null;
  private lastRequestId = 0;
  private readonly pendingRequests = new Map<number, Resolve>();

  constructor(
    private readonly game: string,
    private readonly startWorker: () => Worker,
  ) {}

  readonly serverNow = (): number => Date.now();

  open(owner: ConnectionOwner): void {
    const worker = this.startWorker();
    const fail = () => {
      const connection = this.isConnected ? 'reconnecting' : 'refused'; // an open game stays on the page
      owner.onState({ ...NOT_CONNECTED, connection, connectError: NO_GAME });
    };
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerEvent>) => {
      if ('event' in data) owner.onMessage(data);
      else this.onAnswer(data.answerTo, data.answer);
    };
    worker.onerror = fail; // the game cannot be read
    void this.ask('open', this.game).then(async (seats) => {
      if (this.worker !== worker) return; // closed meanwhile
      if (seats === null) return fail();
      this.humanSeats = seats;
      this.isConnected = true;
      owner.onState({ ...NOT_CONNECTED, connection: 'connected' });
      const answer = await this.ask('sync');
      if (answer.ok) owner.onMessage({ event: 'sync', payload: answer.sync } satisfies ServerMessage);
    });
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isConnected = false;
    this.pendingRequests.clear();
  }

  /** Does nothing: a device does not lose its worker, and has no other seat. */
  readonly reconnect = (): void => undefined;

  send<E extends keyof ClientToServer>(event: E, ...args: Parameters<ClientToServer[E]>): void {
    if (!this.isConnected) return;
    const [payload] = args.filter((arg) => typeof arg !== 'function');
    const respond = args.find((arg) => typeof arg === 'function') as Resolve | undefined;
    void this.post(event, payload).then(respond);
  }

  request<E extends Request>(event: E, payload?: unknown): Promise<SocketAnswer<E>> {
    return this.isConnected
      ? (this.post(event, payload) as Promise<SocketAnswer<E>>)
      : Promise.resolve(NO_CONNECTION);
  }

  /** Resolves to the worker's answer. Never resolves if the worker is terminated. */
  ask<M extends WorkerMethod>(
    method: M,
    ...[payload]: [WorkerPayload<M>] extends [never] ? [] : [payload: WorkerPayload<M>]
  ): Promise<WorkerAnswer<M>> {
    return this.post(method, payload) as Promise<WorkerAnswer<M>>;
  }

  private post(method: WorkerMethod, payload: unknown): Promise<unknown> {
    this.lastRequestId += 1;
    const message = { number: this.lastRequestId, method, payload } as PracticeWorkerRequest;
    return new Promise((resolve) => {
      this.pendingRequests.set(message.number, resolve);
      this.worker?.postMessage(message);
    });
  }

  private onAnswer(number: number, answer: unknown): void {
    const resolve = this.pendingRequests.get(number);
    this.pendingRequests.delete(number);
    resolve?.(answer);
  }
}
