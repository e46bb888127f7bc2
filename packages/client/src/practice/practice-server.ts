/** The server of a practice game: validates, plays, saves and sends like a server's table. */
import type { BotLevel, Observation } from '@great-fire/bots';
import { hintAction } from '@great-fire/bots/review';
import {
  type Action,
  type Seat,
  DEFAULT_OPENING_HAND_ANSWER,
  describeRefusal,
  legalActions,
  RULES_VERSION,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { answerOpeningHands, type MatchState } from '@great-fire/game/match';
import { ENGINE } from '@great-fire/game/engine';
import {
  BOT_DELAY_SHARES,
  NO_TIME_CONTROL,
  packViews,
  emptyTableState,
  playerSeatSummary,
  viewFrom,
  type Ack,
  type BotSpeed,
  type Frame,
  type LogEntry,
  type MapSignal,
  type MatchSummary,
  type MoveMessage,
  type HistoricViewRange,
  type Perspective,
  type Sync,
  type TableCommand,
  type Update,
} from '@great-fire/protocol';
import { createTableFacts, executeCommand, isTakebackAgreed, type TableFacts } from '@great-fire/table';
import { mapUndoneStates } from '../table/log/takebacks';
import { joinSteps, signalOf } from './turn-steps';
import { LOCAL_MATCH_DEFAULTS } from './local-match';
import { GameTimeline } from './game-timeline';
import { toRecord } from './game-record';
import { humanSeats, lastPlayedAt, type SavedDecision, type SavedGame } from './saved-game';
import type { PracticeHint, WorkerEvent } from './worker-messages';

export interface PracticeDeps {
  readonly save: (game: SavedGame) => Promise<void>;
  readonly send: (event: Exclude<WorkerEvent, { readonly answerTo: number }>) => void;
  readonly decide: (level: BotLevel, input: Observation, seed: string) => Action;
  readonly schedule: (job: () => void, ms: number) => void;
  readonly now: () => number; // epoch ms
}

const RECENT_LOG_SIZE = 60;
const BOT_MOVE_DELAY_MS = 1000; // so that people can follow the bots
const BOT_SETUP_PAUSE_MS = 500;
const RETRY_DELAY_MS = 2000; // after a failed save

export class PracticeServer {
  private readonly timeline: GameTimeline;
  private game: SavedGame;
  readonly humanSeats: readonly Seat[]; // share the device
  private isSaving = false; // a decision is being saved
  private botSpeed: BotSpeed;
  private deviceSeat: Seat | null; // seat whose secrets are visible; null: the device is being passed on

  /** Replays a saved game, or starts a new one. @throws Error if a decision is illegal by the current rules */
  constructor(
    game: SavedGame,
    private readonly deps: PracticeDeps,
  ) {
    this.timeline = new GameTimeline(game);
    const decisions = [...game.decisions, ...this.answerOpeningHands(game)];
    this.game = { ...game, decisions };
    this.botSpeed = game.botSpeed ?? 'normal';
    this.humanSeats = humanSeats(game);
    this.deviceSeat = this.humanSeats.length === 1 ? (this.humanSeats[0] ?? null) : null;
  }

  /**
   * Plays the decisions about the opening hands, as the start of a game does (SET-3). They are saved with the next
   * decision, because they follow from the game.
   */
  private answerOpeningHands({ players, openingHandAnswer, begunAt }: SavedGame): readonly SavedDecision[] {
    const answers = players.map(({ bot }) =>
      bot === null ? (openingHandAnswer ?? DEFAULT_OPENING_HAND_ANSWER) : DEFAULT_OPENING_HAND_ANSWER,
    );
    return answerOpeningHands(ENGINE, this.timeline.state, answers).map(({ seat, action }) => {
      const decision = { seat, action, at: begunAt };
      this.timeline.add(this.timeline.transition(decision));
      return decision;
    });
  }

  /** Schedules a bot's move if a bot is on turn. */
  start(): void {
    this.scheduleBot();
  }

  /** Plays an action of the device's holder, and answers after saving. Rejects if it cannot be saved. */
  async move({
    stateId,
    action,
  }: Pick<MoveMessage, 'stateId' | 'action'>): Promise<Ack<{ stateId: number }>> {
    const seat = this.deviceSeat;
    if (seat === null) return { ok: false, code: 'not-your-seat', message: 'The device is being handed on.' };
    if (stateId !== this.stateId || this.isSaving)
      return { ok: false, code: 'stale', message: 'The game has moved on since. Fetch its state again.' };
    const refusal = ENGINE.checkAction(this.state.game, seat, action);
    if (refusal !== null)
      return { ok: false, code: 'illegal-move', message: describeRefusal(refusal), ...refusal };
    await this.decideAction(seat, action);
    return { ok: true, stateId: this.stateId };
  }

  /**
   * Executes a command of the device's holder, and answers after saving. Rejects if it cannot be saved. Only takebacks
   * are possible, with the consent of all people at the device (UNDO-3).
   */
  async executeCommand(command: TableCommand): Promise<Ack> {
    const seat = this.deviceSeat;
    if (seat === null) return { ok: false, code: 'not-your-seat', message: 'The device is being handed on.' };
    const result = executeCommand(this.tableOf(seat), seat, command);
    if (this.isSaving || !isTakebackAgreed(result))
      return { ok: false, code: 'not-allowed-now', message: 'This is not possible now.' };
    const decision = { seat, to: result.takeback.to, consent: this.humanSeats, at: this.deps.now() };
    const reason = this.timeline.refusalReason(decision);
    if (reason !== null)
      return {
        ok: false,
        code: 'illegal-move',
        message: reason,
        rule: 'UNDO-3',
        reason: 'nothing-to-take-back',
      };
    await this.decide(decision);
    return { ok: true };
  }

  /** Returns the table as if the holder were the only person: the people at the device agree among themselves. */
  private tableOf(holder: Seat): TableFacts {
    return createTableFacts({
      state: this.tableStateFields.tableState,
      timeControl: NO_TIME_CONTROL,
      ownedByPerson: this.game.players.map((_, seat) => seat === holder),
      stateId: this.stateId,
      now: this.deps.now(),
      presence: { seats: [holder], visibleSeats: [holder] },
    });
  }

  /** Shows the device's holder where the holder points. */
  signal(signal: MapSignal): Ack {
    const seat = this.deviceSeat;
    if (seat === null) return { ok: false, code: 'not-your-seat', message: 'The device is being handed on.' };
    this.deps.send({ event: 'signal', payload: { seat, ...signal } });
    return { ok: true };
  }

  /** Returns what the device's holder does best next, and points there; null if nothing is worth doing. */
  hint(): PracticeHint | null {
    const seat = this.deviceSeat;
    const { game } = this.state;
    if (seat === null || seat !== game.turn.seat) return null;
    const hint = hintAction(game, this.botInput(seat).events);
    if (hint === null) return null;
    const [step] = joinSteps([hint.action]);
    if (step !== undefined) this.deps.send({ event: 'signal', payload: signalOf(step, seat) });
    return { ...hint, stateId: this.stateId };
  }

  /** Passes the device to a person and sends that person's view. */
  takeDevice(seat: Seat): void {
    if (!this.humanSeats.includes(seat)) return;
    this.deviceSeat = seat;
    this.sendSync();
  }

  /** Sets the pause before the bots' moves, from the next move on. Rejects if it cannot be saved. */
  async setBotSpeed(botSpeed: BotSpeed): Promise<Ack> {
    this.botSpeed = botSpeed;
    this.sendSync();
    // A decision in progress has fewer moves stored than it will have. The next decision stores the speed with it.
    if (!this.isSaving) await this.deps.save({ ...this.game, botSpeed });
    return { ok: true };
  }

  sync(): Sync {
    return {
      match: this.summary,
      rulesVersion: RULES_VERSION,
      mySeat: this.deviceSeat,
      myOpeningHandAnswer: null,
      wasKicked: false,
      frame: this.frame,
      log: this.history(this.stateId + 1, RECENT_LOG_SIZE),
      tableLog: [],
      ...this.tableStateFields,
      chat: [],
      chatHasMore: false,
      presence: { connected: this.game.players.map(() => true), spectators: 0 },
      seedCommitment: '',
      rematch: null,
    };
  }

  /** Returns the last `limit` moves that led to states before `before`, oldest first. */
  history(before: number, limit: number): readonly LogEntry[] {
    return this.timeline.log
      .slice(Math.max(0, before - 1 - limit), before - 1)
      .map((entry) => ({ ...entry, events: entry.events.map((event) => viewEvent(event, this.deviceSeat)) }));
  }

  /**
   * Returns the views of a range of states from the device's holder, or from `perspective` once the game is over.
   * Returns null if the range is not available.
   */
  historicViews(from: number, to: number, perspective?: Perspective): HistoricViewRange | null {
    if (perspective !== undefined && this.state.game.result === null) return null;
    const viewpoint = perspective ?? this.deviceSeat ?? 'spectator';
    const views = this.timeline.states
      .slice(from, to + 1)
      .map(({ game }) => viewFrom(viewFor, game, viewpoint));
    const [first, ...later] = views;
    if (first === undefined || to > this.stateId) return null;
    return packViews(from, first, later);
  }

  /** @throws Error if the game is not over */
  record(): GameRecord {
    return toRecord(this.game);
  }

  private get state(): MatchState {
    return this.timeline.state;
  }

  private get stateId(): number {
    return this.state.stateId;
  }

  private get frame(): Frame {
    const { state, deviceSeat } = this;
    return { stateId: state.stateId, view: viewFor(state.game, deviceSeat), ctx: state.ctx };
  }

  /** Practice games have no clocks and no absences. */
  private get tableStateFields(): Pick<Update, 'tableState' | 'serverTime'> {
    const { turn, result } = this.state.game;
    const now = this.deps.now();
    return {
      tableState: emptyTableState(this.game.players.length, result === null ? turn.seat : null, now),
      serverTime: now,
    };
  }

  private get summary(): MatchSummary {
    const { id, name: tableName, options, players, begunAt } = this.game;
    const { turn, result } = this.state.game;
    return {
      ...LOCAL_MATCH_DEFAULTS,
      id,
      tableName,
      status: result === null ? 'running' : 'finished',
      options,
      botSpeed: this.botSpeed,
      seats: players.map(({ name, bot }) => playerSeatSummary(name, bot)),
      turn: turn.number,
      activeSeat: result === null ? turn.seat : null,
      createdAt: begunAt,
      updatedAt: lastPlayedAt(this.game),
    };
  }

  /** Plays an action. It counts only if it can be saved. */
  private decideAction(seat: Seat, action: Action): Promise<void> {
    return this.decide({ seat, action, at: this.deps.now() });
  }

  private async decide(decision: SavedDecision): Promise<void> {
    const transition = this.timeline.transition(decision);
    const { turn, result } = transition.next.game;
    const decisions = [...this.game.decisions, decision];
    const { botSpeed } = this;
    const game = { ...this.game, botSpeed, decisions, turn: turn.number, isOver: result !== null };
    this.isSaving = true;
    await this.deps.save(game).finally(() => (this.isSaving = false));
    this.game = game;
    this.timeline.add(transition);
    this.deps.send({
      event: 'update',
      payload: { frame: this.frame, logEntries: this.history(this.stateId + 1, 1), ...this.tableStateFields },
    });
    this.passDevice();
    this.scheduleBot();
  }

  /** Hides the secrets when the turn passes to another person at the device. */
  private passDevice(): void {
    const { turn, result } = this.state.game;
    if (this.humanSeats.length === 1 || this.deviceSeat === null) return;
    if (turn.seat === this.deviceSeat || result !== null) return;
    this.deviceSeat = null;
    this.sendSync();
  }

  private sendSync(): void {
    this.deps.send({ event: 'sync', payload: this.sync() });
  }

  private scheduleBot(): void {
    const { turn, result } = this.state.game;
    const level = this.game.players[turn.seat]?.bot ?? null;
    if (level === null || result !== null) return;
    const stateId = this.stateId;
    const pause = { band: BOT_SETUP_PAUSE_MS, pawn: BOT_SETUP_PAUSE_MS };
    const delayMs = new Map(Object.entries(pause)).get(turn.step) ?? BOT_MOVE_DELAY_MS;
    this.deps.schedule(() => {
      if (this.stateId !== stateId) return;
      const action = this.deps.decide(
        level,
        this.botInput(turn.seat),
        `${this.game.seed}/${String(stateId)}`,
      );
      this.decideAction(turn.seat, action).catch(() =>
        this.deps.schedule(() => this.scheduleBot(), RETRY_DELAY_MS),
      );
    }, delayMs * BOT_DELAY_SHARES[this.botSpeed]);
  }

  private botInput(seat: Seat): Observation {
    const view = viewFor(this.state.game, seat);
    // Bots see only the moves that are not undone.
    const undone = mapUndoneStates(this.timeline.log);
    const log = this.timeline.log.flatMap(({ stateId, events }) =>
      undone.has(stateId) ? [] : events.map((event) => viewEvent(event, seat)),
    );
    return { view, legal: legalActions(view), events: log };
  }
}
