/** A WebSocket client without a library, so that a test can send malformed frames. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';

const RECEIVED_MAX_CHARS = 200_000;

export class RawWebSocket {
  private readonly closed: Promise<void>;
  isOpen = true;
  received = ''; // the last characters, one per byte

  private constructor(readonly socket: Socket) {
    socket.on('error', () => undefined); // tests provoke resets
    socket.on(
      'data',
      (part) => (this.received = `${this.received}${part.toString('latin1')}`.slice(-RECEIVED_MAX_CHARS)),
    );
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.isOpen = false;
        resolve();
      });
    });
  }

  /** Like `tryOpen`. @throws Error if the server rejects the WebSocket */
  static async open(...request: Parameters<typeof RawWebSocket.tryOpen>): Promise<RawWebSocket> {
    const webSocket = await RawWebSocket.tryOpen(...request);
    if (webSocket === null) throw new Error('The server rejected the websocket');
    return webSocket;
  }

  /**
   * Connects, optionally from another address of this machine, and requests a WebSocket. Resolves to null if the
   * server rejects it.
   */
  static tryOpen(
    url: string,
    cookie: string | null = null,
    localAddress?: string,
  ): Promise<RawWebSocket | null> {
    const { hostname, port, host } = new URL(url);
    const opened = new Promise<RawWebSocket | null>((resolve) => {
      const socket = connect({
        host: hostname,
        port: Number(port),
        ...(localAddress !== undefined && { localAddress }),
      });
      const webSocket = new RawWebSocket(socket);
      socket.once('data', (data) =>
        resolve(data.toString('latin1').startsWith('HTTP/1.1 101') ? webSocket : null),
      );
      socket.once('close', () => resolve(null));
      socket.write(
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          `Host: ${host}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          'Sec-WebSocket-Version: 13',
          ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
          '\r\n',
        ].join('\r\n'),
      );
    });
    return withDeadline('the websocket or its refusal', opened);
  }

  /** Resolves once the connection has ended. */
  get whenClosed(): Promise<void> {
    return withDeadline('the end of the websocket', this.closed);
  }

  /**
   * Waits for a text. Resolves to everything received from this text on.
   *
   * @throws Error if the WebSocket ends before
   */
  waitForText(text: string): Promise<string> {
    return withDeadline(`"${text}" on the websocket`, this.receivedFrom(text));
  }

  private async receivedFrom(text: string): Promise<string> {
    for (;;) {
      const at = this.received.indexOf(text);
      if (at >= 0) return this.received.slice(at);
      if (!this.isOpen) throw new Error(`The connection ended before "${text}" was received`);
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
  }

  write(bytes: Buffer): void {
    if (this.isOpen) this.socket.write(bytes);
  }

  close(): void {
    this.socket.destroy();
  }
}

export interface FrameOptions {
  readonly opcode?: number; // 1: text, 2: binary, 8: close, 9: ping, 10: pong
  readonly isFinal?: boolean;
  readonly isMasked?: boolean; // required for a client
  readonly key?: readonly number[]; // four bytes of the mask
  readonly reserved?: number; // the three reserved bits
  readonly declaredLength?: bigint; // payload length in the header, if not the true one
}

/** Encodes one WebSocket frame. */
export function encodeFrame(payload: Buffer, options: FrameOptions = {}): Buffer {
  const {
    opcode = 1,
    isFinal = true,
    isMasked = true,
    key = [1, 2, 3, 4],
    reserved = 0,
    declaredLength = BigInt(payload.length),
  } = options;
  const mask = isMasked ? 0x80 : 0;
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
  const header =
    declaredLength < 126n
      ? Buffer.from([first, mask | Number(declaredLength)])
      : declaredLength < 65_536n
        ? Buffer.from([first, mask | 126, Number(declaredLength >> 8n), Number(declaredLength & 255n)])
        : longHeader(first, mask | 127, declaredLength);
  if (!isMasked) return Buffer.concat([header, payload]);
  const masked = Buffer.from(payload.map((byte, index) => byte ^ (key[index % 4] ?? 0)));
  return Buffer.concat([header, Buffer.from(key), masked]);
}

function longHeader(first: number, second: number, length: bigint): Buffer {
  const header = Buffer.alloc(10);
  header[0] = first;
  header[1] = second;
  header.writeBigUInt64BE(BigInt.asUintN(64, length), 2);
  return header;
}
