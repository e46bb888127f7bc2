/** Tests the next table of the same players. */
import { bot, person, tableOf } from '../../testing/setup-table';
import { decideRematch, rotatedBots, toRematchTable } from './rematch';

const NEW = { id: 'm2', commitment: 'c2', rulesVersion: '2.0.0', seed: 's2', at: 5 };
const FORMER = {
  ...tableOf({
    players: 4,
    seats: [person(0, 'Ann', { openingHandAnswer: 'redeal' }), person(1, 'Ben'), bot(2), person(3, 'Cleo')],
  }),
  status: 'finished' as const,
};
const decide = (facts: Partial<Parameters<typeof decideRematch>[0]>, personId = 'ben') =>
  decideRematch({ formerMatch: FORMER, rematch: null, seatBan: null, ...facts }, { personId }, NEW);
const open = (...seats: typeof FORMER.seats) => ({ ...tableOf({ players: 4, seats }), id: 'm2' });

test('a rematch is created with the same options, each one seat further', () => {
  expect(decide({})).toEqual({
    outcome: 'create',
    seat: 0,
    name: 'Ben',
    openingHandAnswer: 'keep-hand',
    match: { ...FORMER, ...NEW },
  });
  expect(decide({}, 'ann')).toMatchObject({ seat: 3, name: 'Ann', openingHandAnswer: 'redeal' });
});

test('a rematch is joined in the seat one further, or in the first free one', () => {
  const seat = (decision: object) => ('seat' in decision ? decision.seat : decision);
  expect(decide({ rematch: open(person(3, 'Ann')) })).toEqual({
    outcome: 'join',
    id: 'm2',
    seat: 0,
    name: 'Ben',
    openingHandAnswer: 'keep-hand',
  });
  expect(seat(decide({ rematch: open(person(0, 'Ann')) }))).toBe(1);
  expect(decide({ rematch: open(person(3, 'Ben', { personId: 'eve' })) })).toMatchObject({ name: 'Ben 2' });
});

test('a rematch is joined once', () => {
  const rematch = open(person(2, 'Ben'));
  expect(decide({ rematch })).toEqual({ outcome: 'already-joined', id: 'm2', seat: 2 });
});

test('a rematch is refused without a finished game, to others, and as any claim of a seat', () => {
  expect(decide({ formerMatch: null })).toEqual({ error: 'not-found' });
  expect(decide({ formerMatch: { ...FORMER, status: 'running' } })).toEqual({ error: 'not-finished' });
  expect(decide({}, 'eve')).toEqual({ error: 'not-your-seat' });
  const rematch = open(person(3, 'Ann'));
  expect(decide({ rematch, seatBan: 'kicked' })).toEqual({ error: 'kicked' });
  expect(decide({ rematch: { ...rematch, status: 'running' } })).toEqual({ error: 'already-started' });
  const full = open(person(0, 'Ann'), person(1, 'Dora'), person(2, 'Eve'), bot(3));
  expect(decide({ rematch: full })).toEqual({ error: 'table-full' });
});

test('a rematch has the bots of the game before, one seat further, and none that stood in for a person', () => {
  const former = tableOf({
    players: 3,
    seats: [bot(0), person(1, 'Ann'), person(2, 'Ben', { bot: 'alderman' })],
  });
  expect(rotatedBots(former)).toEqual([{ seat: 2, name: 'Bot 0', level: 'merchant' }]);
  const erased = tableOf({
    players: 3,
    seats: [person(0, 'Ann'), { ...person(1, 'Ben'), personId: null }],
  });
  expect(rotatedBots(erased)).toEqual([]);
});

test('a rematch is shown with its host and its seats', () => {
  const rematch = open(bot(0), person(1, 'Ben'), person(2, 'Cleo'));
  expect(toRematchTable(rematch)).toEqual({
    id: 'm2',
    hostName: 'Ben',
    seated: 3,
    players: 4,
    isOpen: true,
  });
  expect(toRematchTable({ ...rematch, status: 'running' }).isOpen).toBe(false);
  expect(toRematchTable(open(bot(0))).hostName).toBeNull();
});
