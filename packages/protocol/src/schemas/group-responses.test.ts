import { describeSchema } from '../../testing/describe-schema';
import { groupPreviewSchema, groupSchema, myGroupsSchema, standingsSchema } from './group-responses';

const MEMBER = {
  id: 'aB3_-defghij',
  name: 'Ann',
  isMe: true,
  isOwner: true,
  isHere: true,
  joinedAt: 1000,
};
const TABLE = {
  players: 4,
  status: 'open',
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: true,
  timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' },
  language: 'en',
  profanityFilter: null,
  spectatorAccess: 'open',
  botSpeed: 'normal',
};
const GROUP = {
  ...{ id: 'abcdefghjk', name: 'Night owls', key: 'aB3_-defghijklmn', createdAt: 1000 },
  ...{ invitesMe: true, hasDiary: true, wantsReports: false, webhook: null },
};

const DATE = {
  id: 'mnpqrstuvw',
  proposer: 'aB3_-defghij',
  times: [1000, 2000],
  answers: [{ member: 'aB3_-defghij', answers: ['yes', null] }],
  chosen: 2000,
};

describeSchema('a group', groupSchema, {
  examples: [
    { ...GROUP, members: [MEMBER], lastTable: null, date: null },
    { ...GROUP, members: [{ ...MEMBER, isMe: false, isBlocked: true }], lastTable: TABLE, date: DATE },
  ],
  accepts: {
    'members.0.name': [null],
    'lastTable.players': [3, 6],
    'lastTable.status': ['running', 'finished'],
    'lastTable.profanityFilter': [true, false],
    'date.chosen': [null],
  },
  rejects: {
    id: ['night owls'],
    createdAt: [0.5],
    'members.0.id': ['Ann'],
    'members.0.isBlocked': [false],
    'members.0.joinedAt': [0.5],
    'lastTable.players': [2, 7],
    'lastTable.status': ['over'],
    'lastTable.language': ['la'],
    'lastTable.botSpeed': ['slow'],
    'date.id': ['a date'],
    'date.proposer': ['Ann'],
    'date.answers.0.answers.0': ['perhaps'],
    'date.chosen': [0.5],
  },
  isOpen: true,
});

describeSchema('a group before joining', groupPreviewSchema, {
  examples: [{ name: 'Night owls', members: 3, isMember: false }],
  rejects: { members: [-1, 0.5] },
  isOpen: true,
});

describeSchema('the groups of the caller', myGroupsSchema, {
  examples: [
    { groups: [{ id: 'abcdefghjk', name: 'Night owls', members: 3, isOwner: true, date: null }] },
    {
      groups: [
        {
          ...{ id: 'abcdefghjk', name: 'Night owls', members: 3, isOwner: false },
          date: { times: [1000, 2000], answers: ['yes', null], chosen: 2000 },
        },
      ],
    },
  ],
  accepts: { groups: [[]], 'groups.0.date.chosen': [null] },
  rejects: {
    ...{ 'groups.0.id': ['night owls'], 'groups.0.members': [-1] },
    'groups.0.date.answers.0': ['perhaps'],
  },
  isOpen: true,
});

const HONOURS = { fiercest: 1, firefighter: 0, hardestLoss: 2 };
const STANDING = { member: 'aB3_-defghij', name: 'Ann', isMe: true, games: 3, wins: 1 };
describeSchema('the standings', standingsSchema, {
  examples: [{ standings: [{ ...STANDING, averagePlace: 1.5, averagePoints: 31.25, honours: HONOURS }] }],
  accepts: { standings: [[]], 'standings.0.name': [null], 'standings.0.averagePoints': [-2] },
  rejects: {
    ...{ 'standings.0.member': ['Ann'], 'standings.0.games': [-1], 'standings.0.wins': [-1] },
    ...{ 'standings.0.honours': [3], 'standings.0.honours.fiercest': [-1] },
  },
  isOpen: true,
});
