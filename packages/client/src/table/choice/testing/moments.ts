/** Moments of games by chance, for the tests of what is offered then. */
import type { GameState, PlayerView } from '@great-fire/game';
import { viewFor } from '@great-fire/game';
import { dealt, playUntil } from '../../../dev/play';
import type { Choice } from '../choice';
import { NOTHING_CHOSEN } from '../choice';
import type { Offer } from '../offer';
import { offerOf, unplayable } from '../offer';

/** What the seat that is awaited sees. */
export const mine = ({ state }: { readonly state: GameState }): PlayerView => viewFor(state, state.turn.seat);

/** The view of the awaited seat in the first position of a game by chance that is looked for. */
export const at = (seed: string, isFound: (state: GameState) => boolean, players: 3 | 4 | 5 | 6 = 4) =>
  mine(playUntil(dealt(players, seed), players, isFound));

/** Some fire card is asked for, late enough for fire and bands. */
export const spreading = (seed: string) =>
  at(seed, ({ turn }) => turn.number >= 15 && turn.step === 'spread');
/** Actions are asked for, late enough for fire and bands. */
export const acting = (seed: string) => at(seed, ({ turn }) => turn.number >= 15 && turn.step === 'act');

/** The offer of a moment, out of the union. */
type OfferAt<M, O = Offer> = O extends { readonly moment: infer N } ? (M extends N ? O : never) : never;

/** The offer of this moment. @throws Error at another moment */
export function offered<M extends Offer['moment']>(view: PlayerView, choice: Choice, moment: M) {
  const offer = offerOf(view, choice);
  if (offer.moment !== moment) throw new Error(`Asked for ${offer.moment}, not ${moment}`);
  return offer as OfferAt<M>;
}

/** A place in the hand whose card can be played. */
export function aCard(view: PlayerView): Choice {
  const card = unplayable(view).indexOf(false);
  if (card < 0) throw new Error('No card can be played');
  return { ...NOTHING_CHOSEN, card };
}

export const SEEDS = ['ash', 'bread', 'coal', 'draught', 'ember'];
