import { personSeatSummary, playerSeatSummary } from './seats';

const FREE = { name: null, botLevel: null, hasOwner: false, isReady: false, isOpen: false };

test('summarizes a free seat, a person and a bot', () => {
  expect(personSeatSummary(null)).toEqual(FREE);
  expect(personSeatSummary('Ann')).toEqual({ ...FREE, name: 'Ann', hasOwner: true });
  expect(playerSeatSummary('Ann', null)).toEqual({ ...FREE, name: 'Ann', hasOwner: true });
  expect(playerSeatSummary('Wren', 'merchant')).toEqual({
    ...FREE,
    name: 'Wren',
    botLevel: 'merchant',
    isReady: true,
  });
});
