/** UNDO-1, UNDO-2, UNDO-4: the active player undoes own actions of this turn, the latest first. */
import type { Action } from '../action';
import { PUDDING_LANE } from '../board/board';
import { setDistrict } from '../board/districts';
import type { DistrictId } from '../board/ids';
import type { GameEvent } from '../event';
import type { Refusal } from '../refusal';
import type { DistrictState, Draft, GameState, PublicState, Seat, UndoEntry } from '../state';
import { checkTurn } from '../turn';

const UNDOABLE_TYPES = ['spread', 'move-pawn', 'move-band', 'put-out', 'demolish'] as const;
type UndoableAction = Extract<Action, { type: (typeof UNDOABLE_TYPES)[number] }>;

/** Returns true if actions of this type can be undone at all. @source UNDO-1, UNDO-2 */
export function isUndoable(action: Action): action is UndoableAction {
  return UNDOABLE_TYPES.some((type) => type === action.type);
}

/** Copies everything that an action may change. Call it before the action is applied. */
export function captureUndo(state: GameState, action: UndoableAction): UndoEntry {
  const turn = { ...state.turn };
  switch (action.type) {
    case 'move-pawn':
      return { action, districts: {}, state: { turn, seats: copySeats(state.seats) }, secret: {} };
    case 'move-band':
      return { action, districts: pickDistricts(state, action.from, action.to), state: { turn }, secret: {} };
    case 'put-out':
      return {
        action,
        districts: pickDistricts(state, action.district),
        state: { turn, seats: copySeats(state.seats), hero: state.hero },
        secret: {},
      };
    case 'demolish':
      return {
        action,
        districts: pickDistricts(state, action.district),
        state: { turn, seats: copySeats(state.seats), lost: { ...state.lost } },
        secret: {
          tokens: copyLists(state.secret.tokens),
          lying: { ...state.secret.lying },
          destroyed: { ...state.secret.destroyed },
        },
      };
    case 'spread':
      return {
        action,
        districts: pickDistricts(state, action.from, action.to, PUDDING_LANE),
        state: {
          turn,
          seats: copySeats(state.seats),
          lost: { ...state.lost },
          stock: state.stock,
          discards: [...state.discards],
        },
        secret: { hands: copyLists(state.secret.hands), tokens: copyLists(state.secret.tokens) },
      };
  }
}

function pickDistricts(state: PublicState, ...ids: readonly DistrictId[]): UndoEntry['districts'] {
  const districts: { [D in DistrictId]?: DistrictState } = {};
  for (const id of ids) districts[id] = state.districts[id];
  return districts;
}

function copySeats(seats: PublicState['seats']): PublicState['seats'] {
  return seats.map((player) => ({ ...player }));
}

function copyLists<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.map((list) => [...list]);
}

/**
 * Adds an applied action to the undo history, or clears the history if the action revealed a secret: a spread that
 * took a token. Neither that spread nor any earlier action can be undone then. @source UNDO-1, UNDO-2
 */
export function recordUndo(draft: Draft<GameState>, entry: UndoEntry, events: readonly GameEvent[]): void {
  if (events.some(({ type }) => type === 'token-taken')) return clearUndo(draft);
  draft.secret.undo.push(entry as Draft<UndoEntry>);
  draft.undoable = entry.action as Draft<Action>;
}

/** Clears the undo history: no earlier action can be undone any more. @source UNDO-2 */
export function clearUndo(draft: Draft<GameState>): void {
  draft.secret.undo = [];
  draft.undoable = null;
}

/**
 * Undos of a turn. With it a turn has an end, whatever a seat does and undoes. @source UNDO-1
 */
export const MAX_UNDOS = 30;

/** Checks an undo. Returns the refusal, or null if it is legal. @source UNDO-1, UNDO-2 */
export function checkUndo(state: PublicState, seat: Seat): Refusal | null {
  const turnRefusal = checkTurn(state, seat, ['act']);
  if (turnRefusal !== null) return turnRefusal;
  if (state.turn.undos >= MAX_UNDOS) return { rule: 'UNDO-1', reason: 'no-undos-left' };
  if (state.undoable !== null) return null;
  return state.turn.spreads === 0
    ? { rule: 'UNDO-1', reason: 'nothing-to-take-back' }
    : { rule: 'UNDO-2', reason: 'secret-was-shown' };
}

/** Undoes the last action and restores the state before it. @source UNDO-1, UNDO-2, UNDO-4 */
export function applyUndo(draft: Draft<GameState>, seat: Seat): readonly GameEvent[] {
  const entry = draft.secret.undo.pop();
  if (entry === undefined) throw new Error('There is nothing to take back');
  for (const [id, district] of Object.entries(entry.districts))
    setDistrict(draft, id as DistrictId, district);
  const undos = draft.turn.undos + 1;
  Object.assign(draft, entry.state);
  draft.turn = { ...draft.turn, undos }; // a copy, because earlier states share the entry
  Object.assign(draft.secret, entry.secret);
  draft.undoable = draft.secret.undo.at(-1)?.action ?? null;
  return [{ type: 'taken-back', seat, action: { ...entry.action } }];
}
