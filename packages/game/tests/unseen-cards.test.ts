/** The count of unseen cards must agree with the secret state in every position, and needs none of it. */
import {
  ALL_FIRE_CARDS,
  countUnseenCards,
  DIRECTIONS,
  viewFor,
  type GameState,
  type Seat,
} from '../src/index';
import { given, randomOptions, seedFromName, simulateGame } from '../testing';

const isDirection = (card: string): boolean => (DIRECTIONS as readonly string[]).includes(card);

/** Counts the cards that lie where this seat cannot look. */
function countHidden({ secret }: GameState, viewer: Seat | null) {
  const { deck, unused, hands } = secret;
  const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const hidden = [...deck.filter(isDirection), ...unused, ...others];
  return Object.fromEntries(
    DIRECTIONS.map((card) => [card, hidden.filter((other) => other === card).length]),
  );
}

describe('unseen cards', () => {
  it('are those in the deck, in other hands and left out, at every moment and for every viewer', () => {
    for (const players of [3, 6] as const) {
      let checked = 0;
      simulateGame(players, randomOptions(`unseen ${String(players)}`), seedFromName('unseen'), {
        after: (state) => {
          checked += 1;
          for (const viewer of [null, 0, players - 1])
            expect(countUnseenCards(viewFor(state, viewer))).toEqual(countHidden(state, viewer));
        },
      });
      expect(checked).toBeGreaterThan(50);
    }
  });

  it('do not include the own hand', () => {
    const view = viewFor(given('pudding-lane F9 | seat 0 red hand:NNESW'), 0);
    const spectator = countUnseenCards(viewFor(given('pudding-lane F9 | seat 0 red hand:NNESW'), null));
    const total = DIRECTIONS.reduce((sum, card) => sum + spectator[card], 0);
    expect(total).toBe(ALL_FIRE_CARDS.length);
    expect(countUnseenCards(view).N).toBe(spectator.N - 2);
  });
});
