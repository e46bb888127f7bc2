import type { Action } from '@great-fire/game';

const FALLBACK_TYPES: readonly Action['type'][] = ['keep-hand', 'end-actions'];

/** The simplest of these choices, for when a bot comes to none: what changes least, else the first. */
export function chooseFallbackAction(legalActions: readonly Action[]): Action | null {
  const fallback = legalActions.find(({ type }) => FALLBACK_TYPES.includes(type));
  return fallback ?? legalActions[0] ?? null;
}
