/** Checks that jest gets each source as it is now, with a map to its lines, and that no source is transpiled twice. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire, SourceMap } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';
import transpiler from '../lib/transpiler.cjs';

const file = join(ROOT, '.cache/transpiler-test/source.ts'); // only a name
const SOURCE = 'interface A {\n  a: number;\n}\nexport const a: A = { a: 1 };\n';

test('a changed source is transpiled again, with a map to its lines', () => {
  assert.match(transpiler.process(SOURCE, file).code, /exports\.a = \{ a: 1 \};/);
  const { code, map } = transpiler.process(SOURCE.replace('1', '2'), file);
  assert.match(code, /exports\.a = \{ a: 2 \};/);
  const line = code.split('\n').findIndex((text) => text.includes('a: 2'));
  assert.equal(new SourceMap(JSON.parse(map)).findEntry(line, 0).originalLine, 3);
});

test('a source that is known loads no TypeScript', () => {
  transpiler.process(SOURCE, file);
  const program = `
    const { process: transpile } = require('./scripts/lib/transpiler.cjs');
    transpile(${JSON.stringify(SOURCE)}, ${JSON.stringify(file)});
    console.log(Object.keys(require.cache).some((path) => path.includes('ts-jest/dist')));`;
  const run = spawnSync(process.execPath, ['-e', program], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(run.stdout, 'false\n', run.stderr);
});

test('every project of jest has the same key for a source', () => {
  const { projects } = createRequire(import.meta.url)(join(ROOT, 'jest.config.js'));
  const transformers = new Set(projects.flatMap(({ transform }) => Object.values(transform)));
  assert.deepEqual([...transformers], [join(ROOT, 'scripts/lib/transpiler.cjs')]);
  const keyOf = (path, instrument) => transpiler.getCacheKey(SOURCE, path, { instrument });
  assert.notEqual(keyOf(file, false), keyOf(`${file}x`, false));
  assert.notEqual(keyOf(file, false), keyOf(file, true));
});
