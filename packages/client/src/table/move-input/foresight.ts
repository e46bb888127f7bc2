/** The targets of a fire card on the current board, from public facts alone. */
import { spreadOptions, type FireCard, type PublicState } from '@great-fire/game';
import type { MapMarks } from '../map/marks';
import { getSpreadTargets } from './spread-plan';

/** Returns the marks of what this card can burn next, in place of those of the decision. */
export function toForesightMarks(view: PublicState, card: FireCard): MapMarks {
  const targets = getSpreadTargets(spreadOptions(view, card));
  return { targets, dimOthers: true, selectable: [] };
}

/** Returns the number of districts that this card can burn next. */
export const countLegalTargets = (view: PublicState, card: FireCard): number =>
  getSpreadTargets(spreadOptions(view, card)).filter(({ legal }) => legal).length;
