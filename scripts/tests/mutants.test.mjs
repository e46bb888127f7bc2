/** Tests how samples of mutants are drawn, counted and shown. StrykerJS itself runs in `npm run test:mutants` only. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { createCompileCheck } from '../lib/mutants/compiler.mjs';
import {
  NOT_IN_SAMPLE,
  applyMutant,
  describeMutants,
  drawSample,
  formatModules,
  formatSurvivors,
  keepKilled,
  readReport,
  summarize,
  withoutEquivalents,
} from '../lib/mutants/mutants.mjs';
import { ROOT } from '../lib/root.mjs';

const SOURCE = 'const limit = 3;\n\n  return size > limit && isOpen;\n';

/** A mutant of the third line of SOURCE, with positions that count from 0. */
const createMutant = ([from, to], replacement, line = 2) => ({
  location: { start: { line, column: from }, end: { line, column: to } },
  mutatorName: 'Some',
  replacement,
});

const MUTANTS = describeMutants('a.ts', SOURCE, [
  createMutant([9, 21], 'size >= limit'),
  createMutant([9, 21], 'true'),
  createMutant([9, 31], 'false'),
]);

const status = (mutants, statuses) =>
  new Map(mutants.map(({ key }, index) => [key, { status: statuses[index] }]));

test('describes a mutant by its line and by what it changes', () => {
  const { file, lineNumber, line, mutation } = MUTANTS[0];
  assert.deepEqual(
    { file, lineNumber, line, mutation },
    {
      file: 'a.ts',
      lineNumber: 3,
      line: 'return size > limit && isOpen;',
      mutation: 'size > limit → size >= limit',
    },
  );
});

test('describes a mutant of several lines in one', () => {
  const location = { start: { line: 0, column: 6 }, end: { line: 2, column: 13 } };
  const [{ mutation }] = describeMutants('a.ts', SOURCE, [
    { location, mutatorName: 'Some', replacement: '{}' },
  ]);
  assert.equal(mutation, 'limit = 3; return size → {}');
});

test('leaves the words of descriptions and of plain errors alone', () => {
  const texts = ["x.describe('a');", "throw new Error('a');", "throw new NoSeat('a');", "x.regex(/a/, 'a');"];
  const isMutated = (source) => {
    const from = source.indexOf("'a'");
    const mutant = { ...createMutant([from, from + 3], '""', 0), mutatorName: 'StringLiteral' };
    return describeMutants('a.ts', source, [mutant]).length > 0;
  };
  assert.deepEqual(texts.map(isMutated), [false, false, true, true]);
});

