/** A record, played in this browser: every position of it at once. */
import {
  draftOf,
  IllegalAction,
  playNext,
  startOf,
  verifyRecord,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import type { GameEvent, GameRecord, GameState, RecordedAction, Seat, Verdict } from '@great-fire/game';
import { viewSeenFrom } from '@great-fire/protocol';
import type { LogEntry, PastView, SeenFrom, TakenBackTo } from '@great-fire/protocol';
import { NOBODY_ASKED } from '../../table/log/sentence';
import type { Course } from './course';

/** A whole state is kept every so many moves; from it on the moves are played again. */
const KEPT_EVERY = 16;
const MINUTE = 60_000; // between two moves: a record has no clock

interface Told {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly takenBack?: TakenBackTo;
}

export type Played =
  | { readonly ok: true; readonly course: RecordCourse }
  | { readonly ok: false; readonly verdict: Exclude<Verdict, { readonly ok: true }> };

/** Plays a record through; one that breaks a rule is not shown, but what it breaks is told. */
export function courseOf(record: GameRecord): Played {
  const verdict = verifyRecord(record);
  return verdict.ok ? { ok: true, course: new RecordCourse(record) } : { ok: false, verdict };
}

export class RecordCourse implements Course {
  readonly counted: readonly number[];
  readonly isOver = true;
  readonly eyes: readonly SeenFrom[];
  private readonly kept: readonly GameState[]; // every `KEPT_EVERY` moves
  private readonly told: readonly Told[]; // [0] led to state 1

  /** @throws IllegalAction where the record breaks a rule */
  constructor(readonly record: GameRecord) {
    this.eyes = ['open', ...record.players.map(({ seat }) => seat), 'spectator'];
    const kept: GameState[] = [];
    const told: Told[] = [];
    const counted = [0];
    let draft = draftOf(startOf(record));
    kept.push(draftOf(draft));
    told.push(...undoneAfter(record, -1, draft, told.length));
    for (const [index, action] of record.actions.entries()) {
      const events = playNext(draft, action);
      told.push({ seat: action.seat, events });
      counted.push(told.length);
      if ((index + 1) % KEPT_EVERY === 0) {
        kept.push(draft);
        draft = draftOf(draft);
      }
      told.push(...undoneAfter(record, index, draft, told.length));
    }
    this.kept = kept;
    this.told = told;
    this.counted = counted;
  }

  /** The whole state after so many moves. */
  stateAt(move: number): GameState {
    const block = Math.min(Math.floor(move / KEPT_EVERY), this.kept.length - 1);
    const kept = this.kept[block];
    if (kept === undefined) throw new Error(`There is no move ${move}`);
    const ahead = this.record.actions.slice(block * KEPT_EVERY, move);
    if (ahead.length === 0) return kept;
    const draft = draftOf(kept);
    for (const action of ahead) playNext(draft, action);
    return draft;
  }

  readonly viewAt = (move: number, eyes: SeenFrom): PastView =>
    viewSeenFrom(viewFor, this.stateAt(move), eyes);

  readonly fetchView = (move: number, eyes: SeenFrom): Promise<PastView> =>
    Promise.resolve(this.viewAt(move, eyes));

  readonly logFrom = (eyes: SeenFrom): readonly LogEntry[] =>
    this.told.map(({ seat, events, takenBack }, index) => ({
      stateId: index + 1,
      seat,
      events:
        eyes === 'open'
          ? events
          : events.map((event) => viewEvent(event, eyes === 'spectator' ? null : eyes)),
      at: (index + 1) * MINUTE,
      ...(takenBack && { takenBack }),
    }));
}

type Undone = NonNullable<GameRecord['undone']>;

/** What was taken back after an action, each time followed by the taking back. `stateId`: of the position there. */
const undoneAfter = (record: GameRecord, index: number, at: GameState, stateId: number): readonly Told[] =>
  undoneFrom(
    (record.undone ?? []).filter(({ after, actions }) => after === index && actions.length > 0),
    at,
    stateId,
  );

/** In the order of playing: of what was taken back step by step, what came last went first. */
function undoneFrom(undone: Undone, at: GameState, stateId: number): readonly Told[] {
  const played = undone.map(({ actions: [first] }) => first !== undefined && tried(at, first) !== null);
  const index = Math.max(0, played.indexOf(true));
  const next = undone[index];
  if (next === undefined) return [];
  const { actions, consent } = next;
  const told: Told[] = [];
  let state = at;
  for (const action of actions) {
    const done = tried(state, action);
    told.push({ seat: action.seat, events: done?.events ?? named(action) });
    state = done?.state ?? state;
  }
  told.push(...undoneFrom(undone.slice(0, index), state, stateId + told.length));
  // A record says who agreed, not who asked.
  const seat = consent.length === 0 ? (actions[0]?.seat ?? NOBODY_ASKED) : NOBODY_ASKED;
  told.push({ seat, events: [], takenBack: { to: stateId, consent } });
  return [...told, ...undoneFrom(undone.slice(index + 1), at, stateId + told.length)];
}

/** What a move leads to; null where it is not possible: nobody has judged what was taken back. */
function tried(
  at: GameState,
  action: RecordedAction,
): { readonly state: GameState; readonly events: readonly GameEvent[] } | null {
  const draft = draftOf(at);
  try {
    return { events: playNext(draft, action), state: draft };
  } catch (error) {
    if (error instanceof IllegalAction) return null;
    throw error;
  }
}

/** A move that cannot be played, told by its name alone. */
function named({ seat, ...action }: RecordedAction): readonly GameEvent[] {
  return [{ type: 'taken-back', seat, action: action.type === 'redeal' ? { type: 'redeal' } : action }];
}
