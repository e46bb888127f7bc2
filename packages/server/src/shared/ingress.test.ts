import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import pino from 'pino';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { TestClient, DEFAULT_TABLE, withServer } from '../../testing';
import { request } from '../../testing/request';
import { sendBytes } from '../../testing/send-bytes';
import { LogCapture } from '../../testing/log-capture';
import type { Config } from '../config/config';
import { stripBasePath } from '../http/base-path';
import { Ingress } from './ingress';

const newIngress = (settings: Partial<Config> = {}, log = pino({ level: 'silent' })) =>
  new Ingress({ publicUrl: null, allowedOrigins: [], trustedProxies: 0, ...settings }, log);
const requestFrom = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [0, '6.6.6.6', '10.0.0.1'], // no trusted proxy
  [1, '6.6.6.6', '6.6.6.6'],
  [1, '1.2.3.4, 6.6.6.6', '6.6.6.6'], // the client sent the first address, which is not trusted
  [2, '1.2.3.4, 6.6.6.6, 10.0.0.9', '6.6.6.6'],
  [2, '6.6.6.6', '6.6.6.6'],
  [1, 'nonsense', '10.0.0.1'],
  [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  [1, '::ffff:6.6.6.6', '6.6.6.6'],
  [1, 'fe80::1%eth0', 'fe80::/64'],
  [1, 'fe80::1%a.b', 'fe80::/64'],
  [1, '64:ff9b::6.6.6.6', '64:ff9b::/64'],
  [1, '1.2.3.4, 6.6.6.6:5678', '6.6.6.6'],
  [1, '[2001:db8::1]:5678', '2001:db8::/64'],
  [1, '[2001:db8::1]', '2001:db8::/64'],
  [1, '6.6.6.6:99999999', '10.0.0.1'],
])('with %i trusted proxies, reads X-Forwarded-For %s as %s', (trustedProxies, told, address) => {
  const outside = newIngress({ trustedProxies });
  expect(outside.clientIp(requestFrom('::ffff:10.0.0.1', { 'x-forwarded-for': told }))).toBe(address);
});

const zones = fc.string({ maxLength: 8 }).map((zone) => `%${zone}`);
const addressesWithZone = fc.tuple(fc.ipV6(), zones).map((parts) => parts.join(''));
const entries = fc.oneof(fc.ipV4(), fc.ipV6(), fc.ipV4Extended(), addressesWithZone, fc.string());
const headerTexts = fc.array(entries, { maxLength: 4 }).map((list) => list.join(', '));

test('reads an address from any text that a proxy or a client may send', () => {
  const texts = fc.tuple(fc.nat({ max: 3 }), headerTexts, fc.oneof(entries, fc.constant(undefined)));
  fc.assert(
    fc.property(texts, ([trustedProxies, told, remoteAddress]) => {
      const ingress = newIngress({ trustedProxies });
      const request = { headers: { 'x-forwarded-for': told }, socket: { remoteAddress } };
      const address = ingress.clientIp(request as unknown as IncomingMessage);
      expect(address === '' || isIP(address.replace(/\/64$/, '')) !== 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, '6.6.6.6', 'X-Forwarded-For is ignored; set TRUSTED_PROXIES if a reverse proxy sends it'],
  [1, '2.3.4.5 (unknown)', 'X-Forwarded-For has no address in the entry of the proxy'],
])(
  'with %i trusted proxies, warns once about X-Forwarded-For %s and logs no address',
  (trustedProxies, told, warning) => {
    const log = new LogCapture();
    const ingress = newIngress({ trustedProxies }, pino({ level: 'trace' }, log));
    ingress.clientIp(requestFrom('10.0.0.1'));
    expect(log.lines).toEqual([]);
    for (let count = 0; count < 3; count += 1)
      ingress.clientIp(requestFrom('10.0.0.1', { 'x-forwarded-for': told }));
    expect(log.lines).toHaveLength(1);
    expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({ level: 40, msg: warning });
    expect(log.lines[0]).not.toContain('2.3.4.5');
  },
);

test('reads every address that Node reads', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), addressesWithZone), (address) => {
      fc.pre(isIP(address) !== 0);
      const ingress = newIngress();
      expect(ingress.clientIp(requestFrom(address))).not.toBe('');
    }),
    { numRuns: 2_000 },
  );
});

