import { withDeadline } from '@great-fire/testkit/wait-for';
import type { ChaosClient } from './client';

/**
 * Resolves once the condition holds for all clients at the same moment. Checks it now and after each change of a
 * client. `what`: the condition as a noun phrase.
 *
 * @throws Error after the deadline, with the clients for which it does not hold
 */
export async function waitForAll(
  what: string,
  clients: readonly ChaosClient[],
  isTrue: (client: ChaosClient) => boolean,
): Promise<void> {
  let unsubscribes: readonly (() => void)[] = [];
  const fulfilled = new Promise<void>((resolve) => {
    const check = (): void => {
      if (clients.every(isTrue)) resolve();
    };
    unsubscribes = clients.map((client) => client.subscribe(check));
    check();
  });
  try {
    await withDeadline(what, fulfilled);
  } catch (error) {
    const missing = clients.filter((client) => !isTrue(client)).map(describeClient);
    throw new Error(`${String(error)}: ${missing.join(', ')}`, { cause: error });
  } finally {
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  }
}

/** Describes a client: 'r7-t0-s2 (cut, state 20)'. */
function describeClient({ name, matchClient }: ChaosClient): string {
  const { connection, stateId, connectError } = matchClient.getSnapshot();
  return `${name} (${[connection, connectError?.code ?? [], `state ${String(stateId)}`].flat().join(', ')})`;
}
