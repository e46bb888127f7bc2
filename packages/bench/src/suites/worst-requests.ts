/** Measures how long each request holds the event loop, at the largest table and person that the bounds allow. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { STANDARD_OPTIONS, type MatchSetup } from '@great-fire/game';
import { isDecision, type MatchLogEntry } from '@great-fire/game/record';
import { seedFromName, simulateLongLog } from '@great-fire/game/testing';
import {
  CHAT_MAX,
  HISTORIC_VIEWS_MAX,
  LOG_ROWS_MAX,
  NOTE_MAX,
  TAKEBACKS_MAX,
  type SeatClaim,
  type Sync,
} from '@great-fire/protocol';
import {
  DEFAULT_TABLE,
  TestClient,
  TestSocket,
  WORST_GROUP,
  WORST_HANDLE,
  controlSocketPath,
  fillHistory,
  fillWorstPerson,
  sendCommand,
} from '@great-fire/server/testing';
import { LoopWatch } from '../lib/loop-watch';
import { getPooledGame } from '../lib/game-pool';
import { createDataDir, seedFile, startBuiltServer } from '../targets/product';

const PLAYERS = 6;
const HISTORY = { games: 20_000, persons: 2_000, liveTables: 500 };
const REPEATS = 5;
const SETTLE_MS = 300; // after a request, until what it started is over
const IDLE_MS = 2_000;
const ROWS_LEFT = 10; // until the end of the running game
const CROWD = 500; // spectators of one table: the sockets that an address may have
const LONG_QUERY = 'a&'.repeat(7_500); // as long as the headers of a request may be
const TAKEN_BACK = 40; // decisions by the first of the measured takebacks, one more by each further one

/** A request and what has to happen before it, which is not measured. */
interface Measured {
  readonly prepare?: () => Promise<void>;
  readonly send: () => Promise<void>;
  readonly repeats?: number;
}

interface WorstRequest {
  readonly name: string;
  readonly longestMs: number; // least of the repeats: other processes lengthen the rest
  readonly ms: number; // until the answer, median
}

export interface WorstRequests {
  readonly rows: number; // of the longest log
  readonly takebacks: number;
  readonly idleMs: number;
  readonly requests: readonly WorstRequest[];
}

