import { folderInMemory } from './in-memory.mjs';
import { startPostgres } from './real-postgres.mjs';

/** Jest's `globalSetup`: one server for all tests of a run; each test has a database of its own in it. */
export default async function start() {
  const postgres = await startPostgres({ within: await folderInMemory(), outlivesPowerCuts: false });
  globalThis.postgresOfTests = postgres;
  process.env.TEST_POSTGRES = postgres.url('postgres');
}
