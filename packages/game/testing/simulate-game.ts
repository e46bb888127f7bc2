/** Whole games of simulated players. The same seed gives the same game. */
import {
  applyAction,
  createGame,
  isOwnRule,
  optionsWith,
  seededShuffle,
  holdingsOf,
  variantsOf,
  type Action,
  type Draft,
  type GameEvent,
  type GameOptions,
  type GameState,
  type MatchSetup,
  type PlayerCount,
  type Seat,
} from '../src/index';
import type { Decision } from '../src/record';
import { seededRandom } from '../src/random';
import { type Persona, PERSONAS, choosePersonaAction } from './personas';

export interface SimulatedGame {
  readonly setup: MatchSetup;
  readonly personas: readonly Persona[]; // by seat
  readonly log: readonly Decision[];
  readonly end: GameState;
}

/** Called before and after each action. The state of `before` is valid only until the action changes it. */
export interface GameObserver {
  readonly before?: (state: GameState, seat: Seat, action: Action) => void;
  readonly after?: (state: GameState, seat: Seat, action: Action, events: readonly GameEvent[]) => void;
}

/** Plays one game to the end, from its seed and the seats' contributions. */
export function simulateGame(
  players: PlayerCount,
  options: GameOptions,
  seed: string,
  observer: GameObserver = {},
  entropies: readonly string[] = [],
): SimulatedGame {
  const setup: MatchSetup = { players, options, seed, entropies };
  const draft = createGame(setup) as Draft<GameState>;
  const random = seededRandom(`players of ${seed}`);
  const personas = draft.seats.map(() => random.pick(PERSONAS));
  const log: Decision[] = [];
  while (draft.result === null) {
    const { seat } = draft.turn;
    const action = choosePersonaAction(
      draft,
      seat,
      holdingsOf(draft, seat),
      personas[seat] ?? 'wanderer',
      random,
    );
    observer.before?.(draft, seat, action);
    const events = applyAction(draft, seat, action);
    observer.after?.(draft, seat, action, events);
    log.push({ seat, action });
  }
  return { setup, personas, log, end: draft };
}

/** Returns options drawn from a seed, for runs over all variants of the box. */
export function randomBoxOptions(seed: string): GameOptions {
  const random = seededRandom(`options of ${seed}`);
  // The stored games of the rules versions were drawn with these cones.
  return optionsWith((name) => !isOwnRule(name) && random.chance(0.5) === (name !== 'cones'));
}

/** Returns options drawn from a seed, for runs over all rules that a table can choose. */
export function randomOptions(seed: string): GameOptions {
  const random = seededRandom(`own rules of ${seed}`);
  const box = variantsOf(randomBoxOptions(seed));
  return optionsWith((name) => (isOwnRule(name) ? random.chance(0.5) : box.includes(name)));
}

/** Returns a match seed for a name: 256 bits in hex, from the published shuffle. */
export function seedFromName(name: string): string {
  const digits = Array.from({ length: 64 }, (_, index) => index % 16);
  return seededShuffle(name, [])('seed', digits)
    .map((digit) => digit.toString(16))
    .join('');
}
