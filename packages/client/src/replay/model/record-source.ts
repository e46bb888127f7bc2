/** A record, played in this browser: every position of it at once. */
import {
  createDraft,
  IllegalActionError,
  applyRecordedAction,
  createStateFromRecord,
  verifyRecord,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import type { GameEvent, GameRecord, GameState, RecordedAction, Seat, Verdict } from '@great-fire/game';
import { viewFrom } from '@great-fire/protocol';
import type { LogEntry, HistoricView, Perspective, Takeback } from '@great-fire/protocol';
import { UNKNOWN_SEAT } from '../../table/log/sentence';
import type { ReplaySource } from './replay-source';

/** A whole state is kept every so many moves; from it on the moves are played again. */
const SNAPSHOT_INTERVAL = 16;
const MOVE_INTERVAL_MS = 60_000; // between two moves: a record has no clock

interface LogStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly takeback?: Takeback;
}

export type OpenResult =
  | { readonly ok: true; readonly source: RecordSource }
  | { readonly ok: false; readonly verdict: Exclude<Verdict, { readonly ok: true }> };

/** Plays a record through; one that breaks a rule is not shown, but what it breaks is told. */
export function openRecord(record: GameRecord): OpenResult {
  const verdict = verifyRecord(record);
  return verdict.ok ? { ok: true, source: new RecordSource(record) } : { ok: false, verdict };
}

export class RecordSource implements ReplaySource {
  readonly mainline: readonly number[];
  readonly isOver = true;
  readonly perspectives: readonly Perspective[];
  private readonly snapshots: readonly GameState[]; // every `SNAPSHOT_INTERVAL` moves
  private readonly steps: readonly LogStep[]; // [0] led to state 1

  /** @throws IllegalActionError where the record breaks a rule */
  constructor(readonly record: GameRecord) {
    this.perspectives = ['all-seats', ...record.players.map(({ seat }) => seat), 'spectator'];
    const snapshots: GameState[] = [];
    const steps: LogStep[] = [];
    const mainline = [0];
    let draft = createDraft(createStateFromRecord(record));
    snapshots.push(createDraft(draft));
    steps.push(...undoneStepsAfter(record, -1, draft, steps.length));
    for (const [index, action] of record.actions.entries()) {
      const events = applyRecordedAction(draft, action);
      steps.push({ seat: action.seat, events });
      mainline.push(steps.length);
      if ((index + 1) % SNAPSHOT_INTERVAL === 0) {
        snapshots.push(draft);
        draft = createDraft(draft);
      }
      steps.push(...undoneStepsAfter(record, index, draft, steps.length));
    }
    this.snapshots = snapshots;
    this.steps = steps;
    this.mainline = mainline;
  }

  /** The whole state after so many moves. */
  stateAt(move: number): GameState {
    const block = Math.min(Math.floor(move / SNAPSHOT_INTERVAL), this.snapshots.length - 1);
    const snapshot = this.snapshots[block];
    if (snapshot === undefined) throw new Error(`There is no move ${move}`);
    const actions = this.record.actions.slice(block * SNAPSHOT_INTERVAL, move);
    if (actions.length === 0) return snapshot;
    const draft = createDraft(snapshot);
    for (const action of actions) applyRecordedAction(draft, action);
    return draft;
  }

  readonly viewAt = (move: number, perspective: Perspective): HistoricView =>
    viewFrom(viewFor, this.stateAt(move), perspective);

  readonly fetchView = (move: number, perspective: Perspective): Promise<HistoricView> =>
    Promise.resolve(this.viewAt(move, perspective));

  readonly logFor = (perspective: Perspective): readonly LogEntry[] =>
    this.steps.map(({ seat, events, takeback }, index) => ({
      stateId: index + 1,
      seat,
      events:
        perspective === 'all-seats'
          ? events
          : events.map((event) => viewEvent(event, perspective === 'spectator' ? null : perspective)),
      at: (index + 1) * MOVE_INTERVAL_MS,
      ...(takeback && { takeback }),
    }));
}

type UndoneGroups = NonNullable<GameRecord['undone']>;

/** What was taken back after an action, each time followed by the taking back. `stateId`: of the position there. */
const undoneStepsAfter = (
  record: GameRecord,
  index: number,
  state: GameState,
  stateId: number,
): readonly LogStep[] =>
  undoneStepsFrom(
    (record.undone ?? []).filter(({ after, actions }) => after === index && actions.length > 0),
    state,
    stateId,
  );

/** In the order of playing: of what was taken back step by step, what came last went first. */
function undoneStepsFrom(undone: UndoneGroups, initial: GameState, stateId: number): readonly LogStep[] {
  const playable = undone.map(
    ({ actions: [first] }) => first !== undefined && tryMove(initial, first) !== null,
  );
  const index = Math.max(0, playable.indexOf(true));
  const next = undone[index];
  if (next === undefined) return [];
  const { actions, consent } = next;
  const steps: LogStep[] = [];
  let state = initial;
  for (const action of actions) {
    const result = tryMove(state, action);
    steps.push({ seat: action.seat, events: result?.events ?? placeholderEvents(action) });
    state = result?.state ?? state;
  }
  steps.push(...undoneStepsFrom(undone.slice(0, index), state, stateId + steps.length));
  // A record says who agreed, not who asked.
  const seat = consent.length === 0 ? (actions[0]?.seat ?? UNKNOWN_SEAT) : UNKNOWN_SEAT;
  steps.push({ seat, events: [], takeback: { to: stateId, consent } });
  return [...steps, ...undoneStepsFrom(undone.slice(index + 1), initial, stateId + steps.length)];
}

/** What a move leads to; null where it is not possible: nobody has judged what was taken back. */
function tryMove(
  state: GameState,
  action: RecordedAction,
): { readonly state: GameState; readonly events: readonly GameEvent[] } | null {
  const draft = createDraft(state);
  try {
    return { events: applyRecordedAction(draft, action), state: draft };
  } catch (error) {
    if (error instanceof IllegalActionError) return null;
    throw error;
  }
}

/** A move that cannot be played, told by its name alone. */
function placeholderEvents({ seat, ...action }: RecordedAction): readonly GameEvent[] {
  return [{ type: 'taken-back', seat, action: action.type === 'redeal' ? { type: 'redeal' } : action }];
}
