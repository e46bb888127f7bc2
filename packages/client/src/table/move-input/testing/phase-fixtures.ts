/** Moments of games by chance, for the tests of what is offered then. */
import type { GameState, PlayerView } from '@great-fire/game';
import { viewFor } from '@great-fire/game';
import { dealGame, playUntil } from '../../../gallery/random-play';
import type { MoveDraft } from '../draft';
import { EMPTY_DRAFT } from '../draft';
import type { PhaseState } from '../phase-state';
import { derivePhaseState, getUnplayableCards } from '../phase-state';

/** What the seat that is awaited sees. */
export const ownView = ({ state }: { readonly state: GameState }): PlayerView =>
  viewFor(state, state.turn.seat);

/** The view of the awaited seat in the first position of a game by chance that is looked for. */
export const findView = (seed: string, matches: (state: GameState) => boolean, players: 3 | 4 | 5 | 6 = 4) =>
  ownView(playUntil(dealGame(players, seed), players, matches));

/** Some fire card is asked for, late enough for fire and bands. */
export const atSpreadPhase = (seed: string) =>
  findView(seed, ({ turn }) => turn.number >= 15 && turn.step === 'spread');
/** Actions are asked for, late enough for fire and bands. */
export const atActPhase = (seed: string) =>
  findView(seed, ({ turn }) => turn.number >= 15 && turn.step === 'act');

/** The offer of a moment, out of the union. */
type PhaseStateAt<M, O = PhaseState> = O extends { readonly phase: infer N }
  ? M extends N
    ? O
    : never
  : never;

/** The offer of this moment. @throws Error at another moment */
export function phaseStateAt<M extends PhaseState['phase']>(view: PlayerView, draft: MoveDraft, phase: M) {
  const phaseState = derivePhaseState(view, draft);
  if (phaseState.phase !== phase) throw new Error(`Asked for ${phaseState.phase}, not ${phase}`);
  return phaseState as PhaseStateAt<M>;
}

/** A place in the hand whose card can be played. */
export function playableCard(view: PlayerView): MoveDraft {
  const card = getUnplayableCards(view).indexOf(false);
  if (card < 0) throw new Error('No card can be played');
  return { ...EMPTY_DRAFT, card };
}

export const SEEDS = ['ash', 'bread', 'coal', 'draught', 'ember'];
