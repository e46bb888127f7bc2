import { LANGUAGES } from '@great-fire/protocol';
import { tableOf } from '../../testing/setup-table';
import { renderReminderEmail } from './reminder-email';
import { NOTIFICATION_TEXTS, renderNotificationText } from './translations';

const HTTPS = new URL('https://fire.example/game/');
const MATCH = { ...tableOf({ players: 3, seats: [] }), tableName: 'Pudding\r\nBcc: x\u202E Lane' };
const render = (base: URL) => renderReminderEmail('en', base, { match: MATCH, kind: 'turn' }, 'token');

test('links to the table and to the end of reminders, in one line of a header', () => {
  const { subject, text, html, headers } = render(HTTPS);
  expect(subject).toBe(`Your turn: Pudding Bcc: x  Lane`);
  for (const body of [text, html]) {
    expect(body).toContain('https://fire.example/game/t/m1');
    expect(body).toContain('https://fire.example/game/email#unsubscribe-token');
    expect(body).toContain('The table is waiting for you.');
  }
  expect(headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://fire.example/game/api/notifications/unsubscribe/token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('without https, no mail program may end the reminders by itself', () => {
  expect(render(new URL('http://192.168.1.2:8000/')).headers).not.toHaveProperty('List-Unsubscribe-Post');
});

test.each(LANGUAGES)('the texts in %s differ from each other and name the table', (language) => {
  const { title, body, webhook, invitation, test: tried, unsubscribe } = NOTIFICATION_TEXTS[language];
  for (const texts of [title, body, webhook, { ...tried, unsubscribe }]) {
    const all = Object.values<string>(texts);
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text).toMatch(/\S{3}/);
  }
  for (const name of ['{table}', '{player}']) expect(invitation.title).toContain(name);
  expect(invitation.body).toMatch(/\S{3}/);
  for (const text of Object.values<string>(title)) expect(text).toContain('{table}');
  const { test: announcement, ...prompts } = webhook;
  expect(announcement).toContain('{table}');
  for (const text of Object.values<string>(prompts)) {
    expect(text).toContain('{table}');
    expect(text).toContain('{player}');
  }
});

test('a name of a table is not read as a pattern, and does not change the direction of the title', () => {
  const turn = { kind: 'turn' } as const;
  expect(renderNotificationText('en', turn, '$& $1').title).toContain('$& $1');
  expect(renderNotificationText('en', turn, 'Fish Hill')).toEqual({
    title: 'Your turn: Fish Hill',
    body: 'The table is waiting for you.',
  });
});

test('an invitation names who invites, and reads no name as a pattern', () => {
  const invitation = { kind: 'invitation', by: '{table} $&' } as const;
  expect(renderNotificationText('en', invitation, 'Fish Hill')).toEqual({
    title: '{table} $& invites you: Fish Hill',
    body: 'A table with a free seat is waiting for you.',
  });
  expect(renderNotificationText('en', { kind: 'invitation', by: null }, 'Owls')).toEqual({
    title: 'Your date: Owls',
    body: 'A table with a free seat is waiting for you.',
  });
});
