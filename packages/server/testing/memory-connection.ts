/**
 * The product's own socket.io server on a line that is no network: what socket.io gives to the transport's
 * send function is kept as it is, character by character, and what a page would send is put in.
 */
import { EventEmitter } from 'node:events';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { AckBody } from './test-socket';

/** What may be done to a packet on its way out; the packet as it was, for one that is let alone. */
export type PacketFilter = (packet: string) => string;

const CONNECT = '0';
const EVENT = '2';
const ACK = '3';

/** One connection as engine.io would give it to socket.io, and the page at its other end. */
export class MemoryConnection extends EventEmitter {
  readonly received: string[] = []; // every packet, in order
  readonly protocol = 4;
  readonly remoteAddress = '127.0.0.1';
  readonly transport = { writable: true };
  readonly request: object;
  /** Nothing is encoded for a deaf line: what it would hear is of no interest. It hears the answers that it waits for. */
  isMuted = false;
  private isOpen = true;
  private nextAckId = 0;
  private lastStateId = -1;
  private readonly pendingAcks = new Map<number, (answer: AckBody) => void>();

  constructor(
    readonly id: string,
    cookie: string | null,
    private readonly packetFilter: PacketFilter,
  ) {
    super();
    const headers = { host: 'localhost', ...(cookie !== null && { cookie }) };
    this.request = { headers, connection: {}, socket: {}, url: '/socket.io/', _query: {} };
  }

  /** What socket.io looks at before it encodes anything. */
  get readyState(): string {
    if (!this.isOpen) return 'closed';
    return this.isMuted && this.pendingAcks.size === 0 ? 'muted' : 'open';
  }

  /** socket.io's way out: engine.io would send this packet. */
  write(packet: string): void {
    const sent = this.packetFilter(packet);
    this.received.push(sent);
    this.emit('received', packet);
    if (packet.startsWith(ACK)) this.resolveAck(packet);
    const stateId = parseStateId(packet);
    if (stateId !== null) this.lastStateId = stateId;
  }

  /** Ends the line, as a page does that goes. */
  close(): void {
    this.isOpen = false;
    this.emit('close', 'transport close');
  }

  /** Shakes hands; resolves with the first event of this kind. */
  async connect(match: string | null, firstEvent: string | null, deltas = true): Promise<void> {
    const handshakeDone =
      firstEvent === null
        ? this.nextPacket(CONNECT)
        : this.nextPacket(`${EVENT}${JSON.stringify([firstEvent]).slice(0, -1)}`);
    this.emit(
      'data',
      CONNECT + JSON.stringify({ protocol: PROTOCOL_VERSION, deltas, ...(match !== null && { match }) }),
    );
    await handshakeDone;
  }

  /** Sends a message and resolves with the answer. */
  emitWithAck(event: string, payload?: unknown): Promise<AckBody> {
    const id = this.nextAckId;
    this.nextAckId += 1;
    const ack = new Promise<AckBody>((resolve) => {
      this.pendingAcks.set(id, resolve);
      this.emit(
        'data',
        `${EVENT}${String(id)}${JSON.stringify(payload === undefined ? [event] : [event, payload])}`,
      );
    });
    return withDeadline(`the answer to ${event}`, ack);
  }

  /** Resolves when a state is shown that is at least this far. */
  async waitForState(stateId: number): Promise<void> {
    const hasReached = () => this.lastStateId >= stateId || this.isMuted;
    const untilReached = async (): Promise<void> => {
      while (!hasReached()) await this.waitForPacket('');
    };
    if (!hasReached()) await withDeadline(`state ${String(stateId)}`, untilReached());
  }

  /** Resolves with the next packet that begins so. */
  nextPacket(prefix: string): Promise<void> {
    return withDeadline(`a packet that begins with ${prefix}`, this.waitForPacket(prefix));
  }

  private waitForPacket(prefix: string): Promise<void> {
    return new Promise((resolve) => {
      const onPacket = (packet: string): void => {
        if (!packet.startsWith(prefix)) return;
        this.off('received', onPacket);
        resolve();
      };
      this.on('received', onPacket);
    });
  }

  private resolveAck(packet: string): void {
    const start = packet.indexOf('[');
    const id = Number(packet.slice(1, start));
    const [ack] = JSON.parse(packet.slice(start)) as [AckBody];
    this.pendingAcks.get(id)?.(ack);
    this.pendingAcks.delete(id);
  }
}

/** The state that a packet shows: that of an update or of changes, or of a sync's frame. */
function parseStateId(packet: string): number | null {
  const match = /^2\["(?:sync|update|delta)",.*?(?:"frame":\{|"fromStateId":\d+,)"stateId":(\d+),/.exec(
    packet,
  );
  return match === null ? null : Number(match[1]);
}
