/** Installs the packages when those in node_modules are not the ones that the lock names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { must, say } from './run.mjs';

const MINIMUM_NODE = [20, 19];

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Whether every package of the lock is there in its version; those of other platforms may be missing. */
export function agrees(locked, present) {
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    if (found !== undefined) return found.version === entry.version;
    return entry.optional === true || entry.devOptional === true || entry.peer === true;
  });
}

function isInstalled() {
  return agrees(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'));
}

/** @throws Error where Node is too old to run what would be installed */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  say(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Leaves node_modules as the lock says. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  say('Installing packages (once) …');
  await must(['npm', 'ci', '--no-audit', '--no-fund']);
}
