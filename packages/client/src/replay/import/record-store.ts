/** The records that were brought to this device. */
import type { GameRecord } from '@great-fire/game';
import { seedCommitment, parseRecord } from '@great-fire/game';
import { createStore, del, entries, get, set } from 'idb-keyval';

let openedDb: ReturnType<typeof createStore> | null = null;
const db = () => (openedDb ??= createStore('great-fire-records', 'records'));

/** The same record has the same key: the beginning of its SHA-256, by the rules' own function, which plain http has too. */
const recordKey = (text: string): string => seedCommitment(text).slice(0, 16);

/** Keeps a record; resolves with its key. @throws DOMException where the device keeps nothing */
export async function saveRecord(record: GameRecord): Promise<string> {
  const text = JSON.stringify(record);
  const key = recordKey(text);
  await set(key, { text, at: Date.now() }, db());
  return key;
}

export interface StoredRecord {
  readonly key: string;
  readonly record: GameRecord;
  readonly at: number; // when it was brought; ms since 1970, UTC
}

function parseEntry(key: string, value: unknown): StoredRecord | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('at' in value)) return null;
  const { text, at } = value;
  if (typeof text !== 'string' || typeof at !== 'number') return null;
  const parsed = parseRecord(JSON.parse(text));
  return parsed.ok ? { key, record: parsed.record, at } : null;
}

/** A record by its key; null where it is not kept here. */
export async function loadRecord(key: string): Promise<StoredRecord | null> {
  return parseEntry(key, await get(key, db()));
}

/** All records kept here, the one brought last first. */
export async function loadRecords(): Promise<readonly StoredRecord[]> {
  const all = await entries(db());
  return all.flatMap(([key, value]) => parseEntry(String(key), value) ?? []).sort((a, b) => b.at - a.at);
}

export const removeRecord = (key: string): Promise<void> => del(key, db());
