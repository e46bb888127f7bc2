import type { Action } from '@great-fire/game';
import type { MoveMessage } from '@great-fire/protocol';

/** A move as a page of ours sends it, to be acknowledged by the number of its state. */
export function encodeMovePacket(stateId: number, action: Action): string {
  const message: MoveMessage = { id: `bench-${String(stateId).padStart(6, '0')}`, stateId, action };
  return `42${String(stateId)}${JSON.stringify(['move', message])}`;
}
