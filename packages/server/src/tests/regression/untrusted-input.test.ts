import { emptyTableState } from '@great-fire/protocol';
import {
  TestClient,
  activePlayer,
  randomAction,
  createTestTable,
  playMoves,
  withServer,
  type TestTable,
  type TestServer,
} from '../../../testing';

const FORGED_STATE = {
  G: { turn: { seat: 0 } },
  ctx: { gameover: { winners: [0] } },
  _stateID: 999,
  plugins: {},
};

/** Returns everything stored of a match as one text, to compare before and after. */
async function dumpStoredMatch({ storage }: TestServer, { matchId }: TestTable): Promise<string> {
  const match = await storage.matches.find(matchId);
  return JSON.stringify([
    { ...match },
    await storage.moves.after(matchId, 0),
    await storage.moves.latestSnapshot(matchId, match?.stateId ?? 0),
  ]);
}

test(
  'defect 2: ignores game state sent by a client',
  withServer(async (server) => {
    const party = await createTestTable(server.url);
    await playMoves(party, 'defect-2', 8);
    const before = await dumpStoredMatch(server, party);
    const { socket } = activePlayer(party);
    const { stateId } = socket;
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'MAKE_MOVE', 'GAME_EVENT', 'UNDO']) {
      const action = { type, state: FORGED_STATE, payload: { type: 'end-actions', args: [] } };
      const asMove = await socket.emitWithAck('move', { id: `takeover-${type}`, stateId, action });
      expect(asMove).toMatchObject({ ok: false, code: 'bad-request', field: 'action.type' });
      const asBgio = await socket.emitWithAck('update', action, stateId, party.matchId, '0');
      expect(asBgio).toMatchObject({ ok: false, code: 'bad-request', field: 'event' });
      const beside = await socket.emitWithAck('move', {
        id: `takeover-${type}`,
        stateId,
        action: { type: 'end-actions', state: FORGED_STATE },
      });
      expect(beside).toMatchObject({ ok: false, code: 'bad-request', field: 'action.state' });
    }
    expect(await dumpStoredMatch(server, party)).toBe(before);
    await playMoves(party, 'defect-2', 3);
    party.close();
  }),
);

test(
  'defect 3: takes the seat from the socket, never from the message',
  withServer(async (server) => {
    const party = await createTestTable(server.url);
    await playMoves(party, 'defect-3', 4);
    const before = await dumpStoredMatch(server, party);
    const { socket: honest, view } = activePlayer(party);
    const rogues = [...party.sockets.filter((socket) => socket !== honest), party.spectator.socket];
    for (const rogue of rogues) {
      const seat = view.turn.seat;
      const claimed = await rogue.emitWithAck('move', {
        id: 'claimed-seat',
        stateId: rogue.stateId,
        action: { type: 'end-actions' },
        playerID: String(seat),
        seat,
      });
      expect(claimed).toMatchObject({ ok: false, code: 'bad-request' });
      const inside = await rogue.emitWithAck('move', {
        id: 'claimed-seat',
        stateId: rogue.stateId,
        action: { type: 'end-actions', seat },
      });
      expect(inside).toMatchObject({ ok: false, code: 'bad-request', field: 'action.seat' });
      const plain = await rogue.move({ type: 'end-actions' });
      expect(plain).toMatchObject(
        rogue === party.spectator.socket
          ? { ok: false, code: 'not-your-seat' }
          : { ok: false, code: 'illegal-move', reason: 'not-your-turn' },
      );
    }
    expect(await dumpStoredMatch(server, party)).toBe(before);
    party.close();
  }),
);

