import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DISTRICT_IDS, isBurning, type DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  TestClient,
  createTestTable,
  playMyTurns,
  openSoloTable,
  startTestServer,
  withFixedSecrets,
  withServer,
  type TestServer,
} from '../../testing';
import { request } from '../../testing/request';
import { decodePng, type Pixel, type PixelImage } from '../../testing/decode-png';
import { playToEnd } from '../../testing/play-to-end';
import { bundleImageRenderer } from '../../testing/server-process';
import { rebuildMatch } from '../../testing/rebuild-match';

const clientDir = mkdtempSync(join(tmpdir(), 'great-fire-page-'));
writeFileSync(
  join(clientDir, 'index.html'),
  '<!doctype html><html><head><meta name="base-path" content="" /><title>Fire</title></head><body></body></html>',
);
// Every game has the same deal, in which the places are not in the order of the seats.
const fixedDeal = withFixedSecrets({ seed: 'cd'.repeat(32), entropies: [] });
// Shared by the four tests that render, because a renderer's first image takes three times as long.
let renderingServer: TestServer;
beforeAll(async () => {
  renderingServer = await startTestServer({
    previewWorker: bundleImageRenderer,
    clientDir,
    wrapStorage: fixedDeal,
  });
});
afterAll(() => renderingServer.stop());

