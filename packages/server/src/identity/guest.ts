import { randomBytes } from 'node:crypto';
import type { NewDevice, Person } from '../storage/people';
import type { Storage } from '../storage/storage';
import { hashOf, newKey } from './secret-key';

export interface NewGuest {
  readonly person: Person;
  readonly key: string; // for the browser's cookie; only its hash is kept
}

const newId = (): string => randomBytes(12).toString('base64url');

/** A device that has this key; what it is called is noted when it comes. */
export const deviceWith = (key: string): NewDevice => ({ id: newId(), keyHash: hashOf(key), label: null });

/** Makes a person of somebody who takes a first seat. */
export async function welcome(storage: Storage, name: string, at: number): Promise<NewGuest> {
  const key = newKey();
  const person: Person = { id: newId(), name };
  await storage.persons.add(person, deviceWith(key), at);
  return { person, key };
}
