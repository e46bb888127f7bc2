import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from './embedded-postgres.mjs';
import { findTmpfsDir } from './tmpfs-dir.mjs';

/**
 * Jest's `globalSetup`: creates the temporary folder of a test run, where each test opens files of its own, and starts
 * one PostgreSQL server, in which each test has a database of its own.
 */
export default async function globalSetup() {
  const tempDir = await mkdtemp(join(await findTmpfsDir(), `great-fire-tests-${process.pid}-`));
  await chmod(tempDir, 0o755); // PostgreSQL runs as another user
  globalThis.tempDirOfTests = tempDir;
  process.env.TMPDIR = tempDir;
  const postgres = await startPostgres({ isDurable: false, parentDir: tempDir });
  globalThis.postgresOfTests = postgres;
  process.env.TEST_POSTGRES = postgres.url('postgres');
}
