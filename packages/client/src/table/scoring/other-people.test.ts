import { personSeatSummary, playerSeatSummary } from '@great-fire/protocol';
import { hasOtherPeople } from './rematch';

const bot = playerSeatSummary('Pepys', 'merchant');

test('finds no other person at a table of bots', () => {
  expect(hasOtherPeople([bot, personSeatSummary('Anna'), bot], 1)).toBe(false);
});

test('counts a person whose bot plays', () => {
  expect(hasOtherPeople([bot, personSeatSummary('Anna'), { ...bot, hasOwner: true }], 1)).toBe(true);
});
