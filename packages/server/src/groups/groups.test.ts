import { computeHonours } from '@great-fire/game/record';
import {
  type Group,
  type GroupInvitation,
  type MatchDetail,
  type MatchPage,
  type MyData,
  type MyGroups,
  type Standings,
  MEMBERS_MAX,
} from '@great-fire/protocol';
import { DEFAULT_TABLE, TestClient, createTestTable, playMoves, withServer } from '../../testing';
import { playToEnd } from '../../testing/play-to-end';
import { sharedServer } from '../../testing/shared-server';
import { loadGameEvents, loadMatch } from '../matches/load-match';
import { addPerson } from '../storage/contract-tests/fixtures';

const server = sharedServer();

const newGroup = async (owner: TestClient, groupName = 'Tuesdays', name = 'Ann'): Promise<Group> => {
  const { status, body } = await owner.request<Group>('POST', '/api/groups', { groupName, name });
  expect(status).toBe(201);
  return body;
};
const join = (guest: TestClient, { id, key }: Pick<Group, 'id' | 'key'>, name: string, secret?: string) =>
  guest.request<Group & { readonly code?: string; readonly reason?: string }>(
    'POST',
    `/api/groups/${id}/members`,
    { key, name, ...(secret !== undefined && { secret }) },
  );
const visit = (guest: TestClient, id: string) =>
  guest.request<Group & { readonly code?: string }>('GET', `/api/groups/${id}`);

test('creates a group, and its link makes a new visitor a member by a name', async () => {
  const { url } = server();
  const [ann, ben, eve] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann, ' Tues\u202Edays ');
  expect(group).toMatchObject({
    name: 'Tuesdays',
    members: [{ name: 'Ann', isMe: true, isOwner: true, isHere: true }],
    lastTable: null,
  });
  const link = `/api/groups/${group.id}/invitation`;
  const shown = await ben.request<GroupInvitation>('POST', link, { key: group.key });
  expect(shown.body).toEqual({ name: 'Tuesdays', members: 1, isMember: false });
  expect((await eve.request('POST', link, { key: 'x'.repeat(16) })).status).toBe(404);
  expect(ben.cookie).toBeNull();

  expect((await join(ben, group, 'Ben')).body.members.map(({ name, isMe }) => [name, isMe])).toEqual([
    ['Ann', false],
    ['Ben', true],
  ]);
  expect(ben.cookie).not.toBeNull();
  expect((await join(ben, group, 'Ben')).status).toBe(200);
  expect((await visit(ann, group.id)).body.members).toHaveLength(2);
  expect((await ben.request<MyGroups>('GET', '/api/groups')).body.groups).toEqual([
    { id: group.id, name: 'Tuesdays', members: 2, isOwner: false, date: null },
  ]);

  // A wrong key creates no person.
  expect((await join(eve, { id: group.id, key: 'x'.repeat(16) }, 'Eve')).status).toBe(404);
  expect(eve.cookie).toBeNull();
});

test('shows a group to its members alone, and lets them alone open a table for it', async () => {
  const { url } = server();
  const [ann, eve] = [new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann, 'Zinnober');
  await eve.openTable({ name: 'Eve' });
  const path = `/api/groups/${group.id}`;
  for (const [method, target, body] of [
    ['GET', path],
    ['GET', `${path}/tables`],
    ['PUT', `${path}/name`, { groupName: 'Mine' }],
    ['PUT', `${path}/owner`, { member: group.members[0]?.id }],
    ['POST', `${path}/link`],
    ['DELETE', `${path}/members/${group.members[0]?.id ?? ''}`],
    ['DELETE', path],
    ['POST', '/api/matches', { ...DEFAULT_TABLE, group: group.id }],
  ] as const)
    expect((await eve.request(method, target, body)).body).toMatchObject({
      code: 'not-found',
      field: 'group',
    });
  expect((await new TestClient(url).request('GET', path)).status).toBe(401);
  const stranger = await new TestClient(url).request('POST', '/api/matches', {
    ...DEFAULT_TABLE,
    group: group.id,
  });
  expect(stranger.status).toBe(404);
  expect(eve.responses.join()).not.toMatch(new RegExp(`Zinnober|${group.key}`));
});

