import { describeSchema } from '../../testing/describe-schema';
import {
  gamesPageSchema,
  leaderboardSchema,
  myBlocksAndNotesSchema,
  noteResponseSchema,
  profileSchema,
  tableNotesSchema,
} from './profile-responses';

const HANDLE = '23abcdefgh';
const NOTE = { text: 'Honest.', at: 1000 };
const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 };

describeSchema('a saved note', noteResponseSchema, {
  examples: [{ note: null }, { note: NOTE }],
  rejects: { 'note.at': [0.5] },
  isOpen: true,
});

describeSchema('the notes at a table', tableNotesSchema, {
  examples: [
    { tableNote: null, canWrite: false, persons: [] },
    { tableNote: NOTE, canWrite: true, persons: [{ seat: 1, name: 'Ben', isBlocked: true, note: NOTE }] },
  ],
  accepts: { 'persons.0.note': [null], 'persons.0.seat': [0, 5] },
  rejects: { 'persons.0.seat': [-1, 6] },
  isOpen: true,
});

describeSchema('the blocked and the noted persons', myBlocksAndNotesSchema, {
  examples: [
    { blocked: [{ handle: HANDLE, name: 'Ben' }], noted: [{ handle: HANDLE, name: 'Ben', text: 'Honest.' }] },
  ],
  accepts: { blocked: [[]], noted: [[]] },
  rejects: { 'blocked.0.handle': ['Ben'], 'noted.0.handle': ['Ben'] },
  isOpen: true,
});

const TOTALS = {
  players: 3,
  options: OPTIONS,
  games: 4,
  wins: 1,
  sharedWins: 1,
  vp: 120,
  houses: 9,
  conesPutOut: 7,
  objectivesSurvived: 5,
  objectivesLost: 2,
};
const COUNTS = Object.keys(TOTALS).filter((name) => !['players', 'options', 'vp'].includes(name));

describeSchema('a profile', profileSchema, {
  examples: [
    { handle: null, name: null, isMe: false, isPublic: false, totals: [], rating: null, relation: null },
    {
      handle: HANDLE,
      name: 'Ben',
      isMe: true,
      isPublic: true,
      totals: [TOTALS],
      rating: { rating: 17.25, games: 4 },
      relation: { isBlocked: false, note: NOTE },
    },
  ],
  accepts: { 'totals.0.players': [6], 'totals.0.vp': [-3], 'rating.rating': [-1.5], 'relation.note': [null] },
  rejects: {
    handle: ['Ben'],
    'totals.0.players': [2, 7],
    'totals.0.options.cones': [50],
    'totals.0.vp': [0.5],
    'rating.games': [-1],
    ...Object.fromEntries(COUNTS.map((name) => [`totals.0.${name}`, [-1]])),
  },
  isOpen: true,
});

const GAME = {
  matchId: 'abcdefghjk',
  tableName: 'Fish Street',
  options: OPTIONS,
  endedAt: 1000,
  seats: [{ name: 'Ben', handle: HANDLE, place: 1, total: 40 }],
  seat: 0,
  isRated: true,
};

describeSchema('a page of finished games', gamesPageSchema, {
  examples: [
    { games: [], nextCursor: null },
    { games: [GAME], nextCursor: 'next' },
  ],
  accepts: {
    'games.0.seats.0.name': [null],
    'games.0.seats.0.handle': [null],
    'games.0.seats.0.place': [6],
    'games.0.seats.0.total': [-3],
    'games.0.seat': [5],
  },
  rejects: {
    'games.0.matchId': ['abc'],
    'games.0.endedAt': [0.5],
    'games.0.seats.0.place': [0, 7],
    'games.0.seats.0.handle': ['Ben'],
    'games.0.seat': [-1, 6],
  },
  isOpen: true,
});

describeSchema('the leaderboard', leaderboardSchema, {
  examples: [
    {
      minGames: 10,
      entries: [{ place: 1, rating: 17.25, games: 12, name: 'Ben', handle: HANDLE, isMe: true }],
    },
  ],
  accepts: { entries: [[]], 'entries.0.name': [null], 'entries.0.place': [100] },
  rejects: {
    minGames: [-1],
    'entries.0.place': [0],
    'entries.0.games': [-1],
    'entries.0.handle': ['Ben', null],
  },
  isOpen: true,
});
