/** Raw requests from several loopback addresses. 127.0.0.1 is the well-behaved client. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { RawWebSocket, TestClient, createTestTable, playMoves, withServer } from '../../testing';
import { sendBytes } from '../../testing/send-bytes';

function connectFrom(url: string, localAddress: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port), localAddress });
}

function buildWithAssets(): string {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-assets-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html>');
  writeFileSync(join(dir, 'assets', 'main-abc123.js'), 'main()');
  return dir;
}

const GET_ME = 'GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const upgradeRequest = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: ${protocol}\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`;

test(
  'answers 429 when an address is over budget, then rejects its connections but no other address',
  withServer(
    async ({ url }) => {
      const party = await createTestTable(url);
      const heard = await sendBytes(url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(120), '127.0.0.2');
      expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(99); // and one point for the connection
      expect(heard).toMatch(
        /HTTP\/1\.1 429 [^]*Retry-After: 3[56]\d\d\r\nConnection: close[^]*"too-many-requests"/,
      );
      expect(await sendBytes(url, GET_ME, '127.0.0.2')).toBe('');
      expect(await playMoves(party, 'at the next table', 10)).toBe(10);
      party.close();
    },
    { rateLimitScale: 1, resourceLimits: { doorPoints: 100, doorSeconds: 3600 } },
  ),
);

test(
  'serves files that are named by their content to an address that has no points left',
  withServer(
    async ({ url }) => {
      const ask = async (path: string) =>
        (await new TestClient(url).request('GET', path, undefined, { 'x-forwarded-for': '203.0.113.9' }))
          .status;
      for (let count = 0; count < 30; count += 1) expect(await ask('/assets/main-abc123.js')).toBe(200);
      for (let count = 0; count < 10; count += 1) expect(await ask('/')).toBe(200);
      expect(await ask('/')).toBe(429);
      expect(await ask('/assets/main-abc123.js')).toBe(200);
      expect(await ask('/assets/gone.js')).toBe(429);
    },
    {
      rateLimitScale: 1,
      trustedProxies: 1,
      clientDir: buildWithAssets(),
      resourceLimits: { doorPoints: 10, doorSeconds: 3600 },
    },
  ),
);

test(
  'charges ten times as much when a request is a client error',
  withServer(
    async ({ url }) => {
      const gone = 'GET /api/gone HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const answers = [];
      for (let asked = 0; asked < 12; asked += 1) answers.push(await sendBytes(url, gone, '127.0.0.2'));
      // Ten points for a failed request, one for its connection. The tenth connection takes the last point, so its
      // request fails.
      expect(answers.map((answer) => answer.slice(9, 12))).toEqual([
        ...Array<string>(9).fill('404'),
        ...['429', '', ''],
      ]);
    },
    { rateLimitScale: 1, resourceLimits: { doorPoints: 100, doorSeconds: 3600 } },
  ),
);

test(
  "charges the usual cost when an error is not the client's fault",
  withServer(
    async ({ url }) => {
      const { id } = (await new TestClient(url).openTable()).match;
      const early = `GET /api/matches/${id}/record HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      const answers = [];
      for (let asked = 0; asked < 12; asked += 1) answers.push(await sendBytes(url, early, '127.0.0.2'));
      expect(answers.map((answer) => answer.slice(9, 12))).toEqual(Array<string>(12).fill('409'));
    },
    { rateLimitScale: 1, resourceLimits: { doorPoints: 100, doorSeconds: 3600 } },
  ),
);

test(
  "counts the addresses behind a trusted proxy, and not the proxy's connections",
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
      resourceLimits: { doorPoints: 10, doorSeconds: 3600, maxConnectionsPerAddress: 0 },
    },
  ),
);

test(
  'caps the connections of one address and still serves others',
  withServer(
    async ({ url }) => {
      const open = new Set<Socket>();
      // Opens no more at once than the accept backlog holds, because the kernel would drop the rest.
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
      resourceLimits: { maxConnectionsPerAddress: 100, doorPoints: 100_000 },
    },
  ),
);

const NO_UPGRADE = 'The only upgrade is to WebSocket. Use HTTP/1.1 without the header Upgrade.';

test.each([
  ['/api/me', 'websocket', 'There is no WebSocket at this path.'],
  ['/socket.io/?EIO=4&transport=websocket', 'h2c', NO_UPGRADE],
  ['/api/matches', 'h2c', NO_UPGRADE], // as Java's HttpClient and curl --http2 send
])('rejects an upgrade of %s to %s and closes the connection', async (path, to, message) => {
  await withServer(async ({ url }) => {
    const heard = await sendBytes(url, upgradeRequest(path, to), '127.0.0.2');
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain(JSON.stringify({ code: 'bad-request', message, field: 'upgrade' }));
  })();
});

test(
  'rejects an upgrade that continues a session, whose origin and address would not be checked',
  withServer(async ({ url }) => {
    const session = await RawWebSocket.open(url);
    const sid = /"sid":"([^"]+)"/.exec((await session?.waitForText('"sid"')) ?? '')?.[1] ?? '';
    const upgrade = upgradeRequest(`/socket.io/?EIO=4&transport=websocket&sid=${sid}`);
    const heard = await sendBytes(url, upgrade.replace('\r\n', '\r\nOrigin: https://evil.example\r\n'));
    expect(heard).toMatch(/^HTTP\/1\.1 400 [^]*"field":"sid"/);
    session?.close();
  }),
);

test.each(['GET', 'POST', 'OPTIONS'])('rejects %s below /socket.io/ with an API error', async (method) => {
  await withServer(async ({ url }) => {
    const answer = await new TestClient(url).request(method, '/socket.io/?EIO=4&transport=polling');
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request', field: 'upgrade' } });
  })();
});

test.each(['/healthz', '/readyz'])('answers %s only to GET', async (path) => {
  await withServer(async ({ url }) => {
    expect((await new TestClient(url).request('GET', path)).status).toBe(200);
    expect(await new TestClient(url).request('POST', path)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  })();
});
