import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, buildSync } from 'esbuild';
import { RULES_VERSION } from '../src/index';
import {
  EARLIER_RULES,
  LATER_RULES,
  freezeOtherRules,
  useFrozenRules,
  useOtherRules,
} from '../testing/other-rules';

const root = join(__dirname, '..');
const bundles = mkdtempSync(join(tmpdir(), 'great-fire-cli-')); // commands, bundled once because tsx is slow

const TARGET = { platform: 'node', format: 'esm', outExtension: { '.js': '.mjs' }, bundle: true } as const;
const sourceOf = (command: string) => join(root, 'cli', `${command}.ts`);

beforeAll(() => {
  buildSync({ ...TARGET, entryPoints: ['simulate', 'verify', 'replay'].map(sourceOf), outdir: bundles });
});
afterAll(() => rmSync(bundles, { recursive: true }));

function run(command: string, ...args: readonly string[]): CommandResult {
  return runWithInput('', command, ...args);
}

interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Does the same as `run`, with text on standard input. */
function runWithInput(input: string, command: string, ...args: readonly string[]): CommandResult {
  const file = join(bundles, `${command}.mjs`);
  const done = spawnSync(process.execPath, [file, ...args], { cwd: root, input, encoding: 'utf8' });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

function withTempFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'great-fire-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('commands', () => {
  it('a failure keeps its exit code if a library exits with 0 once the event loop is empty', () => {
    withTempFolder((folder) => {
      const preload = join(folder, 'exit-with-0.cjs');
      writeFileSync(preload, "process.on('beforeExit', () => process.exit(0));");
      const command = ['--require', preload, join(bundles, 'verify.mjs'), '--unknown'];
      expect(spawnSync(process.execPath, command).status).toBe(2);
    });
  });

  it('simulate writes valid records, the same for the same seed, and counts the branches', () => {
    withTempFolder((folder) => {
      const args = [
        '--games',
        '3',
        '--players',
        '4',
        '--seed',
        'x',
        '--hidden-colours',
        '--more-destruction',
        '--cones',
        '100',
      ];
      const first = run('simulate', ...args, '--out', join(folder, 'a'));
      expect([first.code, first.err]).toEqual([0, '']);
      expect(first.out).toMatch(/^redeal: \d+\n/);
      expect(readdirSync(join(folder, 'a'))).toEqual(['4-x-0001.json', '4-x-0002.json', '4-x-0003.json']);
      const file = readFileSync(join(folder, 'a', '4-x-0002.json'), 'utf8');
      // With `--out -`, the records go to standard output as JSONL and the counts to standard error.
      const streamed = run('simulate', ...args, '--out', '-');
      expect(streamed.out.split('\n')[1]).toBe(file.trimEnd());
      expect(streamed.err).toMatch(/^redeal: \d+\n/);
      expect(runWithInput(streamed.out, 'verify', '-').out).toBe('3 records: 3 ok, 0 bad\n');
      expect(JSON.parse(file)).toMatchObject({
        options: { hiddenColours: true, moreDestruction: true, cones: 100 },
      });
      const verified = run('verify', join(folder, 'a'));
      expect(verified.code).toBe(0);
      expect(verified.out.trim().split('\n').at(-1)).toBe('3 records: 3 ok, 0 bad');
      expect(verified.out.split('\n')[0]).toBe(`${join(folder, 'a', '4-x-0001.json')}: ok`);
    });
  });

  it('simulate --check writes no files and verifies each game', () => {
    const done = run(
      'simulate',
      '--games',
      '5',
      '--players',
      '3',
      '--seed',
      'y',
      '--check',
      '--random-variants',
    );
    expect(done.out.trim().split('\n').at(-1)).toBe('5 games: 5 ok, 0 bad');
  });

  it('verify names each fault without a stack trace and exits with 1', () => {
    withTempFolder((folder) => {
      const record = readFileSync(join(root, 'tests', 'fixtures', 'example-3p.json'), 'utf8');
      writeFileSync(join(folder, 'good.json'), record);
      writeFileSync(
        join(folder, 'rule.json'),
        record.replace(/("place-band",\s*"district":\s*)"old-fish-street"/, '$1"s-mary"'),
      );
      writeFileSync(join(folder, 'text.json'), 'no record');
      const oneLine = JSON.stringify(JSON.parse(record));
      const lines = [oneLine, '', oneLine.replace('"stock":0', '"stock":1'), oneLine];
      writeFileSync(join(folder, 'lines.jsonl.gz'), gzipSync(lines.join('\n')));
      const done = run('verify', folder, join(folder, 'missing.json'));
      expect([done.code, done.err]).toEqual([1, '']);
      expect(done.out.split('\n')).toEqual([
        `${join(folder, 'good.json')}: ok`,
        `${join(folder, 'lines.jsonl.gz')}:3: final: END-1: stock is 1, not 0`,
        `${join(folder, 'rule.json')}: action 1: SET-10: nothing is placed in the green region`,
        `${join(folder, 'text.json')}: format: record: it is not JSON`,
        `${join(folder, 'missing.json')}: format: record: there is no such file`,
        '7 records: 3 ok, 4 bad',
        '',
      ]);
      expect(run('verify')).toMatchObject({ code: 1, out: '0 records: 0 ok, 0 bad\n' });
    });
  });

  it('rules:replay prints final and result', () => {
    const file = join(root, 'tests', 'fixtures', 'example-3p.json');
    const { final, result } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const done = run('replay', file);
    expect(JSON.parse(done.out)).toEqual({ final, result });
    expect(run('replay', join(root, 'package.json'))).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    [['--games', 'many', '--players', '3', '--seed', 's', '--check'], '--games'],
    [['--games', '1', '--players', '7', '--seed', 's', '--check'], '--players'],
    [['--games', '1', '--players', '3', '--check'], '--seed'],
    [['--games', '1', '--players', '3', '--seed', 's'], '--out'],
    [['--games', '1', '--players', '3', '--seed', 's', '--check', '--cones', '70'], '--cones'],
  ])('simulate %j names the invalid option', (args, option) => {
    const done = run('simulate', ...args);
    expect(done.code).toBe(2);
    expect(done.err).toContain(option);
    expect(done.err.trim().split('\n')).toHaveLength(1);
  });
});

