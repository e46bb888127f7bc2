import type { MatchDetail, MatchPage, OpenTable } from '@great-fire/protocol';
import { Guest, gather, withServer } from '../../testing';

const nobody = { who: 'none', delayMinutes: 0 } as const;
const byLink = { who: 'link', delayMinutes: 0 } as const;

test.each<[Partial<OpenTable>, object]>([
  [{}, { who: 'open', delayMinutes: 0 }],
  [{ private: true }, byLink],
  [
    { private: true, watching: { who: 'open', delayMinutes: 0 } },
    { who: 'open', delayMinutes: 0 },
  ],
  [{ watching: nobody }, nobody],
])('a table opened with %j is watched by %j', (wish, watching) =>
  withServer(async ({ url }) => {
    const { match } = await new Guest(url).open(wish);
    expect(match.watching).toEqual(watching);
    expect(
      (await new Guest(url).ask<MatchDetail>('GET', `/api/matches/${match.id}`)).body.match,
    ).toMatchObject({
      watching,
    });
  })(),
);

test.each([
  [{ who: 'all', delayMinutes: 0 }, 'watching.who'],
  [{ who: 'open' }, 'watching.delayMinutes'],
  [{ who: 'open', delayMinutes: 16 }, 'watching.delayMinutes'],
  [{ who: 'open', delayMinutes: -1 }, 'watching.delayMinutes'],
  [{ who: 'open', delayMinutes: 1.5 }, 'watching.delayMinutes'],
])('%j is refused by its field %s and changes nothing', (watching, field) =>
  withServer(async ({ url }) => {
    const ann = new Guest(url);
    const { match } = await ann.open();
    expect(await ann.ask('PATCH', `/api/matches/${match.id}`, { watching })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field },
    });
    const { body } = await ann.ask<MatchDetail>('GET', `/api/matches/${match.id}`);
    expect(body.match.watching).toEqual({ who: 'open', delayMinutes: 0 });
  })(),
);

test(
  'the host changes who watches while the table is open, nobody else and not later, and nobody need be ready again',
  withServer(async ({ url }) => {
    const [ann, ben, cat] = [new Guest(url), new Guest(url), new Guest(url)];
    const { match } = await ann.open();
    await ben.join(match.id, 'Ben');
    await cat.join(match.id, 'Cat');
    const path = `/api/matches/${match.id}`;
    const change = (by: Guest) => by.ask('PATCH', path, { watching: byLink });
    expect(await change(ben)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect((await change(ann)).status).toBe(204);
    await ann.start(match.id);
    expect(await change(ann)).toMatchObject({ status: 409, body: { code: 'already-started' } });
  }),
);

test(
  'a game without spectators is refused on every endpoint, except to its players',
  withServer(async ({ url }) => {
    const [ann, ben, cat, dora] = [new Guest(url), new Guest(url), new Guest(url), new Guest(url)];
    const { match } = await ann.open({ watching: nobody });
    await ben.join(match.id, 'Ben');
    // Before the start a visitor may sit down, and so may watch.
    const early = dora.connect({ match: match.id });
    expect(await early.ready()).toMatchObject({ mySeat: null, frame: null });
    await cat.join(match.id, 'Cat');
    const before = early.frames.length;
    await ann.start(match.id);
    expect(await early.disconnected()).toBe('io server disconnect');
    expect(early.frames.slice(before).join()).not.toMatch(/"view"/);
    early.close();
    const late = dora.connect({ match: match.id });
    expect(await late.refused()).toMatchObject({ code: 'not-watchable', field: 'match' });
    late.close();
    for (const path of [`/api/matches/${match.id}`, `/api/matches/${match.id}/record`])
      expect(await dora.ask('GET', path)).toMatchObject({ status: 403, body: { code: 'not-watchable' } });
    const { body } = await dora.ask<MatchPage>('GET', '/api/matches?status=running');
    expect(body.matches).toEqual([]);
    const mine = ann.connect({ match: match.id });
    expect((await mine.ready()).frame).not.toBeNull();
    mine.close();
    expect((await ann.me()).seats.map((seat) => seat.match.id)).toEqual([match.id]);
  }),
);

test(
  'a game that is watched by its link is in no list and in no news, and its link shows it',
  withServer(async ({ url }) => {
    const party = await gather(url, { watching: byLink });
    const dora = new Guest(url);
    const { body } = await dora.ask<MatchPage>('GET', '/api/matches?status=running');
    expect(body.matches).toEqual([]);
    const room = dora.connect({ match: party.matchId });
    expect((await room.ready()).frame).not.toBeNull();
    room.close();
  }),
);

test(
  'who follows the lobby hears that such a table is gone from it as its game begins; who sits there hears more',
  withServer(async ({ url }) => {
    const [ann, ben, cat, dora] = [new Guest(url), new Guest(url), new Guest(url), new Guest(url)];
    const { match } = await ann.open({ watching: byLink });
    await ben.join(match.id, 'Ben');
    await cat.join(match.id, 'Cat');
    const [follower, own] = [dora.connect(), ann.connect()];
    await Promise.all([follower.connected(), own.connected()]);
    const [gone, begun] = [
      follower.next('lobby', ({ match: row }) => row === null),
      own.next('lobby', ({ match: row }) => row?.status === 'running'),
    ];
    await ann.start(match.id);
    expect(await gone).toEqual({ id: match.id, match: null });
    expect(await begun).toMatchObject({ id: match.id });
    follower.close();
    own.close();
  }),
);
