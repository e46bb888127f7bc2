/** The obstacles of a move at the table, whatever the rules of the game say. */
import type { Seat } from '@great-fire/game';
import { LOG_ROWS_MAX } from '@great-fire/protocol';
import { isBotControlled, type TableFacts } from './table-state';

/** Why the table takes no move. */
export type MoveObstacle =
  | 'log-full' // for an undo
  | 'paused'
  | 'takeback-needs-consent' // of the players: the move of a bot would end the proposal
  | 'owner-has-seat' // for a bot
  | 'bot-controlled'; // for the owner

/** Returns why the table takes no move of a seat, or null. `isByBot`: sent by a bot that plays the seat. */
export function findMoveObstacle(
  { state, stateId, ownedByPerson }: Pick<TableFacts, 'state' | 'stateId' | 'ownedByPerson'>,
  seat: Seat,
  { isUndo, isByBot }: { readonly isUndo: boolean; readonly isByBot: boolean },
): MoveObstacle | null {
  if (isUndo && stateId >= LOG_ROWS_MAX) return 'log-full';
  if (state.pausedAt !== null) return 'paused';
  const isOfBot = isBotControlled(state, seat);
  if (!isByBot) return isOfBot ? 'bot-controlled' : null;
  if (isTakebackOpen(state)) return 'takeback-needs-consent';
  return ownedByPerson[seat] === true && !isOfBot ? 'owner-has-seat' : null;
}

/** Returns whether the players have a takeback to answer. Bots wait for the answer. */
export const isTakebackOpen = ({ proposals }: TableFacts['state']): boolean =>
  proposals.some(({ kind }) => kind === 'takeback');
