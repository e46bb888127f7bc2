import type { Devices, Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { grouped } from '@great-fire/protocol';
import { Guest, gather, startTestServer, withServer } from '../../testing';
import { dayOf } from '../storage/people';
import { inFakeTime } from '../../testing/fake-time';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0' };

/** Another browser of the same person, at any server. */
async function second(of: Guest, url = of.url): Promise<Guest> {
  const { body } = await of.ask<RecoveryLink>('POST', '/api/recovery');
  const other = new Guest(url);
  await other.ask<Recovered>('POST', '/api/recovery/claims', { key: body.key, secret: 's'.repeat(43) });
  return other;
}

const devicesOf = async (guest: Guest, headers = {}): Promise<Devices> =>
  (await guest.ask<Devices>('GET', '/api/me/devices', undefined, headers)).body;

const DAY = 24 * 3600 * 1000;
const SENT_AWAY = 'io server disconnect';

test('the devices are told by kind and day, and which of them asks', async () => {
  let at = Date.UTC(2026, 10, 3, 12);
  await withServer(
    async ({ url }) => {
      const ann = new Guest(url);
      expect(await devicesOf(ann)).toEqual({ devices: [], codeMadeAt: null, mail: null });
      await ann.open();
      at += DAY;
      const phone = await second(ann);
      await phone.ask('GET', '/api/me', undefined, FIREFOX);
      const { devices } = await devicesOf(ann);
      expect(devices.map(({ id, ...told }) => ({ ...told, hasId: id !== '' }))).toEqual([
        { hasId: true, label: 'Firefox, Android', isThis: false, createdAt: at, seenOn: dayOf(at) },
        { hasId: true, label: null, isThis: true, createdAt: at - DAY, seenOn: dayOf(at) },
      ]);
    },
    { now: () => at },
  )();
});

test(
  'a device that is signed out has no seat any more, its lines are cut at once; the others and the tokens hold',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.guests;
    if (ann === undefined || ben === undefined) throw new Error('Nobody is there');
    const phone = await second(ann);
    const lines = [phone.connect({ match: party.matchId }), phone.connect()];
    const watching = phone.connect({ match: (await ben.open({ name: 'Ben' })).match.id });
    await Promise.all([lines[0]?.ready(), lines[1]?.connected(), watching.ready()]);
    const gone = [...lines, watching].map((socket) => socket.disconnected());
    const id = (await devicesOf(phone)).devices.find(({ isThis }) => isThis)?.id ?? '';
    expect((await ben.ask('DELETE', `/api/me/devices/${id}`)).status).toBe(404);
    expect((await phone.ask('DELETE', `/api/me/devices/${id}`)).body).toMatchObject({ field: 'device' });
    expect((await ann.ask('DELETE', `/api/me/devices/${id}`)).status).toBe(204);
    expect(await Promise.all(gone)).toEqual([SENT_AWAY, SENT_AWAY, SENT_AWAY]);
    expect((await phone.me()).seats).toEqual([]);
    const again = phone.connect({ match: party.matchId });
    expect((await again.ready()).mySeat).toBeNull();
    expect(await party.sockets[0]?.ask('sync')).toMatchObject({ ok: true, sync: { mySeat: 0 } });
    const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
    expect((await new Guest(url).ask('GET', '/api/me', undefined, bearer)).status).toBe(200);
    again.close();
    party.close();
  }),
);

test(
  'signed out everywhere else, this device alone is left: no other key, no token',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann] = party.guests;
    if (ann === undefined) throw new Error('Nobody is there');
    const phone = await second(ann);
    const byToken = new Guest(url).connect({ match: party.matchId, token: party.tokens[0] ?? '' });
    await byToken.ready();
    const gone = [byToken.disconnected(), (party.sockets[0] ?? byToken).disconnected()];
    expect((await phone.ask('DELETE', '/api/me/devices')).status).toBe(204);
    expect(await Promise.all(gone)).toEqual([SENT_AWAY, SENT_AWAY]);
    expect((await ann.me()).seats).toEqual([]);
    const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
    expect((await new Guest(url).ask('GET', '/api/me', undefined, bearer)).status).toBe(401);
    expect((await phone.me()).seats).toHaveLength(1);
    expect((await devicesOf(phone)).devices).toHaveLength(1);
    party.close();
  }),
);

