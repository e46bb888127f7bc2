import { describeSchema } from '../../testing/describe-schema';
import {
  answerDateSchema,
  chooseDateSchema,
  createGroupSchema,
  groupInvitationSchema,
  groupOwnerSchema,
  groupTablesQuerySchema,
  joinGroupSchema,
  proposeDateSchema,
  renameGroupSchema,
  standingsQuerySchema,
  withdrawDateSchema,
} from './groups';

const KEY = 'aB3_-defghijklmn';
const KEYS = { accepts: ['_'.repeat(16)], rejects: [KEY.slice(1), `${KEY}o`, `+${KEY.slice(1)}`, ''] };
const SECRET = 'aB3-_'.padEnd(43, '0');
const WRONG_SECRETS = ['short', '+'.repeat(43)];
const NAMES = { accepts: ['x'.repeat(24)], rejects: ['', '   ', 'x'.repeat(25)] };

describeSchema('a new group', createGroupSchema, {
  examples: [
    { groupName: 'The Fish Street Club', name: 'Ann' },
    { groupName: 'The Fish Street Club', name: 'Ann', secret: SECRET },
  ],
  accepts: { groupName: ['x'.repeat(40)], name: NAMES.accepts },
  rejects: { groupName: ['', 'x'.repeat(41)], name: NAMES.rejects, secret: WRONG_SECRETS },
});

describeSchema('the link of a group', groupInvitationSchema, {
  examples: [{ key: KEY }],
  accepts: { key: KEYS.accepts },
  rejects: { key: KEYS.rejects },
  messages: { key: 'is no key of a group' },
});

describeSchema('a new member', joinGroupSchema, {
  examples: [
    { key: KEY, name: 'Ann' },
    { key: KEY, name: 'Ann', secret: SECRET },
  ],
  rejects: { key: KEYS.rejects, name: NAMES.rejects, secret: WRONG_SECRETS },
});

describeSchema('another name of a group', renameGroupSchema, {
  examples: [{ groupName: 'Night owls' }],
  rejects: { groupName: [''] },
});

describeSchema('another owner', groupOwnerSchema, {
  examples: [{ member: 'aB3_-defghij' }],
  rejects: { member: ['aB3_-defghi', 'aB3_-defghijk', '+B3_-defghij'] },
  messages: { member: 'is no member of a group' },
});

describeSchema('a page of the tables of a group', groupTablesQuerySchema, {
  examples: [{ limit: 10 }, { limit: 10, cursor: 'next' }],
  defaults: { limit: 30 },
  accepts: { limit: [1, 50, '7'], cursor: ['x'.repeat(100)] },
  rejects: { limit: [0, 51, 1.5], cursor: ['x'.repeat(101)] },
});

describeSchema('the quarter of standings', standingsQuerySchema, {
  examples: [{}, { quarter: '2026-4' }],
  accepts: { quarter: ['2000-1', '2099-2'] },
  rejects: { quarter: ['2026-0', '2026-5', '1926-4', '2026-', '2026-44', '12026-4', '20a6-4', '202x-4'] },
  messages: { quarter: 'is no quarter such as 2026-4' },
});

const DATE = 'abcdefghjk';
describeSchema('times of a date', proposeDateSchema, {
  examples: [{ times: [1000, 2000] }],
  accepts: { times: [[0], [1, 2, 3, 4, 5], [253_402_300_799_999]] },
  rejects: {
    times: [[], [1, 2, 3, 4, 5, 6], [2, 1], [1, 1]],
    'times.0': [0.5, -1],
    'times.1': [253_402_300_800_000],
  },
});

describeSchema('answers to a date', answerDateSchema, {
  examples: [{ date: DATE, answers: ['yes', 'maybe', 'no', null] }],
  accepts: { answers: [['no'], [null, null, null, null, null]] },
  rejects: {
    date: ['a date'],
    answers: [[], ['no', 'no', 'no', 'no', 'no', 'no']],
    'answers.0': ['perhaps'],
  },
});

describeSchema('the choice of a time', chooseDateSchema, {
  examples: [{ date: DATE, time: 1000 }],
  rejects: { date: [''], time: [-1, 0.5] },
});

describeSchema('the date that is called off', withdrawDateSchema, {
  examples: [{ date: DATE }],
  rejects: { date: ['', 'a date'] },
});
