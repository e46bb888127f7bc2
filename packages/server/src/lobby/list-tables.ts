import { SPECTATOR_DELAY_MAX_MINUTES, matchesFilter } from '@great-fire/protocol';
import type { DelayedViews } from '../spectating/delayed-view';
import { MINUTE_MS } from '../shared/durations';
import { compareNewestFirst } from '../storage/matches';
import type { ListQuery } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { toListItem } from './list-item';
import type { StoredMatch } from '../entities/match';

interface ListTablesDeps {
  readonly storage: Storage;
  readonly delayedViews: DelayedViews;
  readonly now: () => number;
}

const MAX_DELAY_MS = SPECTATOR_DELAY_MAX_MINUTES * MINUTE_MS;

/**
 * Returns at most `limit` tables of a list as spectators see them. During the spectator delay, a game that has ended
 * is still listed as running. No page of finished games and no cursor reveals its end.
 */
export async function listTables(
  { storage, delayedViews, now }: ListTablesDeps,
  query: ListQuery,
): Promise<readonly StoredMatch[]> {
  const { status, filter = {}, limit } = query;
  const recentlyEnded =
    status === 'running' ? await storage.matches.delayedEndedSince(now() - MAX_DELAY_MS) : [];
  const listed: StoredMatch[] = [];
  let { after } = query;
  for (;;) {
    const pageStart = after;
    const stored = await storage.matches.list({ ...query, after });
    const isAfterCursor = (match: StoredMatch) =>
      pageStart === null || compareNewestFirst({ ...match, ...pageStart }, match) < 0;
    const delayedEnded = recentlyEnded.filter(
      (match) => isAfterCursor(match) && matchesFilter(toListItem(match, 0), filter),
    );
    const merged =
      delayedEnded.length === 0
        ? stored
        : [...stored, ...delayedEnded].sort(compareNewestFirst).slice(0, limit);
    for (const match of merged) {
      const visible = await delayedViews.getMatchForSpectators(match);
      if (visible.status === status) listed.push(visible);
    }
    const last = merged.at(-1);
    if (listed.length >= limit || merged.length < limit || last === undefined) return listed.slice(0, limit);
    after = { createdAt: last.createdAt, id: last.id };
  }
}
