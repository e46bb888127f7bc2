/** The steps of a turn as a player would count them: a walk or the way of a band is one step. */
import type { Action, DistrictId, FireCard, Seat } from '@great-fire/game';
import type { SignalMessage } from '@great-fire/protocol';

export type TurnStep =
  | {
      readonly kind: 'spread';
      readonly from: DistrictId;
      readonly district: DistrictId;
      readonly card: FireCard;
    }
  | { readonly kind: 'band'; readonly from: DistrictId; readonly district: DistrictId }
  | { readonly kind: 'walk' | 'demolish'; readonly district: DistrictId }
  | { readonly kind: 'cones'; readonly district: DistrictId; readonly count: number };

/** Returns the signal that points at a step on the map, in the name of a seat. */
export const signalOf = (step: TurnStep, seat: Seat): SignalMessage => ({
  seat,
  district: step.district,
  ...('from' in step && { from: step.from }),
});

export function joinSteps(actions: readonly Action[]): readonly TurnStep[] {
  const steps: TurnStep[] = [];
  for (const action of actions) {
    const last = steps.at(-1);
    if (action.type === 'spread')
      steps.push({ kind: 'spread', from: action.exit, district: action.to, card: action.card });
    else if (action.type === 'demolish') steps.push({ kind: 'demolish', district: action.district });
    else if (action.type === 'move-pawn')
      steps.splice(last?.kind === 'walk' ? -1 : steps.length, 1, { kind: 'walk', district: action.to });
    else if (action.type === 'move-band') {
      const isNext = last?.kind === 'band' && last.district === action.from;
      steps.splice(isNext ? -1 : steps.length, 1, {
        kind: 'band',
        from: isNext ? last.from : action.from,
        district: action.to,
      });
    } else if (action.type === 'put-out') {
      const isNext = last?.kind === 'cones' && last.district === action.district;
      steps.splice(isNext ? -1 : steps.length, 1, {
        kind: 'cones',
        district: action.district,
        count: isNext ? last.count + 1 : 1,
      });
    }
  }
  return steps;
}
