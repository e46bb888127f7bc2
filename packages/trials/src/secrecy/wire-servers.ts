/** The servers of a world: one on a file, or two that share a database, with the people divided between them. */
import type { MatchSetup } from '@great-fire/game';
import { startTestServer } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import type { Viewer } from './script';
import { toldBy } from './told-storage';
import type { Clock } from './world';

export interface ServersWish {
  readonly log?: { readonly write: (line: string) => void }; // gets every line, the finest too
  readonly database?: () => Promise<string>; // gives the address of a new PostgreSQL database; left out: a SQLite file
}

export interface Servers {
  readonly all: readonly TestServer[];
  readonly of: (viewer: Viewer) => TestServer;
  readonly stop: () => Promise<void>;
}

/** Starts the servers of one world after another, always on the same ports, for the answers name them. */
export function serversOf({ log, database }: ServersWish) {
  let ports: readonly number[] = database === undefined ? [0] : [0, 0];
  return async (setup: MatchSetup, clock: Clock): Promise<Servers> => {
    const databaseUrl = await database?.();
    const all: TestServer[] = [];
    for (const port of ports) {
      const server = await startTestServer({
        port,
        now: clock.now,
        storage: toldBy(setup),
        metrics: true,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(log && { log }),
      });
      all.push(server);
    }
    ports = all.map(({ url }) => Number(new URL(url).port));
    return {
      all,
      of: (viewer) => {
        const server = all[(viewer ?? 1) % all.length];
        if (server === undefined) throw new Error('There is no server');
        return server;
      },
      stop: async () => {
        for (const server of all) await server.stop();
      },
    };
  };
}
