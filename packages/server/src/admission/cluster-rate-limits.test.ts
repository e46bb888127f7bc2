import pino from 'pino';
import { noopSchedule } from '../../testing/noop-schedule';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import { localRateLimiter } from './rate-limits';
import { ClusterRateLimiter } from './cluster-rate-limits';
import type { Storage } from '../storage/storage';

const log = pino({ level: 'silent' });
const ANN = { credential: 'ann', address: '192.0.2.1' };

async function withTwoServers(
  work: (
    limiters: readonly [ClusterRateLimiter, ClusterRateLimiter],
    advance: (ms: number) => void,
  ) => Promise<void>,
): Promise<void> {
  const url = await freshDatabase();
  const storages = [await openStorage(url), await openStorage(url)] as const;
  let time = 1_000_000_000_000;
  const createLimiter = ({ rateLimitUsage }: Storage): ClusterRateLimiter => {
    if (rateLimitUsage === null) throw new Error('PostgreSQL is shared');
    return new ClusterRateLimiter({
      localLimiter: localRateLimiter(1),
      scale: 1,
      usageStore: rateLimitUsage,
      now: () => time,
      log,
      schedule: noopSchedule,
    });
  };
  const limiters = [createLimiter(storages[0]), createLimiter(storages[1])] as const;
  try {
    await work(limiters, (ms) => (time += ms));
  } finally {
    await Promise.all(limiters.map((limiter) => limiter.close()));
    await Promise.all(storages.map((storage) => storage.close()));
  }
}

test('blocks a caller on a second server when the caller spent a quota on the first', () =>
  withTwoServers(async ([one, other], pass) => {
    for (let line = 0; line < 6; line += 1) await one.consume('chat', ANN);
    for (let line = 0; line < 6; line += 1) await other.consume('chat', ANN);
    await one.syncUsage();
    await other.syncUsage();
    await expect(other.consume('chat', ANN)).rejects.toMatchObject({ body: { code: 'too-many-requests' } });
    await other.consume('chat', { credential: 'ben', address: ANN.address });
    pass(10_000);
    await other.consume('chat', ANN);
  }));

test('blocks no caller within the cluster quota', () =>
  withTwoServers(async ([one, other]) => {
    for (let line = 0; line < 5; line += 1) await one.consume('chat', ANN);
    for (let line = 0; line < 4; line += 1) await other.consume('chat', ANN);
    await one.syncUsage();
    await other.syncUsage();
    await expect(one.consume('chat', ANN)).resolves.toBeUndefined();
  }));
