/**
 * The product's own socket.io server on a line that is no network: what socket.io gives to the transport's
 * send function is kept as it is, character by character, and what a page would send is put in.
 */
import { EventEmitter } from 'node:events';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { WireAnswer } from './table-socket';

/** What may be done to a packet on its way out; the packet as it was, for one that is let alone. */
export type OnTheWay = (packet: string) => string;

const CONNECT = '0';
const EVENT = '2';
const ACK = '3';

/** One connection as engine.io would give it to socket.io, and the page at its other end. */
export class WireLine extends EventEmitter {
  readonly heard: string[] = []; // every packet, in order
  readonly protocol = 4;
  readonly remoteAddress = '127.0.0.1';
  readonly transport = { writable: true };
  readonly request: object;
  /** Nothing is encoded for a deaf line: what it would hear is of no interest. It hears the answers that it waits for. */
  isDeaf = false;
  private isOpen = true;
  private asked = 0;
  private shown = -1;
  private readonly answers = new Map<number, (answer: WireAnswer) => void>();

  constructor(
    readonly id: string,
    cookie: string | null,
    private readonly onTheWay: OnTheWay,
  ) {
    super();
    const headers = { host: 'localhost', ...(cookie !== null && { cookie }) };
    this.request = { headers, connection: {}, socket: {}, url: '/socket.io/', _query: {} };
  }

  /** What socket.io looks at before it encodes anything. */
  get readyState(): string {
    if (!this.isOpen) return 'closed';
    return this.isDeaf && this.answers.size === 0 ? 'deaf' : 'open';
  }

  /** socket.io's way out: engine.io would send this packet. */
  write(packet: string): void {
    const sent = this.onTheWay(packet);
    this.heard.push(sent);
    this.emit('heard', packet);
    if (packet.startsWith(ACK)) this.answered(packet);
    const stateId = stateIn(packet);
    if (stateId !== null) this.shown = stateId;
  }

  /** Ends the line, as a page does that goes. */
  close(): void {
    this.isOpen = false;
    this.emit('close', 'transport close');
  }

  /** Shakes hands; resolves with the first event of this kind. */
  async enter(match: string | null, until: string | null, changes = true): Promise<void> {
    const first =
      until === null ? this.next(CONNECT) : this.next(`${EVENT}${JSON.stringify([until]).slice(0, -1)}`);
    this.emit(
      'data',
      CONNECT + JSON.stringify({ protocol: PROTOCOL_VERSION, changes, ...(match !== null && { match }) }),
    );
    await first;
  }

  /** Sends a message and resolves with the answer. */
  ask(event: string, payload?: unknown): Promise<WireAnswer> {
    const id = this.asked;
    this.asked += 1;
    const answer = new Promise<WireAnswer>((resolve) => {
      this.answers.set(id, resolve);
      this.emit(
        'data',
        `${EVENT}${String(id)}${JSON.stringify(payload === undefined ? [event] : [event, payload])}`,
      );
    });
    return withDeadline(`the answer to ${event}`, answer);
  }

  /** Resolves when a state is shown that is at least this far. */
  async shows(stateId: number): Promise<void> {
    const isThere = () => this.shown >= stateId || this.isDeaf;
    const shown = async (): Promise<void> => {
      while (!isThere()) await this.packet('');
    };
    if (!isThere()) await withDeadline(`state ${String(stateId)}`, shown());
  }

  /** Resolves with the next packet that begins so. */
  next(beginning: string): Promise<void> {
    return withDeadline(`a packet that begins with ${beginning}`, this.packet(beginning));
  }

  private packet(beginning: string): Promise<void> {
    return new Promise((resolve) => {
      const hear = (packet: string): void => {
        if (!packet.startsWith(beginning)) return;
        this.off('heard', hear);
        resolve();
      };
      this.on('heard', hear);
    });
  }

  private answered(packet: string): void {
    const start = packet.indexOf('[');
    const id = Number(packet.slice(1, start));
    const [answer] = JSON.parse(packet.slice(start)) as [WireAnswer];
    this.answers.get(id)?.(answer);
    this.answers.delete(id);
  }
}

/** The state that a packet shows: that of an update or of changes, or of a sync's frame. */
function stateIn(packet: string): number | null {
  const found = /^2\["(?:sync|update|changed)",.*?(?:"frame":\{|"from":\d+,)"stateId":(\d+),/.exec(packet);
  return found === null ? null : Number(found[1]);
}
