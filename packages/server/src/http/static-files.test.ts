import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TestClient, withServer } from '../../testing';
import { PageFiles } from './page-files';

const PAGE =
  '<!doctype html><meta name="base-path" content="" /><script src="/assets/main-abc123.js"></script>';
const STYLE = `.fire { color: red; }\n`.repeat(500);
const SCRIPT = `console.log('${'fire '.repeat(1000)}');`;

function writeTestBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-page-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(dir, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  // Another text than the file, so that a test sees which one is served.
  writeFileSync(join(dir, 'assets', 'main-abc123.js.gz'), gzipSync('prepared()'));
  writeFileSync(join(dir, 'assets', 'main-def456.css'), STYLE);
  return dir;
}

const clientDir = writeTestBuild();
const dirDuringUpdate = writeTestBuild();
const dirWithOddPaths = writeTestBuild();
writeFileSync(join(dirWithOddPaths, 'sw.js'), 'worker();');
writeFileSync(join(dirWithOddPaths, 'rules-0.9.0.html'), PAGE);

test(
  'serves the page for any path without caching, and hashed files as immutable',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      for (const path of ['/', '/t/abcdefghjk', '/rules']) {
        const page = await guest.request('GET', path);
        expect(page).toMatchObject({ status: 200, text: PAGE });
        expect(page.headers.get('cache-control')).toBe('no-cache');
      }
      const script = await guest.request('GET', '/assets/main-abc123.js', undefined, {
        'accept-encoding': 'br',
      });
      expect(script.text).toBe(SCRIPT);
      expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(script.headers.get('content-encoding')).toBe('br');
      const zipped = await guest.request('GET', '/assets/main-abc123.js', undefined, {
        'accept-encoding': 'gzip',
      });
      expect(zipped.text).toBe('prepared()');
    },
    { clientDir },
  ),
);

test(
  'serves the page with the base path in its links',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const documents = ['/fire', '/fire/', '/fire/t/abcdefghjk', '/fire/index.html', '/t/abcdefghjk'];
      for (const path of documents) {
        const page = await guest.request('GET', path);
        expect(page.text).toBe(
          '<!doctype html><meta name="base-path" content="/fire" /><script src="/fire/assets/main-abc123.js"></script>',
        );
        expect(page.headers.get('cache-control')).toBe('no-cache');
      }
      const script = await guest.request('GET', '/fire/assets/main-abc123.js', undefined, {
        'accept-encoding': 'identity',
      });
      expect(script.text).toBe(SCRIPT);
      expect((await guest.request('GET', '/fire/assets/gone.js')).status).toBe(404);
    },
    { clientDir, publicUrl: 'https://fire.example/fire' },
  ),
);

test(
  'rejects missing files, parent folders and other methods',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      expect((await guest.request('GET', '/assets/gone.js')).status).toBe(404);
      expect((await guest.request('GET', '/..%2f..%2fetc%2fpasswd')).text).not.toMatch(/root:/);
      expect(await guest.request('POST', '/')).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect(await guest.request('GET', '/api/gone')).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
    { clientDir },
  ),
);

test(
  'allows the page only its own files and server, over plain http too',
  withServer(
    async ({ url }) => {
      const { headers } = await new TestClient(url).request('GET', '/');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://${new URL(url).host}`);
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(policy).not.toMatch(/https?:[ ;]/);
      // Only this page may load records from other origins.
      const brought = (await new TestClient(url).request('GET', '/records')).headers.get(
        'content-security-policy',
      );
      expect(brought).toContain(`connect-src 'self' ws://${new URL(url).host} https: http:;`);
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
    { clientDir },
  ),
);

test(
  'keeps for ever only what lies among the hashed files, and serves a page under its own name only',
  withServer(
    async ({ url }) => {
      const { hostname, port } = new URL(url);
      const answerTo = async (path: string) => {
        const request = get({ hostname, port, path }); // sends the path as it is
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        response.resume();
        return [response.statusCode, response.headers['cache-control']];
      };
      expect(await answerTo('/assets/../sw.js')).toEqual([200, 'no-cache']);
      expect(await answerTo('/assets/%2e%2e/sw.js')).toEqual([200, 'no-cache']);
      expect(await answerTo('//assets/main-abc123.js')).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(await answerTo('/rules-0.9.0')).toEqual([404, undefined]);
    },
    { clientDir: dirWithOddPaths },
  ),
);

test('reads a page once for requests at the same time', async () => {
  const files = new PageFiles(clientDir, '');
  const [first, second] = await Promise.all([files.find('index.html'), files.find('index.html')]);
  expect(first?.html).toBe(PAGE);
  expect(second).toBe(first);
});

const INLINE_SCRIPT = `document.title = 'Fire';\n`;
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const dirWithInlineScripts = writeTestBuild();
writeFileSync(join(dirWithInlineScripts, 'index.html'), `${PAGE}<script>${INLINE_SCRIPT}</script>`);
writeFileSync(join(dirWithInlineScripts, 'rules-0.9.0.html'), `${PAGE}<script>let old;</script>`);

test(
  'allows each page its own inline scripts by their hashes',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      for (const [path, script] of [
        ['/', INLINE_SCRIPT],
        ['/rules-0.9.0.html', 'let old;'],
      ] as const)
        expect((await guest.request('GET', path)).headers.get('content-security-policy')).toContain(
          `script-src 'self' ${hashSource(script)};`,
        );
    },
    { clientDir: dirWithInlineScripts },
  ),
);

