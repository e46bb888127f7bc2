/** Where on the page the thing lies that is asked now: what the keyboard goes to. */
import type { MoveDraft } from './draft';
import type { PhaseState } from './phase-state';

const CONFIRM = '[data-testid="confirm"]:not(:disabled)';
const CARD = '[data-testid^="card-"]:not([aria-disabled="true"])';
const PICKED_CARD = '[data-testid^="card-"][aria-pressed="true"]';
const PROMPT = '[data-testid="question"]';
const END_ACTIONS = '[data-testid="end-actions"]:not(:disabled)';
const MAP = '[data-testid="city-map"]';

/** The district that Tab comes to. */
export const MAP_STOP = `${MAP} [role="button"][tabindex="0"][data-press]`;

/** Whatever on the map does something for the decision of the moment. */
export const MAP_CHOICES = ['burn', 'place', 'walk', 'grow']
  .map((effect) => `${MAP} [data-press="${effect}"]`)
  .concat(`${MAP} [data-moving]`, `${MAP} [data-verb]`)
  .join();

export interface FocusTarget {
  readonly key: string; // changes when something else is asked
  readonly selectors: readonly string[]; // selectors, the best first
}

const mapTarget = (key: string, effect: string): FocusTarget => ({
  key,
  selectors: [`${MAP} [data-press="${effect}"]`],
});
const confirmTarget = (phase: string): FocusTarget => ({ key: `${phase} confirm`, selectors: [CONFIRM] });

/** What is asked now. */
export function getFocusTarget(phaseState: PhaseState, { card, piece }: MoveDraft): FocusTarget {
  const { phase } = phaseState;
  switch (phaseState.phase) {
    case 'redeal':
      return { key: phase, selectors: ['[data-testid="keep-hand"]'] };
    case 'band':
    case 'pawn':
      return phaseState.action === null ? mapTarget(phase, 'place') : confirmTarget(phase);
    case 'spread':
      if (card === null) return { key: phase, selectors: [PICKED_CARD, CARD] };
      return phaseState.plan === null ? mapTarget(`${phase} target`, 'burn') : confirmTarget(phase);
    case 'double-move':
      return phaseState.plan === null ? mapTarget(phase, 'burn') : confirmTarget(phase);
    case 'discard':
      return phaseState.action === null ? { key: phase, selectors: [CARD] } : confirmTarget(phase);
    case 'intensify':
      return phaseState.action === null ? mapTarget(phase, 'grow') : confirmTarget(phase);
    case 'act':
      if (phaseState.destination !== null) return confirmTarget(phase);
      if (phaseState.pieces.length === 0) return { key: 'act end', selectors: [END_ACTIONS] };
      if (piece !== null) return { key: 'act goal', selectors: [`[data-testid="district-${piece.at}"]`] };
      return { key: phase, selectors: [MAP_STOP] };
    case 'watch':
    case 'over':
      return { key: phase, selectors: [PROMPT] };
  }
}

/** Puts the focus on the first of these that is there; false where none is. */
export function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement | SVGElement>(selector);
    if (element === null) continue;
    element.focus();
    return true;
  }
  return false;
}
