import type { LegalActions } from '@great-fire/protocol';
import { ENGINE } from '@great-fire/game/engine';
import { startInProcessServer, type MemoryConnection } from '../../testing';
import {
  enterTable,
  playInProcess,
  seatPlayersInProcess,
  startGameInProcess,
} from '../../testing/game-in-process';
import { LogCapture } from '../../testing/log-capture';
import { seededRandom } from '../../testing/seeded-random';

const NOW = 1_700_000_000_000;

async function startGame(moves = 0) {
  const log = new LogCapture();
  const server = startInProcessServer({ now: () => NOW, log, logLevel: 'debug' });
  const { matchId, keys } = await startGameInProcess(server);
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enterTable(server, key, matchId));
  const spectator = await enterTable(server, null, matchId);
  if (moves > 0) await playInProcess(server, matchId, moves, seededRandom('handlers'));
  await server.whenIdle();
  const state = () => {
    const match = server.matches.peek(matchId);
    if (match === null) throw new Error('The game has not begun');
    return match.state;
  };
  return { server, log, matchId, players, spectator, state };
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error('There is nobody');
  return item;
}

test('moves for the seat of the socket, answers with the next state, and logs it for the host of the server', async () => {
  const { server, log, matchId, players, state } = await startGame();
  const { stateId, game } = state();
  const { seat } = game.turn;
  const socket = at(players, seat);
  const { actions } = (await socket.emitWithAck('legal-actions')) as unknown as LegalActions;
  const [action] = actions;
  const move = { id: 'move-of-a-test', stateId, action };
  const next = stateId + 1;
  expect(
    await at(players, (seat + 1) % 3).emitWithAck('move', { ...move, id: 'of-another-seat' }),
  ).toMatchObject({
    ok: false,
    code: 'illegal-move',
  });
  expect(await socket.emitWithAck('move', move)).toEqual({ ok: true, stateId: next });
  expect(await socket.emitWithAck('move', move)).toEqual({ ok: true, stateId: next });
  const [line] = log.linesContaining('"msg":"move"');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, seat, type: action?.type, stateId: next });
  await server.stop();
});

test('a spectator can neither move, nor command, nor ask for legal actions', async () => {
  const { server, spectator } = await startGame();
  const move = { id: 'move-of-a-test', stateId: 0, action: { type: 'end-actions' } };
  expect(await spectator.emitWithAck('move', move)).toMatchObject({ code: 'not-your-seat', ok: false });
  const command = { type: 'propose', kind: 'pause' };
  const refused = await spectator.emitWithAck('table-command', command);
  expect(refused).toMatchObject({ code: 'not-your-seat', ok: false });
  expect(await spectator.emitWithAck('legal-actions')).toMatchObject({ code: 'not-your-seat' });
  await server.stop();
});

test('a server that stops takes no move any more', async () => {
  const { server, players, state } = await startGame();
  const { stateId, game } = state();
  const socket = at(players, game.turn.seat);
  const rejected: unknown[] = [];
  server.lifecycle.onStop('stopping', 'a move', async () => {
    const move = { id: 'move-of-a-test', stateId, action: { type: 'end-actions' } };
    rejected.push(await socket.emitWithAck('move', move));
  });
  await server.stop();
  expect(rejected).toMatchObject([{ ok: false, code: 'shutting-down' }]);
});

test('executes a table command for the seat of the socket, and logs it', async () => {
  const { server, log, matchId, players } = await startGame();
  const command = { type: 'propose', kind: 'pause' };
  expect(await at(players, 1).emitWithAck('table-command', command)).toEqual({ ok: true });
  expect((await server.storage.matches.find(matchId))?.tableState?.proposals).toMatchObject([
    { by: 1, kind: 'pause' },
  ]);
  const [line] = log.linesContaining('table command');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, seat: 1, command: 'propose' });
  await server.stop();
});

test('answers a sync of the own seat, and of no seat at a table that is gone', async () => {
  const { server, matchId, players, spectator } = await startGame();
  expect(await at(players, 2).emitWithAck('sync')).toMatchObject({
    ok: true,
    sync: { mySeat: 2, match: { id: matchId }, frame: { view: { viewer: 2 } } },
  });
  expect(await spectator.emitWithAck('sync')).toMatchObject({ sync: { mySeat: null } });
  server.rooms.close(); // before the table goes, so that its sockets stay
  await server.storage.matches.remove(matchId);
  expect(await spectator.emitWithAck('sync')).toMatchObject({ ok: false, code: 'not-found' });
  await server.stop();
});

