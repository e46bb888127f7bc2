import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@great-fire/game';
import { TestClient, withServer } from '../../testing';

const pageHtml = (rules: string, basePath = '') =>
  `<!doctype html><meta name="base-path" content="${basePath}" /><script src="${basePath}/assets/${rules}.js"></script>`;

/** A build whose pages of two rules tell them apart: a table that is opened here has the version of the second. */
function writeTestBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-pages-'));
  writeFileSync(join(dir, 'index.html'), pageHtml('newest'));
  writeFileSync(join(dir, `rules-${RULES_VERSION}.html`), pageHtml('older'));
  return dir;
}

const clientDir = writeTestBuild();

test(
  'a table under older rules has the page that was built with them, and every other address the newest',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const { id } = (await guest.openTable()).match;
      const textOf = async (path: string) => (await guest.request('GET', path)).text;
      expect(await textOf(`/t/${id}`)).toBe(pageHtml('older'));
      expect(await textOf(`/t/${id}?from=lobby`)).toBe(pageHtml('older'));
      expect(await textOf(`/g/${id}/84`)).toBe(pageHtml('older'));
      for (const path of ['/', '/rules', '/t/abcdefghjk', '/t/..%2f', `/t/${id}/more`]) {
        expect(await textOf(path)).toBe(pageHtml('newest'));
      }
    },
    { clientDir },
  ),
);

test(
  'below a sub-path the page of older rules is told where it lies, too',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const { id } = (await guest.openTable()).match;
      expect((await guest.request('GET', `/fire/t/${id}`)).text).toBe(pageHtml('older', '/fire'));
      expect((await guest.request('GET', '/fire/')).text).toBe(pageHtml('newest', '/fire'));
    },
    { clientDir, publicUrl: 'https://fire.example/fire' },
  ),
);
