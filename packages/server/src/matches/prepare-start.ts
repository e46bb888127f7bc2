/** Prepares the start of a game: the deal, the answers about the opening hands, and the table state. */
import { answerOpeningHands, createMatchState } from '@great-fire/game/match';
import type { TableState } from '@great-fire/protocol';
import { bringHolidays, initialTableState, nextDeadline } from '@great-fire/table';
import type { StoredMatch } from '../entities/match';
import type { GameStart } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { activeSeatOf, loadSetup } from './load-match';
import { toProgress } from './lobby-progress';
import { loadRules } from './rules-registry';

/**
 * Deals the game of a full table, and gives the standing answer of every seat, of persons and bots alike (SET-3). `at`:
 * the time of the start, ms since 1970, UTC.
 * @throws ApiError `unavailable` if this server does not have the rules version
 */
export async function prepareStart(
  storage: Pick<Storage, 'matches' | 'persons'>,
  match: StoredMatch,
  at: number,
): Promise<GameStart> {
  const rules = await loadRules(match.rulesVersion);
  const dealt = createMatchState(rules, await loadSetup(storage, match));
  const answers = match.seats.map(({ openingHandAnswer }) => openingHandAnswer);
  const moves = answerOpeningHands(rules, dealt, answers);
  const state = moves.at(-1)?.next ?? dealt;
  const withoutHolidays = initialTableState(match.timeControl, match.players, activeSeatOf(state), at);
  const tableState = await withOwnHolidays(storage, match, withoutHolidays, at);
  return {
    moves: moves.map(({ next: { stateId }, seat, action, events }) => ({
      stateId,
      seat,
      moveId: `opening-hand:${String(stateId)}`, // an id that no client can send
      action: JSON.stringify(action),
      events: JSON.stringify(events),
      at,
    })),
    progress: toProgress(rules, state.game),
    tableState: { state: tableState, dueAt: nextDeadline(tableState) },
  };
}

/** Brings the holidays of the players to a table with days a turn. */
async function withOwnHolidays(
  { persons }: Pick<Storage, 'persons'>,
  { timeControl, seats }: StoredMatch,
  tableState: TableState,
  at: number,
): Promise<TableState> {
  if (timeControl.clock.kind !== 'correspondence') return tableState;
  let state = tableState;
  for (const { seat, personId } of seats)
    if (personId !== null) state = bringHolidays(state, seat, await persons.holidaysOf(personId), at);
  return state;
}
