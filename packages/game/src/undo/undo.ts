/** UNDO-1, UNDO-2, UNDO-4: the active player takes back own actions of this turn, last first. */
import type { Action } from '../action';
import { PUDDING_LANE } from '../board/board';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { DistrictState, Draft, GameState, PublicState, Seat, UndoEntry } from '../state';
import { checkTurn } from '../turn';

/** The districts that an action may change. */
function touchedBy(action: Action): readonly DistrictId[] {
  switch (action.type) {
    case 'spread':
      return [...new Set<DistrictId>([action.from, action.to, PUDDING_LANE])];
    case 'move-band':
      return [action.from, action.to];
    case 'put-out':
    case 'demolish':
      return [action.district];
    default:
      return [];
  }
}

/** Everything that an action may change, as it stands before it. Taken before the action is applied. */
export function remember(state: GameState, seat: Seat, action: Action): UndoEntry {
  const districts: { [D in DistrictId]?: DistrictState } = {};
  for (const id of touchedBy(action)) {
    const district = state.districts[id];
    districts[id] = { ...district, houses: [...district.houses] };
  }
  return {
    action,
    districts,
    state: {
      stock: state.stock,
      lost: { ...state.lost },
      seats: state.seats.map((player) => ({ ...player })),
      hero: state.hero,
      turn: { ...state.turn },
      discards: [...state.discards],
    },
    hand: [...(state.secret.hands[seat] ?? [])],
    tokens: [...(state.secret.tokens[seat] ?? [])],
    lying: { ...state.secret.lying },
    destroyed: { ...state.secret.destroyed },
  };
}

/** Puts what was remembered on the pile that `undo` takes from. @source UNDO-1 */
export function keepForUndo(draft: Draft<GameState>, entry: UndoEntry): void {
  draft.secret.undo.push(entry as Draft<UndoEntry>);
  draft.undoable = entry.action as Draft<Action>;
}

/** Nothing that was done so far can be taken back any more. @source UNDO-2 */
export function forgetUndo(draft: Draft<GameState>): void {
  draft.secret.undo = [];
  draft.undoable = null;
}

/** Judges taking back one action. @source UNDO-1, UNDO-2 */
export function checkUndo(state: PublicState, seat: Seat): Refusal | null {
  const early = checkTurn(state, seat, ['act']);
  if (early !== null) return early;
  if (state.undoable !== null) return null;
  return state.turn.spreads === 0
    ? { rule: 'UNDO-1', reason: 'nothing-to-take-back' }
    : { rule: 'UNDO-2', reason: 'secret-was-shown' };
}

/** Takes back the last action: everything is as before it. @source UNDO-1, UNDO-2, UNDO-4 */
export function applyUndo(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  const entry = draft.secret.undo.pop();
  if (entry === undefined) throw new Error('There is nothing to take back');
  Object.assign(draft.districts, entry.districts);
  Object.assign(draft, entry.state);
  draft.secret.hands[seat] = entry.hand;
  draft.secret.tokens[seat] = entry.tokens;
  draft.secret.lying = entry.lying;
  draft.secret.destroyed = entry.destroyed;
  draft.undoable = draft.secret.undo.at(-1)?.action ?? null;
  return [{ type: 'taken-back', seat, action: { ...entry.action } }];
}
