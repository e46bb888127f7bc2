/**
 * A clock of days on a server. A holiday is announced at all tables of a person with days a turn, and no deadline counts
 * it. The weekend does not count either, nor does a time without a server.
 */
import type { MyData } from '@great-fire/protocol';
import {
  TestClient,
  createTestTable,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { sendCommand } from '../../testing/table-commands';

const MONDAY_NOON = Date.UTC(2026, 10, 30, 12);
const WEDNESDAY = Date.UTC(2026, 11, 2);
const DAY = 86_400_000;
const OF_DAYS = {
  timeControl: { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'bot-seat' },
} as const;
const FRIDAY_EVENING = Date.UTC(2026, 11, 4, 18);
const SUNDAY_NIGHT = Date.UTC(2026, 11, 6, 23);
const MONDAY_EVENING = Date.UTC(2026, 11, 7, 18);
const TAKE = { type: 'take-holiday', from: WEDNESDAY, days: 4 } as const;

const clockOf = async ({ storage }: TestServer, id: string) =>
  (await storage.matches.find(id))?.tableState?.clock;

const deadlineOf = async ({ storage }: TestServer, id: string): Promise<string> =>
  new Date((await storage.matches.find(id))?.tableState?.clock.deadline ?? 0).toISOString();

/** Starts a game of a person with Gus and Hal. Resolves to its id. */
async function startTable(
  { url }: TestServer,
  host: TestClient,
  options: Parameters<TestClient['openTable']>[0],
): Promise<string> {
  const { match } = await host.openTable(options);
  for (const name of ['Gus', 'Hal']) await new TestClient(url).joinAndReady(match.id, name);
  await host.start(match.id);
  return match.id;
}

/** Connects a person to a match at another server. */
async function connectThere({ url }: TestServer, { cookie }: TestClient, match: string): Promise<TestSocket> {
  const there = new TestClient(url);
  there.cookie = cookie;
  const socket = there.connect({ match });
  await socket.waitForSync();
  return socket;
}

describe('two servers', () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    const options = { databaseUrl: await freshDatabase(), now: () => MONDAY_NOON };
    [first, second] = [await startTestServer(options), await startTestServer(options)];
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  test('keep one holiday, which moves the deadline of the turn once, at all tables of the person', async () => {
    const table = await createTestTable(first.url, OF_DAYS);
    const { matchId, clients, sockets } = table;
    const seat = (await clockOf(first, matchId))?.activeSeat ?? 0;
    expect(await clockOf(first, matchId)).toMatchObject({ deadline: MONDAY_NOON + 3 * DAY });
    const person = clients[seat];
    if (person === undefined) throw new Error('Nobody sits there');
    // Two other tables of the person: one of days, and one without a clock, which refuses.
    const others: string[] = [];
    for (const change of [OF_DAYS, {}]) {
      others.push(await startTable(first, person, change));
    }
    const socket = await connectThere(second, person, matchId);

    // Two announcements at the same time leave one.
    const answers = await Promise.all([sendCommand(sockets[seat], TAKE), sendCommand(socket, TAKE)]);
    expect(answers).toContainEqual({ ok: true });
    expect(answers).toContainEqual(expect.objectContaining({ reason: 'holiday-announced' }));
    const holiday = { from: WEDNESDAY, until: WEDNESDAY + 4 * DAY };
    expect(await clockOf(first, matchId)).toMatchObject({
      deadline: MONDAY_NOON + 7 * DAY,
      holidays: [{ seat, ...holiday }],
    });
    expect(await first.storage.tableState.events(matchId, 9)).toMatchObject([
      { event: { type: 'holiday-announced', seat, ...holiday } },
    ]);
    const [ofDays = '', untimed = ''] = others;
    expect(await clockOf(first, ofDays)).toMatchObject({ holidays: [{ seat: 0, ...holiday }] });
    expect(await clockOf(first, untimed)).not.toHaveProperty('holidays');

    expect(await sendCommand(socket, { type: 'end-holiday' })).toEqual({ ok: true });
    expect(await clockOf(first, matchId)).toMatchObject({ deadline: MONDAY_NOON + 3 * DAY });
    for (const id of [matchId, ofDays]) expect(await clockOf(first, id)).not.toHaveProperty('holidays');
    socket.close();
    table.close();
  });

  test('count the days of a year once, if a person announces two holidays at the same time', async () => {
    const table = await createTestTable(first.url, OF_DAYS);
    const [ann] = table.clients;
    if (ann === undefined) throw new Error('Nobody sits there');
    const other = await startTable(first, ann, OF_DAYS);
    const socket = await connectThere(second, ann, other);

    const inJanuary = { type: 'take-holiday', from: Date.UTC(2027, 0, 4), days: 21 } as const;
    const inMarch = { ...inJanuary, from: Date.UTC(2027, 2, 1) };
    const answers = await Promise.all([
      sendCommand(table.sockets[0], inJanuary),
      sendCommand(socket, inMarch),
    ]);
    expect(answers).toContainEqual({ ok: true });
    expect(answers).toContainEqual(expect.objectContaining({ reason: 'holiday-announced' }));
    const personId = (await first.storage.matches.find(other))?.seats[0]?.personId ?? '';
    const own = await first.storage.persons.holidaysOf(personId);
    expect(own).toHaveLength(1);
    for (const id of [table.matchId, other])
      expect((await clockOf(first, id))?.holidays).toEqual(own.map((holiday) => ({ seat: 0, ...holiday })));
    socket.close();
    table.close();
  });
});