test('verify and rules:replay check a record by the frozen rules of its version', async () => {
  const outdir = join(bundles, 'other-rules');
  const frozen = useFrozenRules(freezeOtherRules(EARLIER_RULES));
  for (const [name, rules] of Object.entries({ earlier: EARLIER_RULES, later: LATER_RULES }))
    await build({
      ...TARGET,
      entryPoints: [{ in: sourceOf('simulate'), out: `simulate-${name}` }],
      plugins: [useOtherRules(rules)],
      outdir,
    });
  await build({
    ...TARGET,
    entryPoints: ['verify', 'replay'].map(sourceOf),
    plugins: [frozen],
    outdir,
  });
  const simulate = (name: string) =>
    run(`other-rules/simulate-${name}`, '--games', '1', '--players', '3', '--seed', 'x', '--out', '-').out;
  withTempFolder((folder) => {
    const [earlier, later, renamed] = ['earlier', 'later', 'renamed'].map((name) =>
      join(folder, `${name}.json`),
    );
    if (earlier === undefined || later === undefined || renamed === undefined) throw new Error('unreachable');
    const record = simulate('earlier');
    expect(JSON.parse(record)).toMatchObject({ rules: EARLIER_RULES.version });
    writeFileSync(earlier, record);
    writeFileSync(later, simulate('later'));
    writeFileSync(renamed, record.replace(`"${EARLIER_RULES.version}"`, `"${RULES_VERSION}"`));

    expect(run('other-rules/verify', earlier).out).toBe(`${earlier}: ok\n1 records: 1 ok, 0 bad\n`);
    expect(run('other-rules/verify', renamed).out).toMatch(
      /: action \d+: [A-Z]+-\d+: .*\n1 records: 0 ok, 1 bad\n$/,
    );
    expect(run('other-rules/verify', later).out).toContain(
      `${later}: format: rules: this release has no version ${LATER_RULES.version} of the rules\n`,
    );
    const { final, result } = JSON.parse(record) as Record<string, unknown>;
    expect(JSON.parse(run('other-rules/replay', earlier).out)).toEqual({ final, result });
    expect(run('other-rules/replay', later)).toMatchObject({ code: 1, out: '' });
  });
});
