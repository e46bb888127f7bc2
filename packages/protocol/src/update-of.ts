/** An update from what changed: what a socket that asked for changes makes of each. */
import { changed } from './changes';
import type { Changed, Update } from './match';

/** `told`: what the same socket brought last. Null where the changes are of another state: a sync is needed. */
export function updateOf(
  { from, stateId, changes, ...news }: Changed,
  told: Pick<Update, 'frame' | 'conduct'> | null,
): Update | null {
  if (told?.frame.stateId !== from) return null;
  const { view, ctx } = told.frame;
  const { conduct, ...shown } = changed({ view, ctx, conduct: told.conduct }, changes);
  return { ...news, frame: { stateId, ...shown }, conduct };
}
