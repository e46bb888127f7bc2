/** A game as it was played in the first world: its decisions, and what they did, secrets included. */
import { applyAction, createGame, isDecision, replayLog } from '@great-fire/game';
import type {
  Draft,
  FireCard,
  GameEvent,
  GameState,
  MatchLogEntry,
  MatchSetup,
  Seat,
} from '@great-fire/game';

/** An event, or what no event tells: the hand that a redeal gave, the end of a decision, going back (UNDO-3). */
export type TraceEvent =
  | GameEvent
  | { readonly type: 'hand-given'; readonly seat: Seat; readonly cards: readonly FireCard[] }
  | { readonly type: 'decided' }
  | { readonly type: 'gone-back'; readonly keep: number }; // how many decisions count

/** All that happened, in order, what was taken back too. @throws IllegalActionError where the log breaks a rule */
export function buildTrace(setup: MatchSetup, log: readonly MatchLogEntry[]): readonly TraceEvent[] {
  let draft = createGame(setup) as Draft<GameState>;
  const trace: TraceEvent[] = [];
  for (const [index, entry] of log.entries()) {
    if (!isDecision(entry)) {
      draft = replayLog(setup, log.slice(0, index + 1)) as Draft<GameState>;
      trace.push({ type: 'gone-back', keep: entry.keep });
      continue;
    }
    const { seat, action } = entry;
    const hand = (): readonly FireCard[] => [...(draft.secret.hands[seat] ?? [])];
    trace.push(...applyAction(draft, seat, action));
    if (action.type === 'redeal') trace.push({ type: 'hand-given', seat, cards: hand() });
    trace.push({ type: 'decided' });
  }
  return trace;
}

/** The state of what is followed through a game, after each decision that counts. */
export class Checkpoints<State> {
  private states: State[];
  private readonly isNeeded: boolean;

  constructor(start: State, trace: readonly TraceEvent[]) {
    this.states = [start];
    this.isNeeded = trace.some(({ type }) => type === 'gone-back');
  }

  /** Adds the state after a decision. `copyState` returns one that does not change any more; it is called only if needed. */
  save(copyState: () => State): void {
    if (this.isNeeded) this.states.push(copyState());
  }

  /** Returns the state after a number of decisions, and drops later ones. @throws Error if there were fewer decisions */
  restore(count: number): State {
    const state = this.states[count];
    if (state === undefined) throw new Error(`There were no ${String(count)} decisions`);
    this.states = this.states.slice(0, count + 1);
    return state;
  }
}
