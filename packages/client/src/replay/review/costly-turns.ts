/** Finds the turns of a finished game that gave up most. */
import { type TurnActions, type TurnReview, reviewTurn } from '@great-fire/bots/review';
import type { Action, Seat } from '@great-fire/game';
import type { RecordSource } from '../model/record-source';

export type { TurnActions, TurnReason } from '@great-fire/bots/review';

export interface CostlyTurn extends TurnReview {
  readonly move: number; // position before the turn
  readonly turn: number;
}

const MAX_TURNS = 3;
const MIN_COST_VP = 0.5;

/** Returns the costliest turns of a seat, the worst first. Takes seconds, so call it in a worker. */
export function findCostlyTurns(source: RecordSource, seat: Seat): readonly CostlyTurn[] {
  const log = source.logFor(seat);
  return source.record.actions
    .flatMap((_, move): readonly CostlyTurn[] => {
      const actions = turnAt(source, seat, move);
      if (actions === null) return [];
      const events = source.mainline.slice(1, move + 1).flatMap((stateId) => log[stateId - 1]?.events ?? []);
      const state = source.stateAt(move);
      const review = reviewTurn(state, actions, events);
      return review === null || review.cost < MIN_COST_VP
        ? []
        : [{ ...review, move, turn: state.turn.number }];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MAX_TURNS);
}

/**
 * Returns the turn of the seat that begins with this move. Null if none does, and for a turn with a second spread, which
 * the planner does not plan ahead.
 */
function turnAt({ record }: RecordSource, seat: Seat, move: number): TurnActions | null {
  const rest = record.actions.slice(move);
  const end = rest.findIndex(
    ({ seat: actor, type }, index) => index > 0 && (actor !== seat || ENDS_TURN.has(type)),
  );
  const [first, ...later] = (end < 0 ? rest : rest.slice(0, end)).map(({ seat: actor, ...action }) => ({
    actor,
    action: action as Action,
  }));
  if (first?.actor !== seat || first.action.type !== 'spread' || first.action.token !== undefined)
    return null;
  const actions = later.map(({ action }) => action);
  return actions.some(({ type }) => type === 'spread') ? null : [first.action, ...actions];
}

const ENDS_TURN: ReadonlySet<Action['type']> = new Set(['end-actions', 'intensify', 'discard']);
