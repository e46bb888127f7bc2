import pino from 'pino';
import type { CallKind } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { MailReceiver } from '../../testing/mail-receiver';
import { TIMEOUTS } from '../../testing/patience';
import type { StoredMatch } from '../storage/matches';
import { reminderLetter } from './letter';
import { smtpMailer } from './mailer';

const log = pino({ level: 'silent' });
const parts = { log, timeouts: TIMEOUTS };
const BASE = new URL('http://fire.example/');
const kind: CallKind = 'turn';
const letterOf = (tableName: string) =>
  reminderLetter('en', BASE, { match: { id: 't1', tableName } as StoredMatch, kind }, 'mail-x.y');

test('a name that holds the end of a line adds no header and no recipient', async () => {
  const receiver = await MailReceiver.start();
  const mailer = smtpMailer({ settings: receiver.settings(BASE.href), ...parts });
  const name = 'Lane\r\nBcc: evil@mail.example\r\n\r\n<script>\u2028\u202Etxt';
  expect(await mailer.send('you@mail.example', letterOf(name))).toEqual({ is: 'sent' });
  const { mail, raw } = await receiver.next();
  expect(receiver.asked).toBe(1);
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.subject).toBe('Your turn: Lane Bcc: evil@mail.example <script> txt');
  expect(mail.html).not.toContain('<script>');
  expect(raw).not.toContain('List-Unsubscribe-Post'); // over plain http no mail program would
  await receiver.stop();
});

test('a mail server that says nothing is given up after the time limit, and when the server stops', async () => {
  const receiver = await MailReceiver.start();
  receiver.manner = 'silent';
  const settings = receiver.settings(BASE.href);
  const hasty = smtpMailer({ settings, log, timeouts: { ...TIMEOUTS, mailMs: 1 } });
  expect(await hasty.send('you@mail.example', letterOf('Lane'))).toEqual({ is: 'doubt' });
  const asked = receiver.asked;
  const mailer = smtpMailer({ settings, ...parts });
  const sending = mailer.send('you@mail.example', letterOf('Lane'));
  await waitFor('a recipient', () => receiver.asked > asked);
  mailer.close();
  expect(await sending).toEqual({ is: 'doubt' });
  await receiver.stop();
});

test('a wrong password is a refusal; a mail server that is not there is tried again', async () => {
  const receiver = await MailReceiver.start();
  const settings = receiver.settings(BASE.href);
  const login = { user: 'fire', pass: 'wrong' };
  const stranger = smtpMailer({ settings: { ...settings, login }, ...parts });
  expect(await stranger.send('you@mail.example', letterOf('Lane'))).toEqual({ is: 'refused' });
  await receiver.stop();
  const again = { is: 'again', afterMs: null };
  expect(await stranger.send('you@mail.example', letterOf('Lane'))).toEqual(again);
  const open = smtpMailer({ settings: { ...settings, host: '127.0.0.1', port: 9 }, ...parts });
  expect(await open.send('you@mail.example', letterOf('Lane'))).toEqual(again);
});
