import { emptyTableState } from '@great-fire/protocol';
import { DISTRICT_IDS } from '@great-fire/game';
import { activePlayer, randomAction, createTestTable, playMoves } from '../../../testing';
import { sharedServer } from '../../../testing/shared-server';

const server = sharedServer();

test('defect 7: stores a move before it sends it', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  const stored: Promise<number>[] = [];
  const heard: number[] = [];
  for (const socket of [...party.sockets, party.spectator.socket]) {
    socket.socket.on('update', (update: { readonly frame: { readonly stateId: number } }) => {
      heard.push(update.frame.stateId);
      stored.push(storage.matches.find(party.matchId).then((match) => match?.stateId ?? -1));
    });
  }
  await playMoves(party, 'defect-7', 12);
  expect(heard.length).toBeGreaterThanOrEqual(4 * 12);
  const then = await Promise.all(stored);
  expect(then.every((stateId, index) => stateId >= (heard[index] ?? Number.NaN))).toBe(true);
  party.close();
});

test('defect 7: makes one of several simultaneous moves and rejects the others', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  await playMoves(party, 'defect-7', 2);
  const { socket } = activePlayer(party);
  const second = party.clients[party.sockets.indexOf(socket)]?.connect({ match: party.matchId });
  await second?.waitForSync();
  const { stateId } = socket;
  const places = DISTRICT_IDS.filter((id) => id === 'temple' || id === 'holborn' || id === 'aldgate');
  const answers = await Promise.all(
    places.flatMap((district) =>
      [socket, second ?? socket].map((from) => from.move({ type: 'place-band', district }, stateId)),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, stateId: stateId + 1 }]);
  expect(answers.filter(({ ok }) => !ok).map(({ code }) => code)).toEqual(Array(5).fill('stale'));
  expect(await storage.moves.after(party.matchId, stateId)).toHaveLength(1);
  second?.close();
  party.close();
});

test('defect 7: rejects a move as stale when another process stored one first, and loses neither', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  await playMoves(party, 'defect-7', 2);
  const { socket, view } = activePlayer(party);
  const { stateId } = socket;
  const seat = view.turn.seat;
  // Written to the storage directly, like another process on the same database.
  const theirs = await storage.moves.commit({
    matchId: party.matchId,
    stateId: stateId + 1,
    seat,
    moveId: 'of-another-process',
    action: JSON.stringify({ type: 'place-band', district: 'temple' }),
    events: JSON.stringify([{ type: 'band-placed', seat, district: 'temple' }]),
    at: 1,
    progress: {
      status: 'running',
      turn: 0,
      activeSeat: seat,
      step: 'band',
      burning: ['pudding-lane'],
      openScores: null,
    },
    snapshot: null,
    tableState: { state: emptyTableState(3, 0, 1), dueAt: null },
    releasedSeat: null,
  });
  expect(theirs).toBe('stored');
  expect(await socket.move({ type: 'place-band', district: 'holborn' })).toMatchObject({
    ok: false,
    code: 'stale',
  });
  expect((await storage.moves.after(party.matchId, stateId)).map(({ moveId }) => moveId)).toEqual([
    'of-another-process',
  ]);
  const { sync } = await socket.emitWithAck('sync');
  expect(sync?.frame).toMatchObject({ stateId: stateId + 1 });
  expect(sync?.frame?.view.districts.temple.bands).toBe(view.districts.temple.bands + 1);
  party.close();
});

test('defect 8: acknowledges every message, a rejected one with rule and reason', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  await playMoves(party, 'defect-8', 9);
  const { socket } = activePlayer(party);
  expect(await socket.move({ type: 'intensify', districts: [] })).toEqual({
    ok: false,
    code: 'illegal-move',
    rule: expect.any(String) as string,
    reason: 'spread-first',
    message: expect.any(String) as string,
  });
  const malformed: readonly (readonly [readonly unknown[], string])[] = [
    [[], 'message'],
    [[null], 'message'],
    [[['move']], 'message'],
    [[{ id: 'x', stateId: 0, action: { type: 'end-actions' } }], 'id'],
    [[{ id: 'long-enough', stateId: '0', action: { type: 'end-actions' } }], 'stateId'],
    [[{ id: 'long-enough', stateId: -1, action: { type: 'end-actions' } }], 'stateId'],
    [[{ id: 'long-enough', stateId: 0 }], 'action'],
    [
      [{ id: 'long-enough', stateId: 0, action: { type: 'intensify', districts: ['a', 'b', 'c', 'd'] } }],
      'action.districts',
    ],
  ];
  for (const [payload, field] of malformed) {
    const answer = await socket.emitWithAck('move', ...payload);
    expect(answer).toMatchObject({ ok: false, code: 'bad-request', message: expect.any(String) as string });
    expect(answer.field?.startsWith(field)).toBe(true);
  }
  expect(await socket.move({ type: 'end-actions' }, 9999)).toMatchObject({
    ok: false,
    code: 'stale',
    field: 'stateId',
  });
  expect(await socket.emitWithAck('chat', { text: '   ' })).toMatchObject({
    ok: false,
    code: 'bad-request',
    field: 'text',
  });
  expect(await socket.emitWithAck('history', { before: 5, limit: 1000 })).toMatchObject({
    ok: false,
    field: 'limit',
  });
  expect(await socket.emitWithAck('nonsense')).toMatchObject({
    ok: false,
    code: 'bad-request',
    field: 'event',
  });
  party.close();
});

test('answers a repeated move with the stored answer and never makes it twice', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  await playMoves(party, 'again', 12);
  const { socket, view } = activePlayer(party);
  const { stateId } = socket;
  const action = randomAction(view, () => 0);
  const first = await socket.move(action, stateId, 'sent-twice');
  expect(first).toEqual({ ok: true, stateId: stateId + 1 });
  await socket.waitForState(stateId + 1);
  expect(await socket.move(action, stateId, 'sent-twice')).toEqual(first);
  await playMoves(party, 'again', 6);
  expect(await socket.move(action, stateId, 'sent-twice')).toEqual(first);
  const log = await storage.moves.after(party.matchId, 0);
  expect(log.filter(({ moveId }) => moveId === 'sent-twice')).toHaveLength(1);
  party.close();
});

test('answers a repeated last move after the end of the game', async () => {
  const { url, storage } = server();
  const party = await createTestTable(url);
  await playMoves(party, 'last-move');
  const log = await storage.moves.after(party.matchId, 0);
  const last = log.at(-1);
  if (last === undefined) throw new Error('No move');
  const socket = party.sockets[last.seat];
  const again = await socket?.emitWithAck('move', {
    id: last.moveId,
    stateId: last.stateId - 1,
    action: JSON.parse(last.action) as unknown,
  });
  expect(again).toEqual({ ok: true, stateId: last.stateId });
  const after = await socket?.move({ type: 'end-actions' });
  expect(after).toMatchObject({ ok: false, code: 'illegal-move', reason: 'game-over' });
  party.close();
});