test('a seat token opens no group', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { token } = await ann.openTable();
  const group = await newGroup(ann);
  const bearer = { authorization: `Bearer ${token}` };
  const bot = new TestClient(url);
  const body = { key: group.key, name: 'Bot' };
  for (const [method, path] of [
    ['GET', '/api/groups'],
    ['GET', `/api/groups/${group.id}`],
    ['POST', `/api/groups/${group.id}/members`],
  ] as const)
    expect((await bot.request(method, path, method === 'POST' ? body : undefined, bearer)).status).toBe(401);
});

test('the owner renames, removes, renews the link and hands over, and others do not', async () => {
  const { url } = server();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann);
  const path = `/api/groups/${group.id}`;
  await join(ben, group, 'Ben');
  const { members } = (await join(cat, group, 'Cat')).body;
  const idOf = (name: string) => members.find((member) => member.name === name)?.id ?? '';
  expect((await ben.request('PUT', `${path}/name`, { groupName: 'Mine' })).body).toMatchObject({
    code: 'not-host',
  });
  expect((await ben.request('DELETE', `${path}/members/${idOf('Cat')}`)).status).toBe(403);
  expect((await ann.request('PUT', `${path}/name`, { groupName: '\u200B' })).status).toBe(400);
  expect((await ann.request('PUT', `${path}/name`, { groupName: 'Fridays' })).status).toBe(204);
  expect((await ann.request('DELETE', `${path}/members/${idOf('Cat')}`)).status).toBe(204);
  expect((await visit(cat, group.id)).status).toBe(404);
  expect((await join(cat, group, 'Cat')).status).toBe(404);
  const renewed = (await visit(ann, group.id)).body;
  expect(renewed.key).not.toBe(group.key);
  expect((await join(cat, renewed, 'Cat')).status).toBe(200);
  expect((await ann.request('POST', `${path}/link`)).status).toBe(204);
  expect((await join(new TestClient(url), renewed, 'Dan')).status).toBe(404);
  expect((await ann.request('DELETE', `${path}/members/${idOf('Ann')}`)).body).toMatchObject({
    code: 'not-allowed-now',
    reason: 'owner-stays',
  });
  await ann.request('PUT', `${path}/owner`, { member: idOf('Ben') });
  expect((await ann.request('DELETE', `${path}/members/${idOf('Ann')}`)).status).toBe(204);
  expect((await visit(ben, group.id)).body).toMatchObject({ name: 'Fridays' });
  expect((await ben.request('DELETE', path)).status).toBe(204);
  expect((await visit(cat, group.id)).status).toBe(404);
});

test('lists the tables of a group to its members, and offers the options of the last one', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann);
  await join(ben, group, 'Ben');
  const clock = { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'vote' } as const;
  const options = { private: true, group: group.id, players: 4, timeControl: clock } as const;
  const opened = await ann.openTable(options);
  const list = async (guest: TestClient) =>
    (await guest.request<MatchPage>('GET', `/api/groups/${group.id}/tables`)).body.matches;
  expect((await list(ben)).map(({ id, private: isPrivate }) => [id, isPrivate])).toEqual([
    [opened.match.id, true],
  ]);
  expect((await visit(ben, group.id)).body.lastTable).toMatchObject({
    ...{ players: 4, status: 'open', timeControl: clock },
  });
  expect((await list(ann))[0]?.seats[0]).toBe('Ann');
});

test('a table names its group to members alone, and not to a seat token', async () => {
  const { url } = server();
  const [ann, ben, eve] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann);
  await join(ben, group, 'Ben');
  const { match, token } = await ann.openTable({ group: group.id });
  const groupOf = async (guest: TestClient, id = match.id, headers = {}) =>
    (await guest.request<MatchDetail>('GET', `/api/matches/${id}`, undefined, headers)).body.group;
  for (const member of [ann, ben]) expect(await groupOf(member)).toEqual({ id: group.id, name: 'Tuesdays' });
  expect(await groupOf(eve)).toBeNull();
  const byToken = { authorization: `Bearer ${token}` };
  expect(await groupOf(new TestClient(url), match.id, byToken)).toBeNull();
  expect(await groupOf(ann, (await ann.openTable()).match.id)).toBeNull();
});

