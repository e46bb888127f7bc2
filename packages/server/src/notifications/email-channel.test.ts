import { waitFor } from '@great-fire/testkit/wait-for';
import {
  activePlayer,
  createTestTable,
  playMoves,
  startTestServer,
  type TestClient,
  type TestTable,
} from '../../testing';
import { MailReceiver } from '../../testing/mail-receiver';
import type { EmailAddress } from '../storage/emails';
import { request } from '../../testing/request';
import { EMAIL_DELAY_MS } from './email-channel';
import { NOTIFICATION_GRACE_MS } from './notification-job';

const HOME = 'https://fire.example/game';

interface EmailTestContext {
  readonly receiver: MailReceiver;
  readonly party: TestTable;
  readonly seat: number; // the active player, whose page is hidden
  readonly guest: TestClient;
  readonly advance: (ms: number) => Promise<void>; // also sends what is due
  readonly findEmail: () => Promise<EmailAddress | null>; // of the active player
}

async function withEmailServer(testBody: (scene: EmailTestContext) => Promise<void>): Promise<void> {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await MailReceiver.start();
  const mail = receiver.settings(HOME);
  const server = await startTestServer({ now: () => now, publicUrl: HOME, mail });
  const party = await createTestTable(server.url, { tableName: 'Pudding <b>Lane</b> & Co' });
  const { seat } = activePlayer(party).view.turn;
  const guest = party.clients[seat];
  if (guest === undefined) throw new Error('Nobody is called');
  await party.sockets[seat]?.emitWithAck('visibility', { hidden: true });
  await guest.request('PUT', '/api/me/email', { address: 'you@mail.example', language: 'de' });
  const key = /#confirm-([\w-]{43})/.exec((await receiver.nextMail()).mail.text ?? '')?.[1];
  await guest.request('POST', '/api/email/confirmations', { key });
  const response = await guest.request('PUT', '/api/me/email/reminders', { enabled: true, language: 'de' });
  expect(response.status).toBe(204);
  const advance = async (ms: number): Promise<void> => {
    now += ms;
    await server.sendNotifications();
  };
  const findEmail = () => server.storage.emails.byAddress('you@mail.example');
  try {
    await testBody({ receiver, party, seat, guest, advance, findEmail });
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

test('e-mails an absent player once, in their language, when a table has waited a quarter of an hour', () =>
  withEmailServer(async ({ receiver, party, guest, advance, findEmail }) => {
    await advance(NOTIFICATION_GRACE_MS);
    await advance(EMAIL_DELAY_MS - 1);
    expect(receiver.received).toHaveLength(1);
    await advance(1);
    const { to, mail, raw } = receiver.received[1] ?? { to: '' };
    expect(to).toBe('you@mail.example');
    expect(mail?.subject).toBe('Du bist am Zug: Pudding <b>Lane</b> & Co');
    expect(mail?.text).toContain(`${HOME}/t/${party.matchId}`);
    expect(mail?.html).toContain(`<a href="${HOME}/t/${party.matchId}">Zum Tisch</a>`);
    expect(mail?.html).toContain('Pudding &lt;b&gt;Lane&lt;/b&gt; &amp; Co');
    expect(mail?.html).not.toContain('<b>');
    for (let hours = 0; hours < 3; hours += 1) await advance(3_600_000);
    expect(receiver.received).toHaveLength(2);

    // Mail clients send the one-click POST (RFC 8058). The link in the e-mail opens a page that asks first.
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const stop = /^List-Unsubscribe:\s+<https:\/\/fire\.example\/game(\S+)>\r$/m.exec(raw ?? '')?.[1] ?? '';
    const looked = await request(`${guest.url}${stop}`);
    expect(looked.headers.get('location')).toBe(`${HOME}/email#unsubscribe-${stop.split('/').at(-1) ?? ''}`);
    expect(mail?.text).toContain(looked.headers.get('location'));
    expect((await findEmail())?.isReminded).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
    expect((await request(`${guest.url}${stop}`, click)).status).toBe(204);
    expect(await findEmail()).toMatchObject({ address: 'you@mail.example', isReminded: false });
  }));

test('sends no e-mail to a player who is back or has quiet hours', () =>
  withEmailServer(async ({ receiver, party, seat, guest, advance }) => {
    await advance(NOTIFICATION_GRACE_MS);
    await party.sockets[seat]?.emitWithAck('visibility', { hidden: false });
    await advance(EMAIL_DELAY_MS);
    while (activePlayer(party).view.turn.seat === seat) await playMoves(party, 'mail', 1);
    while (activePlayer(party).view.turn.seat !== seat) await playMoves(party, 'mail', 1);
    await party.sockets[seat]?.emitWithAck('visibility', { hidden: true });
    const quiet = { from: '12:00', to: '14:00', timeZone: 'UTC' };
    await guest.request('PUT', '/api/me/notifications', { quietHours: quiet });
    await advance(NOTIFICATION_GRACE_MS);
    await advance(EMAIL_DELAY_MS);
    expect(receiver.received).toHaveLength(1);
    await advance(2 * 3_600_000);
    expect(receiver.received).toHaveLength(2);
  }));

test('a missing mailbox unconfirms the address, a busy server is retried, other refusals change nothing', () =>
  withEmailServer(async ({ receiver, guest, advance, findEmail }) => {
    receiver.behaviour = { rcpt: '450 4.2.1 Busy' };
    await advance(NOTIFICATION_GRACE_MS);
    await advance(EMAIL_DELAY_MS);
    expect(receiver.recipientCount).toBe(2);
    receiver.behaviour = { rcpt: '554 5.7.1 Relay access denied' };
    await advance(30_000);
    expect([receiver.recipientCount, (await findEmail())?.isReminded]).toEqual([3, true]);
    await advance(3_600_000);
    expect(receiver.recipientCount).toBe(3);
    receiver.behaviour = { rcpt: '550 5.1.1 No such user' };
    await guest.request('POST', '/api/email/sign-ins', { address: 'you@mail.example' });
    await waitFor('the bounce', async () => (await findEmail()) === null);
    const { email } = (await guest.request<{ email: unknown }>('GET', '/api/me/devices')).body;
    expect(email).toMatchObject({ address: null, pending: { address: 'you@mail.example' } });
  }));
