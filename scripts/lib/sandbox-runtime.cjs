/**
 * The `runtime` of jest: its own, but each worker compiles a source once instead of once for each test file. Compiling
 * is otherwise half of the time that a test file's imports take.
 */
const { createRequire } = require('node:module');
const vm = require('node:vm');

const { compileFunction } = vm;
const compiled = new Map(); // by the source's path

/** Returns what `vm.compileFunction` does, without a callback for `import()`, which sources in the sandbox lack. */
function compileOnce(source, parameters, { filename, parsingContext }) {
  let entry = compiled.get(filename);
  if (entry?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    entry = { source, script };
    compiled.set(filename, entry);
  }
  return entry.script.runInContext(parsingContext);
}

vm.compileFunction = (source, parameters, options) => {
  const isOfSandbox = parameters?.[0] === 'module' && options?.parsingContext !== undefined;
  return (isOfSandbox ? compileOnce : compileFunction)(source, parameters, options);
};

module.exports = createRequire(require.resolve('jest'))('jest-runtime');
