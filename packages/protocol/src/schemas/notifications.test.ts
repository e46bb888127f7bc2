import { describeSchema } from '../../testing/describe-schema';
import {
  notificationSettingsSchema,
  pushSubscriptionSchema,
  unsubscribeTokenSchema,
  webhookSchema,
} from './notifications';

const LONGEST_URL = `https://a.example/${'x'.repeat(982)}`;
const URLS = {
  accepts: [LONGEST_URL, 'http://a.example/'],
  rejects: [`${LONGEST_URL}x`, 'ftp://a.example/', 'httpx://a.example/', 'xhttps://a.example/', 'a.example'],
};

const KEYS = { p256dh: 'A_-'.repeat(29), auth: 'b'.repeat(22) };

describeSchema('a push subscription', pushSubscriptionSchema, {
  examples: [
    { endpoint: 'https://push.example/1', keys: KEYS },
    { endpoint: 'https://push.example/1', keys: KEYS, language: 'it' },
  ],
  accepts: { endpoint: URLS.accepts, language: ['en', 'de', 'fr', 'es'] },
  rejects: {
    endpoint: URLS.rejects,
    'keys.p256dh': ['A'.repeat(86), 'A'.repeat(88), `${'A'.repeat(86)}+`],
    'keys.auth': ['b'.repeat(21), 'b'.repeat(23)],
    language: ['la'],
  },
  messages: { 'keys.p256dh': 'is no key', 'keys.auth': 'is no key' },
});

describeSchema('the quiet hours', notificationSettingsSchema, {
  examples: [{ quietHours: null }, { quietHours: { from: '22:30', to: '07:00', timeZone: 'Europe/London' } }],
  accepts: {
    'quietHours.from': ['00:00', '09:59', '19:00', '20:00', '23:59'],
    'quietHours.timeZone': ['UTC', 'America/New_York'],
  },
  rejects: {
    'quietHours.from': ['24:00', '22:60', '2:30', '122:30', '22:301', '22.30', 'noon'],
    'quietHours.to': ['22:30 ', '22:3x'],
    'quietHours.timeZone': ['Mars/Olympus', ''],
  },
  messages: {
    'quietHours.from': 'is no time of day, such as 22:30',
    'quietHours.to': 'is no time of day, such as 22:30',
    'quietHours.timeZone': 'is no time zone, such as Europe/London or +05:30',
  },
});

describeSchema('quiet hours that end when they begin', notificationSettingsSchema, {
  examples: [{ quietHours: { from: '22:30', to: '07:00', timeZone: 'UTC' } }],
  rejects: { 'quietHours.to': ['22:30'] },
  messages: { 'quietHours.to': 'is the same as from' },
});

test('rejects a time zone of more than 60 characters', () => {
  const quietHours = { from: '22:30', to: '07:00', timeZone: 'x'.repeat(61) };
  expect(notificationSettingsSchema.safeParse({ quietHours }).error?.issues[0]?.code).toBe('too_big');
});

describeSchema('the webhook of a table', webhookSchema, {
  examples: [{ kind: 'discord', url: 'https://discord.com/api/webhooks/1' }],
  accepts: { kind: ['slack', 'json'], url: URLS.accepts },
  rejects: { kind: ['irc'], url: URLS.rejects },
});

const SIGNATURE = 'A_-'.repeat(14) + 'z';

test.each([`a.${SIGNATURE}`, `${'x'.repeat(200)}.${SIGNATURE}`])('takes the token %s', (token) => {
  expect(unsubscribeTokenSchema.parse(token)).toBe(token);
});

test.each([
  SIGNATURE,
  `.${SIGNATURE}`,
  `${'x'.repeat(201)}.${SIGNATURE}`,
  `a+b.${SIGNATURE}`,
  `a.${SIGNATURE}z`,
  `a.${SIGNATURE.slice(1)}`,
  ` a.${SIGNATURE}`,
])('rejects the token %j', (token) => {
  expect(unsubscribeTokenSchema.safeParse(token).error?.issues[0]?.message).toBe('is no token of a notice');
});
