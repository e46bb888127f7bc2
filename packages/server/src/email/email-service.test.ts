import type { EmailConfirmed, Devices, MyData, MyEmail, Recovered } from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { waitFor } from '@great-fire/testkit/wait-for';
import { TestClient, startTestServer, type TestServer, type TestServerOptions } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { MailReceiver, type ReceivedMail } from '../../testing/mail-receiver';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import type { Who } from '../admission/rate-limits';
import { EmailService, type EmailServiceDeps } from './email-service';

const HOME = 'https://fire.example/game';
const KNOWN = 'ann@mail.example';
const HOLDER = { id: 'e1', personId: 'ann', address: KNOWN, language: 'en' };

interface EmailTestContext {
  readonly server: TestServer;
  readonly receiver: MailReceiver;
  readonly advance: (ms: number) => void;
}

const withEmailServer =
  (testBody: (context: EmailTestContext) => Promise<void>, options: TestServerOptions = {}) =>
  async (): Promise<void> => {
    let now = Date.parse('2026-06-01T12:00:00Z');
    const receiver = await MailReceiver.start();
    const mail = receiver.settings(HOME);
    const server = await startTestServer({ now: () => now, publicUrl: HOME, mail, ...options });
    try {
      await testBody({ server, receiver, advance: (ms) => void (now += ms) });
    } finally {
      await server.stop();
      await receiver.stop();
    }
  };

const extractKey = ({ mail }: ReceivedMail, kind: 'email#confirm-' | 'recover#'): string =>
  new RegExp(`${HOME}/${kind}([\\w-]{43})\\n`).exec(mail.text ?? '')?.[1] ?? `no ${kind}`;

/** Creates a person with a seat, and therefore a name. */
async function createPlayer(url: string, name: string): Promise<TestClient> {
  const guest = new TestClient(url);
  await guest.openTable({ name });
  return guest;
}

const setEmailAddress = (guest: TestClient, address: string, language = 'en') =>
  guest.request('PUT', '/api/me/email', { address, language });
const confirmAddress = (guest: TestClient, key: string) =>
  guest.request<EmailConfirmed>('POST', '/api/email/confirmations', { key });
const requestSignInLink = (guest: TestClient, address: string) =>
  guest.request('POST', '/api/email/sign-ins', { address });
const claim = (guest: TestClient, key: string, browser = 'b') =>
  guest.request<Recovered>('POST', '/api/recovery/claims', { key, secret: browser.repeat(43) });
const fetchEmailSettings = async (guest: TestClient): Promise<MyEmail | null> =>
  (await guest.request<Devices>('GET', '/api/me/devices')).body.email;

/** Creates a person with a confirmed address. */
async function createPlayerWithEmail(
  { server, receiver }: EmailTestContext,
  name: string,
  address: string,
): Promise<TestClient> {
  const guest = await createPlayer(server.url, name);
  await setEmailAddress(guest, address);
  await confirmAddress(guest, extractKey(await receiver.nextMail(), 'email#confirm-'));
  return guest;
}

test(
  'confirms an address from any browser, then signs in on another device once',
  withEmailServer(async ({ server: { url }, receiver, advance }) => {
    const ann = await createPlayer(url, 'Ann');
    expect(await fetchEmailSettings(ann)).toEqual({ address: null, remindersEnabled: false, pending: null });
    expect((await setEmailAddress(ann, 'Ann@mail.example', 'de')).status).toBe(202);
    const mail = await receiver.nextMail();
    expect(mail.to).toBe('Ann@mail.example');
    expect(mail.mail).toMatchObject({
      subject: 'Bestätige deine E-Mail-Adresse',
      from: { name: 'The Great Fire', address: 'fire@fire.example' },
      to: [{ address: 'Ann@mail.example' }],
    });
    expect(mail.raw).not.toContain('Ann<'); // the mailbox may be a stranger's, so the e-mail contains no user text
    const pending = { address: 'Ann@mail.example', expiresAt: Date.parse('2026-06-02T12:00:00Z') };
    expect(await fetchEmailSettings(ann)).toEqual({ address: null, remindersEnabled: false, pending });
    const key = extractKey(mail, 'email#confirm-');
    for (const body of [{ key }, { key }])
      expect(await confirmAddress(new TestClient(url), body.key)).toMatchObject({
        status: 200,
        body: { name: 'Ann' },
      });
    expect(await fetchEmailSettings(ann)).toEqual({
      address: 'Ann@mail.example',
      remindersEnabled: false,
      pending: null,
    });

    const [phone, late] = [new TestClient(url), new TestClient(url)];
    expect((await requestSignInLink(phone, 'ann@MAIL.example')).status).toBe(202);
    const link = extractKey(await receiver.nextMail(), 'recover#');
    expect(await claim(phone, link)).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect(await claim(phone, link)).toMatchObject({ status: 200 }); // a retry after a lost answer
    expect(await claim(late, link, 'c')).toMatchObject({ status: 404, body: { field: 'key' } });
    expect((await phone.me()).tables).toHaveLength(1);
    await requestSignInLink(late, 'ann@mail.example');
    const second = extractKey(await receiver.nextMail(), 'recover#');
    advance(15 * 60_000);
    expect((await claim(late, second, 'c')).status).toBe(404);
    const data = (await ann.request<MyData>('GET', '/api/me/data')).body;
    expect(data.emails).toMatchObject([
      { address: 'Ann@mail.example', language: 'de', remindersEnabled: false },
    ]);
    await ann.request('DELETE', '/api/me');
    expect(receiver.received).toHaveLength(3);
  }),
);

