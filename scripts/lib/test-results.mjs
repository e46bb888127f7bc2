/** Reads the reports of the test runners and formats them as a table. */
import { existsSync, readFileSync } from 'node:fs';

const OPEN_HANDLES = /failed to exit gracefully|did not exit one second after/;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Returns the results of a jest run: the number of passed tests and the names of failed ones. A process that does not
 * exit counts as a failure.
 */
export function readJest(file, output) {
  const result = readJson(file);
  const failed = (result?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests;
  });
  if (OPEN_HANDLES.test(output)) failed.push('a worker process did not exit');
  return { passed: result?.numPassedTests ?? 0, failed };
}

/** Returns the results of a Playwright run, and the browsers that ran. A flaky test counts as a failure. */
export function readPlaywright(file) {
  const collectSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(collectSpecs)];
  const specs = collectSpecs(readJson(file) ?? {});
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const annotations = tests.flatMap((test) => test.annotations ?? []);
  const browsers = annotations.filter(({ type }) => type === 'browser');
  return {
    browsers: [...new Set(browsers.map(({ description }) => description))], // 'firefox 153.7.0'
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title }) => title),
  };
}

/** Returns the results of Node's test runner from its TAP output. */
export function readTap(output) {
  return {
    passed: Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0),
    failed: [...output.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, title]) => title),
  };
}

/** Returns "12.3 s, 20.1 s of processor time". The second part is left out if the system does not report it. */
export function formatTimes({ seconds, cpuSeconds }) {
  const wall = `${seconds.toFixed(1)} s`;
  return cpuSeconds === null ? wall : `${wall}, ${cpuSeconds.toFixed(1)} s of processor time`;
}

const range = (values) => {
  const [min, max] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
  return min === max ? min : `${min} to ${max}`;
};

/** Returns a table with one row per stage: runs, tests, failures, seconds, CPU seconds, names of failed tests. */
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
