/** An update from what changed: what a socket that asked for changes makes of each. */
import { applyPatch } from './patch';
import type { DeltaUpdate, Update } from '../schemas/socket';

/** `lastUpdate`: what the same socket brought last. Null where the changes are of another state: a sync is needed. */
export function applyDelta(
  { from, stateId, changes, ...metadata }: DeltaUpdate,
  lastUpdate: Pick<Update, 'frame' | 'conduct'> | null,
): Update | null {
  if (lastUpdate?.frame.stateId !== from) return null;
  const { view, ctx } = lastUpdate.frame;
  const { conduct, ...visible } = applyPatch({ view, ctx, conduct: lastUpdate.conduct }, changes);
  return { ...metadata, frame: { stateId, ...visible }, conduct };
}
