/** The receivers and messages of each change that this server, or another one, has stored. */
import type { OpeningHandAnswer } from '@great-fire/game';
import { waitFor } from '@great-fire/testkit/wait-for';
import { startInProcessServer, setOpeningHandAnswerInProcess, type MemoryConnection } from '../../testing';
import {
  enterTable,
  playInProcess,
  seatPlayersInProcess,
  startGameInProcess,
} from '../../testing/game-in-process';
import { LogCapture } from '../../testing/log-capture';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { findPersonInProcess } from '../../testing/update-setup-in-process';
import { MatchService } from '../matches/match-service';
import { Availability } from '../storage/availability';
import { EMPTY_PRESENCE, type TablePresence } from '../storage/presence';
import type { Storage } from '../storage/storage';

const NOW = 1_700_000_000_000;

/** A server whose storage counts its reads of matches, fails on demand and has a change feed under control. */
function startServer() {
  const feed = new LossyChangeFeed();
  const log = new LogCapture();
  const availability = new Availability(() => Promise.resolve());
  const reads: string[] = []; // ids of the matches that were read
  const failing = new Set<string>(); // ids of matches whose reads fail
  const remote = new Map<string, TablePresence>();
  const wrapStorage = (opened: Storage): Storage =>
    feed.wrap({
      ...opened,
      availability,
      matches: {
        ...opened.matches,
        find: (id) => {
          reads.push(id);
          return failing.has(id) ? Promise.reject(new Error('torn page')) : opened.matches.find(id);
        },
      },
      presence: { ...opened.presence, findRemote: () => Promise.resolve(remote) },
    });
  const server = startInProcessServer({ now: () => NOW, wrapStorage, log });
  return { server, feed, log, availability, reads, failing, remote };
}

/** The messages that each connection has received since this function was called. */
function since(connections: readonly MemoryConnection[]) {
  const before = connections.map(({ received }) => received.length);
  return (prefix: string) =>
    connections.map(
      ({ received }, index) =>
        received.slice(before[index]).filter((packet) => packet.startsWith(`2["${prefix}"`)).length,
    );
}

async function startGame() {
  const started = startServer();
  const { server } = started;
  const { matchId, keys, claims } = await startGameInProcess(server);
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enterTable(server, key, matchId));
  const spectator = await enterTable(server, null, matchId);
  return { ...started, matchId, keys, claims, players, spectator, everyone: [...players, spectator] };
}

/** The moves of another server that shares the storage. */
const otherServer = (storage: Storage) => new MatchService({ storage, now: () => NOW });

/** Stores a move of the active player, as another server does. */
async function moveElsewhere({ storage }: { readonly storage: Storage }, matchId: string): Promise<number> {
  const matches = otherServer(storage);
  const stateId = await playInProcess({ matches }, matchId, 1);
  await matches.close();
  return stateId;
}

test('sends a move of another server to every member of the room', async () => {
  const { server, matchId, everyone } = await startGame();
  const count = since(everyone);
  const stateId = await moveElsewhere(server, matchId);
  await Promise.all(everyone.map((line) => line.waitForState(stateId)));
  await server.whenIdle();
  expect([count('delta'), count('sync')]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
  expect(everyone.map((line) => line.messages('delta').at(-1)?.serverTime)).toEqual([NOW, NOW, NOW, NOW]);
  await server.stop();
});

test('sends a sync to members who missed more moves than the server keeps', async () => {
  const { server, feed, matchId, players, everyone } = await startGame();
  const other = otherServer(server.storage);
  await feed.loseDuring(async () => {
    await playInProcess({ matches: other }, matchId, 40);
    feed.muteGap();
  });
  const count = since(everyone);
  const last = (await other.get(matchId, 0))?.state.stateId ?? 0;
  feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: last });
  await Promise.all(everyone.map((line) => line.waitForState(last)));
  await server.whenIdle();
  expect([count('sync'), count('delta')]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
  ]);
  expect(players[0]?.messages('sync').at(-1)?.mySeat).toBe(0);
  await other.close();
  await server.stop();
});

test('reads nothing for a change of a match that no page has open', async () => {
  const { server, feed, reads, everyone } = await startGame();
  const { matchId } = await startGameInProcess(server);
  await server.whenIdle();
  reads.length = 0;
  const count = since(everyone);
  feed.sendFromElsewhere({ type: 'move-stored', matchId, stateId: 1 });
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  feed.sendFromElsewhere({ type: 'seat-replaced', matchId, seat: 0 });
  feed.sendFromElsewhere({ type: 'opening-hand-answered', matchId, seat: 0 });
  feed.sendFromElsewhere({ type: 'match-closed', matchId });
  feed.sendFromElsewhere({ type: 'chat-line-added', matchId, lineId: 1 });
  feed.sendFromElsewhere({ type: 'presence-changed', matchId });
  await server.whenIdle();
  expect(reads).toEqual([]);
  for (const name of ['sync', 'chat', 'presence', 'delta']) expect(count(name)).toEqual([0, 0, 0, 0]);
  await server.stop();
});

