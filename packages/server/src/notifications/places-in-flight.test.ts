/** Tests how many notifications are in flight at once: of a channel, of a site, and tests. */
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { noopSchedule } from '../../testing/noop-schedule';
import { addStartedMatch, newStart } from '../storage/contract-tests/fixtures';
import type { NotificationChannelName } from '../storage/notifications';
import { EMPTY_PRESENCE } from '../storage/presence';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import type { NotificationChannel } from './channel';
import { NOTIFICATION_GRACE_MS, NotificationJob } from './notification-job';

const START = 1_000_000; // soon after the fixtures, so that nothing is purged

/** A channel whose receivers answer when the test says so. A target `a1` is at the site `a`. */
class HeldChannel implements NotificationChannel {
  readonly inFlight: string[] = [];
  private readonly answers: (() => void)[] = [];

  constructor(
    readonly concurrency: number,
    private readonly targets: readonly string[],
  ) {}

  findTargets = () => Promise.resolve(this.targets);
  findOwner = () => Promise.resolve({ personId: 'cat' });
  findSite = (target: string) => Promise.resolve(target.charAt(0));
  delayFor = () => 0;
  invitationDelayMs = null;
  unsubscribe = () => Promise.resolve(true);
  send = (target: string) =>
    new Promise<{ readonly status: 'sent' }>((resolve) => {
      this.inFlight.push(target);
      this.answers.push(() => resolve({ status: 'sent' }));
    });

  answerAll(): void {
    this.inFlight.length = 0;
    for (const answer of this.answers.splice(0)) answer();
  }
}

/** Returns the job of a server where a running game waits for cat, who is away. */
async function createScene(push: HeldChannel) {
  const storage = sqliteStorage(':memory:');
  await addStartedMatch(storage, 'm1');
  await storage.matches.beginGame('m1', newStart());
  const none = new HeldChannel(1, []);
  let now = START + NOTIFICATION_GRACE_MS;
  const channels: Record<NotificationChannelName, NotificationChannel> = { push, webhook: none, email: none };
  const job = new NotificationJob({
    storage,
    presence: { presenceAt: () => Promise.resolve(EMPTY_PRESENCE) },
    channels,
    abortRequests: () => undefined,
    pictureUrlOf: () => null,
    now: () => now,
    log: pino({ level: 'silent' }),
    schedule: noopSchedule,
  });
  const advance = (ms: number): void => {
    now += ms;
  };
  return { job, advance };
}

const busy = { body: { code: 'too-many-requests', retryAfterSeconds: 10 } };

test('a channel has no more in flight than it may, and sends the others later', async () => {
  const push = new HeldChannel(2, ['a1', 'b1', 'c1']);
  const { job, advance } = await createScene(push);
  const first = job.runNow();
  await waitFor('two notifications', () => push.inFlight.length >= 2);
  expect(push.inFlight).toHaveLength(2);
  push.answerAll();
  await first;
  const second = job.runNow();
  await waitFor('the third one', () => push.inFlight.length > 0);
  push.answerAll();
  await second;
  advance(1_000);
  await job.runNow();
  expect(push.inFlight).toEqual([]);
});

test('a site has a third of the places, and gets the next after five seconds', async () => {
  const push = new HeldChannel(6, ['a1', 'a2', 'a3', 'b1']);
  const { job, advance } = await createScene(push);
  const first = job.runNow();
  await waitFor('the other site', () => push.inFlight.includes('b1'));
  expect(push.inFlight.filter((target) => target.startsWith('a'))).toHaveLength(2);
  push.answerAll();
  await first;
  advance(4_999);
  await job.runNow();
  expect(push.inFlight).toEqual([]);
  advance(1);
  const later = job.runNow();
  await waitFor('the third of the site', () => push.inFlight.length > 0);
  push.answerAll();
  await later;
});

test('tests have ten places, and two for a site', async () => {
  const push = new HeldChannel(40, []);
  const { job } = await createScene(push);
  const send = (target: string) => job.sendTestTo('push', target);
  await send('a1');
  await send('a2');
  await expect(send('a3')).rejects.toMatchObject(busy);
  for (const site of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await send(`${site}1`);
  expect(push.inFlight).toHaveLength(10);
  await expect(send('j1')).rejects.toMatchObject(busy);
  push.answerAll();
  await job.runNow(); // waits for the end of the tests
  await send('a3');
  await send('j1');
  push.answerAll();
  await job.close();
});

test('tests take no place of a notification to the same site', async () => {
  const push = new HeldChannel(1, ['a1']);
  const { job } = await createScene(push);
  await job.sendTestTo('push', 'a2');
  const run = job.runNow();
  await waitFor('the notification', () => push.inFlight.includes('a1'));
  push.answerAll();
  await run;
});

test('a test to all targets of a person is refused only if none of them may get one', async () => {
  const push = new HeldChannel(40, ['a1', 'a2', 'a3']);
  const { job } = await createScene(push);
  const counted: string[] = [];
  const consume = (target: string) => {
    counted.push(target);
    return Promise.resolve();
  };
  expect(await job.sendTest('cat', consume)).toBe(3);
  expect(counted).toEqual(['a1', 'a2', 'a3']);
  expect(push.inFlight).toEqual(['a1', 'a2']);
  await expect(job.sendTest('cat', consume)).rejects.toMatchObject(busy);
  const bug = new TypeError('a bug');
  await expect(job.sendTest('cat', () => Promise.reject(bug))).rejects.toBe(bug);
  push.answerAll();
  await job.close();
  expect(await (await createScene(new HeldChannel(40, []))).job.sendTest('cat', consume)).toBe(0);
});
