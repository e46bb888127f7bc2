import type { Action } from '@great-fire/game';

const PLAIN: readonly Action['type'][] = ['keep-hand', 'end-actions'];

/** The simplest of these choices, for when a bot comes to none: what changes least, else the first. */
export function plainly(legal: readonly Action[]): Action | null {
  const plain = legal.find(({ type }) => PLAIN.includes(type));
  return plain ?? legal[0] ?? null;
}
