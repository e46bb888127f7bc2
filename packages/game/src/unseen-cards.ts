/** The fire cards that a viewer has not seen. Uses public facts and the own hand only (SEC-1). */
import { fireCardsFor } from './setup/components';
import { DIRECTIONS, type FireCard } from './state';
import type { PlayerView } from './view/view';

type UnseenCards = { readonly [D in FireCard]: number };

/**
 * Returns the number of unseen cards of each direction: in the deck, in the hands of others, or left out of the game.
 * @source SET-1, SET-4
 */
export function countUnseenCards({ rules, discards, own }: PlayerView): UnseenCards {
  const count = (cards: readonly FireCard[], card: FireCard) =>
    cards.filter((other) => other === card).length;
  const all = fireCardsFor(rules);
  const unseen = { N: 0, E: 0, S: 0, W: 0 };
  for (const card of DIRECTIONS)
    unseen[card] = count(all, card) - count(discards, card) - count(own?.hand ?? [], card);
  return unseen;
}
