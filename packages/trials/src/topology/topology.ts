/** The services of docker-compose.yml as plain processes: a proxy, servers behind it, one storage, and proxies between. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TcpProxy } from '@great-fire/server/testing';
import { startPostgres } from '@great-fire/server/testing/postgres';
import type { RealPostgres } from '@great-fire/server/testing/postgres';
import { waitFor } from '@great-fire/testkit/wait-for';
import { KeptServer } from './kept-server';
import { childrenOf, signalAll } from './processes';

export interface TopologyWish {
  readonly storage: 'sqlite' | 'postgres';
  readonly servers: number; // SQLite: 1
  readonly folder: string; // where everything is kept
  readonly settings?: Readonly<Record<string, string>>; // of every server, besides its storage; none
}

const DATABASE = 'great_fire';

export class Topology {
  private reviving: Promise<void> | null = null;

  private constructor(
    readonly servers: readonly KeptServer[],
    readonly way: TcpProxy, // that pages come in by
    readonly lines: readonly TcpProxy[], // from each server to the database
    readonly postgres: RealPostgres | null,
    readonly place: string, // of what is stored: an address, or a file
  ) {}

  /** Starts all of it; resolves when every server takes requests. If a part fails, stops the others. */
  static async start({ storage, servers: count, folder, settings = {} }: TopologyWish): Promise<Topology> {
    const postgres = storage === 'sqlite' ? null : await startPostgres({ within: folder });
    const lines: TcpProxy[] = [];
    const servers: KeptServer[] = [];
    try {
      const file = join(folder, `${randomBytes(4).toString('hex')}.db`);
      const place = postgres === null ? file : await postgres.create(DATABASE);
      for (let number = 0; number < count; number += 1) {
        const stored = postgres === null ? { DATABASE_FILE: file } : await lineTo(postgres, place, lines);
        servers.push(await KeptServer.start(() => ({ ...settings, ...stored })));
      }
      const way = await TcpProxy.start(servers.map(({ address }) => address));
      return new Topology(servers, way, lines, postgres, place);
    } catch (error) {
      await Promise.all([...servers.map((server) => server.stop()), ...lines.map((line) => line.close())]);
      await postgres?.stop();
      throw error;
    }
  }

  /** Where pages find it. */
  get url(): string {
    return `http://127.0.0.1:${String(this.way.port)}`;
  }

  /** The processes that run now: those of the servers, and those of the database. */
  get pids(): readonly (readonly number[])[] {
    const { postgres, servers } = this;
    const database = postgres === null ? [] : [postgres.pid, ...childrenOf(postgres.pid)];
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
      if (postgres.isDown) await this.revive(postgres);
      return postgres.answers();
    });
  }

  /** Starts the database again, once for all who wait for it. Fails while the rest of the old one is in the way. */
  private revive(postgres: RealPostgres): Promise<void> {
    this.reviving ??= postgres
      .revive()
      .catch(() => undefined)
      .finally(() => (this.reviving = null));
    return this.reviving;
  }

  /** Ends the servers and the way in, in order or by a kill; what is stored stays. Returns their exit codes. */
  async stopServers(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.servers.map((server) => server.stop(signal)));
    await Promise.all([this.way, ...this.lines].map((proxy) => proxy.close()));
    return codes;
  }

  /** Stops everything. A process that was stopped by a signal goes on first, or it would not end. */
  async stop(): Promise<void> {
    const { servers, postgres } = this;
    for (const server of servers) server.thaw();
    if (postgres?.isDown === false) signalAll(postgres.pid, 'SIGCONT');
    await this.stopServers();
    await postgres?.stop();
  }
}

/** Adds a connection of its own from one server to the database. Resolves to the settings of that server. */
async function lineTo(
  { port }: RealPostgres,
  place: string,
  lines: TcpProxy[],
): Promise<Readonly<Record<string, string>>> {
  const line = await TcpProxy.start([port]);
  lines.push(line);
  return { DATABASE_URL: Object.assign(new URL(place), { port: String(line.port) }).href };
}
