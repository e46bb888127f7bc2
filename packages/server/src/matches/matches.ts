/** The games under way, as the rest of the server uses them. */
import { writeRecord } from '@great-fire/game';
import type { GameRecord, Seat } from '@great-fire/game';
import type { PastViews } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import type { MatchId, Storage, StoredMatch } from '../storage/storage';
import { applyMove } from './apply-move';
import type { MoveDone, MoveParts, MoveRequest } from './apply-move';
import { HotMatches, logged, setupOf } from './hot-matches';
import type { HotMatch, LoggedMove } from './hot-matches';
import { InTurn } from './in-turn';
import { answerForSeats } from './own-answers';
import { PastCache, pastViews } from './past';
import type { Stretch } from './past';
import { progressOf } from './progress';
import { decisionsOf } from './rebuild';

export interface MatchesParts {
  readonly storage: Storage;
  readonly now: () => number; // ms since 1970, UTC
}

export class Matches {
  private readonly hot: HotMatches;
  private readonly turns = new InTurn<MatchId>();
  private readonly pasts = new PastCache();
  private readonly parts: MoveParts;

  constructor(private readonly given: MatchesParts) {
    this.hot = new HotMatches(given.storage);
    this.parts = { ...given, hot: this.hot };
  }

  /** Makes one move. @throws ApiError where it cannot be made; then nothing has changed */
  move(request: MoveRequest): Promise<MoveDone> {
    return this.turns.run(request.matchId, async () => {
      const done = await applyMove(this.parts, request);
      await answerForSeats(this.parts, request.matchId);
      return done;
    });
  }

  /** Begins a match whose last seat was taken, or takes up a beginning that was cut short. */
  begin(id: MatchId): Promise<void> {
    return this.turns.run(id, async () => {
      const match = await this.hot.get(id);
      if (match === null) return;
      const { stateId, game } = match.state;
      await this.given.storage.matches.setProgress(id, stateId, progressOf(game));
      this.given.storage.news.tell(id, 'table');
      await answerForSeats(this.parts, id);
    });
  }

  /** Takes up every beginning that a crash cut short. */
  async resume(): Promise<void> {
    for (const id of await this.given.storage.matches.inSetup()) await this.begin(id);
  }

  /** The match as it stands, if it is in memory. */
  peek(id: MatchId): HotMatch | null {
    return this.hot.peek(id);
  }

  /** The match as it stands, at `stateId` or later; null before the start, and where there is none. */
  now(id: MatchId, stateId: number): Promise<HotMatch | null> {
    return this.hot.get(id, stateId);
  }

  /** The last `limit` moves that led to states before `stateId`, oldest first. */
  async before(id: MatchId, stateId: number, limit: number): Promise<readonly LoggedMove[]> {
    return (await this.given.storage.moves.before(id, stateId, limit)).map(logged);
  }

  /** What a viewer could see at each state of a stretch; null where the match has not come so far. */
  past(id: MatchId, viewer: Seat | null, stretch: Stretch): Promise<PastViews | null> {
    const { storage } = this.given;
    return this.pasts.get(id, viewer, stretch, async () => {
      const match = await storage.matches.find(id);
      if (match === null || match.status === 'open' || stretch.to > match.stateId) return null;
      return pastViews(await setupOf(storage, match), await decisionsOf(storage, match), viewer, stretch);
    });
  }

  /** The record of a finished match. @throws ApiError `not-finished` */
  async record(match: StoredMatch): Promise<GameRecord> {
    if (match.status !== 'finished') {
      throw refuse('not-finished', 'The record is given once the game is over: it holds every secret.');
    }
    const { storage } = this.given;
    const players = match.seats.map(({ name }) => ({ name, bot: null }));
    return writeRecord(await setupOf(storage, match), players, await decisionsOf(storage, match));
  }

  /** Lets the moves that are being made be finished, and forgets what is in memory. */
  async close(): Promise<void> {
    await this.turns.idle();
    this.hot.close();
  }
}
