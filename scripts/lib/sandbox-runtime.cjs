/**
 * The `runtime` of jest: its own, but with two savings.
 *
 * - Each worker compiles a source once instead of once for each test file. Compiling is otherwise half of the time that
 *   a test file's imports take.
 * - jest learns from a variable which test runs. Its `AsyncLocalStorage` makes Node call a hook for each promise, which
 *   takes a seventh of the server's tests. It tells apart only tests that run at the same time, and ours do not.
 *   An error that comes after the end of its test fails the one that runs then.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');

const { compileFunction } = vm;
const compiled = new Map(); // by the source's path

const TEST_RUNNER = /[\\/]jest-circus[\\/]build[\\/]jestAdapterInit\.js$/;

/** Does what jest needs of `AsyncLocalStorage`, as long as one callback runs at a time. */
class RunningContext {
  #store;

  run(store, callback) {
    const outer = this.#store;
    this.#store = store;
    return callback().finally(() => {
      this.#store = outer;
    });
  }

  getStore() {
    return this.#store;
  }
}

/** Returns the function of jest's test runner, which finds `RunningContext` in the place of `AsyncLocalStorage`. */
const withRunningContext = (run) =>
  function runWithContext(module, exports, require, ...rest) {
    const requireOrReplace = (name) =>
      name === 'node:async_hooks' ? { AsyncLocalStorage: RunningContext } : require(name);
    return run.call(this, module, exports, Object.assign(requireOrReplace, require), ...rest);
  };

/** Returns what `vm.compileFunction` does, without a callback for `import()`, which sources in the sandbox lack. */
function compileOnce(source, parameters, { filename, parsingContext }) {
  let entry = compiled.get(filename);
  if (entry?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    entry = { source, script };
    compiled.set(filename, entry);
  }
  const run = entry.script.runInContext(parsingContext);
  return TEST_RUNNER.test(filename) ? withRunningContext(run) : run;
}

vm.compileFunction = (source, parameters, options) => {
  const isOfSandbox = parameters?.[0] === 'module' && options?.parsingContext !== undefined;
  return (isOfSandbox ? compileOnce : compileFunction)(source, parameters, options);
};

module.exports = createRequire(require.resolve('jest'))('jest-runtime');
