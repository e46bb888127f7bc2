import { encodeFrame } from '@great-fire/server/testing';
import { FrameReader, textFrame } from './frames';

/** Encodes a frame as a server sends it, without a mask. */
const serverFrame = (text: string): Buffer => encodeFrame(Buffer.from(text), { isMasked: false });

const TEXTS = [
  '2',
  'é'.repeat(100),
  'x'.repeat(125),
  'x'.repeat(126),
  'y'.repeat(65_535),
  'z'.repeat(65_536),
  '',
];

describe('WebSocket frames', () => {
  it.each([1, 2, 3, 7, 1000, 300_000])('are separated when they arrive in chunks of %d bytes', (size) => {
    const all = Buffer.concat(TEXTS.map(serverFrame));
    const texts: string[] = [];
    const reader = new FrameReader((data, start, end) => texts.push(data.toString('utf8', start, end)));
    const chunk = Buffer.alloc(size); // one buffer for all reads, as in WsClient
    for (let at = 0; at < all.length; at += size)
      reader.read(chunk.subarray(0, all.copy(chunk, 0, at, at + size)));
    expect(texts).toEqual(TEXTS);
  });

  it('are rejected unless they hold a whole text', () => {
    expect(() => new FrameReader(() => undefined).read(Buffer.from([0x88, 0]))).toThrow('no whole text');
  });

  it.each([0, 125, 126, 65_535])('of clients have a zero mask, which keeps all %d bytes', (length) => {
    const frame = textFrame('a'.repeat(length));
    expect(frame[0]).toBe(0x81);
    expect((frame[1] ?? 0) & 0x80).toBe(0x80);
    expect(frame.subarray(frame.length - length).toString()).toBe('a'.repeat(length));
    expect(frame.length).toBe(length + (length < 126 ? 6 : 8));
  });
});
