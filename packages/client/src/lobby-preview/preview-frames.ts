/** The frames of the lobby's preview: one game by the rules, move by move. */
import { viewFor, type Action, type GameEvent, type PlayerCount, type PublicState } from '@great-fire/game';
import { dealGame, playAction } from '../practice/local-game';
import type { ChosenSpread } from '../table/map/marks';
import previewGame from './preview-game.json'; // written by packages/bots/arena/generate-preview-game.ts

/** The actions are in their order, and the rules determine their seats. A test plays them to the end. */
const PREVIEW_GAME = previewGame as { players: PlayerCount; seed: string; actions: readonly Action[] };

export const PREVIEW_STAGES = ['spread', 'fight', 'score'] as const;
type Stage = (typeof PREVIEW_STAGES)[number];

export interface DemoReplayFrame {
  readonly view: PublicState;
  readonly chosenSpread: ChosenSpread | null; // before the district burns
  readonly stage: Stage;
  readonly durationMs: number;
}

const PATH_MS = 1800;
const MOVE_MS = 900;
const BURN_MS = 2200;
const SCORE_MS = 1500;
const FINAL_MS = 9000;

const STAGE_OF: { readonly [T in Action['type']]?: Stage } = {
  spread: 'spread',
  discard: 'spread',
  intensify: 'spread',
  'end-actions': 'score',
};

/** Yields the frames from the first turn to the end of the game. */
export function* previewFrames(): Generator<DemoReplayFrame, undefined> {
  let game = dealGame(PREVIEW_GAME.players, PREVIEW_GAME.seed);
  for (const action of PREVIEW_GAME.actions) {
    const before = viewFor(game.state, null);
    const { state, moves } = playAction(game, game.state.turn.seat, action);
    game = { state, moves: [], previousStates: [] }; // the preview needs no history
    if (before.turn.number === 0) continue; // setup
    const stage = STAGE_OF[action.type] ?? 'fight';
    const chosenSpread = findSpread(moves.flatMap(({ events }) => events));
    if (chosenSpread !== null) yield { view: before, chosenSpread, stage, durationMs: PATH_MS };
    const durationMs = stage === 'spread' ? BURN_MS : stage === 'score' ? SCORE_MS : MOVE_MS;
    yield { view: viewFor(state, null), chosenSpread: null, stage, durationMs };
  }
  yield { view: viewFor(game.state, null), chosenSpread: null, stage: 'score', durationMs: FINAL_MS };
}

/** Turn of the still picture: much of the city burns, and bands contain some fires. */
const STILL_TURN = 20;

/** Returns the frame that stands for the whole game where nothing may move, and the frames after it. */
export function splitAtPosterFrame(): {
  readonly still: DemoReplayFrame;
  readonly rest: Generator<DemoReplayFrame, undefined>;
} {
  const rest = previewFrames();
  for (let { value } = rest.next(); value !== undefined; { value } = rest.next())
    if (value.view.turn.number === STILL_TURN && value.chosenSpread !== null) return { still: value, rest };
  throw new Error('The preview game is too short');
}

function findSpread(events: readonly GameEvent[]): ChosenSpread | null {
  const spread = events.find((event) => event.type === 'fire-spread');
  const [exit, to] = spread?.path.slice(-2) ?? [];
  return spread === undefined || to === undefined || exit === undefined
    ? null
    : { to, exit, path: spread.path };
}
