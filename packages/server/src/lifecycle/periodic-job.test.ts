import { waitFor } from '@great-fire/testkit/wait-for';
import { openStorage } from '../../testing/open-storage';
import { freshDatabase } from '../../testing/postgres/fresh-database';
import type { Storage } from '../../testing';
import { PeriodicJob } from './periodic-job';

/** A schedule whose interval passes when the test calls `tick`. */
function manualSchedule() {
  let tick: () => void = () => undefined;
  const schedule = (_: number, job: () => void) => {
    tick = job;
    return () => (tick = () => undefined);
  };
  return { schedule, tick: () => tick() };
}

const failOnError = (err: unknown): never => {
  throw err;
};

describe('with two servers and a lease', () => {
  const NAME = 'job';
  const HOLD_MS = 3_600_000;
  let servers: readonly [Storage, Storage];

  beforeAll(async () => {
    const databaseUrl = await freshDatabase();
    servers = [await openStorage(databaseUrl), await openStorage(databaseUrl)];
  });
  afterEach(() => Promise.all(servers.map(({ leases }) => leases.release(NAME))));
  afterAll(() => Promise.all(servers.map((storage) => storage.close())));

  const jobOf = <T>(storage: Storage, work: (renewLease: () => Promise<boolean>) => Promise<T>) => {
    const { schedule, tick } = manualSchedule();
    const lease = { storage, name: NAME, holdMs: HOLD_MS };
    return { job: new PeriodicJob({ schedule, intervalMs: 1, lease, work, onError: failOnError }), tick };
  };

  test('only the server that holds the lease does the work, until it gives the lease back', async () => {
    const [one, other] = [jobOf(servers[0], async () => 'one'), jobOf(servers[1], async () => 'other')];
    expect(await one.job.run()).toBe('one');
    expect(await other.job.run()).toBeNull();
    expect(await one.job.run()).toBe('one');
    await servers[0].leases.release(NAME);
    expect(await other.job.run()).toBe('other');
    expect(await one.job.run()).toBeNull();
  });

  test('the lease of a server that ended expires after its duration', async () => {
    const other = jobOf(servers[1], async () => 'other');
    await servers[0].leases.acquire(NAME, HOLD_MS);
    expect(await other.job.run()).toBeNull();
    await servers[0].leases.acquire(NAME, -1); // expired
    expect(await other.job.run()).toBe('other');
  });

  test('a long run renews the lease until the job closes', async () => {
    const renewals: boolean[] = [];
    const { job } = jobOf(servers[0], async (renewLease) => {
      renewals.push(await renewLease());
      void job.close();
      renewals.push(await renewLease());
    });
    await job.run();
    expect(renewals).toEqual([true, false]);
    expect(await job.run()).toBeNull();
  });

  test('a long run learns that another server took the expired lease', async () => {
    const { job } = jobOf(servers[0], async (renewLease) => {
      await servers[0].leases.acquire(NAME, -1); // expired
      await servers[1].leases.acquire(NAME, HOLD_MS);
      return renewLease();
    });
    expect(await job.run()).toBe(false);
  });

  test('starts no scheduled run during a storage outage', async () => {
    const availability = { isUp: false };
    let runs = 0;
    const { job, tick } = jobOf({ ...servers[0], availability } as unknown as Storage, async () => {
      runs += 1;
    });
    tick();
    job.trigger();
    availability.isUp = true;
    await job.run();
    expect(runs).toBe(1);
    tick();
    await job.close();
    expect(runs).toBe(2);
  });
});

/** A job without a lease whose runs end when the test calls `finish`. */
function heldJob() {
  const { schedule, tick } = manualSchedule();
  const [events, finishers]: [string[], (() => void)[]] = [[], []];
  const work = async (): Promise<void> => {
    events.push('started');
    await new Promise<void>((resolve) => finishers.push(resolve));
    events.push('ended');
  };
  const job = new PeriodicJob({ schedule, intervalMs: 1, work, onError: failOnError });
  return { job, tick, events, finish: () => finishers.shift()?.() };
}

test('skips an interval that passes during a run', async () => {
  const { job, tick, events, finish } = heldJob();
  tick();
  tick();
  finish();
  await job.close();
  expect(events).toEqual(['started', 'ended']);
});

test('runs once more when it is triggered several times during a run', async () => {
  const { job, events, finish } = heldJob();
  for (let count = 0; count < 3; count += 1) job.trigger();
  finish();
  await waitFor('the second run', () => events.length === 3);
  finish();
  await job.close();
  expect(events).toEqual(['started', 'ended', 'started', 'ended']);
});

test('runs that are requested during a run follow it one after another', async () => {
  const { job, events, finish } = heldJob();
  const runs = [job.run(), job.run(), job.run()];
  for (const [index, run] of runs.entries()) {
    await waitFor('the next run', () => events.length === 2 * index + 1);
    finish();
    await run;
  }
  expect(events).toEqual(['started', 'ended', 'started', 'ended', 'started', 'ended']);
  await job.close();
});

test('reports the error of a scheduled run and continues', async () => {
  const { schedule, tick } = manualSchedule();
  const errors: unknown[] = [];
  const failure = new Error('odd');
  const job = new PeriodicJob({
    schedule,
    intervalMs: 1,
    work: () => Promise.reject(failure),
    onError: (err) => errors.push(err),
  });
  tick();
  await expect(job.run()).rejects.toBe(failure);
  tick();
  await job.close();
  expect(errors).toEqual([failure, failure]);
});
