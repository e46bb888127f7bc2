/** After a gap of the change feed, a server asks again for everything that it shows and permits. */
import type { Devices, RecoveryLink } from '@great-fire/protocol';
import { TestClient, activePlayer, createTestTable, playMoves, type TestTable } from '../../testing';
import { LossyChangeFeed } from '../../testing/lossy-change-feed';
import { sharedServer } from '../../testing/shared-server';
import { findProposal } from '../../testing/table-commands';
import { MatchService } from '../matches/match-service';
import { TableCommandService } from '../matches/table-commands';
import { EMPTY_PRESENCE } from '../storage/presence';

const feed = new LossyChangeFeed();
const server = sharedServer(() => ({ wrapStorage: feed.wrap }));

function seatedAt({ clients, sockets }: TestTable, seat: number) {
  const [client, socket] = [clients[seat], sockets[seat]];
  if (client === undefined || socket === undefined) throw new Error('Nobody sits there');
  return { client, socket };
}

async function expectStatus(response: ReturnType<TestClient['request']>, status = 204): Promise<void> {
  expect(await response).toMatchObject({ status });
}

test('disconnects a device that was signed out, at a table and in the lobby, and keeps the others', async () => {
  const { url } = server();
  const table = await createTestTable(url);
  const { client: ann, socket } = seatedAt(table, 0);
  const { key } = (await ann.request<RecoveryLink>('POST', '/api/recovery')).body;
  const phone = new TestClient(url);
  await expectStatus(phone.request('POST', '/api/recovery/claims', { key, secret: 'p'.repeat(43) }), 200);
  const [atTable, inLobby, anonymous] = [
    phone.connect({ match: table.matchId }),
    phone.connect(),
    new TestClient(url).connect(),
  ];
  await Promise.all([atTable.waitForSync(), inLobby.waitForConnection(), anonymous.waitForConnection()]);
  const { devices } = (await ann.request<Devices>('GET', '/api/me/devices')).body;
  const phoneId = devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const isRefreshed = anonymous.waitForEvent('service-status');
  await feed.loseDuring(() => expectStatus(ann.request('DELETE', `/api/me/devices/${phoneId}`)));
  for (const gone of [atTable, inLobby]) expect(await gone.waitForDisconnect()).toBe('io server disconnect');
  expect(await isRefreshed).toEqual({ isUp: true });
  expect(await socket.emitWithAck('sync')).toMatchObject({ ok: true, sync: { mySeat: 0 } });
  anonymous.close();
  table.close();
});

test('disconnects a program whose seat token was revoked', async () => {
  const { url } = server();
  const table = await createTestTable(url);
  const { client: ann } = seatedAt(table, 0);
  const program = new TestClient(url).connect({ match: table.matchId, token: table.tokens[0] ?? '' });
  expect((await program.waitForSync()).mySeat).toBe(0);
  await feed.loseDuring(() => expectStatus(ann.request('DELETE', '/api/me/devices')));
  expect(await program.waitForDisconnect()).toBe('io server disconnect');
  table.close();
});

test('shows a former owner the table as a spectator', async () => {
  const { url } = server();
  const table = await createTestTable(url, {
    timeControl: { clock: { kind: 'none' }, timeoutAction: 'open-seat' },
  });
  const { socket } = seatedAt(table, 0);
  await feed.loseDuring(async () => {
    await socket.emitWithAck('table-command', { type: 'leave' });
    const seats = `/api/matches/${table.matchId}/seats`;
    await expectStatus(new TestClient(url).request('POST', seats, { name: 'Dan', seat: 0 }), 201);
  });
  const sync = await socket.waitUntil('a sync without a seat', ({ mySeat }) => mySeat === null);
  expect(sync.frame?.view.own).toBeNull();
  expect(await socket.emitWithAck('table-command', { type: 'return' })).toMatchObject({
    code: 'not-your-seat',
  });
  table.close();
});

test('disconnects the visitors of a table that started for its players only', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable({
    players: 3,
    bots: ['apprentice'],
    spectatorAccess: 'none',
  });
  await new TestClient(url).joinAndReady(match.id, 'Ben');
  const visitor = new TestClient(url).connect({ match: match.id });
  await visitor.waitForSync();
  await feed.loseDuring(() => ann.start(match.id));
  expect(await visitor.waitForDisconnect()).toBe('io server disconnect');
});

