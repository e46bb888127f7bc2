import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@great-fire/game';
import { Guest, withServer } from '../../testing';

const page = (rules: string, base = '') =>
  `<!doctype html><meta name="base-path" content="${base}" /><script src="${base}/assets/${rules}.js"></script>`;

/** A build whose pages of two rules tell them apart: a table that is opened here has the version of the second. */
function builtPages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-pages-'));
  writeFileSync(join(dir, 'index.html'), page('newest'));
  writeFileSync(join(dir, `rules-${RULES_VERSION}.html`), page('older'));
  return dir;
}

const clientDir = builtPages();

test(
  'a table under older rules has the page that was built with them, and every other address the newest',
  withServer(
    async ({ url }) => {
      const guest = new Guest(url);
      const { id } = (await guest.open()).match;
      const textOf = async (path: string) => (await guest.ask('GET', path)).text;
      expect(await textOf(`/t/${id}`)).toBe(page('older'));
      expect(await textOf(`/t/${id}?from=lobby`)).toBe(page('older'));
      expect(await textOf(`/g/${id}/84`)).toBe(page('older'));
      for (const path of ['/', '/rules', '/t/abcdefghjk', '/t/..%2f', `/t/${id}/more`]) {
        expect(await textOf(path)).toBe(page('newest'));
      }
    },
    { clientDir },
  ),
);

test(
  'below a sub-path the page of older rules is told where it lies, too',
  withServer(
    async ({ url }) => {
      const guest = new Guest(url);
      const { id } = (await guest.open()).match;
      expect((await guest.ask('GET', `/fire/t/${id}`)).text).toBe(page('older', '/fire'));
      expect((await guest.ask('GET', '/fire/')).text).toBe(page('newest', '/fire'));
    },
    { clientDir, publicUrl: 'https://fire.example/fire' },
  ),
);
