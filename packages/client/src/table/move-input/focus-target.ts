/** Focus targets: the elements that the current decision needs, for keyboard users. */
import { CARD_ANCHORS, selectAnchor } from '../../lib/anchors';
import type { MoveDraft } from './draft-store';
import type { ActPhaseState, DiscardPhaseState, IdlePhaseState, SpreadPhaseState } from './phase-state';

const CONFIRM = `${selectAnchor('confirm')}:not(:disabled)`;
const CARD = `${CARD_ANCHORS}:not([aria-disabled="true"])`;
const PICKED_CARD = `${CARD_ANCHORS}[aria-pressed="true"]`;
const END_ACTIONS = `${selectAnchor('end-actions')}:not(:disabled)`;
const MAP = selectAnchor('city-map');

/** The prompt of the decision. */
export const PROMPT = selectAnchor('turn-prompt');

/** The district that is a tab stop. */
export const MAP_STOP = `${MAP} [role="button"][tabindex="0"][data-press-effect]`;

/** The elements of the map that act on the current decision. */
export const MAP_CHOICES = ['burn', 'place', 'move', 'add-cone']
  .map((effect) => `${MAP} [data-press-effect="${effect}"]`)
  .concat(`${MAP} [data-movable-piece]`, `${MAP} [data-verb]`)
  .join();

export interface FocusTarget {
  readonly key: string; // changes with the decision
  readonly selectors: readonly string[]; // in order of preference
}

const CHOICES_ON_MAP = {
  band: 'place',
  pawn: 'place',
  spread: 'burn',
  'double-move': 'burn',
  intensify: 'add-cone',
};

const target = (key: string, selector: string): FocusTarget => ({ key, selectors: [selector] });

/** The target of a phase without a draft: a choice on the map, or the button that confirms a complete choice. */
export function mapTarget(
  phase: keyof typeof CHOICES_ON_MAP,
  isComplete: boolean,
  key: string = phase,
): FocusTarget {
  return isComplete
    ? target(`${phase} confirm`, CONFIRM)
    : target(key, `${MAP} [data-press-effect="${CHOICES_ON_MAP[phase]}"]`);
}

export const promptTarget = ({ phase }: IdlePhaseState): FocusTarget => target(phase, PROMPT);

export const discardTarget = ({ phase, action }: DiscardPhaseState): FocusTarget =>
  action === null ? target(phase, CARD) : target(`${phase} confirm`, CONFIRM);

export function spreadTarget({ plan }: SpreadPhaseState, { card }: MoveDraft): FocusTarget {
  if (card === null) return { key: 'spread', selectors: [PICKED_CARD, CARD] };
  return mapTarget('spread', plan !== null, 'spread target');
}

export function actTarget({ phase, destination, pieces }: ActPhaseState, { piece }: MoveDraft): FocusTarget {
  if (destination !== null) return target(`${phase} confirm`, CONFIRM);
  if (pieces.length === 0) return target('act end', END_ACTIONS);
  return piece === null ? target(phase, MAP_STOP) : target('act goal', selectAnchor(`district-${piece.at}`));
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
