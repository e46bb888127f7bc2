/** Pages of the lobby from a server with a thousand tables, beside a bare route of the same framework that sends the same bytes. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { OpenTable, Pace } from '@great-fire/protocol';
import { Guest, startTestServer } from '@great-fire/server/testing';
import Koa from 'koa';

export interface LobbyFigures {
  readonly what: string;
  readonly bytes: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly bareMedianMs: number;
  readonly bareP99Ms: number;
}

const TABLES = 1000;
const WARM = 100;
const ASKED = 500;

const SEATS = [3, 4, 5, 6] as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;
const PACES = [
  { clock: { kind: 'none' }, timeOut: 'vote' },
  { clock: { kind: 'friendly', seconds: 90 }, timeOut: 'vote' },
  { clock: { kind: 'days', days: 1 }, timeOut: 'bot-turn' },
] as const satisfies readonly [Pace, ...Pace[]];

const PAGES = [
  ['no filter', ''],
  ['one filter', '&language=de'],
  ['a filter that few fit', '&players=6&pace=slow&bots=yes'],
  [
    'every filter, which none fits',
    '&players=3&hidden=yes&more=yes&cones=100&pace=live&language=fr&bots=yes',
  ],
] as const;

const pick = <T>(list: readonly [T, ...T[]], place: number): T => list[place % list.length] ?? list[0];

function wish(place: number): Partial<OpenTable> {
  return {
    tableName: `Table ${String(place)} in Pudding Lane`,
    seats: pick(SEATS, place),
    options: { hiddenColours: place % 5 === 0, moreDestruction: place % 7 === 0, cones: 65 },
    pace: pick<Pace>(PACES, place >> 2),
    language: pick(LANGUAGES, place >> 1),
    bots: place % 3 === 0 ? ['merchant'] : [],
  };
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${String(answer.status)}`);
  return performance.now() - began;
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Asks both in turn, so that what the machine does meanwhile meets both alike. */
async function measurePage(what: string, url: string): Promise<LobbyFigures> {
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
  for (let count = 0; count < WARM + ASKED; count += 1) {
    const [time, bareTime] = [await timeOf(url), await timeOf(bareUrl)];
    if (count < WARM) continue;
    times.push(time);
    bareTimes.push(bareTime);
  }
  bare.closeAllConnections();
  bare.close();
  times.sort((a, b) => a - b);
  bareTimes.sort((a, b) => a - b);
  return {
    what,
    bytes: Buffer.byteLength(body),
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    bareMedianMs: at(bareTimes, 0.5),
    bareP99Ms: at(bareTimes, 0.99),
  };
}

/** Opens a thousand tables, and asks for pages of fifty with and without filters. */
export async function measureLobby(): Promise<readonly LobbyFigures[]> {
  const server = await startTestServer();
  try {
    for (let place = 0; place < TABLES; place += 1) await new Guest(server.url).open(wish(place));
    const figures: LobbyFigures[] = [];
    for (const [what, query] of PAGES)
      figures.push(await measurePage(what, `${server.url}/api/matches?status=open${query}`));
    return figures;
  } finally {
    await server.stop();
  }
}
