import pino from 'pino';
import { waitFor } from '@great-fire/testkit/wait-for';
import { LogCapture } from '../../testing/log-capture';
import { apiError, StorageUnavailableError } from '../errors/api-error';
import type { Storage } from '../storage/storage';
import { DeadlineJob } from './deadline-job';

const NOW = 1_700_000_000_000;

type Deps = ConstructorParameters<typeof DeadlineJob>[0];

/** A job whose storage, heartbeat and tables answer as the test wants. */
function createJob(tables: Readonly<Record<string, number | Error>> = {}) {
  const log = new LogCapture();
  const applied: string[] = [];
  const asked: [now: number, limit: number][] = [];
  const leases: [name: string, holdMs: number][] = [];
  const ended: number[] = []; // the runs that have asked for what is due
  const listeners = new Set<(isUp: boolean) => void>();
  const ticks: { run: () => void; intervalMs: number }[] = [];
  const plan = { now: NOW, hasJumped: false, hasLease: true, isUp: true, lost: null as Error | null };
  const storage = {
    availability: {
      get isUp() {
        return plan.isUp;
      },
      lastFailure: null,
      onChange: (listener: (isUp: boolean) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    leases: {
      acquire: (name: string, holdMs: number) => {
        leases.push([name, holdMs]);
        return Promise.resolve(plan.hasLease);
      },
    },
    tableState: {
      dueMatches: (now: number, limit: number) => {
        asked.push([now, limit]);
        ended.push(now);
        return plan.lost === null ? Promise.resolve(Object.keys(tables)) : Promise.reject(plan.lost);
      },
    },
  } as unknown as Pick<Storage, 'availability' | 'leases' | 'tableState'>;
  const deps: Deps = {
    storage,
    heartbeat: { tick: () => plan.hasJumped, settle: () => Promise.resolve(plan.now - 7) },
    tableCommands: {
      applyDeadlines: async (id) => {
        applied.push(id);
        const result = tables[id] ?? 0;
        if (result instanceof Error) throw result;
        return result;
      },
    },
    now: () => plan.now,
    log: pino({ level: 'error' }, log),
    schedule: (intervalMs, run) => {
      ticks.push({ run, intervalMs });
      return () => void ticks.splice(0);
    },
  };
  const job = new DeadlineJob(deps);
  /** Passes a second. Resolves to whether that started a run, when the run is over. */
  const second = async (ms = 1000): Promise<boolean> => {
    plan.now += ms;
    const before = leases.length;
    for (const { run } of ticks) run();
    const hasStarted = leases.length > before; // a run asks for the lease at once
    if (hasStarted) await waitFor('the end of the run', () => ended.length === leases.length);
    return hasStarted;
  };
  const setUp = (isUp: boolean) => {
    plan.isUp = isUp;
    for (const listener of listeners) listener(isUp);
  };
  return { job, log, applied, asked, leases, listeners, ticks, plan, second, setUp };
}

test('applies what is due by the time of the heartbeat, on the server that holds the lease', async () => {
  const { job, asked, leases, plan } = createJob({ ann: 2, ben: 0, cat: 1 });
  expect(await job.run()).toEqual(['ann', 'cat']);
  expect(asked).toEqual([[NOW - 7, 100]]);
  expect(leases).toEqual([['deadlines', 3000]]);
  plan.hasLease = false;
  expect(await job.run()).toEqual([]);
  expect(asked).toHaveLength(1);
  await job.close();
});

test('goes on with other tables after one that fails, and logs it unless the table has only changed', async () => {
  const { job, log, applied } = createJob({
    ...{ ann: new Error('torn page'), ben: apiError('table-changed'), cat: 1 },
  });
  expect(await job.run()).toEqual(['cat']);
  expect(applied).toEqual(['ann', 'ben', 'cat']);
  expect(log.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'applying a deadline failed', matchId: 'ann', err: { message: 'torn page' } },
  ]);
  await job.close();
});

test('an outage ends the run, and is not logged for each table', async () => {
  const { job, log, applied } = createJob({ ann: new StorageUnavailableError('gone'), ben: 1 });
  await expect(job.run()).rejects.toThrow(StorageUnavailableError);
  expect(applied).toEqual(['ann']);
  expect(log.lines).toEqual([]);
  await job.close();
});

test('every second, once the grace after the start is over', async () => {
  const { job, ticks, second } = createJob({ ann: 1 });
  expect(ticks.map(({ intervalMs }) => intervalMs)).toEqual([1000]);
  expect([await second(9_999), await second(1), await second()]).toEqual([false, true, true]);
  await job.close();
  expect(ticks).toEqual([]);
});

test('waits again after a jump of the clock and after an outage', async () => {
  const { job, plan, second, setUp } = createJob({ ann: 1 });
  expect(await second(10_000)).toBe(true);
  plan.hasJumped = true;
  expect(await second()).toBe(false);
  plan.hasJumped = false;
  expect([await second(9_999), await second(1)]).toEqual([false, true]);
  setUp(false);
  expect(await second()).toBe(false);
  setUp(true);
  expect([await second(9_999), await second(1)]).toEqual([false, true]);
  await job.close();
});

test('logs a run that fails, unless the storage is out of reach, and follows the storage no more once closed', async () => {
  const { job, log, listeners, plan, second } = createJob();
  plan.lost = new Error('torn page');
  await second(10_000);
  expect(await log.waitFor('deadline job failed')).toBe(1);
  plan.lost = new StorageUnavailableError('gone');
  await second();
  plan.lost = new Error('torn again');
  await second();
  await log.waitFor('torn again');
  expect(log.lines).toHaveLength(2);
  expect(listeners.size).toBe(1);
  await job.close();
  expect(listeners.size).toBe(0);
});
