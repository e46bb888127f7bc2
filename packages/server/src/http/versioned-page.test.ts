import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@great-fire/game';
import Koa from 'koa';
import { TestClient, withServer } from '../../testing';
import { request } from '../../testing/request';
import { versionedPage } from './versioned-page';

/** Removes what the server writes about the table of the address. */
const withoutTableTags = (html: string): string =>
  html.replaceAll(/<meta (?:property=|name="(?:table-|twitter:))[^>]*>/g, '');

const pageHtml = (rules: string, basePath = '') =>
  `<!doctype html><meta name="base-path" content="${basePath}" /><script src="${basePath}/assets/${rules}.js"></script>`;

/** Writes a build with pages of two rules versions. New tables use the second. */
function writeTestBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-pages-'));
  writeFileSync(join(dir, 'index.html'), pageHtml('newest'));
  writeFileSync(join(dir, `rules-${RULES_VERSION}.html`), pageHtml('older'));
  return dir;
}

const clientDir = writeTestBuild();

test(
  'serves a match the page of its rules, and all other paths the newest page',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const { id } = (await guest.openTable()).match;
      const textOf = async (path: string) => withoutTableTags((await guest.request('GET', path)).text);
      expect(await textOf(`/t/${id}`)).toBe(pageHtml('older'));
      expect(await textOf(`/t/${id}?from=lobby`)).toBe(pageHtml('older'));
      expect(await textOf(`/g/${id}/84`)).toBe(pageHtml('older'));
      for (const path of ['/practice/abc', '/practice/abc/replay/12', '/records/at/3']) {
        expect(await textOf(`${path}?rules=${RULES_VERSION}`)).toBe(pageHtml('older'));
        for (const query of ['', '?rules=0.1.0', '?rules=../index', `?rules=${RULES_VERSION}&rules=0.1.0`])
          expect(await textOf(path + query)).toBe(pageHtml('newest'));
      }
      for (const path of [
        '/',
        '/rules',
        '/t/abcdefghjk',
        '/t/..%2f',
        `/t/${id}/more`,
        `/?rules=${RULES_VERSION}`,
      ]) {
        expect(await textOf(path)).toBe(pageHtml('newest'));
      }
    },
    { clientDir },
  ),
);

test('reads no query by Koa, whose time grows with the square of the number of fields', async () => {
  const app = new Koa();
  Object.defineProperty(app.request, 'query', {
    get: () => {
      throw new Error('It took most of a second for 15 kB');
    },
  });
  app.use(versionedPage(clientDir, { matches: { find: () => Promise.resolve(null) } }));
  app.use((ctx) => void (ctx.body = ctx.req.url));
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const served = async (path: string) => (await request(`http://127.0.0.1:${String(port)}${path}`)).text();
  expect(await served(`/practice/abc?${'a&'.repeat(7_000)}rules=${RULES_VERSION}`)).toBe(
    `/rules-${RULES_VERSION}.html`,
  );
  expect(await served('/t/abcdefghjk?a')).toBe('/t/abcdefghjk?a');
  server.close();
});

test(
  'adds the base path to the page of older rules',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const { id } = (await guest.openTable()).match;
      expect(withoutTableTags((await guest.request('GET', `/fire/t/${id}`)).text)).toBe(
        pageHtml('older', '/fire'),
      );
      expect((await guest.request('GET', '/fire/')).text).toBe(pageHtml('newest', '/fire'));
    },
    { clientDir, publicUrl: 'https://fire.example/fire' },
  ),
);
