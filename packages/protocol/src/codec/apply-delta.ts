/** An update from what changed: what a socket that asked for changes makes of each. */
import { applyPatch } from './patch';
import type { DeltaUpdate, Update } from '../schemas/socket';

/** `lastUpdate`: what the same socket brought last. Null where the changes are of another state: a sync is needed. */
export function applyDelta(
  { fromStateId, stateId, patch, ...metadata }: DeltaUpdate,
  lastUpdate: Pick<Update, 'frame' | 'tableState'> | null,
): Update | null {
  if (lastUpdate?.frame.stateId !== fromStateId) return null;
  const { view, ctx } = lastUpdate.frame;
  const { tableState, ...visible } = applyPatch({ view, ctx, tableState: lastUpdate.tableState }, patch);
  return { ...metadata, frame: { stateId, ...visible }, tableState };
}
