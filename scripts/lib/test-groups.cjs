/**
 * Groups of test files that jest runs as one file, so that they share a sandbox: what they import is loaded once, and
 * what V8 has optimized for one file serves the next. A file that mocks modules or has a page keeps its own sandbox.
 */
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../..');

const NEEDS_SANDBOX = /\bjest\.(mock|isolateModules)|@jest-environment jsdom/;

/** The tests of the server's package are two projects. */
const isSystem = (project) => project === 'system';
const SYSTEM_TEST = /\.system\.test\.ts$/;
const OTHER_TEST = /(?<!\.system)\.test\.tsx?$/;

/** Returns the paths of a project's tests: in groups, the same ones for the same files, and those that run alone. */
function planGroups(project, count) {
  const folder = join(ROOT, 'packages', isSystem(project) ? 'server' : project);
  const pattern = isSystem(project) ? SYSTEM_TEST : OTHER_TEST;
  const isOwn = (name) => pattern.test(name) && !/^(node_modules|dist)\b/.test(name);
  const tests = readdirSync(folder, { recursive: true }).filter(isOwn).sort();
  const paths = tests.map((name) => join(folder, name));
  const alone = paths.filter((path) => NEEDS_SANDBOX.test(readFileSync(path, 'utf8')));
  const shared = paths.filter((path) => !alone.includes(path));
  const groups = Array.from({ length: count }, (_, group) =>
    shared.filter((_, index) => index % count === group),
  );
  return { groups, alone };
}

/** Writes the groups of a project's tests. Returns what jest needs to run them and the tests that run alone. */
function groupTests(project, count) {
  const { groups, alone } = planGroups(project, count);
  const folder = join(ROOT, '.cache/test-groups', project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A group names the file before each of its tests.
  const suite = (path) => `describe(${JSON.stringify(path.slice(ROOT.length + 1))}, () => {
  require(${JSON.stringify(path)});
});\n`;
  groups.forEach((paths, group) =>
    writeFileSync(join(folder, `${group}.test.cjs`), paths.map(suite).join('')),
  );
  return { roots: ['<rootDir>', folder], testMatch: [join(folder, '*.test.cjs'), ...alone] };
}

module.exports = { planGroups, groupTests };
