/** Waits until a condition holds for the clients. Checks it on each change of a client. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import { stopwatch } from '../lib/stopwatch';
import type { ChaosClient } from './client';

type Predicate = (client: ChaosClient) => boolean;

/**
 * Resolves once the condition holds for all clients at the same moment. `what`: the condition as a noun phrase.
 *
 * @throws Error after the deadline, with the clients for which it does not hold
 */
export function waitForAll(what: string, clients: readonly ChaosClient[], isTrue: Predicate): Promise<void> {
  const missing = () => clients.filter((client) => !isTrue(client));
  return waitUntil(what, clients, missing, () => missing().length === 0);
}

/**
 * Resolves to the milliseconds until the condition first held, for each client.
 *
 * @throws Error as `waitForAll`
 */
export async function waitForEach(
  what: string,
  clients: readonly ChaosClient[],
  isTrue: Predicate,
): Promise<readonly number[]> {
  const elapsed = stopwatch();
  const elapsedByClient = new Map<ChaosClient, number>();
  const missing = () => clients.filter((client) => !elapsedByClient.has(client));
  await waitUntil(what, clients, missing, () => {
    for (const client of missing()) if (isTrue(client)) elapsedByClient.set(client, elapsed());
    return elapsedByClient.size === clients.length;
  });
  return [...elapsedByClient.values()];
}

/**
 * Resolves to the milliseconds until the condition held for any client.
 *
 * @throws Error as `waitForAll`
 */
export async function waitForAny(
  what: string,
  clients: readonly ChaosClient[],
  isTrue: Predicate,
): Promise<number> {
  const elapsed = stopwatch();
  await waitUntil(
    what,
    clients,
    () => clients,
    () => clients.some(isTrue),
  );
  return elapsed();
}

/** Resolves once `isFulfilled` returns true. Calls it now and after each change of a client. */
async function waitUntil(
  what: string,
  clients: readonly ChaosClient[],
  missing: () => readonly ChaosClient[],
  isFulfilled: () => boolean,
): Promise<void> {
  let unsubscribes: readonly (() => void)[] = [];
  const fulfilled = new Promise<void>((resolve) => {
    const check = (): void => {
      if (isFulfilled()) resolve();
    };
    unsubscribes = clients.map((client) => client.subscribe(check));
    check();
  });
  try {
    await withDeadline(what, fulfilled);
  } catch (error) {
    throw new Error(`${String(error)}: ${missing().map(describeClient).join(', ')}`, { cause: error });
  } finally {
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  }
}

/** Describes a client: 'r7-t0-s2 (cut, state 20)'. */
function describeClient({ name, matchClient }: ChaosClient): string {
  const { connection: connectionState, stateId, connectError } = matchClient.getSnapshot();
  return `${name} (${[connectionState, connectError?.code ?? [], `state ${String(stateId)}`].flat().join(', ')})`;
}
