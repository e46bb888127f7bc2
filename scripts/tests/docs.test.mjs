/** Checks that the documentation names only paths, links and commands that exist. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const pages = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('.plans/'));
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const PACKAGES = 'packages|docs|scripts';

/** Returns every match of a pattern's first group in a page, with the page's name. */
const matches = (page, pattern) => [...read(page).matchAll(pattern)].map(([, found]) => ({ page, found }));

/** Returns the id that GitHub gives to a heading. */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/`/g, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every relative link leads to a file, and its fragment to a heading', () => {
  const links = pages.flatMap((page) => matches(page, /\]\((?!https?:|mailto:)([^)\s]+)\)/g));
  assert.ok(links.length > 100);
  const broken = links.filter(({ page, found }) => {
    const [path, fragment] = found.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return true;
    if (fragment === undefined || !target.endsWith('.md')) return false;
    return !matches(target, /^#+ (.+)$/gm).some((heading) => slugOf(heading.found) === fragment);
  });
  assert.deepEqual(broken, []);
});

test('every path in code marks exists', () => {
  const paths = pages.flatMap((page) =>
    matches(page, new RegExp(`\`((?:${PACKAGES})/[\\w./@-]+)(?::\\d+)?\``, 'g')),
  );
  assert.ok(paths.length > 30);
  assert.deepEqual(
    // Built files, and names with a placeholder in capitals, are not in the repository.
    paths.filter(({ found }) => !/\/dist\/|[A-Z]{4}\./.test(found) && !existsSync(join(ROOT, found))),
    [],
  );
});

test('every path to a page in the code exists', () => {
  const sources = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|yml|css)$|^LICENSE$|Dockerfile$/.test(file));
  const paths = sources.flatMap((file) => matches(file, /\b(docs\/[\w/-]+\.md)\b/g));
  assert.deepEqual(
    paths.filter(({ found }) => !existsSync(join(ROOT, found))),
    [],
  );
});

test('every npm script that a page or a comment names exists', () => {
  const files = tracked.filter((file) => /\.(md|ts|tsx|mjs|yml)$/.test(file) && !file.startsWith('.plans/'));
  const named = files.flatMap((file) => matches(file, /npm run (?:-s )?([a-z](?:[\w:-]*\w)?)/g));
  assert.ok(named.length > 50);
  assert.deepEqual(
    named.filter(({ found }) => !scripts.includes(found)),
    [],
  );
});

test('every test that docs/security.md names exists', () => {
  const rows = matches('docs/security.md', /^\|(?:[^|]*\|){2} +(`[^|]+`) +\|$/gm);
  assert.ok(rows.length > 20);
  const named = rows.flatMap(({ found }) => [...found.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const exists = (name) =>
    scripts.includes(name) ||
    tracked.some((file) => new RegExp(`/${name}(\\.system)?\\.test\\.ts$`).test(file));
  assert.deepEqual(
    named.filter((name) => !exists(name)),
    [],
  );
});

test('CONTRIBUTING.md names every npm script', () => {
  const text = read('CONTRIBUTING.md');
  const isNamed = (script) =>
    ['start', 'test'].includes(script) ? text.includes(`npm ${script}`) : text.includes(`npm run ${script}`);
  assert.deepEqual(
    scripts.filter((script) => !isNamed(script)),
    [],
  );
});

test('docs/boardgame-io.md shows its examples as they are tested', () => {
  const page = read('docs/boardgame-io.md');
  for (const name of ['index.html', 'board.tsx', 'server.cjs'])
    assert.ok(page.includes(`\n${read(`docs/examples/boardgame-io/${name}`)}\`\`\``), name);
});

test('docs/dependencies.md lists exactly the packages from outside', () => {
  const manifests = tracked.filter((file) => /^(packages\/[\w-]+\/)?package\.json$/.test(file));
  const used = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const isOwn = (name) => name.startsWith('@great-fire/') || name.startsWith('@types/');
  const rows = [...read('docs/dependencies.md').matchAll(/^\| ([^|`…]+?) *\|/gm)].flatMap(([, names]) =>
    names.split(', '),
  );
  const listed = rows.filter((name) => name !== 'package' && !/^-+$/.test(name) && !isOwn(name));
  assert.deepEqual([...new Set(listed)].sort(), [...new Set(used.filter((name) => !isOwn(name)))].sort());
});
