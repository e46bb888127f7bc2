/** The servers of a world: one on a file, or two that share a database, with the people divided between them. */
import type { MatchSetup } from '@great-fire/game';
import { TableSocket, startTestServer } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { stablePort } from '../topology/stable-port';
import type { Viewer } from './script';
import { StorageWork } from './storage-work';
import { toldBy } from './told-storage';
import type { Clock } from './world';

export interface ServersWish {
  readonly log?: { readonly write: (line: string) => void }; // gets every line, the finest too
  readonly database?: () => Promise<string>; // gives the address of a new PostgreSQL database; left out: a SQLite file
}

export interface Servers {
  readonly all: readonly TestServer[];
  readonly of: (viewer: Viewer) => TestServer;
  /** Resolves once the servers have worked off everything that they received, and have sent all that follows from it. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the servers of one world after another, always on the same ports, because their answers name the port. */
export function serversOf({ log, database }: ServersWish) {
  const count = database === undefined ? 1 : 2;
  const ports: number[] = [];
  return async (setup: MatchSetup, clock: Clock): Promise<Servers> => {
    const databaseUrl = await database?.();
    const all: TestServer[] = [];
    const work = new StorageWork();
    while (ports.length < count) ports.push(await stablePort());
    for (const port of ports) {
      const server = await startTestServer({
        port,
        now: clock.now,
        storage: (opened) => work.counted(toldBy(setup)(opened)),
        metrics: true,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(log && { log }),
      });
      all.push(server);
    }
    const probes = all.map(({ url }) => new TableSocket(url, {}));
    await Promise.all(probes.map((probe) => probe.connected()));
    return {
      all,
      of: (viewer) => {
        const server = all[(viewer ?? 1) % all.length];
        if (server === undefined) throw new Error('There is no server');
        return server;
      },
      settled: () => withDeadline('the servers to have worked off a step', settled(all, probes, work)),
      stop: async () => {
        for (const probe of probes) probe.close();
        for (const server of all) await server.stop();
      },
    };
  };
}

/**
 * Repeats a round until it is clean: no call to the storage was open before it, and none was begun in it. In a round
 * each server receives all news of the others, and answers on a socket. By then, what was received before the round has
 * begun a call or has been sent.
 */
async function settled(
  all: readonly TestServer[],
  probes: readonly TableSocket[],
  work: StorageWork,
): Promise<void> {
  const own = all.length === 1 ? 0 : all.length; // calls in a round
  for (let isClean = false; !isClean;) {
    const { begun, pending } = work;
    if (own > 0) await Promise.all(all.map(sendNews));
    await Promise.all(probes.map((probe) => probe.ask('none')));
    isClean = pending === 0 && work.begun === begun + own;
  }
}

const NOBODY = { seats: [], looking: [], spectators: 0, named: [] };

/**
 * Sends news of a table that is not there, which changes nothing, and resolves once all other servers have received it.
 * PostgreSQL delivers notifications in the order of their transactions, so earlier news have arrived by then.
 */
async function sendNews(sender: TestServer, place: number, all: readonly TestServer[]): Promise<void> {
  const matchId = `none-${String(place)}`;
  const received = all
    .filter((server) => server !== sender)
    .map(
      ({ storage }) =>
        new Promise<void>((resolve) => {
          const stop = storage.news.hear({
            hear: (news) => {
              if (news.matchId !== matchId) return;
              stop();
              resolve();
            },
            missed: () => undefined,
          });
        }),
    );
  await sender.storage.presence.say(matchId, NOBODY);
  await Promise.all(received);
}
