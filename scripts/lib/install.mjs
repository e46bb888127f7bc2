/** Installs the packages if node_modules does not match package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runOrFail, log } from './exec.mjs';

const MIN_NODE = [20, 19];

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Returns true if every package of the lock is installed in its version. Optional and peer packages may be missing.
 */
export function lockMatches(locked, present) {
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const installed = present[path];
    if (installed !== undefined) return installed.version === entry.version;
    return entry.optional === true || entry.devOptional === true || entry.peer === true;
  });
}

function isInstalled() {
  return lockMatches(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'));
}

/** Exits with 1 and a message if Node is too old. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  log(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Brings node_modules up to date with package-lock.json. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  log('Installing packages (once) …');
  await runOrFail(['npm', 'ci', '--no-audit', '--no-fund']);
}
