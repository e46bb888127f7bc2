import { randomBytes } from 'node:crypto';
import type { Person, Storage } from '../storage/storage';
import { hashOf, newKey } from './secret-key';

export interface NewGuest {
  readonly person: Person;
  readonly key: string; // for the browser's cookie; only its hash is kept
}

/** Makes a person of somebody who takes a first seat. */
export async function welcome(storage: Storage, name: string, at: number): Promise<NewGuest> {
  const key = newKey();
  const person: Person = { id: randomBytes(12).toString('base64url'), keyHash: hashOf(key), name };
  await storage.persons.add(person, at);
  return { person, key };
}
