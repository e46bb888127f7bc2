/** Rebuilds a full `Update` from a `DeltaUpdate`, for sockets that asked for deltas. */
import type { DeltaUpdate, Update } from '../schemas/socket-messages';
import { applyPatch } from './patch';

/**
 * Returns the update that results from a delta and the last update of the same socket. Returns null if the delta is
 * based on another state; the socket then needs a sync.
 */
export function applyDelta(
  { fromStateId, stateId, patch, ...metadata }: DeltaUpdate,
  lastUpdate: Pick<Update, 'frame' | 'tableState'> | null,
): Update | null {
  if (lastUpdate?.frame.stateId !== fromStateId) return null;
  const { view, ctx } = lastUpdate.frame;
  const { tableState, ...visible } = applyPatch({ view, ctx, tableState: lastUpdate.tableState }, patch);
  return { ...metadata, frame: { stateId, ...visible }, tableState };
}
