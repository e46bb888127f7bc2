/** Measures lobby pages of a server with a thousand tables, against a bare Koa route that sends the same bytes. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { CreateTableInput, TableFilter, TimeControl } from '@great-fire/protocol';
import { TestClient, startTestServer } from '@great-fire/server/testing';
import Koa from 'koa';
import { quantile } from '@great-fire/testkit/statistics';

export interface LobbyResult {
  readonly what: string;
  readonly bytes: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly bareMedianMs: number;
  readonly bareP99Ms: number;
}

const TABLES = 1000;
const WARM_UP_REQUESTS = 100;
const MEASURED_REQUESTS = 500;

const SEATS = [3, 4, 5, 6] as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;
const TIME_CONTROLS = [
  { clock: { kind: 'none' }, timeoutAction: 'vote' },
  { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' },
  { clock: { kind: 'correspondence', days: 1 }, timeoutAction: 'bot-turn' },
] as const satisfies readonly [TimeControl, ...TimeControl[]];

const FILTERS: readonly (readonly [name: string, filter: TableFilter])[] = [
  ['no filter', {}],
  ['one filter', { language: 'de' }],
  ['a filter that few fit', { players: '6', timeControl: 'slow', bots: 'yes' }],
  [
    'every filter, which none fits',
    {
      ...{ players: '3', hiddenColours: 'yes', moreDestruction: 'yes', cones: '100' },
      ...{ timeControl: 'live', language: 'fr', bots: 'yes' },
    },
  ],
];

const pick = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

function tableRequest(index: number): Partial<CreateTableInput> {
  return {
    tableName: `Table ${String(index)} in Pudding Lane`,
    players: pick(SEATS, index),
    options: { hiddenColours: index % 5 === 0, moreDestruction: index % 7 === 0, cones: 65 },
    timeControl: pick<TimeControl>(TIME_CONTROLS, index >> 2),
    language: pick(LANGUAGES, index >> 1),
    bots: index % 3 === 0 ? ['merchant'] : [],
  };
}

async function timeRequest(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${String(answer.status)}`);
  return performance.now() - startedAt;
}

/** Alternates requests to both routes, so that noise of the machine affects both equally. */
async function measurePage(what: string, url: string): Promise<LobbyResult> {
  const body = await (await fetch(url)).text();
  const app = new Koa();
  app.use((ctx) => {
    ctx.type = 'application/json';
    ctx.body = body;
  });
  const bare = app.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://127.0.0.1:${String((bare.address() as AddressInfo).port)}/`;
  const [times, bareTimes]: [number[], number[]] = [[], []];
  for (let count = 0; count < WARM_UP_REQUESTS + MEASURED_REQUESTS; count += 1) {
    const [time, bareTime] = [await timeRequest(url), await timeRequest(bareUrl)];
    if (count < WARM_UP_REQUESTS) continue;
    times.push(time);
    bareTimes.push(bareTime);
  }
  bare.closeAllConnections();
  bare.close();
  return {
    what,
    bytes: Buffer.byteLength(body),
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    bareMedianMs: quantile(bareTimes, 0.5),
    bareP99Ms: quantile(bareTimes, 0.99),
  };
}

/** Opens a thousand tables and requests pages of fifty with and without filters. */
export async function measureLobby(): Promise<readonly LobbyResult[]> {
  const server = await startTestServer();
  try {
    for (let index = 0; index < TABLES; index += 1)
      await new TestClient(server.url).openTable(tableRequest(index));
    const results: LobbyResult[] = [];
    for (const [what, filter] of FILTERS) {
      const query = new URLSearchParams({ status: 'open', ...filter });
      results.push(await measurePage(what, `${server.url}/api/matches?${query.toString()}`));
    }
    return results;
  } finally {
    await server.stop();
  }
}
