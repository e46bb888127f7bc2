/** When a server stores a beat, and what counts as a downtime, at the storage of one server. */
import { emptyTableState, type TableState } from '@great-fire/protocol';
import pino from 'pino';
import { LogCapture } from '../../testing/log-capture';
import { StorageUnavailableError } from '../errors/api-error';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { PostponeTableState } from '../storage/heartbeat';
import { Heartbeat } from './heartbeat';

const START = 1_700_000_000_000;
const HOUR = 3_600_000;

/** A heartbeat on a storage that records its calls. `slices`: how many slices of tables each downtime has. */
function createHeartbeat({ slices = 0 } = {}) {
  const log = new LogCapture();
  const storage = sqliteStorage(':memory:');
  const calls: string[] = [];
  const plan = { now: START, slices, error: null as Error | null, isUp: true };
  const listeners = new Set<(isUp: boolean) => void>();
  let postpone: PostponeTableState = () => null;
  const check = async () => {
    if (plan.error !== null) throw plan.error;
  };
  const heartbeat = new Heartbeat({
    storage: {
      availability: {
        get isUp() {
          return plan.isUp;
        },
        lastFailure: null,
        onChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      heartbeat: {
        ...storage.heartbeat,
        beat: async (at) => {
          calls.push('beat');
          await check();
          await storage.heartbeat.beat(at);
        },
        recordDowntime: async (at, toleranceMs) => {
          calls.push(`check ${String(toleranceMs)}`);
          await check();
          return storage.heartbeat.recordDowntime(at, toleranceMs);
        },
        postponeTables: (limit, _at, state) => {
          calls.push(`postpone ${String(limit)}`);
          postpone = state;
          plan.slices -= 1;
          return Promise.resolve(plan.slices >= 0);
        },
      },
    },
    now: () => plan.now,
    log: pino({ level: 'warn' }, log),
  });
  const settle = async (ms = 0) => {
    plan.now += ms;
    calls.length = 0;
    const at = await heartbeat.settle();
    expect(at).toBe(plan.now);
    return [...calls];
  };
  const tick = (ms: number) => {
    plan.now += ms;
    return heartbeat.tick();
  };
  const setUp = (isUp: boolean) => {
    plan.isUp = isUp;
    for (const listener of listeners) listener(isUp);
  };
  const entries = () => log.lines.map((line) => JSON.parse(line) as object);
  const postponed = (state: TableState, from: number, to: number) => postpone(state, { from, to });
  return { heartbeat, storage, calls, plan, listeners, settle, tick, setUp, entries, postponed };
}

test('checks for a downtime at the start, and then beats every ten seconds', async () => {
  const { heartbeat, settle, storage } = createHeartbeat();
  expect(await settle()).toEqual(['check 30000', 'postpone 20']);
  expect(await settle(9_999)).toEqual([]);
  expect(await settle(1)).toEqual(['beat', 'postpone 20']);
  expect(await settle(9_999)).toEqual([]);
  expect(await settle(-20_000)).toEqual(['beat', 'postpone 20']); // set back
  expect(await storage.heartbeat.downtimes()).toEqual([]);
  await heartbeat.close();
});

test('moves the tables in slices until none is left', async () => {
  const { heartbeat, settle } = createHeartbeat({ slices: 3 });
  expect(await settle()).toEqual(['check 30000', ...Array.from({ length: 4 }, () => 'postpone 20')]);
  await heartbeat.close();
});

test('a jump of the clock, in either direction, is noticed once, logged, and becomes a downtime', async () => {
  const { heartbeat, settle, tick, entries, storage } = createHeartbeat();
  expect(tick(0)).toBe(false);
  await settle();
  expect([tick(1_000), tick(30_000), tick(HOUR), tick(1_000), tick(-HOUR), tick(1_000)]).toEqual([
    ...[false, false, true, false, true, false],
  ]);
  expect(entries()).toMatchObject([
    { msg: 'the clock has jumped, or this process stood still', seconds: 3600 },
    { seconds: -3600 },
  ]);
  expect(await settle()).toEqual(['check 30000', 'postpone 20']);
  expect(await settle(1)).toEqual([]);
  expect(tick(2 * HOUR)).toBe(true);
  await settle();
  const downtime = (await storage.heartbeat.downtimes()).at(-1);
  expect((downtime?.to ?? 0) - (downtime?.from ?? 0)).toBeGreaterThan(2 * HOUR - 60_000);
  expect(entries().at(-1)).toMatchObject({
    msg: 'no server ran: all clocks move by that',
    from: new Date(downtime?.from ?? 0).toISOString(),
    to: new Date(downtime?.to ?? 0).toISOString(),
    seconds: Math.round(((downtime?.to ?? 0) - (downtime?.from ?? 0)) / 1000),
  });
  await heartbeat.close();
});

test('a settle notices a jump since the last tick by itself', async () => {
  const { heartbeat, settle, tick } = createHeartbeat();
  tick(0);
  await settle();
  expect(await settle(HOUR)).toEqual(['check 30000', 'postpone 20']);
  expect(tick(0)).toBe(false);
  await heartbeat.close();
});

test('checks again after an outage, and after a check that failed', async () => {
  const { heartbeat, plan, settle, setUp, listeners } = createHeartbeat();
  await settle();
  setUp(false);
  expect(await settle(1)).toEqual([]);
  setUp(true);
  plan.error = new StorageUnavailableError('gone');
  await expect(settle(1)).rejects.toThrow('gone');
  plan.error = null;
  expect(await settle(1)).toEqual(['check 30000', 'postpone 20']);
  expect(await settle(1)).toEqual([]);
  await heartbeat.close();
  expect(listeners.size).toBe(0);
});

describe('at a stop', () => {
  test('the last beat is stored', async () => {
    const { heartbeat, settle, calls } = createHeartbeat();
    await settle();
    calls.length = 0;
    await heartbeat.close();
    expect(calls).toEqual(['beat']);
  });

  test.each([
    ['before the first check', async () => undefined],
    [
      'in an outage',
      async ({ settle, setUp }: ReturnType<typeof createHeartbeat>) => {
        await settle();
        setUp(false);
      },
    ],
    [
      'after a jump',
      async ({ settle, tick, plan }: ReturnType<typeof createHeartbeat>) => {
        tick(0);
        await settle();
        plan.now += HOUR;
      },
    ],
  ])('no beat is stored %s, because it would hide missed ones', async (_, prepare) => {
    const created = createHeartbeat();
    await prepare(created);
    created.calls.length = 0;
    await created.heartbeat.close();
    expect(created.calls).toEqual([]);
  });

  test('a beat that cannot be stored is logged in an outage, and otherwise fails', async () => {
    const { heartbeat, plan, settle, entries } = createHeartbeat();
    await settle();
    plan.error = new StorageUnavailableError('gone');
    await heartbeat.close();
    expect(entries()).toMatchObject([
      { err: { message: 'gone' }, msg: expect.stringContaining('last beat') as string },
    ]);
    plan.error = new Error('torn page');
    await expect(heartbeat.close()).rejects.toThrow('torn page');
  });
});

test('subtracts the time in which no server ran', async () => {
  const { heartbeat, plan, settle } = createHeartbeat();
  await settle();
  expect(await heartbeat.subtractUptime(HOUR)).toBe(START - HOUR);
  heartbeat.tick();
  plan.now += 5 * HOUR;
  expect(await heartbeat.subtractUptime(HOUR)).toBe(START - HOUR);
  await heartbeat.close();
});

test('moves the times of a table by a downtime, unless it is paused or its turn has begun since', async () => {
  const { heartbeat, settle, postponed } = createHeartbeat();
  await settle();
  const state: TableState = {
    ...emptyTableState(3, 1, START),
    version: 4,
    clock: { activeSeat: 1, since: START, deadline: START + HOUR, banks: [] },
  };
  const moved = postponed(state, START, START + HOUR);
  expect(moved?.state).toMatchObject({
    ...{ version: 5, clock: { since: START + HOUR, deadline: START + 2 * HOUR } },
  });
  expect(moved?.dueAt).toBe(START + 2 * HOUR);
  expect(postponed({ ...state, pausedAt: START }, START, START + HOUR)).toBeNull();
  const since = (time: number) => ({ ...state, clock: { ...state.clock, since: time } });
  expect(postponed(since(START + HOUR - 9_999), START, START + HOUR)).toBeNull();
  expect(postponed(since(START + HOUR - 10_000), START, START + HOUR)).not.toBeNull();
  // The clock was set back: every turn seems to have begun since.
  expect(postponed(state, START, START - HOUR)?.state.clock.since).toBe(START - HOUR);
  await heartbeat.close();
});