async function fetchImage(url: string, id: string, query = ''): Promise<PixelImage> {
  const answer = await request(`${url}/api/matches/${id}/preview.png${query}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  expect(answer.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.length).toBeLessThan(600_000); // some previews do not show larger images
  return decodePng(png);
}

/** Returns colours sampled around the middle of a district. */
function sampleColours(image: PixelImage, id: DistrictId): readonly Pixel[] {
  const { polygon } = BOARD[id].map;
  const middle = (of: 0 | 1) => polygon.reduce((sum, point) => sum + point[of], 0) / polygon.length;
  const scale = 840 / 1572;
  const [x, y] = [(middle(0) - 14) * scale, (middle(1) - 8) * scale];
  return [-4, -2, 0, 2, 4].map((offset) => image.at(x + offset, y + offset));
}

const isFiery = ([red, green, blue]: Pixel) => red > 1.3 * green && red > 2 * blue;

const parseMetaTags = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

/** The threads of this process with a lower priority. Other systems than Linux show no threads, and no priorities. */
function loweredThreads(): readonly string[] {
  const isLowered = (thread: string): boolean => {
    try {
      return getPriority(Number(thread)) > getPriority();
    } catch {
      return false; // it has ended meanwhile
    }
  };
  return process.platform === 'linux' ? readdirSync('/proc/self/task').filter(isLowered) : [];
}

// First, because the bots of later tables think in threads of the same priority, as those of earlier test files do.
test('renders in a thread of lower priority, so that moves come first', async () => {
  const earlier = new Set(loweredThreads());
  const { matchId } = await createTestTable(renderingServer.url);
  await fetchImage(renderingServer.url, matchId);
  const lowered = loweredThreads().filter((thread) => !earlier.has(thread));
  expect(lowered).toHaveLength(process.platform === 'linux' ? 1 : 0);
});

test('renders a finished game with its burning districts fiery and the others as before the game', async () => {
  const { url, storage } = renderingServer;
  const party = await createTestTable(url, { tableName: 'Fish & <Street>' });
  const before = await fetchImage(url, party.matchId);
  expect([before.width, before.height]).toEqual([1200, 630]);
  const square = await fetchImage(url, party.matchId, '?format=square');
  expect([square.width, square.height]).toEqual([1080, 1080]);
  const refused = await request(`${url}/api/matches/${party.matchId}/preview.png?format=round`);
  expect(await refused.json()).toMatchObject({ code: 'bad-request', field: 'format' });
  await playToEnd(storage, party.matchId, 'pictures');
  await renderingServer.computeResults();
  const facts = (await storage.results.find(party.matchId))?.facts ?? [];
  const page = await (await request(`${url}/t/${party.matchId}`)).text();
  const after = await fetchImage(url, party.matchId);
  const match = await storage.matches.find(party.matchId);
  if (match === null) throw new Error('There is no such table');
  const state = await rebuildMatch(storage, match);
  const cities = DISTRICT_IDS.filter((id) => BOARD[id].isCity && !BOARD[id].isPuddingLane);
  const burning = cities.filter((id) => isBurning(state, id));
  expect(burning.length).toBeGreaterThan(5);
  for (const id of burning) {
    expect({ id, fiery: sampleColours(after, id).filter(isFiery).length >= 3 }).toEqual({ id, fiery: true });
    expect({ id, fiery: sampleColours(before, id).some(isFiery) }).toEqual({ id, fiery: false });
  }
  const standing = cities.filter((id) => {
    const { houses, cones } = state.districts[id];
    const isNear = BOARD[id].fireNeighbours.some((next) => state.districts[next.id].cones > 0);
    return houses.length > 0 && cones === 0 && !isNear;
  });
  for (const id of standing) expect(sampleColours(after, id)).toEqual(sampleColours(before, id));

  const tags = parseMetaTags(page);
  const winners = (state.result?.winners ?? []).map((seat) => ['Ann', 'Ben', 'Cat'][seat] ?? '');
  const won = winners.length > 1 ? `${winners.join(', ')} share the win` : `${winners.join()} wins`;
  expect(tags.get('og:title')).toBe(`${won}: Fish &amp; &lt;Street&gt;`);
  const ranked = [...facts].sort((one, other) => one.place - other.place || one.seat - other.seat);
  expect(ranked.map(({ seat }) => seat)).not.toEqual([0, 1, 2]); // so that the order says something
  const ranking = ranked.map(
    ({ seat, place, total }) => `${String(place)}. ${['Ann', 'Ben', 'Cat'][seat] ?? ''} ${String(total)}`,
  );
  expect(tags.get('og:description')).toMatch(new RegExp(`${ranking.join(', ').replaceAll('.', '\\.')}$`));
  expect(tags.get('og:image')).toBe(`${url}/api/matches/${party.matchId}/preview.png`);
  expect(tags.get('twitter:card')).toBe('summary_large_image');
  expect(page).toContain('<title>Fire</title>');
  expect(page).not.toContain('<Street>');
  party.close();
});

test('shows only the name of an unfinished match, and not even that of a private one', async () => {
  const { url, storage } = renderingServer;
  const [open, party] = [
    await new TestClient(url).openTable({ tableName: 'Vintry' }),
    await createTestTable(url, { private: true }),
  ];
  await playToEnd(storage, party.matchId, 'private pictures');
  expect(await renderingServer.computeResults()).toContain(party.matchId);
  const tagsAt = async (id: string) => parseMetaTags(await (await request(`${url}/t/${id}`)).text());
  expect((await tagsAt(open.match.id)).get('og:title')).toBe('Vintry: The Great Fire of London 1666');
  const secret = [...(await tagsAt(party.matchId)).values()].join(' ');
  expect(secret).not.toMatch(/Ann|Ben|Cat|Pudding Lane/);
  expect(await tagsAt('abcdefghjk')).toEqual(new Map([['base-path', '']])); // of the page itself
  const [plain, hidden] = [await fetchImage(url, open.match.id), await fetchImage(url, party.matchId)];
  for (const id of DISTRICT_IDS) expect(sampleColours(hidden, id)).toEqual(sampleColours(plain, id));
  party.close();
});

test('shows no result of a game without spectators', async () => {
  const { url, storage } = renderingServer;
  const bots = ['apprentice', 'apprentice'] as const;
  const { socket, matchId } = await openSoloTable(url, {
    tableName: 'Vintry',
    players: 3,
    bots,
    spectatorAccess: 'none',
  });
  await playMyTurns(socket, 'unwatched pictures');
  await waitFor('the result', () => storage.results.find(matchId));
  const tags = parseMetaTags(await (await request(`${url}/t/${matchId}`)).text());
  expect(tags.get('og:title')).toBe('Vintry: The Great Fire of London 1666');
  expect(tags.get('og:description')).toBe('The fire is out.');
  socket.close();
});

test('renders an image once for simultaneous requests, and rejects an unknown match', async () => {
  const { url } = renderingServer;
  const { match } = await new TestClient(url).openTable();
  expect((await request(`${url}/api/matches/abcdefghjk/preview.png`)).status).toBe(404);
  expect((await request(`${url}/api/matches/..x/preview.png`)).status).toBe(400);
  const path = `${url}/api/matches/${match.id}/preview.png`;
  const asked = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const answer = await request(path);
      return { status: answer.status, png: Buffer.from(await answer.arrayBuffer()).toString('base64') };
    }),
  );
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(new Set(asked.map(({ png }) => png)).size).toBe(1);
});

test(
  'serves the page without an image when the renderer fails or is missing',
  withServer(
    async ({ url }) => {
      const { match } = await new TestClient(url).openTable();
      expect((await request(`${url}/api/matches/${match.id}/preview.png`)).status).toBe(503);
      expect((await request(`${url}/t/${match.id}`)).status).toBe(200);
    },
    { previewWorker: () => Promise.resolve(join(clientDir, 'none.js')), clientDir },
  ),
);

test(
  'uses the public URL in the tags below a base path',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const { match } = await guest.openTable();
      const tags = parseMetaTags((await guest.request('GET', `/fire/t/${match.id}`)).text);
      expect(tags.get('og:url')).toBe(`https://fire.example/fire/t/${match.id}`);
      expect(tags.has('og:image')).toBe(false);
    },
    { clientDir, publicUrl: 'https://fire.example/fire' },
  ),
);
