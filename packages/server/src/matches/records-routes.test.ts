import { type TestTable, createTestTable, withServer } from '../../testing';
import { playToEnd } from '../../testing/play-to-end';

const linesOf = async (response: Response): Promise<readonly { readonly players: unknown }[]> =>
  (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly players: unknown });

test(
  'serves the records of public games as lines of JSON, page by page',
  withServer(
    async (server) => {
      const { url } = server;
      const parties: TestTable[] = [];
      for (const isPrivate of [false, true, false]) {
        const party = await createTestTable(url, { private: isPrivate });
        party.close();
        await playToEnd(server.storage, party.matchId, `records ${String(parties.length)}`);
        parties.push(party);
      }
      const pages: unknown[] = [];
      let next: string | undefined = '/api/records?limit=1';
      while (next !== undefined) {
        const response: Response = await fetch(`${url}${next}`);
        expect(response.headers.get('content-type')).toMatch(/^application\/jsonl/);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        pages.push(await linesOf(response));
        next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
      }
      const of = async (index: number): Promise<unknown> =>
        (await fetch(`${url}/api/matches/${parties[index]?.matchId ?? ''}/record`)).json();
      expect(pages).toEqual([[await of(2)], [await of(0)]]);
      expect((await fetch(`${url}/api/records?limit=21`)).status).toBe(400);
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test(
  'lets other websites read what is public, but no account and no server of a private network',
  withServer(
    async (server) => {
      const headersOf = async (base: string, path: string) => {
        const { headers } = await fetch(`${base}${path}`, { headers: { origin: 'https://tools.example' } });
        return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
      };
      const openPaths = [
        '/api/openapi.json',
        '/api/record.schema.json',
        '/api/matches',
        '/api/records',
        '/api/leaderboard',
        '/api/matches/aaaaaaaaaa',
        '/api/matches/aaaaaaaaaa/record',
        '/api/people/aaaaaaaaaa',
      ];
      for (const path of openPaths)
        expect([path, await headersOf(server.url, path)]).toEqual([path, ['*', 'cross-origin']]);
      for (const path of ['/api/me', '/api/me/devices', '/api/matches/aaaaaaaaaa/notes', '/healthz'])
        expect([path, await headersOf(server.url, path)]).toEqual([path, [null, 'same-origin']]);
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test(
  'a server without a public URL is closed to other websites',
  withServer(async ({ url }) => {
    const { headers } = await fetch(`${url}/api/matches`, { headers: { origin: 'https://tools.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }),
);
