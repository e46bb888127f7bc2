/** Tests when a notification is sent, sent again, held or dropped. */
import { emptyTableState } from '@great-fire/protocol';
import pino from 'pino';
import { noopSchedule } from '../../testing/noop-schedule';
import type { DeliveryResult } from '../shared/delivery-result';
import { addStartedMatch, newMove, newProgress, newStart } from '../storage/contract-tests/fixtures';
import { EMPTY_PRESENCE } from '../storage/presence';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { NotificationChannel, NotificationContent } from './channel';
import { NOTIFICATION_GRACE_MS, NotificationJob } from './notification-job';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const START = 10_000; // soon after the fixtures, so that nothing is purged
const SENT: DeliveryResult = { status: 'sent' };
const RETRY: DeliveryResult = { status: 'retry', retryAfterMs: null };

/** Returns a server where a running game waits for cat, who is away and has one push target. */
async function createScene() {
  const storage = sqliteStorage(':memory:');
  await addStartedMatch(storage, 'm1');
  await storage.matches.beginGame('m1', newStart());
  const scene = {
    storage,
    now: START,
    result: SENT,
    visibleSeats: [] as number[],
    sent: [] as NotificationContent[],
    unsubscribed: [] as string[],
    advance: async (ms: number): Promise<number> => {
      scene.now += ms;
      await job.runNow();
      return scene.sent.length;
    },
  };
  const none: NotificationChannel = {
    concurrency: 1,
    findTargets: () => Promise.resolve([]),
    findOwner: () => Promise.resolve({ personId: 'cat' }),
    findSite: () => Promise.resolve(null),
    delayFor: () => 0,
    invitationDelayMs: null,
    unsubscribe: (target) => {
      scene.unsubscribed.push(target);
      return Promise.resolve(true);
    },
    send: (_, content) => {
      scene.sent.push(content);
      return Promise.resolve(scene.result);
    },
  };
  const push = {
    ...none,
    findTargets: (personId: string) => Promise.resolve(personId === 'cat' ? ['phone'] : []),
  };
  const job = new NotificationJob({
    storage,
    presence: { presenceAt: () => Promise.resolve({ ...EMPTY_PRESENCE, visibleSeats: scene.visibleSeats }) },
    channels: { push, webhook: none, email: none },
    abortRequests: () => undefined,
    pictureUrlOf: () => null,
    now: () => scene.now,
    log: pino({ level: 'silent' }),
    schedule: noopSchedule,
  });
  return scene;
}

test('prompts the player of a turn once, after the time to look at the table', async () => {
  const scene = await createScene();
  scene.now = 1_003; // when the game began
  expect(await scene.advance(NOTIFICATION_GRACE_MS - 1)).toBe(0);
  expect(await scene.advance(1)).toBe(1);
  expect(scene.sent[0]).toMatchObject({ kind: 'turn', seat: 2, match: { id: 'm1' } });
  expect(await scene.advance(HOUR)).toBe(1);
  expect(scene.unsubscribed).toEqual([]);
});

test('prompts no player who sees the table, and not later either', async () => {
  const scene = await createScene();
  scene.visibleSeats = [2];
  expect(await scene.advance(NOTIFICATION_GRACE_MS)).toBe(0);
  scene.visibleSeats = [];
  expect(await scene.advance(HOUR)).toBe(0);
});

test('tries again after 30 seconds, two minutes and ten minutes, and then no more', async () => {
  const scene = await createScene();
  scene.result = RETRY;
  expect(await scene.advance(NOTIFICATION_GRACE_MS)).toBe(1);
  const counts: number[] = [];
  for (const wait of [29_999, 1, 119_999, 1, 599_999, 1, 10 * HOUR]) counts.push(await scene.advance(wait));
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
});

test('waits as long as the receiver asks, an hour at most, and not less than usual', async () => {
  const scene = await createScene();
  const counts: number[] = [];
  scene.result = { status: 'retry', retryAfterMs: 600 * SECOND };
  counts.push(await scene.advance(NOTIFICATION_GRACE_MS));
  counts.push(await scene.advance(600 * SECOND - 1));
  scene.result = { status: 'retry', retryAfterMs: 5 * SECOND };
  counts.push(await scene.advance(1), await scene.advance(120 * SECOND - 1));
  scene.result = { status: 'retry', retryAfterMs: 5 * HOUR };
  counts.push(await scene.advance(1), await scene.advance(HOUR - 1), await scene.advance(1));
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test.each(['sent', 'rejected', 'unknown', 'gone'] as const)(
  'does not repeat what is %s, and only removes a target that is gone',
  async (status) => {
    const scene = await createScene();
    scene.result = { status };
    expect(await scene.advance(NOTIFICATION_GRACE_MS)).toBe(1);
    expect(await scene.advance(HOUR)).toBe(1);
    expect(scene.unsubscribed).toEqual(status === 'gone' ? ['phone'] : []);
  },
);

test('drops a notification whose turn is over before it could be sent', async () => {
  const scene = await createScene();
  scene.result = RETRY;
  expect(await scene.advance(NOTIFICATION_GRACE_MS)).toBe(1);
  const progress = newProgress({ turn: 5, activeSeat: 0 });
  const move = newMove('m1', 1, {
    progress,
    at: scene.now,
    tableState: { state: emptyTableState(3, 0, scene.now), dueAt: null },
  });
  expect(await scene.storage.moves.commit(move)).toBe('stored');
  expect(await scene.advance(30 * SECOND)).toBe(1);
  expect(await scene.advance(HOUR)).toBe(1);
});

test('holds a notification until the quiet hours of its reader end', async () => {
  const scene = await createScene();
  await scene.storage.notificationTargets.setQuietHours('cat', { from: 0, to: 60, timeZone: 'UTC' });
  expect(await scene.advance(NOTIFICATION_GRACE_MS)).toBe(0);
  scene.now = 0;
  expect(await scene.advance(HOUR - 1)).toBe(0);
  expect(await scene.advance(1)).toBe(1);
});
