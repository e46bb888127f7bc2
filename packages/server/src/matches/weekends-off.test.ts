/** A clock of days on a server: the weekend does not count, and neither does a time without a server. */
import { createTestTable, startTestServer, type TestServer } from '../../testing';
import { freshDatabase } from '../../testing/postgres/fresh-database';

const FRIDAY_EVENING = Date.UTC(2026, 11, 4, 18);
const SUNDAY_NIGHT = Date.UTC(2026, 11, 6, 23);
const MONDAY_EVENING = Date.UTC(2026, 11, 7, 18);

const deadlineOf = async ({ storage }: TestServer, id: string): Promise<string> =>
  new Date((await storage.matches.find(id))?.tableState?.clock.deadline ?? 0).toISOString();

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
