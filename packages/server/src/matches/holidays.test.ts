/** A holiday on a server: announced at all tables of a person with days a turn, and no deadline counts it. */
import { TestClient, createTestTable, startTestServer, type TestServer } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { sendCommand } from '../../testing/table-commands';

const MONDAY_NOON = Date.UTC(2026, 10, 30, 12);
const WEDNESDAY = Date.UTC(2026, 11, 2);
const DAY = 86_400_000;
const OF_DAYS = {
  timeControl: { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'bot-seat' },
} as const;
const TAKE = { type: 'take-holiday', from: WEDNESDAY, days: 4 } as const;

const clockOf = async ({ storage }: TestServer, id: string) =>
  (await storage.matches.find(id))?.tableState?.clock;

test('two servers keep one holiday, which moves the deadline of the turn once, at all tables of the person', async () => {
  const options = { databaseUrl: await freshDatabase(), now: () => MONDAY_NOON };
  const [first, second] = [await startTestServer(options), await startTestServer(options)];
  try {
    const table = await createTestTable(first.url, OF_DAYS);
    const { matchId, clients, sockets } = table;
    const seat = (await clockOf(first, matchId))?.activeSeat ?? 0;
    expect(await clockOf(first, matchId)).toMatchObject({ deadline: MONDAY_NOON + 3 * DAY });
    const person = clients[seat];
    if (person === undefined) throw new Error('Nobody sits there');
    // Two other tables of the person: one of days, and one without a clock, which refuses.
    const others: string[] = [];
    for (const change of [OF_DAYS, {}]) {
      const { match } = await person.openTable(change);
      for (const name of ['Gus', 'Hal']) await new TestClient(first.url).joinAndReady(match.id, name);
      await person.start(match.id);
      others.push(match.id);
    }
    const there = new TestClient(second.url);
    there.cookie = person.cookie;
    const socket = there.connect({ match: matchId });
    await socket.waitForSync();

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
  } finally {
    await second.stop();
    await first.stop();
  }
}, 60_000);
