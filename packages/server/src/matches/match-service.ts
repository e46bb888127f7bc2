/** The games under way, as the rest of the server uses them. */
import type { GameRecord } from '@great-fire/game';
import { ENGINE } from '@great-fire/game/engine';
import type { RulesEngine } from '@great-fire/game/engine';
import type { FormerOwner, HistoricViewPage, Perspective } from '@great-fire/protocol';
import { nextDeadline, initialTableState } from '../table-state/table-state';
import type { TakebackAgreed, Transition } from '../table-state/table-state';
import { ApiError, apiError } from '../errors/api-error';
import type { TableStateWrite, TableTransition } from '../storage/table-state';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { applyMove } from './apply-move';
import type { MoveResult, MoveDeps, MoveRequest } from './apply-move';
import { transitionWithRetry } from './commit-transition';
import type { TransitionFn } from './commit-transition';
import { MatchCache } from './match-cache';
import { activeSeatOf, hasStarted, parseMove, loadSetup } from './load-match';
import type { LiveMatch, LoggedMove } from './load-match';
import { KeyedQueue } from '../shared/keyed-queue';
import { parseLog } from './timeline';
import type { Timeline } from './timeline';
import { HistoricViewCache, buildHistoricViews } from './historic-views';
import type { StateRange } from './historic-views';
import { toProgress } from './progress';
import { loadLog } from './rebuild';
import { isVersionSupported, loadRules } from './rules-registry';

export interface MatchServiceDeps {
  readonly storage: Storage;
  readonly now: () => number; // ms since 1970, UTC
}

export interface LogPage {
  readonly rules: RulesEngine;
  readonly moves: readonly LoggedMove[];
  readonly formerOwners: readonly FormerOwner[]; // who had a seat at one of these moves or later, and another has it now
}

export class MatchService {
  private readonly matchCache: MatchCache;
  private readonly queue = new KeyedQueue<MatchId>();
  private readonly historicViewCache = new HistoricViewCache();
  private readonly moveDeps: MoveDeps;
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: MatchServiceDeps) {
    this.matchCache = new MatchCache(deps.storage);
    this.moveDeps = { ...deps, matchCache: this.matchCache };
    this.unsubscribe = deps.storage.changes.subscribe({
      onChange: ({ matchId, kind, isLocal }) => {
        if ((kind === 'table' || kind === 'seat') && !isLocal) this.matchCache.invalidate(matchId);
      },
      onGap: () => this.matchCache.invalidateAll(),
    });
  }

  /** Makes one move. @throws ApiError where it cannot be made; then nothing has changed */
  move(request: MoveRequest): Promise<MoveResult> {
    return this.queue.run(request.matchId, () => applyMove(this.moveDeps, request));
  }

  /**
   * Decides something beside the moves, or takes moves back; `newOwner` has a seat from then on. Resolves to what was
   * decided, or null where `transitionFn` found nothing to do.
   * @throws ApiError where it cannot be decided; then nothing has changed
   */
  transition(
    id: MatchId,
    transitionFn: TransitionFn,
    newOwner: TableTransition['newOwner'] = null,
  ): Promise<Transition | TakebackAgreed | null> {
    return this.queue.run(id, () => transitionWithRetry(this.moveDeps, id, transitionFn, newOwner));
  }

  /** Begins a match whose last seat was taken, or takes up a beginning that was cut short. */
  start(id: MatchId): Promise<void> {
    return this.queue.run(id, async () => {
      const match = await this.matchCache.get(id);
      if (match === null) return;
      const { stateId, game } = match.state;
      const progress = toProgress(match.rules, game);
      // The clock begins now, but for a game whose beginning was cut short: then it began as it is stored.
      const tableState = initialTableState(
        match.timeControl,
        match.ownedByPerson.length,
        activeSeatOf(match.state),
        this.deps.now(),
      );
      const tableStateWrite: TableStateWrite = { state: tableState, dueAt: nextDeadline(tableState) };
      await this.deps.storage.matches.setProgress(id, stateId, progress, tableStateWrite);
      await this.matchCache.reload(id);
      this.deps.storage.changes.publish(id, 'table');
    });
  }

  /** Takes up every beginning that a crash cut short, where this server carries the rules for it. */
  async resumeInterruptedStarts(): Promise<void> {
    for (const id of await this.deps.storage.matches.inFirstTurn()) {
      await this.start(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.body.code === 'unavailable')) throw error;
      });
    }
  }

  /** The versions of the rules that matches under way need and this server does not carry. */
  async missingRules(): Promise<readonly string[]> {
    return (await this.deps.storage.matches.rulesVersionsInUse()).filter(
      (version) => !isVersionSupported(version),
    );
  }

  /** The match as it stands, if it is in memory. */
  peek(id: MatchId): LiveMatch | null {
    return this.matchCache.peek(id);
  }

  /** The match as it stands, at `stateId` or later; null before the start, and where there is none. */
  get(id: MatchId, stateId: number): Promise<LiveMatch | null> {
    return this.matchCache.get(id, stateId);
  }

  /** The last `limit` moves that led to states before `stateId`, oldest first, with the rules they were made by. */
  async getLogPage(id: MatchId, stateId: number, limit: number): Promise<LogPage> {
    const match = await this.matchCache.get(id);
    if (match === null) return { rules: ENGINE, moves: [], formerOwners: [] };
    const { storage } = this.deps;
    const moves = (await storage.moves.before(id, stateId, limit)).map(parseMove);
    const [first] = moves;
    const formerOwners = first === undefined ? [] : await storage.tableState.formerOwners(id, first.stateId);
    return { rules: match.rules, moves, formerOwners };
  }

  /** What counts of a match's log, and where it may go back to. */
  async loadTimeline(id: MatchId): Promise<Timeline> {
    return parseLog(await this.deps.storage.moves.after(id, 0)).timeline;
  }

  /** What could be seen from somewhere at each state of a stretch; null where the match has not come so far. Whoever calls judges who may look from there. */
  getHistoricViews(
    id: MatchId,
    perspective: Perspective,
    range: StateRange,
  ): Promise<HistoricViewPage | null> {
    const { storage } = this.deps;
    return this.historicViewCache.get(id, perspective, range, async () => {
      const match = await storage.matches.find(id);
      if (match === null || !hasStarted(match) || range.to > match.stateId) return null;
      const rules = await loadRules(match.rulesVersion);
      return buildHistoricViews(
        rules,
        await loadSetup(storage, match),
        await loadLog(storage, match),
        perspective,
        range,
      );
    });
  }

  /** The record of a finished match. @throws ApiError `not-finished` */
  async buildRecord(match: StoredMatch): Promise<GameRecord> {
    if (match.status !== 'finished') {
      throw apiError('not-finished', 'The record is given once the game is over: it holds every secret.');
    }
    const { storage } = this.deps;
    // A bot that stood in for a person is no player of its own: the person's name is told.
    const players = match.seats.map(({ name, personId, bot }) => ({
      name,
      bot: personId === null ? bot : null,
    }));
    const rules = await loadRules(match.rulesVersion);
    return rules.writeRecord(await loadSetup(storage, match), players, await loadLog(storage, match));
  }

  /** How many are in memory, and how many of them have a move that is being made. */
  get stats(): { readonly inMemory: number; readonly movesInProgress: number } {
    return { inMemory: this.matchCache.size, movesInProgress: this.queue.size };
  }

  /** Lets the moves that are being made be finished, and forgets what is in memory. */
  async close(): Promise<void> {
    await this.queue.onIdle();
    this.unsubscribe();
    this.matchCache.close();
  }
}
