/** The trace of a game in the first world: its moves and their effects, including secrets. */
import {
  applyAction,
  createGame,
  type Draft,
  type FireCard,
  type GameEvent,
  type GameState,
  type MatchSetup,
  type Seat,
} from '@great-fire/game';
import { isDecision, replayLog, type MatchLogEntry } from '@great-fire/game/record';

/** A game event, or what no game event contains: the hand of a redeal, the end of a move, and a takeback (UNDO-3). */
export type TraceEvent =
  | GameEvent
  | { readonly type: 'new-hand'; readonly seat: Seat; readonly cards: readonly FireCard[] }
  | { readonly type: 'move-end' }
  | { readonly type: 'takeback'; readonly keep: number }; // number of moves that stay in effect

/**
 * Returns all events in order, including undone ones.
 *
 * @throws IllegalActionError if the log breaks a rule
 */
export function buildTrace(setup: MatchSetup, log: readonly MatchLogEntry[]): readonly TraceEvent[] {
  let draft = createGame(setup) as Draft<GameState>;
  const trace: TraceEvent[] = [];
  for (const [index, entry] of log.entries()) {
    if (!isDecision(entry)) {
      draft = replayLog(setup, log.slice(0, index + 1)) as Draft<GameState>;
      trace.push({ type: 'takeback', keep: entry.keep });
      continue;
    }
    const { seat, action } = entry;
    const hand = (): readonly FireCard[] => [...(draft.secret.hands[seat] ?? [])];
    trace.push(...applyAction(draft, seat, action));
    if (action.type === 'redeal') trace.push({ type: 'new-hand', seat, cards: hand() });
    trace.push({ type: 'move-end' });
  }
  return trace;
}

/** The tracked state after each move that is in effect. */
export class Checkpoints<State> {
  private states: State[];
  private readonly isNeeded: boolean;

  constructor(start: State, trace: readonly TraceEvent[]) {
    this.states = [start];
    this.isNeeded = trace.some(({ type }) => type === 'takeback');
  }

  /**
   * Adds the state after a move. `copyState` must return a copy that does not change. It is called only if the trace
   * has takebacks.
   */
  save(copyState: () => State): void {
    if (this.isNeeded) this.states.push(copyState());
  }

  /**
   * Returns the state after a number of moves and drops later states.
   *
   * @throws Error if there were fewer moves
   */
  restore(count: number): State {
    const state = this.states[count];
    if (state === undefined) throw new Error(`There were no ${String(count)} decisions`);
    this.states = this.states.slice(0, count + 1);
    return state;
  }
}
