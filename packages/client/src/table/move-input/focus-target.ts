/** Focus targets: the elements that the current decision needs, for keyboard users. */
import type { MoveDraft } from './draft';
import type { PhaseState } from './phase-state';

const CONFIRM = '[data-testid="confirm"]:not(:disabled)';
const CARD = '[data-testid^="card-"]:not([aria-disabled="true"])';
const PICKED_CARD = '[data-testid^="card-"][aria-pressed="true"]';
const PROMPT = '[data-testid="question"]';
const END_ACTIONS = '[data-testid="end-actions"]:not(:disabled)';
const MAP = '[data-testid="city-map"]';

/** The district that is a tab stop. */
export const MAP_STOP = `${MAP} [role="button"][tabindex="0"][data-press]`;

/** The elements of the map that act on the current decision. */
export const MAP_CHOICES = ['burn', 'place', 'walk', 'grow']
  .map((effect) => `${MAP} [data-press="${effect}"]`)
  .concat(`${MAP} [data-moving]`, `${MAP} [data-verb]`)
  .join();

export interface FocusTarget {
  readonly key: string; // changes with the decision
  readonly selectors: readonly string[]; // in order of preference
}

const mapTarget = (key: string, effect: string): FocusTarget => ({
  key,
  selectors: [`${MAP} [data-press="${effect}"]`],
});
const confirmTarget = (phase: string): FocusTarget => ({ key: `${phase} confirm`, selectors: [CONFIRM] });

/** Returns the focus target of the current decision. */
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

/** Focuses the first element found, in the order of the selectors. Returns false if none exists. */
export function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement | SVGElement>(selector);
    if (element === null) continue;
    element.focus();
    return true;
  }
  return false;
}
