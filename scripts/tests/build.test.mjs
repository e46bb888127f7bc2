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

/** Returns true if the client's hash differs after a change of one file in a small repository. */
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

test('sourceHash changes when a source file changes', () => {
  assert.equal(isStaleAfterChanging('packages/client/src/main.tsx'), true);
});

test('sourceHash changes when a source file of a dependency changes', () => {
  assert.equal(isStaleAfterChanging('packages/game/src/index.ts'), true);
});

test('sourceHash changes when the lock file changes', () => {
  assert.equal(isStaleAfterChanging('package-lock.json'), true);
});

test('sourceHash ignores tests, build output and packages that are not dependencies', () => {
  assert.equal(isStaleAfterChanging('packages/game/src/index.test.ts'), false);
  assert.equal(isStaleAfterChanging('packages/client/dist/index.html'), false);
  assert.equal(isStaleAfterChanging('packages/server/src/main.ts'), false);
});
