import { encodeFire, type MatchDetail, type MatchPage, type SeatClaim } from '@great-fire/protocol';
import { TestClient, DEFAULT_TABLE, createTestTable } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

interface Refused {
  readonly code: string;
  readonly field?: string;
  readonly message: string;
}

test('a join that is sent again with its secret after a lost answer gets the same seat and session', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable({ private: true });
  const seats = `/api/matches/${match.id}/seats`;
  const join = { name: 'Ben', secret: 'Zm9v'.padEnd(43, '-') };
  const lost = await new TestClient(url).request<SeatClaim>('POST', seats, join); // with its cookie
  const ben = new TestClient(url);
  const again = await ben.request<SeatClaim>('POST', seats, join);
  expect(again).toMatchObject({ status: 201, body: { seat: lost.body.seat, token: lost.body.token } });
  expect((await ben.me()).tables.map(({ seat }) => seat)).toEqual([lost.body.seat]);
  const other = await new TestClient(url).request<SeatClaim>('POST', seats, {
    ...join,
    secret: 'x'.repeat(43),
  });
  expect(other.body.seat).not.toBe(lost.body.seat);
});

test('a join that is sent several times at once with its secret takes one seat for one guest', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable({ private: true, players: 6 });
  const seats = `/api/matches/${match.id}/seats`;
  const join = { name: 'Ben', secret: 'QmVu'.padEnd(43, '-') };
  const claims = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = new TestClient(url);
      const { status, body } = await browser.request<SeatClaim>('POST', seats, join);
      const { tables } = await browser.me();
      return { status, seat: body.seat, token: body.token, tables: tables.map((table) => table.seat) };
    }),
  );
  expect(claims[0]).toMatchObject({ status: 201, seat: 1, tables: [1] });
  expect(claims).toEqual(claims.map(() => claims[0]));
  const { body } = await ann.request<MatchDetail>('GET', `/api/matches/${match.id}`);
  expect(body.match.seats.filter(({ name }) => name !== null)).toHaveLength(2);
});

test('a table that is opened again with its secret, also at once, is one table of one guest', async () => {
  const { url } = server();
  const table = { ...DEFAULT_TABLE, private: true, secret: 'T3Bl'.padEnd(43, '-') };
  const open = async (browser = new TestClient(url)) => {
    const { status, body } = await browser.request<SeatClaim>('POST', '/api/matches', table);
    const { tables } = await browser.me();
    return { status, id: body.match.id, token: body.token, tables: tables.map(({ match }) => match.id) };
  };
  const first = await open();
  expect(first).toMatchObject({ status: 201, tables: [first.id] });
  expect(await Promise.all([open(), open(), open()])).toEqual([first, first, first]);
  const ann = new TestClient(url);
  const { match } = await ann.openTable({ private: true });
  table.secret = 'QW5u'.padEnd(43, '-');
  const own = await open(ann);
  expect(await open(ann)).toEqual(own);
  expect(new Set(own.tables)).toEqual(new Set([match.id, own.id]));
});

