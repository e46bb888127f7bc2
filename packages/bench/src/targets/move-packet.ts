import type { Action } from '@great-fire/game';
import type { MoveMessage } from '@great-fire/protocol';

/** Encodes a move as our client sends it. The acknowledgement id is the state id. */
export function encodeMovePacket(stateId: number, action: Action): string {
  const message: MoveMessage = { id: `bench-${String(stateId).padStart(6, '0')}`, stateId, action };
  return `42${String(stateId)}${JSON.stringify(['move', message])}`;
}
