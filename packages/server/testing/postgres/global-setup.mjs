import { findTmpfsDir } from './tmpfs-dir.mjs';
import { startPostgres } from './embedded-postgres.mjs';

/** Jest's `globalSetup`: one server for all tests of a run; each test has a database of its own in it. */
export default async function globalSetup() {
  const postgres = await startPostgres({ parentDir: await findTmpfsDir(), isDurable: false });
  globalThis.postgresOfTests = postgres;
  process.env.TEST_POSTGRES = postgres.url('postgres');
}
