/**
 * npm run test:mutants -- [PATH]... [options]: changes the code of modules in small ways, one at a time, and lists the
 * changes that no test notices. A PATH is a folder or file below packages/NAME/src, or
 * 'FOLDER/*' for the files beside its subfolders. Without a PATH, the command tests the modules of
 * scripts/lib/mutants/modules.json and fails if a score is below its bound there.
 *
 * - --sample N: tests N mutants of each module that compile (default: all of them)
 * - --seed S: draws another sample (default: 1)
 * - --min P: fails if less than P percent of the mutants of a module are killed
 * - --only TEXT: runs only the test files whose path contains this text; may be repeated (default: what
 *   scripts/lib/mutants/modules.json says of this PATH, else all)
 * - --skip TEXT: leaves out the test files whose path contains this text; may be repeated
 * - --concurrency N: runs N processes (default: 2)
 * - --fresh: also tests those again that were killed before, and whose code and test have not changed
 * - --json: prints the result as JSON, and everything else to standard error
 *
 * Only the jest tests of the package that depend on the module run, and for each mutant those that reach it.
 * packages/NAME/equivalent-mutants.json lists mutants that no test can notice, with reasons. npm fetches StrykerJS for
 * this command only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { exitWithError, log, measure } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';
import { install } from './lib/install.mjs';
import { createCompileCheck } from './lib/mutants/compiler.mjs';
import {
  applyMutant,
  describeMutants,
  drawSample,
  formatModules,
  formatSurvivors,
  keepKilled,
  readReport,
  summarize,
  withoutEquivalents,
} from './lib/mutants/mutants.mjs';
import { ROOT } from './lib/root.mjs';
import { formatTimes } from './lib/test-results.mjs';

printHelp(import.meta.url);

const LIB = 'scripts/lib/mutants';
const CACHE = join(ROOT, '.cache/mutants');
const SOURCE = /(?<!\.test|\.d)\.tsx?$/;
const NOT_IN_SANDBOX = ['/regression/dependencies.test.ts']; // asks npm about node_modules
const TEST_FOLDERS = ['testing', 'contract-tests'];
const NOT_COPIED = ['.*', 'dist', 'dist-gallery', 'data', 'coverage', 'test-results', 'playwright-report'];

/** The folder of StrykerJS, which is beside the folder that `npm exec` puts first in PATH. */
const [npmBin] = process.env.PATH.split(delimiter);
const STRYKER = join(dirname(npmBin), '@stryker-mutator');

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const readJson = (file, absent) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent);

