/** After all is mended: waits until every page is back by itself and the bots go on, and measures how long that takes. */
import { awaitsBot, everybody, heardOf } from './party';
import type { ChaosTable } from './party';
import type { Player } from './player';
import { untilAny, untilEach } from './until';

/** Milliseconds since all was mended. They are reported; a verdict would depend on how busy the machine is. */
export interface Back {
  readonly backMs: readonly number[]; // of each page, until it was back
  readonly botsOnMs: readonly number[]; // until a table that awaited a bot then had come to a later state
}

/**
 * Waits until every page of a table is back. A live connection is not enough: the page has to show a state that came
 * after all was mended. At a table with bots, the last state that was known before is enough, and the table has to come
 * to a later one. @throws Error with the pages that are missing
 */
export async function comingBack(table: ChaosTable): Promise<Back> {
  const before = heardOf(table);
  const isAwaited = awaitsBot(table);
  const pages = everybody(table);
  const isOn = (page: Player) => page.stateId > before || (page.isOver && page.stateId === before);
  const isBack = (page: Player) => page.isLive && (isOn(page) || (table.hasBots && page.stateId === before));
  const [backMs, on] = await Promise.all([
    untilEach('every page to be back', pages, isBack),
    untilAny('a later state', pages, isOn),
  ]);
  // If a person was awaited, the time says nothing of the bots.
  return { backMs: backMs.map(Math.round), botsOnMs: isAwaited ? [Math.round(on)] : [] };
}
