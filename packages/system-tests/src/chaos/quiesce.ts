/** Ends play: all players stop, and every page shows the last move. */
import { isBotOnTurn, allClients, latestStateId, type ChaosTable } from './table';
import { waitForAll } from './wait-for';

/**
 * Stops the players. Waits until every move is answered, no bot is to move, and every page shows the last state.
 *
 * @throws Error with the pages that are missing
 */
export async function quiesce(table: ChaosTable): Promise<void> {
  table.players.forEach((player) => player.stop());
  await waitForAll('an answer to every move and proposal', table.players, ({ isPending }) => !isPending);
  await waitForAll(
    'every page to show the last state, and no bot to move',
    allClients(table),
    ({ stateId }) => stateId === latestStateId(table) && !isBotOnTurn(table),
  );
}