test('sends a change of a table to its members alone, with the presence', async () => {
  const { server, matchId, everyone, claims } = await startGame();
  const other = await seatPlayersInProcess(server);
  const visitor = await enterTable(server, null, other.matchId);
  const count = since([...everyone, visitor]);
  const [host] = claims;
  if (host === undefined) throw new Error('A table needs a host');
  await server.tables.updateSetup(await findPersonInProcess(server, host), matchId, {
    type: 'transfer-host',
    seat: 1,
  });
  await server.whenIdle();
  expect(count('sync')).toEqual([1, 1, 1, 1, 0]);
  expect(count('presence')).toEqual([1, 1, 1, 1, 0]);
  await server.stop();
});

test('sends a standing answer for five identical cards only to its seat', async () => {
  const { server } = startServer();
  const { matchId, keys, claims } = await seatPlayersInProcess(server);
  const players: MemoryConnection[] = [];
  for (const key of keys) players.push(await enterTable(server, key, matchId));
  const [, ben] = claims;
  if (ben === undefined) throw new Error('Ben has no seat');
  const visitor = await enterTable(server, null, matchId);
  const count = since([...players, visitor]);
  const answerOf = (line?: MemoryConnection) => line?.messages('sync').at(-1)?.myOpeningHandAnswer;
  const answer: OpeningHandAnswer = answerOf(players[1]) === 'keep-hand' ? 'redeal' : 'keep-hand';
  await setOpeningHandAnswerInProcess(server, ben, answer);
  await server.whenIdle();
  expect(count('sync')).toEqual([0, 1, 0, 0]);
  expect(answerOf(players[1])).toBe(answer);
  await server.stop();
});

test('disconnects everyone at a match that is closed or gone, and no one elsewhere', async () => {
  const { server, feed, matchId, everyone } = await startGame();
  const other = await seatPlayersInProcess(server);
  const visitor = await enterTable(server, null, other.matchId);
  feed.sendFromElsewhere({ type: 'match-closed', matchId });
  await server.whenIdle();
  expect(everyone.map(({ isClosed }) => isClosed)).toEqual([true, true, true, true]);
  expect(visitor.isClosed).toBe(false);
  await feed.loseDuring(async () => {
    await server.storage.matches.remove(other.matchId);
    feed.muteGap();
  });
  feed.sendFromElsewhere({ type: 'table-changed', matchId: other.matchId });
  await server.whenIdle();
  expect(visitor.isClosed).toBe(true);
  expect(server.rooms.size).toBe(0);
  await server.stop();
});

test('sends a chat line of this server once, one of another server too, and both again when they change', async () => {
  const { server, feed, matchId, everyone, players } = await startGame();
  const count = since(everyone);
  await players[1]?.emitWithAck('chat', { text: 'Water!' });
  await server.whenIdle();
  expect(count('chat')).toEqual([1, 1, 1, 1]);
  const key = 'k'.repeat(22);
  const line = {
    key,
    channel: 'players',
    seat: 0,
    name: 'Ann',
    text: 'Where?',
    phrase: null,
    at: NOW,
  } as const;
  const added = await server.storage.chat.add(matchId, { ...line, personId: null });
  await server.whenIdle();
  expect(count('chat')).toEqual([1, 1, 1, 1]); // the handler of a message sends it
  feed.sendFromElsewhere({ type: 'chat-line-added', matchId, lineId: added.id });
  await server.whenIdle();
  expect(count('chat')).toEqual([2, 2, 2, 2]);
  expect(players[2]?.messages('chat').at(-1)).toMatchObject({ text: 'Where?', name: 'Ann' });
  await server.storage.moderation.removeLine(matchId, added.id, 'host');
  await server.whenIdle();
  expect(count('chat')).toEqual([3, 3, 3, 3]);
  feed.sendFromElsewhere({ type: 'chat-line-added', matchId, lineId: added.id + 1 }); // removed meanwhile
  await server.whenIdle();
  expect(count('chat')).toEqual([3, 3, 3, 3]);
  await server.stop();
});

test('shows the presence on other servers', async () => {
  const { server, feed, remote, matchId, everyone } = await startGame();
  const count = since(everyone);
  remote.set(matchId, { ...EMPTY_PRESENCE, spectators: 7 });
  feed.sendFromElsewhere({ type: 'presence-changed', matchId });
  await server.whenIdle();
  expect(count('presence')).toEqual([1, 1, 1, 1]);
  expect(everyone.map((line) => line.messages('presence').at(-1)?.spectators)).toEqual([8, 8, 8, 8]);
  await server.stop();
});

