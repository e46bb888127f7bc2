/** The services of docker-compose.yml as plain processes: a proxy, servers behind it, one storage, and proxies between. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TcpProxy } from '@great-fire/server/testing';
import { startPostgres } from '@great-fire/server/testing/postgres';
import type { PostgresServer } from '@great-fire/server/testing/postgres';
import { waitFor } from '@great-fire/testkit/wait-for';
import { SupervisedServer } from './supervised-server';
import { childPids, signalAll } from '../proc';

export interface ClusterOptions {
  readonly storage: 'sqlite' | 'postgres';
  readonly servers: number; // SQLite: 1
  readonly folder: string; // where everything is kept
  readonly settings?: Readonly<Record<string, string>>; // of every server, besides its storage; none
}

const DATABASE = 'great_fire';

export class Cluster {
  private restarting: Promise<void> | null = null;

  private constructor(
    readonly servers: readonly SupervisedServer[],
    readonly ingress: TcpProxy, // that pages come in by
    readonly databaseProxies: readonly TcpProxy[], // from each server to the database
    readonly postgres: PostgresServer | null,
    readonly storageLocation: string, // of what is stored: an address, or a file
  ) {}

  /** Starts all of it; resolves when every server takes requests. If a part fails, stops the others. */
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

  /** Where pages find it. */
  get url(): string {
    return `http://127.0.0.1:${String(this.ingress.port)}`;
  }

  /** The processes that run now: those of the servers, and those of the database. */
  get pids(): readonly (readonly number[])[] {
    const { postgres, servers } = this;
    const database = postgres === null ? [] : [postgres.pid, ...childPids(postgres.pid)];
    return [servers.flatMap(({ pid }) => pid ?? []), database];
  }

  /** Resolves when every server takes requests. */
  async ready(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.ready()));
  }

  /** Resolves when the database answers. A database that has ended is started again, as its service manager does. */
  async databaseReady(): Promise<void> {
    const { postgres } = this;
    if (postgres === null) return;
    await waitFor('the database to answer', async () => {
      if (postgres.isDown) await this.restartDatabase(postgres);
      return postgres.isReachable();
    });
  }

  /** Starts the database again, once for all who wait for it. Fails while the rest of the old one is in the way. */
  private restartDatabase(postgres: PostgresServer): Promise<void> {
    this.restarting ??= postgres
      .restart()
      .catch(() => undefined)
      .finally(() => (this.restarting = null));
    return this.restarting;
  }

  /** Ends the servers and the way in, in order or by a kill; what is stored stays. Returns their exit codes. */
  async stopServers(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.servers.map((server) => server.stop(signal)));
    await Promise.all([this.ingress, ...this.databaseProxies].map((proxy) => proxy.close()));
    return codes;
  }

  /** Stops everything. A process that was stopped by a signal goes on first, or it would not end. */
  async stop(): Promise<void> {
    const { servers, postgres } = this;
    for (const server of servers) server.resume();
    if (postgres?.isDown === false) signalAll(postgres.pid, 'SIGCONT');
    await this.stopServers();
    await postgres?.stop();
  }
}

/** Adds a connection of its own from one server to the database. Resolves to the settings of that server. */
async function addDatabaseProxy(
  { port }: PostgresServer,
  databaseUrl: string,
  proxies: TcpProxy[],
): Promise<Readonly<Record<string, string>>> {
  const proxy = await TcpProxy.start([port]);
  proxies.push(proxy);
  return { DATABASE_URL: Object.assign(new URL(databaseUrl), { port: String(proxy.port) }).href };
}
