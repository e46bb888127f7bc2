import { describeSchema } from '../../testing/describe-schema';
import {
  matchDetailSchema,
  matchPageSchema,
  meSchema,
  rematchSeatSchema,
  seatClaimSchema,
} from './table-responses';
import { apiErrorSchema } from './error';

const SEATS = { accepts: [0, 5], rejects: [-1, 6] };
const SUMMARY = {
  id: 'abcdefghjk',
  tableName: 'Fish Street',
  status: 'running',
  private: false,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' },
  language: 'en',
  profanityFilter: true,
  spectatorAccess: 'open',
  botSpeed: 'normal',
  seats: [{ name: 'Ann', botLevel: null, hasOwner: true, isReady: true, isOpen: false }],
  hostSeat: 0,
  turn: 3,
  activeSeat: 1,
  burning: ['pudding-lane'],
  spectators: 2,
  createdAt: 1000,
  updatedAt: 2000,
};

describeSchema('a table', matchDetailSchema, {
  examples: [
    { match: SUMMARY, mySeat: null, myOpeningHandAnswer: null, seedCommitment: 'a0', group: null },
    {
      ...{ match: SUMMARY, mySeat: 2, myOpeningHandAnswer: 'redeal', seedCommitment: 'a0' },
      group: { id: 'mnpqrstuvw', name: 'Night owls' },
    },
  ],
  accepts: {
    mySeat: SEATS.accepts,
    'match.status': ['open', 'finished', 'unfinished'],
    'match.seats.0.name': [null],
    'match.seats.0.botLevel': ['apprentice', 'merchant', 'alderman', 'lord-mayor'],
    'match.hostSeat': [null],
    'match.activeSeat': [null],
    'match.turn': [0],
    'match.spectators': [0],
  },
  rejects: {
    mySeat: SEATS.rejects,
    myOpeningHandAnswer: ['discard'],
    'group.id': ['night owls'],
    'match.id': ['abc'],
    'match.status': ['closed'],
    'match.language': ['la'],
    'match.botSpeed': ['slow'],
    'match.spectatorAccess': ['all'],
    'match.turn': [-1],
    'match.spectators': [-1],
    'match.createdAt': [0.5],
  },
  isOpen: true,
});

const CLAIM = { match: SUMMARY, seat: 1, token: 't', seedCommitment: 'a0' };
describeSchema('a claimed seat', seatClaimSchema, {
  examples: [CLAIM],
  rejects: { seat: SEATS.rejects },
  isOpen: true,
});
describeSchema('a seat at the rematch', rematchSeatSchema, {
  examples: [CLAIM],
  accepts: { token: [null] },
  isOpen: true,
});

const ITEM = {
  id: 'abcdefghjk',
  name: 'Fish Street',
  status: 'open',
  seats: ['Ann', 0, null],
  clock: '',
  lang: 'en',
};

describeSchema('a page of tables', matchPageSchema, {
  examples: [
    { matches: [ITEM], nextCursor: null },
    {
      matches: [
        {
          ...ITEM,
          openSeats: [1],
          variants: 'hmc',
          private: true,
          turn: 3,
          fire: '#',
          spectators: 2,
          isBlocked: true,
          scores: [40, 40],
          places: [2, 1],
        },
      ],
      nextCursor: 'next',
    },
  ],
  rejects: {
    'matches.0.seats.0': [1, true],
    'matches.0.openSeats.0': SEATS.rejects,
    'matches.0.private': [false],
    'matches.0.isBlocked': [false],
    'matches.0.lang': ['la'],
  },
  isOpen: true,
});

const ACTIVE_TURN = { seat: 1, step: 'spread', since: 1000, deadline: 2000, isPaused: false };

describeSchema('the caller', meSchema, {
  examples: [
    {
      name: null,
      handle: null,
      hasEmail: false,
      hasLeaderboard: false,
      tables: [],
      invitations: [],
      serverTime: 1000,
    },
    {
      name: 'Ann',
      handle: 'abcdefghjk',
      hasEmail: true,
      hasLeaderboard: true,
      tables: [{ match: ITEM, seat: 1, openedAt: 1000, activeTurn: ACTIVE_TURN }],
      invitations: [],
      serverTime: 1000,
    },
  ],
  accepts: {
    'tables.0.activeTurn': [null],
    'tables.0.activeTurn.step': [null],
    'tables.0.activeTurn.deadline': [null],
  },
  rejects: {
    'tables.0.seat': SEATS.rejects,
    'tables.0.openedAt': [0.5],
    'tables.0.activeTurn.since': [0.5],
    serverTime: [0.5],
  },
  isOpen: true,
});

describeSchema('an error', apiErrorSchema, {
  examples: [
    { code: 'not-found', message: 'no such table' },
    { code: 'illegal-move', message: 'no', field: 'a.b', rule: 'INT-2', reason: 'no-room' },
  ],
  rejects: { code: ['gone'] },
  isOpen: true,
});