/** Returns the source files of a folder and its subfolders, of `FOLDER/*` without them, or the file itself. */
function listSources(path) {
  if (path.endsWith('/*')) {
    const folder = dirname(path);
    return listSources(folder).filter((file) => dirname(file) === folder);
  }
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = `${path}/${entry.name}`;
    if (entry.isDirectory()) return TEST_FOLDERS.includes(entry.name) ? [] : listSources(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

/** Returns the test files of a package that import one of these files, directly or not. */
function listRelatedTests(packageName, files) {
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--json', '--selectProjects', packageName];
  const output = execFileSync(process.execPath, [...jest, '--findRelatedTests', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output).map((file) => relative(ROOT, file).split(sep).join('/'));
}

const silent = { ...console, isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Returns all mutants of these files, except the equivalent ones. */
async function listMutants(packageName, files) {
  const { Instrumenter } = await import(pathToFileURL(join(STRYKER, 'instrumenter/dist/src/index.js')));
  const instrumenter = new Instrumenter(silent);
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const listed = [];
  for (const file of files) {
    const content = read(file);
    const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], options);
    listed.push(...describeMutants(file, content, mutants));
  }
  const equivalents = readJson(join(ROOT, 'packages', packageName, 'equivalent-mutants.json'), []);
  return withoutEquivalents(listed, equivalents);
}

/** Runs what jest would run before the tests: once, not for each mutant. Resolves to what ends it. */
async function setUp(packageName) {
  const { projects } = createRequire(import.meta.url)(join(ROOT, 'jest.config.js'));
  const { rootDir, globalSetup, globalTeardown } = projects.find(
    ({ displayName }) => displayName === packageName,
  );
  const load = async (file) =>
    (await import(pathToFileURL(file.replace('<rootDir>', join(ROOT, rootDir))))).default;
  if (globalSetup === undefined) return () => undefined;
  await (
    await load(globalSetup)
  )();
  return load(globalTeardown);
}

/** Tests the samples of modules of one package. Returns their summaries. */
async function testPackage(packageName, bounds, { sample: size, seed, skip, concurrency, isFresh, print }) {
  const modules = bounds.map(({ path, only }) => ({ path, only, files: listSources(path) }));
  const files = [...new Set(modules.flatMap((module) => module.files))];
  const { mutants, stale } = await listMutants(packageName, files);
  for (const { file, line, mutation } of stale)
    print(`packages/${packageName}/equivalent-mutants.json: no such mutant: ${file}, ${line}, ${mutation}`);
  const compiles = createCompileCheck(packageName, files);
  const isValid = (mutant) => compiles(mutant.file, applyMutant(read(mutant.file), mutant));
  const samples = modules.map((module) => {
    const population = mutants.filter(({ file }) => module.files.includes(file));
    return { ...module, population, sample: drawSample(population, size, seed, isValid) };
  });
  const sampled = samples.flatMap(({ sample }) => sample);
  const mutatedFiles = [...new Set(sampled.map(({ file }) => file))];
  const isLeftOut = (test) => [...NOT_IN_SANDBOX, ...skip].some((text) => test.includes(text));
  const tests = new Set(
    samples.flatMap(({ sample, only }) => {
      if (sample.length === 0) return [];
      const related = listRelatedTests(packageName, [...new Set(sample.map(({ file }) => file))]);
      return related.filter((test) => !isLeftOut(test) && (only ?? ['']).some((text) => test.includes(text)));
    }),
  );
  print(
    `${packageName}: ${sampled.length} mutants in ${mutatedFiles.length} files, ${tests.size} test files`,
  );

  const runFile = join(CACHE, `${packageName}-run.json`);
  const incrementalFile = join(CACHE, `${packageName}-tested.json`);
  const reportFile = join(CACHE, `${packageName}-report.json`);
  const configFile = join(CACHE, `${packageName}-stryker.json`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(reportFile, { force: true });
  if (isFresh) rmSync(incrementalFile, { force: true });
  writeFileSync(
    runFile,
    JSON.stringify({ project: packageName, tests: [...tests], sample: sampled.map(({ key }) => key) }),
  );
  const config = {
    mutate: mutatedFiles,
    testRunner: 'jest',
    plugins: [join(STRYKER, 'jest-runner/dist/src/index.js'), join(ROOT, LIB, 'stryker-plugins.mjs')],
    checkers: ['sample'],
    jest: { projectType: 'custom', configFile: `${LIB}/jest.config.cjs`, enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency,
    incremental: true,
    incrementalFile,
    reporters: ['json', 'survivors'],
    jsonReporter: { fileName: reportFile },
    tempDirName: '.cache/mutants/sandbox',
    cleanTempDir: 'always',
    ignorePatterns: NOT_COPIED,
    symlinkNodeModules: false,
    buildCommand: `node ${join(ROOT, LIB, 'link-sandbox.mjs')}`,
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 60_000, // a busy machine
    timeoutFactor: 4,
    warnings: { slow: false },
    allowConsoleColors: false,
    logLevel: 'warn',
  };
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  const tearDown = await setUp(packageName);
  try {
    const bin = join(STRYKER, 'core/bin/stryker.js');
    const env = {
      MUTANTS_RUN: runFile,
      MUTANTS_ENVIRONMENTS: join(STRYKER, 'jest-runner/dist/src/jest-plugins'),
    };
    const { code, output, ...times } = await measure([process.execPath, bin, 'run', configFile], {
      env,
      isQuiet: print === log,
    });
    if (code !== 0) throw new Error(`StrykerJS ended with ${code}${print === log ? `\n${output}` : ''}`);
    print(`${packageName}: ${formatTimes(times)}`);
  } finally {
    await tearDown();
  }
  const report = readJson(reportFile);
  writeFileSync(incrementalFile, JSON.stringify(keepKilled(readJson(incrementalFile))));
  const results = readReport(report);
  return samples.map(({ path, population, sample }) => summarize(path, population, sample, results));
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      min: { type: 'string', default: '0' },
      only: { type: 'string', multiple: true },
      skip: { type: 'string', multiple: true, default: [] },
      concurrency: { type: 'string', default: '2' },
      fresh: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const paths = positionals.map((path) => relative(ROOT, resolve(path)).split(sep).join('/'));
  return { paths, ...values };
}

try {
  const { paths, sample, seed, only, skip, min, concurrency, fresh, json } = readOptions();
  await install();
  const listed = readJson(join(ROOT, LIB, 'modules.json'));
  const onlyOf = (path) => only ?? listed.find((entry) => entry.path === path)?.only;
  const bounds =
    paths.length > 0 ? paths.map((path) => ({ path, min: Number(min), only: onlyOf(path) })) : listed;
  const packageOf = ({ path }) => path.split('/')[1];
  const summaries = [];
  const options = {
    sample: Number(sample),
    seed,
    skip,
    concurrency: Number(concurrency),
    isFresh: fresh,
    print: json ? log : console.log,
  };
  for (const name of new Set(bounds.map(packageOf))) {
    const modules = bounds.filter((bound) => packageOf(bound) === name);
    summaries.push(...(await testPackage(name, modules, options)));
  }
  options.print(`\n${formatSurvivors(summaries)}\n\n${formatModules(summaries)}`);
  if (json) console.log(JSON.stringify(summaries, null, 2));
  const minOf = new Map(bounds.map((bound) => [bound.path, bound.min]));
  const isBelow = ({ module, score }) => score !== null && score < minOf.get(module);
  process.exitCode = summaries.some(isBelow) ? 1 : 0;
} catch (error) {
  exitWithError(error);
}
