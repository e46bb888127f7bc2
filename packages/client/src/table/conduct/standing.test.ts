import { NO_CLOCK, plainConduct, seatNamed } from '@great-fire/protocol';
import type { Away, Conduct, SeatSummary } from '@great-fire/protocol';
import { askFromOf, botSeatsOf, holdOf, slipsFor, waysOf } from './standing';

const BOT: Away = { bot: 'seat', isOpen: false, hasLeft: false };
const OPEN: Away = { bot: 'none', isOpen: true, hasLeft: false };
const LEFT: Away = { bot: 'seat', isOpen: true, hasLeft: true };

/** Three people; the second is awaited since `since` ms. */
const conduct = (change: Partial<Conduct> = {}): Conduct => ({ ...plainConduct(3, 1, 1000), ...change });
const away = (seat: number, how: Away): Conduct['away'] =>
  [null, null, null].map((_, of) => (of === seat ? how : null));
const match = (seats: readonly SeatSummary[] = ['Ann', 'Ben', 'Cat'].map(seatNamed)) =>
  ({ status: 'running', seats, pace: NO_CLOCK }) as const;
const withOpen = match(['Ann', 'Ben', 'Cat'].map((name) => ({ ...seatNamed(name), isOpen: name === 'Ben' })));
const asked = { by: 0, asked: [1], until: 60_000 };
const vote = { seat: 1, voters: [0, 2], cast: [], until: null };

test('who may not decide knows why: all is paused, or a bot plays for them', () => {
  expect(holdOf(conduct(), 1)).toBeNull();
  expect(holdOf(conduct({ pausedAt: 5 }), 1)).toBe('paused');
  expect(holdOf(conduct({ away: away(1, BOT) }), 1)).toBe('stood-in');
  expect(holdOf(conduct({ away: away(1, OPEN) }), 1)).toBeNull();
  expect(holdOf(conduct({ away: away(1, BOT) }), null)).toBeNull();
});

test('each is shown what is asked of them', () => {
  const of = (change: Partial<Conduct>) =>
    [0, 1, 2, null].map((viewer) => slipsFor(conduct(change), match(), viewer).join());
  expect(of({})).toEqual(['', '', '', '']);
  expect(of({ pausedAt: 5, vote })).toEqual(['paused', 'paused', 'paused', 'paused']);
  expect(of({ pauseAsked: asked })).toEqual(['pause-awaited', 'pause-asked', '', '']);
  const takeBackAsked = { id: 1, by: 0, to: 4, asked: [1], agreed: [2], until: 60_000 };
  expect(of({ takeBackAsked })).toEqual(['take-back-awaited', 'take-back-asked', 'take-back-awaited', '']);
  const abortAsked = { id: 1, by: 0, asked: [1], until: 60_000 };
  expect(of({ abortAsked })).toEqual(['abort-awaited', 'abort-asked', 'abort-awaited', '']);
  expect(of({ abortAsked, pausedAt: 5 })).toEqual([
    'paused,abort-awaited',
    'paused,abort-asked',
    'paused,abort-awaited',
    'paused',
  ]);
  expect(of({ isAborted: true })).toEqual(['aborted', 'aborted', 'aborted', 'aborted']);
  expect(of({ vote })).toEqual(['vote', 'vote-on-me', 'vote', '']);
  expect(of({ away: away(1, BOT) })).toEqual(['', 'away', '', '']);
});

test('who watches may take a seat that is open; at a game that is over nothing is asked', () => {
  const left = conduct({ away: away(1, LEFT) });
  expect(slipsFor(left, withOpen, null)).toEqual(['open-seat']);
  expect(slipsFor(left, withOpen, 0)).toEqual([]);
  const over = { ...left, clock: { ...left.clock, seat: null } };
  expect(slipsFor(over, withOpen, null)).toEqual([]);
});

test('a vote is called about a person who is awaited, at a table without a clock', () => {
  expect(waysOf(conduct(), match(), 0)).toMatchObject({ vote: 1, voteFrom: 121_000 });
  expect(waysOf(conduct(), match(), 1).vote).toBeNull();
  expect(waysOf(conduct({ vote }), match(), 0).vote).toBeNull();
  expect(waysOf(conduct({ away: away(1, BOT) }), match(), 0).vote).toBeNull();
  const bot = match([
    seatNamed('Ann'),
    { ...seatNamed('Wren'), hasOwner: false, bot: 'merchant' },
    seatNamed('Cat'),
  ]);
  expect(waysOf(conduct(), bot, 0).vote).toBeNull();
  const timed = { ...match(), pace: { clock: { kind: 'days', days: 1 }, timeOut: 'vote' } } as const;
  expect(waysOf(conduct(), timed, 0).vote).toBeNull();
});

test('a pause is asked for by who plays, once; who has left cannot leave again', () => {
  expect(waysOf(conduct(), match(), 0)).toMatchObject({ pause: true, leave: true });
  expect(waysOf(conduct({ pauseAsked: asked }), match(), 1).pause).toBe(false);
  expect(waysOf(conduct({ pausedAt: 5 }), match(), 0)).toMatchObject({ pause: false, leave: true });
  expect(waysOf(conduct({ away: away(0, LEFT) }), match(), 0)).toMatchObject({ pause: false, leave: false });
});

test('who was told no may ask again from then on, and nobody else waits', () => {
  const told = conduct({ refused: { by: 1, until: 5 } });
  expect([0, 1, null].map((viewer) => askFromOf(told, viewer))).toEqual([null, 5, null]);
  expect(askFromOf(conduct(), 1)).toBeNull();
});

test('a host sends bots to the seats of bots, and to those whose owners are away', () => {
  const seats = match([...['Ann', 'Ben'].map(seatNamed), { ...seatNamed('Pepys'), hasOwner: false }]);
  expect(botSeatsOf(conduct(), seats)).toEqual([2]);
  expect(botSeatsOf(conduct({ away: away(1, OPEN) }), seats)).toEqual([1, 2]);
});
