import { DELAY_MAX, fits } from '@great-fire/protocol';
import type { Delayed } from '../matches/delayed';
import type { ListQuery, StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { rowOf } from './table-row';

interface Parts {
  readonly storage: Storage;
  readonly delayed: Delayed;
  readonly now: () => number;
}

const LATEST_MS = DELAY_MAX * 60_000;

const byNewest = (a: StoredMatch, b: StoredMatch): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/**
 * The tables of a list as spectators see them, at most `limit`. During the delay, a
 * game that has ended is listed as running. No page of finished games and no cursor reveals it.
 */
export async function listedTables(
  { storage, delayed, now }: Parts,
  query: ListQuery,
): Promise<readonly StoredMatch[]> {
  const { status, filter = {}, limit } = query;
  const ended = status === 'running' ? await storage.matches.endedSince(now() - LATEST_MS) : [];
  const listed: StoredMatch[] = [];
  let { after } = query;
  for (;;) {
    const start = after;
    const found = await storage.matches.list({ ...query, after });
    const isBehind = (match: StoredMatch) => start === null || byNewest({ ...match, ...start }, match) < 0;
    const late = ended.filter((match) => isBehind(match) && fits(rowOf(match, 0), filter));
    const all = late.length === 0 ? found : [...found, ...late].sort(byNewest).slice(0, limit);
    for (const match of all) {
      const shown = await delayed.shown(match);
      if (shown.status === status) listed.push(shown);
    }
    const last = all.at(-1);
    if (listed.length >= limit || all.length < limit || last === undefined) return listed.slice(0, limit);
    after = { createdAt: last.createdAt, id: last.id };
  }
}
