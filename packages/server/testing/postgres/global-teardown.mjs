import { rm } from 'node:fs/promises';

/** Jest's `globalTeardown`: stops the PostgreSQL server of the test run and removes the temporary folder. */
export default async function globalTeardown() {
  await globalThis.postgresOfTests?.stop();
  if (globalThis.tempDirOfTests !== undefined)
    await rm(globalThis.tempDirOfTests, { recursive: true, force: true });
}
