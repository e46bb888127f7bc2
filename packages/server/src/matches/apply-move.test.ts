/** Moves that meet other moves, other servers, or a table that takes none. */
import type { Action } from '@great-fire/game';
import { startInProcessServer, type Storage } from '../../testing';
import { playInProcess, startGameInProcess } from '../../testing/game-in-process';
import { seededRandom } from '../../testing/seeded-random';
import { randomAction } from '../../testing/test-table';
import { apiError, toErrorBody } from '../errors/api-error';
import { EMPTY_PRESENCE } from '../storage/presence';
import type { MoveRequest } from './apply-move';
import { MatchService } from './match-service';
import { TableCommandService } from './table-commands';

const NOW = 1_700_000_000_000;
const UNKNOWN = 'nowhere';

/** A game on two servers that share the storage and learn nothing of each other before they ask it. */
async function startGame() {
  const hooks = { beforeCommit: null as (() => Promise<unknown>) | null, commits: 0 };
  let time = NOW;
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    moves: {
      ...opened.moves,
      commit: async (...commit) => {
        hooks.commits += 1;
        const { beforeCommit } = hooks;
        hooks.beforeCommit = null;
        await beforeCommit?.();
        return opened.moves.commit(...commit);
      },
    },
  });
  const server = startInProcessServer({ now: () => time, wrapStorage });
  const { matchId, claims } = await startGameInProcess(server);
  const silent: Storage = {
    ...server.storage,
    changes: { ...server.storage.changes, subscribe: () => () => undefined },
  };
  const createService = () => new MatchService({ storage: silent, now: () => time });
  const [here, there] = [createService(), createService()];
  const commandsOf = (matches: MatchService) =>
    new TableCommandService({
      matches,
      presenceOf: () => Promise.resolve({ ...EMPTY_PRESENCE, seats: [0, 1, 2] }),
    });
  /** Returns a legal move of the active player, as a server knows the match. */
  const nextMove = async (matches: MatchService, moveId = 'the-move'): Promise<MoveRequest> => {
    const match = await matches.get(matchId, 0);
    if (match === null) throw new Error('The game has not begun');
    const { stateId, game } = match.state;
    const { seat } = game.turn;
    const action = randomAction(match.rules.viewFor(game, seat), seededRandom(moveId));
    return { matchId, seat, action, stateId, moveId };
  };
  const pause = async (matches: MatchService): Promise<void> => {
    const commands = commandsOf(matches);
    await commands.execute(matchId, 0, { type: 'propose', kind: 'pause' });
    const id = (await matches.get(matchId, 0))?.tableState.proposals[0]?.id ?? 0;
    for (const seat of [1, 2]) await commands.execute(matchId, seat, { type: 'respond', id, agrees: true });
  };
  const stop = async () => {
    await Promise.all([here.close(), there.close()]);
    await server.stop();
  };
  const pass = (ms: number) => void (time += ms);
  return { server, hooks, matchId, claims, here, there, commandsOf, nextMove, pause, pass, stop };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error === null ? 'accepted' : toErrorBody(error).code;
}

test('a move of no match, and one on a state that has passed or is yet to come', async () => {
  const { here, nextMove, stop } = await startGame();
  const move = await nextMove(here);
  expect(await codeOf(here.move({ ...move, matchId: UNKNOWN }))).toBe('not-found');
  for (const stateId of [move.stateId - 1, move.stateId + 1])
    expect(await codeOf(here.move({ ...move, stateId, moveId: 'another' }))).toBe('stale');
  expect(await here.move(move)).toEqual({ stateId: move.stateId + 1 });
  await stop();
});

test('a move that is sent again has its first answer, whatever came since, for its seat only', async () => {
  const { here, there, nextMove, matchId, stop } = await startGame();
  const move = await nextMove(here);
  const first = await here.move(move);
  expect(await here.move(move)).toEqual(first);
  expect(await there.move(move)).toEqual(first);
  await playInProcess({ matches: here }, matchId, 5);
  expect(await there.move(move)).toEqual(first);
  expect(await codeOf(here.move({ ...move, seat: (move.seat + 1) % 3 }))).toBe('stale');
  // Sent for another state it is another move, which is not legal there.
  const { stateId } = await nextMove(here);
  expect(await codeOf(here.move({ ...move, stateId }))).toBe('illegal-move');
  await stop();
});

