import type { Logger } from 'pino';
import type { Change } from '../change-feed';
import { EMPTY_PRESENCE } from '../presence';
import type { Db } from '../sql/schema';
import { PostgresPresence } from './presence';
import type { Notifier } from './notifier';

test('close waits for a renewal in progress before it deletes the rows', async () => {
  let runJob: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const events: string[] = [];
  const execute = async () => void events.push('deleted');
  const db = { deleteFrom: () => ({ where: () => ({ execute }) }) } as unknown as Db;
  const notifier = { instanceId: 'one' } as Notifier;
  const presence = new PostgresPresence(db, notifier, {} as Logger, 1000, (_, job) => {
    runJob = job;
    return () => undefined;
  });
  presence.renew = async () => {
    await finished;
    events.push('renewed');
  };
  runJob();
  const closed = presence.close();
  finish();
  await closed;
  expect(events).toEqual(['renewed', 'deleted']);
});

test('a renewal does not write a presence again that is being published', async () => {
  const query: object = new Proxy({}, { get: (_, name) => (name === 'execute' ? execute : () => query) });
  const execute = async (transaction?: (tx: object) => Promise<unknown>) => transaction?.(query) ?? [];
  const changes: Change[] = [];
  const notify = async (_: Db, more: readonly Change[]) => void changes.push(...more);
  const notifier = { instanceId: 'one', notify } as unknown as Notifier;
  const presence = new PostgresPresence(query as Db, notifier, {} as Logger, 1000, () => () => undefined);
  const published = presence.publish('match', { ...EMPTY_PRESENCE, spectators: 1 });
  await Promise.all([published, presence.renew()]);
  expect(changes).toEqual([{ type: 'presence-changed', matchId: 'match' }]);
});
