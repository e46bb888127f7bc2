import type { IncomingMessage } from 'node:http';
import { TestClient, DEFAULT_TABLE, withServer } from '../../testing';
import { withFakeTimers } from '../../testing/fake-timers';
import { Ingress } from './ingress';
import { stripBasePath } from './base-path';

const SETTINGS = { publicUrl: null, allowedOrigins: [], trustedProxies: 0 };
const requestFrom = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [0, '6.6.6.6', '10.0.0.1'], // nobody is believed
  [1, '6.6.6.6', '6.6.6.6'],
  [1, '1.2.3.4, 6.6.6.6', '6.6.6.6'], // what the sender wrote before is not
  [2, '1.2.3.4, 6.6.6.6, 10.0.0.9', '6.6.6.6'],
  [2, '6.6.6.6', '6.6.6.6'],
  [1, 'nonsense', '10.0.0.1'],
  [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [1, '::ffff:6.6.6.6', '6.6.6.6'],
])('with %i trusted proxies, X-Forwarded-For: %s means %s', (trustedProxies, told, address) => {
  const outside = new Ingress({ ...SETTINGS, trustedProxies });
  expect(outside.clientIp(requestFrom('::ffff:10.0.0.1', { 'x-forwarded-for': told }))).toBe(address);
});

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'https, http', false], // the sender wrote https, the proxy http
  [2, 'https, http', true],
  [1, '', false],
])('with %i trusted proxies, X-Forwarded-Proto: %s is secure: %s', (trustedProxies, told, secure) => {
  const outside = new Ingress({ ...SETTINGS, trustedProxies });
  expect(outside.isSecure(requestFrom('10.0.0.1', { 'x-forwarded-proto': told }))).toBe(secure);
});

test('PUBLIC_URL says by what the page comes, whatever a header says', () => {
  const outside = new Ingress({ ...SETTINGS, publicUrl: new URL('http://fire.example'), trustedProxies: 1 });
  expect(outside.isSecure(requestFrom('10.0.0.1', { 'x-forwarded-proto': 'https' }))).toBe(false);
});

test.each([
  ['/fire', '/fire', '/'],
  ['/fire', '/fire?a=1', '/?a=1'],
  ['/fire', '/fire/api/me', '/api/me'],
  ['/fire', '/api/me', '/api/me'], // a proxy took it off
  ['/fire', '/firework', '/firework'],
  ['', '/fire/api/me', '/fire/api/me'],
])('below %j, %s is %s', (basePath, url, path) => {
  expect(stripBasePath(basePath, url)).toBe(path);
});

test(
  'who writes another address into a header every time has one budget all the same',
  withServer(
    withFakeTimers(async ({ url }) => {
      const codes = [];
      for (let count = 0; count < 32; count += 1) {
        const answer = await new TestClient(url).request(
          'POST',
          '/api/matches',
          {},
          {
            'x-forwarded-for': `6.6.6.${String(count)}`,
          },
        );
        codes.push(answer.status);
      }
      expect(codes).toEqual([...Array<number>(30).fill(400), 429, 429]);
    }),
    { rateLimitScale: 1 },
  ),
);

test(
  'behind one proxy everybody has a budget of their own, over HTTP and sockets',
  withServer(
    withFakeTimers(async ({ url }) => {
      const at = (address: string) => ({ 'x-forwarded-for': `1.1.1.1, ${address}` });
      const ask = async (address: string) =>
        (await new TestClient(url).request('POST', '/api/matches', {}, at(address))).status;
      for (let count = 0; count < 30; count += 1) await ask('6.6.6.6');
      expect(await ask('6.6.6.6')).toBe(429);
      expect(await ask('7.7.7.7')).toBe(400);
      const knock = async (address: string) => {
        const socket = new TestClient(url).connect({ auth: { protocol: 0 }, headers: at(address) });
        const { code } = await socket.waitForRejection();
        socket.close();
        return code;
      };
      for (let count = 0; count < 120; count += 1) await knock('6.6.6.6');
      expect(await knock('6.6.6.6')).toBe('too-many-requests');
      expect(await knock('7.7.7.7')).toBe('protocol-mismatch');
    }),
    { rateLimitScale: 1, trustedProxies: 1 },
  ),
);

test.each([
  [0, 'timeout=5'],
  [1, 'timeout=130'], // longer than a proxy keeps a connection
])('behind %i trusted proxies an idle connection is kept for %s', (trustedProxies, kept) =>
  withServer(
    async ({ url }) => {
      expect((await fetch(`${url}/healthz`)).headers.get('keep-alive')).toBe(kept);
    },
    { trustedProxies },
  )(),
);

test(
  'without PUBLIC_URL a trusted proxy says whether pages come by https',
  withServer(
    async ({ url }) => {
      const secure = await new TestClient(url).request('GET', '/healthz', undefined, {
        'x-forwarded-proto': 'https',
      });
      expect(secure.headers.get('strict-transport-security')).toMatch(/max-age/);
      const plain = await new TestClient(url).request('GET', '/healthz');
      expect(plain.headers.get('strict-transport-security')).toBeNull();
    },
    { trustedProxies: 1 },
  ),
);

test(
  'below a sub-path requests and sockets are met with it and without it, and the cookie is kept to it',
  withServer(
    async ({ url }) => {
      const origin = { origin: 'https://fire.example' };
      const ann = new TestClient(`${url}/fire`);
      const opened = await ann.request<{ readonly match: { readonly id: string } }>(
        'POST',
        '/api/matches',
        DEFAULT_TABLE,
        origin,
      );
      expect(opened.status).toBe(201);
      expect(opened.headers.get('set-cookie')).toMatch(/; path=\/fire;/i);
      const policy = opened.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("connect-src 'self' wss://fire.example wss://old.example;");
      for (const path of ['/fire/socket.io', '/socket.io']) {
        const socket = new TestClient(url).connect({
          match: opened.body.match.id,
          path,
          cookie: ann.cookie ?? '',
        });
        expect((await socket.waitForSync()).mySeat).toBe(0);
        socket.close();
      }
      const foreign = await ann.request('POST', '/api/matches', DEFAULT_TABLE, {
        origin: 'https://other.example',
      });
      expect(foreign).toMatchObject({ status: 403, body: { code: 'wrong-origin', field: 'origin' } });
      const further = await ann.request('POST', '/api/matches', DEFAULT_TABLE, {
        origin: 'https://old.example',
      });
      expect(further.status).toBe(201);
    },
    { publicUrl: 'https://fire.example/fire/', allowedOrigins: ['https://old.example'] },
  ),
);
