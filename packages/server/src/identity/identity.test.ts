import { createHash } from 'node:crypto';
import type { Me, SeatClaim } from '@great-fire/protocol';
import { TestClient, DEFAULT_TABLE, withServer } from '../../testing';

test(
  'sets an httpOnly cookie, which is secure behind https',
  withServer(
    async ({ url }) => {
      const answer = await new TestClient(url).request('POST', '/api/matches', DEFAULT_TABLE, {
        origin: 'https://fire.example',
      });
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-session=[\w-]{43}; path=\/;/);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; secure/i);
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test(
  'on https, accepts no session key of a cookie that another site of the domain could set',
  withServer(
    async ({ url }) => {
      const [ann, eve] = [new TestClient(url), new TestClient(url)];
      const opened = await Promise.all(
        [ann, eve].map((client) =>
          client.request<SeatClaim>('POST', '/api/matches', DEFAULT_TABLE, {
            origin: 'https://fire.example',
          }),
        ),
      );
      const [, evesTable] = opened.map(({ body }) => body.match.id);
      const planted = `session=${eve.cookie?.split('=')[1] ?? ''}`;
      const seatWith = async (cookie: string) => {
        const headers = { cookie };
        const { body } = await new TestClient(url).request<Me>('GET', '/api/me', undefined, headers);
        const socket = new TestClient(url).connect({ match: evesTable ?? '', cookie });
        const { mySeat } = await socket.waitForSync();
        socket.close();
        return [body.tables.length, mySeat];
      };
      expect(await seatWith(eve.cookie ?? '')).toEqual([1, 0]);
      expect(await seatWith(planted)).toEqual([0, null]);
      expect(await seatWith(`${planted}; ${ann.cookie ?? ''}`)).toEqual([1, null]);
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test(
  "accepts a seat's token like the cookie over HTTP, and rejects a wrong one",
  withServer(async ({ url }) => {
    const [ann, program] = [new TestClient(url), new TestClient(url)];
    const { token, match } = await ann.openTable();
    const me = await program.request<Me>('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
    expect(me.body).toMatchObject({ name: 'Ann', tables: [{ seat: 0, match: { id: match.id } }] });
    const wrong = await program.request('GET', '/api/me', undefined, {
      authorization: `Bearer ${token.slice(1)}x`,
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'not-signed-in', field: 'token' } });
    const odd = await program.request('GET', '/api/me', undefined, { authorization: 'Basic QTpC' });
    expect(odd).toMatchObject({ status: 401, body: { code: 'not-signed-in', field: 'authorization' } });
    const left = await program.request('DELETE', `/api/matches/${match.id}/seats/0`, undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(left.status).toBe(204);
  }),
);

test(
  'stores keys and tokens only as hashes',
  withServer(async ({ url, storage }) => {
    const ann = new TestClient(url);
    const { token } = await ann.openTable();
    const key = ann.cookie?.split('=')[1] ?? '';
    expect(await storage.matches.seatByToken(token)).toBeNull();
    expect(await storage.persons.sessionByKey(key)).toBeNull();
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(await storage.matches.seatByToken(sha(token))).toMatchObject({ seat: 0 });
    expect(await storage.persons.sessionByKey(sha(key))).toMatchObject({ person: { name: 'Ann' } });
  }),
);
