// `npm test` and CI set FAST=0. jest's workers inherit it.
process.env.FAST ??= '1';
const { dirname, join } = require('node:path');
const { TEST_DEADLINE_MS } = require('./packages/testkit/src/deadlines.cjs');

/** To sources in jest's sandbox each mention of a global is a question to its context; of these it is an argument. */
const SANDBOX_GLOBALS = ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set'];

const { BUNDLED } = require('./scripts/lib/transpiler.cjs');

const { groupTests } = require('./scripts/lib/test-groups.cjs');

const TRANSPILER = join(__dirname, 'scripts/lib/transpiler.cjs');

const ES_MODULES_ONLY = ['is-network-error', 'p-queue', 'p-retry', 'p-timeout', 'regexparam', 'wouter'];
const TRANSPILED_PACKAGES = `(?:(?:${ES_MODULES_ONLY.join('|')})/.+\\.m?js$|(?:${BUNDLED.join('|')})$)`;

/** The folder of a package whose main file is one folder below. The mutants' copy of the repository has no such folder. */
const folderOf = (name) => join(dirname(require.resolve(name)), '..');

/** A file that is named on the command line runs alone, as it is. `npm test` runs groups. */
const inGroups = (name, count) => (process.env.TEST_GROUPS === '1' ? groupTests(name, count) : {});

/** Fast projects first: the rules, then what is built on them. */
const project = (name, extra = {}) => ({
  displayName: name,
  rootDir: `packages/${name}`,
  testEnvironment: 'node',
  runtime: join(__dirname, 'scripts/lib/sandbox-runtime.cjs'),
  sandboxInjectedGlobals: SANDBOX_GLOBALS,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  transform: { '^.+\\.tsx?$': TRANSPILER, [`/node_modules/${TRANSPILED_PACKAGES}`]: TRANSPILER },
  transformIgnorePatterns: [`/node_modules/(?!${TRANSPILED_PACKAGES})`],
  ...extra,
});

// Tests of whole server processes, of several servers, and of failures of disk, database and network.
const SYSTEM_TEST = '\\.system\\.test\\.ts$';

const WITH_POSTGRES = {
  globalSetup: '<rootDir>/../server/testing/postgres/global-setup.mjs',
  globalTeardown: '<rootDir>/../server/testing/postgres/global-teardown.mjs',
};

module.exports = {
  projects: [
    project('testkit'),
    // The compiled package has the name of its sources.
    project('game', { ...inGroups('game', 3), modulePathIgnorePatterns: ['<rootDir>/dist/'] }),
    project('protocol', inGroups('protocol', 1)),
    project('table', inGroups('table', 1)),
    project('bots', inGroups('bots', 2)),
    project('client', {
      ...inGroups('client', 1),
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/testing/css-module.cjs', // only Vite can load CSS
        // As in the product. The one for development captures a stack for each element, a sixth of a page's time.
        '^react/jsx-runtime$': join(dirname(require.resolve('react')), 'cjs/react-jsx-runtime.production.js'),
        '^@observablehq/plot$': join(folderOf('@observablehq/plot'), 'dist/plot.umd.min.js'),
        '^d3@[^/]+/(.+)$': join(folderOf('d3'), '$1'), // as the line above requires it
      },
    }),
    project('server', {
      ...WITH_POSTGRES,
      testPathIgnorePatterns: ['/node_modules/', SYSTEM_TEST],
      ...inGroups('server', 6),
    }),
    project('server', {
      ...WITH_POSTGRES,
      displayName: 'system',
      testMatch: ['<rootDir>/**/*.system.test.ts'],
      ...inGroups('system', 2),
    }),
    project('system-tests', {
      ...inGroups('system-tests', 3),
      ...WITH_POSTGRES,
      setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
    }),
  ],
  maxWorkers: 2,
  workerGracefulExitTimeout: 60_000, // the default of 500 ms is less than a busy machine needs to end a process
  testTimeout: TEST_DEADLINE_MS, // a wait within a test ends earlier and names what is missing
};
