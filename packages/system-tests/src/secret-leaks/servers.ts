/**
 * The servers of a world: one with an SQLite file, or two that share a database and divide the viewers between them.
 */
import type { MatchSetup } from '@great-fire/game';
import { TestSocket, startTestServer, withFixedSecrets } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { freePort } from '@great-fire/testkit/free-port';
import type { Viewer } from './script';
import { StorageCallCounter } from './storage-call-counter';
import type { Clock } from './run';

export interface ServersOptions {
  readonly log?: { readonly write: (line: string) => void }; // receives lines of all levels
  readonly database?: () => Promise<string>; // creates a PostgreSQL database and resolves to its URL; left out: SQLite
}

export interface Servers {
  readonly all: readonly TestServer[];
  readonly serverFor: (viewer: Viewer) => TestServer;
  /**
   * Resolves once the servers have processed everything that they received, and have sent everything that follows from
   * it.
   */
  readonly waitUntilIdle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Returns a function that starts the servers of one world after another. Their ports stay the same, because responses
 * contain the port.
 */
export function serverFactory({ log, database }: ServersOptions) {
  const serverCount = database === undefined ? 1 : 2;
  const ports: number[] = [];
  return async ({ seed, dealt }: MatchSetup, clock: Clock): Promise<Servers> => {
    const withSecrets = withFixedSecrets({ seed, entropies: [], ...(dealt && { dealt }) });
    const databaseUrl = await database?.();
    const all: TestServer[] = [];
    const storageCalls = new StorageCallCounter();
    while (ports.length < serverCount) ports.push(await freePort());
    for (const port of ports) {
      const server = await startTestServer({
        port,
        now: clock.now,
        wrapStorage: (opened) => storageCalls.wrap(withSecrets(opened)),
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
 * Waits for rounds until one is clean: no storage call was open before it, and none was started in it. In a round,
 * each server receives all changes that the others published, and answers on a socket. By then, everything received
 * before the round has been sent or has started a call.
 */
async function waitUntilIdle(
  all: readonly TestServer[],
  probes: readonly TestSocket[],
  storageCalls: StorageCallCounter,
): Promise<void> {
  const callsPerRound = all.length === 1 ? 0 : all.length; // the rounds' own calls
  for (let isClean = false; !isClean;) {
    const { started, pending } = storageCalls;
    if (callsPerRound > 0) await Promise.all(all.map(publishProbe));
    await Promise.all(probes.map((probe) => probe.emitWithAck('none')));
    isClean = pending === 0 && storageCalls.started === started + callsPerRound;
  }
}

const NO_PRESENCE = { seats: [], visibleSeats: [], spectators: 0, namedSpectators: [] };

/**
 * Publishes a change of a table that does not exist, which has no effect. Resolves once all other servers have
 * received it. PostgreSQL delivers notifications in the order of their transactions, so earlier changes have arrived
 * by then.
 */
async function publishProbe(sender: TestServer, index: number, all: readonly TestServer[]): Promise<void> {
  const matchId = `none-${String(index)}`;
  const received = all
    .filter((server) => server !== sender)
    .map(
      ({ storage }) =>
        new Promise<void>((resolve) => {
          const stop = storage.changes.subscribe({
            onChange: (change) => {
              if (!('matchId' in change) || change.matchId !== matchId) return;
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
