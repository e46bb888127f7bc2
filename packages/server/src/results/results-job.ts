/** Tells of each game that is over what it came to, once; of those that ended before anybody did so too. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { computeSeatStats } from '@great-fire/game';
import type { Logger } from 'pino';
import { ApiError } from '../errors/api-error';
import { loadMatch, parseMove } from '../matches/load-match';
import { parseLog } from '../matches/timeline';
import type { MatchService } from '../matches/match-service';
import type { Schedule } from '../lifecycle/periodic-job';
import type { NewResult } from '../storage/results';
import { logFailure } from '../storage/log-failure';
import { StorageUnavailableError } from '../storage/storage';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { ratedPlayers } from './rated-players';

export interface ResultsJobDeps {
  readonly storage: Storage;
  readonly matches: Pick<MatchService, 'peek'>;
  readonly now: () => number;
  readonly log: Logger;
  readonly schedule: Schedule;
}

const INTERVAL_MS = 10_000;
const LEASE_MS = 30_000;
const LEASE_NAME = 'reckoner';
const BATCH_SIZE = 20;
const ALL_EVENTS = 1_000_000; // no table has as many events

export class ResultsJob {
  private readonly stopJob: () => void;
  private readonly unsubscribe: () => void;
  private running: Promise<unknown> | null = null;
  private isRerunRequested = false; // while it was looking
  private isClosing = false;

  constructor(private readonly deps: ResultsJobDeps) {
    const { storage, matches, schedule } = deps;
    this.stopJob = schedule(INTERVAL_MS, () => this.trigger());
    this.unsubscribe = storage.changes.subscribe({
      onChange: ({ matchId, kind }) => {
        const isOver = kind === 'move' && (matches.peek(matchId)?.state.game.result ?? null) !== null;
        if (isOver) this.trigger();
      },
      onGap: () => undefined,
    });
  }

  /** Tells of all games that are over and not told of, the earliest end first, where no other server does so. */
  async run(): Promise<readonly MatchId[]> {
    const { storage } = this.deps;
    const processed: MatchId[] = [];
    while (!this.isClosing && (await storage.leases.acquire(LEASE_NAME, LEASE_MS))) {
      const pendingIds = await storage.results.pending(BATCH_SIZE);
      for (const id of pendingIds) {
        if (await this.process(id)) processed.push(id);
        await yieldToEventLoop(); // what people do goes first
      }
      if (pendingIds.length < BATCH_SIZE || pendingIds.every((id) => !processed.includes(id))) break;
    }
    return processed;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.stopJob();
    this.unsubscribe();
    await this.running;
  }

  private trigger(): void {
    const { storage, log } = this.deps;
    this.isRerunRequested = this.running !== null;
    if (this.isRerunRequested || !storage.availability.isUp) return;
    this.running = this.run()
      .catch((err: unknown) => {
        logFailure(log, err, 'games that are over were not told of');
      })
      .finally(() => {
        this.running = null;
        if (this.isRerunRequested && !this.isClosing) this.trigger();
      });
  }

  /** Returns whether it was told of by this process, just now. */
  private async process(id: MatchId): Promise<boolean> {
    const { storage, log } = this.deps;
    try {
      const match = await storage.matches.find(id);
      if (match === null) return false;
      // Who watches with a delay learns of the end only then.
      if (match.updatedAt + match.spectatorPolicy.delayMinutes * 60_000 > this.deps.now()) return false;
      const { rate } = await import('./rating'); // with a library that a server without finished games never needs
      return await storage.results.save(await computeResult(storage, match), rate);
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      // Its rules are not carried any more, or its log is not whole: it is not looked at again and again.
      const isMissingRules = err instanceof ApiError && err.body.code === 'unavailable';
      log.error({ matchId: id, ...(!isMissingRules && { err }) }, 'what a game came to cannot be told');
      await storage.results.markFailed(id);
      return false;
    }
  }
}

/** What a game that is over came to. @throws ApiError where this server does not carry its rules */
export async function computeResult(storage: Storage, match: StoredMatch): Promise<NewResult> {
  const finalMatch = await loadMatch(storage, match);
  if (finalMatch === null) throw new Error(`Match ${match.id} never began`);
  const rows = await storage.moves.after(match.id, 0);
  const effectiveStates = new Set(parseLog(rows).timeline.effectiveStates);
  const moves = rows.filter(({ stateId }) => effectiveStates.has(stateId)).map(parseMove);
  const facts = computeSeatStats(
    finalMatch.state.game,
    moves.flatMap(({ events }) => events),
  );
  const events = (await storage.tableState.events(match.id, ALL_EVENTS)).map(({ event }) => event);
  const originalOwners = await storage.results.originalOwners(match.id);
  return { matchId: match.id, facts, ranked: ratedPlayers({ match, facts, events, originalOwners }) };
}
