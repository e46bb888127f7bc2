/** Transitions of the table state that meet other ones. */
import { startInProcessServer, type Storage } from '../../testing';
import { playInProcess, startGameInProcess } from '../../testing/game-in-process';
import { toErrorBody } from '../errors/api-error';
import { EMPTY_PRESENCE } from '../storage/presence';
import type { TransitionFn } from './commit-transition';
import { MatchService } from './match-service';
import { TableCommandService } from './table-commands';

const NOW = 1_700_000_000_000;

async function startGame() {
  const hooks = { beforeCommit: null as (() => Promise<unknown>) | null, commits: 0 };
  let time = NOW;
  const wrapStorage = (opened: Storage): Storage => ({
    ...opened,
    tableState: {
      ...opened.tableState,
      commit: async (transition) => {
        hooks.commits += 1;
        await hooks.beforeCommit?.();
        return opened.tableState.commit(transition);
      },
    },
  });
  const server = startInProcessServer({ now: () => time, wrapStorage });
  const table = await startGameInProcess(server);
  const silent: Storage = {
    ...server.storage,
    changes: { ...server.storage.changes, subscribe: () => () => undefined },
  };
  const [here, there] = [1, 2].map(() => new MatchService({ storage: silent, now: () => time })) as [
    MatchService,
    MatchService,
  ];
  const asked: string[] = []; // matches whose presence was asked for
  const commandsOf = (matches: MatchService) =>
    new TableCommandService({
      matches,
      presenceOf: (id) => {
        asked.push(id);
        return Promise.resolve({ ...EMPTY_PRESENCE, seats: [0, 1, 2] });
      },
    });
  const stop = async () => {
    await Promise.all([here.close(), there.close()]);
    await server.stop();
  };
  const pass = (ms: number) => void (time += ms);
  return { ...table, server, hooks, here, there, commandsOf, asked, pass, stop };
}

/** A transition that only counts on. */
const touch: TransitionFn = (tableState) => ({
  tableState: { ...tableState, version: tableState.version + 1 },
  event: { type: 'times-moved' },
});

async function bodyOf(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error === null ? null : toErrorBody(error);
}

test('is computed again from what another server stored meanwhile', async () => {
  const { here, there, hooks, matchId, server, stop } = await startGame();
  await here.get(matchId, 0);
  await there.transition(matchId, touch);
  const seen: number[] = [];
  hooks.commits = 0;
  await here.transition(matchId, (tableState, ...others) => {
    seen.push(tableState.version);
    return touch(tableState, ...others);
  });
  const { version } = (await server.storage.matches.find(matchId))?.tableState ?? { version: 0 };
  expect([hooks.commits, seen]).toEqual([2, [version - 2, version - 1]]);
  expect(here.peek(matchId)?.tableState.version).toBe(version);
  await stop();
});

test('is given up after eight attempts', async () => {
  const { here, there, hooks, matchId, stop } = await startGame();
  let isNested = false;
  hooks.beforeCommit = async () => {
    if (isNested) return;
    isNested = true;
    await there.transition(matchId, touch);
    isNested = false;
  };
  let attempts = 0;
  const refused = await bodyOf(
    here.transition(matchId, (...args) => {
      attempts += 1;
      return touch(...args);
    }),
  );
  expect(refused).toMatchObject({ code: 'not-allowed-now', reason: 'table-changed' });
  expect(attempts).toBe(8);
  await stop();
});

test('is given up at once if the game is over, and refused for a match that is none', async () => {
  const { here, server, hooks, matchId, stop } = await startGame();
  await here.get(matchId, 0);
  await server.storage.matches.close(matchId, NOW);
  let attempts = 0;
  const count: TransitionFn = (...args) => {
    attempts += 1;
    return touch(...args);
  };
  expect(await bodyOf(here.transition(matchId, count))).toMatchObject({ reason: 'table-changed' });
  expect([attempts, hooks.commits]).toEqual([1, 1]);
  expect(await bodyOf(here.transition('nowhere', count))).toMatchObject({ code: 'not-found' });
  await stop();
});

test('stores nothing if nothing changes, and gets the time of the table and of the clock', async () => {
  const { here, hooks, pass, commandsOf, matchId, stop } = await startGame();
  const commands = commandsOf(here);
  await commands.execute(matchId, 0, { type: 'propose', kind: 'pause' });
  const id = here.peek(matchId)?.tableState.proposals[0]?.id ?? 0;
  for (const seat of [1, 2]) await commands.execute(matchId, seat, { type: 'respond', id, agrees: true });
  pass(9_000);
  hooks.commits = 0;
  const times: unknown[] = [];
  const result = await here.transition(matchId, (_, { at, ownedByPerson }, now, stateId) => {
    times.push(at, now, stateId, ownedByPerson);
    return null;
  });
  expect([result, hooks.commits]).toEqual([null, 0]);
  expect(times).toEqual([NOW, NOW + 9_000, here.peek(matchId)?.state.stateId, [true, true, true]]);
  await stop();
});

