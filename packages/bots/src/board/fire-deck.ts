/** The fire cards of a game, which everyone knows: how likely a card leads one of several ways. */
import { type FireCard, type RuleSet, fireCardsFor } from '@great-fire/game';

/** The directions in the order of their bits. */
export const CARDS = ['N', 'E', 'S', 'W'] as const satisfies readonly FireCard[];

/** The share of the cards that have one of these directions, by the bits of the directions. */
export type FireDeck = readonly number[];

type DeckRules = Pick<RuleSet, 'eastWind'>;

function computeShares(rules: DeckRules): FireDeck {
  const cards = fireCardsFor(rules);
  return Array.from(
    { length: 1 << CARDS.length },
    (_, bits) => cards.filter((card) => (bits & (1 << CARDS.indexOf(card))) !== 0).length / cards.length,
  );
}

const STANDARD_DECK = computeShares({});
const EAST_WIND_DECK = computeShares({ eastWind: true });

/** Returns the cards of a game with these rules. Games with the same cards get the same object. */
export const fireDeckFor = ({ eastWind }: DeckRules): FireDeck =>
  eastWind === true ? EAST_WIND_DECK : STANDARD_DECK;
