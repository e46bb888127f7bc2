/** The end of play: nobody decides any more, and everybody is shown what was decided last. */
import { PATIENCE_MS } from './coming-back';
import { awaitsBot, everybody, heardOf } from './party';
import type { ChaosTable } from './party';
import type { Player } from './player';
import { untilAll } from './until';

/**
 * Lets nobody decide any more, and waits until all is answered, the bots have played as far as a person, and everybody
 * is shown that. Resolves to what was wrong.
 */
export async function comingToRest(tables: readonly ChaosTable[]): Promise<readonly string[]> {
  const players = tables.flatMap(({ players }) => players);
  const wrongs: string[] = [];
  players.forEach((player) => player.rest());
  if (!(await untilAll(players, ({ waits }) => !waits, PATIENCE_MS)))
    wrongs.push(`unanswered: ${names(players.filter(({ waits }) => waits))}`);
  const rested = await Promise.all(tables.map(atRest));
  return [...wrongs, ...rested.flat()];
}

async function atRest(table: ChaosTable): Promise<readonly string[]> {
  const pages = everybody(table);
  const isBehind = (page: Player): boolean => page.stateId < heardOf(table);
  const isShown = await untilAll(pages, (page) => !isBehind(page) && !awaitsBot(table), PATIENCE_MS);
  if (isShown) return [];
  const behind = pages.filter(isBehind);
  return behind.length > 0
    ? [`the last state is not shown to ${names(behind)}`]
    : [`a bot is still awaited, say ${names(pages)}`];
}

const names = (players: readonly Player[]): string => players.map(({ name }) => name).join(', ');
