import pino from 'pino';
import { noJobs } from '../testing/no-jobs';
import { openStorage } from '../testing/open-storage';
import { freshDatabase } from '../testing/postgres/fresh-database';
import { limitsOf } from './limits';
import { SharedLimits } from './shared-limits';
import type { Storage } from './storage/storage';

const log = pino({ level: 'silent' });
const ANN = { who: 'ann', address: '192.0.2.1' };

async function atTwoServers(
  work: (limits: readonly [SharedLimits, SharedLimits], pass: (ms: number) => void) => Promise<void>,
): Promise<void> {
  const url = await freshDatabase();
  const storages = [await openStorage(url), await openStorage(url)] as const;
  let at = 1_000_000_000_000;
  const limitsAt = ({ spending }: Storage): SharedLimits => {
    if (spending === null) throw new Error('PostgreSQL is shared');
    return new SharedLimits({ own: limitsOf(1), scale: 1, spending, now: () => at, log, schedule: noJobs });
  };
  const limits = [limitsAt(storages[0]), limitsAt(storages[1])] as const;
  try {
    await work(limits, (ms) => (at += ms));
  } finally {
    await Promise.all(limits.map((one) => one.close()));
    await Promise.all(storages.map((storage) => storage.close()));
  }
}

test('who spent a budget at one server and goes on at another is barred there until the window ends', () =>
  atTwoServers(async ([one, other], pass) => {
    for (let line = 0; line < 6; line += 1) await one.spend('chat', ANN);
    for (let line = 0; line < 6; line += 1) await other.spend('chat', ANN);
    await one.addUp();
    await other.addUp();
    await expect(other.spend('chat', ANN)).rejects.toMatchObject({ body: { code: 'too-many-requests' } });
    await other.spend('chat', { who: 'ben', address: ANN.address });
    pass(10_000);
    await other.spend('chat', ANN);
  }));

test('a budget that all servers together keep bars nobody', () =>
  atTwoServers(async ([one, other]) => {
    for (let line = 0; line < 5; line += 1) await one.spend('chat', ANN);
    for (let line = 0; line < 4; line += 1) await other.spend('chat', ANN);
    await one.addUp();
    await other.addUp();
    await expect(one.spend('chat', ANN)).resolves.toBeUndefined();
  }));
