/** Stores the imported records in IndexedDB. */
import { parseRecord, type GameRecord } from '@great-fire/game/record';
import { seedCommitment } from '@great-fire/game';
import { createStore, del, entries, get, set } from 'idb-keyval';

let openedDb: ReturnType<typeof createStore> | null = null;
const db = () => (openedDb ??= createStore('great-fire-records', 'records'));

/**
 * Returns the first 16 hex digits of the SHA-256, so equal records have the same key. Uses the rules' hash function,
 * which also works over plain http.
 */
const recordKey = (text: string): string => seedCommitment(text).slice(0, 16);

/**
 * Stores a record and resolves to its key.
 *
 * @throws DOMException if the device cannot store it
 */
export async function saveRecord(record: GameRecord): Promise<string> {
  const text = JSON.stringify(record);
  const key = recordKey(text);
  await set(key, { text, at: Date.now() }, db());
  return key;
}

export interface StoredRecord {
  readonly key: string;
  readonly record: GameRecord;
  readonly at: number; // time of the import, epoch ms
}

function parseEntry(key: string, value: unknown): StoredRecord | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('at' in value)) return null;
  const { text, at } = value;
  if (typeof text !== 'string' || typeof at !== 'number') return null;
  const parsed = parseRecord(JSON.parse(text));
  return parsed.ok ? { key, record: parsed.record, at } : null;
}

export async function loadRecord(key: string): Promise<StoredRecord | null> {
  return parseEntry(key, await get(key, db()));
}

/** Returns all stored records, the last imported one first. */
export async function loadRecords(): Promise<readonly StoredRecord[]> {
  const all = await entries(db());
  return all.flatMap(([key, value]) => parseEntry(String(key), value) ?? []).sort((a, b) => b.at - a.at);
}

export const removeRecord = (key: string): Promise<void> => del(key, db());
