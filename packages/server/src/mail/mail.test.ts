import type { Confirmed, Devices, MyData, MyMail, Recovered } from '@great-fire/protocol';
import { Guest, startTestServer } from '../../testing';
import type { TestServer, TestServerWish } from '../../testing';
import { HeardLog } from '../../testing/heard-log';
import { MailReceiver } from '../../testing/mail-receiver';
import type { Mailed } from '../../testing/mail-receiver';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const HOME = 'https://fire.example/game';

interface Scene {
  readonly server: TestServer;
  readonly receiver: MailReceiver;
  readonly pass: (ms: number) => void;
}

const withMail =
  (work: (scene: Scene) => Promise<void>, wish: TestServerWish = {}) =>
  async (): Promise<void> => {
    let now = Date.parse('2026-06-01T12:00:00Z');
    const receiver = await MailReceiver.start();
    const mail = receiver.settings(HOME);
    const server = await startTestServer({ now: () => now, publicUrl: HOME, mail, ...wish });
    try {
      await work({ server, receiver, pass: (ms) => void (now += ms) });
    } finally {
      await server.stop();
      await receiver.stop();
    }
  };

const keyIn = ({ mail }: Mailed, kind: 'mail#confirm-' | 'recover#'): string =>
  new RegExp(`${HOME}/${kind}([\\w-]{43})\\n`).exec(mail.text ?? '')?.[1] ?? `no ${kind}`;

/** Somebody with a seat, and so a name. */
async function player(url: string, name: string): Promise<Guest> {
  const guest = new Guest(url);
  await guest.open({ name });
  return guest;
}

const give = (guest: Guest, address: string, language = 'en') =>
  guest.ask('PUT', '/api/me/mail', { address, language });
const confirm = (guest: Guest, key: string) =>
  guest.ask<Confirmed>('POST', '/api/mail/confirmations', { key });
const askLink = (guest: Guest, address: string) => guest.ask('POST', '/api/mail/sign-ins', { address });
const claim = (guest: Guest, key: string, browser = 'b') =>
  guest.ask<Recovered>('POST', '/api/recovery/claims', { key, secret: browser.repeat(43) });
const mailOf = async (guest: Guest): Promise<MyMail | null> =>
  (await guest.ask<Devices>('GET', '/api/me/devices')).body.mail;

/** Somebody whose address is confirmed. */
async function reached({ server, receiver }: Scene, name: string, address: string): Promise<Guest> {
  const guest = await player(server.url, name);
  await give(guest, address);
  await confirm(guest, keyIn(await receiver.next(), 'mail#confirm-'));
  return guest;
}

test(
  'an address is one’s own once its link’s button is pressed, by whatever browser; then a link signs in elsewhere, once',
  withMail(async ({ server: { url }, receiver, pass }) => {
    const ann = await player(url, 'Ann');
    expect(await mailOf(ann)).toEqual({ address: null, reminders: false, asked: null });
    expect((await give(ann, 'Ann@mail.example', 'de')).status).toBe(202);
    const mail = await receiver.next();
    expect(mail.to).toBe('Ann@mail.example');
    expect(mail.mail).toMatchObject({
      subject: 'Bestätige deine E-Mail-Adresse',
      from: { name: 'The Great Fire', address: 'fire@fire.example' },
      to: [{ address: 'Ann@mail.example' }],
    });
    expect(mail.raw).not.toContain('Ann<'); // nothing that she wrote goes to what may be a stranger's mailbox
    const asked = { address: 'Ann@mail.example', until: Date.parse('2026-06-02T12:00:00Z') };
    expect(await mailOf(ann)).toEqual({ address: null, reminders: false, asked });
    const key = keyIn(mail, 'mail#confirm-');
    for (const body of [{ key }, { key }])
      expect(await confirm(new Guest(url), body.key)).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect(await mailOf(ann)).toEqual({ address: 'Ann@mail.example', reminders: false, asked: null });

    const [phone, late] = [new Guest(url), new Guest(url)];
    expect((await askLink(phone, 'ann@MAIL.example')).status).toBe(202);
    const link = keyIn(await receiver.next(), 'recover#');
    expect(await claim(phone, link)).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect(await claim(phone, link)).toMatchObject({ status: 200 }); // its answer was lost
    expect(await claim(late, link, 'c')).toMatchObject({ status: 404, body: { field: 'key' } });
    expect((await phone.me()).seats).toHaveLength(1);
    await askLink(late, 'ann@mail.example');
    const second = keyIn(await receiver.next(), 'recover#');
    pass(15 * 60_000);
    expect((await claim(late, second, 'c')).status).toBe(404);
    const data = (await ann.ask<MyData>('GET', '/api/me/data')).body;
    expect(data.mail).toMatchObject([{ address: 'Ann@mail.example', language: 'de', reminders: false }]);
    await ann.ask('DELETE', '/api/me');
    expect(receiver.heard).toHaveLength(3);
  }),
);

