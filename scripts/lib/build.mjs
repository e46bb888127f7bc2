/** Builds the client and the server if their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runOrFail, log } from './exec.mjs';

const TARGETS = [
  { name: 'client', result: 'packages/client/dist/index.html' },
  { name: 'server', result: 'packages/server/dist/main.js' },
];
// The client with its gallery, only for the browser tests.
const GALLERY = {
  name: 'client',
  script: 'build:gallery',
  stampName: 'gallery',
  result: 'packages/client/dist-gallery/index.html',
};
const IGNORED_DIRS = new Set(['node_modules', '.cache', 'dist', 'dist-gallery', 'data', 'test-results']);
const HASH_DIR = join(ROOT, '.cache', 'build');

function readManifest(root, name) {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** Returns a package and all workspace packages that it depends on. */
function workspaceDependencies(root, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { dependencies = {} } = readManifest(root, name);
  for (const dependency of Object.keys(dependencies)) {
    if (dependency.startsWith('@great-fire/'))
      workspaceDependencies(root, dependency.slice('@great-fire/'.length), seen);
  }
  return seen;
}

function addFolder(hash, root, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !IGNORED_DIRS.has(entry.name)) addFolder(hash, root, path);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
}

/**
 * Returns one hash of everything that a package is built from. It uses contents, because a checkout gives all files
 * the same time.
 */
export function sourceHash(name, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.base.json']) hash.update(readFileSync(join(root, file)));
  for (const workspace of workspaceDependencies(root, name))
    addFolder(hash, root, join(root, 'packages', workspace));
  return hash.digest('hex');
}

function readStoredHash(name) {
  const file = join(HASH_DIR, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function buildOne({ name, script = 'build', stampName = name, result }, force) {
  const hash = sourceHash(name);
  if (!force && existsSync(join(ROOT, result)) && readStoredHash(stampName) === hash) return;
  log(`Building the ${stampName} …`);
  await runOrFail(['npm', 'run', script, '-w', `packages/${name}`]);
  mkdirSync(HASH_DIR, { recursive: true });
  writeFileSync(join(HASH_DIR, stampName), hash);
}

/** Brings packages/client/dist and packages/server/dist up to date, and with `gallery` the gallery too. */
export async function build({ force = false, gallery = false } = {}) {
  await Promise.all([...TARGETS, ...(gallery ? [GALLERY] : [])].map((target) => buildOne(target, force)));
}
