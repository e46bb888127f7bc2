import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';

test('freezes the rules of a revision as a module of its own', async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/freeze-')); // the frozen file requires zod
  try {
    const script = join(ROOT, 'scripts/freeze-rules.mjs');
    execFileSync(process.execPath, [script, '--from', 'HEAD', '--into', folder], { stdio: 'pipe' });
    const source = String(
      execFileSync('git', ['show', 'HEAD:packages/game/src/rules-version.ts'], { cwd: ROOT }),
    );
    const version = /RULES_VERSION = '([\d.]+)'/.exec(source)?.[1];
    const { RULES_VERSION, ENGINE } = await import(pathToFileURL(join(folder, `${version}.mjs`)));
    assert.equal(RULES_VERSION, version);
    assert.equal(ENGINE.version, version);
    assert.match(
      readFileSync(join(folder, 'index.ts'), 'utf8'),
      new RegExp(`'${version}': \\(\\) => import`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
