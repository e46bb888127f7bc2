/** A table without a server: it judges, plays, keeps and tells as a server's table does, for whoever holds the device. */
import type { BotLevel, Sight } from '@great-fire/bots';
import type { Action, GameEvent, GameRecord, Seat } from '@great-fire/game';
import { explain, legalActions, RULES_VERSION, viewEvent, viewFor } from '@great-fire/game';
import { begin, contextOf, reduce } from '@great-fire/game/reducer';
import type { MatchState } from '@great-fire/game/reducer';
import { RULES } from '@great-fire/game/rules';
import { changeBetween, plainConduct, seatNamed, viewSeenFrom } from '@great-fire/protocol';
import type {
  Answer,
  Frame,
  LogEntry,
  MatchSummary,
  MoveMessage,
  PastViews,
  SeenFrom,
  Sync,
  TakenBackTo,
  Update,
} from '@great-fire/protocol';
import { ALONE } from '../../local/alone';
import { goingMoves, takenBackBy } from '../../table/log/taken-back';
import { recordOf } from '../record-of';
import type { Decision, SavedGame } from '../saved-game';
import { peopleOf, playedAt, setupOf } from '../saved-game';
import type { Told } from './messages';

export interface PracticeParts {
  readonly keep: (game: SavedGame) => Promise<void>;
  readonly tell: (told: Exclude<Told, { readonly answerTo: number }>) => void;
  readonly decide: (level: BotLevel, sight: Sight, chanceOf: string) => Action;
  readonly later: (job: () => void, ms: number) => void;
  readonly now: () => number; // ms since 1970, UTC
}

interface Moved {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly takenBack?: TakenBackTo;
}

/** What a decision leads to. */
interface Following {
  readonly next: MatchState;
  readonly count: number; // of the decisions that count there
  readonly move: Moved;
}

const RECENT = 60;
const PAUSE_MS = 1000; // so that people can follow what a bot does
const PAUSE_OF_SETUP_MS = 500;
const AGAIN_MS = 2000; // after a decision could not be kept

export class PracticeTable {
  private readonly states: MatchState[]; // by state id
  private readonly counts = [0]; // by state id: how many decisions count there
  private readonly moves: Moved[] = [];
  readonly people: readonly Seat[]; // who share the device
  private isKeeping = false; // a decision is on its way to the device's memory
  private holder: Seat | null; // whose secrets the device shows; null: it is being handed on

  /** Takes a game up where it stood. @throws Error where its decisions are not legal by the present rules */
  constructor(
    private game: SavedGame,
    private readonly parts: PracticeParts,
  ) {
    this.states = [begin(RULES, setupOf(game))];
    for (const decision of game.decisions) {
      const why = this.whyNot(decision);
      if (why !== null) throw new Error(`${game.id} cannot be played on: ${why}`);
      this.add(this.following(decision));
    }
    this.people = peopleOf(game);
    this.holder = this.people.length === 1 ? (this.people[0] ?? null) : null;
  }

  /** Lets the bots play, if one of them is awaited. */
  start(): void {
    this.awaitBot();
  }

  /** One decision of who holds the device; kept before it is answered. Rejects where it cannot be kept. */
  async move({
    stateId,
    action,
  }: Pick<MoveMessage, 'stateId' | 'action'>): Promise<Answer<{ stateId: number }>> {
    const seat = this.holder;
    if (seat === null) return { ok: false, code: 'not-your-seat', message: 'The device is being handed on.' };
    if (stateId !== this.stateId || this.isKeeping)
      return { ok: false, code: 'stale', message: 'The game has moved on since; look again.' };
    const refusal = RULES.check(this.state.game, seat, action);
    if (refusal !== null) return { ok: false, code: 'rule-refused', message: explain(refusal), ...refusal };
    await this.play(seat, action);
    return { ok: true, stateId: this.stateId };
  }