test('a holiday that the table refuses leaves the person all days', async () => {
  const server = await startTestServer({ now: () => MONDAY_NOON });
  try {
    const [ofDays, untimed] = [await createTestTable(server.url, OF_DAYS), await createTestTable(server.url)];
    const [ann] = untimed.clients;
    expect(await sendCommand(untimed.sockets[0], TAKE)).toMatchObject({ reason: 'no-clock-of-days' });
    const { body } = (await ann?.request<MyData>('GET', '/api/me/data')) ?? {};
    expect(body?.holidays).toEqual([]);
    for (const table of [ofDays, untimed]) table.close();
  } finally {
    await server.stop();
  }
}, 60_000);

test('the days of a year count by person: also at tables that begin later', async () => {
  let now = MONDAY_NOON;
  const server = await startTestServer({ now: () => now });
  try {
    const table = await createTestTable(server.url, OF_DAYS);
    const [ann] = table.clients;
    if (ann === undefined) throw new Error('Nobody sits there');
    const holiday = { from: WEDNESDAY, until: WEDNESDAY + 19 * DAY };
    expect(await sendCommand(table.sockets[0], { ...TAKE, days: 19 })).toEqual({ ok: true });
    const early = await startTable(server, ann, OF_DAYS);
    expect(await clockOf(server, early)).toMatchObject({ holidays: [{ seat: 0, ...holiday }] });

    now = holiday.until + DAY;
    const late = await startTable(server, ann, OF_DAYS);
    const newYear = Date.UTC(2026, 0, 1);
    expect((await clockOf(server, late))?.holidays).toEqual([
      { seat: 0, from: newYear, until: newYear + 19 * DAY },
    ]);
    const socket = ann.connect({ match: late });
    await socket.waitForSync();
    const next = { type: 'take-holiday', from: Date.UTC(2026, 11, 25) } as const;
    expect(await sendCommand(socket, { ...next, days: 3 })).toMatchObject({ reason: 'holiday-days-used' });
    expect(await sendCommand(socket, { ...next, days: 2 })).toEqual({ ok: true });
    const { body } = await ann.request<MyData>('GET', '/api/me/data');
    expect(body.holidays).toContainEqual({ from: next.from, until: next.from + 2 * DAY });
    await ann.request('DELETE', '/api/me');
    const personId = (await server.storage.matches.find(late))?.seats[0]?.personId ?? '';
    expect(await server.storage.persons.holidaysOf(personId)).toEqual([]);
    socket.close();
    table.close();
  } finally {
    await server.stop();
  }
}, 60_000);

test('a turn of a day that begins on a Friday ends on Monday, also if the server is off meanwhile', async () => {
  let at = FRIDAY_EVENING;
  const options = { databaseUrl: await freshDatabase(), now: () => at };
  const first = await startTestServer(options);
  const table = await createTestTable(first.url, {
    timeControl: {
      clock: { kind: 'correspondence', days: 1, weekendsOff: true },
      timeoutAction: 'bot-seat',
    },
  });
  table.close();
  const { matchId } = table;
  expect(await deadlineOf(first, matchId)).toBe(new Date(MONDAY_EVENING).toISOString());
  await first.stop();

  // The whole day is left: the server was off on Friday evening, and the weekend does not count.
  at = SUNDAY_NIGHT;
  const second = await startTestServer(options);
  expect(await deadlineOf(second, matchId)).toBe(new Date(Date.UTC(2026, 11, 8)).toISOString());
  expect(await second.applyDeadlines()).toEqual([]);
  at = Date.UTC(2026, 11, 8) - 1;
  expect(await second.applyDeadlines()).toEqual([]);
  at += 1;
  expect(await second.applyDeadlines()).toEqual([matchId]);
  await second.stop();
});
