/** Receivers that never answer hold places until they time out. They must not keep the messages of others waiting. */
import { waitFor } from '@great-fire/testkit/wait-for';
import pino from 'pino';
import { createTestTable, startTestServer } from '../../testing';
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

test('a silent site gets a third of the places of its channel', async () => {
  const { silent, good, stop } = await startReceivers();
  const storage = sqliteStorage(':memory:');
  let now = 1_000_000; // soon after the fixtures, so that nothing is purged
  const deps = {
    storage,
    now: () => now,
    log: pino({ level: 'silent' }),
    schedule: noopSchedule,
    presence: { presenceAt: () => Promise.resolve(EMPTY_PRESENCE) },
    timeouts: createTimeouts(1_000),
    metrics: { countDelivery: () => undefined },
    hasPictures: false,
  };
  const created = await createNotifications(deps, null, { outboundHttp: 'anywhere', publicUrl: null });
  const { webhook } = created.channels;
  const job = new NotificationJob({
    ...deps,
    channels: { ...created.channels, webhook: { ...webhook, concurrency: 3 } },
    abortRequests: () => undefined,
    pictureUrlOf: () => null,
  });
  for (const [index, id] of ['t1', 't2', 't3', 't4'].entries()) {
    await addStartedMatch(storage, id, index > 0);
    await storage.matches.beginGame(id, newStart());
    const url = id === 't4' ? good.urlOf('/t4').replace('127.0.0.1', 'localhost') : silent.urlOf(`/${id}`);
    await storage.notificationTargets.setWebhook(id, 'ann', { kind: 'json', url }, 1);
  }
  const run = job.runNow();
  await waitFor('the notification of the last table', () => good.received.length > 0);
  await waitFor('the only one at the silent site', () => silent.received.length > 0);
  now += 4_999;
  expect(await storage.notifications.due('webhook', now, 9)).toEqual([]);
  now += 1;
  expect(await storage.notifications.due('webhook', now, 9)).toHaveLength(2);
  expect(silent.received).toHaveLength(1);
  await stop(); // ends the request at the silent site
  await run;
  await job.close();
  await created.notificationJob.close();
  await storage.close();
});
