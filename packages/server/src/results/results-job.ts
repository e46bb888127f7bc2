/**
 * Results job. Computes and stores the result and the ratings of every finished match exactly once, including matches
 * that finished before results existed.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { computeHonours, computeSeatStats } from '@great-fire/game/record';
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import { loadGameEvents, loadMatch } from '../matches/load-match';
import type { MatchService } from '../matches/match-service';
import { PeriodicJob, type JobDeps } from '../lifecycle/periodic-job';
import type { NewResult } from '../storage/results';
import { logFailure } from '../storage/log-failure';
import type { Storage } from '../storage/storage';
import type { MatchId, StoredMatch } from '../entities/match';
import { ratedPlayers } from './rated-players';

export interface ResultsJobDeps extends JobDeps {
  readonly storage: Pick<
    Storage,
    'availability' | 'changes' | 'leases' | 'matches' | 'moves' | 'results' | 'tableState'
  >;
  readonly matches: Pick<MatchService, 'peek'>;
}

const INTERVAL_MS = 10_000;
const LEASE_MS = 30_000;
const BATCH_SIZE = 20;

export class ResultsJob {
  private readonly job: PeriodicJob<readonly MatchId[]>;
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: ResultsJobDeps) {
    const { storage, matches, log, schedule } = deps;
    this.job = new PeriodicJob({
      schedule,
      intervalMs: INTERVAL_MS,
      lease: { storage, name: 'results', holdMs: LEASE_MS },
      work: (renewLease) => this.processPending(renewLease),
      onError: (err) => logFailure(log, err, 'results job failed'),
    });
    this.unsubscribe = storage.changes.subscribe({
      onChange: (change) => {
        const match = change.type === 'move-stored' ? matches.peek(change.matchId) : null;
        if ((match?.state.game.result ?? null) !== null) this.job.trigger();
      },
      onGap: () => undefined,
    });
  }

  /**
   * Computes the results of all finished matches without one, the earliest end first, if no other server holds the
   * lease. Resolves to the matches whose results were stored.
   */
  async run(): Promise<readonly MatchId[]> {
    return (await this.job.run()) ?? [];
  }

  async close(): Promise<void> {
    this.unsubscribe();
    await this.job.close();
  }

  private async processPending(renewLease: () => Promise<boolean>): Promise<readonly MatchId[]> {
    const { storage } = this.deps;
    const processed: MatchId[] = [];
    do {
      const pendingIds = await storage.results.pending(BATCH_SIZE);
      for (const id of pendingIds) {
        if (await this.process(id)) processed.push(id);
        await yieldToEventLoop(); // lets requests of players run first
      }
      if (pendingIds.length < BATCH_SIZE || pendingIds.every((id) => !processed.includes(id))) break;
    } while (await renewLease());
    return processed;
  }

  private async process(id: MatchId): Promise<boolean> {
    const { storage, log } = this.deps;
    try {
      const match = await storage.matches.find(id);
      if (match === null) return false;
      const { createRateGame } = await import('./rating'); // loads OpenSkill only when it is needed
      const result = await computeResult(storage, match);
      const meetings = await storage.results.meetings(result.ranked.map(({ personId }) => personId));
      return await storage.results.save(result, createRateGame(meetings));
    } catch (err) {
      if (err instanceof StorageUnavailableError) throw err;
      // The server no longer has the rules version, or the log is incomplete. The match is not tried again.
      const isMissingRules = err instanceof ApiError && err.body.code === 'unavailable';
      log.error({ matchId: id, ...(!isMissingRules && { err }) }, 'computing a result failed');
      await storage.results.markFailed(id);
      return false;
    }
  }
}

/** Computes the result of a finished match. @throws ApiError if this server does not have its rules version */
async function computeResult(
  storage: Pick<Storage, 'matches' | 'moves' | 'results' | 'tableState'>,
  match: StoredMatch,
): Promise<NewResult> {
  const finalMatch = await loadMatch(storage, match);
  if (finalMatch === null) throw new Error(`Match ${match.id} never began`);
  const { game } = finalMatch.state;
  if (game.result === null) throw new Error(`Match ${match.id} has no result`);
  const gameEvents = await loadGameEvents(storage, match);
  const facts = computeSeatStats(game, gameEvents);
  const honours = computeHonours(game.result, gameEvents);
  const events = (await storage.tableState.events(match.id)).map(({ event }) => event);
  const originalOwners = await storage.results.originalOwners(match.id);
  return {
    matchId: match.id,
    facts,
    honours,
    ranked: ratedPlayers({ match, facts, events, originalOwners }),
  };
}
