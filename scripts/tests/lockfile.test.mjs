import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

const ASKING = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Where a package asked for at a place of the lock lies: there or further up, as Node looks for it. */
function found(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const there = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[there] !== undefined) return there;
    if (at === '') return null; // optional, or for another platform
  }
}

/** The places of the lock that nothing leads to from the root and its workspaces, as `readManifest` reads those. */
function unaskedFor(packages, manifestOf) {
  const own = Object.keys(packages).filter((place) => !place.includes('node_modules/'));
  const reached = new Set(own);
  for (const place of reached) {
    const entry = own.includes(place) ? manifestOf(place) : packages[place];
    if (entry.link) reached.add(entry.resolved);
    for (const name of ASKING.flatMap((asking) => Object.keys(entry[asking] ?? {}))) {
      const there = found(packages, place, name);
      if (there !== null) reached.add(there);
    }
  }
  const links = Object.keys(packages).filter(
    (place) => packages[place].link && own.includes(packages[place].resolved),
  );
  return Object.keys(packages).filter((place) => !reached.has(place) && !links.includes(place));
}

test('the lock holds what the manifests ask for, and nothing else', () => {
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const manifestOf = (place) => read(join(place, 'package.json'));
  assert.deepEqual(unaskedFor(read('package-lock.json').packages, manifestOf), []);
});

test('a package that nobody asks for any more is named, and what it alone asked for', () => {
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
  assert.deepEqual(unaskedFor(packages, manifestOf), [
    'node_modules/gone',
    'node_modules/gone/node_modules/depd',
    'node_modules/lost',
  ]);
});
