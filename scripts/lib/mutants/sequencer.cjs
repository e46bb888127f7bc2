/** Chooses the test files of a mutant, and runs the fastest first: the sooner a test fails, the sooner it is done. */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');

const TIMES_FILE = 'test-times.json'; // in the sandbox, which is the working directory

module.exports = class {
  constructor({ globalConfig }) {
    this.pattern = globalConfig.testNamePattern && new RegExp(globalConfig.testNamePattern, 'i');
    this.isMutantRun = process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined;
  }

  sort(tests) {
    if (!this.isMutantRun || !existsSync(TIMES_FILE)) return tests;
    const times = JSON.parse(readFileSync(TIMES_FILE, 'utf8'));
    const wanted = tests.map((test) => ({
      test,
      names: Object.entries(times[test.path] ?? {}).filter(([name]) => this.pattern?.test(name) ?? true),
    }));
    const timeOf = ({ names }) => names.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    return wanted
      .filter(({ names }) => names.length > 0)
      .sort((one, other) => timeOf(one) - timeOf(other))
      .map(({ test }) => test);
  }

  /** Stryker calls jest once without a mutant, before all others. */
  cacheResults(_tests, { testResults }) {
    if (this.isMutantRun) return;
    const timesOf = ({ testResults: results }) =>
      Object.fromEntries(results.map(({ fullName, duration }) => [fullName, duration ?? 0]));
    const times = Object.fromEntries(testResults.map((file) => [file.testFilePath, timesOf(file)]));
    writeFileSync(TIMES_FILE, JSON.stringify(times));
  }
};
