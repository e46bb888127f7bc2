/** The page of a table and the server's stores read the same rules: what one shows is what the other accepts. */
import * as fc from 'fast-check';
import { type SeatBan, type SetupChoice, findSetupRejection, setupTableOfSummary } from '@great-fire/table';
import { MATCH_STATUSES, TABLE_OPTION_NAMES } from '@great-fire/protocol';
import { PLAYER_COUNTS, type Seat } from '@great-fire/game';
import { tableOf } from '../../testing/setup-table';
import type { PersonId, StoredMatch, StoredSeat } from '../entities/match';
import { isRejected } from '../errors/error-table';
import { toMatchSummary } from '../lobby/match-summary';
import { seatHeldBy, setupTableOfMatch } from './host';
import {
  decideClaim,
  decideLeave,
  decideOpeningHandAnswerChange,
  decideRemoveBot,
  decideSetBot,
} from './seats';
import { decideSetup } from './table-setup';

const ALL_SEATS = [0, 1, 2, 3, 4, 5];
const personAt = (seat: Seat): PersonId => `person-${String(seat)}`;
const VISITOR = 'visitor';

type Occupant = 'free' | 'ready' | 'not-ready' | 'bot' | 'erased';

const occupants = fc.constantFrom<Occupant>('free', 'ready', 'ready', 'not-ready', 'bot', 'erased');

function storedSeat(occupant: Occupant, seat: Seat): readonly StoredSeat[] {
  if (occupant === 'free') return [];
  return [
    {
      seat,
      personId: occupant === 'bot' || occupant === 'erased' ? null : personAt(seat),
      name: `Name ${String(seat)}`,
      bot: occupant === 'bot' ? 'merchant' : null,
      isReady: occupant === 'ready',
      openingHandAnswer: 'keep-hand',
      contribution: null,
    },
  ];
}

const matches: fc.Arbitrary<StoredMatch> = fc
  .record({
    players: fc.constantFrom(...PLAYER_COUNTS),
    seats: fc.array(occupants, { minLength: 6, maxLength: 6 }),
    hostId: fc.constantFrom(null, 'gone', personAt(0), personAt(0), ...ALL_SEATS.map(personAt)),
    status: fc.constantFrom('open', 'open', 'open', ...MATCH_STATUSES),
  })
  .map(({ players, seats, hostId, status }) => ({
    ...tableOf({ players, seats: seats.slice(0, players).flatMap(storedSeat) }),
    hostId,
    status,
  }));

const choices: fc.Arbitrary<SetupChoice> = fc.oneof(
  fc.record({
    type: fc.constant('claim' as const),
    seat: fc.constantFrom(null, ...ALL_SEATS),
    ban: fc.constantFrom<SeatBan | null>(null, null, 'kicked', 'blocked-by-host'),
  }),
  fc.record({
    type: fc.constantFrom(
      ...(['leave', 'set-ready', 'answer-opening-hand', 'start', 'rename-table', 'reorder-seats'] as const),
    ),
  }),
  fc.record({ type: fc.constant('set-players' as const), players: fc.constantFrom(...PLAYER_COUNTS) }),
  fc.record({
    type: fc.constant('change-option' as const),
    option: fc.constantFrom(...TABLE_OPTION_NAMES),
  }),
  fc.record({
    type: fc.constantFrom(...(['remove-player', 'transfer-host', 'set-bot', 'remove-bot'] as const)),
    seat: fc.constantFrom(...ALL_SEATS),
  }),
);

const callers = fc.constantFrom(VISITOR, personAt(0), personAt(0), ...ALL_SEATS.map(personAt));

/** Makes a choice by the rules of the stores. */
function decide(match: StoredMatch, by: PersonId, choice: SetupChoice): object {
  const own = seatHeldBy(match, by) ?? 0;
  switch (choice.type) {
    case 'claim':
      return decideClaim(match, { personId: by, name: 'Ann' }, choice.ban, choice.seat);
    case 'leave':
      return decideLeave(match, own, by);
    case 'remove-player':
      return decideLeave(match, choice.seat, by);
    case 'answer-opening-hand':
      return decideOpeningHandAnswerChange(match, own, by);
    case 'set-bot':
      return decideSetBot(match, by, choice.seat, { level: 'merchant', names: ['Pepys'] });
    case 'remove-bot':
      return decideRemoveBot(match, by, choice.seat);
    case 'set-ready':
      return decideSetup(match, { by, type: 'set-ready', seat: own, isReady: true });
    case 'start':
      return decideSetup(match, { by, type: 'start' });
    case 'reorder-seats':
      return decideSetup(match, { by, type: 'reorder-seats', order: ALL_SEATS.slice(0, match.players) });
    case 'transfer-host':
      return decideSetup(match, { by, type: 'transfer-host', seat: choice.seat });
    case 'rename-table':
      return decideSetup(match, { by, type: 'change-setup', change: { tableName: 'Fish Hill' } });
    case 'set-players':
      return decideSetup(match, { by, type: 'change-setup', change: { players: choice.players } });
    case 'change-option':
      return decideSetup(match, {
        by,
        type: 'change-setup',
        change: { [choice.option]: match[choice.option] },
      });
  }
}

test('a store accepts a choice exactly if the page of the table offers it', () => {
  const accepted = new Set<string>();
  const rejected = new Set<string>();
  fc.assert(
    fc.property(matches, callers, choices, (match, by, choice) => {
      const bySeat = seatHeldBy(match, by);
      const rejection = findSetupRejection(setupTableOfMatch(match), bySeat, choice);
      const page = setupTableOfSummary(toMatchSummary(match, 0));
      expect(findSetupRejection(page, bySeat, choice)).toBe(rejection);
      const isOwnRemoval = choice.type === 'remove-player' && choice.seat === bySeat; // that is leaving
      const isUnset = choice.type === 'change-option' && match[choice.option] === null;
      if (isOwnRemoval || isUnset) return;
      const decision = decide(match, by, choice);
      expect(isRejected(decision) ? decision.error : null).toBe(rejection);
      (rejection === null ? accepted : rejected).add(choice.type);
    }),
    { numRuns: 3000, seed: 1666 },
  );
  expect(accepted.size).toBe(13);
  expect(rejected).toEqual(accepted); // each choice was tried both ways
});

test.each(['open', 'running'] as const)('a change of nothing is only for the host: %s', (status) => {
  const seats = ALL_SEATS.slice(0, 3).flatMap((seat) => storedSeat('ready', seat));
  const [match] = fc.sample(matches, { numRuns: 1, seed: 1 });
  if (match === undefined) throw new Error('no match');
  const table: StoredMatch = { ...match, status, players: 3, seats, hostId: personAt(1) };
  const changeBy = (by: PersonId) => decideSetup(table, { type: 'change-setup', by, change: {} });
  expect(changeBy(personAt(1))).toHaveProperty('outcome', 'accepted');
  expect(changeBy(personAt(0))).toEqual({ error: 'not-host' });
  expect(changeBy(VISITOR)).toEqual({ error: 'not-host' });
});
