/**
 * A connection to the product's own socket.io server without a network. It records every packet that socket.io passes
 * to the transport, and injects packets of a client.
 */
import { EventEmitter } from 'node:events';
import { PROTOCOL_VERSION, type ServerToClient } from '@great-fire/protocol';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { AckBody } from './test-socket';

/** Returns the packet to record in place of an outgoing packet. */
export type PacketFilter = (packet: string) => string;

/** Fields of the handshake beside protocol and match. */
export interface HandshakeFields {
  readonly deltas?: boolean; // default: true
  readonly anonymous?: boolean;
  readonly asSpectator?: boolean;
  readonly token?: string;
}

const CONNECT = '0';
const EVENT = '2';
const ACK = '3';

/** Stands in for an engine.io connection, and for the client at its other end. */
export class MemoryConnection extends EventEmitter {
  readonly received: string[] = []; // every packet, in order
  readonly protocol = 4;
  readonly remoteAddress = '127.0.0.1';
  readonly transport = { writable: true };
  readonly request: object;
  /** While muted, socket.io encodes no packets for this connection, except while it waits for an answer. */
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

  /** Read by socket.io before it encodes a packet. Any value but 'open' prevents that. */
  get readyState(): string {
    if (!this.isOpen) return 'closed';
    return this.isMuted && this.pendingAcks.size === 0 ? 'muted' : 'open';
  }

  /** Receives an outgoing packet from socket.io, as engine.io would. */
  write(packet: string): void {
    const sent = this.packetFilter(packet);
    this.received.push(sent);
    this.emit('received', packet);
    if (packet.startsWith(ACK)) this.resolveAck(packet);
    const stateId = parseStateId(packet);
    if (stateId !== null) this.lastStateId = stateId;
  }

  /** Closes the connection, as a page does when it is closed. */
  close(): void {
    this.isOpen = false;
    this.emit('close', 'transport close');
  }

  /** Returns the contents of all messages of one name that have arrived, in order. */
  messages<Name extends keyof ServerToClient>(name: Name): readonly Parameters<ServerToClient[Name]>[0][] {
    const prefix = `${EVENT}${JSON.stringify([name]).slice(0, -1)},`;
    const packets = this.received.filter((packet) => packet.startsWith(prefix));
    return packets.map(
      (packet) => JSON.parse(packet.slice(prefix.length, -1)) as Parameters<ServerToClient[Name]>[0],
    );
  }

  /** Whether the server has closed the connection, or the page has. */
  get isClosed(): boolean {
    return !this.isOpen;
  }

  /** Performs the handshake. Resolves once the first event of this name has arrived (null: once connected). */
  async connect(
    match: string | null,
    firstEvent: string | null,
    { deltas = true, ...auth }: HandshakeFields = {},
  ): Promise<void> {
    const handshakeDone =
      firstEvent === null
        ? this.nextPacket(CONNECT)
        : this.nextPacket(`${EVENT}${JSON.stringify([firstEvent]).slice(0, -1)}`);
    this.emit(
      'data',
      CONNECT +
        JSON.stringify({ protocol: PROTOCOL_VERSION, deltas, ...(match !== null && { match }), ...auth }),
    );
    await handshakeDone;
  }

  /** Sends an event and resolves to the answer. */
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

  /** Resolves once this state or a later one has arrived. Resolves at once if the connection is muted. */
  async waitForState(stateId: number): Promise<void> {
    const hasReached = () => this.lastStateId >= stateId || this.isMuted;
    const untilReached = async (): Promise<void> => {
      while (!hasReached()) await this.waitForPacket('');
    };
    if (!hasReached()) await withDeadline(`state ${String(stateId)}`, untilReached());
  }

  /** Resolves once the next packet with this prefix has arrived. Rejects if the connection closes first. */
  nextPacket(prefix: string): Promise<void> {
    return withDeadline(`a packet that begins with ${prefix}`, this.waitForPacket(prefix));
  }

  private waitForPacket(prefix: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const onPacket = (packet: string): void => {
        if (packet.startsWith(prefix)) end(resolve);
      };
      const onClose = (): void => end(() => reject(new Error(`The connection closed before ${prefix}`)));
      const end = (settle: () => void): void => {
        this.off('received', onPacket);
        this.off('close', onClose);
        settle();
      };
      this.on('received', onPacket);
      this.on('close', onClose);
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

/** Returns the state id that a sync, an update or a delta leads to, or null for any other packet. */
function parseStateId(packet: string): number | null {
  const match = /^2\["(?:sync|update|delta)",.*?(?:"frame":\{|"fromStateId":\d+,)"stateId":(\d+),/.exec(
    packet,
  );
  return match === null ? null : Number(match[1]);
}
