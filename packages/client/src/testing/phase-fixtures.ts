/** Views of random games at given phases, for tests. */
import { viewFor, type GameState, type PlayerView } from '@great-fire/game';
import { dealGame, playUntil } from '../gallery/random-play';
import { type MoveDraft, EMPTY_DRAFT } from '../table/move-input/draft-store';
import { type PhaseState, getUnplayableCards } from '../table/move-input/phase-state';
import { derivePhaseState } from '../table/move-input/phases';

/** Returns the view of the active seat. */
export const ownView = ({ state }: { readonly state: GameState }): PlayerView =>
  viewFor(state, state.turn.seat);

/** Returns the active seat's view of the first matching state of a random game. */
export const findViewInRandomGame = (
  seed: string,
  matches: (state: GameState) => boolean,
  players: 3 | 4 | 5 | 6 = 4,
) => ownView(playUntil(dealGame(players, seed), players, matches));

/** Returns a view in the spread phase, late enough for fire and bands. */
export const atSpreadPhase = (seed: string) =>
  findViewInRandomGame(seed, ({ turn }) => turn.number >= 15 && turn.step === 'spread');
/** Returns a view in the act phase, late enough for fire and bands. */
export const atActPhase = (seed: string) =>
  findViewInRandomGame(seed, ({ turn }) => turn.number >= 15 && turn.step === 'act');

/** The member of the union for a phase. */
type PhaseStateAt<M, O = PhaseState> = O extends { readonly phase: infer N }
  ? M extends N
    ? O
    : never
  : never;

/**
 * Returns the phase state.
 *
 * @throws Error if the view is in another phase
 */
export function phaseStateAt<M extends PhaseState['phase']>(view: PlayerView, draft: MoveDraft, phase: M) {
  const phaseState = derivePhaseState(view, draft);
  if (phaseState.phase !== phase) throw new Error(`Asked for ${phaseState.phase}, not ${phase}`);
  return phaseState as PhaseStateAt<M>;
}

/** Returns a draft with the first playable card of the hand. */
export function playableCard(view: PlayerView): MoveDraft {
  const card = getUnplayableCards(view).indexOf(false);
  if (card < 0) throw new Error('No card can be played');
  return { ...EMPTY_DRAFT, card };
}

export const SEEDS = ['ash', 'bread', 'coal', 'draught', 'ember'];