test(
  'sets https-only headers behind https',
  withServer(
    async ({ url }) => {
      const { headers } = await new TestClient(url).request('GET', '/healthz');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/); // subdomains may be another's
    },
    { publicUrl: 'https://fire.example' },
  ),
);

test(
  'compresses an uncompressed file, and serves it as is to clients without gzip',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const path = '/assets/main-def456.css';
      for (const encoding of ['br', 'gzip']) {
        const squeezed = await guest.request('GET', path, undefined, { 'accept-encoding': encoding });
        expect(squeezed.headers.get('content-encoding')).toBe(encoding);
        expect(squeezed.text).toBe(STYLE);
      }
      const whole = await guest.request('GET', path, undefined, { 'accept-encoding': 'identity' });
      expect(whole.headers.get('content-encoding')).toBeNull();
      expect(whole.text).toBe(STYLE);
    },
    { clientDir },
  ),
);

test(
  'ignores a Range header and serves the whole file',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      for (const range of ['bytes=0-3', 'bytes=9-1,-5,x', 'bytes=-5', 'bytes=99999-', 'lines=1-2']) {
        const file = await guest.request('GET', '/assets/main-def456.css', undefined, { range });
        expect([range, file.status, file.text]).toEqual([range, 200, STYLE]);
      }
    },
    { clientDir },
  ),
);

test(
  'answers 503 while a file has gone since the start, and goes on',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      rmSync(join(dirDuringUpdate, 'index.html'));
      rmSync(join(dirDuringUpdate, 'assets', 'main-abc123.js'));
      for (const path of ['/', '/t/abcdefghjk', '/index.html', '/assets/main-abc123.js']) {
        const answer = await guest.request('GET', path);
        expect([path, answer.status, answer.text]).toEqual([path, 503, expect.stringMatching(/Reload it/)]);
        expect(answer.headers.get('retry-after')).toBe('1');
        expect(answer.headers.get('cache-control')).toBeNull();
      }
      writeFileSync(join(dirDuringUpdate, 'index.html'), PAGE);
      expect(await guest.request('GET', '/')).toMatchObject({ status: 200, text: PAGE });
      expect(await guest.request('GET', '/assets/main-def456.css')).toMatchObject({
        status: 200,
        text: STYLE,
      });
    },
    { clientDir: dirDuringUpdate },
  ),
);

const dirOfNewBuild = writeTestBuild();

test(
  'serves the page of a build that replaces the files under it, with its own scripts allowed',
  withServer(
    async ({ url }) => {
      const guest = new TestClient(url);
      const seat = await guest.openTable();
      const first = (await guest.request('GET', '/')).headers.get('etag') ?? '';
      const again = await guest.request('GET', '/', undefined, { 'if-none-match': first });
      expect([again.status, again.text]).toEqual([304, '']);
      rmSync(join(dirOfNewBuild, 'assets', 'main-abc123.js'));
      writeFileSync(join(dirOfNewBuild, 'assets', 'main-new789.js'), 'newer();');
      const html = `${PAGE.replace('abc123', 'new789')}<script>let newer = 'boot';</script>`;
      writeFileSync(join(dirOfNewBuild, 'index.html'), html);
      for (const path of ['/', `/t/${seat.match.id}`]) {
        const page = await guest.request('GET', path, undefined, { 'if-none-match': first });
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.text).toContain('main-new789.js');
        expect(page.text).toMatch(/<script>let newer = 'boot';<\/script>$/);
        expect(page.headers.get('content-security-policy')).toContain(
          `script-src 'self' ${hashSource("let newer = 'boot';")};`,
        );
      }
      expect((await guest.request('GET', '/assets/main-new789.js')).text).toBe('newer();');
    },
    { clientDir: dirOfNewBuild },
  ),
);
