/** Connections that flood, and messages that are oversized or malformed. */
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawWebSocket, encodeFrame, createTestTable, playMoves, withServer } from '../../testing';
import { LogCapture } from '../../testing/log-capture';

const pingFrame = encodeFrame(Buffer.alloc(0), { opcode: 9 });
const textFrame = (packet: string) => encodeFrame(Buffer.from(packet));
const connectFrame = (match: string) =>
  textFrame(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, match })}`);

/** Opens a connection at a table of its own and waits for the sync. */
async function joinTable(url: string, match: string): Promise<RawWebSocket> {
  const connection = await RawWebSocket.open(url);
  connection.write(connectFrame(match));
  await connection.waitForText('42["sync"');
  return connection;
}

test.each([
  ['packets that nothing answers', textFrame('43[]')],
  ['asking for places that are none', textFrame('40/admin,')],
  ['messages that are none', textFrame('42["none"]')],
  ['pings', pingFrame],
  ['pongs', encodeFrame(Buffer.alloc(0), { opcode: 10 })],
])('terminates a socket that floods with %s, once, and leaves others alone', async (_, bytes) => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const flood = await joinTable(url, party.matchId);
      flood.write(Buffer.concat(Array<Buffer>(2000).fill(bytes)));
      const [, played] = await Promise.all([flood.whenClosed, playMoves(party, 'beside the flood', 5)]);
      expect(played).toBe(5);
      expect(await log.waitFor('"reason":"flood"')).toBe(1);
      expect(flood.received.length).toBeLessThan(75_000); // the server answers no packet beyond the limit
      party.close();
    },
    { log, resourceLimits: { maxPacketsPer10s: 300 } },
  )();
});

test(
  'rejects an address with flooding sockets for a while, but no other address',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      for (let time = 0; time < 2; time += 1) {
        const flood = await RawWebSocket.open(url, null, '127.0.0.2');
        flood.write(Buffer.concat(Array<Buffer>(400).fill(pingFrame)));
        await flood.whenClosed;
      }
      expect(await RawWebSocket.tryOpen(url, null, '127.0.0.2')).toBeNull();
      const other = await RawWebSocket.open(url, null, '127.0.0.3');
      other.close();
      expect(await playMoves(party, 'elsewhere', 5)).toBe(5);
      party.close();
    },
    { rateLimitScale: 1, resourceLimits: { maxPacketsPer10s: 100, doorPoints: 200, doorSeconds: 3600 } },
  ),
);

test(
  'closes a connection with a second handshake, which would open a second socket',
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    const connection = await RawWebSocket.open(url);
    connection.write(Buffer.concat(Array<Buffer>(20).fill(connectFrame(party.matchId))));
    await connection.whenClosed;
    expect(await playMoves(party, 'beside it', 5)).toBe(5);
    party.close();
  }),
);

const binaryPart = (size: number) => encodeFrame(Buffer.alloc(size, 1), { opcode: 2 });
const placeholder = '{"_placeholder":true,"num":0}';

const FATAL_MESSAGES = [
  ['a message of more than 16 kB', [textFrame(`421["chat",{"text":"${'x'.repeat(17_000)}"}]`)]],
  ['a binary part of more than 16 kB', [textFrame(`451-1["chat",${placeholder}]`), binaryPart(17_000)]],
  ['a binary part that nothing awaits', [binaryPart(10)]],
  ['more than ten binary parts', [textFrame(`4511-1["chat",${placeholder}]`)]],
  ['a number of binary parts that is none', [textFrame(`451e9-1["chat",${placeholder}]`)]],
  [
    'a place for a binary part that is none',
    [textFrame('451-1["chat",{"_placeholder":true,"num":7}]'), binaryPart(10)],
  ],
  [
    'other words where a binary part is awaited',
    [textFrame(`451-1["chat",${placeholder}]`), textFrame('43[]')],
  ],
  [
    'a message in a thousand fragments',
    [
      encodeFrame(Buffer.from('4'), { isFinal: false }),
      ...Array<Buffer>(1000).fill(encodeFrame(Buffer.from('2'), { opcode: 0, isFinal: false })),
    ],
  ],
] as const;

test(
  'closes only the sockets that send oversized, excess or misplaced messages',
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    const ended = FATAL_MESSAGES.map(async ([what, frames]) => {
      const line = await joinTable(url, party.matchId);
      line.write(Buffer.concat(frames));
      await line.whenClosed;
      return what;
    });
    expect(await playMoves(party, 'beside them', 10)).toBe(10);
    expect(await Promise.all(ended)).toEqual(FATAL_MESSAGES.map(([what]) => what));
    party.close();
  }),
);

test(
  'rejects messages with binary attachments',
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    const line = await joinTable(url, party.matchId);
    line.write(Buffer.concat([textFrame(`451-7["chat",{"text":${placeholder}}]`), binaryPart(10)]));
    const answer = await line.waitForText('437[');
    expect(answer).toContain('"code":"bad-request"');
    expect(answer).toContain('"field":"text"');
    line.close();
    party.close();
  }),
);
