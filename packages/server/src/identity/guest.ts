import { newId } from '../shared/random-id';
import type { NewDevice, Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { hashSecret, generateSecretKey } from './secret-key';

export interface NewGuest {
  readonly person: Person;
  readonly sessionKey: string; // for the cookie; the server stores only its hash
}

/** Returns a new device for a session key. Its label is set on the device's next request. */
export const newDevice = (sessionKey: string): NewDevice => ({
  id: newId(),
  keyHash: hashSecret(sessionKey),
  label: null,
});

/** Creates a person and a device for a caller who takes a first seat. */
export async function createGuest(
  storage: Pick<Storage, 'persons'>,
  name: string,
  at: number,
): Promise<NewGuest> {
  const sessionKey = generateSecretKey();
  const person: Person = { id: newId(), name };
  await storage.persons.add(person, newDevice(sessionKey), at);
  return { person, sessionKey };
}
