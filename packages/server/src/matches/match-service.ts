/** The running games, as the rest of the server uses them: moves, transitions, starts, history and records. */
import type { GameRecord } from '@great-fire/game/record';
import { ENGINE, type RulesEngine } from '@great-fire/game/engine';
import type { FormerOwner, HistoricViewRange, Perspective } from '@great-fire/protocol';
import type { TakebackAgreed, Transition } from '@great-fire/table';
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import { FORCED_ID_PREFIX } from '../storage/moves';
import type { TableTransition } from '../storage/table-state';
import type { Storage } from '../storage/storage';
import { KeyedQueue } from '../shared/keyed-queue';
import type { MatchId, StoredMatch } from '../entities/match';
import { applyMove, type StoredMoveResult, type MoveDeps, type MoveRequest } from './apply-move';
import { transitionWithRetry, type TransitionFn } from './commit-transition';
import { findForcedAction } from './forced-action';
import { MatchCache } from './match-cache';
import { buildRecord } from './build-record';
import { hasStarted, parseStoredMove, type LiveMatch, type LoggedMove } from './load-match';
import { canTakeBackTo, loadTimeline, readLog } from './match-log';
import type { RowRange, Timeline } from './timeline';
import { buildHistoricViews, type StateRange } from './historic-views';
import { prepareStart } from './prepare-start';
import { isVersionSupported } from './rules-registry';

interface MatchServiceDeps {
  readonly storage: Pick<Storage, 'changes' | 'matches' | 'moves' | 'persons' | 'tableState'>;
  readonly cacheBytes?: number; // for matches that are not pinned
  readonly now: () => number; // ms since 1970, UTC
}

interface LogPage {
  readonly rules: RulesEngine;
  readonly moves: readonly LoggedMove[];
  readonly formerOwners: readonly FormerOwner[]; // owners who lost their seat at or after the first of these moves
}

/** Suits a server with 1 GB of memory. */
const DEFAULT_CACHE_BYTES = 100_000_000;

