import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { sourceHash } from '../lib/build.mjs';

const FILES = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'packages/client/package.json': '{ "dependencies": { "@great-fire/game": "0.1.0", "react": "19" } }',
  'packages/client/src/main.tsx': 'the page',
  'packages/client/dist/index.html': 'built',
  'packages/game/package.json': '{}',
  'packages/game/src/index.ts': 'the rules',
  'packages/game/src/index.test.ts': 'a test of the rules',
  'packages/server/package.json': '{}',
  'packages/server/src/main.ts': 'the server',
};

/** Whether the client is stale once one file of a small repository says something else. */
function isStaleAfterChanging(file) {
  const root = mkdtempSync(join(tmpdir(), 'great-fire-stamp-'));
  try {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const before = sourceHash('client', root);
    assert.equal(sourceHash('client', root), before);
    writeFileSync(join(root, file), `${FILES[file]} `);
    return sourceHash('client', root) !== before;
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a changed source makes the build stale', () => {
  assert.equal(isStaleAfterChanging('packages/client/src/main.tsx'), true);
});

test('so does a change in a package that it is built from', () => {
  assert.equal(isStaleAfterChanging('packages/game/src/index.ts'), true);
});

test('and a change of what is installed', () => {
  assert.equal(isStaleAfterChanging('package-lock.json'), true);
});

test('a test, the build itself and a package that it does not use leave it fresh', () => {
  assert.equal(isStaleAfterChanging('packages/game/src/index.test.ts'), false);
  assert.equal(isStaleAfterChanging('packages/client/dist/index.html'), false);
  assert.equal(isStaleAfterChanging('packages/server/src/main.ts'), false);
});