test('shows nothing of a game to members who may not watch it', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const group = await newGroup(ann);
  const dan = new TestClient(url);
  await join(dan, group, 'Dan');
  const opened = await ann.openTable({ private: true, spectatorAccess: 'none', group: group.id });
  const { id } = opened.match;
  const clients = [ann, new TestClient(url), new TestClient(url)];
  for (const [seat, name] of ['Ben', 'Cat'].entries()) await clients[seat + 1]?.joinAndReady(id, name);
  await ann.start(id);
  const tables = `/api/groups/${group.id}/tables`;
  const mine = (await ann.request<MatchPage>('GET', tables)).body.matches[0];
  const theirs = (await dan.request<MatchPage>('GET', tables)).body.matches[0];
  expect(mine?.scores).toHaveLength(3);
  expect(theirs).toMatchObject({ id, status: 'running', seats: ['Ann', 'Ben', 'Cat'] });
  expect([theirs?.scores, theirs?.fire, theirs?.turn]).toEqual([undefined, undefined, undefined]);
});

test(
  'shows who has the page open, and forgets it two minutes later',
  (() => {
    let now = 1_700_000_000_000;
    return withServer(
      async ({ url }) => {
        const [ann, ben] = [new TestClient(url), new TestClient(url)];
        const group = await newGroup(ann);
        now += 1; // members are listed by the time of their coming
        await join(ben, group, 'Ben');
        const here = async () =>
          (await visit(ann, group.id)).body.members.map(({ name, isHere }) => [name, isHere]);
        now += 90_000;
        expect(await here()).toEqual([
          ['Ann', true],
          ['Ben', true],
        ]);
        now += 30_000;
        expect(await here()).toEqual([
          ['Ann', true],
          ['Ben', false],
        ]);
        await visit(ben, group.id);
        expect((await here())[1]).toEqual(['Ben', true]);
      },
      { now: () => now },
    );
  })(),
);

test('blocks: the owner keeps a person out, and a reader sees whom the reader blocks', async () => {
  const { url } = server();
  const [ann, ben, cat] = [new TestClient(url), new TestClient(url), new TestClient(url)];
  const group = await newGroup(ann);
  await ben.openTable({ name: 'Ben' });
  await ann.request('PUT', `/api/people/${(await ben.me()).handle ?? ''}/block`, {});
  expect((await join(ben, group, 'Ben')).status).toBe(404);
  const asked = await ben.request('POST', `/api/groups/${group.id}/invitation`, { key: group.key });
  expect(asked.status).toBe(404);
  await join(cat, group, 'Cat');
  await cat.request('PUT', `/api/people/${(await ann.me()).handle ?? ''}/block`, {});
  const members = (await visit(cat, group.id)).body.members;
  expect(members.map(({ name, isBlocked }) => [name, isBlocked])).toEqual([
    ['Ann', true],
    ['Cat', undefined],
  ]);
  // An open table whose host the reader blocks is hidden, as in the lobby.
  await ann.openTable({ private: true, group: group.id });
  const tables = await cat.request<MatchPage>('GET', `/api/groups/${group.id}/tables`);
  expect(tables.body.matches).toEqual([]);
});

test('exports the groups of a person without their links, and an erasure leaves them', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  if (ann === undefined || ben === undefined) throw new Error('Nobody is there');
  const group = await newGroup(ann);
  await join(ben, group, 'Ben');
  await playMoves(party, 'group', 3);
  const { body, text } = await ann.request<MyData>('GET', '/api/me/data');
  expect(body.groups).toMatchObject([{ name: 'Tuesdays', isOwner: true }]);
  expect(text).not.toContain(group.key);
  await ann.request('DELETE', '/api/me');
  expect((await visit(ben, group.id)).body.members).toMatchObject([{ name: 'Ben', isOwner: true }]);
  party.close();
});