test('disconnects the visitors of a table that was removed', async () => {
  const { url } = server();
  const ann = new TestClient(url);
  const { match } = await ann.openTable();
  const visitor = new TestClient(url).connect({ match: match.id });
  await visitor.waitForSync();
  await feed.loseDuring(() => expectStatus(ann.request('DELETE', `/api/matches/${match.id}/seats/0`)));
  expect(await visitor.waitForDisconnect()).toBe('io server disconnect');
});

/** Returns the commands of another server that shares the storage. */
function otherServer() {
  const matches = new MatchService({
    storage: server().storage,
    now: () => Date.now(),
  });
  const commands = new TableCommandService({
    matches,
    presenceOf: () => Promise.resolve({ ...EMPTY_PRESENCE, seats: [0, 1, 2] }),
  });
  return { commands, close: () => matches.close() };
}

test('shows a proposal of a pause that another server stored, and then the pause', async () => {
  const table = await createTestTable(server().url);
  const { matchId } = table;
  const { socket: ann } = seatedAt(table, 0);
  const { commands, close } = otherServer();
  await feed.loseDuring(() => commands.execute(matchId, 1, { type: 'propose', kind: 'pause' }));
  const { tableState } = await ann.waitUntil(
    'the proposal',
    (sync) => findProposal(sync.tableState, 'pause') !== null,
  );
  const proposal = findProposal(tableState, 'pause');
  expect(proposal).toMatchObject({ by: 1, pending: [0, 2] });
  const response = { type: 'respond', id: proposal?.id ?? 0, agrees: true } as const;
  await feed.loseDuring(async () => {
    for (const seat of [0, 2]) await commands.execute(matchId, seat, response);
  });
  await ann.waitUntil('the pause', (sync) => sync.tableState?.pausedAt !== null);
  const move = { id: 'move-in-a-pause', stateId: ann.stateId, action: { type: 'end-actions' } };
  expect(await ann.emitWithAck('move', move)).toMatchObject({ code: 'paused' });
  await close();
  table.close();
});

test('shows the end of a game to which the players of another server agreed', async () => {
  const { url, storage } = server();
  const table = await createTestTable(url);
  const { matchId } = table;
  const { socket: ann } = seatedAt(table, 0);
  const { commands, close } = otherServer();
  await feed.loseDuring(async () => {
    await commands.execute(matchId, 1, { type: 'propose', kind: 'abort' });
    const id = findProposal((await storage.matches.find(matchId))?.tableState, 'abort')?.id ?? 0;
    for (const seat of [0, 2]) await commands.execute(matchId, seat, { type: 'respond', id, agrees: true });
  });
  const { match } = await ann.waitUntil('the end', (sync) => sync.tableState?.isAborted === true);
  expect(match.status).toBe('unfinished');
  expect(await ann.emitWithAck('table-command', { type: 'leave' })).toMatchObject({ ok: false });
  await close();
  table.close();
});

test('shows no line, old or new, of a person who was muted', async () => {
  const { url } = server();
  const table = await createTestTable(url);
  const [ann, ben] = [seatedAt(table, 0).socket, seatedAt(table, 1).socket];
  const isShown = ann.waitForEvent('chat');
  const { line } = await ben.emitWithAck('chat', { text: 'noise' });
  await isShown;
  const isAnew = ann.waitForEvent('sync');
  await feed.loseDuring(async () => {
    expect(await ann.emitWithAck('moderate', { type: 'mute', lineId: line?.id })).toMatchObject({ ok: true });
  });
  expect((await isAnew).chat).toEqual([]);
  await ben.emitWithAck('chat', { text: 'more of it' });
  await ann.emitWithAck('sync'); // a later message of the same connection
  expect(ann.frames.filter((frame) => frame.includes('more of it'))).toEqual([]);
  table.close();
});

test('lets a bot play for a player who left', async () => {
  const table = await createTestTable(server().url);
  await playMoves(table, 'before the gap', 1); // until now the table is known to have no bots
  const first = activePlayer(table).view.turn;
  const leaver = (first.seat + 1) % 3;
  const { socket } = seatedAt(table, first.seat);
  await feed.loseDuring(() => seatedAt(table, leaver).socket.emitWithAck('table-command', { type: 'leave' }));
  const turn = () => socket.latestSync?.frame?.view.turn ?? first;
  while (turn().number < first.number + 3) {
    await playMoves(table, 'to the next round', 1);
    await socket.waitUntil('the end of the bot’s turn', ({ frame }) => frame?.view.turn.seat !== leaver);
    for (const other of [...table.sockets, table.spectator.socket]) await other.waitForState(socket.stateId);
  }
  table.close();
});
