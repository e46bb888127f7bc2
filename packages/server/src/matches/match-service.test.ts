import { startInProcessServer, type Storage } from '../../testing';
import { playInProcess, seatPlayersInProcess, startGameInProcess } from '../../testing/game-in-process';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import { toErrorBody } from '../errors/api-error';
import { MatchService } from './match-service';
import { isVersionSupported, loadRules } from './rules-registry';

const NOW = 1_700_000_000_000;
const OTHER_VERSION = '99.0.0';

/** A server, and a service on its storage that another server could have. */
async function startServer() {
  const feed = new LossyChangeFeed();
  const reads: string[] = [];
  const versions = new Map<string, string>(); // of matches that another release dealt
  const hooks = { find: null as (() => Promise<unknown>) | null };
  const wrapStorage = (opened: Storage): Storage =>
    feed.wrap({
      ...opened,
      matches: {
        ...opened.matches,
        find: async (id) => {
          reads.push(id);
          const match = await opened.matches.find(id);
          const { find } = hooks;
          hooks.find = null;
          await find?.();
          const rulesVersion = versions.get(id);
          return match === null || rulesVersion === undefined ? match : { ...match, rulesVersion };
        },
        rulesVersionsInUse: async () => [
          ...(await opened.matches.rulesVersionsInUse()),
          ...versions.values(),
        ],
      },
    });
  const server = startInProcessServer({ now: () => NOW, wrapStorage });
  const createService = () => new MatchService({ storage: server.storage, now: () => NOW });
  return { server, feed, reads, versions, hooks, createService };
}

test('resumes interrupted starts, and skips those whose rules it does not have', async () => {
  const { server, versions, createService } = await startServer();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { matchId, claims } = await seatPlayersInProcess(server);
    const host = claims[0] === undefined ? null : await findPersonInProcess(server, claims[0]);
    await server.storage.matches.updateSetup(matchId, { type: 'start', by: host?.id ?? '' }, NOW);
    ids.push(matchId);
  }
  versions.set(ids[1] ?? '', OTHER_VERSION);
  const matches = createService();
  expect(await matches.missingRules()).toEqual([OTHER_VERSION]);
  await matches.resumeInterruptedStarts();
  const hasBegun = await Promise.all(
    ids.map(async (id) => ((await server.storage.matches.find(id))?.tableState ?? null) !== null),
  );
  expect(hasBegun).toEqual([true, false, true]);
  expect(matches.peek(ids[0] ?? '')).not.toBeNull(); // the room that waits for it need not read it
  versions.clear();
  const { prototype } = MatchService as { readonly prototype: MatchService };
  const start = jest.spyOn(prototype, 'start').mockRejectedValueOnce(new Error('torn page'));
  await expect(matches.resumeInterruptedStarts()).rejects.toThrow('torn page');
  start.mockRestore();
  await matches.close();
  await server.stop();
});

test('has the rules of its own release, and none of another', async () => {
  const { ENGINE } = await import('@great-fire/game/engine');
  expect(isVersionSupported(ENGINE.version)).toBe(true);
  expect(await loadRules(ENGINE.version)).toBe(ENGINE);
  for (const version of [OTHER_VERSION, 'constructor', '']) {
    expect(isVersionSupported(version)).toBe(false);
    const error: unknown = await loadRules(version).catch((reason: unknown) => reason);
    expect(toErrorBody(error)).toMatchObject({
      code: 'unavailable',
      message: `This server does not carry version ${version} of the rules.`,
    });
  }
});

test('neither starts a table that waits nor one whose game has begun, and starts a game once', async () => {
  const { server, createService } = await startServer();
  const { matchId } = await seatPlayersInProcess(server);
  const matches = createService();
  await matches.start(matchId);
  await matches.start('nowhere');
  expect(await server.storage.matches.find(matchId)).toMatchObject({ status: 'open', tableState: null });
  const begun = await startGameInProcess(server);
  const last = await playInProcess(server, begun.matchId, 3);
  await matches.start(begun.matchId);
  expect((await server.storage.matches.find(begun.matchId))?.stateId).toBe(last);
  await matches.close();
  await server.stop();
});

test('reads a match again after a change of its table, and every match after a gap, but no other', async () => {
  const { server, feed, reads, createService } = await startServer();
  const [one, two] = [await startGameInProcess(server), await startGameInProcess(server)];
  const matches = createService();
  const load = async () => {
    reads.length = 0;
    for (const { matchId } of [one, two]) await matches.get(matchId, 0);
    return [one, two].map(({ matchId }) => reads.filter((id) => id === matchId).length);
  };
  expect(await load()).toEqual([1, 1]);
  expect(await load()).toEqual([0, 0]);
  const { matchId } = one;
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  expect(await load()).toEqual([1, 0]);
  feed.sendFromElsewhere({ type: 'seat-replaced', matchId, seat: 1 });
  expect(await load()).toEqual([1, 0]);
  feed.sendFromElsewhere({ type: 'presence-changed', matchId });
  feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: 3 });
  feed.sendFromElsewhere({ type: 'table-changed', matchId: 'nowhere' });
  expect(await load()).toEqual([0, 0]);
  await feed.loseDuring(() => Promise.resolve());
  expect(await load()).toEqual([1, 1]);
  expect(await load()).toEqual([0, 0]);
  await matches.close();
  expect(matches.peek(matchId)).toBeNull();
  reads.length = 0;
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  expect(reads).toEqual([]);
  await server.stop();
});

