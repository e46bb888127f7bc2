/** Checks that `npm test` runs each test file once, in a group or alone. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';
import { planGroups } from '../lib/test-groups.cjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

for (const [project, minFiles] of [
  ['client', 10],
  ['server', 10],
  ['system', 2],
])
  test(`the groups of ${project} hold the files that jest finds`, () => {
    const { groups, alone } = planGroups(project, 4);
    const options = ['--listTests', '--json', '--selectProjects', project];
    const found = JSON.parse(execFileSync(process.execPath, [JEST, ...options], { cwd: ROOT }));
    assert.deepEqual([...groups.flat(), ...alone].sort(), found.sort());
    assert.ok(Math.min(...groups.map((paths) => paths.length)) >= minFiles);
  });

test('a test that mocks modules runs alone', () => {
  const { alone } = planGroups('server', 4);
  assert.ok(alone.some((path) => path.endsWith('failing-listeners.test.ts')));
});
