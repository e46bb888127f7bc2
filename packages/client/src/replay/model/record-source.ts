/** Replay source of a record: computes every position in the browser. */
import {
  createDraft,
  IllegalActionError,
  viewEvent,
  viewFor,
  type GameEvent,
  type GameState,
  type Seat,
} from '@great-fire/game';
import {
  applyRecordedAction,
  createStateFromRecord,
  verifyRecord,
  type GameRecord,
  type RecordedAction,
  type RecordVerdict,
} from '@great-fire/game/record';
import {
  viewFrom,
  type LogEntry,
  type HistoricView,
  type Perspective,
  type Takeback,
} from '@great-fire/protocol';
import { UNKNOWN_SEAT } from '../../table/log/sentence';
import type { ReplaySource } from './replay-source';

/** A state is stored every 16 moves; the moves after it are replayed on demand. */
const SNAPSHOT_INTERVAL = 16;
const MOVE_INTERVAL_MS = 60_000; // between moves; a record has no times

interface LogStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly takeback?: Takeback;
}

export type OpenResult =
  | { readonly ok: true; readonly source: RecordSource }
  | { readonly ok: false; readonly verdict: Exclude<RecordVerdict, { readonly ok: true }> };

const openedRecords = new WeakMap<GameRecord, OpenResult>();

/** Replays a record completely, once. If it breaks a rule, returns the error instead of a source. */
export function openRecord(record: GameRecord): OpenResult {
  const opened = openedRecords.get(record) ?? playRecord(record);
  openedRecords.set(record, opened);
  return opened;
}

/** States and steps of a record that was replayed. */
interface PlayedRecord {
  readonly mainline: readonly number[];
  readonly snapshots: readonly GameState[]; // every `SNAPSHOT_INTERVAL` moves
  readonly steps: readonly LogStep[]; // [0] led to state 1
}

function playRecord(record: GameRecord): OpenResult {
  const snapshots: GameState[] = [];
  const steps: LogStep[] = [];
  const mainline = [0];
  const addDeal = () => {
    const dealt = createStateFromRecord(record);
    snapshots.push(dealt);
    steps.push(...undoneStepsAfter(record, -1, dealt, 0));
  };
  const verdict = verifyRecord(record, (state, events, index) => {
    if (index === 0) addDeal(); // the setup is verified now
    steps.push({ seat: record.actions[index]?.seat ?? UNKNOWN_SEAT, events });
    mainline.push(steps.length);
    if ((index + 1) % SNAPSHOT_INTERVAL === 0) snapshots.push(createDraft(state));
    steps.push(...undoneStepsAfter(record, index, state, steps.length));
  });
  if (!verdict.ok) return { ok: false, verdict };
  return { ok: true, source: new RecordSource(record, { mainline, snapshots, steps }) };
}

export class RecordSource implements ReplaySource {
  readonly mainline: readonly number[];
  readonly isOver = true;
  readonly perspectives: readonly Perspective[];
  private readonly snapshots: PlayedRecord['snapshots'];
  private readonly steps: PlayedRecord['steps'];

  constructor(
    readonly record: GameRecord,
    { mainline, snapshots, steps }: PlayedRecord,
  ) {
    this.perspectives = ['all-seats', ...record.players.map(({ seat }) => seat), 'spectator'];
    this.snapshots = snapshots;
    this.steps = steps;
    this.mainline = mainline;
  }

  /** Returns the full state after this many moves. */
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

/**
 * Returns the steps that were undone after an action, each group followed by its takeback. `stateId`: id of the state
 * there.
 */
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

/** Restores the order of play: of steps that were undone one by one, the last one was undone first. */
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
  // A record contains the consenting seats, not the requesting one.
  const seat = consent.length === 0 ? (actions[0]?.seat ?? UNKNOWN_SEAT) : UNKNOWN_SEAT;
  steps.push({ seat, events: [], takeback: { to: stateId, consent } });
  return [...steps, ...undoneStepsFrom(undone.slice(index + 1), initial, stateId + steps.length)];
}

/** Returns the result of an action; null if it is illegal. Undone actions of a record are not validated. */
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

/** Returns an event with only the name of the action, for an action that cannot be replayed. */
function placeholderEvents({ seat, ...action }: RecordedAction): readonly GameEvent[] {
  return [{ type: 'taken-back', seat, action: action.type === 'redeal' ? { type: 'redeal' } : action }];
}