test('who is signed out at another server is sent away there, and a new name is told there', async () => {
  const databaseUrl = await freshDatabase();
  const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  try {
    const party = await gather(one.url);
    const [ann] = party.guests;
    if (ann === undefined) throw new Error('Nobody is there');
    const phone = await second(ann, two.url);
    const [socket, lobby] = [phone.connect({ match: party.matchId }), phone.connect()];
    await lobby.connected();
    expect((await socket.ready()).mySeat).toBe(0);
    const named = socket.next('sync', ({ match }) => match.seats[0]?.name === 'Anne');
    expect((await ann.ask('PUT', '/api/me', { name: 'Anne' })).status).toBe(204);
    await named;
    const gone = [socket.disconnected(), lobby.disconnected()];
    expect((await ann.ask('DELETE', '/api/me/devices')).status).toBe(204);
    expect(await Promise.all(gone)).toEqual([SENT_AWAY, SENT_AWAY]);
    party.close();
  } finally {
    await one.stop();
    await two.stop();
  }
});

test(
  'a recovery code makes any browser a device, however it is typed; a wrong one is told by its field',
  withServer(async ({ url }) => {
    const ann = new Guest(url);
    const { match } = await ann.open();
    const make = async () => (await ann.ask<RecoveryCode>('POST', '/api/recovery/code')).body.code;
    const show = (guest: Guest, code: unknown, secret = 'c'.repeat(43)) =>
      guest.ask<Recovered>('POST', '/api/recovery/code/claims', { code, secret });
    const first = await make();
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/);
    const phone = new Guest(url);
    expect(await show(phone, grouped(first).toLowerCase())).toMatchObject({
      status: 200,
      body: { name: 'Ann' },
    });
    expect((await phone.me()).seats).toMatchObject([{ match: { id: match.id } }]);
    expect((await show(new Guest(url), first, 'd'.repeat(43))).status).toBe(200);
    expect((await devicesOf(ann)).devices).toHaveLength(3);
    expect((await devicesOf(ann)).codeMadeAt).toEqual(expect.any(Number));
    const second = await make();
    expect(await show(new Guest(url), first)).toMatchObject({
      status: 404,
      body: { code: 'not-found', field: 'code' },
    });
    for (const odd of ['', first.slice(1), null, { toString: 1 }])
      expect(await show(new Guest(url), odd)).toMatchObject({ status: 400, body: { field: 'code' } });
    expect(await show(new Guest(url), `${second.slice(0, -1)}U`)).toMatchObject({ body: { field: 'code' } });
  }),
);

test(
  'guessing codes is soon too much',
  withServer(
    inFakeTime(async ({ url }) => {
      const codes = Array.from({ length: 12 }, () => ({ code: '0'.repeat(24), secret: 'c'.repeat(43) }));
      const answers = [];
      for (const code of codes)
        answers.push((await new Guest(url).ask('POST', '/api/recovery/code/claims', code)).status);
      expect(answers.slice(0, 10)).toEqual(Array(10).fill(404));
      expect(answers.slice(10)).toEqual([429, 429]);
    }),
    { rateLimits: 1 },
  ),
);

test(
  'a new name is told at the tables at once, in the lobby and in the chat of those who watch',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [ann, ben] = party.guests;
    const [, beside] = party.sockets;
    if (ann === undefined || ben === undefined || beside === undefined) throw new Error('Nobody is there');
    const other = await ben.open({ name: 'Ben' });
    const watching = ann.connect({ match: other.match.id });
    const lobby = new Guest(url).connect();
    await Promise.all([watching.ready(), lobby.connected()]);
    const told = [
      beside.next('sync', ({ match }) => match.seats[0]?.name === 'Anna-Maria'),
      lobby.next('lobby', ({ match }) => match?.seats[0] === 'Anna-Maria'),
    ];
    expect((await ann.ask('PUT', '/api/me', { name: ' Anna-Maria ' })).status).toBe(204);
    await Promise.all(told);
    expect((await watching.ask('chat', { text: 'Fire!' })).line?.name).toBe('Anna-Maria');
    expect((await ann.me()).name).toBe('Anna-Maria');
    for (const name of ['', 'x'.repeat(25), '\u202e', 7])
      expect(await ann.ask('PUT', '/api/me', { name })).toMatchObject({
        status: 400,
        body: { field: 'name' },
      });
    const nobody = await new Guest(url).ask('PUT', '/api/me', { name: 'Zed' });
    expect(nobody).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    const bearer = { authorization: `Bearer ${party.tokens[0] ?? ''}` };
    for (const [method, path] of [
      ['PUT', '/api/me'],
      ['DELETE', '/api/me/devices'],
      ['POST', '/api/recovery/code'],
    ] as const)
      expect((await new Guest(url).ask(method, path, { name: 'Zed' }, bearer)).status).toBe(401);
    [watching, lobby].forEach((socket) => socket.close());
    party.close();
  }),
);
