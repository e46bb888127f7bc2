/** Tests that ESLint rejects patterns whose time grows faster than the text that they meet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../lib/root.mjs';

const eslint = new ESLint({
  cwd: ROOT,
  ruleFilter: ({ ruleId }) => ruleId === 'redos/no-vulnerable',
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null } } },
});

async function violatedRules(file, pattern) {
  const [result] = await eslint.lintText(`export const PATTERN = ${pattern};\n`, {
    filePath: `${ROOT}/${file}`,
  });
  return result.messages.map(({ ruleId }) => ruleId);
}

const FILES = [
  'packages/server/src/identity/device-label.ts',
  'packages/protocol/src/schemas/lobby.ts',
  'packages/client/src/lib/routes.ts',
  'packages/game/src/notation/read.ts',
];

for (const file of FILES) {
  test(`rejects a pattern of quadratic time in ${file}`, async () => {
    assert.deepEqual(await violatedRules(file, '/\\bVersion\\/.*\\bSafari\\//'), ['redos/no-vulnerable']);
    assert.deepEqual(await violatedRules(file, '/^(?:a+)+$/'), ['redos/no-vulnerable']);
    assert.deepEqual(await violatedRules(file, '/^[a-z]{1,20}$/'), []);
  });
}
