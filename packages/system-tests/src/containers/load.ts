/**
 * A load program for a URL: requests of pages and of the API, new tables, and sockets at tables. Runs until its
 * standard input ends, then prints a `LoadReport` as JSON. A program of its own, because Node reads the certificates
 * that it trusts when it starts.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_TABLE, TestClient } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { stopwatch } from '../lib/stopwatch';

export interface LoadReport {
  readonly requests: number;
  readonly sockets: number;
  readonly failures: readonly string[]; // requests that failed, and sockets that did not come back
  readonly slowestRequestMs: number;
  readonly longestAwayMs: number; // longest time of a socket without a connection
}

const SOCKETS = 20;
const PAGE_PAUSE_MS = 20;
const TABLE_PAUSE_MS = 150;
const MAX_CHARS = 200; // of an answer in a failure

const failures: string[] = [];
let requests = 0;
let slowestRequestMs = 0;
let longestAwayMs = 0;
let isEnding = false;

const elapsed = stopwatch();
const addFailure = (text: string) => failures.push(`${(elapsed() / 1000).toFixed(2)} s: ${text}`);

/** Sends a request again and again until the load ends. */
async function repeatRequest(
  label: string,
  send: () => Promise<{ readonly status: number; readonly text: string }>,
  pauseMs: number,
): Promise<void> {
  while (!isEnding) {
    const measure = stopwatch();
    try {
      const { status, text } = await send();
      if (status >= 400)
        addFailure(`${label} was answered with ${String(status)}: ${text.slice(0, MAX_CHARS)}`);
    } catch (error) {
      addFailure(`${label}: ${String(error)}`);
    }
    requests += 1;
    slowestRequestMs = Math.max(slowestRequestMs, measure());
    await wait(pauseMs);
  }
}

/** Fetches a page on a connection that is kept. */
async function fetchPage(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** Opens a table and keeps a socket there. Returns a function that closes it, and adds a failure if it is not connected. */
async function openSocket(url: string, number: number): Promise<() => Promise<void>> {
  const client = new TestClient(url);
  const { match, token } = await client.openTable();
  const { socket } = client.connect({ match: match.id, token, reconnection: true });
  let away: (() => number) | null = null;
  socket.on('disconnect', () => (away = stopwatch()));
  const connected = new Promise<void>((resolve) => {
    socket.on('connect', () => {
      if (away !== null) longestAwayMs = Math.max(longestAwayMs, away());
      away = null;
      resolve();
    });
  });
  await withDeadline(`socket ${String(number)}`, connected);
  return async () => {
    if (!socket.connected) {
      const reconnected = new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
      await withDeadline(`socket ${String(number)} to come back`, reconnected).catch((error: unknown) =>
        addFailure(String(error)),
      );
    }
    socket.disconnect();
  };
}

async function main(): Promise<void> {
  const url = process.argv[2] ?? '';
  const guest = new TestClient(url);
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, (_, number) => openSocket(url, number)));
  const jobs = [
    repeatRequest('GET /', () => fetchPage(url), PAGE_PAUSE_MS),
    repeatRequest('GET / on a new connection', () => guest.request('GET', '/'), PAGE_PAUSE_MS),
    repeatRequest('GET /api/me', () => guest.request('GET', '/api/me'), PAGE_PAUSE_MS),
    repeatRequest(
      'POST /api/matches',
      () => new TestClient(url).request('POST', '/api/matches', DEFAULT_TABLE),
      TABLE_PAUSE_MS,
    ),
  ];
  process.stdout.write('ready\n');
  for await (const chunk of process.stdin) void chunk;
  isEnding = true;
  await Promise.all(jobs);
  await Promise.all(sockets.map((close) => close()));
  const report: LoadReport = {
    ...{ requests, sockets: SOCKETS, failures },
    ...{ slowestRequestMs: Math.round(slowestRequestMs), longestAwayMs: Math.round(longestAwayMs) },
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
