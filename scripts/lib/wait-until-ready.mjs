import { setTimeout as sleep } from 'node:timers/promises';
import { START_DEADLINE_MS } from '../../packages/testkit/src/deadlines.cjs';

const POLL_INTERVAL_MS = 50;

/**
 * Waits until a started server answers that it is ready.
 * @throws Error if its process exits before, or if that takes longer than five minutes
 */
export async function waitUntilReady(url, child) {
  const deadline = performance.now() + START_DEADLINE_MS;
  while ((await fetch(`${url}/readyz`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error(`Timed out waiting for the server at ${url}`);
    await sleep(POLL_INTERVAL_MS);
  }
}