test(
  'whether somebody has an address shows in nothing that is answered, only in the mailbox',
  withMail(async (scene) => {
    const { server, receiver } = scene;
    const { url } = server;
    const ann = await reached(scene, 'Ann', 'ann@mail.example');
    const [ben, cat] = [await player(url, 'Ben'), await player(url, 'Cat')];
    const [free, taken] = [await give(ben, 'new@mail.example'), await give(cat, 'ANN@mail.example')];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const { asked } = (await mailOf(cat)) ?? {};
    expect(asked).toEqual({ address: 'ANN@mail.example', until: (await mailOf(ben))?.asked?.until });
    const mails = [await receiver.next(), await receiver.next()];
    const toAnn = mails.find(({ to }) => to === 'ann@mail.example');
    if (toAnn === undefined) throw new Error('Nothing came');
    expect(toAnn.mail.subject).toBe('You already play here');
    expect(await claim(cat, keyIn(toAnn, 'recover#'))).toMatchObject({ body: { name: 'Ann' } });

    const nobody = await askLink(new Guest(url), 'nobody@mail.example');
    const known = await askLink(new Guest(url), 'ann@mail.example');
    expect([nobody.status, nobody.text]).toEqual([known.status, known.text]);
    expect((await receiver.next()).to).toBe('ann@mail.example');
    expect(receiver.heard.map(({ to }) => to)).not.toContain('nobody@mail.example');
    expect((await ann.ask('DELETE', '/api/me/mail')).status).toBe(204);
    expect(await mailOf(ann)).toEqual({ address: null, reminders: false, asked: null });
  }),
);

test(
  'what is no address, key or wish is named; nobody known has none; a host without mail has none of it',
  withMail(async ({ server: { url } }) => {
    const ann = await player(url, 'Ann');
    for (const odd of [
      'ann',
      'ann@mail',
      'a@b.example\r\nBcc: c@d.example',
      `${'a'.repeat(250)}@b.example`,
      7,
    ])
      expect(await give(ann, odd as string)).toMatchObject({ status: 400, body: { field: 'address' } });
    expect(await give(ann, 'a@b.example', 'nl')).toMatchObject({ status: 400, body: { field: 'language' } });
    expect(await confirm(ann, 'x')).toMatchObject({ status: 400, body: { field: 'key' } });
    expect(await confirm(ann, 'x'.repeat(43))).toMatchObject({ status: 404, body: { field: 'key' } });
    expect(await askLink(ann, '')).toMatchObject({ status: 400, body: { field: 'address' } });
    const on = { on: true, language: 'en' };
    expect(await ann.ask('PUT', '/api/me/mail/reminders', on)).toMatchObject({ status: 409 });
    expect((await give(new Guest(url), 'a@b.example')).status).toBe(401);
    const bare = await startTestServer();
    const ben = await player(bare.url, 'Ben');
    expect(await mailOf(ben)).toBeNull();
    expect((await ben.me()).hasMail).toBe(false);
    expect((await give(ben, 'ben@mail.example')).status).toBe(404);
    await bare.stop();
  }),
);

test(
  'one mailbox gets few mails an hour, whoever asks; one caller asks for few',
  withMail(
    async ({ server: { url }, receiver }) => {
      const ask = async (address: string) => (await askLink(new Guest(url), address)).status;
      const ann = await player(url, 'Ann');
      await give(ann, 'ann@mail.example');
      await confirm(ann, keyIn(await receiver.next(), 'mail#confirm-'));
      for (let times = 1; times < 5; times += 1) expect(await ask('Ann@mail.example')).toBe(202);
      expect(await ask('ann@mail.example')).toBe(429);
      for (let times = 5; times < 10; times += 1) expect(await ask(`${times}@mail.example`)).toBe(202);
      expect(await ask('other@mail.example')).toBe(429);
    },
    { rateLimits: 1 },
  ),
);

test('a link that a server sent is good once, at whichever of two servers it is shown', async () => {
  const databaseUrl = await freshDatabase();
  const receiver = await MailReceiver.start();
  const wish = { databaseUrl, publicUrl: HOME, mail: receiver.settings(HOME) };
  const [one, two] = [await startTestServer(wish), await startTestServer(wish)];
  await reached({ server: one, receiver, pass: () => undefined }, 'Ann', 'ann@mail.example');
  await askLink(new Guest(two.url), 'ann@mail.example');
  const key = keyIn(await receiver.next(), 'recover#');
  const answers = await Promise.all([
    claim(new Guest(one.url), key, 'b'),
    claim(new Guest(two.url), key, 'c'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  for (const server of [one, two]) await server.stop();
  await receiver.stop();
});

test('no key of a link and no address is ever written down', async () => {
  const log = new HeardLog();
  await withMail(
    async (scene) => {
      const { server, receiver } = scene;
      await reached(scene, 'Ann', 'ann@mail.example');
      await askLink(new Guest(server.url), 'ann@mail.example');
      const key = keyIn(await receiver.next(), 'recover#');
      await claim(new Guest(server.url), key);
      receiver.manner = { rcpt: '451 4.2.0 <ann@mail.example> later' };
      await askLink(new Guest(server.url), 'ann@mail.example');
      await log.says('mail was not sent');
      const secrets = [key, keyIn(receiver.heard[0] as Mailed, 'mail#confirm-'), 'ann@mail', 'p@ss'];
      expect(log.lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    },
    { log },
  )();
});
