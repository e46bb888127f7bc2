/** The servers of a world: one on a file, or two that share a database, with the people divided between them. */
import type { MatchSetup } from '@great-fire/game';
import { TestSocket, startTestServer } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { findStablePort } from '../lib/stable-port';
import type { Viewer } from './script';
import { StorageCallCounter } from './storage-call-counter';
import { withFixedDeal } from './fixed-deal-storage';
import type { Clock } from './run';

export interface ServersOptions {
  readonly log?: { readonly write: (line: string) => void }; // gets every line, the finest too
  readonly database?: () => Promise<string>; // gives the address of a new PostgreSQL database; left out: a SQLite file
}

export interface Servers {
  readonly all: readonly TestServer[];
  readonly serverFor: (viewer: Viewer) => TestServer;
  /** Resolves once the servers have worked off everything that they received, and have sent all that follows from it. */
  readonly waitUntilIdle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the servers of one world after another, always on the same ports, because their answers name the port. */
export function serverFactory({ log, database }: ServersOptions) {
  const serverCount = database === undefined ? 1 : 2;
  const ports: number[] = [];
  return async (setup: MatchSetup, clock: Clock): Promise<Servers> => {
    const databaseUrl = await database?.();
    const all: TestServer[] = [];
    const storageCalls = new StorageCallCounter();
    while (ports.length < serverCount) ports.push(await findStablePort());
    for (const port of ports) {
      const server = await startTestServer({
        port,
        now: clock.now,
        wrapStorage: (opened) => storageCalls.wrap(withFixedDeal(setup)(opened)),
        metrics: true,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(log && { log }),
      });
      all.push(server);
    }
    const probes = all.map(({ url }) => new TestSocket(url, {}));
    await Promise.all(probes.map((probe) => probe.waitForConnection()));
    return {
      all,
      serverFor: (viewer) => {
        const server = all[(viewer ?? 1) % all.length];
        if (server === undefined) throw new Error('There is no server');
        return server;
      },
      waitUntilIdle: () =>
        withDeadline('the servers to have worked off a step', waitUntilIdle(all, probes, storageCalls)),
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
async function waitUntilIdle(
  all: readonly TestServer[],
  probes: readonly TestSocket[],
  storageCalls: StorageCallCounter,
): Promise<void> {
  const callsPerRound = all.length === 1 ? 0 : all.length; // calls in a round
  for (let isClean = false; !isClean;) {
    const { started, pending } = storageCalls;
    if (callsPerRound > 0) await Promise.all(all.map(publishProbe));
    await Promise.all(probes.map((probe) => probe.emitWithAck('none')));
    isClean = pending === 0 && storageCalls.started === started + callsPerRound;
  }
}

const NO_PRESENCE = { seats: [], visibleSeats: [], spectators: 0, namedSpectators: [] };

/**
 * Sends news of a table that is not there, which changes nothing, and resolves once all other servers have received it.
 * PostgreSQL delivers notifications in the order of their transactions, so earlier news have arrived by then.
 */
async function publishProbe(sender: TestServer, index: number, all: readonly TestServer[]): Promise<void> {
  const matchId = `none-${String(index)}`;
  const received = all
    .filter((server) => server !== sender)
    .map(
      ({ storage }) =>
        new Promise<void>((resolve) => {
          const stop = storage.changes.subscribe({
            onChange: (news) => {
              if (news.matchId !== matchId) return;
              stop();
              resolve();
            },
            onGap: () => undefined,
          });
        }),
    );
  await sender.storage.presence.publish(matchId, NO_PRESENCE);
  await Promise.all(received);
}