test(
  'reveals only in the mailbox whether an address is known',
  withEmailServer(async (scene) => {
    const { server, receiver } = scene;
    const { url } = server;
    const ann = await createPlayerWithEmail(scene, 'Ann', 'ann@mail.example');
    const [ben, cat] = [await createPlayer(url, 'Ben'), await createPlayer(url, 'Cat')];
    const [free, taken] = [
      await setEmailAddress(ben, 'new@mail.example'),
      await setEmailAddress(cat, 'ANN@mail.example'),
    ];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const { pending } = (await fetchEmailSettings(cat)) ?? {};
    expect(pending).toEqual({
      address: 'ANN@mail.example',
      expiresAt: (await fetchEmailSettings(ben))?.pending?.expiresAt,
    });
    const mails = [await receiver.nextMail(), await receiver.nextMail()];
    const toAnn = mails.find(({ to }) => to === 'ann@mail.example');
    if (toAnn === undefined) throw new Error('Nothing came');
    expect(toAnn.mail.subject).toBe('You already play here');
    expect(await claim(cat, extractKey(toAnn, 'recover#'))).toMatchObject({ body: { name: 'Ann' } });

    const nobody = await requestSignInLink(new TestClient(url), 'nobody@mail.example');
    const known = await requestSignInLink(new TestClient(url), 'ann@mail.example');
    expect([nobody.status, nobody.text]).toEqual([known.status, known.text]);
    expect((await receiver.nextMail()).to).toBe('ann@mail.example');
    expect(receiver.received.map(({ to }) => to)).not.toContain('nobody@mail.example');
    expect((await ann.request('DELETE', '/api/me/email')).status).toBe(204);
    expect(await fetchEmailSettings(ann)).toEqual({ address: null, remindersEnabled: false, pending: null });
  }),
);

test(
  'names invalid addresses, keys and fields, and has no e-mail routes without a mail server',
  withEmailServer(async ({ server: { url } }) => {
    const ann = await createPlayer(url, 'Ann');
    for (const odd of [
      'ann',
      'ann@mail',
      'a@b.example\r\nBcc: c@d.example',
      `${'a'.repeat(250)}@b.example`,
      7,
    ])
      expect(await setEmailAddress(ann, odd as string)).toMatchObject({
        status: 400,
        body: { field: 'address' },
      });
    expect(await setEmailAddress(ann, 'a@b.example', 'nl')).toMatchObject({
      status: 400,
      body: { field: 'language' },
    });
    expect(await confirmAddress(ann, 'x')).toMatchObject({ status: 400, body: { field: 'key' } });
    expect(await confirmAddress(ann, 'x'.repeat(43))).toMatchObject({ status: 404, body: { field: 'key' } });
    expect(await requestSignInLink(ann, '')).toMatchObject({ status: 400, body: { field: 'address' } });
    const on = { enabled: true, language: 'en' };
    expect(await ann.request('PUT', '/api/me/email/reminders', on)).toMatchObject({ status: 409 });
    expect((await setEmailAddress(new TestClient(url), 'a@b.example')).status).toBe(401);
    const bare = await startTestServer();
    const ben = await createPlayer(bare.url, 'Ben');
    expect(await fetchEmailSettings(ben)).toBeNull();
    expect((await ben.me()).hasEmail).toBe(false);
    expect((await setEmailAddress(ben, 'ben@mail.example')).status).toBe(404);
    await bare.stop();
  }),
);