test('a move that the rules refuse changes nothing', async () => {
  const { here, hooks, nextMove, server, matchId, stop } = await startGame();
  const move = await nextMove(here);
  const before = await server.storage.matches.find(matchId);
  const wrong: Action = { type: 'undo' };
  expect(await codeOf(here.move({ ...move, action: wrong }))).toBe('illegal-move');
  expect(await codeOf(here.move({ ...move, seat: (move.seat + 1) % 3 }))).toBe('illegal-move');
  expect(await server.storage.matches.find(matchId)).toEqual(before);
  expect(hooks.commits).toBe(0);
  await stop();
});

test('a move in a pause is refused until another server resumes the game', async () => {
  const { here, there, nextMove, pause, commandsOf, matchId, stop } = await startGame();
  const move = await nextMove(here);
  await pause(here);
  expect(await codeOf(here.move(move))).toBe('paused');
  await commandsOf(there).execute(matchId, 1, { type: 'resume' });
  expect(here.peek(matchId)?.tableState.pausedAt).not.toBeNull();
  expect(await here.move(move)).toEqual({ stateId: move.stateId + 1 });
  await stop();
});

test('a move in a pause after which another server has moved on is stale, unless it is stored', async () => {
  const { here, there, nextMove, pause, commandsOf, matchId, stop } = await startGame();
  const move = await nextMove(here);
  await pause(here);
  await commandsOf(there).execute(matchId, 1, { type: 'resume' });
  await there.move({ ...move, moveId: 'elsewhere' });
  expect(await codeOf(here.move(move))).toBe('stale');
  await stop();
});

test('a move meets a pause that another server stored meanwhile', async () => {
  const { here, there, nextMove, hooks, pause, matchId, stop } = await startGame();
  const move = await nextMove(here);
  hooks.beforeCommit = () => pause(there);
  expect(await codeOf(here.move(move))).toBe('paused');
  expect(here.peek(matchId)?.tableState.pausedAt).toBe(NOW);
  expect(here.peek(matchId)?.state.stateId).toBe(move.stateId);
  await stop();
});

test('a move is tried again if only the table has changed meanwhile', async () => {
  const { here, there, nextMove, hooks, commandsOf, matchId, stop } = await startGame();
  const move = await nextMove(here);
  hooks.beforeCommit = () => commandsOf(there).execute(matchId, 0, { type: 'propose', kind: 'pause' });
  expect(await here.move(move)).toEqual({ stateId: move.stateId + 1 });
  expect(hooks.commits).toBe(2);
  expect(here.peek(matchId)?.tableState.proposals).toMatchObject([{ kind: 'pause', by: 0 }]);
  await stop();
});

test('of two servers that store a move at once, the second answers that it is stale, or stored', async () => {
  const { here, there, nextMove, hooks, matchId, stop } = await startGame();
  const move = await nextMove(here);
  hooks.beforeCommit = () => there.move({ ...move, moveId: 'elsewhere' });
  expect(await codeOf(here.move(move))).toBe('stale');
  expect(here.peek(matchId)?.state.stateId).toBe(move.stateId + 1);
  const next = await nextMove(here, 'the-next');
  hooks.beforeCommit = () => there.move(next);
  expect(await here.move(next)).toEqual({ stateId: next.stateId + 1 });
  await stop();
});

test('a move meets the end of the game', async () => {
  const { here, nextMove, hooks, server, matchId, stop } = await startGame();
  const move = await nextMove(here);
  hooks.beforeCommit = () => server.storage.matches.close(matchId, NOW);
  const error: unknown = await here.move(move).catch((reason: unknown) => reason);
  expect(toErrorBody(error)).toEqual(apiError('game-closed').body);
  await stop();
});

