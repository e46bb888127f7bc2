/** WebSocket frames (RFC 6455) for the load generator: encoded in advance, and parsed without copying. */

import { encodeFrame } from '@great-fire/server/testing';

const ZERO_KEY = [0, 0, 0, 0]; // clients must mask their frames; this mask leaves the text unchanged
const LENGTH_16_BIT = 126;
const LENGTH_64_BIT = 127;

/** Encodes a text frame of a client. */
export const textFrame = (text: string): Buffer => encodeFrame(Buffer.from(text, 'utf8'), { key: ZERO_KEY });

/** Handles a received text from `start` to `end`. The buffer is valid only until this function returns. */
export type OnText = (data: Buffer, start: number, end: number) => void;

/** Splits received data into frames. */
export class FrameReader {
  private pending: Buffer[] = []; // the start of an incomplete frame, in chunks
  private missingBytes = 0; // minimum number of bytes still missing

  constructor(private readonly onText: OnText) {}

  /** Reads a chunk, which may be overwritten afterwards. @throws Error if a frame is not a whole text */
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

/** Returns the start of the payload of the frame at `at`, or null if its header is incomplete. */
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
