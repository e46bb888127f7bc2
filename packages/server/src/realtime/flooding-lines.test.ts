/** Lines that never stop, and messages larger or stranger than any may be. */
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawLine, frame, gather, playOn, withServer } from '../../testing';
import { HeardLog } from '../../testing/heard-log';

const ping = frame(Buffer.alloc(0), { opcode: 9 });
const text = (packet: string) => frame(Buffer.from(packet));
const hello = (match: string) => text(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, match })}`);

/** A line at a table of its own, in order and shown the table. */
async function atTable(url: string, match: string): Promise<RawLine> {
  const line = await RawLine.open(url);
  if (line === null) throw new Error('The line was refused');
  line.write(hello(match));
  await line.hears('42["sync"');
  return line;
}

test.each([
  ['packets that nothing answers', text('43[]')],
  ['asking for places that are none', text('40/admin,')],
  ['messages that are none', text('42["none"]')],
  ['pings', ping],
  ['pongs', frame(Buffer.alloc(0), { opcode: 10 })],
])('a socket that goes on with %s is ended, once, and others play on', async (_, bytes) => {
  const log = new HeardLog();
  await withServer(
    async ({ url }) => {
      const party = await gather(url);
      const flood = await atTable(url, party.matchId);
      flood.write(Buffer.concat(Array<Buffer>(2000).fill(bytes)));
      const [, played] = await Promise.all([flood.ended, playOn(party, 'beside the flood', 5)]);
      expect(played).toBe(5);
      expect(await log.says('"why":"flood"')).toBe(1);
      expect(flood.heard.length).toBeLessThan(75_000); // nothing after the bound was answered
      party.close();
    },
    { log, bounds: { packets: 300 } },
  )();
});

test(
  'an address whose sockets flood is not let in again at once; others are',
  withServer(
    async ({ url }) => {
      const party = await gather(url);
      for (let time = 0; time < 2; time += 1) {
        const flood = await RawLine.open(url, null, '127.0.0.2');
        flood?.write(Buffer.concat(Array<Buffer>(400).fill(ping)));
        await flood?.ended;
      }
      expect(await RawLine.open(url, null, '127.0.0.2')).toBeNull();
      const other = await RawLine.open(url, null, '127.0.0.3');
      expect(other).not.toBeNull();
      other?.close();
      expect(await playOn(party, 'elsewhere', 5)).toBe(5);
      party.close();
    },
    { rateLimits: 1, bounds: { packets: 100, credit: 200, creditPerSecond: 0 } },
  ),
);

const part = (size: number) => frame(Buffer.alloc(size, 1), { opcode: 2 });
const placeholder = '{"_placeholder":true,"num":0}';

const ENDING = [
  ['a message of more than 16 kB', [text(`421["chat",{"text":"${'x'.repeat(17_000)}"}]`)]],
  ['a binary part of more than 16 kB', [text(`451-1["chat",${placeholder}]`), part(17_000)]],
  ['a binary part that nothing awaits', [part(10)]],
  ['more than ten binary parts', [text(`4511-1["chat",${placeholder}]`)]],
  ['a number of binary parts that is none', [text(`451e9-1["chat",${placeholder}]`)]],
  ['a place for a binary part that is none', [text('451-1["chat",{"_placeholder":true,"num":7}]'), part(10)]],
  ['other words where a binary part is awaited', [text(`451-1["chat",${placeholder}]`), text('43[]')]],
  [
    'a message in a thousand fragments',
    [
      frame(Buffer.from('4'), { isLast: false }),
      ...Array<Buffer>(1000).fill(frame(Buffer.from('2'), { opcode: 0, isLast: false })),
    ],
  ],
] as const;

test(
  'what is too large, too many or out of place ends its socket, and nobody else’s',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const ended = ENDING.map(async ([what, frames]) => {
      const line = await atTable(url, party.matchId);
      line.write(Buffer.concat(frames));
      await line.ended;
      return what;
    });
    expect(await playOn(party, 'beside them', 10)).toBe(10);
    expect(await Promise.all(ended)).toEqual(ENDING.map(([what]) => what));
    party.close();
  }),
);

test(
  'bytes are no text: a message with a binary part is a bad one',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const line = await atTable(url, party.matchId);
    line.write(Buffer.concat([text(`451-7["chat",{"text":${placeholder}}]`), part(10)]));
    const answer = await line.hears('437[');
    expect(answer).toContain('"code":"bad-request"');
    expect(answer).toContain('"field":"text"');
    line.close();
    party.close();
  }),
);
