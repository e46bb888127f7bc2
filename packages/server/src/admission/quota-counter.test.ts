import pino from 'pino';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { noopSchedule } from '../../testing/noop-schedule';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import type { Storage } from '../storage/storage';
import { QuotaCounter } from './quota-counter';
import { quotasOf } from './rate-limits';

const log = pino({ level: 'silent' });
/** Two servers with one database. The time passes for both with `jest.advanceTimersByTime`. */
function withTwoServers(
  work: (counters: readonly [QuotaCounter, QuotaCounter]) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const url = await freshDatabase();
    const storages = [await openStorage(url), await openStorage(url)] as const;
    const createCounter = ({ rateLimitUsage: usageStore }: Storage): QuotaCounter => {
      if (usageStore === null) throw new Error('PostgreSQL is shared');
      return new QuotaCounter({ usageStore, now: () => Date.now(), log, schedule: noopSchedule });
    };
    const counters = [createCounter(storages[0]), createCounter(storages[1])] as const;
    try {
      await withFakeTimers(async () => {
        jest.setSystemTime(1_000_000_000_000); // the start of a window of ten seconds
        await work(counters);
      })();
    } finally {
      await Promise.all(counters.map((counter) => counter.close()));
      await Promise.all(storages.map((storage) => storage.close()));
    }
  };
}

const chat = (credential = 'ann') => quotasOf('chat', { credential, address: '192.0.2.1' }, 1);

test(
  'blocks a caller on a second server when the caller spent a quota on the first',
  withTwoServers(async ([one, other]) => {
    for (let line = 0; line < 6; line += 1) await one.consume(chat());
    for (let line = 0; line < 6; line += 1) await other.consume(chat());
    await one.syncUsage();
    await other.syncUsage();
    expect(await other.consume(chat())).toBeGreaterThan(0);
    expect(await other.consume(chat('ben'))).toBe(0);
    jest.advanceTimersByTime(9_999);
    expect(await other.consume(chat())).toBeGreaterThan(0);
    jest.advanceTimersByTime(1);
    expect(await other.consume(chat())).toBe(0);
  }),
);

test(
  'does not shorten the wait of a caller who has used up a quota at one server',
  withTwoServers(async ([one, other]) => {
    for (let line = 0; line < 6; line += 1) await one.consume(chat());
    await one.syncUsage();
    jest.advanceTimersByTime(6_000); // the shared window ends in 4 s, that of the other server in 10 s
    for (let line = 0; line < 10; line += 1) await other.consume(chat());
    await other.syncUsage();
    jest.advanceTimersByTime(9_000);
    expect(await other.consume(chat())).toBeGreaterThan(0);
    jest.advanceTimersByTime(1_000);
    expect(await other.consume(chat())).toBe(0);
  }),
);

test(
  'blocks no caller within the quota of all servers',
  withTwoServers(async ([one, other]) => {
    for (let line = 0; line < 5; line += 1) await one.consume(chat());
    for (let line = 0; line < 4; line += 1) await other.consume(chat());
    await one.syncUsage();
    await other.syncUsage();
    expect(await one.consume(chat())).toBe(0);
  }),
);
