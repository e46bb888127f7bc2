import { gzipSync } from 'node:zlib';
import { TestClient, withServer } from '../../testing';
import { request } from '../../testing/request';
import { sendBytes } from '../../testing/send-bytes';

test.each(['http://[::1', 'http://elsewhere/api/me', '*'])(
  'rejects a request for %s, which is not a path',
  async (target) => {
    await withServer(async ({ url }) => {
      const method = target === '*' ? 'OPTIONS' : 'GET';
      const answer = await sendBytes(
        url,
        `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"field":"path"');
    })();
  },
);

test(
  'rejects every encoded body before it is inflated',
  withServer(async ({ url }) => {
    for (const encoding of ['gzip', 'br', 'deflate', 'identity', '__proto__']) {
      const body = encoding === 'gzip' ? gzipSync('{}') : '{}';
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await request(`${url}/api/matches`, { method: 'POST', headers, body });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: 'unsupported-encoding', field: 'content-encoding' });
    }
  }),
);

test(
  'rejects a body that is no JSON and says what to send, but not a request without one',
  withServer(async ({ url }) => {
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''];
    for (const type of types) {
      const headers = { 'content-type': type };
      const answer = await request(`${url}/api/matches`, { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        code: 'unsupported-encoding',
        message: 'Send JSON, with content-type: application/json.',
        field: 'content-type',
      });
    }
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const read = await request(`${url}/api/matches`, { method: 'POST', headers, body: '{}' });
    expect(await read.json()).toMatchObject({ code: 'bad-request', field: 'tableName' });
    const empty = await request(`${url}/api/matches/aaaaaaaaaa/start`, { method: 'POST' });
    expect(empty.status).not.toBe(415);
    const button = {
      method: 'POST',
      headers: { 'content-type': types[0] ?? '' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await request(`${url}/api/notifications/unsubscribe/${'a'.repeat(40)}`, button)).status).not.toBe(
      415,
    );
  }),
);

test('does not log what a client sends after a malformed request', async () => {
  const lines: string[] = [];
  await withServer(
    async ({ url }) => {
      const request = 'DELETE /api/gone HTTP/1.1\r\nHost: x\r\nCookie: session=a-key-to-keep\r\n\r\n{}';
      await sendBytes(url, request);
      await new TestClient(url).request('GET', '/healthz');
    },
    { log: { write: (line: string) => void lines.push(line) } },
  )();
  expect(lines.length).toBeGreaterThan(0);
  const bytes = [...Buffer.from('a-key-to-keep')].join();
  expect(lines.filter((line) => line.includes('a-key-to-keep') || line.includes(bytes))).toEqual([]);
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test(
  'a rejected join renames no person and creates none',
  withServer(async ({ url }) => {
    const [ann, ben] = [new TestClient(url), new TestClient(url)];
    const { match } = await ann.openTable();
    const again = await ann.request('POST', `/api/matches/${match.id}/seats`, { name: 'Queen Ann' });
    expect(again).toMatchObject({ status: 409, body: { code: 'already-seated' } });
    expect((await ann.me()).name).toBe('Ann');
    const taken = await ben.request('POST', `/api/matches/${match.id}/seats`, { name: 'Ben', seat: 0 });
    expect(taken).toMatchObject({ status: 409, body: { code: 'seat-taken', field: 'seat' } });
    expect(ben.cookie).toBeNull();
  }),
);
