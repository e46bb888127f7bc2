import { Client } from 'pg';
import { ServerProcess } from '../../testing';
import { openSoloTable, playMyTurns, playUntilBotDelay } from '../../testing/solo-table';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { reconnect } from '../../testing/table-commands';

test('another server continues when a server is killed during a bot’s delay', async () => {
  const databaseUrl = await freshDatabase();
  const settings = { DATABASE_URL: databaseUrl, PORT: '0' };
  const one = await ServerProcess.start({ ...settings, BOT_MOVE_DELAY_MS: '10000' });
  const other = await ServerProcess.start({ ...settings, BOT_MOVE_DELAY_MS: '0' });
  const { client, socket, matchId } = await openSoloTable(`http://127.0.0.1:${String(await one.port)}`);
  const left = await playUntilBotDelay(socket);
  await one.kill('SIGKILL');
  const pgClient = new Client({ connectionString: databaseUrl });
  await pgClient.connect();
  await pgClient.query('DELETE FROM leases'); // as if expired
  await pgClient.end();
  const back = reconnect(client, `http://127.0.0.1:${String(await other.port)}`, matchId);
  await back.waitForSync();
  await back.waitForState(left + 1);
  await playMyTurns(back, 'killed', 3);
  back.close();
  const { code, out } = await other.kill('SIGTERM');
  expect(code).toBe(0);
  expect(out).not.toContain('came to no decision'); // the bundle contains the worker script
});
