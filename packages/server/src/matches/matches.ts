/** The games under way, as the rest of the server uses them. */
import type { GameRecord } from '@great-fire/game';
import { RULES } from '@great-fire/game/rules';
import type { Rules } from '@great-fire/game/rules';
import type { Former, PastViews, SeenFrom } from '@great-fire/protocol';
import { dueAt, firstConduct } from '../conduct/conduct';
import type { Agreed, Decided } from '../conduct/conduct';
import { ApiError, refuse } from '../errors/api-error';
import type { Conducted, NewDecision } from '../storage/conduct';
import type { StoredMatch } from '../storage/matches';
import type { MatchId, Storage } from '../storage/storage';
import { applyMove } from './apply-move';
import type { MoveDone, MoveParts, MoveRequest } from './apply-move';
import { decideTable } from './decide-table';
import type { Judge } from './decide-table';
import { HotMatches } from './hot-matches';
import { awaitedAt, hasBegun, logged, setupOf } from './load-match';
import type { HotMatch, LoggedMove } from './load-match';
import { InTurn } from './in-turn';
import { readLog } from './line';
import type { Line } from './line';
import { PastCache, pastViews } from './past';
import type { Stretch } from './past';
import { progressOf } from './progress';
import { decisionsOf } from './rebuild';
import { isCarried, rulesOf } from './rules-of';

export interface MatchesParts {
  readonly storage: Storage;
  readonly now: () => number; // ms since 1970, UTC
}

export interface LogPage {
  readonly rules: Rules;
  readonly moves: readonly LoggedMove[];
  readonly former: readonly Former[]; // who had a seat at one of these moves or later, and another has it now
}

export class Matches {
  private readonly hot: HotMatches;
  private readonly turns = new InTurn<MatchId>();
  private readonly pasts = new PastCache();
  private readonly parts: MoveParts;
  private readonly stopHearing: () => void;

  constructor(private readonly given: MatchesParts) {
    this.hot = new HotMatches(given.storage);
    this.parts = { ...given, hot: this.hot };
    this.stopHearing = given.storage.news.hear({
      hear: ({ matchId, what, isFromHere }) => {
        if ((what === 'table' || what === 'seat') && !isFromHere) this.hot.doubt(matchId);
      },
      missed: () => this.hot.doubtAll(),
    });
  }

  /** Makes one move. @throws ApiError where it cannot be made; then nothing has changed */
  move(request: MoveRequest): Promise<MoveDone> {
    return this.turns.run(request.matchId, () => applyMove(this.parts, request));
  }

  /**
   * Decides something beside the moves, or takes moves back; `taker` has a seat from then on. Resolves to what was
   * decided, or null where `judge` found nothing to do.
   * @throws ApiError where it cannot be decided; then nothing has changed
   */
  decide(id: MatchId, judge: Judge, taker: NewDecision['taker'] = null): Promise<Decided | Agreed | null> {
    return this.turns.run(id, () => decideTable(this.parts, id, judge, taker));
  }

  /** Begins a match whose last seat was taken, or takes up a beginning that was cut short. */
  begin(id: MatchId): Promise<void> {
    return this.turns.run(id, async () => {
      const match = await this.hot.get(id);
      if (match === null) return;
      const { stateId, game } = match.state;
      const progress = progressOf(match.rules, game);
      // The clock begins now, but for a game whose beginning was cut short: then it began as it is stored.
      const first = firstConduct(match.pace, match.owned.length, awaitedAt(match.state), this.given.now());
      const conducted: Conducted = { conduct: first, dueAt: dueAt(first) };
      await this.given.storage.matches.setProgress(id, stateId, progress, conducted);
      await this.hot.read(id);
      this.given.storage.news.tell(id, 'table');
    });
  }

  /** Takes up every beginning that a crash cut short, where this server carries the rules for it. */
  async resume(): Promise<void> {
    for (const id of await this.given.storage.matches.inSetup()) {
      await this.begin(id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.body.code === 'unavailable')) throw error;
      });
    }
  }

  /** The versions of the rules that matches under way need and this server does not carry. */
  async missingRules(): Promise<readonly string[]> {
    return (await this.given.storage.matches.versionsInPlay()).filter((version) => !isCarried(version));
  }

  /** The match as it stands, if it is in memory. */
  peek(id: MatchId): HotMatch | null {
    return this.hot.peek(id);
  }

  /** The match as it stands, at `stateId` or later; null before the start, and where there is none. */
  now(id: MatchId, stateId: number): Promise<HotMatch | null> {
    return this.hot.get(id, stateId);
  }

  /** The last `limit` moves that led to states before `stateId`, oldest first, with the rules they were made by. */
  async before(id: MatchId, stateId: number, limit: number): Promise<LogPage> {
    const match = await this.hot.get(id);
    if (match === null) return { rules: RULES, moves: [], former: [] };
    const { storage } = this.given;
    const moves = (await storage.moves.before(id, stateId, limit)).map(logged);
    const [first] = moves;
    const former = first === undefined ? [] : await storage.conduct.former(id, first.stateId);
    return { rules: match.rules, moves, former };
  }

  /** What counts of a match's log, and where it may go back to. */
  async line(id: MatchId): Promise<Line> {
    return readLog(await this.given.storage.moves.after(id, 0)).line;
  }

  /** What could be seen from somewhere at each state of a stretch; null where the match has not come so far. Whoever calls judges who may look from there. */
  past(id: MatchId, seenFrom: SeenFrom, stretch: Stretch): Promise<PastViews | null> {
    const { storage } = this.given;
    return this.pasts.get(id, seenFrom, stretch, async () => {
      const match = await storage.matches.find(id);
      if (match === null || !hasBegun(match) || stretch.to > match.stateId) return null;
      const rules = await rulesOf(match.rulesVersion);
      return pastViews(
        rules,
        await setupOf(storage, match),
        await decisionsOf(storage, match),
        seenFrom,
        stretch,
      );
    });
  }

  /** The record of a finished match. @throws ApiError `not-finished` */
  async record(match: StoredMatch): Promise<GameRecord> {
    if (match.status !== 'finished') {
      throw refuse('not-finished', 'The record is given once the game is over: it holds every secret.');
    }
    const { storage } = this.given;
    // A bot that stood in for a person is no player of its own: the person's name is told.
    const players = match.seats.map(({ name, personId, bot }) => ({
      name,
      bot: personId === null ? bot : null,
    }));
    const rules = await rulesOf(match.rulesVersion);
    return rules.writeRecord(await setupOf(storage, match), players, await decisionsOf(storage, match));
  }

  /** How many are in memory, and how many of them have a move that is being made. */
  get load(): { readonly inMemory: number; readonly moving: number } {
    return { inMemory: this.hot.size, moving: this.turns.size };
  }

  /** Lets the moves that are being made be finished, and forgets what is in memory. */
  async close(): Promise<void> {
    await this.turns.idle();
    this.stopHearing();
    this.hot.close();
  }
}
