import type { Action } from '@great-fire/game';

const FALLBACK_TYPES: readonly Action['type'][] = ['keep-hand', 'end-actions'];

/**
 * Returns the action that changes least, or the first one, or null if there is none. For bots that make no decision.
 */
export function chooseFallbackAction(legalActions: readonly Action[]): Action | null {
  const fallback = legalActions.find(({ type }) => FALLBACK_TYPES.includes(type));
  return fallback ?? legalActions[0] ?? null;
}
