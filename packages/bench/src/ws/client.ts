/**
 * A minimal socket.io client: a WebSocket on a bare TCP connection. It uses as little CPU as possible, and the same
 * for every server.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { FrameReader, textFrame, type OnText } from './frames';

const READ_BUFFER = Buffer.alloc(65_536); // shared by all clients, because each read is handled before the next
const PONG = textFrame('3');
const PING = '2'.charCodeAt(0);
const TIMEOUT_MS = 60_000;
const CONNECT_ERROR = '44';
const PREVIEW_BYTES = 200; // bytes of a packet read before the sync

const upgradeRequest = (port: number) =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\nConnection: Upgrade\r\n` +
  `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** The handshake of a client: packets that it sends in order, each after a packet with the given prefix. */
export interface Handshake {
  readonly steps: readonly { readonly after: string; readonly send: string }[]; // '0': connected
  readonly shown: string; // prefix of the packet with the sync
}

export class WsClient {
  onText: OnText = () => undefined;
  /** Called when the connection fails. By default, throws and so ends the measurement. */
  onError: (error: Error) => void = (error) => {
    throw error;
  };
  bytes = 0; // received payload bytes, without frame headers
  private readonly socket: Socket;
  private readonly reader = new FrameReader((data, start, end) => this.onFrame(data, start, end));
  private upgradeResponse: string | null = ''; // received part of the upgrade response. Null once it is complete
  private isClosing = false;

  private constructor(port: number) {
    this.socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: READ_BUFFER,
        callback: (length) => {
          this.read(READ_BUFFER.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.write(upgradeRequest(port));
    this.socket.on('error', (error) => this.onError(error));
    this.socket.on('close', () => {
      if (!this.isClosing) this.onError(new Error('The server ended a line'));
    });
  }

  /** Connects and does the handshake. Rejects with the server's refusal. */
  static async connect(port: number, { steps, shown }: Handshake): Promise<WsClient> {
    const client = new WsClient(port);
    const defaultOnError = client.onError;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        client.onError = reject;
        timer = setTimeout(() => reject(new Error('Nobody was shown the table in time')), TIMEOUT_MS);
        const remainingSteps = [...steps];
        client.onText = (data, start, end) => {
          const text = data.toString('latin1', start, Math.min(end, start + PREVIEW_BYTES));
          if (text.startsWith(CONNECT_ERROR)) reject(new Error(`Refused: ${text}`));
          else if (text.startsWith(shown)) resolve();
          else if (remainingSteps[0] !== undefined && text.startsWith(remainingSteps[0].after))
            client.send(textFrame(remainingSteps.shift()?.send ?? ''));
        };
      });
      client.onError = defaultOnError;
      client.onText = () => undefined;
      return client;
    } finally {
      clearTimeout(timer);
    }
  }

  send(frame: Buffer): void {
    this.socket.write(frame);
  }

  close(): void {
    this.isClosing = true;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    try {
      if (this.upgradeResponse === null) this.reader.read(chunk);
      else this.finishUpgrade(this.upgradeResponse + chunk.toString('latin1'));
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private finishUpgrade(response: string): void {
    const end = response.indexOf('\r\n\r\n');
    this.upgradeResponse = end < 0 ? response : null;
    if (end < 0) return;
    if (!response.startsWith('HTTP/1.1 101')) throw new Error(`No websocket: ${response}`);
    this.reader.read(Buffer.from(response.slice(end + 4), 'latin1'));
  }

  private onFrame(data: Buffer, start: number, end: number): void {
    this.bytes += end - start;
    if (data[start] === PING && end === start + 1) this.send(PONG);
    else this.onText(data, start, end);
  }
}
