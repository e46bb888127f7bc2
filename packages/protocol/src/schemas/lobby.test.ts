import { describeSchema } from '../../testing/describe-schema';
import {
  changeTableSchema,
  createTableSchema,
  joinSchema,
  listQuerySchema,
  putBotSchema,
  readySchema,
  seatOrderSchema,
  setOpeningHandAnswerSchema,
  startSchema,
  transferHostSchema,
} from './lobby';

const CONTRIBUTION = '09af'.repeat(8);
const TIME_CONTROL = { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' };
const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 };
const SEATS = { accepts: [0, 5], rejects: [-1, 6, 0.5] };
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'];
const LEVELS = ['apprentice', 'merchant', 'alderman', 'lord-mayor'];

const REQUIRED = { tableName: 'Fish Street', players: 4, options: OPTIONS, private: false, name: 'Ann' };

describeSchema('a new table', createTableSchema, {
  examples: [
    REQUIRED,
    {
      ...REQUIRED,
      timeControl: TIME_CONTROL,
      language: 'de',
      options: { ...OPTIONS, eastWind: true },
      bots: ['merchant', 'alderman', 'apprentice'],
      profanityFilter: true,
      botSpeed: 'fast',
      spectatorAccess: 'link',
      openingHandAnswer: 'keep-hand',
      secret: 'aB3-_'.padEnd(43, '0'),
    },
  ],
  accepts: {
    tableName: ['x'.repeat(40)],
    players: [5, 6],
    'options.cones': [100],
    name: ['x'.repeat(24)],
    language: LANGUAGES,
    bots: [[]],
    botSpeed: ['normal', 'instant'],
    spectatorAccess: ['open', 'none'],
    openingHandAnswer: ['redeal'],
  },
  rejects: {
    tableName: ['', 'x'.repeat(41), '\u200B'],
    players: [2, 7],
    'options.cones': [66],
    name: ['', 'x'.repeat(25)],
    language: ['la'],
    bots: [['merchant', 'merchant', 'merchant', 'merchant']],
    'bots.0': ['king'],
    botSpeed: ['slow'],
    spectatorAccess: ['all'],
    openingHandAnswer: ['discard'],
    secret: ['short', '+'.repeat(43)],
  },
  messages: { bots: 'are too many' },
});

describeSchema('a player who joins', joinSchema, {
  examples: [
    { name: 'Ann' },
    { name: 'Ann', seat: 2, openingHandAnswer: 'redeal', secret: 'aB3-_'.padEnd(43, '0') },
  ],
  accepts: { seat: SEATS.accepts },
  rejects: {
    seat: SEATS.rejects,
    name: ['', '\u202E'],
    openingHandAnswer: [''],
    secret: ['short', '+'.repeat(43)],
  },
});

describeSchema('a bot at a seat', putBotSchema, {
  examples: [{ level: 'merchant' }],
  accepts: { level: LEVELS },
  rejects: { level: ['king'] },
});

describeSchema('a change of a table', changeTableSchema, {
  examples: [
    { players: 3 },
    { options: { cones: 100 } },
    { options: { hiddenColours: true } },
    {
      tableName: 'Fish Street',
      players: 3,
      options: { hiddenColours: true, moreDestruction: true, cones: 100, eastWind: true },
      private: true,
      timeControl: TIME_CONTROL,
      language: 'fr',
      profanityFilter: true,
      botSpeed: 'instant',
      spectatorAccess: 'none',
    },
  ],
  accepts: { options: [{}, { moreDestruction: false }], private: [false], profanityFilter: [false] },
  rejects: { players: [2], 'options.cones': [66], language: ['la'], tableName: [''] },
});

test('rejects a change that names nothing to change', () => {
  expect(changeTableSchema.safeParse({}).error?.issues[0]?.message).toBe('names nothing to change');
});

const CONTRIBUTIONS = {
  rejects: {
    contribution: [
      '',
      CONTRIBUTION.slice(1),
      `${CONTRIBUTION}0`,
      CONTRIBUTION.toUpperCase(),
      `g${CONTRIBUTION.slice(1)}`,
    ],
  },
  messages: { contribution: 'is not 32 lower-case hex digits' },
};
describeSchema('readiness', readySchema, {
  examples: [{ ready: true }, { ready: true, contribution: CONTRIBUTION }],
  accepts: { ready: [false] },
  ...CONTRIBUTIONS,
});
describeSchema('a start', startSchema, { examples: [{}, { contribution: CONTRIBUTION }], ...CONTRIBUTIONS });

describeSchema('a standing answer', setOpeningHandAnswerSchema, {
  examples: [{ answer: 'keep-hand' }],
  accepts: { answer: ['redeal'] },
  rejects: { answer: ['discard'] },
});

describeSchema('an order of seats', seatOrderSchema, {
  examples: [{ order: [1, 0, 2] }],
  accepts: { order: [[5, 4, 3, 2, 1, 0]] },
  rejects: {
    order: [
      [0, 1, 1],
      [1, 2, 3],
    ],
  },
  messages: { order: 'does not name every seat once' },
});

test.each([-1, 6, 0.5])('an order has no seat %d', (seat) => {
  const { error } = seatOrderSchema.safeParse({ order: [0, 1, seat] });
  expect(error?.issues[0]?.path).toEqual(['order', 2]);
});

test('an order has three to six seats', () => {
  const codeOf = (order: readonly number[]) => seatOrderSchema.safeParse({ order }).error?.issues[0]?.code;
  expect([codeOf([0, 1]), codeOf([0, 1, 2, 3, 4, 5, 5])]).toEqual(['too_small', 'too_big']);
});

describeSchema('a new host', transferHostSchema, {
  examples: [{ seat: 2 }],
  accepts: { seat: SEATS.accepts },
  rejects: { seat: SEATS.rejects },
});

describeSchema('a list of tables', listQuerySchema, {
  examples: [
    { status: 'running', limit: 10 },
    {
      status: 'finished',
      limit: 10,
      cursor: 'next',
      players: '4',
      hiddenColours: 'yes',
      moreDestruction: 'no',
      cones: '100',
      eastWind: 'yes',
      timeControl: 'slow',
      language: 'it',
      bots: 'no',
    },
  ],
  defaults: { status: 'open', limit: 50 },
  accepts: {
    status: ['open', 'unfinished'],
    limit: [1, 100, '7'],
    cursor: ['x'.repeat(100)],
    players: ['3', '5', '6'],
    hiddenColours: ['no'],
    cones: ['65'],
    eastWind: ['no'],
    timeControl: ['live', 'none'],
    language: LANGUAGES,
    bots: ['yes'],
  },
  rejects: {
    status: ['closed'],
    limit: [0, 101, 1.5],
    cursor: ['x'.repeat(101)],
    players: ['2', 4],
    cones: ['66'],
    timeControl: ['fast'],
    bots: ['maybe'],
  },
});