test('leaves the names of CSS classes alone, and no other name', () => {
  const source = [
    "import styles from './a.module.css';",
    "import table from './table';",
    "const style = styles['used'];",
    "const seat = table['kept'];",
    "const view = <p className={isOn ? 'used' : ''} title=\"kept\" />;",
    '',
  ].join('\n');
  const mutants = [...source.matchAll(/(?<=['"])(?:used|kept)(?=['"])|isOn/g)].map(({ 0: text, index }) => {
    const lines = source.slice(0, index).split('\n');
    const column = lines.at(-1).length;
    return createMutant([column, column + text.length], '', lines.length - 1);
  });
  const left = describeMutants('a.tsx', source, mutants).map(({ mutation }) => mutation);
  assert.equal(mutants.length, 5);
  assert.deepEqual(left, ['kept → ', 'kept → ']);
});

test('puts a mutant into its file', () => {
  assert.equal(applyMutant(SOURCE, MUTANTS[0]), SOURCE.replace('size > limit', 'size >= limit'));
  const severalLines = {
    location: { start: { line: 0, column: 6 }, end: { line: 2, column: 13 } },
    replacement: 'x',
  };
  assert.equal(applyMutant(SOURCE, severalLines), 'const x > limit && isOpen;\n');
});

test('refuses a mutant with another type, and no other', () => {
  const file = 'packages/testkit/src/statistics.ts';
  const source = readFileSync(join(ROOT, file), 'utf8');
  const compiles = createCompileCheck('testkit', [file]);
  assert.equal(compiles(file, source.replace('(a, b) => a - b', "() => 'a'")), false);
  assert.equal(compiles(file, source.replace('a - b', 'a + b')), true);
  assert.equal(compiles(file, source), true);
});

test('leaves equivalent mutants out, also after their line has moved', () => {
  const [{ file, line, mutation }] = MUTANTS;
  const moved = describeMutants('a.ts', `\n${SOURCE}`, [
    createMutant([9, 21], 'size >= limit', 3),
    createMutant([9, 21], 'true', 3),
  ]);
  const { mutants, stale } = withoutEquivalents(moved, [{ file, line, mutation, reason: 'equal' }]);
  assert.deepEqual(
    mutants.map((mutant) => mutant.mutation),
    ['size > limit → true'],
  );
  assert.deepEqual(stale, []);
});

test('names the equivalent mutants that their file no longer has', () => {
  const gone = { file: 'a.ts', line: 'return 1;', mutation: '1 → 2', reason: 'equal' };
  const ofAnotherFile = { ...gone, file: 'b.ts' };
  assert.deepEqual(withoutEquivalents(MUTANTS, [gone, ofAnotherFile]).stale, [gone]);
});

const MANY = Array.from({ length: 200 }, (_, index) => ({
  file: 'a.ts',
  line: `line ${index % 50}`,
  mutation: 'a → b',
  key: String(index),
}));
const keysOf = (mutants) => mutants.map(({ key }) => key);
const isAny = () => true;

test('draws the same sample by the same seed, and another by another', () => {
  const sample = keysOf(drawSample(MANY, 40, '7', isAny));
  assert.equal(new Set(sample).size, 40);
  assert.deepEqual(keysOf(drawSample(MANY, 40, '7', isAny)), sample);
  assert.notDeepEqual(keysOf(drawSample(MANY, 40, '8', isAny)), sample);
});

test('a larger sample contains the smaller one', () => {
  assert.deepEqual(
    keysOf(drawSample(MANY, 60, '7', isAny)).slice(0, 40),
    keysOf(drawSample(MANY, 40, '7', isAny)),
  );
});

test('a sample leaves out what does not compile, and is as large without it', () => {
  const isOdd = ({ key }) => Number(key) % 2 === 1;
  const sample = drawSample(MANY, 40, '7', isOdd);
  assert.equal(sample.length, 40);
  assert.ok(sample.every(isOdd));
});

test('a sample is the whole module if that is smaller', () => {
  assert.deepEqual(keysOf(drawSample(MUTANTS, 40, '1', isAny)).sort(), keysOf(MUTANTS).sort());
});

test('counts killed mutants, those that ran out of time also apart, and lists the survivors', () => {
  const results = status(MUTANTS, ['Timeout', 'Survived', 'NoCoverage']);
  const summary = summarize('module', MANY, MUTANTS, results);
  const { mutants, sample, killed, timedOut, survived, failed } = summary;
  assert.deepEqual(
    { mutants, sample, killed, timedOut, survived, failed },
    {
      mutants: 200,
      sample: 3,
      killed: 1,
      timedOut: 1,
      survived: 2,
      failed: 0,
    },
  );
  assert.equal(summary.score.toFixed(1), '33.3');
  assert.deepEqual(
    summary.survivors.map(({ mutation, isCovered }) => [mutation, isCovered]),
    [
      ['size > limit → true', true],
      ['size > limit && isOpen → false', false],
    ],
  );
});

test('a mutant whose tests could not run counts neither way', () => {
  const { killed, failed, score } = summarize(
    'module',
    MUTANTS,
    MUTANTS,
    status(MUTANTS, ['Killed', 'Pending']),
  );
  assert.deepEqual({ killed, failed, score }, { killed: 1, failed: 2, score: 100 });
  assert.equal(summarize('module', [], [], new Map()).score, null);
});

const CRASHED = {
  status: 'RuntimeError',
  statusReason:
    'Test runner crashed. Tried twice to restart it without any luck. Last time the error message was: …',
};
const NOT_LOADED = { status: 'RuntimeError', statusReason: 'ReferenceError: x is not defined' };

test('a crash of the test runner is no kill; a test file that does not load is one', () => {
  const results = new Map(MUTANTS.map(({ key }, index) => [key, index === 0 ? NOT_LOADED : CRASHED]));
  const { killed, survived, failed } = summarize('module', MUTANTS, MUTANTS, results);
  assert.deepEqual({ killed, survived, failed }, { killed: 1, survived: 0, failed: 2 });
});

const REPORT = {
  files: {
    'a.ts': {
      source: SOURCE,
      mutants: [
        {
          location: { start: { line: 3, column: 10 }, end: { line: 3, column: 22 } }, // from 1
          mutatorName: 'Some',
          replacement: 'true',
          status: 'Killed',
        },
        {
          location: { start: { line: 3, column: 10 }, end: { line: 3, column: 32 } },
          mutatorName: 'Some',
          replacement: 'false',
          status: 'CompileError',
          statusReason: NOT_IN_SAMPLE,
        },
      ],
    },
  },
};

test('finds the result of a mutant in a report of StrykerJS', () => {
  assert.equal(readReport(REPORT).get(MUTANTS[1].key).status, 'Killed');
});

test('a later run takes over the killed mutants only', () => {
  assert.deepEqual([...readReport(keepKilled(REPORT)).keys()], [MUTANTS[1].key]);
});

test('a later run tests a mutant again whose test runner crashed', () => {
  const [mutant] = REPORT.files['a.ts'].mutants;
  const files = { 'a.ts': { source: SOURCE, mutants: [{ ...mutant, ...CRASHED }] } };
  assert.deepEqual(keepKilled({ files }).files['a.ts'].mutants, []);
});

test('prints the survivors and the scores as tables', () => {
  const summary = summarize('packages/a', MANY, MUTANTS, status(MUTANTS, ['Killed', 'Killed', 'NoCoverage']));
  assert.match(formatModules([summary]), /^\| packages\/a \| 200 \| 3 \| 2 \| 0 \| 1 \| 0 \| 67 % \|$/m);
  assert.match(
    formatSurvivors([summary]),
    /^\| a\.ts:3 \| `size > limit && isOpen → false` \| by no test \|$/m,
  );
});

test('every module of the nightly run exists', () => {
  const modules = JSON.parse(readFileSync(join(ROOT, 'scripts/lib/mutants/modules.json'), 'utf8'));
  const folderOf = (path) => (path.endsWith('/*') ? dirname(path) : path);
  assert.ok(modules.length > 20);
  assert.deepEqual(
    modules.filter(({ path }) => !existsSync(join(ROOT, folderOf(path)))),
    [],
  );
});

test('each limit to test files of a module leaves some', () => {
  const modules = JSON.parse(readFileSync(join(ROOT, 'scripts/lib/mutants/modules.json'), 'utf8'));
  const limits = modules.flatMap(({ path, only = [] }) => only.map((text) => ({ path, text })));
  assert.ok(limits.length > 0);
  for (const { path, text } of limits) {
    const [, name] = path.split('/');
    const files = readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true });
    assert.ok(
      files.some((file) => /\.test\.tsx?$/.test(file) && `packages/${name}/src/${file}`.includes(text)),
      text,
    );
  }
});

test('every equivalent mutant has a line that its file contains, and a reason', () => {
  const files = readdirSync(join(ROOT, 'packages'))
    .map((name) => join(ROOT, 'packages', name, 'equivalent-mutants.json'))
    .filter(existsSync);
  const isSound = ({ file, line, mutation, reason }) =>
    reason?.length > 10 && mutation.includes(' → ') && readFileSync(join(ROOT, file), 'utf8').includes(line);
  for (const file of files)
    assert.deepEqual(
      JSON.parse(readFileSync(file, 'utf8')).filter((entry) => !isSound(entry)),
      [],
    );
});

test('jest finds its modules in a copy of the repository, which has no packages of others', () => {
  const { projects } = createRequire(import.meta.url)(join(ROOT, 'jest.config.js'));
  const targets = projects.flatMap(({ moduleNameMapper = {} }) => Object.values(moduleNameMapper));
  assert.ok(targets.length > 0);
  assert.deepEqual(
    targets.filter((target) => target.startsWith('<rootDir>') && target.includes('node_modules')),
    [],
  );
});
