/** Raw requests from several addresses of this machine: 127.0.0.1 is an honest one. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import { TestClient, createTestTable, playMoves, withServer } from '../../testing';
import { sendBytes } from '../../testing/send-bytes';

function connectFrom(url: string, localAddress: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), localAddress });
}

const GET_ME = 'GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const upgradeRequest = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: ${protocol}\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`;

test(
  'an address over its budget gets 429, then no connection; other addresses play on',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const heard = await sendBytes(url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(120), '127.0.0.2');
      expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(99); // and one for the connection
      expect(heard).toMatch(/HTTP\/1\.1 429 [^]*Retry-After: 10\r\nConnection: close[^]*"too-many-requests"/);
      expect(await sendBytes(url, GET_ME, '127.0.0.2')).toBe('');
      expect(await playMoves(party, 'at the next table', 10)).toBe(10);
      party.close();
    },
    { rateLimitScale: 1, resourceLimits: { bucketSize: 100, refillPerSecond: 0 } },
  ),
);

test(
  'what is asked in vain costs ten times as much',
  withServer(
    async ({ url }) => {
      const gone = 'GET /api/gone HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const answers = [];
      for (let asked = 0; asked < 12; asked += 1) answers.push(await sendBytes(url, gone, '127.0.0.2'));
      // Ten for being asked in vain, one for the connection; the tenth has that one left, and nothing for its request.
      expect(answers.map((answer) => answer.slice(9, 12))).toEqual([
        ...Array<string>(9).fill('404'),
        ...['429', '', ''],
      ]);
    },
    { rateLimitScale: 1, resourceLimits: { bucketSize: 100, refillPerSecond: 0 } },
  ),
);

test(
  'an answer that is not the fault of the client costs as much as any other',
  withServer(
    async ({ url }) => {
      const { id } = (await new TestClient(url).openTable()).match;
      const early = `GET /api/matches/${id}/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      const answers = [];
      for (let asked = 0; asked < 12; asked += 1) answers.push(await sendBytes(url, early, '127.0.0.2'));
      expect(answers.map((answer) => answer.slice(9, 12))).toEqual(Array<string>(12).fill('409'));
    },
    { rateLimitScale: 1, resourceLimits: { bucketSize: 100, refillPerSecond: 0 } },
  ),
);

test(
  'of a proxy that is trusted the addresses behind it are counted, and its connections are not',
  withServer(
    async ({ url }) => {
      const ask = (address: string) =>
        new TestClient(url).request('GET', '/healthz', undefined, { 'x-forwarded-for': address });
      const statuses = [];
      for (let asked = 0; asked < 12; asked += 1) statuses.push((await ask('203.0.113.9')).status);
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect((await ask('203.0.113.10')).status).toBe(200);
    },
    {
      rateLimitScale: 1,
      trustedProxies: 1,
      resourceLimits: { bucketSize: 10, refillPerSecond: 0, maxConnectionsPerAddress: 0 },
    },
  ),
);

test(
  'of thousands of connections from one address only so many are held, and others are served meanwhile',
  withServer(
    async ({ url }) => {
      const open = new Set<Socket>();
      // Not more at once than wait to be taken: what the system drops is none of the server's doing.
      for (let opened = 0; opened < 2000; opened += 200) {
        const batch = Array.from({ length: 200 }, () => connectFrom(url, '127.0.0.2').resume());
        const cutDown = new Promise<void>((resolve) => {
          for (const socket of batch) {
            open.add(socket);
            socket
              .on('error', () => undefined)
              .on('close', () => {
                open.delete(socket);
                if (open.size === 100) resolve();
              });
          }
        });
        expect((await new TestClient(url).request('GET', '/healthz')).status).toBe(200);
        await withDeadline('a hundred connections', cutDown);
      }
      expect(open.size).toBe(100);
      for (const socket of open) socket.destroy();
    },
    {
      rateLimitScale: 1,
      resourceLimits: { maxConnectionsPerAddress: 100, bucketSize: 100_000 },
    },
  ),
);

test(
  'the server accepts no more connections than its limit, and accepts one again after another ends',
  withServer(
    async ({ url }) => {
      const held = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) =>
        connectFrom(url, address),
      );
      await withDeadline('four connections', Promise.all(held.map((socket) => once(socket, 'connect'))));
      const late = connectFrom(url, '127.0.0.6');
      late.resume().on('error', () => undefined);
      await withDeadline('the end of the fifth connection', once(late, 'close'));
      held[0]?.destroy();
      // Until the server has noticed the end it ends each connection unanswered.
      const answer = await waitFor(
        'an answer',
        async () => (await sendBytes(url, GET_ME, '127.0.0.7')) || null,
      );
      expect(answer).toContain('HTTP/1.1 200');
      for (const socket of held) socket.destroy();
    },
    { rateLimitScale: 1, resourceLimits: { maxConnections: 4 } },
  ),
);

test.each([
  ['/api/me', 'websocket', 'There is nothing here to upgrade to.'],
  ['/socket.io/?EIO=4&transport=websocket', 'h2c', 'Nothing is upgraded to but a websocket.'],
])('an upgrade of %s to %s is refused, and its connection does not stay', async (path, to, message) => {
  await withServer(async ({ url }) => {
    const heard = await sendBytes(url, upgradeRequest(path, to), '127.0.0.2');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain(JSON.stringify({ code: 'bad-request', message, field: 'upgrade' }));
  })();
});

test.each(['GET', 'POST', 'OPTIONS'])('a %s below /socket.io/ is refused in our words', async (method) => {
  await withServer(async ({ url }) => {
    const answer = await new TestClient(url).request(method, '/socket.io/?EIO=4&transport=polling');
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request', field: 'upgrade' } });
  })();
});

test.each(['/healthz', '/readyz'])('%s is there to be read, and for nothing else', async (path) => {
  await withServer(async ({ url }) => {
    expect((await new TestClient(url).request('GET', path)).status).toBe(200);
    expect(await new TestClient(url).request('POST', path)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  })();
});
