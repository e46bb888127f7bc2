/** The name by which the server knows this browser's person, beside the one that stands in the field. */
import { changeName } from '../connection/me-api';
import { useGuestName } from './guest-name';

const atStart = useGuestName.getState().name;
let known: string | null = null; // null: the server knows nobody here, or has not told yet

/** The server told it, null for nobody. Another device may have changed it; what was typed here meanwhile stays. */
export function hearName(told: string | null): void {
  const { name, setName } = useGuestName.getState();
  const isTyped = name !== (known ?? atStart) && name !== '';
  known = told;
  if (told !== null && !isTyped && name !== told) setName(told);
}

/** Tells the server what was typed, where it knows this person by another name: the tables call them so at once. */
export async function settleName(): Promise<void> {
  const wanted = useGuestName.getState().name.trim();
  if (known === null || wanted === '' || wanted === known) return;
  await changeName(wanted);
  known = wanted;
}
