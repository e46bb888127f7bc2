import type { OpenTable } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { awaited, gather, playOn, startTestServer } from '../../testing';
import type { Guest, Party } from '../../testing';
import { MailReceiver } from '../../testing/mail-receiver';
import type { MailAddress } from '../storage/mail';
import { MAIL_AFTER_MS } from './mail';
import { request } from '../../testing/request';
import { GRACE_MS } from './reminders';

const HOME = 'https://fire.example/game';

interface Scene {
  readonly receiver: MailReceiver;
  readonly party: Party;
  readonly seat: number; // who is called on, and does not look
  readonly guest: Guest;
  readonly pass: (ms: number) => Promise<void>; // and what is due then is sent
  readonly own: () => Promise<MailAddress | null>; // of who is called on
}

async function scene(work: (scene: Scene) => Promise<void>, table: Partial<OpenTable> = {}): Promise<void> {
  let now = Date.parse('2026-06-01T12:00:00Z');
  const receiver = await MailReceiver.start();
  const mail = receiver.settings(HOME);
  const server = await startTestServer({ now: () => now, publicUrl: HOME, mail });
  const party = await gather(server.url, { tableName: 'Pudding <b>Lane</b> & Co', ...table });
  const { seat } = awaited(party).view.turn;
  const guest = party.guests[seat];
  if (guest === undefined) throw new Error('Nobody is called');
  await party.sockets[seat]?.ask('look', { hidden: true });
  await guest.ask('PUT', '/api/me/mail', { address: 'you@mail.example', language: 'de' });
  const key = /#confirm-([\w-]{43})/.exec((await receiver.next()).mail.text ?? '')?.[1];
  await guest.ask('POST', '/api/mail/confirmations', { key });
  const on = await guest.ask('PUT', '/api/me/mail/reminders', { on: true, language: 'de' });
  expect(on.status).toBe(204);
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await server.remind();
  };
  const own = () => server.storage.mail.byAddress('you@mail.example');
  try {
    await work({ receiver, party, seat, guest, pass, own });
  } finally {
    party.close();
    await server.stop();
    await receiver.stop();
  }
}

test('a table that waits a quarter of an hour for somebody who is away is told of once, in their language', () =>
  scene(async ({ receiver, party, guest, pass, own }) => {
    await pass(GRACE_MS);
    await pass(MAIL_AFTER_MS - 1);
    expect(receiver.heard).toHaveLength(1);
    await pass(1);
    const { to, mail, raw } = receiver.heard[1] ?? { to: '' };
    expect(to).toBe('you@mail.example');
    expect(mail?.subject).toBe('Du bist am Zug: Pudding <b>Lane</b> & Co');
    expect(mail?.text).toContain(`${HOME}/t/${party.matchId}`);
    expect(mail?.html).toContain(`<a href="${HOME}/t/${party.matchId}">Zum Tisch</a>`);
    expect(mail?.html).toContain('Pudding &lt;b&gt;Lane&lt;/b&gt; &amp; Co');
    expect(mail?.html).not.toContain('<b>');
    for (let hours = 0; hours < 3; hours += 1) await pass(3_600_000);
    expect(receiver.heard).toHaveLength(2);

    // One click: what the mail program sends (RFC 8058); the link in the mail leads to a page that asks first.
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const stop = /^List-Unsubscribe:\s+<https:\/\/fire\.example\/game(\S+)>\r$/m.exec(raw ?? '')?.[1] ?? '';
    const looked = await request(`${guest.url}${stop}`, { redirect: 'manual' });
    expect(looked.headers.get('location')).toBe(`${HOME}/mail#stop-${stop.split('/').at(-1) ?? ''}`);
    expect(mail?.text).toContain(looked.headers.get('location'));
    expect((await own())?.isReminded).toBe(true);
    const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await request(`${guest.url}${stop}`, click)).status).toBe(204);
    expect(await own()).toMatchObject({ address: 'you@mail.example', isReminded: false });
  }));

test('who sees the table by then, has quiet hours, or plays where a turn has minutes, gets no mail', async () => {
  await scene(async ({ receiver, party, seat, guest, pass }) => {
    await pass(GRACE_MS);
    await party.sockets[seat]?.ask('look', { hidden: false });
    await pass(MAIL_AFTER_MS);
    while (awaited(party).view.turn.seat === seat) await playOn(party, 'mail', 1);
    while (awaited(party).view.turn.seat !== seat) await playOn(party, 'mail', 1);
    await party.sockets[seat]?.ask('look', { hidden: true });
    const quiet = { from: '12:00', to: '14:00', zone: 'UTC' };
    await guest.ask('PUT', '/api/me/notices', { quiet });
    await pass(GRACE_MS);
    await pass(MAIL_AFTER_MS);
    expect(receiver.heard).toHaveLength(1);
    await pass(2 * 3_600_000);
    expect(receiver.heard).toHaveLength(2);
  });
  await scene(
    async ({ receiver, pass }) => {
      await pass(GRACE_MS);
      await pass(MAIL_AFTER_MS);
      expect(receiver.heard).toHaveLength(1);
    },
    { pace: { clock: { kind: 'friendly', seconds: 3600 }, timeOut: 'vote' } },
  );
});

test('no such mailbox: the address is to be confirmed anew; a busy server is asked again; a refusal of ours ends nothing', () =>
  scene(async ({ receiver, guest, pass, own }) => {
    receiver.manner = { rcpt: '450 4.2.1 Busy' };
    await pass(GRACE_MS);
    await pass(MAIL_AFTER_MS);
    expect(receiver.asked).toBe(2);
    receiver.manner = { rcpt: '554 5.7.1 Relay access denied' };
    await pass(30_000);
    expect([receiver.asked, (await own())?.isReminded]).toEqual([3, true]);
    await pass(3_600_000);
    expect(receiver.asked).toBe(3);
    receiver.manner = { rcpt: '550 5.1.1 No such user' };
    await guest.ask('POST', '/api/mail/sign-ins', { address: 'you@mail.example' });
    await waitFor('the bounce', async () => (await own()) === null);
    const { mail } = (await guest.ask<{ mail: unknown }>('GET', '/api/me/devices')).body;
    expect(mail).toMatchObject({ address: null, asked: { address: 'you@mail.example' } });
  }));
