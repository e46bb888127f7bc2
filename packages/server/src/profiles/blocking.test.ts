import type { MatchPage, MyBlocksAndNotes, MyData, Profile } from '@great-fire/protocol';
import { TestClient, createTestTable, withServer } from '../../testing';

const fetchTables = async (guest: TestClient, status = 'open') =>
  (await guest.request<MatchPage>('GET', `/api/matches?status=${status}`)).body.matches;
const blockPerson = (guest: TestClient, who: string, name?: string) =>
  guest.request<{ readonly code?: string; readonly field?: string }>('PUT', `/api/people/${who}/block`, {
    name,
  });

/** Returns a clock that never repeats a time, because tables are listed by their creation time. */
function createTickingClock(): () => number {
  let at = 1_700_000_000_000;
  return () => (at += 1);
}

test(
  "a block bars the person from the blocker's tables and chat, and marks tables in the blocker's lobby",
  withServer(
    async ({ url }) => {
      const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
      const mine = (await ann.openTable({ tableName: 'Mine' })).match.id;
      const theirs = (await ben.openTable({ tableName: 'Theirs', name: 'Ben' })).match.id;
      const third = (await cat.openTable({ tableName: 'Third', name: 'Cat' })).match.id;
      await ben.claimSeat(third, 'Ben');
      const lobby = ann.connect();
      await lobby.waitForConnection();
      const again = lobby.waitForEvent('service-status');
      expect((await blockPerson(ann, `${theirs}.0`, 'Ben')).status).toBe(204);
      expect(await again).toEqual({ isUp: true });

      const rows = await fetchTables(ann);
      expect(rows.map(({ id, isBlocked }) => [id, isBlocked])).toEqual([
        [third, true],
        [mine, undefined],
      ]);
      // For all others, including the blocked person, the lobby is unchanged.
      expect((await fetchTables(ben)).map(({ id, isBlocked }) => [id, isBlocked])).toEqual(
        [third, theirs, mine].map((id) => [id, undefined]),
      );
      const [hidden, marked] = [theirs, third].map((id) =>
        lobby.waitForEvent('lobby', (news) => news.id === id),
      );
      const change = { language: 'fr' };
      await ben.request('PATCH', `/api/matches/${theirs}`, change);
      await cat.request('PATCH', `/api/matches/${third}`, change);
      expect(await hidden).toEqual({ id: theirs, match: null });
      expect((await marked)?.match).toMatchObject({ lang: 'fr', isBlocked: true });

      const seat = await ben.request('POST', `/api/matches/${mine}/seats`, { name: 'Ben' });
      expect(seat.body).toMatchObject({ code: 'blocked-by-host', message: 'This table is not for you.' });
      const line = ben.connect({ match: mine });
      await line.waitForSync();
      expect(await line.emitWithAck('chat', { text: 'Why?' })).toMatchObject({
        ok: false,
        code: 'blocked-by-host',
      });
      expect((await ann.claimSeat(theirs, 'Ann')).seat).toBe(1);

      const { handle } =
        (await ann.request<MyBlocksAndNotes>('GET', '/api/me/blocks-and-notes')).body.blocked[0] ?? {};
      expect(
        (await ann.request<Profile>('GET', `/api/people/${String(handle)}`)).body.relation?.isBlocked,
      ).toBe(true);
      expect((await ann.request<MyData>('GET', '/api/me/data')).body.blocked).toEqual(['Ben']);
      expect((await ann.request('DELETE', `/api/people/${String(handle)}/block`)).status).toBe(204);
      expect((await ben.request('POST', `/api/matches/${mine}/seats`, { name: 'Ben' })).status).toBe(201);
      lobby.close();
      line.close();
    },
    { now: createTickingClock() },
  ),
);

test(
  "a block affects no running game except that it hides the person's chat, and does not notify",
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    const [ann, ben] = party.sockets;
    const line = (await ben?.emitWithAck('chat', { text: 'noise' }))?.line?.id;
    const heard: string[] = [];
    ben?.socket.onAny((event: string) => heard.push(event));
    const quiet = ann?.waitForEvent('sync');
    expect(await ann?.emitWithAck('moderate', { type: 'block', lineId: line })).toMatchObject({ ok: true });
    expect((await quiet)?.chat).toEqual([]);
    expect((await ben?.emitWithAck('chat', { text: 'more' }))?.ok).toBe(true);
    expect(heard).toEqual(['chat']);
    expect(
      (await party.clients[1]?.request<MyBlocksAndNotes>('GET', '/api/me/blocks-and-notes'))?.body,
    ).toEqual({
      blocked: [],
      noted: [],
    });
    await party.clients[1]?.request('DELETE', '/api/me');
    const gone = await party.clients[0]?.request('GET', `/api/people/${party.matchId}.1`);
    expect(gone?.status).toBe(404);
    expect(
      (await party.clients[0]?.request<MyBlocksAndNotes>('GET', '/api/me/blocks-and-notes'))?.body.blocked,
    ).toEqual([]);
    party.close();
  }),
);

test(
  'a seat reveals only the name of a private profile, and a block needs another person as expected',
  withServer(async ({ url }) => {
    const [ann, ben] = [new TestClient(url), new TestClient(url)];
    const { match } = await ann.openTable();
    await ben.claimSeat(match.id, 'Ben');
    const page = (who: string) => ann.request<Profile>('GET', `/api/people/${who}`);
    const { handle } = (await page(`${match.id}.1`)).body;
    expect(handle).toMatch(/^\w{10}$/);
    await ben.request('PUT', '/api/me/profile', { isPublic: false });
    expect((await page(String(handle))).status).toBe(404);
    expect((await page(`${match.id}.1`)).body).toMatchObject({ handle: null, name: 'Ben', isPublic: false });
    expect((await page(`${match.id}.1/games`)).status).toBe(404);
    for (const who of [`${match.id}.2`, `${match.id}.6`, `${match.id}.`, 'zzzzzzzzzz', '__proto__'])
      expect((await page(who)).body).toMatchObject({ field: 'person' });
    expect((await blockPerson(ann, `${match.id}.0`)).body).toMatchObject({
      code: 'bad-request',
      field: 'person',
    });
    expect((await blockPerson(ann, `${match.id}.1`, 'Bea')).body).toMatchObject({
      code: 'stale',
      field: 'name',
    });
    expect((await blockPerson(new TestClient(url), `${match.id}.1`)).body).toMatchObject({
      code: 'not-signed-in',
    });
    expect((await blockPerson(ann, `${match.id}.1`, 'Ben')).status).toBe(204);
  }),
);
