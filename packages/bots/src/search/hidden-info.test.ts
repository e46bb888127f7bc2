import { createGame, STANDARD_OPTIONS, viewFor, type GameEvent } from '@great-fire/game';
import { seedFromName } from '@great-fire/game/testing';
import { deriveHiddenInfo } from './hidden-info';

const view = viewFor(createGame({ players: 3, options: STANDARD_OPTIONS, seed: seedFromName('shown') }), 0);

const shownHand: GameEvent = {
  type: 'hand-shown',
  seat: 1,
  cards: ['N', 'N', 'N', 'N', 'E'],
  why: 'no-playable-card',
};

test('a hand that was shown for want of a playable card is believed held, but for the discarded card', () => {
  const info = deriveHiddenInfo(view, [shownHand, { type: 'card-discarded', seat: 1, card: 'N' }]);
  expect(info.shownCards[1]).toEqual(['N', 'N', 'N', 'E']);
});

test('a hand that was shown and dealt again is not believed held', () => {
  const info = deriveHiddenInfo(view, [
    { type: 'hand-shown', seat: 1, cards: ['N', 'N', 'N', 'N', 'N'], why: 'redeal' },
  ]);
  expect(info.shownCards).toEqual([[], [], []]);
});

test('a takeback of a spread returns its card to the shown hand', () => {
  const spread: GameEvent = {
    type: 'fire-spread',
    seat: 1,
    card: 'N',
    path: ['pudding-lane', 'philpott-lane'],
    double: false,
  };
  const action = {
    type: 'spread',
    card: 'N',
    from: 'pudding-lane',
    exit: 'pudding-lane',
    to: 'philpott-lane',
  } as const;
  const { shownCards } = deriveHiddenInfo(view, [shownHand, spread, { type: 'taken-back', seat: 1, action }]);
  expect([...(shownCards[1] ?? [])].sort()).toEqual(['E', 'N', 'N', 'N', 'N']);
});
