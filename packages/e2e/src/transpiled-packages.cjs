/**
 * Lets Playwright load the sources of the other packages as jest does: transpiled once for all. Playwright would
 * transpile each of the server's files with Babel, and read them again in each worker.
 */
const { readFileSync } = require('node:fs');
const { dirname, join, sep } = require('node:path');
const { process: transpile } = require('../../../scripts/lib/transpiler.cjs');

const PACKAGES = dirname(dirname(__dirname)) + sep;
const OWN = join(PACKAGES, 'e2e') + sep;

const load = require.extensions['.ts'];
require.extensions['.ts'] = (module, path) => {
  const isOther = path.startsWith(PACKAGES) && !path.startsWith(OWN) && !path.includes('node_modules');
  if (!isOther) return load(module, path);
  module._compile(transpile(readFileSync(path, 'utf8'), path).code, path);
};
