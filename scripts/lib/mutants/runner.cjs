/** Runs test files one by one until a test fails. Jest's own `bail` would end the process. */
const { createRequire } = require('node:module');

const { default: TestRunner } = createRequire(require.resolve('jest'))('jest-runner'); // jest brings it along

module.exports = class extends TestRunner {
  runTests(tests, watcher, options) {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined)
      this.on('test-file-success', ([, result]) => {
        if (result.numFailingTests > 0 || result.testExecError) watcher.setState({ interrupted: true });
      });
    return super.runTests(tests, watcher, { ...options, serial: true });
  }
};
