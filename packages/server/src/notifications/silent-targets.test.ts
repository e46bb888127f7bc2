/** Receivers that never answer hold places until they time out. They must not keep the messages of others waiting. */
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { createTestTable, startTestServer, type Storage } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { noopSchedule } from '../../testing/noop-schedule';
import { WebhookReceiver } from '../../testing/webhook-receiver';
import { addStartedMatch, newStart } from '../storage/contract-tests/fixtures';
import { EMPTY_PRESENCE } from '../storage/presence';
import { sqliteStorage } from '../storage/sqlite/sqlite-storage';
import { createTimeouts } from '../config/timeouts';
import { createNotifications } from './create-notifications';
import { NotificationJob } from './notification-job';

async function startReceivers() {
  const [silent, good] = [await WebhookReceiver.start(), await WebhookReceiver.start()];
  silent.isSilent = true;
  return { silent, good, stop: () => Promise.all([silent.stop(), good.stop()]) };
}

test('a target gets one test a minute', async () => {
  const { good, stop } = await startReceivers();
  const server = await startTestServer({ rateLimitScale: 1 });
  const { clients, matchId, close } = await createTestTable(server.url);
  const [host] = clients;
  await host?.request('PUT', `/api/matches/${matchId}/webhook`, { kind: 'json', url: good.urlOf('/hook') });
  const send = async () => (await host?.request('POST', `/api/matches/${matchId}/webhook/test`))?.status;
  expect([await send(), await send(), await send()]).toEqual([202, 429, 429]);
  await waitFor('the test', () => good.received.length > 0);
  expect(good.received).toHaveLength(1);
  close();
  await server.stop();
  await stop();
});

/** `concurrency`: the places for webhooks. */
async function createJob(concurrency: number) {
  const opened = sqliteStorage(':memory:');
  const unreadable = new Set<string>(); // tables
  const storage: Storage = {
    ...opened,
    matches: {
      ...opened.matches,
      find: (id) => (unreadable.has(id) ? Promise.reject(new Error('torn page')) : opened.matches.find(id)),
    },
  };
  const clock = { now: 1_000_000 }; // soon after the fixtures, so that nothing is purged
  const log = new LogCapture();
  const deps = {
    storage,
    now: () => clock.now,
    log: pino({ level: 'error' }, log),
    schedule: noopSchedule,
    presence: { presenceAt: () => Promise.resolve(EMPTY_PRESENCE) },
    timeouts: createTimeouts(1_000),
    metrics: { countDelivery: () => undefined },
    hasPictures: false,
  };
  const created = await createNotifications(deps, null, { outboundHttp: 'anywhere', publicUrl: null });
  const webhook = { ...created.channels.webhook, concurrency };
  const job = new NotificationJob({
    ...deps,
    channels: { ...created.channels, webhook },
    abortRequests: () => undefined,
    pictureUrlOf: () => null,
  });
  const close = async () => {
    await job.close();
    await created.notificationJob.close();
    await storage.close();
  };
  return { job, storage, clock, log, webhook, unreadable, close };
}

test('a silent site gets a third of the places of its channel', async () => {
  const { silent, good, stop } = await startReceivers();
  const { job, storage, clock, close } = await createJob(3);
  for (const [index, id] of ['t1', 't2', 't3', 't4'].entries()) {
    await addStartedMatch(storage, id, index > 0);
    await storage.matches.beginGame(id, newStart());
    const url = id === 't4' ? good.urlOf('/t4').replace('127.0.0.1', 'localhost') : silent.urlOf(`/${id}`);
    await storage.notificationTargets.setWebhook(id, 'ann', { kind: 'json', url }, 1);
  }
  const run = job.runNow();
  await waitFor('the notification of the last table', () => good.received.length > 0);
  await waitFor('the only one at the silent site', () => silent.received.length > 0);
  clock.now += 4_999;
  expect(await storage.notifications.due('webhook', clock.now, 9)).toEqual([]);
  clock.now += 1;
  expect(await storage.notifications.due('webhook', clock.now, 9)).toHaveLength(2);
  expect(silent.received).toHaveLength(1);
  await stop(); // ends the request at the silent site
  await run;
  await close();
});

test('a notification whose table cannot be read keeps no other waiting, and is not tried again', async () => {
  const { good, stop } = await startReceivers();
  const { job, storage, clock, log, webhook, unreadable, close } = await createJob(0);
  for (const id of ['t1', 't2']) {
    await addStartedMatch(storage, id, id === 't2');
    await storage.matches.beginGame(id, newStart());
    await storage.notificationTargets.setWebhook(id, 'ann', { kind: 'json', url: good.urlOf(`/${id}`) }, 1);
  }
  await job.runNow();
  expect(await storage.notifications.due('webhook', clock.now, 9)).toHaveLength(2);
  const [first] = await storage.notifications.due('webhook', clock.now, 1);
  unreadable.add(first?.subjectId ?? '');
  webhook.concurrency = 3;
  await job.runNow();
  expect(good.received).toHaveLength(1);
  expect(await log.waitFor('a notification failed')).toBe(1);
  expect(await storage.notifications.due('webhook', clock.now, 9)).toEqual([]);
  await close();
  await stop();
});
