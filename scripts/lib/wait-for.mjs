import { setTimeout as sleep } from 'node:timers/promises';

const DEADLINE_MS = 300_000; // a last resort
const POLL_INTERVAL_MS = 50;

/**
 * Reads until `read` resolves to true. `what` is a noun phrase: "the server".
 * @throws Error if that takes longer than five minutes
 */
export async function waitFor(what, read) {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await read())) {
    if (performance.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Waits until a started server answers that it is ready. @throws Error if its process exits before */
export async function waitUntilReady(url, child) {
  await waitFor(`the server at ${url}`, async () => {
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}`);
    return (await fetch(`${url}/readyz`).catch(() => null))?.ok === true;
  });
}
