/** Websocket frames (RFC 6455) as a generator of load needs them: texts written in advance, and what comes told apart uncopied. */

const MASK = [0, 0, 0, 0]; // a client's frames must have one; this one leaves the text as it is
const LENGTH_16_BIT = 126;
const LENGTH_64_BIT = 127;

/** A text as a client sends it. @throws RangeError from 64 kB on */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8');
  const { length } = payload;
  if (length > 0xffff) throw new RangeError('No client of ours sends so much');
  const head = length < LENGTH_16_BIT ? [0x80 | length] : [0x80 | LENGTH_16_BIT, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...head, ...MASK]), payload]);
}

/** What is done with a text that came: its bytes from `start` to `end`, which are good until this returns. */
export type OnText = (data: Buffer, start: number, end: number) => void;

/** Cuts what a server sends into its frames. */
export class FrameReader {
  private pending: Buffer[] = []; // the beginning of a frame, in the pieces that it came in
  private missingBytes = 0; // bytes, at least

  constructor(private readonly onText: OnText) {}

  /** Takes what came, which may be overwritten afterwards. @throws Error where it is no whole text */
  read(chunk: Buffer): void {
    if (chunk.length < this.missingBytes) {
      this.missingBytes -= chunk.length;
      this.pending.push(Buffer.from(chunk));
      return;
    }
    const data = this.pending.length === 0 ? chunk : Buffer.concat([...this.pending, chunk]);
    this.missingBytes = 0;
    let at = 0;
    for (;;) {
      const start = payloadStart(data, at);
      if (start === null) break;
      const end = start + payloadLength(data, at);
      if (end > data.length) {
        this.missingBytes = end - data.length;
        break;
      }
      const opcode = data[at];
      if (opcode !== 0x81) throw new Error(`A frame that is no whole text: ${String(opcode)}`);
      at = end;
      this.onText(data, start, end);
    }
    this.pending = at === data.length ? [] : [Buffer.from(data.subarray(at))];
  }
}

/** Where the payload of the frame at `at` begins; null where its head is not there yet. */
function payloadStart(data: Buffer, at: number): number | null {
  const code = data[at + 1];
  if (code === undefined) return null;
  const start = at + (code < LENGTH_16_BIT ? 2 : code === LENGTH_16_BIT ? 4 : 10);
  return start > data.length ? null : start;
}

function payloadLength(data: Buffer, at: number): number {
  const code = data[at + 1] ?? 0;
  if (code < LENGTH_16_BIT) return code;
  return code < LENGTH_64_BIT ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
}
