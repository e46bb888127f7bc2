import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Finds the lock entry that Node resolves `name` to from `fromPath`: there or in a folder above. Null if there is none. */
function resolvePackage(packages, fromPath, name) {
  for (let path = fromPath; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const candidate = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (path === '') return null; // optional, or for another platform
  }
}

/**
 * Returns the entries of the lock that are unreachable from the root and its workspaces. `manifestOf` reads a
 * manifest.
 */
function findUnreachable(packages, manifestOf) {
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const reached = new Set(workspaces);
  for (const path of reached) {
    const entry = workspaces.includes(path) ? manifestOf(path) : packages[path];
    if (entry.link) reached.add(entry.resolved);
    for (const name of DEPENDENCY_FIELDS.flatMap((field) => Object.keys(entry[field] ?? {}))) {
      const resolved = resolvePackage(packages, path, name);
      if (resolved !== null) reached.add(resolved);
    }
  }
  const links = Object.keys(packages).filter(
    (path) => packages[path].link && workspaces.includes(packages[path].resolved),
  );
  return Object.keys(packages).filter((path) => !reached.has(path) && !links.includes(path));
}

test('the lock holds exactly the packages that the manifests require', () => {
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const manifestOf = (place) => read(join(place, 'package.json'));
  assert.deepEqual(findUnreachable(read('package-lock.json').packages, manifestOf), []);
});

test('findUnreachable names an unused package and the packages that only it requires', () => {
  const packages = {
    '': {},
    'packages/page': {},
    'node_modules/koa': { dependencies: { depd: '2' } },
    'node_modules/depd': {},
    'node_modules/gone': { dependencies: { depd: '1', lost: '1' } },
    'node_modules/gone/node_modules/depd': {},
    'node_modules/lost': {},
    'packages/page/node_modules/koa': {},
  };
  const manifestOf = (place) =>
    place === '' ? { devDependencies: { koa: '3' } } : { dependencies: { koa: '2' } };
  assert.deepEqual(findUnreachable(packages, manifestOf), [
    'node_modules/gone',
    'node_modules/gone/node_modules/depd',
    'node_modules/lost',
  ]);
});
