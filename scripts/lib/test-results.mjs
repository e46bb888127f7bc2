/** Reads what the test runners report, and prints it as a table. */
import { existsSync, readFileSync } from 'node:fs';

const OPEN_HANDLES = /failed to exit gracefully|did not exit one second after/;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** The results of a jest run: `{ passed, failed }`, the number and the names of tests. A process that stays open fails. */
export function readJest(file, output) {
  const result = readJson(file);
  const failed = (result?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests;
  });
  if (OPEN_HANDLES.test(output)) failed.push('a worker process did not exit');
  return { passed: result?.numPassedTests ?? 0, failed };
}

/** The same of a Playwright run. A test that passed only when it was repeated has failed. */
export function readPlaywright(file) {
  const collectSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(collectSpecs)];
  const specs = collectSpecs(readJson(file) ?? {});
  const tests = specs.flatMap((spec) => spec.tests.map(({ status }) => ({ status, title: spec.title })));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title }) => title),
  };
}

/** The same of Node's test runner, from its output in TAP. */
export function readTap(output) {
  return {
    passed: Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0),
    failed: [...output.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, title]) => title),
  };
}

/** "12.3 s, 20.1 s of processor time"; the second only where the system tells. */
export function formatTimes({ seconds, cpuSeconds }) {
  const wall = `${seconds.toFixed(1)} s`;
  return cpuSeconds === null ? wall : `${wall}, ${cpuSeconds.toFixed(1)} s of processor time`;
}

const range = (values) => {
  const [min, max] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
  return min === max ? min : `${min} to ${max}`;
};

/** One row for each stage: runs, failures, seconds, processor seconds, and the names of the tests that failed. */
export function formatTable(results) {
  const rows = [...new Set(results.map(({ name }) => name))].map((name) => {
    const runs = results.filter((result) => result.name === name);
    const failed = runs.flatMap((run) => run.failed);
    return [
      name,
      runs.length,
      range(runs.map(({ passed }) => passed)),
      failed.length,
      range(runs.map(({ seconds }) => seconds)),
      range(runs.map(({ cpuSeconds }) => cpuSeconds ?? NaN)),
      [...new Set(failed)].join('; '),
    ];
  });
  const head = ['stage', 'runs', 'tests', 'failures', 'seconds', 'processor seconds', 'failed tests'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
