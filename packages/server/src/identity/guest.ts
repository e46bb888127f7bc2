import { newId } from '../shared/random-id';
import type { NewDevice, Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { hashSecret, generateSecretKey } from './secret-key';

export interface NewGuest {
  readonly person: Person;
  readonly sessionKey: string; // for the cookie; the server stores only its hash
}

export interface Guest {
  readonly person: Person;
  readonly sessionKey: string | null; // of a person who was created for it
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

/**
 * Resolves to the person of a caller, who is created if unknown. Only a new person gets a session key. With the
 * `sessionKey` of a request that is sent again, it is the person whom the earlier one created.
 */
export async function personOrGuest(
  storage: Pick<Storage, 'persons'>,
  caller: Person | null,
  name: string,
  at: number,
  sessionKey = generateSecretKey(),
): Promise<Guest> {
  if (caller !== null) return { person: caller, sessionKey: null };
  try {
    return await createGuest(storage, name, at, sessionKey);
  } catch (error) {
    const session = await storage.persons.sessionByKey(hashSecret(sessionKey)); // only one device can have the key
    if (session === null) throw error;
    return { person: session.person, sessionKey };
  }
}

/** Saves the name that a person has just used. Call it once the request is accepted: a rejected one changes nothing. */
export async function savePersonName(
  storage: Pick<Storage, 'persons'>,
  caller: Person | null,
  name: string,
): Promise<void> {
  if (caller !== null && caller.name !== name) await storage.persons.rename(caller.id, name);
}
