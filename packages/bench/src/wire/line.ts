/**
 * One page's socket.io line without the page: a websocket on a bare TCP connection, so that the generator of load
 * takes as little of the machine as it can, and the same for every server.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { FrameReader, textFrame } from './frames';
import type { Hear } from './frames';

const CHUNK = Buffer.alloc(65_536); // for all lines: what was read is met before anything else is
const PONG = textFrame('3');
const PING = '2'.charCodeAt(0);
const PATIENCE_MS = 60_000;
const REFUSED = '44';
const READ = 200; // of what comes before the table is shown

const helloTo = (port: number) =>
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${String(port)}\r\nConnection: Upgrade\r\n` +
  `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`;

/** Who comes in: the packets that are sent in order, each when one came that begins as said. */
export interface Entry {
  readonly steps: readonly { readonly after: string; readonly send: string }[]; // after '0': as the line is open
  readonly shown: string; // how the packet begins that shows the table
}

export interface Entered {
  readonly line: Line;
  readonly shownBytes: number;
}

export class Line {
  hear: Hear = () => undefined;
  /** What is done when the line breaks; until somebody says otherwise, the measurement ends. */
  lost: (error: Error) => void = (error) => {
    throw error;
  };
  bytes = 0; // that came in frames, their heads left out
  private readonly socket: Socket;
  private readonly reader = new FrameReader((data, start, end) => this.heard(data, start, end));
  private answer: string | null = ''; // to the upgrade, as far as it came; null: it is all there
  private isClosing = false;

  private constructor(port: number) {
    this.socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: CHUNK,
        callback: (length) => {
          this.read(CHUNK.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.write(helloTo(port));
    this.socket.on('error', (error) => this.lost(error));
    this.socket.on('close', () => {
      if (!this.isClosing) this.lost(new Error('The server ended a line'));
    });
  }

  /** Comes in. Resolves to the line and the size of what showed it the table. @throws Error with what the server said instead */
  static async enter(port: number, { steps, shown }: Entry): Promise<Entered> {
    const line = new Line(port);
    const broken = line.lost;
    let late: ReturnType<typeof setTimeout> | undefined;
    try {
      const shownBytes = await new Promise<number>((resolve, reject) => {
        line.lost = reject;
        late = setTimeout(() => reject(new Error('Nobody was shown the table in time')), PATIENCE_MS);
        const left = [...steps];
        line.hear = (data, start, end) => {
          const said = data.toString('latin1', start, Math.min(end, start + READ));
          if (said.startsWith(REFUSED)) reject(new Error(`Refused: ${said}`));
          else if (said.startsWith(shown)) resolve(end - start);
          else if (left[0] !== undefined && said.startsWith(left[0].after))
            line.send(textFrame(left.shift()?.send ?? ''));
        };
      });
      line.lost = broken;
      line.hear = () => undefined;
      return { line, shownBytes };
    } finally {
      clearTimeout(late);
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
      if (this.answer === null) this.reader.read(chunk);
      else this.upgrade(this.answer + chunk.toString('latin1'));
    } catch (error) {
      this.lost(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private upgrade(answer: string): void {
    const end = answer.indexOf('\r\n\r\n');
    this.answer = end < 0 ? answer : null;
    if (end < 0) return;
    if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`No websocket: ${answer}`);
    this.reader.read(Buffer.from(answer.slice(end + 4), 'latin1'));
  }

  private heard(data: Buffer, start: number, end: number): void {
    this.bytes += end - start;
    if (data[start] === PING && end === start + 1) this.send(PONG);
    else this.hear(data, start, end);
  }
}