test('a change while a match is read makes the next request read it again', async () => {
  const { server, feed, reads, hooks, createService } = await startServer();
  const { matchId } = await startGameInProcess(server);
  const matches = createService();
  await matches.get(matchId, 0);
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  hooks.find = () => Promise.resolve(feed.sendFromElsewhere({ type: 'table-changed', matchId }));
  await matches.get(matchId, 0);
  reads.length = 0;
  await matches.get(matchId, 0);
  expect(reads).toContain(matchId);
  reads.length = 0;
  await matches.get(matchId, 0);
  expect(reads).toEqual([]);
  await matches.close();
  await server.stop();
});

test('a move that is stored while an older state is read stays', async () => {
  const { server, feed, hooks, createService } = await startServer();
  const { matchId } = await startGameInProcess(server);
  const matches = createService();
  const { state } = (await matches.get(matchId, 0)) ?? { state: { stateId: 0 } };
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  hooks.find = () =>
    playInProcess(
      { matches: { get: async (id) => matches.peek(id), move: (move) => matches.move(move) } },
      matchId,
      1,
    );
  const read = await matches.get(matchId, 0);
  expect(read?.state.stateId).toBe(state.stateId + 1);
  expect(matches.peek(matchId)?.state.stateId).toBe(state.stateId + 1);
  await matches.close();
  await server.stop();
});

test('reads a removed match as none, and forgets it', async () => {
  const { server, createService } = await startServer();
  const { matchId } = await startGameInProcess(server);
  const waiting = await seatPlayersInProcess(server);
  const matches = createService();
  expect(await matches.get(matchId, 0)).not.toBeNull();
  expect(await matches.get(waiting.matchId, 0)).toBeNull();
  await server.storage.matches.remove(matchId);
  expect(await matches.get(matchId, 999)).toBeNull();
  expect(matches.peek(matchId)).toBeNull();
  expect(await matches.getLogPage(matchId, 9, 9)).toMatchObject({ moves: [], formerOwners: [] });
  expect(await matches.getHistoricViews(matchId, 'spectator', { from: 0, to: 0 })).toBeNull();
  await matches.close();
  await server.stop();
});

test('pages of the log, moves of ranges and earlier views are those of the log', async () => {
  const { server, createService } = await startServer();
  const { matchId } = await startGameInProcess(server);
  const last = await playInProcess(server, matchId, 105);
  const matches = createService();
  const page = await matches.getLogPage(matchId, 10, 4);
  expect(page.moves.map(({ stateId }) => stateId)).toEqual([6, 7, 8, 9]);
  expect((await matches.getLogPage(matchId, 1, 4)).moves).toEqual([]);
  const ranges = [
    { after: 0, upTo: 2 },
    { after: 5, upTo: 107 },
  ];
  expect((await matches.loadMoves(matchId, ranges)).map(({ stateId }) => stateId)).toEqual([
    ...[1, 2],
    ...Array.from({ length: 102 }, (_, index) => index + 6),
  ]);
  const view = (from: number, to: number, perspective: 0 | 'spectator' = 0) =>
    matches.getHistoricViews(matchId, perspective, { from, to });
  const first = await view(1, 5);
  expect(await view(1, 5)).toEqual(first);
  for (const other of [await view(1, 6), await view(2, 5), await view(1, 5, 'spectator')])
    expect(other).not.toEqual(first);
  expect(await view(last, last)).not.toBeNull();
  expect(await view(last, last + 1)).toBeNull();
  await playInProcess(server, matchId, 1);
  expect(await view(last, last + 1)).not.toBeNull();
  const match = await server.storage.matches.find(matchId);
  if (match === null) throw new Error('The match is gone');
  const error: unknown = await matches.buildRecord(match).catch((reason: unknown) => reason);
  expect(toErrorBody(error)).toMatchObject({ code: 'not-finished' });
  await matches.close();
  await server.stop();
});

test('waits for moves in progress before it closes', async () => {
  const { server, createService } = await startServer();
  const { matchId } = await startGameInProcess(server);
  const matches = createService();
  const order: string[] = [];
  const played = playInProcess({ matches }, matchId, 1).then(() => order.push('moved'));
  await matches.get(matchId, 0);
  const transition = matches.transition(matchId, () => null).then(() => order.push('changed'));
  expect(order).toEqual([]);
  await matches.close();
  order.push('closed');
  await Promise.all([played, transition]);
  expect(order.indexOf('closed')).toBeGreaterThan(order.indexOf('changed'));
  await server.stop();
});
