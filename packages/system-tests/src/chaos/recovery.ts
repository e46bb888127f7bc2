/** After all is mended: waits until every page is back by itself and the bots go on, and measures how long that takes. */
import { isBotOnTurn, allClients, latestStateId } from './table';
import type { ChaosTable } from './table';
import type { ChaosClient } from './client';
import { waitForAny, waitForEach } from './wait-for';

/** Milliseconds since all was mended. They are reported; a verdict would depend on how busy the machine is. */
export interface Recovery {
  readonly backMs: readonly number[]; // of each page, until it was back
  readonly botsOnMs: readonly number[]; // until a table that awaited a bot then had come to a later state
}

/**
 * Waits until every page of a table is back. A live connection is not enough: the page has to show a state that came
 * after all was mended. At a table with bots, the last state that was known before is enough, and the table has to come
 * to a later one. @throws Error with the pages that are missing
 */
export async function measureRecovery(table: ChaosTable): Promise<Recovery> {
  const lastStateId = latestStateId(table);
  const wasBotOnTurn = isBotOnTurn(table);
  const clients = allClients(table);
  const hasAdvanced = (client: ChaosClient) =>
    client.stateId > lastStateId || (client.isOver && client.stateId === lastStateId);
  const hasRecovered = (client: ChaosClient) =>
    client.isLive && (hasAdvanced(client) || (table.hasBots && client.stateId === lastStateId));
  const [backMs, advancedMs] = await Promise.all([
    waitForEach('every page to be back', clients, hasRecovered),
    waitForAny('a later state', clients, hasAdvanced),
  ]);
  // If a person was awaited, the time says nothing of the bots.
  return { backMs: backMs.map(Math.round), botsOnMs: wasBotOnTurn ? [Math.round(advancedMs)] : [] };
}
