/** The end of play: no player decides any more, and every page shows the last decision. */
import { awaitsBot, everybody, heardOf } from './party';
import type { ChaosTable } from './party';
import { untilAll } from './until';

/**
 * Stops the players, and waits until every decision is answered, the bots have played as far as a person, and every
 * page shows that. @throws Error with the pages that are missing
 */
export async function comingToRest(table: ChaosTable): Promise<void> {
  table.players.forEach((player) => player.rest());
  await untilAll('an answer to every decision', table.players, ({ waits }) => !waits);
  await untilAll(
    'every page to show the last state, and no bot to be awaited',
    everybody(table),
    ({ stateId }) => stateId === heardOf(table) && !awaitsBot(table),
  );
}
