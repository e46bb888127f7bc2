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
  sessionKey = generateSecretKey(),
): Promise<NewGuest> {
  const person: Person = { id: newId(), name };
  await storage.persons.add(person, newDevice(sessionKey), at);
  return { person, sessionKey };
}

/** Resolves to the person of a caller, who is created if unknown. Only a new person gets a session key. */
export const personOrGuest = async (
  storage: Pick<Storage, 'persons'>,
  caller: Person | null,
  name: string,
  at: number,
): Promise<Pick<NewGuest, 'person'> & { readonly sessionKey: string | null }> =>
  caller === null ? createGuest(storage, name, at) : { person: caller, sessionKey: null };

/** Saves the name that a person has just used. Call it once the request is accepted: a rejected one changes nothing. */
export async function savePersonName(
  storage: Pick<Storage, 'persons'>,
  caller: Person | null,
  name: string,
): Promise<void> {
  if (caller !== null && caller.name !== name) await storage.persons.rename(caller.id, name);
}