test('pages of the log have what the own seat may see, and the table events before one of them', async () => {
  const { server, matchId, players, spectator, state } = await startGame(40);
  for (const [seat, player] of players.entries()) {
    expect(await player.emitWithAck('table-command', { type: 'propose', kind: 'pause' })).toEqual({
      ok: true,
    });
    const [other] = players.filter((_, index) => index !== seat);
    const tableState = server.matches.peek(matchId)?.tableState;
    const id = tableState?.proposals[0]?.id;
    expect(await other?.emitWithAck('table-command', { type: 'respond', id, agrees: false })).toEqual({
      ok: true,
    });
  }
  const { stateId } = state();
  const page = (line: MemoryConnection, query: object) =>
    line.emitWithAck('history', query) as unknown as Promise<{
      readonly log: readonly { readonly stateId: number; readonly events: readonly object[] }[];
      readonly tableLog: readonly { readonly id: number }[];
    }>;
  const first = await page(at(players, 0), { before: stateId + 1, limit: 5 });
  expect(first.log.map((entry) => entry.stateId)).toEqual([4, 3, 2, 1, 0].map((back) => stateId - back));
  expect(first.tableLog).toEqual([]);
  const own = await page(at(players, 0), { before: stateId + 1, limit: 200 });
  const watched = await page(spectator, { before: stateId + 1, limit: 200 });
  expect(own.log.length).toBe(watched.log.length);
  expect(own.log).not.toEqual(watched.log); // a drawn card
  const events = await page(spectator, { before: 0, beforeTableEvent: 1_000_000, limit: 2 });
  expect(events.log).toEqual([]);
  expect(events.tableLog).toHaveLength(2);
  const earlier = await page(spectator, {
    ...{ before: 0, limit: 2 },
    beforeTableEvent: events.tableLog[0]?.id ?? 0,
  });
  expect(earlier.tableLog.every(({ id }) => id < (events.tableLog[0]?.id ?? 0))).toBe(true);
  await server.stop();
});

test('shows earlier views of the own seat, and those of others only after the end', async () => {
  const { server, matchId, players, spectator, state } = await startGame(10);
  const range = { from: 1, to: 3 };
  const viewerOf = async (line: MemoryConnection, query: object) => {
    const answer = await line.emitWithAck('historic-views', query);
    if (!answer.ok) return answer.code;
    const { historicViews } = answer as unknown as {
      readonly historicViews: { readonly first: { readonly own: object | null } };
    };
    return historicViews.first.own === null ? 'spectator' : 'own';
  };
  expect([await viewerOf(at(players, 1), range), await viewerOf(spectator, range)]).toEqual([
    'own',
    'spectator',
  ]);
  for (const perspective of [0, 1, 'spectator', 'all-seats'])
    expect(await viewerOf(at(players, 1), { ...range, perspective })).toBe('not-finished');
  expect(await viewerOf(spectator, { from: 1, to: state().stateId + 1 })).toBe('not-found');
  await playToEndInProcess(server, matchId);
  expect(await viewerOf(spectator, { ...range, perspective: 2 })).toBe('own');
  expect(await viewerOf(at(players, 1), { ...range, perspective: 'spectator' })).toBe('spectator');
  expect(await viewerOf(spectator, { ...range, perspective: 3 })).toBe('bad-request');
  await server.stop();
});

async function playToEndInProcess(
  server: Parameters<typeof playInProcess>[0],
  matchId: string,
): Promise<void> {
  const random = seededRandom('to the end');
  while ((await server.matches.get(matchId, 0))?.state.game.result === null)
    await playInProcess(server, matchId, 1, random);
}

test('legal actions are those that the table allows too', async () => {
  const { server, players, state } = await startGame(12);
  const ask = (line: MemoryConnection) =>
    line.emitWithAck('legal-actions') as unknown as Promise<LegalActions>;
  const { seat } = state().game.turn;
  const socket = at(players, seat);
  const choices = ENGINE.legalChoices(ENGINE.viewFor(state().game, seat));
  expect(choices.actions.length + choices.spreads.length).toBeGreaterThan(0);
  expect(await ask(socket)).toEqual({ ok: true, stateId: state().stateId, ...choices });
  await at(players, 0).emitWithAck('table-command', { type: 'propose', kind: 'pause' });
  for (const other of [1, 2])
    await at(players, other).emitWithAck('table-command', { type: 'respond', id: 1, agrees: true });
  expect(await ask(socket)).toEqual({
    ...{ ok: true, stateId: state().stateId },
    ...{ actions: [], spreads: [], intensify: null },
  });
  await server.stop();
});

test('before the start there are no legal actions, history or earlier views', async () => {
  const server = startInProcessServer({ now: () => NOW });
  const { matchId, keys } = await seatPlayersInProcess(server);
  const ann = await enterTable(server, keys[0] ?? null, matchId);
  expect(await ann.emitWithAck('legal-actions')).toMatchObject({ ok: false, code: 'not-allowed-now' });
  expect(await ann.emitWithAck('history', { before: 5, limit: 5 })).toEqual({
    ok: true,
    log: [],
    tableLog: [],
  });
  expect(await ann.emitWithAck('historic-views', { from: 0, to: 0 })).toMatchObject({ code: 'not-found' });
  await server.stop();
});
