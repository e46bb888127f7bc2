import { randomBytes } from 'node:crypto';
import type { NewDevice, Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { hashSecret, newKey } from './secret-key';

export interface NewGuest {
  readonly person: Person;
  readonly sessionKey: string; // for the browser's cookie; only its hash is kept
}

const newId = (): string => randomBytes(12).toString('base64url');

/** A device that has this key; what it is called is noted when it comes. */
export const newDevice = (sessionKey: string): NewDevice => ({
  id: newId(),
  keyHash: hashSecret(sessionKey),
  label: null,
});

/** Makes a person of somebody who takes a first seat. */
export async function createGuest(storage: Storage, name: string, at: number): Promise<NewGuest> {
  const sessionKey = newKey();
  const person: Person = { id: newId(), name };
  await storage.persons.add(person, newDevice(sessionKey), at);
  return { person, sessionKey };
}
