/** Decisions without a choice, which the server makes itself in games over days. */
import type { Action, Seat } from '@great-fire/game';
import { findMoveObstacle } from '@great-fire/table';
import type { LiveMatch } from './load-match';

/**
 * Returns the only legal action of the active seat, or null. Secrets never decide: the choices are computed without
 * hand and tokens, in the phases where neither counts. Another phase, or a seat that holds a token, waits for its
 * player, so that nothing shows what the hand allows.
 */
export function findForcedAction({
  rules,
  state: { stateId, game },
  timeControl,
  tableState,
  ownedByPerson,
}: LiveMatch): { readonly seat: Seat; readonly action: Action } | null {
  const { seat, step } = game.turn;
  const isPublic = step === 'intensify' || (step === 'act' && game.seats[seat]?.tokens === 0);
  if (timeControl.clock.kind !== 'correspondence' || !isPublic || ownedByPerson[seat] !== true) return null;
  const table = { state: tableState, stateId, ownedByPerson };
  if (findMoveObstacle(table, seat, { isUndo: false, isByBot: false }) !== null) return null;
  const view = rules.viewFor(game, seat);
  const { own } = view;
  if (own === null) return null;
  const [action, ...others] = rules.legalActions({ ...view, own: { ...own, hand: [], tokens: [] } });
  return action === undefined || others.length > 0 ? null : { seat, action };
}
