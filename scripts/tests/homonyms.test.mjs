/** Tests that an exported name of the product means one thing in all packages. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

/** Two parts with one interface, of which a build or a setting takes one, or the two ends of one request. */
const PAIRS = [
  ...['MIGRATIONS', 'migrate', 'hexSha256', 'createRecoveryCode', 'createRecoveryLink'],
  ...['BOT_LEVELS', 'BotLevel'], // the bots must not depend on the protocol
  ...['Rejected', 'isRejected', 'reject'], // of the server also with the codes of its API
  'TableUnavailable', // and the part that loads it
];

test('each exported name of the product stands for one thing', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^packages\/(game|protocol|table|bots|server|client)\/src\/.+\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|\/(testing|contract-tests|gallery|locales)\//.test(file))
    .filter((file) => existsSync(join(ROOT, file)));
  assert.ok(files.length > 800);
  const homes = new Map();
  const declaration =
    /^export (?:abstract |async |declare )*(?:const|function\*?|class|interface|type) ([A-Za-z_$][\w$]*)/gm;
  for (const file of files)
    for (const [, name] of readFileSync(join(ROOT, file), 'utf8').matchAll(declaration))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  const homonyms = [...homes].filter(([name, places]) => places.size > 1 && !PAIRS.includes(name));
  assert.deepEqual(
    homonyms.map(([name, places]) => `${name}: ${[...places].join(', ')}`),
    [],
  );
});
