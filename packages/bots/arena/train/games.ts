/** Games of bots for a training: played once with some random actions, and then replayed for their positions. */
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { seededRandom, type Random } from '@great-fire/game/random';
import {
  STANDARD_OPTIONS,
  applyAction,
  createGame,
  legalActions,
  viewFor,
  type Action,
  type Draft,
  type GameOptions,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { type BotLevel, type Observation, decide } from '../../src/index';

export interface TrainingGame {
  readonly name: string; // of the deal
  readonly players: PlayerCount;
  readonly actions: readonly Action[];
}

/** Probabilities of a random spread, and of a random first step of a turn, so that the positions differ more. */
const RANDOM_SPREAD = 0.06;
const RANDOM_STEP = 0.12;

/** Half of the games have the standard options. */
const optionsOf = (name: string): GameOptions =>
  seededRandom(`options of ${name}`).chance(0.5) ? STANDARD_OPTIONS : randomOptions(name);

const deal = ({ name, players }: Pick<TrainingGame, 'name' | 'players'>): Draft<GameState> =>
  createGame({ players, options: optionsOf(name), seed: seedFromName(name) }) as Draft<GameState>;

function chooseExploring(
  level: BotLevel,
  observation: Observation,
  isFirst: boolean,
  random: Random,
): Action {
  const { view, legal } = observation;
  if (view.turn.step === 'spread' && random.chance(RANDOM_SPREAD)) return random.pick(legal);
  if (view.turn.step === 'act' && isFirst && random.chance(RANDOM_STEP)) {
    const steps = legal.filter(({ type }) => type === 'move-band' || type === 'move-pawn');
    if (steps.length > 0) return random.pick(steps);
  }
  return decide(level, observation, random);
}

/** Plays a deal to its end. The bots read no events. */
export function playTrainingGame(level: BotLevel, name: string, players: PlayerCount): TrainingGame {
  const draft = deal({ name, players });
  const random = seededRandom(name);
  const actions: Action[] = [];
  while (draft.result === null) {
    const view = viewFor(draft, draft.turn.seat);
    const isFirst = actions.at(-1)?.type === 'spread';
    const action = chooseExploring(level, { view, legal: legalActions(view), events: [] }, isFirst, random);
    applyAction(draft, draft.turn.seat, action);
    actions.push(action);
  }
  return { name, players, actions };
}

/** Replays a game. `onTurnEnd` is called before a seat ends its actions. Returns the state at the end. */
export function replayGame(game: TrainingGame, onTurnEnd: (state: GameState) => void): GameState {
  const draft = deal(game);
  for (const action of game.actions) {
    if (action.type === 'end-actions') onTurnEnd(draft);
    applyAction(draft, draft.turn.seat, action);
  }
  return draft;
}