  /**
   * Takes back all that followed a state, as those who share the device agree (UNDO-3); kept before it is answered.
   * Rejects where it cannot be kept.
   */
  async takeBack(to: number): Promise<Answer> {
    const seat = this.holder;
    if (seat === null) return { ok: false, code: 'not-your-seat', message: 'The device is being handed on.' };
    if (this.isKeeping || this.state.game.result !== null)
      return { ok: false, code: 'not-now', message: 'Nothing can be taken back now.' };
    const decision = { seat, to, consent: this.people, at: this.parts.now() };
    const why = this.whyNot(decision);
    if (why !== null)
      return {
        ok: false,
        code: 'rule-refused',
        message: why,
        rule: 'UNDO-3',
        reason: 'nothing-to-take-back',
      };
    await this.decide(decision);
    return { ok: true };
  }

  /** Gives the device to one of its people, and shows what that one may see. */
  sit(seat: Seat): void {
    if (!this.people.includes(seat)) return;
    this.holder = seat;
    this.tellAll();
  }

  sync(): Sync {
    return {
      match: this.summary,
      rules: RULES_VERSION,
      mySeat: this.holder,
      wasRemoved: false,
      frame: this.frame,
      log: this.history(this.stateId + 1, RECENT),
      tableLog: [],
      ...this.conduct,
      chat: [],
      chatIsWhole: true,
      presence: { seats: this.game.players.map(() => true), spectators: 0 },
      commitment: '',
      next: null,
    };
  }

  /** The last `limit` moves that led to states before `before`, oldest first. */
  history(before: number, limit: number): readonly LogEntry[] {
    const from = Math.max(0, before - 1 - limit);
    return this.moves.slice(from, before - 1).map((_, index) => this.entry(from + index + 1));
  }

  /**
   * What the holder could see at each state of a stretch, or by `seenFrom`, once the game is over, who looks from there;
   * null where the game has not come so far.
   */
  past(from: number, to: number, seenFrom?: SeenFrom): PastViews | null {
    if (seenFrom !== undefined && this.state.game.result === null) return null;
    const eyes = seenFrom ?? this.holder ?? 'spectator';
    const views = this.states.slice(from, to + 1).map(({ game }) => viewSeenFrom(viewFor, game, eyes));
    const [first, ...later] = views;
    if (first === undefined || to > this.stateId) return null;
    const changes = later.map((view, index) =>
      changeBetween(index === 0 ? first : (later[index - 1] ?? first), view),
    );
    return { from, first, changes };
  }

  /** @throws Error while the game is not over */
  record(): GameRecord {
    return recordOf(this.game);
  }

  private get state(): MatchState {
    const last = this.states.at(-1);
    if (last === undefined) throw new Error('A table has a state');
    return last;
  }

  private get stateId(): number {
    return this.state.stateId;
  }

  private get frame(): Frame {
    const { state, holder } = this;
    return { stateId: state.stateId, view: viewFor(state.game, holder), ctx: contextOf(state) };
  }

  /** Nobody is pressed here, and nobody is away. */
  private get conduct(): Pick<Update, 'conduct' | 'now'> {
    const { turn, result } = this.state.game;
    const now = this.parts.now();
    return { conduct: plainConduct(this.game.players.length, result === null ? turn.seat : null, now), now };
  }

  private get summary(): MatchSummary {
    const { id, name: tableName, options, players, begunAt } = this.game;
    const { turn, result } = this.state.game;
    return {
      ...ALONE,
      id,
      tableName,
      status: result === null ? 'running' : 'finished',
      options,
      seats: players.map(({ name, bot }) => ({ ...seatNamed(name), bot, hasOwner: bot === null })),
      turn: turn.number,
      activeSeat: result === null ? turn.seat : null,
      createdAt: begunAt,
      updatedAt: playedAt(this.game),
    };
  }

  private entry(stateId: number): LogEntry {
    const move = this.moves[stateId - 1];
    if (move === undefined) throw new Error(`No move led to ${String(stateId)}`);
    return { ...move, stateId, events: move.events.map((event) => viewEvent(event, this.holder)) };
  }

