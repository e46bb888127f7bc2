import type { SeatStats } from '@great-fire/game/record';
import type { TableEvent } from '@great-fire/protocol';
import { ratedPlayers, type RatingInput } from './rated-players';

const newSeat = (seat: number, personId: string | null) => ({
  seat,
  personId,
  name: personId ?? 'Pepys',
  isReady: true,
  contribution: null,
  openingHandAnswer: 'redeal' as const,
  bot: personId === null ? ('merchant' as const) : null,
});

const newFacts = (seat: number, place: number): SeatStats => ({
  seat,
  place,
  isShared: false,
  total: 20,
  houses: 9,
  putOut: 1,
  kept: 1,
  lost: 2,
  burnt: 3,
});

const match = {
  private: false,
  players: 3,
  seats: [newSeat(0, 'ann'), newSeat(1, 'ben'), newSeat(2, 'cat')],
} as const;
const facts = [newFacts(0, 2), newFacts(1, 1), newFacts(2, 2)];

const rankLines = (change: Partial<RatingInput>): readonly string[] =>
  ratedPlayers({ match, facts, events: [], originalOwners: new Map(), ...change }).map(
    ({ personId, rank }) => `${personId} ${String(rank)}`,
  );

test('ranks everyone by place, and players with the same place alike', () => {
  expect(rankLines({})).toEqual(['ann 2', 'ben 1', 'cat 2']);
});

test('rates no one in a game at a private table or with a bot in its own seat', () => {
  expect(rankLines({ match: { ...match, private: true } })).toEqual([]);
  expect(
    rankLines({ match: { ...match, seats: [newSeat(0, 'ann'), newSeat(1, null), newSeat(2, 'cat')] } }),
  ).toEqual([]);
});

test.each<TableEvent>([
  { type: 'left', seat: 1, action: 'open-seat' },
  { type: 'bot-assigned', by: 0, seat: 1, level: 'merchant' },
  { type: 'time-out', seat: 1, action: 'bot-turn' },
  { type: 'voted', by: 0, seat: 1, verdict: 'bot-seat' },
  { type: 'vote-ended', seat: 1, verdict: 'bot-turn' },
])('ranks a player last who did not play the seat alone to the end: %j', (event) => {
  expect(rankLines({ events: [event, { type: 'returned', seat: 1 }] })).toEqual(['ann 2', 'ben 4', 'cat 2']);
});

test.each<TableEvent>([
  { type: 'time-out', seat: 1, action: 'vote' },
  { type: 'vote-called', by: 0, seat: 1 },
  { type: 'voted', by: 0, seat: 1, verdict: null },
  { type: 'vote-ended', seat: 1, verdict: 'wait' },
  { type: 'proposed', kind: 'pause', by: 1, isAccepted: true },
])('a proposal, vote or wait without consequences does not change the rank: %j', (event) => {
  expect(rankLines({ events: [event] })).toEqual(['ann 2', 'ben 1', 'cat 2']);
});

test('ranks a replaced player last and does not rate the substitute', () => {
  const seats = [newSeat(0, 'ann'), newSeat(1, 'dan'), newSeat(2, 'cat')];
  const events = [
    { type: 'left', seat: 1, action: 'open-seat' },
    { type: 'substituted', seat: 1, formerName: 'Ben', name: 'Dan' },
  ] as const;
  expect(rankLines({ match: { ...match, seats }, events, originalOwners: new Map([[1, 'ben']]) })).toEqual([
    'ann 2',
    'ben 4',
    'cat 2',
  ]);
});

test('rates no one unless at least two players played to the end', () => {
  const left = (seat: number) => ({ type: 'left', seat, action: 'bot-seat' }) as const;
  expect(rankLines({ events: [left(0), left(1), left(2)] })).toEqual([]);
  expect(rankLines({ events: [left(0), left(2)] })).toEqual([]);
  expect(rankLines({ events: [left(2)] })).toEqual(['ann 2', 'ben 1', 'cat 4']);
});