test('sends all own tables again to a person who mutes or blocks another', async () => {
  const { server, claims, keys, everyone, players } = await startGame();
  const other = await seatPlayersInProcess(server);
  const atOther = await enterTable(server, keys[0] ?? null, other.matchId);
  await players[1]?.emitWithAck('chat', { text: 'noise' });
  await server.whenIdle();
  const [ann, ben] = await Promise.all(claims.slice(0, 2).map((claim) => findPersonInProcess(server, claim)));
  const count = since([...everyone, atOther]);
  await server.storage.moderation.mute(ann?.id ?? '', ben?.id ?? '', NOW);
  await server.whenIdle();
  expect(count('sync')).toEqual([1, 0, 0, 0, 1]);
  expect(players[0]?.messages('sync').at(-1)).toMatchObject({ mySeat: 0, chat: [] });
  expect(atOther.messages('sync').at(-1)).toMatchObject({ mySeat: null, match: { id: other.matchId } });
  await players[1]?.emitWithAck('chat', { text: 'more of it' });
  await server.whenIdle();
  expect(count('chat')).toEqual([0, 1, 1, 1, 0]);
  await server.stop();
});

test('disconnects only the devices of a person that were signed out', async () => {
  const { server, matchId, claims, everyone, players, spectator } = await startGame();
  const ann = claims[0] === undefined ? null : await findPersonInProcess(server, claims[0]);
  const [device] = await server.storage.persons.devices(ann?.id ?? '');
  const program = await enterTable(server, null, matchId, { token: claims[1]?.token ?? '' });
  expect(program.messages('sync').at(-1)?.mySeat).toBe(1);
  await server.storage.persons.signOut(ann?.id ?? '', device?.id ?? '');
  await server.whenIdle();
  expect([...everyone, program].map(({ isClosed }) => isClosed)).toEqual([true, false, false, false, false]);
  for (const line of [players[1], spectator, program])
    expect(await line?.emitWithAck('sync')).toMatchObject({ ok: true });
  await server.stop();
});

test('after an outage, sends every table and asks for every session again', async () => {
  const { server, availability, feed, claims, everyone } = await startGame();
  const other = await seatPlayersInProcess(server);
  const visitor = await enterTable(server, null, other.matchId);
  const ann = claims[0] === undefined ? null : await findPersonInProcess(server, claims[0]);
  const [device] = await server.storage.persons.devices(ann?.id ?? '');
  const all = [...everyone, visitor];
  const count = since(all);
  await feed.loseDuring(async () => {
    await server.storage.persons.signOut(ann?.id ?? '', device?.id ?? '');
    feed.muteGap();
  });
  availability.markDown(new Error('gone'));
  await server.whenIdle();
  expect(count('sync')).toEqual([0, 0, 0, 0, 0]);
  expect(count('service-status')).toEqual([1, 1, 1, 1, 1]);
  await waitFor('the return', () => count('sync').every((syncs, index) => index === 0 || syncs > 0));
  await server.whenIdle();
  await waitFor('the end of the session', () => everyone[0]?.isClosed);
  expect(all.map(({ isClosed }) => isClosed)).toEqual([true, false, false, false, false]);
  expect(visitor.messages('service-status')).toEqual([{ isUp: false }, { isUp: true }]);
  await server.stop();
});

test('after a gap, the failure of one table does not keep the others from being sent', async () => {
  const { server, feed, failing, log, matchId, everyone } = await startGame();
  const other = await seatPlayersInProcess(server);
  const visitor = await enterTable(server, null, other.matchId);
  const count = since([...everyone, visitor]);
  failing.add(matchId);
  await feed.loseDuring(() => Promise.resolve());
  await server.whenIdle();
  expect(count('sync')).toEqual([0, 0, 0, 0, 1]);
  const [line] = log.linesContaining('handling a change failed');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ matchId, err: { message: 'torn page' } });
  await server.stop();
});

test('logs a change that it cannot handle, and handles the next one', async () => {
  const { server, feed, failing, log, matchId, everyone } = await startGame();
  failing.add(matchId);
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  const [line] = log.linesContaining('handling a change failed');
  expect(JSON.parse(line ?? '{}')).toMatchObject({ type: 'table-changed', matchId });
  failing.clear();
  const count = since(everyone);
  feed.sendFromElsewhere({ type: 'table-changed', matchId });
  await server.whenIdle();
  expect(count('sync')).toEqual([1, 1, 1, 1]);
  await server.stop();
});

test('handles no change after the rooms are closed', async () => {
  const { server, feed, availability, reads, matchId, everyone } = await startGame();
  server.rooms.close();
  expect(server.rooms.size).toBe(0);
  reads.length = 0;
  const count = since(everyone);
  feed.sendFromElsewhere({ type: 'match-closed', matchId });
  await feed.loseDuring(() => Promise.resolve());
  availability.markDown(new Error('gone'));
  await waitFor('the return', () => count('service-status').every((statuses) => statuses === 2));
  await server.whenIdle();
  expect(everyone.some(({ isClosed }) => isClosed)).toBe(false);
  expect(reads).toEqual([]);
  await server.stop();
});