test('creates a table, lists it, lets players join, and starts it when its host does', async () => {
  const { url } = server();
  const [ann, ben, cat, watcher] = [
    new TestClient(url),
    new TestClient(url),
    new TestClient(url),
    new TestClient(url),
  ];
  const opened = await ann.openTable({ tableName: '  Fish Street  ' });
  expect(opened).toMatchObject({
    seat: 0,
    match: {
      tableName: 'Fish Street',
      status: 'open',
      seats: [{ name: 'Ann' }, { name: null }, { name: null }],
    },
  });
  const { id } = opened.match;
  const listed = await watcher.request<MatchPage>('GET', '/api/matches');
  expect(listed.body.matches.map((match) => match.id)).toEqual([id]);
  const joined = await ben.request<SeatClaim>('POST', `/api/matches/${id}/seats`, { name: 'Ben', seat: 2 });
  expect(joined).toMatchObject({ status: 201, body: { seat: 2, match: { status: 'open' } } });
  const last = await cat.joinAndReady(id, 'Cat');
  expect(last).toMatchObject({ seat: 1, match: { status: 'open', language: 'en' } });
  await ben.request('PUT', `/api/matches/${id}/seats/2/ready`, { ready: true });
  await ann.start(id);
  const running = await watcher.request<MatchPage>('GET', '/api/matches?status=running');
  expect(running.body.matches[0]).toMatchObject({
    id,
    name: 'Fish Street',
    seats: ['Ann', 'Cat', 'Ben'],
    fire: encodeFire(['pudding-lane']),
    scores: [40, 40, 40],
  });
  const detail = await cat.request<MatchDetail>('GET', `/api/matches/${id}`);
  expect(detail.body).toMatchObject({
    mySeat: 1,
    seedCommitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect((await watcher.request<MatchDetail>('GET', `/api/matches/${id}`)).body.mySeat).toBeNull();
  const me = await ben.me();
  expect(me).toMatchObject({
    name: 'Ben',
    tables: [
      {
        seat: 2,
        openedAt: expect.any(Number) as number,
        match: { id },
        activeTurn: { step: 'band', deadline: null },
      },
    ],
  });
});

test('rejects invalid requests and names the wrong field', async () => {
  const { url, storage } = server();
  const ann = new TestClient(url);
  const wrong: readonly (readonly [unknown, string])[] = [
    [{ ...DEFAULT_TABLE, players: 2 }, 'players'],
    [{ ...DEFAULT_TABLE, players: '3' }, 'players'],
    [{ ...DEFAULT_TABLE, name: '' }, 'name'],
    [{ ...DEFAULT_TABLE, name: 'x'.repeat(25) }, 'name'],
    [{ ...DEFAULT_TABLE, name: '\u202E\u202E' }, 'name'],
    [{ ...DEFAULT_TABLE, name: '\u0000' }, 'name'],
    [{ ...DEFAULT_TABLE, name: '\u200B\u3164' }, 'name'],
    [{ ...DEFAULT_TABLE, tableName: 'x'.repeat(41) }, 'tableName'],
    [{ ...DEFAULT_TABLE, options: { ...DEFAULT_TABLE.options, cones: 66 } }, 'options.cones'],
    [{ ...DEFAULT_TABLE, options: { ...DEFAULT_TABLE.options, extra: 1 } }, 'options.extra'],
    [{ ...DEFAULT_TABLE, private: 'no' }, 'private'],
    [{ ...DEFAULT_TABLE, language: 'la' }, 'language'],
    [{ ...DEFAULT_TABLE, seed: '00' }, 'seed'],
    [[], 'body'],
    ['{"tableName":', 'body'],
    ['null', 'body'],
    ['{"__proto__":{"players":3}}', 'body'],
  ];
  for (const [body, field] of wrong) {
    const answer = await ann.request<Refused>('POST', '/api/matches', body);
    expect({ status: answer.status, ...answer.body }).toMatchObject({
      status: 400,
      code: 'bad-request',
      field,
      message: expect.any(String) as string,
    });
  }
  for (const [path, field] of [
    ['/api/matches?limit=0', 'limit'],
    ['/api/matches?limit=101', 'limit'],
    ['/api/matches?status=all', 'status'],
    ['/api/matches?cursor=abc', 'cursor'],
    ['/api/matches?page=2', 'page'],
    ['/api/matches?players=2', 'players'],
    ['/api/matches?players=3&players=4', 'players'],
    ['/api/matches?hiddenColours=true', 'hiddenColours'],
    ['/api/matches?moreDestruction=maybe', 'moreDestruction'],
    ['/api/matches?cones=65%27--', 'cones'],
    ['/api/matches?timeControl=days', 'timeControl'],
    ['/api/matches?language=la', 'language'],
    ['/api/matches?bots[]=yes', 'bots[]'],
    ['/api/matches?__proto__=yes', '__proto__'],
    ['/api/matches/NOT-AN-ID', 'match'],
    ['/api/matches/%00', 'match'],
  ] as const) {
    expect(await ann.request('GET', path)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field },
    });
  }
  expect((await ann.request('GET', '/api/matches/aaaaaaaaaa')).body).toMatchObject({
    code: 'not-found',
    field: 'match',
  });
  expect((await ann.request('GET', '/api/nothing')).body).toMatchObject({ code: 'not-found' });
  expect((await ann.request('GET', '/api/%E0%A4%A')).status).toBe(404);
  expect(
    await ann.request('POST', '/api/matches', JSON.stringify({ ...DEFAULT_TABLE, name: 'x'.repeat(20_000) })),
  ).toMatchObject({ status: 413, body: { code: 'too-large' } });
  const form = await ann.request('POST', '/api/matches', 'name=Ann&seats=3', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form).toMatchObject({ status: 415, body: { code: 'unsupported-encoding' } });
  expect(await storage.matches.list({ status: 'open', limit: 9, after: null })).toEqual([]);
  expect(ann.cookie).toBeNull();
});

