import type { Logger } from 'pino';
import type { Notifier } from './notifier';
import { PostgresPresence } from './presence';
import type { Db } from '../sql/schema';

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
