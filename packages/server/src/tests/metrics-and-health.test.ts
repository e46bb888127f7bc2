/** Readiness and metrics for operators. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { version } from '../../package.json';
import {
  PushReceiver,
  TestClient,
  createTestTable,
  playMoves,
  startTestServer,
  withServer,
} from '../../testing';
import { MailReceiver } from '../../testing/mail-receiver';
import { WebhookReceiver } from '../../testing/webhook-receiver';
import { request } from '../../testing/request';

/** Returns the values of a metrics page by name and labels. */
async function scrapeMetrics(url: string | null): Promise<ReadonlyMap<string, number>> {
  if (url === null) throw new Error('No metrics are served');
  const text = await (await request(url)).text();
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );
}

test(
  'counts moves, rejections, latency, sockets and storage on a separate port',
  withServer(
    async ({ url, metricsUrl }) => {
      const party = await createTestTable(url);
      await playMoves(party, 'metrics', 20);
      await party.spectator.socket.move({ type: 'end-actions' });
      await party.spectator.client.request('GET', '/api/matches/nthng22222');
      const metrics = await scrapeMetrics(metricsUrl);
      expect(metrics.get('great_fire_moves_total{outcome="stored"}')).toBeGreaterThanOrEqual(20);
      expect(metrics.get('great_fire_rejections_total{transport="socket",code="not-your-seat"}')).toBe(1);
      expect(metrics.get('great_fire_rejections_total{transport="http",code="not-found"}')).toBe(1);
      expect(metrics.get('great_fire_request_duration_seconds_count{transport="socket",route="move"}')).toBe(
        21,
      );
      expect(
        metrics.get('great_fire_request_duration_seconds_count{transport="http",route="POST /api/matches"}'),
      ).toBe(1);
      expect(metrics.get('great_fire_storage_duration_seconds_count{store="moves",method="commit"}')).toBe(
        metrics.get('great_fire_moves_total{outcome="stored"}'),
      );
      expect(metrics.get('great_fire_sockets_at_tables')).toBe(4);
      // The start of a game puts it into the cache, so a move reads nothing.
      const reads = metrics.get('great_fire_storage_duration_seconds_count{store="moves",method="before"}');
      expect(reads ?? 0).toBeLessThan(20);
      expect(metrics.get('great_fire_storage_up')).toBe(1);
      expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
      expect((await party.spectator.client.request('GET', '/metrics')).status).toBe(404);
      party.close();
    },
    { metrics: true },
  ),
);

test('counts e-mails, pushes and webhook messages by what became of them', async () => {
  const mails = await MailReceiver.start();
  const pushes = await PushReceiver.start();
  const webhooks = await WebhookReceiver.start();
  const server = await startTestServer({ metrics: true, mail: mails.settings('https://fire.example') });
  const table = await createTestTable(server.url);
  const [ann] = table.clients;
  await ann?.request('PUT', '/api/me/email', { address: 'ann@mail.example', language: 'en' });
  await ann?.request('PUT', '/api/me/push', { ...pushes.subscribe('ann'), language: 'en' });
  await ann?.request('POST', '/api/me/notifications/test');
  const webhook = { kind: 'json', url: webhooks.urlOf('/hook') };
  await ann?.request('PUT', `/api/matches/${table.matchId}/webhook`, webhook);
  await ann?.request('POST', `/api/matches/${table.matchId}/webhook/test`);
  const expected = new Map([
    ['great_fire_deliveries_total{channel="email",status="sent"}', 1],
    ['great_fire_deliveries_total{channel="push",status="sent"}', 1],
    ['great_fire_deliveries_total{channel="webhook",status="sent"}', 1],
  ]);
  await waitFor('the counts', async () => {
    const metrics = await scrapeMetrics(server.metricsUrl);
    return [...expected].every(([name, count]) => metrics.get(name) === count);
  });
  table.close();
  await server.stop();
  await Promise.all([mails.stop(), pushes.stop(), webhooks.stop()]);
});

const MONITORING_DIR = join(__dirname, '../../../../docs/examples/monitoring');

test(
  'serves every metric that the alert rules and the dashboard name, and the version',
  withServer(
    async ({ metricsUrl }) => {
      const page = await (await request(metricsUrl ?? '')).text();
      expect(page).toContain(`great_fire_build_info{version="${version}",node="${process.version}"} 1`);
      const texts = ['alerts.yml', 'grafana.json'].map((name) =>
        readFileSync(join(MONITORING_DIR, name), 'utf8'),
      );
      const names = texts.flatMap((text) => text.match(/\b(?:great_fire|nodejs|process)_\w+/g) ?? []);
      const unknown = names.filter((name) => {
        const base = name.replace(/_(?:bucket|count|sum)$/, '');
        return !page.includes(`# TYPE ${base} `) && !page.includes(`# TYPE ${name} `);
      });
      expect(names.length).toBeGreaterThan(15);
      expect(unknown).toEqual([]);
    },
    { metrics: true },
  ),
);

test(
  'is ready while it accepts clients, and healthy while it responds',
  withServer(async ({ url, metricsUrl }) => {
    const guest = new TestClient(url);
    expect((await guest.request('GET', '/readyz')).body).toEqual({ ready: true });
    expect((await guest.request('GET', '/healthz')).body).toEqual({ ok: true });
    expect(metricsUrl).toBeNull();
  }),
);
