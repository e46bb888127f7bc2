/**
 * The servers of a world: one with an SQLite file, or two that share a database and divide the viewers between them.
 */
import type { MatchSetup } from '@great-fire/game';
import {
  TestSocket,
  startTestServer,
  withFixedSecrets,
  type Storage,
  type TestServer,
} from '@great-fire/server/testing';
import { ChangeFeedProbe } from '@great-fire/server/testing/change-feed-probe';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { freePort } from '@great-fire/testkit/free-port';
import type { Viewer } from './script';
import { StorageCallCounter } from './storage-call-counter';
import type { Clock } from './run';

export interface ServersOptions {
  readonly log?: { readonly write: (line: string) => void }; // receives lines of all levels
  readonly plantLeak?: StorageLeak; // in the second of two servers
}

/** Plants a leak in what a server reads from its storage. */
export type StorageLeak = (storage: Storage, setup: MatchSetup) => Storage;

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
 * Returns a function that starts the servers of one world after another: two on a PostgreSQL database, or one without.
 * Their ports stay the same, because responses contain the port.
 */
export function serverFactory({ log, plantLeak }: ServersOptions) {
  const ports: number[] = [];
  return async (setup: MatchSetup, clock: Clock, databaseUrl?: string): Promise<Servers> => {
    const { seed, dealt } = setup;
    const withSecrets = withFixedSecrets({ seed, entropies: [], ...(dealt && { dealt }) });
    const all: TestServer[] = [];
    const storageCalls = new StorageCallCounter();
    const serverCount = databaseUrl === undefined ? 1 : 2;
    while (ports.length < serverCount) ports.push(await freePort());
    for (const [index, port] of ports.entries()) {
      const withLeak = (storage: Storage): Storage =>
        index === 1 && plantLeak !== undefined ? plantLeak(storage, setup) : storage;
      const server = await startTestServer({
        port,
        now: clock.now,
        wrapStorage: (opened) => storageCalls.wrap(withLeak(withSecrets(opened))),
        metrics: true,
        ...(databaseUrl !== undefined && { databaseUrl }),
        ...(log && { log }),
      });
      all.push(server);
    }
    const probes = all.map(({ url }) => new TestSocket(url, {}));
    await Promise.all(probes.map((probe) => probe.waitForConnection()));
    const feedProbe = databaseUrl === undefined ? null : await ChangeFeedProbe.connect(databaseUrl);
    const changeFeeds = all.map(({ storage }) => storage.changes);
    // Ends with a clean round: no storage call was open before it, and none was started in it. In a round, each server
    // receives all changes, and answers on a socket. By then, everything that a server received before the round has
    // been sent or has started a call.
    const waitUntilIdle = async (): Promise<void> => {
      for (let isClean = false; !isClean;) {
        await storageCalls.whenIdle();
        const { started } = storageCalls;
        await feedProbe?.waitForAll(changeFeeds);
        await Promise.all(probes.map(({ socket }) => socket.emitWithAck('none')));
        isClean = storageCalls.isIdle && storageCalls.started === started;
      }
    };
    return {
      all,
      serverFor: (viewer) => {
        const server = all[(viewer ?? 1) % all.length];
        if (server === undefined) throw new Error('There is no server');
        return server;
      },
      waitUntilIdle: () => withDeadline('the servers to have worked off a step', waitUntilIdle()),
      stop: async () => {
        for (const probe of probes) probe.close();
        await feedProbe?.close();
        for (const server of all) await server.stop();
      },
    };
  };
}
