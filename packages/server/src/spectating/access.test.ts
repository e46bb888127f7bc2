import type { MatchDetail, MatchPage, CreateTableInput } from '@great-fire/protocol';
import { TestClient, createTestTable, withServer } from '../../testing';

const NO_SPECTATORS = { access: 'none', delayMinutes: 0 } as const;
const SPECTATORS_WITH_LINK = { access: 'link', delayMinutes: 0 } as const;

test.each<[Partial<CreateTableInput>, object]>([
  [{}, { access: 'open', delayMinutes: 0 }],
  [{ private: true }, SPECTATORS_WITH_LINK],
  [
    { private: true, spectatorPolicy: { access: 'open', delayMinutes: 0 } },
    { access: 'open', delayMinutes: 0 },
  ],
  [{ spectatorPolicy: NO_SPECTATORS }, NO_SPECTATORS],
])('a table created with %j has the spectator policy %j', (wish, spectatorPolicy) =>
  withServer(async ({ url }) => {
    const { match } = await new TestClient(url).openTable(wish);
    expect(match.spectatorPolicy).toEqual(spectatorPolicy);
    expect(
      (await new TestClient(url).request<MatchDetail>('GET', `/api/matches/${match.id}`)).body.match,
    ).toMatchObject({
      spectatorPolicy,
    });
  })(),
);

test.each([
  [{ access: 'all', delayMinutes: 0 }, 'spectatorPolicy.access'],
  [{ access: 'open' }, 'spectatorPolicy.delayMinutes'],
  [{ access: 'open', delayMinutes: 16 }, 'spectatorPolicy.delayMinutes'],
  [{ access: 'open', delayMinutes: -1 }, 'spectatorPolicy.delayMinutes'],
  [{ access: 'open', delayMinutes: 1.5 }, 'spectatorPolicy.delayMinutes'],
])('rejects %j with the field %s and changes nothing', (spectatorPolicy, field) =>
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const { match } = await ann.openTable();
    expect(await ann.request('PATCH', `/api/matches/${match.id}`, { spectatorPolicy })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field },
    });
    const { body } = await ann.request<MatchDetail>('GET', `/api/matches/${match.id}`);
    expect(body.match.spectatorPolicy).toEqual({ access: 'open', delayMinutes: 0 });
  })(),
);

test(
  'only the host changes the spectator policy, only before the start, and players stay ready',
  withServer(async ({ url }) => {
    const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
    const { match } = await ann.openTable();
    await ben.joinAndReady(match.id, 'Ben');
    await cat.joinAndReady(match.id, 'Cat');
    const path = `/api/matches/${match.id}`;
    const change = (by: TestClient) => by.request('PATCH', path, { spectatorPolicy: SPECTATORS_WITH_LINK });
    expect(await change(ben)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect((await change(ann)).status).toBe(204);
    for (const [seat, player] of [ben, cat].entries())
      await player.request('PUT', `${path}/seats/${String(seat + 1)}/ready`, { ready: true });
    await ann.start(match.id);
    expect(await change(ann)).toMatchObject({ status: 409, body: { code: 'already-started' } });
  }),
);

test(
  'a game without spectators is refused on every endpoint, except to its players',
  withServer(async ({ url }) => {
    const [ann, ben, cat, dora] = [
      new TestClient(url),
      new TestClient(url),
      new TestClient(url),
      new TestClient(url),
    ];
    const { match } = await ann.openTable({ spectatorPolicy: NO_SPECTATORS });
    await ben.joinAndReady(match.id, 'Ben');
    // Before the start a visitor may take a seat, and so may see the table.
    const early = dora.connect({ match: match.id });
    expect(await early.waitForSync()).toMatchObject({ mySeat: null, frame: null });
    await cat.joinAndReady(match.id, 'Cat');
    const before = early.frames.length;
    await ann.start(match.id);
    expect(await early.waitForDisconnect()).toBe('io server disconnect');
    expect(early.frames.slice(before).join()).not.toMatch(/"view"/);
    early.close();
    const late = dora.connect({ match: match.id });
    expect(await late.waitForRejection()).toMatchObject({ code: 'not-watchable', field: 'match' });
    late.close();
    for (const path of [`/api/matches/${match.id}`, `/api/matches/${match.id}/record`])
      expect(await dora.request('GET', path)).toMatchObject({ status: 403, body: { code: 'not-watchable' } });
    const { body } = await dora.request<MatchPage>('GET', '/api/matches?status=running');
    expect(body.matches).toEqual([]);
    const mine = ann.connect({ match: match.id });
    expect((await mine.waitForSync()).frame).not.toBeNull();
    mine.close();
    expect((await ann.me()).tables.map((seat) => seat.match.id)).toEqual([match.id]);
  }),
);

test(
  'does not list a game with link access, but shows it to spectators with the link',
  withServer(async ({ url }) => {
    const party = await createTestTable(url, { spectatorPolicy: SPECTATORS_WITH_LINK });
    const dora = new TestClient(url);
    const { body } = await dora.request<MatchPage>('GET', '/api/matches?status=running');
    expect(body.matches).toEqual([]);
    const room = dora.connect({ match: party.matchId });
    expect((await room.waitForSync()).frame).not.toBeNull();
    room.close();
  }),
);

test(
  'removes such a table from the lobby at its start, except for its players',
  withServer(async ({ url }) => {
    const [ann, ben, cat, dora] = [
      new TestClient(url),
      new TestClient(url),
      new TestClient(url),
      new TestClient(url),
    ];
    const { match } = await ann.openTable({ spectatorPolicy: SPECTATORS_WITH_LINK });
    await ben.joinAndReady(match.id, 'Ben');
    await cat.joinAndReady(match.id, 'Cat');
    const [follower, own] = [dora.connect(), ann.connect()];
    await Promise.all([follower.waitForConnection(), own.waitForConnection()]);
    const [gone, begun] = [
      follower.waitForEvent('lobby', ({ match: row }) => row === null),
      own.waitForEvent('lobby', ({ match: row }) => row?.status === 'running'),
    ];
    await ann.start(match.id);
    expect(await gone).toEqual({ id: match.id, match: null });
    expect(await begun).toMatchObject({ id: match.id });
    follower.close();
    own.close();
  }),
);
