/** Checks that `npm test` runs each test file once, in a group or alone. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';
import { planGroups } from '../lib/test-groups.cjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

for (const packageName of ['client', 'server'])
  test(`the groups of the ${packageName} hold the files that jest finds`, () => {
    const { groups, alone } = planGroups(packageName, 4);
    const options = ['--listTests', '--json', '--selectProjects', packageName];
    const found = JSON.parse(execFileSync(process.execPath, [JEST, ...options], { cwd: ROOT }));
    assert.deepEqual([...groups.flat(), ...alone].sort(), found.sort());
    assert.ok(Math.min(...groups.map((paths) => paths.length)) > 10);
  });

test('a test that mocks modules runs alone', () => {
  const { alone } = planGroups('server', 4);
  assert.ok(alone.some((path) => path.endsWith('failing-listeners.test.ts')));
});
