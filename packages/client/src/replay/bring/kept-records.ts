/** The records that were brought to this device. */
import type { GameRecord } from '@great-fire/game';
import { parseRecord } from '@great-fire/game';
import { createStore, del, entries, get, set } from 'idb-keyval';

let opened: ReturnType<typeof createStore> | null = null;
const shelf = () => (opened ??= createStore('great-fire-records', 'records'));

const KEY_LENGTH = 16;

/** The same record has the same key. */
async function keyOf(text: string): Promise<string> {
  // Without a secure context (plain http on a local network) there is no digest.
  if (!('subtle' in crypto)) return plainKey(text);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, KEY_LENGTH);
}

/** FNV-1a, twice: no secret hangs on it. */
function plainKey(text: string): string {
  const half = (from: number): string => {
    let hash = from;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(KEY_LENGTH / 2, '0');
  };
  return half(0x811c9dc5) + half(0x1234567);
}

/** Keeps a record; resolves with its key. @throws DOMException where the device keeps nothing */
export async function keepRecord(record: GameRecord): Promise<string> {
  const text = JSON.stringify(record);
  const key = await keyOf(text);
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