  /** Why a decision cannot follow, in English, or null. */
  private whyNot(decision: Decision): string | null {
    if ('action' in decision) {
      const refusal = RULES.check(this.state.game, decision.seat, decision.action);
      return refusal === null ? null : explain(refusal);
    }
    return goingMoves(this.log, decision.to).length > 0 ? null : 'there is nothing to take back';
  }

  /** What a decision that can follow leads to. */
  private following(decision: Decision): Following {
    const { seat, at } = decision;
    if ('action' in decision) {
      const { next, events } = reduce(RULES, this.state, seat, decision.action);
      return { next, count: this.count + 1, move: { seat, events, at } };
    }
    const { to, consent } = decision;
    const then = this.states[to];
    const count = this.counts[to];
    if (then === undefined || count === undefined) throw new Error(`There is no state ${String(to)}`);
    const next = { ...then, stateId: this.stateId + 1 };
    return { next, count, move: { seat, events: [], at, takenBack: { to, consent } } };
  }

  private add({ next, count, move }: Following): void {
    this.states.push(next);
    this.counts.push(count);
    this.moves.push(move);
  }

  /** How many decisions count now. */
  private get count(): number {
    return this.counts.at(-1) ?? 0;
  }

  private get log(): readonly LogEntry[] {
    return this.moves.map((move, index) => ({ ...move, stateId: index + 1 }));
  }

  /** Nothing is done before it is kept; what cannot be kept was never played. */
  private play(seat: Seat, action: Action): Promise<void> {
    return this.decide({ seat, action, at: this.parts.now() });
  }

  private async decide(decision: Decision): Promise<void> {
    const step = this.following(decision);
    const { turn, result } = step.next.game;
    const decisions = [...this.game.decisions, decision];
    const game = { ...this.game, decisions, turn: turn.number, isOver: result !== null };
    this.isKeeping = true;
    await this.parts.keep(game).finally(() => (this.isKeeping = false));
    this.game = game;
    this.add(step);
    this.parts.tell({
      event: 'update',
      payload: { frame: this.frame, entries: [this.entry(this.stateId)], ...this.conduct },
    });
    this.handOn();
    this.awaitBot();
  }

  /** Where several share a device, nobody's secrets are in sight between two of their turns. */
  private handOn(): void {
    const { turn, result } = this.state.game;
    if (this.people.length === 1 || this.holder === null) return;
    if (turn.seat === this.holder || result !== null) return;
    this.holder = null;
    this.tellAll();
  }

  private tellAll(): void {
    this.parts.tell({ event: 'sync', payload: this.sync() });
  }

  private awaitBot(): void {
    const { turn, result } = this.state.game;
    const level = this.game.players[turn.seat]?.bot ?? null;
    if (level === null || result !== null) return;
    const asked = this.stateId;
    const pause = { redeal: 0, band: PAUSE_OF_SETUP_MS, pawn: PAUSE_OF_SETUP_MS };
    const ms = new Map(Object.entries(pause)).get(turn.step) ?? PAUSE_MS;
    this.parts.later(() => {
      if (this.stateId !== asked) return;
      const action = this.parts.decide(level, this.sightOf(turn.seat), `${this.game.seed}/${String(asked)}`);
      this.play(turn.seat, action).catch(() => this.parts.later(() => this.awaitBot(), AGAIN_MS));
    }, ms);
  }

  private sightOf(seat: Seat): Sight {
    const view = viewFor(this.state.game, seat);
    // A bot is told of what counts alone: it thinks as if the rest had never been.
    const gone = takenBackBy(this.log);
    const log = this.log.flatMap(({ stateId, events }) =>
      gone.has(stateId) ? [] : events.map((event) => viewEvent(event, seat)),
    );
    return { view, legal: legalActions(view), log };
  }
}
