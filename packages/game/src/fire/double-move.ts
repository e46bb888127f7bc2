/** DBL-1, DBL-2: the second move of a card with a double move token. */
import type { Refusal } from '../refusal';
import type { FireCard, Holdings, PublicState, Seat } from '../state';
import { checkTurn } from '../turn';

/** Checks whether the seat may move a second cone with this card now. Returns the refusal, or null if it may. */
export function checkDoubleMove(
  state: PublicState,
  seat: Seat,
  card: FireCard,
  holdings: Holdings,
): Refusal | null {
  const { turn } = state;
  const turnRefusal = checkTurn(state, seat, ['act']);
  if (turnRefusal !== null) return turnRefusal;
  if (turn.spreads === 0) return { rule: 'FIRE-8', reason: 'no-double-after-discard' };
  if (turn.spreads === 2) return { rule: 'DBL-1', reason: 'two-moves-at-most' };
  if (turn.actions > 0) return { rule: 'DBL-2', reason: 'second-move-before-actions' };
  if (!holdings.tokens.includes('double-move')) return { rule: 'DBL-1', reason: 'no-double-move-token' };
  return card === turn.card ? null : { rule: 'DBL-1', reason: 'card-of-first-move' };
}
