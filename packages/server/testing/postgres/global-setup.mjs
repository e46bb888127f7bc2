import { startPostgres } from './embedded-postgres.mjs';

/** Jest's `globalSetup`: starts one PostgreSQL server for a test run. Each test has a database of its own in it. */
export default async function globalSetup() {
  const postgres = await startPostgres({ isDurable: false });
  globalThis.postgresOfTests = postgres;
  process.env.TEST_POSTGRES = postgres.url('postgres');
}