test('notifies the open pages of members when a table of the group changes, and no others', async () => {
  const { url } = server();
  const [ann, ben, cat, eve] = [
    new TestClient(url),
    new TestClient(url),
    new TestClient(url),
    new TestClient(url),
  ];
  const group = await newGroup(ann);
  await join(ben, group, 'Ben');
  const { members } = (await join(cat, group, 'Cat')).body;
  await ben.request('PUT', `/api/groups/${group.id}/invitations`, { invitesMe: false });
  await eve.openTable({ name: 'Eve' });
  const sockets = [ben, cat, eve, new TestClient(url)].map((guest) => guest.connect());
  const [bens, cats, eves, anyones] = sockets;
  if (bens === undefined || cats === undefined || eves === undefined || anyones === undefined)
    throw new Error('No sockets');
  await Promise.all(sockets.map((socket) => socket.waitForConnection()));
  const heard: string[] = [];
  eves.socket.on('group-tables', () => heard.push('Eve'));
  anyones.socket.on('group-tables', () => heard.push('anyone'));
  const told = [bens, cats].map((socket) => socket.waitForEvent('group-tables'));
  const { match } = await ann.openTable({ private: true, group: group.id });
  expect(await Promise.all(told)).toEqual([{ group: group.id }, { group: group.id }]);

  const removed = members.find(({ name }) => name === 'Cat');
  await ann.request('DELETE', `/api/groups/${group.id}/members/${removed?.id ?? ''}`);
  cats.socket.on('group-tables', () => heard.push('Cat'));
  const seated = bens.waitForEvent('group-tables');
  await eve.claimSeat(match.id, 'Eve');
  expect(await seated).toEqual({ group: group.id });
  const listed = [eves, anyones, cats].map((socket) => socket.waitForEvent('lobby'));
  await ann.openTable({ private: false });
  await Promise.all(listed); // in order: all earlier messages have arrived
  expect(heard).toEqual([]);
  for (const socket of sockets) socket.close();
});

test('a guest who joins again with the same secret after a lost answer is one member', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const group = await newGroup(ann);
  const secret = 'QmVu'.padEnd(43, '-');
  const lost = await join(new TestClient(url), group, 'Ben', secret); // with its cookie
  const ben = new TestClient(url);
  expect(await join(ben, group, 'Ben', secret)).toMatchObject({ status: 200, body: lost.body });
  expect((await visit(ben, group.id)).body.members.map(({ name, isMe }) => [name, isMe])).toEqual([
    ['Ann', false],
    ['Ben', true],
  ]);
  await join(new TestClient(url), group, 'Cat', 'x'.repeat(43));
  expect((await visit(ben, group.id)).body.members).toHaveLength(3);
});

test('a group that is created again with the same secret after a lost answer is one group', async () => {
  const { url } = server();
  const create = (guest: TestClient, secret: string) =>
    guest.request<Group>('POST', '/api/groups', { groupName: 'Tuesdays', name: 'Ann', secret });
  const secret = 'QW5u'.padEnd(43, '-');
  const lost = await create(new TestClient(url), secret); // with its cookie
  const ann = new TestClient(url);
  expect(await create(ann, secret)).toMatchObject({ status: 201, body: lost.body });
  const atOnce = await Promise.all(['y', 'y'].map((letter) => create(ann, letter.repeat(43))));
  expect(new Set(atOnce.map(({ body }) => body.id)).size).toBe(1);
  expect((await ann.request<MyGroups>('GET', '/api/groups')).body.groups).toHaveLength(2);

  const eve = new TestClient(url);
  await newGroup(eve);
  expect((await create(eve, secret)).body.id).not.toBe(lost.body.id); // only newcomers are known by their secret
});

test('refuses the 21st group of a person', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  for (let number = 0; number < 20; number += 1) await newGroup(ann, `Group ${String(number)}`);
  const body = { groupName: 'One more', name: 'Ann' };
  expect((await ann.request('POST', '/api/groups', body)).body).toMatchObject({
    code: 'not-allowed-now',
    reason: 'too-many-groups',
  });
});

