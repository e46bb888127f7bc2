/** The worker of a practice game, as that part of a socket which a match needs. */
import type { MatchSocket } from '../connection/socket';
import type { Asked, Told } from './worker/messages';

type Hear = (payload: unknown) => void;
type Settle = (answer: unknown) => void;

/** A line to the worker of one game; each connection has a worker of its own. */
export class PracticeSocket {
  connected = false;
  people: readonly number[] = []; // the seats of those who share the device
  private worker: Worker | null = null;
  private asked = 0;
  private readonly hearers = new Map<string, Hear[]>();
  private readonly answers = new Map<number, Settle>();

  constructor(
    private readonly game: string,
    private readonly startWorker: () => Worker,
  ) {}

  connect(): void {
    if (this.worker !== null) return;
    const worker = this.startWorker();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    worker.onerror = () => this.refuse();
    void this.ask('open', this.game).then((people) => {
      if (this.worker !== worker) return; // let go meanwhile
      if (people === null) return this.refuse();
      this.people = people as readonly number[];
      this.connected = true;
      this.tell('connect', undefined);
      this.emit('sync', (answer: { readonly sync: unknown }) => this.tell('sync', answer.sync));
    });
  }

  disconnect(): void {
    this.worker?.terminate();
    this.worker = null;
    this.connected = false;
    this.answers.clear();
  }

  on(event: string, hear: Hear): void {
    this.hearers.set(event, [...(this.hearers.get(event) ?? []), hear]);
  }

  off(): void {
    this.hearers.clear();
  }

  /** As a socket does it: the last argument hears the answer. */
  emit(event: string, ...given: readonly unknown[]): void {
    const settle = given.at(-1) as Settle;
    const payload = given.length > 1 ? given[0] : undefined;
    void this.ask(event as Asked['what'], payload).then(settle);
  }

  /** The worker always answers, so nothing runs out here. */
  timeout(_: number): { readonly emit: PracticeSocket['emit'] } {
    return {
      emit: (event, ...given) => {
        const settle = given.at(-1) as (failed: null, answer: unknown) => void;
        this.emit(event, ...given.slice(0, -1), (answer: unknown) => settle(null, answer));
      },
    };
  }

  /** Resolves with the worker's answer; never, where the worker was ended meanwhile. */
  ask(what: Asked['what'], payload?: unknown): Promise<unknown> {
    this.asked += 1;
    const asked: Asked = { number: this.asked, what, payload };
    return new Promise((settle) => {
      this.answers.set(asked.number, settle);
      this.worker?.postMessage(asked);
    });
  }

  /** As the line of a match takes it. */
  get asSocket(): MatchSocket {
    const mine = this satisfies Record<keyof MatchSocket, unknown>;
    return mine as unknown as MatchSocket;
  }

  private hear(told: Told): void {
    if ('event' in told) return this.tell(told.event, told.payload);
    const settle = this.answers.get(told.answerTo);
    this.answers.delete(told.answerTo);
    settle?.(told.answer);
  }

  private tell(event: string, payload: unknown): void {
    for (const hear of this.hearers.get(event) ?? []) hear(payload);
  }

  /** The game is not there, or cannot be read. */
  private refuse(): void {
    const refusal = { code: 'not-found', message: 'There is no such game on this device.' };
    this.tell('connect_error', Object.assign(new Error(refusal.message), { data: refusal }));
  }
}
