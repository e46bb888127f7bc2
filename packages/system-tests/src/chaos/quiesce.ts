/** The end of play: no player decides any more, and every page shows the last decision. */
import { isBotOnTurn, allClients, latestStateId } from './table';
import type { ChaosTable } from './table';
import { waitForAll } from './wait-for';

/**
 * Stops the players, and waits until every decision is answered, the bots have played as far as a person, and every
 * page shows that. @throws Error with the pages that are missing
 */
export async function quiesce(table: ChaosTable): Promise<void> {
  table.players.forEach((player) => player.stop());
  await waitForAll('an answer to every decision', table.players, ({ isPending }) => !isPending);
  await waitForAll(
    'every page to show the last state, and no bot to be awaited',
    allClients(table),
    ({ stateId }) => stateId === latestStateId(table) && !isBotOnTurn(table),
  );
}