test(
  'limits requests per caller, and e-mails per mailbox without telling the caller',
  withEmailServer(
    async ({ server: { url }, receiver, advance }) => {
      const ask = async (address: string) => (await requestSignInLink(new TestClient(url), address)).status;
      const ann = await createPlayer(url, 'Ann');
      expect(await setEmailAddress(ann, 'ann@mail.example')).toMatchObject({
        status: 429, // too new
        body: { retryAfterSeconds: 60 },
      });
      advance(60_000);
      await setEmailAddress(ann, 'ann@mail.example');
      await confirmAddress(ann, extractKey(await receiver.nextMail(), 'email#confirm-'));
      for (let times = 0; times < 5; times += 1) {
        expect(await ask('Ann@mail.example')).toBe(202);
        await receiver.nextMail();
      }
      for (let times = 5; times < 10; times += 1) expect(await ask('ann@mail.example')).toBe(202);
      expect(await ask('other@mail.example')).toBe(429);
      await setEmailAddress(ann, 'last@mail.example');
      expect((await receiver.nextMail()).to).toBe('last@mail.example'); // no sixth link came before
      expect((await setEmailAddress(ann, 'third@mail.example')).status).toBe(202);
      expect((await setEmailAddress(ann, 'fourth@mail.example')).status).toBe(429); // three a day
    },
    { rateLimitScale: 1 },
  ),
);

test(
  'a request over the limit names the wait, and is accepted after it',
  withEmailServer(
    withFakeTimers(async ({ server: { url } }) => {
      const ann = await createPlayer(url, 'Ann');
      const ask = () => requestSignInLink(ann, 'unknown@mail.example');
      for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(202);
      const rejected = await ask();
      expect(rejected).toMatchObject({
        status: 429,
        body: { retryAfterSeconds: 600, message: 'Too many requests. Try again in 600 s.' },
      });
      expect(rejected.headers.get('retry-after')).toBe('600');
      jest.advanceTimersByTime(600_000);
      expect((await ask()).status).toBe(202);
    }),
    { rateLimitScale: 1 },
  ),
);

test('sign-ins for unknown addresses do not use up the e-mails of the server', async () => {
  const spent: string[] = [];
  const emails = { byAddress: async (address: string) => (address === KNOWN ? HOLDER : null) };
  const service = new EmailService({
    storage: { emails: { ...emails, addSignInKey: async () => false } },
    guard: {
      consume: async (limit: string, { address }: Who) => void spent.push(`${limit} ${address}`),
    },
    settings: { publicUrl: new URL(HOME) },
    timeouts: {},
    now: () => 0,
  } as unknown as EmailServiceDeps);
  for (let count = 0; count < 150; count += 1) service.sendSignInLink(`${String(count)}@mail.example`);
  service.sendSignInLink(KNOWN);
  await waitFor('the link to the known address', () => spent.length > 0);
  await service.close();
  expect(spent).toEqual(['email-recipient sign-in']);
});

test('redeems a link once, at either of two servers', async () => {
  const databaseUrl = await freshDatabase();
  const receiver = await MailReceiver.start();
  const wish = { databaseUrl, publicUrl: HOME, mail: receiver.settings(HOME) };
  const [one, two] = [await startTestServer(wish), await startTestServer(wish)];
  await createPlayerWithEmail({ server: one, receiver, advance: () => undefined }, 'Ann', 'ann@mail.example');
  await requestSignInLink(new TestClient(two.url), 'ann@mail.example');
  const key = extractKey(await receiver.nextMail(), 'recover#');
  const answers = await Promise.all([
    claim(new TestClient(one.url), key, 'b'),
    claim(new TestClient(two.url), key, 'c'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  for (const server of [one, two]) await server.stop();
  await receiver.stop();
});

test('logs no link key and no address', async () => {
  const log = new LogCapture();
  await withEmailServer(
    async (scene) => {
      const { server, receiver } = scene;
      await createPlayerWithEmail(scene, 'Ann', 'ann@mail.example');
      await requestSignInLink(new TestClient(server.url), 'ann@mail.example');
      const key = extractKey(await receiver.nextMail(), 'recover#');
      await claim(new TestClient(server.url), key);
      receiver.behaviour = { rcpt: '451 4.2.0 <ann@mail.example> later' };
      await requestSignInLink(new TestClient(server.url), 'ann@mail.example');
      await log.waitFor('e-mail not delivered');
      const secrets = [
        key,
        extractKey(receiver.received[0] as ReceivedMail, 'email#confirm-'),
        'ann@mail',
        'p@ss',
      ];
      expect(log.lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    },
    { log },
  )();
});