test('decides about any host, origin and protocol that a client may send', () => {
  const headers = fc.record(
    { host: entries, origin: entries, 'x-forwarded-proto': headerTexts },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(headers, (sent) => {
      const ingress = newIngress({ trustedProxies: 1 });
      const request = requestFrom('10.0.0.1', sent);
      const decisions = [
        ingress.isAllowedHost(request),
        ingress.isAllowedOrigin(request),
        ingress.isSecure(request),
      ];
      expect(decisions.map((decision) => typeof decision)).toEqual(['boolean', 'boolean', 'boolean']);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'https, http', false], // the client sent https, the proxy http
  [2, 'https, http', true],
  [1, '', false],
])('with %i trusted proxies, reads X-Forwarded-Proto %s as secure: %s', (trustedProxies, told, secure) => {
  const outside = newIngress({ trustedProxies });
  expect(outside.isSecure(requestFrom('10.0.0.1', { 'x-forwarded-proto': told }))).toBe(secure);
});

test('takes the scheme from PUBLIC_URL regardless of headers', () => {
  const outside = newIngress({ publicUrl: new URL('http://fire.example'), trustedProxies: 1 });
  expect(outside.isSecure(requestFrom('10.0.0.1', { 'x-forwarded-proto': 'https' }))).toBe(false);
});

test.each([
  ['/fire', '/fire', '/'],
  ['/fire', '/fire?a=1', '/?a=1'],
  ['/fire', '/fire/api/me', '/api/me'],
  ['/fire', '/api/me', '/api/me'], // a proxy stripped the base path
  ['/fire', '/firework', '/firework'],
  ['', '/fire/api/me', '/fire/api/me'],
])('below %j, strips %s to %s', (basePath, url, path) => {
  expect(stripBasePath(basePath, url)).toBe(path);
});

test(
  'keeps one rate limit when a client forges forwarding headers',
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
  'limits each client behind one proxy by itself, over HTTP and sockets',
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
])('behind %i trusted proxies, keeps an idle connection for %s', (trustedProxies, kept) =>
  withServer(
    async ({ url }) => {
      expect((await fetch(`${url}/healthz`)).headers.get('keep-alive')).toBe(kept);
    },
    { trustedProxies },
  )(),
);

test(
  'without PUBLIC_URL, a trusted proxy decides whether the cookie is secure',
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
  'serves requests and sockets with and without the base path, and limits the cookie to it',
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

test(
  'without HOST, answers at the addresses of both families that the machine has',
  withServer(
    async ({ url }) => {
      const loopback = Object.values(networkInterfaces()).flatMap((addresses) =>
        (addresses ?? []).filter(({ internal }) => internal).map(({ address }) => address),
      );
      const hosts = ['127.0.0.1', ...(loopback.includes('::1') ? ['[::1]'] : [])];
      for (const host of hosts)
        expect((await request(url.replace('127.0.0.1', host).concat('/healthz'))).status).toBe(200);
    },
    { host: null },
  ),
);

test(
  'without PUBLIC_URL, rejects requests for a public host name and does not repeat that name',
  withServer(async ({ url }) => {
    const get = (path: string, host: string) =>
      sendBytes(url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const rebound = await get('/api/matches', 'evil.example');
    expect(rebound).toMatch(/^HTTP\/1\.1 403 /);
    expect(rebound).toContain('"field":"host"');
    expect(rebound).not.toContain('evil.example');
    expect(await get('/healthz', 'evil.example')).toMatch(/^HTTP\/1\.1 200 /);
    for (const host of ['localhost', '192.168.1.7:8000', '[::1]', 'nas', 'fire.local'])
      expect(await get('/api/matches', host)).toMatch(/^HTTP\/1\.1 200 /);
  }),
);

test('without PUBLIC_URL, a browser at an unknown name gets a page that says what to set, and it is logged once', async () => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      const get = (path: string, headers: string) =>
        sendBytes(url, `GET ${path} HTTP/1.1\r\nHost: fire.fritz.box\r\n${headers}Connection: close\r\n\r\n`);
      const browser = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n';
      for (const path of ['/', '/t/abcdefghjk']) {
        const page = await get(path, browser);
        expect(page).toMatch(/^HTTP\/1\.1 403 [^]*content-type: text\/html/i);
        expect(page).toContain('<code>PUBLIC_URL</code>');
      }
      for (const [wanted, expected] of [
        ['de-CH, en;q=0.5', 'de'],
        ['fr', 'fr'],
        ['es', 'es'],
        ['it', 'it'],
        ['la', 'en'],
      ] as const) {
        const page = await get('/', `${browser}Accept-Language: ${wanted}\r\n`);
        expect(page).toContain(`<html lang="${expected}">`);
        expect(page).toContain('<code>PUBLIC_URL</code>');
      }
      expect(await get('/', '')).toMatch(/^HTTP\/1\.1 403 [^]*"code":"wrong-origin"/);
      expect(await get('/api/me', browser)).toMatch(/^HTTP\/1\.1 403 [^]*"code":"wrong-origin"/);
      expect(log.linesContaining('unknown host; set PUBLIC_URL')).toHaveLength(1);
      expect(log.linesContaining('"host":"fire.fritz.box"')).toHaveLength(1);
    },
    { log },
  )();
});

test(
  'with PUBLIC_URL, answers at any host name, because a proxy may change it',
  withServer(
    async ({ url }) => {
      const request = 'GET /api/matches HTTP/1.1\r\nHost: inner.example\r\nConnection: close\r\n\r\n';
      expect(await sendBytes(url, request)).toMatch(/^HTTP\/1\.1 200 /);
    },
    { publicUrl: 'https://fire.example' },
  ),
);
