import {
  type Devices,
  type Recovered,
  type RecoveryCode,
  type RecoveryLink,
  formatRecoveryCode,
} from '@great-fire/protocol';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import {
  DEFAULT_TABLE,
  TestClient,
  UNREACHABLE_MAIL,
  createTestTable,
  startTestServer,
  withServer,
} from '../../testing';
import { newDevice } from '../storage/contract-tests/fixtures';
import { startOfDay } from '../storage/persons';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0' };

/** Signs the owner in on another browser, through a server of choice. */
async function signInOnSecondDevice(owner: TestClient, url = owner.url): Promise<TestClient> {
  const { body } = await owner.request<RecoveryLink>('POST', '/api/recovery');
  const secondDevice = new TestClient(url);
  await secondDevice.request<Recovered>('POST', '/api/recovery/claims', {
    key: body.key,
    secret: 's'.repeat(43),
  });
  return secondDevice;
}

const fetchDevices = async (guest: TestClient, headers = {}): Promise<Devices> =>
  (await guest.request<Devices>('GET', '/api/me/devices', undefined, headers)).body;

const DAY_MS = 24 * 3600 * 1000;
const SERVER_DISCONNECT = 'io server disconnect';

test("lists the devices with kind and day, and marks the caller's device", async () => {
  let at = Date.UTC(2026, 10, 3, 12);
  await withServer(
    async ({ url }) => {
      const ann = new TestClient(url);
      expect(await fetchDevices(ann)).toEqual({ devices: [], codeCreatedAt: null, email: null });
      await ann.openTable();
      at += DAY_MS;
      const phone = await signInOnSecondDevice(ann);
      await phone.request('GET', '/api/me', undefined, FIREFOX);
      const { devices } = await fetchDevices(ann);
      expect(devices.map(({ id, ...told }) => ({ ...told, hasId: id !== '' }))).toEqual([
        {
          hasId: true,
          label: 'Firefox, Android',
          isCurrent: false,
          createdAt: at,
          lastSeenOn: startOfDay(at),
        },
        { hasId: true, label: null, isCurrent: true, createdAt: at - DAY_MS, lastSeenOn: startOfDay(at) },
      ]);
    },
    { now: () => at },
  )();
});

test('signing out a device revokes its cookie and all tokens and cuts its sockets, but spares other devices', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  if (ann === undefined || ben === undefined) throw new Error('Nobody is there');
  const phone = await signInOnSecondDevice(ann);
  const lines = [phone.connect({ match: party.matchId }), phone.connect()];
  const watching = phone.connect({ match: (await ben.openTable({ name: 'Ben' })).match.id });
  await Promise.all([lines[0]?.waitForSync(), lines[1]?.waitForConnection(), watching.waitForSync()]);
  const gone = [...lines, watching].map((socket) => socket.waitForDisconnect());
  const id = (await fetchDevices(phone)).devices.find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect((await ben.request('DELETE', `/api/me/devices/${id}`)).status).toBe(404);
  expect((await phone.request('DELETE', `/api/me/devices/${id}`)).body).toMatchObject({ field: 'device' });
  expect((await ann.request('DELETE', `/api/me/devices/${id}`)).status).toBe(204);
  expect(await Promise.all(gone)).toEqual([SERVER_DISCONNECT, SERVER_DISCONNECT, SERVER_DISCONNECT]);
  expect((await phone.me()).tables).toEqual([]);
  const again = phone.connect({ match: party.matchId });
  expect((await again.waitForSync()).mySeat).toBeNull();
  expect(await party.sockets[0]?.emitWithAck('sync')).toMatchObject({ ok: true, sync: { mySeat: 0 } });
  const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
  expect((await new TestClient(url).request('GET', '/api/me', undefined, bearer)).status).toBe(401);
  again.close();
  party.close();
});

