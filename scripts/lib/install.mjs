/** Installs the packages if node_modules does not match package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runOrFail, log } from './exec.mjs';

const MIN_NODE = [20, 19];
/** The lock fixes every package by its hash, so what npm has stored is right without a question to the registry. */
const NPM_OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund'];

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Returns true if every package of the lock is installed in its version. Optional and peer packages may be missing, and
 * without `tools` also those that only tests, linters and benchmarks need: the devDependencies.
 */
export function lockMatches(locked, present, { tools = true } = {}) {
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || (!tools && entry.dev === true)) return true;
    const installed = present[path];
    if (installed !== undefined) return installed.version === entry.version;
    return entry.optional === true || entry.devOptional === true || entry.peer === true;
  });
}

/** Exits with 1 and a message if Node is too old. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  log(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Brings node_modules up to date with package-lock.json. Without `tools`, a fresh clone gets only what builds and runs
 * the product, which is a third of all.
 */
export async function install({ tools = true } = {}) {
  checkNode();
  const locked = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (lockMatches(locked, present, { tools })) return;
  if (tools && lockMatches(locked, present, { tools: false })) {
    log('Installing the packages of tests and tools (once) …');
    await runOrFail(['npm', 'install', '--no-save', '--include=dev', ...NPM_OPTIONS]);
    return;
  }
  const hasTools = Object.values(present).some(({ dev }) => dev === true); // `npm ci` deletes them all
  log('Installing packages (once) …');
  const scope = tools || hasTools ? '--include=dev' : '--omit=dev';
  await runOrFail(['npm', 'ci', scope, ...NPM_OPTIONS]);
}
