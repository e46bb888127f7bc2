/** Tells of each game that is over what it came to, once; of those that ended before anybody did so too. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { factsOf } from '@great-fire/game';
import type { Logger } from 'pino';
import { ApiError } from '../errors/api-error';
import { loadMatch, logged } from '../matches/load-match';
import { readLog } from '../matches/line';
import type { Matches } from '../matches/matches';
import type { Schedule } from '../schedule';
import type { NewResult } from '../storage/results';
import { StorageLost } from '../storage/storage';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { rankedOf } from './ranked';

export interface ReckonerParts {
  readonly storage: Storage;
  readonly matches: Pick<Matches, 'peek'>;
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
}

const EVERY_MS = 10_000;
const LEASE_MS = 30_000;
const LEASE = 'reckoner';
const AT_ONCE = 20;
const ALL = 1_000_000; // no table has as many events

export class Reckoner {
  private readonly stopLooking: () => void;
  private readonly stopHearing: () => void;
  private looking: Promise<unknown> | null = null;
  private isPrompted = false; // while it was looking
  private isClosing = false;

  constructor(private readonly parts: ReckonerParts) {
    const { storage, matches, schedule } = parts;
    this.stopLooking = schedule(EVERY_MS, () => this.prompt());
    this.stopHearing = storage.news.hear({
      hear: ({ matchId, what }) => {
        const isOver = what === 'move' && (matches.peek(matchId)?.state.game.result ?? null) !== null;
        if (isOver) this.prompt();
      },
      missed: () => undefined,
    });
  }

  /** Tells of all games that are over and not told of, the earliest end first, where no other server does so. */
  async look(): Promise<readonly MatchId[]> {
    const { storage } = this.parts;
    const done: MatchId[] = [];
    while (!this.isClosing && (await storage.leases.take(LEASE, LEASE_MS))) {
      const found = await storage.results.awaited(AT_ONCE);
      for (const id of found) {
        if (await this.tell(id)) done.push(id);
        await nextTurn(); // what people do goes first
      }
      if (found.length < AT_ONCE || found.every((id) => !done.includes(id))) break;
    }
    return done;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.stopLooking();
    this.stopHearing();
    await this.looking;
  }

  private prompt(): void {
    const { storage, log } = this.parts;
    this.isPrompted = this.looking !== null;
    if (this.isPrompted || !storage.standing.isUp) return;
    this.looking = this.look()
      .catch((err: unknown) => {
        if (!(err instanceof StorageLost)) log.error({ err }, 'games that are over were not told of');
      })
      .finally(() => {
        this.looking = null;
        if (this.isPrompted && !this.isClosing) this.prompt();
      });
  }

  /** Returns whether it was told of by this process, just now. */
  private async tell(id: MatchId): Promise<boolean> {
    const { storage, log } = this.parts;
    try {
      const match = await storage.matches.find(id);
      if (match === null) return false;
      // Who watches with a delay learns of the end only then.
      if (match.updatedAt + match.watching.delayMinutes * 60_000 > this.parts.now()) return false;
      const { rate } = await import('./rating'); // with a library that a server without finished games never needs
      return await storage.results.keep(await resultOf(storage, match), rate);
    } catch (err) {
      if (err instanceof StorageLost) throw err;
      // Its rules are not carried any more, or its log is not whole: it is not looked at again and again.
      const isKnown = err instanceof ApiError && err.body.code === 'unavailable';
      log.error({ matchId: id, ...(!isKnown && { err }) }, 'what a game came to cannot be told');
      await storage.results.passOver(id);
      return false;
    }
  }
}

/** What a game that is over came to. @throws ApiError where this server does not carry its rules */
export async function resultOf(storage: Storage, match: StoredMatch): Promise<NewResult> {
  const end = await loadMatch(storage, match);
  if (end === null) throw new Error(`Match ${match.id} never began`);
  const rows = await storage.moves.after(match.id, 0);
  const counting = new Set(readLog(rows).line.states);
  const moves = rows.filter(({ stateId }) => counting.has(stateId)).map(logged);
  const facts = factsOf(
    end.state.game,
    moves.flatMap(({ events }) => events),
  );
  const events = (await storage.conduct.events(match.id, ALL)).map(({ event }) => event);
  const firstOwners = await storage.results.firstOwners(match.id);
  return { matchId: match.id, facts, ranked: rankedOf({ match, facts, events, firstOwners }) };
}