export async function measureWorstRequests(): Promise<WorstRequests> {
  const folder = createDataDir();
  const file = join(folder, 'great-fire.db');
  const log = simulateWorstLog();
  const finishedGame = getPooledGame(PLAYERS, 0);
  const table = { ...worstSetup(), players: PLAYERS } as const;
  const { seeded } = await seedFile(file, [
    { ...table, playedLog: log },
    { ...table, playedLog: log.slice(0, -ROWS_LEFT) },
    { ...table, playedLog: beforeLastTakebacks(log) },
    { ...finishedGame, playedLog: finishedGame.moves },
    { ...finishedGame, playedLog: finishedGame.moves.slice(0, 30) },
  ]);
  const [finished = '', running = '', restless = '', shortFinished = '', shortRunning = ''] = seeded.map(
    ({ matchId }) => matchId,
  );
  const now = Date.now();
  await fillHistory(file, { finished: [shortFinished], running: [shortRunning] }, HISTORY, now);
  const key = fillWorstPerson(file, [finished, running], now);
  const server = await startBuiltServer({ DATABASE_FILE: file, ...LoopWatch.settings(folder) });
  const watch = new LoopWatch(server.pid, folder);
  const url = `http://127.0.0.1:${String(server.port)}`;
  const cookie = `session=${key}`;
  const get = (path: string) => async (): Promise<void> => {
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  };
  const write = async (method: string, path: string, body?: object): Promise<string> => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text;
  };
  const connect = (match: string): TestSocket => new TestSocket(url, { match, cookie });
  const [atFinished, atRunning] = [connect(finished), connect(running)];
  const connectSeats = (match: string) =>
    (seeded.find(({ matchId }) => matchId === match)?.tokens ?? []).map(
      (token) => new TestSocket(url, { match, token }),
    );
  const movers = connectSeats(running);
  const owners = connectSeats(restless);
  const crowdedPlayers = connectSeats(shortRunning);
  const sockets = [atFinished, atRunning, ...movers, ...owners, ...crowdedPlayers];
  const send = (socket: TestSocket, event: string, payload?: unknown) => async (): Promise<void> => {
    const ack = await (payload === undefined
      ? socket.emitWithAck(event)
      : socket.emitWithAck(event, payload));
    if (!ack.ok) throw new Error(`${event}: ${JSON.stringify(ack)}`);
  };
  /** Asks for other views each time. */
  const views = (socket: TestSocket, perspective?: 'all-seats') => {
    let to = log.length - ROWS_LEFT;
    return async (): Promise<void> => {
      to -= 1;
      const range = { from: to - HISTORIC_VIEWS_MAX + 1, to };
      await send(socket, 'historic-views', { ...range, ...(perspective && { perspective }) })();
    };
  };
  let nextRow = log.length - ROWS_LEFT;
  const move = async (): Promise<void> => {
    const entry = log[nextRow];
    if (entry === undefined || !isDecision(entry)) throw new Error(`Row ${String(nextRow)} is no move`);
    const mover = movers[entry.seat];
    if (mover === undefined) throw new Error(`Nobody has seat ${String(entry.seat)}`);
    nextRow += 1;
    const { ok } = await mover.move(entry.action, nextRow - 1);
    if (!ok) throw new Error(`${entry.action.type} was refused`);
    await Promise.all(movers.map((socket) => socket.waitForState(nextRow)));
  };
  let takebackId = 0;
  let takenBack = TAKEN_BACK;
  const [proposer, ...others] = owners;
  const lastToAgree = others.pop();
  if (proposer === undefined || lastToAgree === undefined) throw new Error('Nobody sits there');
  const agree = (socket: TestSocket) =>
    send(socket, 'table-command', { type: 'respond', id: takebackId, agrees: true })();
  const rowsBefore = beforeLastTakebacks(log).length;
  const proposeTakeback = async (): Promise<void> => {
    await send(proposer, 'table-command', {
      type: 'propose',
      kind: 'takeback',
      toStateId: rowsBefore - takenBack,
    })();
    takenBack += 1;
    const idOf = ({ tableState }: Sync) =>
      tableState?.proposals.find(({ kind }) => kind === 'takeback')?.id ?? 0;
    takebackId = idOf(await proposer.waitUntil('the proposal', (sync) => idOf(sync) > 0));
    for (const socket of others) await agree(socket);
  };
  let count = 0;
  const writeNote = async (): Promise<void> => {
    const text = String((count += 1)).padEnd(NOTE_MAX, 'x');
    await write('PUT', `/api/matches/${finished}/note`, { text });
  };
  const bots = Array<'apprentice'>(PLAYERS - 1).fill('apprentice');
  const openTable = async () => {
    const client = new TestClient(url);
    const body = { ...DEFAULT_TABLE, players: PLAYERS, bots };
    return { client, id: (await client.request<SeatClaim>('POST', '/api/matches', body)).body.match.id };
  };
  let groupTable = '';
  const openGroupTable = async (): Promise<void> => {
    if (groupTable !== '') await write('DELETE', `/api/matches/${groupTable}/seats/0`);
    const table = { ...DEFAULT_TABLE, players: PLAYERS, group: WORST_GROUP };
    groupTable = (JSON.parse(await write('POST', '/api/matches', table)) as SeatClaim).match.id;
  };
  let waiting: Awaited<ReturnType<typeof openTable>> | null = null;
  const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const crowd: TestSocket[] = [];
  const gatherCrowd = async (): Promise<void> => {
    while (crowd.length < CROWD) {
      crowd.push(...Array.from({ length: CROWD / 20 }, () => new TestSocket(url, { match: shortRunning })));
      await Promise.all(crowd.map((socket) => socket.waitForSync()));
    }
  };
  const [crowdedPlayer] = crowdedPlayers;
  if (crowdedPlayer === undefined) throw new Error('Nobody sits there');
  const proposeAndWithdraw = async (): Promise<void> => {
    await send(crowdedPlayer, 'table-command', { type: 'propose', kind: 'abort' })();
    const idOf = ({ tableState }: Sync) => tableState?.proposals[0]?.id ?? 0;
    const id = idOf(await crowdedPlayer.waitUntil('the proposal', (sync) => idOf(sync) > 0));
    await send(crowdedPlayer, 'table-command', { type: 'respond', id, agrees: false })();
    await crowdedPlayer.waitUntil('its end', (sync) => idOf(sync) === 0);
  };
  const connectAnew = (match: string) => async (): Promise<void> => {
    const socket = new TestSocket(url, { match, cookie });
    await socket.waitForSync();
    socket.close();
  };
  try {
    await Promise.all(sockets.map((socket) => socket.waitForSync()));
    const requests: Readonly<Record<string, (() => Promise<void>) | Measured>> = {
      'connect, running': connectAnew(running),
      'connect, finished': connectAnew(finished),
      sync: send(atRunning, 'sync'),
      'history, 200 rows': send(atFinished, 'history', { before: log.length - 400, limit: 200 }),
      'historic views, running': views(atRunning),
      'historic views, all seats': views(atFinished, 'all-seats'),
      'legal actions': send(atRunning, 'legal-actions'),
      'chat history': send(atRunning, 'chat-history', { limit: 100 }),
      record: get(`/api/matches/${finished}/record`),
      table: get(`/api/matches/${running}`),
      'table notes': get(`/api/matches/${finished}/notes`),
      'link preview, page': get(`/table/${finished}`),
      'link preview, image': get(`/api/matches/${finished}/preview.png`),
      'query of many fields': async () =>
        void (await (await fetch(`${url}/api/matches?${LONG_QUERY}`)).text()),
      'open tables': get('/api/matches?status=open&limit=100'),
      'past games, with bots': get('/api/matches?status=finished&bots=yes&limit=100'),
      'past games, no match': get('/api/matches?status=finished&language=fr&limit=100'),
      me: get('/api/me'),
      devices: get('/api/me/devices'),
      'notes and blocks': get('/api/me/blocks-and-notes'),
      'export of my data': get('/api/me/data'),
      profile: get(`/api/people/${WORST_HANDLE}`),
      'games of a profile': get(`/api/people/${WORST_HANDLE}/games?limit=50`),
      leaderboard: get('/api/leaderboard'),
      'my groups': get('/api/groups'),
      group: get(`/api/groups/${WORST_GROUP}`),
      'tables of a group': get(`/api/groups/${WORST_GROUP}/tables?limit=50`),
      'standings of a group': get(`/api/groups/${WORST_GROUP}/standings`),
      'table for a group': openGroupTable,
      'recent players': async () => get(`/api/matches/${groupTable}/recent-players`)(),
      move,
      'takeback, the last consent': { prepare: proposeTakeback, send: () => agree(lastToAgree) },
      'chat line': send(atRunning, 'chat', { text: 'x'.repeat(CHAT_MAX) }),
      [`table commands, ${String(CROWD)} spectators`]: { prepare: gatherCrowd, send: proposeAndWithdraw },
      [`chat line, ${String(CROWD)} spectators`]: send(crowdedPlayer, 'chat', { text: 'x'.repeat(CHAT_MAX) }),
      'note on a table': writeNote,
      'open a table': async () => void (await openTable()),
      'start of a game': {
        prepare: async () => void (waiting = await openTable()),
        send: async () => waiting?.client.start(waiting.id),
      },
      rename: async () => void (await write('PUT', '/api/me', { name: `Ann ${String((count += 1))}` })),
      'export of the server': {
        repeats: 1,
        send: async () => void (await sendCommand(controlSocketPath(file), { command: 'export' }, discard())),
      },
      'erasure of my data': { repeats: 1, send: async () => void (await write('DELETE', '/api/me')) },
    };
    await wait(IDLE_MS);
    await watch.takeLongestMs();
    await wait(IDLE_MS);
    const idleMs = await watch.takeLongestMs();
    const measured: WorstRequest[] = [];
    for (const [name, request] of Object.entries(requests))
      measured.push(
        await measureRequest(name, typeof request === 'function' ? { send: request } : request, watch),
      );
    return {
      rows: log.length,
      takebacks: log.filter((entry) => !isDecision(entry)).length,
      idleMs,
      requests: measured,
    };
  } finally {
    for (const socket of [...sockets, ...crowd]) socket.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function worstSetup(): MatchSetup {
  return { players: PLAYERS, options: STANDARD_OPTIONS, seed: seedFromName('worst requests'), entropies: [] };
}

/** Plays the longest game: every undo of every turn, every takeback, and rows up to the bound. */
function simulateWorstLog() {
  return simulateLongLog(worstSetup(), {
    undoChance: 1,
    takebackChance: TAKEBACKS_MAX / LOG_ROWS_MAX,
    takebacks: TAKEBACKS_MAX,
    leastKept: PLAYERS,
    rows: LOG_ROWS_MAX,
  });
}

/** Returns the log up to a takeback, so that as many are left as are measured. */
function beforeLastTakebacks(log: readonly MatchLogEntry[]): readonly MatchLogEntry[] {
  const rows = log.flatMap((entry, row) => (isDecision(entry) ? [] : [row]));
  return log.slice(0, rows[TAKEBACKS_MAX - REPEATS]);
}

async function measureRequest(
  name: string,
  { prepare, send, repeats = REPEATS }: Measured,
  watch: LoopWatch,
): Promise<WorstRequest> {
  const longest: number[] = [];
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    await prepare?.();
    await wait(SETTLE_MS);
    await watch.takeLongestMs();
    const startedAt = performance.now();
    await send();
    times.push(performance.now() - startedAt);
    await wait(SETTLE_MS);
    longest.push(await watch.takeLongestMs());
  }
  times.sort((one, other) => one - other);
  return { name, longestMs: Math.min(...longest), ms: times[Math.floor(repeats / 2)] ?? 0 };
}