test('ends the game if all agree to that, for good', async () => {
  const { here, commandsOf, server, matchId, stop } = await startGame();
  const commands = commandsOf(here);
  await commands.execute(matchId, 0, { type: 'propose', kind: 'abort' });
  const id = here.peek(matchId)?.tableState.proposals[0]?.id ?? 0;
  await commands.execute(matchId, 1, { type: 'respond', id, agrees: true });
  expect((await server.storage.matches.find(matchId))?.status).toBe('running');
  await commands.execute(matchId, 2, { type: 'respond', id, agrees: true });
  expect(await server.storage.matches.find(matchId)).toMatchObject({
    ...{ status: 'unfinished', tableState: { isAborted: true } },
  });
  await stop();
});

test('asks who is there only for a proposal and for a vote', async () => {
  const { here, commandsOf, asked, matchId, stop } = await startGame();
  const commands = commandsOf(here);
  await commands.execute(matchId, 0, { type: 'propose', kind: 'pause' });
  const id = here.peek(matchId)?.tableState.proposals[0]?.id ?? 0;
  await commands.execute(matchId, 1, { type: 'respond', id, agrees: false });
  expect(asked).toEqual([matchId]);
  await commands.execute(matchId, 2, { type: 'leave' });
  expect(asked).toHaveLength(1);
  expect(await bodyOf(commands.execute(matchId, 0, { type: 'call-vote' }))).not.toBeNull(); // all are there
  expect(asked).toHaveLength(2);
  await stop();
});

test('a takeback is proposed only to a state that the game can return to', async () => {
  const { here, commandsOf, matchId, server, stop } = await startGame();
  const commands = commandsOf(here);
  const stateId = await playInProcess({ matches: here }, matchId, 4);
  const propose = (toStateId: number) =>
    bodyOf(commands.execute(matchId, 0, { type: 'propose', kind: 'takeback', toStateId }));
  for (const wrong of [stateId, stateId + 1, 1])
    // the answers for the opening hands stay
    expect(await propose(wrong)).toMatchObject({ code: 'illegal-move', rule: 'UNDO-3' });
  expect(await propose(stateId - 2)).toBeNull();
  const id = here.peek(matchId)?.tableState.proposals[0]?.id ?? 0;
  for (const seat of [1, 2]) await commands.execute(matchId, seat, { type: 'respond', id, agrees: true });
  const { state, recentMoves, tableState } = here.peek(matchId) ?? { state: { stateId: 0 } };
  expect(state.stateId).toBe(stateId + 1);
  expect(recentMoves?.at(-1)).toMatchObject({
    ...{ stateId: stateId + 1, seat: 0, events: [], at: NOW },
    takeback: { to: stateId - 2, consent: expect.arrayContaining([1, 2]) as number[] },
  });
  expect(tableState?.proposals).toEqual([]);
  const [row] = await server.storage.moves.after(matchId, stateId);
  expect(row).toMatchObject({ seat: 0, moveId: `take-back:${String(stateId + 1)}`, events: '[]', at: NOW });
  expect((await server.storage.moves.latestSnapshot(matchId, stateId + 1))?.stateId).toBe(stateId + 1);
  await stop();
});

test('a takeback that meets a move of another server is refused', async () => {
  const { here, there, commandsOf, matchId, stop } = await startGame();
  const commands = commandsOf(here);
  const stateId = await playInProcess({ matches: here }, matchId, 4);
  await commands.execute(matchId, 0, { type: 'propose', kind: 'takeback', toStateId: stateId - 1 });
  const id = here.peek(matchId)?.tableState.proposals[0]?.id ?? 0;
  await commands.execute(matchId, 1, { type: 'respond', id, agrees: true });
  await playInProcess({ matches: there }, matchId, 1);
  const refused = await bodyOf(commands.execute(matchId, 2, { type: 'respond', id, agrees: true }));
  expect(refused?.code).toBe('not-allowed-now');
  expect(here.peek(matchId)?.state.stateId).toBe(stateId + 1);
  expect(here.peek(matchId)?.recentMoves.at(-1)?.takeback).toBeNull();
  await stop();
});
