import { startInProcessServer } from '../../testing';
import { playInProcess, startGameInProcess } from '../../testing/game-in-process';
import { TAKEBACK_ID_PREFIX } from '../storage/moves';
import {
  botLevelsOf,
  catchUp,
  loadMatch,
  loadState,
  parseStoredMove,
  withMove,
  type LiveMatch,
} from './load-match';

const server = startInProcessServer({ now: () => 1_700_000_000_000 });
afterAll(() => server.stop());

async function matchOf(matchId: string) {
  const match = await server.storage.matches.find(matchId);
  if (match === null) throw new Error('The match is gone');
  return match;
}

async function load(matchId: string, cached?: LiveMatch): Promise<LiveMatch> {
  const loaded = await loadMatch(server.storage, await matchOf(matchId), cached);
  if (loaded === null) throw new Error('The game has not begun');
  return loaded;
}

/** Takes the game back by one state, with the agreement of all. */
async function takeBack(matchId: string): Promise<void> {
  const { stateId } = await matchOf(matchId);
  const command = { type: 'propose', kind: 'takeback', toStateId: stateId - 1 } as const;
  await server.tableCommands.execute(matchId, 0, command);
  const id = (await matchOf(matchId)).tableState?.proposals[0]?.id ?? 0;
  for (const seat of [1, 2])
    await server.tableCommands.execute(matchId, seat, { type: 'respond', id, agrees: true });
}

describe('a match that is known already', () => {
  test('gets its new table state and owners, but keeps its game, without a read of the log', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 5);
    const known = await load(matchId);
    const stored = await matchOf(matchId);
    const seats = stored.seats.map((seat, index) =>
      index === 1 ? { ...seat, personId: null, bot: 'merchant' as const } : seat,
    );
    const tableState = stored.tableState === null ? null : { ...stored.tableState, version: 99 };
    const none = {} as Parameters<typeof loadMatch>[0]; // has no stores
    const again = await loadMatch(none, { ...stored, seats, tableState }, known);
    const botLevels = new Map([[1, 'merchant']]);
    expect(again).toEqual({ ...known, tableState, ownedByPerson: [true, false, true], botLevels });
    for (const status of ['open', 'finished', 'unfinished'] as const)
      expect(botLevelsOf({ ...stored, seats, status }).size).toBe(0);
    expect(again?.state).toBe(known.state);
    expect(await loadMatch(none, { ...stored, tableState: null }, known)).toBeNull();
  });

  test('is replayed from the state that is known, if that is not far back', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 5);
    const known = await load(matchId);
    await playInProcess(server, matchId, 20);
    let snapshots = 0;
    const storage = {
      ...server.storage,
      moves: {
        ...server.storage.moves,
        latestSnapshot: (...query: [string, number]) => {
          snapshots += 1;
          return server.storage.moves.latestSnapshot(...query);
        },
      },
    };
    const next = await loadMatch(storage, await matchOf(matchId), known);
    expect(next).toEqual(await load(matchId));
    await playInProcess(server, matchId, 50);
    const stored = await matchOf(matchId);
    expect(snapshots).toBe(0);
    expect(await loadMatch(storage, stored, known)).toEqual(await load(matchId));
    expect(snapshots).toBe(1); // it is nearer
  });

  test('is not continued from a state that was taken back', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 6);
    const known = await load(matchId);
    await takeBack(matchId);
    await playInProcess(server, matchId, 1);
    const next = await load(matchId, known);
    expect(next).toEqual(await load(matchId));
    expect(next.recentMoves.at(-2)?.takeback).toMatchObject({ to: known.state.stateId - 1 });
  });
});

describe('catching up with another server', () => {
  test('reads the moves since, and the table state', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 5);
    const known = await load(matchId);
    expect(await catchUp(server.storage, matchId, known)).toEqual(known);
    await playInProcess(server, matchId, 49);
    await server.tableCommands.execute(matchId, 0, { type: 'propose', kind: 'pause' });
    const next = await catchUp(server.storage, matchId, known);
    expect(next).toEqual(await load(matchId));
    expect(next?.recentMoves).toHaveLength(30);
    expect(next?.tableState.proposals).toHaveLength(1);
    await playInProcess(server, matchId, 1);
    expect(await catchUp(server.storage, matchId, known)).toBeNull(); // there is a snapshot since
  });

  test('is not enough after a takeback, or for a match that is gone', async () => {
    const { matchId } = await startGameInProcess(server);
    await playInProcess(server, matchId, 6);
    const known = await load(matchId);
    expect(await catchUp(server.storage, 'nowhere', known)).toBeNull();
    await takeBack(matchId);
    expect(await catchUp(server.storage, matchId, known)).toBeNull();
  });
});

test('keeps the last thirty moves in memory', async () => {
  const { matchId } = await startGameInProcess(server);
  await playInProcess(server, matchId, 40);
  const { recentMoves, ...match } = await load(matchId);
  const { stateId } = match.state;
  expect(recentMoves.map((move) => move.stateId)).toEqual(
    Array.from({ length: 30 }, (_, index) => stateId - 29 + index),
  );
  const move = { stateId: stateId + 1, seat: 0, events: [], at: 1, takeback: null, isForced: false };
  const after = withMove({ ...match, recentMoves }, match.state, move, match.tableState);
  expect(after.recentMoves).toEqual([...recentMoves.slice(1), move]);
});

test('any state is that of a replay, and a state beyond the log is an error', async () => {
  const { matchId } = await startGameInProcess(server);
  const start = (await load(matchId)).state; // after the opening hands that were dealt again
  const seen = new Map<number, unknown>([[start.stateId, start.game]]);
  for (let count = 0; count < 103; count += 1) {
    const stateId = await playInProcess(server, matchId, 1);
    seen.set(stateId, server.matches.peek(matchId)?.state.game);
  }
  const { rules } = await load(matchId);
  const match = await matchOf(matchId);
  for (const stateId of [start.stateId, 49, 50, 51, 100, match.stateId])
    expect(await loadState(server.storage, match, rules, stateId)).toMatchObject({
      ...{ stateId, game: seen.get(stateId) },
    });
  await expect(loadState(server.storage, match, rules, match.stateId + 1)).rejects.toThrow(
    `The log of match ${matchId} does not reach state ${String(match.stateId + 1)}`,
  );
});

test('a row of the log is a move or a takeback', () => {
  const row = { stateId: 4, seat: 2, moveId: 'a', events: '[{"type":"x"}]', at: 9 };
  expect(parseStoredMove({ ...row, action: '{"type":"end-actions"}' })).toEqual({
    ...{ stateId: 4, seat: 2, events: [{ type: 'x' }], at: 9, takeback: null, isForced: false },
  });
  const moveId = `${TAKEBACK_ID_PREFIX}4`;
  expect(parseStoredMove({ ...row, moveId, action: '{"to":2,"consent":[0,1]}' }).takeback).toEqual({
    ...{ to: 2, consent: [0, 1] },
  });
  expect(() => parseStoredMove({ ...row, action: '{"type":"fly"}' })).toThrow();
  expect(() => parseStoredMove({ ...row, action: '{"type":"end-actions"}', events: '["x"]' })).toThrow();
});
