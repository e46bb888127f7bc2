/** The records that were brought to this device. */
import type { GameRecord } from '@great-fire/game';
import { commitmentOf, parseRecord } from '@great-fire/game';
import { createStore, del, entries, get, set } from 'idb-keyval';

let opened: ReturnType<typeof createStore> | null = null;
const shelf = () => (opened ??= createStore('great-fire-records', 'records'));

/** The same record has the same key: the beginning of its SHA-256, by the rules' own function, which plain http has too. */
const keyOf = (text: string): string => commitmentOf(text).slice(0, 16);

/** Keeps a record; resolves with its key. @throws DOMException where the device keeps nothing */
export async function keepRecord(record: GameRecord): Promise<string> {
  const text = JSON.stringify(record);
  const key = keyOf(text);
  await set(key, { text, at: Date.now() }, shelf());
  return key;
}

export interface KeptRecord {
  readonly key: string;
  readonly record: GameRecord;
  readonly at: number; // when it was brought; ms since 1970, UTC
}

function read(key: string, value: unknown): KeptRecord | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('at' in value)) return null;
  const { text, at } = value;
  if (typeof text !== 'string' || typeof at !== 'number') return null;
  const parsed = parseRecord(JSON.parse(text));
  return parsed.ok ? { key, record: parsed.record, at } : null;
}

/** A record by its key; null where it is not kept here. */
export async function keptRecord(key: string): Promise<KeptRecord | null> {
  return read(key, await get(key, shelf()));
}

/** All records kept here, the one brought last first. */
export async function keptRecords(): Promise<readonly KeptRecord[]> {
  const all = await entries(shelf());
  return all.flatMap(([key, value]) => read(String(key), value) ?? []).sort((a, b) => b.at - a.at);
}

export const removeRecord = (key: string): Promise<void> => del(key, shelf());
