/** Whole games of simulated players, the same for the same seed. */
import type {
  Action,
  Draft,
  GameEvent,
  GameOptions,
  GameState,
  MatchSetup,
  Played,
  Players,
  Seat,
} from '../src/index';
import { applyAction, createGame, deal, holdingsOf } from '../src/index';
import type { Habit } from './habits';
import { HABITS, decide } from './habits';
import { randomOf } from '../src/random';

export interface SimulatedGame {
  readonly setup: MatchSetup;
  readonly habits: readonly Habit[]; // by seat
  readonly log: readonly Played[];
  readonly end: GameState;
}

/** Called before and after each decision; `before` is only good until the state changes. */
export interface Watcher {
  readonly before?: (state: GameState, seat: Seat, action: Action) => void;
  readonly after?: (state: GameState, seat: Seat, action: Action, events: readonly GameEvent[]) => void;
}

/** Plays one game from its seed, and the parts of its seats, to the end. */
export function playGame(
  players: Players,
  options: GameOptions,
  seed: string,
  watcher: Watcher = {},
  entropies: readonly string[] = [],
): SimulatedGame {
  const setup: MatchSetup = { players, options, seed, entropies };
  const draft = createGame(setup) as Draft<GameState>;
  const random = randomOf(`players of ${seed}`);
  const habits = draft.seats.map(() => random.pick(HABITS));
  const log: Played[] = [];
  while (draft.result === null) {
    const { seat } = draft.turn;
    const action = decide(draft, seat, holdingsOf(draft, seat), habits[seat] ?? 'wanderer', random);
    watcher.before?.(draft, seat, action);
    const events = applyAction(draft, seat, action);
    watcher.after?.(draft, seat, action, events);
    log.push({ seat, action });
  }
  return { setup, habits, log, end: draft };
}

/** Options drawn from a seed, for runs over all variants. */
export function drawOptions(seed: string): GameOptions {
  const random = randomOf(`options of ${seed}`);
  return {
    hiddenColours: random.chance(0.5),
    moreDestruction: random.chance(0.5),
    cones: random.chance(0.5) ? 65 : 100,
  };
}

/** A match seed for a name: 256 bits in hex, from the published shuffle. */
export function seedOf(name: string): string {
  const digits = Array.from({ length: 64 }, (_, index) => index % 16);
  return deal(name, [])('seed', digits)
    .map((digit) => digit.toString(16))
    .join('');
}
