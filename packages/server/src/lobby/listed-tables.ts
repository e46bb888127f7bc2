import { DELAY_MAX, fits } from '@great-fire/protocol';
import type { Delayed } from '../matches/delayed';
import type { ListQuery, StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import type { Listed } from './page-of-tables';
import { rowOf } from './table-row';

interface Parts {
  readonly storage: Storage;
  readonly delayed: Delayed;
  readonly now: () => number;
}

const LATEST_MS = DELAY_MAX * 60_000;

const byNewest = (a: StoredMatch, b: StoredMatch): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);

/** The tables of a list as anybody is shown them: a game that is told of later runs on for them after its end. */
export async function listedTables(
  { storage, delayed, now }: Parts,
  query: ListQuery,
): Promise<readonly Listed[]> {
  const { status, filter = {}, limit, after } = query;
  const found = await storage.matches.list(query);
  const ended = status === 'running' ? await storage.matches.endedSince(now() - LATEST_MS) : [];
  const isBehind = (match: StoredMatch) => after === null || byNewest({ ...match, ...after }, match) < 0;
  const late = ended.filter((match) => isBehind(match) && fits(rowOf(match, 0), filter));
  const all = late.length === 0 ? found : [...found, ...late].sort(byNewest).slice(0, limit);
  const listed: Listed[] = [];
  for (const match of all) {
    const shown = await delayed.shown(match);
    listed.push({ match, shown: shown.status === status ? shown : null });
  }
  return listed;
}