test('rejects joining a full, started or unknown table, a taken seat and a second seat', async () => {
  const { url } = server();
  const [ann, ben, dan] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  const seats = `/api/matches/${match.id}/seats`;
  expect(await ann.request('POST', seats, { name: 'Ann' })).toMatchObject({
    status: 409,
    body: { code: 'already-seated' },
  });
  expect(await ben.request('POST', seats, { name: 'Ben', seat: 0 })).toMatchObject({
    status: 409,
    body: { code: 'seat-taken', field: 'seat' },
  });
  expect(await ben.request('POST', seats, { name: 'Ben', seat: 5 })).toMatchObject({
    status: 409,
    body: { code: 'seat-taken' },
  });
  expect(await ben.request('POST', '/api/matches/aaaaaaaaaa/seats', { name: 'Ben' })).toMatchObject({
    status: 404,
  });
  await ben.joinAndReady(match.id, 'Ben');
  await new TestClient(url).joinAndReady(match.id, 'Cat');
  expect(await dan.request('POST', seats, { name: 'Dan' })).toMatchObject({
    status: 409,
    body: { code: 'table-full' },
  });
  await ann.start(match.id);
  expect(await dan.request('POST', seats, { name: 'Dan' })).toMatchObject({
    status: 409,
    body: { code: 'already-started' },
  });
  expect(await ben.request('DELETE', `${seats}/1`)).toMatchObject({
    status: 409,
    body: { code: 'already-started' },
  });
});

test('an owner may leave a seat before the start, and the last one to leave closes the table', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  await ben.joinAndReady(match.id, 'Ben');
  const seats = `/api/matches/${match.id}/seats`;
  expect(await new TestClient(url).request('DELETE', `${seats}/1`)).toMatchObject({
    status: 401,
    body: { code: 'not-signed-in' },
  });
  expect(await ben.request('DELETE', `${seats}/0`)).toMatchObject({
    status: 403,
    body: { code: 'not-your-seat' },
  });
  expect(await ann.request('DELETE', `${seats}/9`)).toMatchObject({ status: 400, body: { field: 'seat' } });
  expect((await ben.request('DELETE', `${seats}/1`)).status).toBe(204);
  expect((await ben.joinAndReady(match.id, 'Ben')).seat).toBe(1);
  expect((await ben.request('DELETE', `${seats}/1`)).status).toBe(204);
  expect((await ann.request('DELETE', `${seats}/0`)).status).toBe(204);
  expect((await ann.request('GET', `/api/matches/${match.id}`)).status).toBe(404);
});

test('pages of the list have no gaps or duplicates while tables are created', async () => {
  const { url } = server();
  const guest = new TestClient(url);
  const opened: string[] = [];
  for (let count = 0; count < 7; count += 1) opened.push((await guest.openTable()).match.id);
  const read: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const cursor: string = next === '' ? '' : `&cursor=${next}`;
    const { body }: { readonly body: MatchPage } = await guest.request<MatchPage>(
      'GET',
      `/api/matches?limit=3${cursor}`,
    );
    expect(body.matches.length).toBeLessThanOrEqual(3);
    read.push(...body.matches.map(({ id }) => id));
    next = body.nextCursor;
    if (read.length === 3) await guest.openTable();
  }
  expect([...read].sort()).toEqual([...opened].sort());
});

test('rejects the record before the game is over', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const answer = await party.spectator.client.request('GET', `/api/matches/${party.matchId}/record`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'not-finished' } });
  party.close();
});