test('refuses the 51st member, who becomes no guest, until another leaves', async () => {
  const { url, storage } = server();
  const ann = new TestClient(url);
  const group = await newGroup(ann);
  for (let number = 2; number <= MEMBERS_MAX; number += 1) {
    const personId = `member-${String(number)}`;
    await addPerson(storage, personId);
    await storage.groups.join(
      { groupId: group.id, linkKey: group.key, personId, memberId: personId.padEnd(12, '-'), at: number },
      { groups: 1, members: MEMBERS_MAX },
    );
  }
  expect((await visit(ann, group.id)).body.members).toHaveLength(MEMBERS_MAX);
  const full = { code: 'not-allowed-now', reason: 'group-full' };
  const eve = new TestClient(url);
  expect((await join(eve, group, 'Eve')).body).toMatchObject(full);
  expect(eve.cookie).toBeNull();
  await eve.openTable({ name: 'Eve' }); // a person now
  expect((await join(eve, group, 'Eve')).body).toMatchObject(full);
  expect(
    (await ann.request('DELETE', `/api/groups/${group.id}/members/${'member-2'.padEnd(12, '-')}`)).status,
  ).toBe(204);
  const { body } = await visit(ann, group.id); // with a new link
  expect((await join(eve, body, 'Eve')).body).toMatchObject({ members: { length: MEMBERS_MAX } });
});

test(
  'counts the finished games of members, and refuses what is no quarter',
  withServer(async (server) => {
    const clients = ['Ann', 'Ben', 'Cat'].map(() => new TestClient(server.url));
    const [ann = new TestClient(server.url), ben = ann, cat = ann] = clients;
    const group = await newGroup(ann);
    await join(ben, group, 'Ben');
    const { match } = await ann.openTable({ private: true, group: group.id });
    await ben.joinAndReady(match.id, 'Ben');
    await cat.joinAndReady(match.id, 'Cat');
    await ann.start(match.id);
    const path = `/api/groups/${group.id}/standings`;
    const read = (query = '') => ann.request<Standings>('GET', `${path}${query}`);
    expect((await read()).body.standings).toEqual([]);
    await playToEnd(server.storage, match.id, 'standings');
    await server.computeResults();
    const { standings } = (await read()).body;
    expect(standings.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben']);
    expect(standings.map(({ games, isMe, name }) => [games, isMe === (name === 'Ann')])).toEqual([
      [1, true],
      [1, true],
    ]);
    const [first, second] = standings;
    expect(first?.averagePlace).toBeLessThanOrEqual(second?.averagePlace ?? 0);
    const finished = await server.storage.matches.find(match.id);
    if (finished === null) throw new Error('The match is stored');
    const liveMatch = await loadMatch(server.storage, finished);
    const result = liveMatch?.state.game.result ?? null;
    if (result === null) throw new Error('The game is over');
    const honours = computeHonours(result, await loadGameEvents(server.storage, finished));
    const seats = ['Ann', 'Ben'];
    for (const { name, honours: counted } of standings)
      expect(counted).toEqual({
        fiercest: Number(honours.fiercest?.seat === seats.indexOf(name ?? '')),
        firefighter: Number(honours.firefighter?.seat === seats.indexOf(name ?? '')),
        hardestLoss: Number(honours.hardestLoss?.seat === seats.indexOf(name ?? '')),
      });
    // No public list names the group or its private table.
    const stranger = new TestClient(server.url);
    for (const target of ['/api/matches?status=finished', '/api/leaderboard', `/api/matches/${match.id}`])
      expect((await stranger.request('GET', target)).text).not.toMatch(new RegExp(`Tuesdays|${group.id}`));
    const finishedGames = await stranger.request('GET', '/api/matches?status=finished');
    expect(finishedGames.status).toBe(200);
    expect(finishedGames.text).not.toContain(match.id);
    const leaderboard = await stranger.request('GET', '/api/leaderboard');
    expect(leaderboard.status).toBe(200);
    expect(leaderboard.text).not.toMatch(/Ann|Ben/);
    expect((await read('?quarter=2001-1')).body.standings).toEqual([]);
    for (const query of ['?quarter=2026-5', '?quarter=1999-1', '?quarter=2026-4&more=1'])
      expect((await read(query)).status).toBe(400);
    expect((await cat.request('GET', path)).status).toBe(404);
  }),
);
