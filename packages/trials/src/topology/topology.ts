/** What docker-compose.yml describes, as plain processes: a way in, servers behind it, one storage, and lines between. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { TcpProxy } from '@great-fire/server/testing';
import { startPostgres } from '@great-fire/server/testing/postgres';
import type { RealPostgres } from '@great-fire/server/testing/postgres';
import { KeptServer } from './kept-server';
import { childrenOf } from './processes';

export interface TopologyWish {
  readonly storage: 'sqlite' | 'postgres';
  readonly servers: number; // SQLite: 1
  readonly folder: string; // where everything is kept
  readonly settings?: Readonly<Record<string, string>>; // of every server, besides its storage; none
}

const DATABASE = 'great_fire';
const LOOK_AGAIN_MS = 50;

export class Topology {
  private constructor(
    readonly servers: readonly KeptServer[],
    readonly way: TcpProxy, // that pages come in by
    readonly lines: readonly TcpProxy[], // from each server to the database
    readonly postgres: RealPostgres | null,
    readonly place: string, // of what is stored: an address, or a file
  ) {}

  /** Starts all of it; resolves when every server takes requests. */
  static async start({ storage, servers: count, folder, settings = {} }: TopologyWish): Promise<Topology> {
    if (storage === 'sqlite') {
      const file = join(folder, `${randomBytes(4).toString('hex')}.db`);
      const server = await KeptServer.start(() => ({ ...settings, DATABASE_FILE: file }));
      return new Topology([server], await TcpProxy.start([server.address]), [], null, file);
    }
    const postgres = await startPostgres({ within: folder });
    const place = await postgres.create(DATABASE);
    const lines: TcpProxy[] = [];
    const servers: KeptServer[] = [];
    for (let number = 0; number < count; number += 1) {
      const line = await TcpProxy.start([postgres.port]);
      const address = Object.assign(new URL(place), { port: String(line.port) }).href;
      lines.push(line);
      servers.push(await KeptServer.start(() => ({ ...settings, DATABASE_URL: address })));
    }
    const way = await TcpProxy.start(servers.map(({ address }) => address));
    return new Topology(servers, way, lines, postgres, place);
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

  /** Resolves when the database answers; one that has ended is started again, as its service manager does. */
  async databaseReady(): Promise<void> {
    const { postgres } = this;
    while (postgres !== null) {
      // What is left of the old one may be in the way of the new one for a moment.
      if (postgres.isDown) await postgres.revive().catch(() => undefined);
      if (await postgres.answers()) return;
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  /** Ends the servers and the way in, in order or by a kill; what is stored stays. Returns their exit codes. */
  async stopServers(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.servers.map((server) => server.stop(signal)));
    await Promise.all([this.way, ...this.lines].map((proxy) => proxy.close()));
    return codes;
  }

  async stop(): Promise<void> {
    await this.stopServers();
    await this.postgres?.stop();
  }
}