test('stores the time, the events and every fiftieth state, and the last one', async () => {
  const { here, server, matchId, pass, stop } = await startGame();
  const { stateId: start = 0 } = (await server.storage.matches.find(matchId)) ?? {};
  pass(7_000);
  const latest = await playInProcess({ matches: here }, matchId, 60);
  const rows = await server.storage.moves.after(matchId, start);
  expect(new Set(rows.map(({ at }) => at))).toEqual(new Set([NOW + 7_000]));
  expect(here.peek(matchId)?.recentMoves.at(-1)).toMatchObject({
    ...{ stateId: start + 60, at: NOW + 7_000, takeback: null },
    events: JSON.parse(rows.at(-1)?.events ?? '[]') as object[],
  });
  const snapshotAt = async (stateId: number) =>
    (await server.storage.moves.latestSnapshot(matchId, stateId))?.stateId;
  expect([await snapshotAt(49), await snapshotAt(50), await snapshotAt(latest)]).toEqual([undefined, 50, 50]);
  while (here.peek(matchId)?.state.game.result === null) await playInProcess({ matches: here }, matchId, 1);
  const last = here.peek(matchId)?.state.stateId ?? 0;
  expect(await snapshotAt(last)).toBe(last);
  expect(await server.storage.matches.find(matchId)).toMatchObject({ status: 'finished', stateId: last });
  await stop();
});

test('the clock restarts with each turn, not with each move', async () => {
  const { server, stop } = await startGame();
  const clock = { kind: 'per-turn', seconds: 60 } as const;
  const { matchId } = await startGameInProcess(server, { timeControl: { clock, timeoutAction: 'bot-seat' } });
  let time = NOW;
  const matches = new MatchService({ storage: server.storage, now: () => time });
  let changes = 0;
  let same = 0;
  const turnOf = async () => {
    const match = await matches.get(matchId, 0);
    if (match === null) throw new Error('The game has not begun');
    const { number, seat } = match.state.game.turn;
    return { key: `${String(number)}/${String(seat)}`, number, seat, clock: match.tableState.clock };
  };
  for (let count = 0; count < 40; count += 1) {
    time += 10;
    const before = await turnOf();
    await playInProcess({ matches }, matchId, 1);
    const after = await turnOf();
    expect(after.clock.activeSeat).toBe(after.seat);
    if (after.key !== before.key || after.number === 0) {
      changes += 1;
      expect(after.clock).toMatchObject({ since: time, deadline: time + 60_000 });
    } else {
      same += 1;
      expect(after.clock).toEqual(before.clock);
    }
  }
  expect(Math.min(changes, same)).toBeGreaterThan(5);
  await matches.close();
  await stop();
});

test('a bot plays only for an absent owner, and the owner only without a bot, until the turn is over', async () => {
  const { server, stop } = await startGame();
  const { matchId } = await startGameInProcess(server, {
    timeControl: { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'bot-turn' },
  });
  let time = NOW;
  const matches = new MatchService({ storage: server.storage, now: () => time });
  const commands = new TableCommandService({
    matches,
    presenceOf: () => Promise.resolve({ ...EMPTY_PRESENCE, seats: [0, 1, 2] }),
  });
  const match = await matches.get(matchId, 0);
  if (match === null) throw new Error('The game has not begun');
  const { stateId, game } = match.state;
  const { seat } = game.turn;
  const action = randomAction(match.rules.viewFor(game, seat), seededRandom('bot'));
  const move = { matchId, seat, action, stateId, moveId: 'the-move' };
  expect(await codeOf(matches.move({ ...move, isByBot: true }))).toBe('not-your-seat');
  time += 60_001;
  expect(await commands.applyDeadlines(matchId)).toBeGreaterThan(0);
  expect(commands.isOwnerAbsent(matchId, seat)).toBe(true);
  expect(commands.isOwnerAbsent(matchId, (seat + 1) % 3)).toBe(false);
  expect((await server.storage.matches.find(matchId))?.seats[seat]?.bot).not.toBeNull();
  expect(await codeOf(matches.move(move))).toBe('bot-controlled');
  expect(await matches.move({ ...move, isByBot: true })).toEqual({ stateId: stateId + 1 });
  for (
    let count = 0;
    (await matches.get(matchId, 0))?.state.game.turn.seat === seat && count < 20;
    count += 1
  ) {
    const current = (await matches.get(matchId, 0))?.state ?? match.state;
    const next = randomAction(match.rules.viewFor(current.game, seat), seededRandom(String(count)));
    const moveId = `bot-${String(count)}`;
    await matches.move({ ...move, action: next, stateId: current.stateId, moveId, isByBot: true });
  }
  expect((await server.storage.matches.find(matchId))?.seats[seat]?.bot).toBeNull(); // the turn is over
  expect(commands.isOwnerAbsent(matchId, seat)).toBe(false);
  await matches.close();
  await stop();
});
