/** The name by which the server knows this browser's person, beside the one that stands in the field. */
import { changeName } from '../api/account';
import { usePlayerName } from './player-name';

const initialName = usePlayerName.getState().name;
let serverName: string | null = null; // null: the server knows nobody here, or has not told yet

/** The server told it, null for nobody. Another device may have changed it; what was typed here meanwhile stays. */
export function adoptServerName(received: string | null): void {
  const { name, setName } = usePlayerName.getState();
  const isTyped = name !== (serverName ?? initialName) && name !== '';
  serverName = received;
  if (received !== null && !isTyped && name !== received) setName(received);
}

/** Tells the server what was typed, where it knows this person by another name: the tables call them so at once. */
export async function saveName(): Promise<void> {
  const trimmedName = usePlayerName.getState().name.trim();
  if (serverName === null || trimmedName === '' || trimmedName === serverName) return;
  await changeName(trimmedName);
  serverName = trimmedName;
}
