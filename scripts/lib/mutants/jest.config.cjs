/**
 * Jest's configuration for StrykerJS: one project with the tests of one run, in the sandbox. Fastest first, it runs the
 * test files that reach the mutant, until a test fails.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const jestConfig = require('../../../jest.config.js');

const ROOT = join(__dirname, '../../..');

const { project: name, tests } = JSON.parse(readFileSync(process.env.MUTANTS_RUN, 'utf8'));
const project = jestConfig.projects.find(({ displayName }) => displayName === name);

module.exports = {
  ...project,
  globalSetup: undefined, // the command has run it already
  globalTeardown: undefined,
  rootDir: join(ROOT, project.rootDir),
  testMatch: tests.map((file) => join(ROOT, file)),
  testTimeout: 3_600_000, // StrykerJS knows how long the tests took before
  runner: join(__dirname, 'runner.cjs'),
  testSequencer: join(__dirname, 'sequencer.cjs'),
};
