import { TestClient, activePlayer, randomAction, seededRandom, withServer } from '../../testing';
import type { TestSocket } from '../../testing';
import { OPERATIONS } from '../http/openapi/operations';

const START = 1_700_000_000_000;
const MINUTE_MS = 60_000;
const DELAYED = { spectatorPolicy: { access: 'open', delayMinutes: 5 } } as const;

const LISTS = ['open', 'running', 'finished', 'unfinished'].flatMap((status) =>
  [1, 100].map((limit) => `?status=${status}&limit=${String(limit)}`),
);

/** The operations about a table, a person or a list. The others do not depend on a game. */
const OPERATIONS_ABOUT_GAMES = OPERATIONS.filter(
  ({ method, path }) => method === 'get' || path.includes(':match') || path.includes(':person'),
).filter(({ path }) => path.startsWith('/api/') && !path.endsWith('.png'));

const MESSAGES: readonly (readonly [event: string, ...payload: readonly unknown[]])[] = [
  ['sync'],
  ['legal-actions'],
  ['move', { id: 'a-spectator', stateId: 0, action: { type: 'end-actions' } }],
  ['table-command', { type: 'propose-pause' }],
  ['visibility', { hidden: false }],
  ['moderate', { type: 'list-muted' }],
  ['history', { before: 9999, limit: 200 }],
  ['history', { before: 9999, beforeTableEvent: 9999, limit: 200 }],
  ...[1, 2, 100].map((limit) => ['chat-history', { limit }] as const),
  ...[0, 1, 5, 40].map((to) => ['historic-views', { from: 0, to }] as const),
  ['historic-views', { from: 0, to: 0, perspective: 'all-seats' }],
];

/** Sends every request about games as a stranger with a name, and every message at the table. */
async function askEverything(stranger: TestClient, socket: TestSocket, matchId: string) {
  const answers: Record<string, string> = {};
  for (const { method, path } of OPERATIONS_ABOUT_GAMES)
    for (const seat of path.includes(':person') ? [0, 1, 2] : [0])
      for (const query of path === '/api/matches' ? LISTS : ['']) {
        const target = path
          .replace(':match', matchId)
          .replace(':person', `${matchId}.${String(seat)}`)
          .replace(':seat', '2')
          .replace(/:\w+/, `x.${'y'.repeat(43)}`);
        const body = method === 'get' ? undefined : { name: 'Sid', text: '', version: null };
        const { status, text } = await stranger.request(method.toUpperCase(), `${target}${query}`, body);
        answers[`${method} ${target}${query}`] = `${String(status)} ${text}`;
      }
  for (const [event, ...payload] of MESSAGES)
    answers[JSON.stringify([event, ...payload])] = JSON.stringify(
      await socket.emitWithAck(event, ...payload),
    );
  return answers;
}

test.each(['play', 'agreement'] as const)(
  'no request of a delayed spectator shows a substitution, talk or the end of a game by %s before the delay',
  async (end) => {
    let at = START;
    await withServer(
      async ({ url, broadcastDelayed, computeResults }) => {
        const [ann, ben, cat, dan, sid] = Array.from({ length: 5 }, () => new TestClient(url));
        if (!ann || !ben || !cat || !dan || !sid) throw new Error('No clients');
        await sid.openTable({ name: 'Sid', private: true });
        const { id } = (await ann.openTable(DELAYED)).match;
        await ben.joinAndReady(id, 'Ben');
        await cat.joinAndReady(id, 'Cat');
        await ann.start(id);
        const random = seededRandom(`delayed ${end}`);
        const sockets = [ann, ben, cat].map((player) => player.connect({ match: id }));
        const spectator = sid.connect({ match: id });
        const lobby = sid.connect();
        await Promise.all([...sockets, spectator].map((socket) => socket.waitForSync()));
        const playMove = async (): Promise<void> => {
          const { socket, view } = activePlayer({ sockets });
          const { stateId = 0 } = await socket.move(randomAction(view, random));
          await Promise.all(sockets.map((one) => one.waitForState(stateId)));
        };
        for (let count = 0; count < 8; count += 1) await playMove();
        at += 2 * DELAYED.spectatorPolicy.delayMinutes * MINUTE_MS;
        await broadcastDelayed();
        const before = await askEverything(sid, spectator, id);
        const lobbyCount = lobby.frames.length;

        // The clock stands still, so nothing of this may be visible.
        for (const text of ['one', 'two', 'three']) await sockets[1]?.emitWithAck('chat', { text });
        for (let count = 0; count < 8; count += 1) await playMove();
        await sockets[2]?.emitWithAck('table-command', { type: 'leave' });
        sockets[2]?.close();
        expect((await dan.request('POST', `/api/matches/${id}/seats`, { name: 'Dan', seat: 2 })).status).toBe(
          201,
        );
        const replacement = dan.connect({ match: id });
        await replacement.waitForSync();
        sockets[2] = replacement;
        if (end === 'play') while (sockets[0]?.latestSync?.frame?.view.result === null) await playMove();
        else {
          await sockets[0]?.emitWithAck('table-command', { type: 'propose-abort' });
          const proposed = await sockets[0]?.waitUntil(
            'the proposal',
            ({ tableState }) => (tableState?.abortProposal ?? null) !== null,
          );
          const proposal = { id: proposed?.tableState?.abortProposal?.id, agrees: true };
          for (const socket of sockets.slice(1))
            await socket.emitWithAck('table-command', { type: 'answer-abort', ...proposal });
        }
        await computeResults();
        await broadcastDelayed();
        expect(await askEverything(sid, spectator, id)).toEqual(before);
        expect(lobby.frames.slice(lobbyCount).filter((frame) => frame.includes(id))).toEqual([]);

        at += DELAYED.spectatorPolicy.delayMinutes * MINUTE_MS + 1;
        await broadcastDelayed();
        const after = await askEverything(sid, spectator, id);
        const changed = Object.keys(after).filter((request) => after[request] !== before[request]);
        expect(changed).toContain(`get /api/matches/${id}`);
        expect(changed).toContain('["chat-history",{"limit":1}]');
        for (const socket of [...sockets, spectator, lobby]) socket.close();
      },
      { now: () => at },
    )();
  },
);
