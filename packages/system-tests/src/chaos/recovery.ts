/**
 * Waits until every page has recovered and the bots play on after all faults are repaired. Measures how long that
 * takes.
 */
import { isBotOnTurn, allClients, latestStateId, type ChaosTable } from './table';
import type { ChaosClient } from './client';
import { waitForAny, waitForEach } from './wait-for';

/**
 * Times in ms since all faults were repaired. They are only reported: a verdict would depend on the load of the
 * machine.
 */
export interface Recovery {
  readonly recoveryMs: readonly number[]; // for each page, until it recovered
  readonly botRecoveryMs: readonly number[]; // until a table on which a bot was to move reached a later state
}

/**
 * Waits until every page of a table has recovered. A live connection is not enough: the page must also show a state
 * from after the repair. At a table with bots, the last state from before is enough for a page, and the table must
 * reach a later one.
 *
 * @throws Error with the pages that are missing
 */
export async function measureRecovery(table: ChaosTable): Promise<Recovery> {
  const lastStateId = latestStateId(table);
  const wasBotOnTurn = isBotOnTurn(table);
  const clients = allClients(table);
  const hasAdvanced = (client: ChaosClient) =>
    client.stateId > lastStateId || (client.isOver && client.stateId === lastStateId);
  const hasRecovered = (client: ChaosClient) =>
    client.isConnected && (hasAdvanced(client) || (table.hasBots && client.stateId === lastStateId));
  const [recoveryMs, advancedMs] = await Promise.all([
    waitForEach('every page to recover', clients, hasRecovered),
    waitForAny('a later state', clients, hasAdvanced),
  ]);
  // If a person was to move, the time is not the bots'.
  return {
    recoveryMs: recoveryMs.map(Math.round),
    botRecoveryMs: wasBotOnTurn ? [Math.round(advancedMs)] : [],
  };
}