test('signs out all other devices and revokes keys and tokens', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann] = party.clients;
  if (ann === undefined) throw new Error('Nobody is there');
  const phone = await signInOnSecondDevice(ann);
  const byToken = new TestClient(url).connect({ match: party.matchId, token: party.tokens[0] ?? '' });
  await byToken.waitForSync();
  const gone = [byToken.waitForDisconnect(), (party.sockets[0] ?? byToken).waitForDisconnect()];
  expect((await phone.request('DELETE', '/api/me/devices')).status).toBe(204);
  expect(await Promise.all(gone)).toEqual([SERVER_DISCONNECT, SERVER_DISCONNECT]);
  expect((await ann.me()).tables).toEqual([]);
  const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
  expect((await new TestClient(url).request('GET', '/api/me', undefined, bearer)).status).toBe(401);
  expect((await phone.me()).tables).toHaveLength(1);
  expect((await fetchDevices(phone)).devices).toHaveLength(1);
  party.close();
});

test.each([
  ['the recovery code', 'POST', '/api/recovery/code', undefined],
  ['the recovery link', 'POST', '/api/recovery', undefined],
  ['the seat token', 'POST', '/api/matches', DEFAULT_TABLE],
  ['the unconfirmed address', 'PUT', '/api/me/email', { address: 'thief@mail.example', language: 'en' }],
])(
  'signing out all other devices ends %s of a request at the same moment, before its answer',
  async (_, method, path, body) => {
    let beforeStoring = (): Promise<void> => Promise.resolve();
    let beforeRevoking = (): Promise<void> => Promise.resolve();
    let hash = '';
    const onStore = async (storedHash: string): Promise<void> => {
      hash = storedHash;
      await beforeStoring();
    };
    await withServer(
      async ({ url, storage }) => {
        const thief = new TestClient(url);
        await thief.openTable();
        const owner = await signInOnSecondDevice(thief);
        beforeStoring = async () => {
          expect((await owner.request('DELETE', '/api/me/devices')).status).toBe(204);
        };
        beforeRevoking = async () => {
          for (let time = 0; time < 5; time += 1) await owner.me(); // an answer would arrive meanwhile
        };
        expect(await thief.request(method, path, body)).toMatchObject({
          status: 401,
          body: { code: 'not-signed-in' },
        });
        const redeem = (kind: 'code' | 'link') =>
          storage.persons.redeem({ kind, hash }, newDevice('x'), null, Date.now());
        expect(hash).not.toBe('');
        expect([await redeem('code'), await redeem('link'), await storage.matches.seatByToken(hash)]).toEqual(
          [null, null, null],
        );
        expect(await storage.emails.confirm(hash, 'e1', Date.now())).toEqual({ error: 'link-not-found' });
      },
      {
        mail: UNREACHABLE_MAIL,
        wrapStorage: (opened) => ({
          ...opened,
          persons: {
            ...opened.persons,
            setRecoveryCode: async (...args) => {
              await onStore(args[1]);
              return opened.persons.setRecoveryCode(...args);
            },
            setRecoveryLink: async (...args) => {
              await onStore(args[1]);
              return opened.persons.setRecoveryLink(...args);
            },
            revokeGrants: async (...args) => {
              await beforeRevoking();
              return opened.persons.revokeGrants(...args);
            },
          },
          matches: {
            ...opened.matches,
            open: async (...args) => {
              await onStore(args[1].tokenHash);
              return opened.matches.open(...args);
            },
          },
          emails: {
            ...opened.emails,
            addPending: async (...args) => {
              await onStore(args[1].keyHash);
              return opened.emails.addPending(...args);
            },
          },
        }),
      },
    )();
  },
);

test('disconnects a device that another server signed out, and shows a name set there', async () => {
  const databaseUrl = await freshDatabase();
  const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  try {
    const party = await createTestTable(one.url);
    const [ann] = party.clients;
    if (ann === undefined) throw new Error('Nobody is there');
    const phone = await signInOnSecondDevice(ann, two.url);
    const [socket, lobby] = [phone.connect({ match: party.matchId }), phone.connect()];
    await lobby.waitForConnection();
    expect((await socket.waitForSync()).mySeat).toBe(0);
    const named = socket.waitForEvent('sync', ({ match }) => match.seats[0]?.name === 'Anne');
    expect((await ann.request('PUT', '/api/me', { name: 'Anne' })).status).toBe(204);
    await named;
    const gone = [socket.waitForDisconnect(), lobby.waitForDisconnect()];
    expect((await ann.request('DELETE', '/api/me/devices')).status).toBe(204);
    expect(await Promise.all(gone)).toEqual([SERVER_DISCONNECT, SERVER_DISCONNECT]);
    party.close();
  } finally {
    await one.stop();
    await two.stop();
  }
});

