/** Checks that every command of package.json explains itself, and that those that measure can print JSON. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/root.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const commands = Object.entries(JSON.parse(read('package.json')).scripts);

/** Returns the program of the repository that a command runs; null for the tools of others. */
const programOf = (command) =>
  /(?:tsx|run-bundled\.mjs) (packages\/\S+\.ts)|(scripts\/(?!run-bundled|install)[\w-]+\.mjs)/.exec(command);

const programs = commands.flatMap(([name, command]) => {
  const [, typeScript, script] = programOf(command) ?? [];
  return typeScript === undefined && script === undefined ? [] : [{ name, file: typeScript ?? script }];
});

/** The programs that pass their arguments on, and the program that reads them. */
const READS_ARGUMENTS = {
  'scripts/bench.mjs': 'packages/bench/src/main.ts',
  'packages/game/cli/simulate.ts': 'packages/game/cli/simulate-options.ts',
  'packages/bots/arena/main.ts': 'packages/bots/arena/options.ts',
};

test('every command has --help', () => {
  assert.ok(programs.length > 30);
  const hasHelp = ({ file }) =>
    /printHelp\(import\.meta\.url\)|parseOptions\([a-z]*Schema, \{|\bhelp\b/.test(
      read(READS_ARGUMENTS[file] ?? file),
    );
  assert.deepEqual(
    programs.filter((program) => !hasHelp(program)),
    [],
  );
});

test('every command that measures or checks has --json', () => {
  const isMeasuring = ({ name }) =>
    /^(test|bench|check:size|bots:|rules:(simulate|verify))/.test(name) && name !== 'test:node24';
  const measuring = programs.filter(isMeasuring);
  assert.ok(measuring.length > 15);
  assert.deepEqual(
    measuring.filter(({ file }) => !/\bjson\b|REPORT_OPTIONS/.test(read(READS_ARGUMENTS[file] ?? file))),
    [],
  );
});

test('--help prints the description of a script and of a harness', () => {
  const run = (...args) => spawnSync(process.execPath, [...args, '--help'], { cwd: ROOT, encoding: 'utf8' });
  assert.match(run('scripts/build.mjs').stdout, /^`npm run build`: /);
  const { stdout, status } = run('--import', 'tsx', 'packages/game/cli/verify.ts');
  assert.equal(status, 0);
  assert.match(stdout, /^npm run rules:verify -- \[options\] FILES\n[^]*--json +prints/);
});
