import pino from 'pino';
import type { PromptKind } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { MailReceiver } from '../../testing/mail-receiver';
import { TIMEOUTS } from '../../testing/timeouts';
import type { StoredMatch } from '../entities/match';
import { renderReminderEmail } from '../notifications/reminder-email';
import { smtpMailer } from './mailer';

const log = pino({ level: 'silent' });
const deps = { log, timeouts: TIMEOUTS };
const BASE = new URL('http://fire.example/');
const kind: PromptKind = 'turn';
const renderTestReminder = (tableName: string) =>
  renderReminderEmail('en', BASE, { match: { id: 't1', tableName } as StoredMatch, kind }, 'mail-x.y');

test('strips line breaks from a name, so that it adds no header and no recipient', async () => {
  const receiver = await MailReceiver.start();
  const mailer = smtpMailer({ settings: receiver.settings(BASE.href), ...deps });
  const name = 'Lane\r\nBcc: evil@mail.example\r\n\r\n<script>\u2028\u202Etxt';
  expect(await mailer.send('you@mail.example', renderTestReminder(name))).toEqual({ status: 'sent' });
  const { mail, raw } = await receiver.nextMail();
  expect(receiver.recipientCount).toBe(1);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.subject).toBe('Your turn: Lane Bcc: evil@mail.example <script> txt');
  expect(mail.html).not.toContain('<script>');
  expect(raw).not.toContain('List-Unsubscribe-Post'); // only with https, because mail programs require it
  await receiver.stop();
});

test('gives up a silent mail server after the timeout and at a stop', async () => {
  const receiver = await MailReceiver.start();
  receiver.behaviour = 'no-response';
  const settings = receiver.settings(BASE.href);
  const hasty = smtpMailer({ settings, log, timeouts: { ...TIMEOUTS, emailMs: 1 } });
  expect(await hasty.send('you@mail.example', renderTestReminder('Lane'))).toEqual({ status: 'unknown' });
  const asked = receiver.recipientCount;
  const mailer = smtpMailer({ settings, ...deps });
  const sending = mailer.send('you@mail.example', renderTestReminder('Lane'));
  await waitFor('a recipient', () => receiver.recipientCount > asked);
  mailer.close();
  expect(await sending).toEqual({ status: 'unknown' });
  await receiver.stop();
});

test('rejects on a wrong password and retries when the mail server is unreachable', async () => {
  const receiver = await MailReceiver.start();
  const settings = receiver.settings(BASE.href);
  const login = { user: 'fire', pass: 'wrong' };
  const stranger = smtpMailer({ settings: { ...settings, login }, ...deps });
  expect(await stranger.send('you@mail.example', renderTestReminder('Lane'))).toEqual({ status: 'rejected' });
  await receiver.stop();
  const again = { status: 'retry', retryAfterMs: null };
  expect(await stranger.send('you@mail.example', renderTestReminder('Lane'))).toEqual(again);
  const open = smtpMailer({ settings: { ...settings, host: '127.0.0.1', port: 9 }, ...deps });
  expect(await open.send('you@mail.example', renderTestReminder('Lane'))).toEqual(again);
});