test('a recovery code adds any browser as a device in any spelling, and a wrong code names its field', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable();
  const make = async () => (await ann.request<RecoveryCode>('POST', '/api/recovery/code')).body.code;
  const show = (guest: TestClient, code: unknown, secret = 'c'.repeat(43)) =>
    guest.request<Recovered>('POST', '/api/recovery/code/claims', { code, secret });
  const first = await make();
  expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/);
  const phone = new TestClient(url);
  expect(await show(phone, formatRecoveryCode(first).toLowerCase())).toMatchObject({
    status: 200,
    body: { name: 'Ann' },
  });
  expect((await phone.me()).tables).toMatchObject([{ match: { id: match.id } }]);
  expect((await show(new TestClient(url), first, 'd'.repeat(43))).status).toBe(200);
  expect((await fetchDevices(ann)).devices).toHaveLength(3);
  expect((await fetchDevices(ann)).codeCreatedAt).toEqual(expect.any(Number));
  const second = await make();
  expect(await show(new TestClient(url), first)).toMatchObject({
    status: 404,
    body: { code: 'not-found', field: 'code' },
  });
  for (const odd of ['', first.slice(1), null, { toString: 1 }])
    expect(await show(new TestClient(url), odd)).toMatchObject({ status: 400, body: { field: 'code' } });
  expect(await show(new TestClient(url), `${second.slice(0, -1)}U`)).toMatchObject({
    body: { field: 'code' },
  });
});

test(
  'limits the guesses of recovery codes',
  withServer(
    withFakeTimers(async ({ url }) => {
      const codes = Array.from({ length: 12 }, () => ({ code: '0'.repeat(24), secret: 'c'.repeat(43) }));
      const answers = [];
      for (const code of codes)
        answers.push((await new TestClient(url).request('POST', '/api/recovery/code/claims', code)).status);
      expect(answers.slice(0, 10)).toEqual(Array(10).fill(404));
      expect(answers.slice(10)).toEqual([429, 429]);
    }),
    { rateLimitScale: 1 },
  ),
);

test("sends a new name to tables, lobby and spectators' chat at once", async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  const [, beside] = party.sockets;
  if (ann === undefined || ben === undefined || beside === undefined) throw new Error('Nobody is there');
  const other = await ben.openTable({ name: 'Ben' });
  const watching = ann.connect({ match: other.match.id });
  const lobby = new TestClient(url).connect();
  await Promise.all([watching.waitForSync(), lobby.waitForConnection()]);
  const told = [
    beside.waitForEvent('sync', ({ match }) => match.seats[0]?.name === 'Anna-Maria'),
    lobby.waitForEvent('lobby', ({ match }) => match?.seats[0] === 'Anna-Maria'),
  ];
  expect((await ann.request('PUT', '/api/me', { name: ' Anna-Maria ' })).status).toBe(204);
  await Promise.all(told);
  expect((await watching.emitWithAck('chat', { text: 'Fire!' })).line?.name).toBe('Anna-Maria');
  expect((await ann.me()).name).toBe('Anna-Maria');
  for (const name of ['', 'x'.repeat(25), '\u202e', 7])
    expect(await ann.request('PUT', '/api/me', { name })).toMatchObject({
      status: 400,
      body: { field: 'name' },
    });
  const nobody = await new TestClient(url).request('PUT', '/api/me', { name: 'Zed' });
  expect(nobody).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
  for (const [method, path] of [
    ['PUT', '/api/me'],
    ['DELETE', '/api/me/devices'],
    ['POST', '/api/recovery/code'],
  ] as const)
    expect((await new TestClient(url).request(method, path, { name: 'Zed' }, bearer)).status).toBe(401);
  [watching, lobby].forEach((socket) => socket.close());
  party.close();
});
