import { FrameReader, textFrame } from './frames';

/** As a server sends it: without a mask. */
function serverFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x81;
  head[1] = length < 126 ? length : length < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

const TEXTS = [
  '2',
  'é'.repeat(100),
  'x'.repeat(125),
  'x'.repeat(126),
  'y'.repeat(65_535),
  'z'.repeat(65_536),
  '',
];

describe('frames of a websocket', () => {
  it.each([1, 2, 3, 7, 1000, 300_000])('are told apart however they are cut: into %d bytes', (size) => {
    const all = Buffer.concat(TEXTS.map(serverFrame));
    const heard: string[] = [];
    const reader = new FrameReader((data, start, end) => heard.push(data.toString('utf8', start, end)));
    const chunk = Buffer.alloc(size); // the same for all of it, as a line's is
    for (let at = 0; at < all.length; at += size)
      reader.read(chunk.subarray(0, all.copy(chunk, 0, at, at + size)));
    expect(heard).toEqual(TEXTS);
  });

  it('are refused where they are no whole texts', () => {
    expect(() => new FrameReader(() => undefined).read(Buffer.from([0x88, 0]))).toThrow('no whole text');
  });

  it.each([0, 125, 126, 65_535])('of a client are masked, which leaves %d bytes as they are', (length) => {
    const frame = textFrame('a'.repeat(length));
    expect(frame[0]).toBe(0x81);
    expect((frame[1] ?? 0) & 0x80).toBe(0x80);
    expect(frame.subarray(frame.length - length).toString()).toBe('a'.repeat(length));
    expect(frame.length).toBe(length + (length < 126 ? 6 : 8));
  });
});
