/** Tests whom the e-mail channel reminds, at which tables, and what a refusal changes. */
import pino from 'pino';
import { MailReceiver } from '../../testing/mail-receiver';
import { person, tableOf } from '../../testing/setup-table';
import { TIMEOUTS } from '../../testing/timeouts';
import { smtpMailer } from '../email/mailer';
import { addPerson } from '../storage/contract-tests/fixtures';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { EMAIL_DELAY_MS, createEmailChannel } from './email-channel';

const HOME = new URL('https://fire.example/game/');
const TABLE = tableOf({ players: 3, seats: [person(0, 'Ann')] });
const PROMPT = { match: TABLE, kind: 'turn', seat: 0 } as const;

let receiver: MailReceiver;
beforeAll(async () => {
  receiver = await MailReceiver.start();
});
beforeEach(() => {
  receiver.behaviour = 'accept';
});
afterAll(() => receiver.stop());

/** Returns the channel of a server with one confirmed address, `mail`, whose owner wants reminders. */
async function createScene({ hasEmail = true } = {}) {
  const { emails, persons, ...storage } = sqliteStorage(':memory:');
  await addPerson({ ...storage, emails, persons }, 'ann');
  const pending = { address: 'ann@mail.example', keyHash: 'k', until: 100, language: 'de' as const };
  await emails.addPending('ann', pending);
  await emails.confirm('k', 'mail', 1);
  await emails.setReminders('ann', true, 'de');
  const mailer = smtpMailer({
    settings: receiver.settings(HOME.href),
    log: pino({ level: 'silent' }),
    timeouts: TIMEOUTS,
  });
  const channel = createEmailChannel({
    emails,
    emailService: hasEmail ? { mailer, publicUrl: HOME } : null,
    keys: { unsubscribeSecret: 'secret' },
    now: () => 50,
  });
  return { channel, emails };
}

test.each([
  [{ kind: 'none' }, EMAIL_DELAY_MS],
  [{ kind: 'correspondence', days: 1 }, EMAIL_DELAY_MS],
  [{ kind: 'per-turn', seconds: 3600 }, null],
  [{ kind: 'fischer', bank: 1200, increment: 20 }, null],
] as const)('a table with the clock %j waits so long for an e-mail: %s', async (clock, delay) => {
  const { channel } = await createScene();
  expect(channel.delayFor({ ...TABLE, timeControl: { clock, timeoutAction: 'vote' } })).toBe(delay);
});

test('reminds the owner of an address, who asked for it, about tables', async () => {
  const { channel, emails } = await createScene();
  expect(await channel.findTargets('ann', 'm1')).toEqual(['mail']);
  expect(await channel.findTargets('ann', null)).toEqual([]);
  expect(await channel.findTargets('ben', 'm1')).toEqual([]);
  expect(await channel.findOwner('mail')).toEqual({ personId: 'ann' });
  expect(await channel.findSite('mail')).toBeNull();
  expect(await channel.unsubscribe('mail')).toBe(true);
  expect(await channel.findTargets('ann', 'm1')).toEqual([]);
  expect(await channel.findOwner('mail')).toBeNull();
  expect(await emails.byId('mail')).toMatchObject({ isReminded: false });
});

test('sends nothing on a server without e-mail, to an unknown address, or as a test', async () => {
  const without = (await createScene({ hasEmail: false })).channel;
  expect(await without.findTargets('ann', 'm1')).toEqual([]);
  expect(await without.findOwner('mail')).toBeNull();
  expect(await without.send('mail', PROMPT)).toEqual({ status: 'gone' });
  const { channel } = await createScene();
  expect(await channel.send('other', PROMPT)).toEqual({ status: 'gone' });
  expect(await channel.send('mail', 'test')).toEqual({ status: 'gone' });
  expect(receiver.recipientCount).toBe(0);
});

test('sends a reminder in the language of its reader, with an end of all reminders', async () => {
  const { channel } = await createScene();
  expect(await channel.send('mail', PROMPT)).toEqual({ status: 'sent' });
  const { to, mail } = await receiver.nextMail();
  expect(to).toBe('ann@mail.example');
  expect(mail.subject).toBe('Du bist am Zug: Pudding Lane');
  expect(mail.text).toMatch(/https:\/\/fire\.example\/game\/email#unsubscribe-email-mail\.[\w-]{43}/);
});

test('only a mailbox that does not exist unconfirms the address', async () => {
  const { channel, emails } = await createScene();
  receiver.behaviour = { rcpt: '450 4.2.1 Busy' };
  expect(await channel.send('mail', PROMPT)).toMatchObject({ status: 'retry' });
  receiver.behaviour = { rcpt: '554 5.7.1 Relay access denied' };
  expect(await channel.send('mail', PROMPT)).toEqual({ status: 'rejected' });
  expect(await emails.ofPerson('ann')).toMatchObject({ address: 'ann@mail.example' });
  receiver.behaviour = { rcpt: '550 5.1.1 No such user' };
  expect(await channel.send('mail', PROMPT)).toEqual({ status: 'gone' });
  expect(await emails.ofPerson('ann')).toBeNull();
});
