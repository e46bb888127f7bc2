import type { Logger } from 'pino';
import { DelayedBroadcaster } from './delayed-broadcaster';

test('close waits for a broadcast in progress and starts no other', async () => {
  let runJob: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const events: string[] = [];
  const broadcaster = new DelayedBroadcaster<{ readonly nextVisibleAt: number | null }>(
    {
      now: () => 1,
      log: {} as Logger,
      schedule: (_, job) => {
        runJob = job;
        return () => events.push('unscheduled');
      },
    },
    async (id) => {
      events.push(`update ${id}`);
      await finished;
      events.push(`updated ${id}`);
      return null;
    },
  );
  for (const id of ['one', 'two']) broadcaster.track(id, { nextVisibleAt: 0 });
  runJob();
  const closed = broadcaster.close().then(() => events.push('closed'));
  finish();
  await closed;
  expect(events).toEqual(['update one', 'unscheduled', 'updated one', 'closed']);
});
