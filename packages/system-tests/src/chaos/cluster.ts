/**
 * The services of docker-compose.yml as plain processes: a TCP proxy, servers behind it, one storage, and a proxy from
 * each server to the database.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TcpProxy } from '@great-fire/server/testing';
import { startPostgres, type PostgresServer } from '@great-fire/server/testing/postgres';
import { waitFor } from '@great-fire/testkit/wait-for';
import { childPids } from '@great-fire/testkit/proc';
import { SupervisedServer } from './supervised-server';

export interface ClusterOptions {
  readonly storage: 'sqlite' | 'postgres';
  readonly servers: number; // SQLite: 1
  readonly folder: string; // for all data
  readonly settings?: Readonly<Record<string, string>>; // environment of every server, in addition to its storage
}

const DATABASE = 'great_fire';

export class Cluster {
  private restarting: Promise<void> | null = null;

  private constructor(
    readonly servers: readonly SupervisedServer[],
    readonly ingress: TcpProxy, // the proxy in front of the servers
    readonly databaseProxies: readonly TcpProxy[], // one from each server to the database
    readonly postgres: PostgresServer | null,
    readonly storageLocation: string, // database URL, or the path of the SQLite file
  ) {}

  /** Starts all services. Resolves once every server accepts requests. If one fails to start, stops the others. */
  static async start({ storage, servers: count, folder, settings = {} }: ClusterOptions): Promise<Cluster> {
    const postgres = storage === 'sqlite' ? null : await startPostgres({ parentDir: folder });
    const databaseProxies: TcpProxy[] = [];
    const servers: SupervisedServer[] = [];
    try {
      const file = join(folder, `${randomBytes(4).toString('hex')}.db`);
      const storageLocation = postgres === null ? file : await postgres.createDatabase(DATABASE);
      for (let number = 0; number < count; number += 1) {
        const storageSettings =
          postgres === null
            ? { DATABASE_FILE: file }
            : await addDatabaseProxy(postgres, storageLocation, databaseProxies);
        servers.push(await SupervisedServer.start(() => ({ ...settings, ...storageSettings })));
      }
      const ingress = await TcpProxy.start(servers.map(({ port }) => port));
      return new Cluster(servers, ingress, databaseProxies, postgres, storageLocation);
    } catch (error) {
      await Promise.all([
        ...servers.map((server) => server.stop()),
        ...databaseProxies.map((proxy) => proxy.close()),
      ]);
      await postgres?.stop();
      throw error;
    }
  }

  /** The URL for clients. */
  get url(): string {
    return `http://127.0.0.1:${String(this.ingress.port)}`;
  }

  /** Resolves once every server accepts requests. */
  async ready(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.ready()));
  }

  /** Resolves once the database answers. Restarts a database that has ended, as its service manager would. */
  async databaseReady(): Promise<void> {
    const { postgres } = this;
    if (postgres === null) return;
    await waitFor('the database to answer', async () => {
      if (postgres.isDown) await this.restartDatabase(postgres);
      return postgres.isReachable();
    });
  }

  /**
   * Restarts the database, once for all callers. A failure is ignored, because leftovers of the old process may block
   * it; the caller retries.
   */
  private restartDatabase(postgres: PostgresServer): Promise<void> {
    this.restarting ??= postgres
      .restart()
      .catch(() => undefined)
      .finally(() => (this.restarting = null));
    return this.restarting;
  }

  /** Stops everything. A suspended process is resumed first, because it could not end otherwise. */
  async stop(): Promise<void> {
    const { servers, postgres, ingress, databaseProxies } = this;
    for (const server of servers) server.signal('SIGCONT');
    if (postgres?.isDown === false) signalAll(postgres.pid, 'SIGCONT');
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([ingress, ...databaseProxies].map((proxy) => proxy.close()));
    await postgres?.stop();
  }
}

/** Starts a proxy between one server and the database. Resolves to the settings of that server. */
async function addDatabaseProxy(
  { port }: PostgresServer,
  databaseUrl: string,
  proxies: TcpProxy[],
): Promise<Readonly<Record<string, string>>> {
  const proxy = await TcpProxy.start([port]);
  proxies.push(proxy);
  return { DATABASE_URL: Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href };
}

/** Sends a signal to a process. Does nothing if the process has ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Sends a signal to a process and its child processes. Skips those that have ended. */
export function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of [pid, ...childPids(pid)]) sendSignal(each, signal);
}