test(
  'defect 3: a token opens only its own seat of its own match',
  withServer(async ({ url }) => {
    const party = await createTestTable(url);
    const [, token] = party.tokens;
    if (token === undefined) throw new Error('No token');
    const stranger = new TestClient(url);
    const other = await stranger.openTable();
    const elsewhere = new TestClient(url).connect({ match: other.match.id, token });
    expect(await elsewhere.waitForRejection()).toMatchObject({ code: 'not-your-seat', field: 'token' });
    const guessed = new TestClient(url).connect({ match: party.matchId, token: `${token.slice(0, -1)}_` });
    expect(await guessed.waitForRejection()).toMatchObject({ code: 'not-signed-in', field: 'token' });
    const bearer = new TestClient(url).connect({ match: party.matchId, token });
    expect((await bearer.waitForSync()).mySeat).toBe(1);
    [elsewhere, guessed, bearer].forEach((socket) => socket.close());
    party.close();
  }),
);

test(
  'defect 6: rejects names of Object.prototype as moves and messages',
  withServer(async (server) => {
    const party = await createTestTable(server.url);
    await playMoves(party, 'defect-6', 5);
    const before = await dumpStoredMatch(server, party);
    const { socket } = activePlayer(party);
    for (const name of ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf']) {
      const asMove = await socket.emitWithAck('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: name },
      });
      expect(asMove).toMatchObject({ ok: false, code: 'bad-request', field: 'action.type' });
      const asCard = await socket.emitWithAck('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: 'discard', card: name },
      });
      expect(asCard).toMatchObject({ ok: false, code: 'bad-request', field: 'action.card' });
      const asPlace = await socket.emitWithAck('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: 'put-out', district: name },
      });
      expect(asPlace).toMatchObject({ ok: false, code: 'bad-request', field: 'action.district' });
      expect(await socket.emitWithAck(name, {})).toMatchObject({
        ok: false,
        code: 'bad-request',
        field: 'event',
      });
    }
    expect(await dumpStoredMatch(server, party)).toBe(before);
    party.close();
  }),
);

test(
  'defect 6: an error in one match fails that request, not the process',
  withServer(
    async (server) => {
      const [broken, sound] = [await createTestTable(server.url), await createTestTable(server.url)];
      await playMoves(broken, 'defect-6', 5);
      const { socket } = activePlayer(broken);
      // A row that this server never writes and cannot read.
      const { stateId } = socket;
      await server.storage.moves.commit({
        matchId: broken.matchId,
        stateId: stateId + 1,
        seat: 0,
        moveId: 'torn',
        action: '{torn',
        events: '[]',
        at: 1,
        progress: {
          status: 'running',
          turn: 0,
          activeSeat: 0,
          step: 'band',
          burning: ['pudding-lane'],
          openScores: null,
        },
        snapshot: null,
        tableState: { state: emptyTableState(3, 0, 1), dueAt: null },
        releasedSeat: null,
      });
      const legal = randomAction(activePlayer(broken).view, () => 0);
      expect(await socket.move(legal)).toMatchObject({ ok: false, code: 'internal-error' });
      // The stored row cannot be read, and the server shows no older state instead.
      expect(await socket.emitWithAck('sync')).toMatchObject({ ok: false, code: 'internal-error' });
      expect(await playMoves(sound, 'defect-6', 20)).toBe(20);
      broken.close();
      sound.close();
    },
    { log: { write: () => undefined } },
  ),
);

test(
  "defect 10: rejects boardgame.io's own events as messages",
  withServer(async (server) => {
    const party = await createTestTable(server.url);
    await playMoves(party, 'defect-10', 5);
    const before = await dumpStoredMatch(server, party);
    const { socket } = activePlayer(party);
    for (const event of [
      'endTurn',
      'endStage',
      'setStage',
      'setPhase',
      'endPhase',
      'endGame',
      'pass',
      'setActivePlayers',
    ]) {
      expect(await socket.emitWithAck(event, { playerID: '0' })).toMatchObject({ ok: false, field: 'event' });
      const asMove = await socket.emitWithAck('move', {
        id: 'an-event',
        stateId: socket.stateId,
        action: { type: event },
      });
      expect(asMove).toMatchObject({ ok: false, field: 'action.type' });
    }
    expect(await dumpStoredMatch(server, party)).toBe(before);
    party.close();
  }),
);
