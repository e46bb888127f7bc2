/** Readiness and metrics for operators. */
import { TestClient, createTestTable, playMoves, withServer } from '../../testing';
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
  'counts moves, rejections, latency, sockets, matches, queue and storage on a separate port',
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
      expect(metrics.get('great_fire_matches_in_memory')).toBe(1);
      expect(metrics.get('great_fire_cache_hits_total{cache="matches"}')).toBeGreaterThanOrEqual(20);
      // The start of a game puts it into the cache, so a move reads nothing.
      expect(metrics.get('great_fire_cache_misses_total{cache="matches"}')).toBeLessThan(20);
      expect(metrics.get('great_fire_cache_evictions_total{cache="matches"}')).toBe(0);
      expect(metrics.get('great_fire_cache_bytes{cache="matches"}')).toBeGreaterThan(20_000);
      expect(metrics.get('great_fire_cache_bytes{cache="move-ids"}')).toBeGreaterThan(400);
      expect(metrics.get('great_fire_moves_in_progress')).toBe(0);
      expect(metrics.get('great_fire_storage_up')).toBe(1);
      expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
      expect((await party.spectator.client.request('GET', '/metrics')).status).toBe(404);
      party.close();
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
