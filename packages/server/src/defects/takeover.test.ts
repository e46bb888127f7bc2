import { greatFire } from '@great-fire/game/framework';
import { Guest, awaited, choose, gather, playOn, withServer } from '../../testing';
import type { Party, TestServer } from '../../testing';
import { plainConduct } from '@great-fire/protocol';

const INVENTED = {
  G: { turn: { seat: 0 } },
  ctx: { gameover: { winners: [0] } },
  _stateID: 999,
  plugins: {},
};

/** What is stored of a match, as one text, to show that nothing changed. */
async function stored({ storage }: TestServer, { matchId }: Party): Promise<string> {
  return JSON.stringify([
    { ...(await storage.matches.find(matchId)) },
    await storage.moves.after(matchId, 0),
    await storage.moves.latestSnapshot(matchId),
  ]);
}

test(
  'defect 2: nobody can send a state of his own',
  withServer(async (server) => {
    const party = await gather(server.url);
    await playOn(party, 'defect-2', 8);
    const before = await stored(server, party);
    const { socket } = awaited(party);
    const { stateId } = socket;
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'MAKE_MOVE', 'GAME_EVENT', 'UNDO']) {
      const action = { type, state: INVENTED, payload: { type: 'end-actions', args: [] } };
      const asMove = await socket.ask('move', { id: `takeover-${type}`, stateId, action });
      expect(asMove).toMatchObject({ ok: false, code: 'bad-request', field: 'action.type' });
      const asBgio = await socket.ask('update', action, stateId, party.matchId, '0');
      expect(asBgio).toMatchObject({ ok: false, code: 'bad-request', field: 'event' });
      const beside = await socket.ask('move', {
        id: `takeover-${type}`,
        stateId,
        action: { type: 'end-actions', state: INVENTED },
      });
      expect(beside).toMatchObject({ ok: false, code: 'bad-request', field: 'action.state' });
    }
    expect(await stored(server, party)).toBe(before);
    await playOn(party, 'defect-2', 3);
    party.close();
  }),
);

test(
  'defect 3: the seat comes from the socket, never from the message',
  withServer(async (server) => {
    const party = await gather(server.url);
    await playOn(party, 'defect-3', 4);
    const before = await stored(server, party);
    const { socket: honest, view } = awaited(party);
    const rogues = [...party.sockets.filter((socket) => socket !== honest), party.watcher.socket];
    for (const rogue of rogues) {
      const seat = view.turn.seat;
      const claimed = await rogue.ask('move', {
        id: 'claimed-seat',
        stateId: rogue.stateId,
        action: { type: 'end-actions' },
        playerID: String(seat),
        seat,
      });
      expect(claimed).toMatchObject({ ok: false, code: 'bad-request' });
      const inside = await rogue.ask('move', {
        id: 'claimed-seat',
        stateId: rogue.stateId,
        action: { type: 'end-actions', seat },
      });
      expect(inside).toMatchObject({ ok: false, code: 'bad-request', field: 'action.seat' });
      const plain = await rogue.move({ type: 'end-actions' });
      expect(plain).toMatchObject(
        rogue === party.watcher.socket
          ? { ok: false, code: 'not-your-seat' }
          : { ok: false, code: 'rule-refused', reason: 'not-your-turn' },
      );
    }
    expect(await stored(server, party)).toBe(before);
    party.close();
  }),
);

test(
  'defect 3: a token opens its own seat of its own table only',
  withServer(async ({ url }) => {
    const party = await gather(url);
    const [, token] = party.tokens;
    if (token === undefined) throw new Error('No token');
    const stranger = new Guest(url);
    const other = await stranger.open();
    const elsewhere = new Guest(url).connect({ match: other.match.id, token });
    expect(await elsewhere.refused()).toMatchObject({ code: 'not-your-seat', field: 'token' });
    const guessed = new Guest(url).connect({ match: party.matchId, token: `${token.slice(0, -1)}_` });
    expect(await guessed.refused()).toMatchObject({ code: 'not-signed-in', field: 'token' });
    const bearer = new Guest(url).connect({ match: party.matchId, token });
    expect((await bearer.ready()).mySeat).toBe(1);
    [elsewhere, guessed, bearer].forEach((socket) => socket.close());
    party.close();
  }),
);

test(
  'defect 6: names of the prototype are no moves and no messages',
  withServer(async (server) => {
    const party = await gather(server.url);
    await playOn(party, 'defect-6', 5);
    const before = await stored(server, party);
    const { socket } = awaited(party);
    for (const name of ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf']) {
      const asMove = await socket.ask('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: name },
      });
      expect(asMove).toMatchObject({ ok: false, code: 'bad-request', field: 'action.type' });
      const asCard = await socket.ask('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: 'discard', card: name },
      });
      expect(asCard).toMatchObject({ ok: false, code: 'bad-request', field: 'action.card' });
      const asPlace = await socket.ask('move', {
        id: 'prototype',
        stateId: socket.stateId,
        action: { type: 'put-out', district: name },
      });
      expect(asPlace).toMatchObject({ ok: false, code: 'bad-request', field: 'action.district' });
      expect(await socket.ask(name, {})).toMatchObject({ ok: false, code: 'bad-request', field: 'event' });
    }
    expect(await stored(server, party)).toBe(before);
    party.close();
  }),
);

test(
  'defect 6: a fault of one match costs that request, not the process',
  withServer(
    async (server) => {
      const [broken, sound] = [await gather(server.url), await gather(server.url)];
      await playOn(broken, 'defect-6', 5);
      const { socket } = awaited(broken);
      // A row that no server of ours writes: whoever reads this match's log runs into it.
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
          ...{ status: 'running', turn: 0, activeSeat: 0, step: 'band' },
          ...{ burning: ['pudding-lane'], standing: null },
        },
        snapshot: null,
        conducted: { conduct: plainConduct(3, 0, 1), dueAt: null },
        freed: null,
      });
      const legal = choose(awaited(broken).view, () => 0);
      expect(await socket.move(legal)).toMatchObject({ ok: false, code: 'server-fault' });
      // What is stored cannot be read, and nothing older is shown in its place.
      expect(await socket.ask('sync')).toMatchObject({ ok: false, code: 'server-fault' });
      expect(await playOn(sound, 'defect-6', 20)).toBe(20);
      broken.close();
      sound.close();
    },
    { log: { write: () => undefined } },
  ),
);

test('defect 6 and 9: every move map is without prototype, and no move runs in the page', () => {
  const maps = Object.values(greatFire.phases ?? {}).flatMap(({ turn }) =>
    Object.values(turn?.stages ?? {}).map(({ moves }) => moves ?? {}),
  );
  expect(maps.length).toBe(6);
  for (const moves of maps) {
    expect(Object.getPrototypeOf(moves)).toBeNull();
    for (const move of Object.values(moves)) expect(move).toMatchObject({ client: false });
  }
  expect(greatFire.disableUndo).toBe(true);
});

test(
  'defect 10: the framework’s own events are no messages',
  withServer(async (server) => {
    const party = await gather(server.url);
    await playOn(party, 'defect-10', 5);
    const before = await stored(server, party);
    const { socket } = awaited(party);
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
      expect(await socket.ask(event, { playerID: '0' })).toMatchObject({ ok: false, field: 'event' });
      const asMove = await socket.ask('move', {
        id: 'an-event',
        stateId: socket.stateId,
        action: { type: event },
      });
      expect(asMove).toMatchObject({ ok: false, field: 'action.type' });
    }
    expect(await stored(server, party)).toBe(before);
    party.close();
  }),
);
