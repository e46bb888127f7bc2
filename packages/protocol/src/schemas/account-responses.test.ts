import { describeSchema } from '../../testing/describe-schema';
import {
  devicesSchema,
  emailConfirmedSchema,
  myDataSchema,
  notificationStatusSchema,
  recoveredSchema,
  recoveryCodeSchema,
  recoveryLinkSchema,
  tableWebhookStatusSchema,
} from './account-responses';

const EMAIL = {
  address: 'ann@example.org',
  remindersEnabled: true,
  pending: { address: 'ann@example.com', expiresAt: 2000 },
};
const QUIET_HOURS = { from: '22:30', to: '07:00', timeZone: 'Europe/London' };
const DEVICE = { label: 'Firefox, Android', createdAt: 1000, lastSeenOn: 2000 };

describeSchema('the devices', devicesSchema, {
  examples: [
    { devices: [], codeCreatedAt: null, email: null },
    { devices: [{ id: 'd1', ...DEVICE, isCurrent: true }], codeCreatedAt: 1000, email: EMAIL },
  ],
  accepts: { 'devices.0.label': [null], 'email.address': [null], 'email.pending': [null] },
  rejects: {
    codeCreatedAt: [0.5],
    'devices.0.createdAt': [0.5],
    'devices.0.lastSeenOn': [0.5],
    'email.pending.expiresAt': [0.5],
  },
  isOpen: true,
});

const TABLE = {
  id: 'abcdefghjk',
  tableName: 'Fish Street',
  status: 'finished',
  createdAt: 1000,
  seat: 2,
  name: 'Ann',
  moves: 12,
  result: { place: 2, total: 31 },
};
const LINE = { matchId: 'abcdefghjk', name: 'Ann', text: 'Hello', at: 1000 };

const DATA = {
  name: 'Ann',
  createdAt: 1000,
  codeCreatedAt: 1500,
  handle: '23abcdefgh',
  holidays: [{ from: 86_400_000, until: 172_800_000 }],
  isProfilePublic: true,
  rating: { mu: 25.5, sigma: 8.25, games: 3 },
  devices: [DEVICE],
  notifications: {
    push: [{ service: 'push.example', language: 'de' }],
    quietHours: QUIET_HOURS,
    areInvitationsAllowed: true,
    webhooks: [{ of: 'abcdefghjk', kind: 'json', hostname: 'hooks.example', setAt: 1000 }],
  },
  emails: [{ address: 'ann@example.org', confirmedAt: 1000, language: 'de', remindersEnabled: false }],
  tables: [TABLE],
  chat: [{ ...LINE, phrase: 'thanks' }],
  muted: ['Ben'],
  blocked: ['Cleo'],
  notes: [{ about: 'Ben', text: 'Honest.', at: 1000 }],
  groups: [
    {
      ...{ name: 'Night owls', isOwner: true, joinedAt: 1000, seenAt: 2000, wantsReports: true },
      dateAnswers: [{ time: 3000, answer: 'yes' }],
    },
  ],
  invitations: [{ matchId: 'abcdefghjk', by: 'Ann', to: 'Ben', isDeclined: false, at: 1000 }],
  reports: [{ matchId: 'abcdefghjk', at: 1000 }],
};

describeSchema('all data of a person', myDataSchema, {
  examples: [{ ...DATA, chat: [LINE] }, DATA],
  accepts: {
    name: [null],
    codeCreatedAt: [null],
    handle: [null],
    rating: [null],
    'devices.0.label': [null],
    'notifications.quietHours': [null],
    'emails.0.confirmedAt': [null],
    'emails.0.language': [null],
    'tables.0.status': ['open', 'running', 'unfinished'],
    'tables.0.result': [null],
    'tables.0.result.total': [-3],
  },
  rejects: {
    handle: ['Ann'],
    'rating.games': [-1],
    'tables.0.id': ['abc'],
    'tables.0.status': ['closed'],
    'tables.0.seat': [-1, 6],
    'tables.0.moves': [-1],
    'tables.0.result.place': [0],
    'chat.0.matchId': ['abc'],
    'chat.0.phrase': ['curse'],
    'reports.0.matchId': ['abc'],
    'groups.0.joinedAt': [0.5],
    'groups.0.seenAt': [0.5],
  },
  isOpen: true,
});

describeSchema('a link for another browser', recoveryLinkSchema, {
  examples: [{ key: 'k'.repeat(43), expiresAt: 1000 }],
  rejects: { expiresAt: [0.5] },
  isOpen: true,
});

describeSchema('a recovery code', recoveryCodeSchema, { examples: [{ code: 'ABCD-EFGH' }], isOpen: true });

describeSchema('a recovered person', recoveredSchema, {
  examples: [{ name: 'Ann' }],
  accepts: { name: [null] },
  isOpen: true,
});

describeSchema('a confirmed address', emailConfirmedSchema, {
  examples: [{ name: 'Ann' }],
  accepts: { name: [null] },
  isOpen: true,
});

describeSchema('the notifications', notificationStatusSchema, {
  examples: [
    {
      vapidPublicKey: 'key',
      isSignedIn: true,
      isSubscribed: false,
      devices: [{ label: 'Firefox, Android', isCurrent: true }],
      quietHours: QUIET_HOURS,
      areInvitationsAllowed: true,
      email: EMAIL,
    },
  ],
  accepts: { devices: [[]], 'devices.0.label': [null], quietHours: [null], email: [null] },
  rejects: { 'quietHours.from': ['24:00'] },
  isOpen: true,
});

describeSchema('the webhook of a table', tableWebhookStatusSchema, {
  examples: [{ webhook: null }, { webhook: { kind: 'discord', hostname: 'discord.com' } }],
  accepts: { 'webhook.kind': ['slack', 'json'] },
  rejects: { 'webhook.kind': ['teams'] },
  isOpen: true,
});