export class MatchService {
  private readonly matchCache: MatchCache;
  private readonly queue = new KeyedQueue<MatchId>();
  private readonly moveDeps: MoveDeps;
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: MatchServiceDeps) {
    this.matchCache = new MatchCache(deps.storage, deps.cacheBytes ?? DEFAULT_CACHE_BYTES);
    this.moveDeps = { ...deps, matchCache: this.matchCache };
    this.unsubscribe = deps.storage.changes.subscribe({
      onChange: (change) => {
        if (change.type === 'table-changed' || change.type === 'seat-replaced')
          this.matchCache.invalidate(change.matchId);
      },
      onGap: () => this.matchCache.invalidateAll(),
    });
  }

  /**
   * Applies one move, and after it the decisions without a choice. @throws ApiError if the move is rejected; then nothing
   * has changed
   */
  move(request: MoveRequest): Promise<StoredMoveResult> {
    return this.queue.run(request.matchId, async () => {
      const result = await applyMove(this.moveDeps, request);
      await this.applyForcedActions(request.matchId, result.stateId);
      return result;
    });
  }

  /** Stops at a rejection, because then another server was faster, and the decision is left to its player. */
  private async applyForcedActions(matchId: MatchId, after: number): Promise<void> {
    for (let stateId = after; ; stateId += 1) {
      const match = this.matchCache.peek(matchId);
      const forced = match?.state.stateId === stateId ? findForcedAction(match) : null;
      if (forced === null) return;
      const moveId = `${FORCED_ID_PREFIX}${String(stateId)}`;
      try {
        await applyMove(this.moveDeps, { matchId, ...forced, stateId, moveId });
      } catch (error) {
        if (error instanceof ApiError || error instanceof StorageUnavailableError) return;
        throw error;
      }
    }
  }

  /**
   * Changes the table state or takes moves back. `newOwner`: the person who takes over a seat with this transition.
   * Resolves to the transition, or to null if `transitionFn` returned null.
   * @throws ApiError if the transition is rejected; then nothing has changed
   */
  transition(
    id: MatchId,
    transitionFn: TransitionFn,
    newOwner: TableTransition['newOwner'] = null,
  ): Promise<Transition | TakebackAgreed | null> {
    return this.queue.run(id, () => transitionWithRetry(this.moveDeps, id, transitionFn, newOwner));
  }

  /** Begins the game of a started match, or resumes a start that was interrupted. */
  start(id: MatchId): Promise<void> {
    return this.queue.run(id, async () => {
      const { storage, now } = this.deps;
      const match = await storage.matches.find(id);
      if (match === null || match.status !== 'running' || hasStarted(match)) return;
      await storage.matches.beginGame(id, await prepareStart(storage, match, now()));
      await this.matchCache.reload(id);
    });
  }

  /** Resumes every start that a crash interrupted. Skips matches whose rules version this server does not have. */
  async resumeInterruptedStarts(): Promise<void> {
    for (const id of await this.deps.storage.matches.interruptedStarts()) {
      await this.start(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.body.code === 'unavailable')) throw error;
      });
    }
  }

  /** Returns the rules versions that running matches need and this server does not have. */
  async missingRules(): Promise<readonly string[]> {
    return (await this.deps.storage.matches.rulesVersionsInUse()).filter(
      (version) => !isVersionSupported(version),
    );
  }

  /** Returns the current match if it is in the cache. */
  peek(id: MatchId): LiveMatch | null {
    return this.matchCache.peek(id);
  }

  /** Keeps a match in memory until `unpin`. A room holds the match anyway, because it sends changes against it. */
  pin(id: MatchId): void {
    this.matchCache.pin(id);
  }

  unpin(id: MatchId): void {
    this.matchCache.unpin(id);
  }

  /** Returns the match at `stateId` or later, or null if it does not exist or has not started. */
  get(id: MatchId, stateId: number): Promise<LiveMatch | null> {
    return this.matchCache.get(id, stateId);
  }

  /** Returns the last `limit` moves before state `stateId`, oldest first, with the rules of the match. */
  async getLogPage(id: MatchId, stateId: number, limit: number): Promise<LogPage> {
    const match = await this.matchCache.get(id);
    if (match === null) return { rules: ENGINE, moves: [], formerOwners: [] };
    const { storage } = this.deps;
    const moves = (await storage.moves.before(id, stateId, limit)).map(parseStoredMove);
    const [first] = moves;
    const formerOwners = first === undefined ? [] : await storage.tableState.formerOwners(id, first.stateId);
    return { rules: match.rules, moves, formerOwners };
  }

  /** Loads the timeline of a match up to state `stateId`, the current one: the moves that count. */
  loadTimeline(id: MatchId, stateId: number): Promise<Timeline> {
    return loadTimeline(this.deps.storage, id, stateId);
  }

  /** Returns whether a takeback may return from state `stateId`, the current one, to state `to`. */
  async canTakeBack(id: MatchId, stateId: number, to: number): Promise<boolean> {
    return canTakeBackTo(this.deps.storage, id, await this.loadTimeline(id, stateId), to);
  }

  /** Loads the moves of these ranges, oldest first. */
  async loadMoves(id: MatchId, ranges: readonly RowRange[]): Promise<readonly LoggedMove[]> {
    const moves: LoggedMove[] = [];
    for (const range of ranges)
      for await (const rows of readLog(this.deps.storage, id, range))
        moves.push(...rows.map(parseStoredMove));
    return moves;
  }

  /**
   * Returns the views of a range of states from `perspective`, or null if the match has not reached it. The caller
   * must check that the requester may use this perspective.
   */
  async getHistoricViews(
    id: MatchId,
    perspective: Perspective,
    range: StateRange,
  ): Promise<HistoricViewRange | null> {
    const { storage } = this.deps;
    const match = await storage.matches.find(id);
    if (match === null || !hasStarted(match) || range.to > match.stateId) return null;
    return buildHistoricViews(storage, match, perspective, range);
  }

  /** Builds the record of a finished match. @throws ApiError `not-finished` */
  buildRecord(match: StoredMatch): Promise<GameRecord> {
    return buildRecord(this.deps.storage, match);
  }

  /** Waits for moves and transitions in progress, then clears the cache. */
  async close(): Promise<void> {
    await this.queue.onIdle();
    this.unsubscribe();
    this.matchCache.close();
  }
}
