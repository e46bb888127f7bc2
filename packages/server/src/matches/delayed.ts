/**
 * A table as it stood some minutes ago: all that somebody may be told of it who watches with a delay. It is worked out
 * of what is stored and of nothing else, so that it is the same at every server and after a restart, and nothing that
 * happened since can be in it.
 */
import type { Seat } from '@great-fire/game';
import { begin } from '@great-fire/game/reducer';
import { plainConduct } from '@great-fire/protocol';
import type { Former, TableEntry } from '@great-fire/protocol';
import { LRUCache } from 'lru-cache';
import type { StoredMatch } from '../storage/matches';
import type { StoredMove } from '../storage/moves';
import type { MatchId, Storage } from '../storage/storage';
import type { StoredLine } from '../storage/talk';
import type { HotMatch } from './load-match';
import { RECENT, awaitedAt, hasBegun, logged, setupOf, stateAfter } from './load-match';
import { progressOf } from './progress';
import { rulesOf } from './rules-of';

const MINUTE = 60_000;
const ALL = 1_000_000; // no table has as many events
const LINES = 300; // of the chat that are looked through for those that may be told
const SOMEBODY = ''; // who had a seat then: of no account to anybody who watches
const MATCHES = 200;
const IDLE_MS = 10 * MINUTE;

export interface Then {
  readonly at: number; // the moment: ms since 1970, UTC
  readonly match: StoredMatch;
  readonly game: HotMatch;
  readonly events: readonly TableEntry[]; // up to then, oldest first
  readonly former: readonly Former[];
  readonly lines: readonly StoredLine[]; // for players up to then, and all of spectators, oldest first
  readonly next: number | null; // when more of what is kept back may be told; null: nothing is
}

export interface DelayedParts {
  readonly storage: Storage;
  readonly now: () => number;
}

const delayOf = ({ watching }: StoredMatch): number => watching.delayMinutes * MINUTE;

/** Whether who has this seat, or none (null), is told of a table only later. That its game has begun is told at once. */
export const isLater = (match: StoredMatch, seat: Seat | null): boolean =>
  seat === null && delayOf(match) > 0 && hasBegun(match);

/** Whether a line may be read by those who are told of what was until then: spectators hear each other at once. */
export const isOld = ({ channel, at }: StoredLine, then: number): boolean =>
  channel === 'spectators' || at <= then;

/** Whether who watches may be told a line by now, as all else of its age. */
export const isToldBy = (match: StoredMatch, line: StoredLine, now: number): boolean =>
  isOld(line, now - delayOf(match));

/** What is told of a table some minutes after it happened. */
export class Delayed {
  private readonly games = new LRUCache<MatchId, HotMatch>({ max: MATCHES, ttl: IDLE_MS });

  constructor(private readonly parts: DelayedParts) {}

  /** A table as who watches may know it by now: as it was so long ago, or as it is where it has no delay. */
  async shown(match: StoredMatch): Promise<StoredMatch> {
    return isLater(match, null) ? (await this.viewOf(match)).match : match;
  }

  /** Returns the delayed view of a table for a seat, or null if the seat sees the table without a delay. `seat` null: a spectator. */
  async before(matchId: MatchId, seat: Seat | null): Promise<Then | null> {
    if (seat !== null) return null;
    const match = await this.parts.storage.matches.find(matchId);
    return match !== null && isLater(match, seat) ? this.viewOf(match) : null;
  }

  /** A game that has begun, as it stood then. */
  async viewOf(match: StoredMatch): Promise<Then> {
    const { storage, now } = this.parts;
    const at = now() - delayOf(match);
    const upTo = <T extends { readonly at: number }>(all: readonly T[]): readonly T[] => {
      const first = all.findIndex((one) => one.at > at);
      return first === -1 ? all : all.slice(0, first);
    };
    const allEvents = await storage.conduct.events(match.id, ALL);
    const events = upTo(allEvents);
    const { game, hidden } = await this.gameAt(match, upTo, events);
    const allLines = await storage.chat.last(match.id, LINES, {});
    // A full window may hide older lines behind younger ones. A second query then reads the older ones.
    const lines =
      allLines.length < LINES
        ? allLines.filter((line) => isOld(line, at))
        : await storage.chat.last(match.id, LINES, { playersUntil: at });
    const version = events.at(-1)?.id ?? 0;
    const former = await storage.conduct.former(match.id, game.recent[0]?.stateId ?? 0);
    const kept = [hidden, allEvents[events.length], allLines.find((line) => !isOld(line, at))];
    const times = kept.flatMap((one) => (one === undefined ? [] : [one.at + delayOf(match)]));
    const isWhole = hidden === undefined && events.length === allEvents.length;
    return {
      ...{ at, game, events, lines },
      match: matchAt(match, game, allEvents.slice(events.length), isWhole),
      former: former.filter((one) => one.version <= version),
      next: times.length === 0 ? null : Math.min(...times),
    };
  }

  /** The game after the moves up to then, and the first move that is kept back. */
  private async gameAt(
    match: StoredMatch,
    upTo: (rows: readonly StoredMove[]) => readonly StoredMove[],
    events: readonly TableEntry[],
  ): Promise<{ readonly game: HotMatch; readonly hidden: StoredMove | undefined }> {
    const { storage } = this.parts;
    const known = this.games.get(match.id) ?? null;
    const rules = known?.rules ?? (await rulesOf(match.rulesVersion));
    const from = known?.state ?? begin(rules, await setupOf(storage, match));
    const stored = await storage.moves.after(match.id, from.stateId);
    const rows = upTo(stored);
    const state = await stateAfter(storage, match, rules, from, rows);
    const recent = [...(known?.recent ?? []), ...rows.map(logged)].slice(-RECENT);
    const since = recent.at(-1)?.at ?? match.createdAt;
    // No clock, pause or vote: the log tells of those that were.
    const conduct = {
      ...plainConduct(match.players, awaitedAt(state), since),
      version: events.at(-1)?.id ?? 0,
    };
    const owned = match.seats.map(({ personId }) => personId !== null);
    const game = { rules, state, recent, pace: match.pace, owned, conduct };
    this.games.set(match.id, game);
    return { game, hidden: stored[rows.length] };
  }
}

/** The table's own row as it stood then. `since`: what happened beside the moves and is kept back. */
function matchAt(
  match: StoredMatch,
  { rules, state, recent, conduct }: HotMatch,
  since: readonly TableEntry[],
  isWhole: boolean,
): StoredMatch {
  const progress = progressOf(rules, state.game);
  const before = new Map<Seat, string>();
  for (const { event } of since)
    if (event.type === 'substituted' && !before.has(event.seat)) before.set(event.seat, event.before);
  return {
    ...match,
    ...progress,
    status: isWhole && match.status === 'unfinished' ? 'unfinished' : progress.status,
    hostId: null,
    stateId: state.stateId,
    conduct,
    seats: match.seats.map((held) => ({
      ...held,
      personId: before.has(held.seat) ? SOMEBODY : held.personId,
      name: before.get(held.seat) ?? held.name,
      bot: held.personId === null ? held.bot : null,
    })),
    updatedAt: recent.at(-1)?.at ?? match.createdAt,
  };
}
