/** Takebacks by consent on a real server with its sockets, storage and bots. */
import { verifyRecord, type GameRecord } from '@great-fire/game/record';
import type { PlayerView } from '@great-fire/game';
import { unpackViews } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import {
  TestClient,
  activePlayer,
  randomAction,
  createTestTable,
  playMoves,
  withServer,
  type Storage,
  type TestSocket,
} from '../../testing';
import { waitForMyTurn, playMyTurns, openSoloTable } from '../../testing/solo-table';
import {
  reconnect,
  acceptProposal,
  waitForAll,
  proposeTakeback,
  declineProposal,
  allSockets,
  performTakeback,
  sendCommand,
} from '../../testing/table-commands';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const MINUTE_MS = 60_000;

const viewOf = ({ latestSync }: TestSocket): PlayerView | undefined => latestSync?.frame?.view;

/** Fetches the historic views of all states up to `upTo`, as the socket may see them. */
async function fetchHistoricViews(socket: TestSocket, upTo: number): Promise<readonly PlayerView[]> {
  const views: PlayerView[] = [];
  for (let from = 0; from <= upTo; from += 25) {
    const { historicViews } = await socket.emitWithAck('historic-views', {
      from,
      to: Math.min(upTo, from + 24),
    });
    if (historicViews === undefined) throw new Error(`There is no past from ${String(from)}`);
    views.push(...unpackViews(historicViews));
  }
  return views;
}

test('UNDO-3: restores every view, continues the game, and its record verifies', async () => {
  const current = server();
  const party = await createTestTable(current.url);
  const { matchId, spectator } = party;
  await playMoves(party, 'first', 12);
  const to = spectator.socket.stateId;
  const then = allSockets(party).map(viewOf);
  await playMoves(party, 'second', 30);
  const last = spectator.socket.stateId;
  await performTakeback(party, to);
  expect(allSockets(party).map(viewOf)).toEqual(then);
  expect(spectator.socket.stateId).toBe(last + 1);
  expect(spectator.socket.latestSync?.tableState).toMatchObject({ proposals: [] });
  expect(spectator.socket.updates.at(-1)?.logEntries).toMatchObject([
    { stateId: last + 1, seat: 0, events: [], takeback: { to, consent: [0, 1, 2] } },
  ]);

  // A socket that connects now receives the same view and the whole log.
  const late = reconnect(party.clients[1], current.url, matchId);
  const { frame, log } = await late.waitForSync();
  expect(frame).toMatchObject({ stateId: last + 1, view: then[1] });
  expect(log.at(-1)?.takeback).toEqual({ to, consent: [0, 1, 2] });
  expect(log.at(-2)?.stateId).toBe(last);

  // The same moves as the first time draw the same cards.
  const rows = (await current.storage.moves.after(matchId, to)).slice(0, last - to);
  for (const { action } of rows) {
    const answer = await activePlayer(party).socket.move(JSON.parse(action) as never);
    expect(answer).toMatchObject({ ok: true });
    await Promise.all(allSockets(party).map((socket) => socket.waitForState(answer.stateId ?? 0)));
  }
  await late.waitForState(spectator.socket.stateId);
  const seen = await fetchHistoricViews(late, late.stateId);
  expect(seen[last + 1]).toEqual(seen[to]);
  expect(seen.slice(last + 2)).toEqual(seen.slice(to + 1, last + 1));
  late.close();

  await playMoves(party, 'third');
  const { body } = await spectator.client.request<GameRecord>('GET', `/api/matches/${matchId}/record`);
  expect(verifyRecord(body)).toEqual({ ok: true });
  const taken = body.undone?.filter(({ consent }) => consent.length > 0) ?? [];
  expect(taken.map(({ consent }) => consent)).toEqual([[0, 1, 2]]);
  expect(taken[0]?.actions.length).toBeGreaterThan(15);
  expect(
    await sendCommand(party.sockets[0], { type: 'propose', kind: 'takeback', toStateId: to }),
  ).toMatchObject({
    code: 'not-allowed-now',
  });
  party.close();
});

let currentTime = 1_700_000_000_000;

test(
  'UNDO-3: a refusal changes nothing, a move ends the proposal, and only past states can be proposed',
  withServer(
    async (server) => {
      const party = await createTestTable(server.url);
      await playMoves(party, 'asked', 8);
      const [ann, ben, cat] = party.sockets;
      const stateId = ann?.stateId ?? 0;
      // The first three rows answer for the opening hands.
      for (const to of [0, 2, stateId, stateId + 1, 99_999])
        expect(await sendCommand(ben, { type: 'propose', kind: 'takeback', toStateId: to })).toMatchObject({
          code: 'illegal-move',
          rule: 'UNDO-3',
        });
      expect(
        await sendCommand(party.spectator.socket, { type: 'propose', kind: 'takeback', toStateId: 2 }),
      ).toMatchObject({
        code: 'not-your-seat',
      });
      const first = await proposeTakeback(party, 4);
      expect(await sendCommand(ben, { type: 'propose', kind: 'takeback', toStateId: 3 })).toMatchObject({
        code: 'not-allowed-now',
      });
      expect(await acceptProposal(ben, first)).toEqual({ ok: true });
      expect(await declineProposal(cat, first)).toEqual({ ok: true });
      await waitForAll(party, ({ tableState }) => tableState?.proposals.length === 0);
      expect(ann?.stateId).toBe(stateId);
      expect(ann?.latestSync?.tableLog.map(({ event }) => event.type)).toEqual([
        'proposed',
        'responded',
        'responded',
      ]);

      expect(await sendCommand(ann, { type: 'propose', kind: 'takeback', toStateId: 4 })).toMatchObject({
        code: 'not-allowed-now',
      });
      currentTime += MINUTE_MS; // end of the cooldown after the refusal
      const second = await proposeTakeback(party, 4);
      await playMoves(party, 'on', 1);
      expect(cat?.latestSync?.tableState?.proposals).toEqual([]);
      expect(await acceptProposal(ben, second)).toMatchObject({ code: 'not-allowed-now' });
      expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
      party.close();
    },
    { now: () => currentTime },
  ),
);

test('UNDO-3: takes back at once for a single player among bots, and the bots continue from there', async () => {
  const current = server();
  const { client, socket, matchId } = await openSoloTable(current.url);
  await playMyTurns(socket, 'alone', 6);
  await waitForMyTurn(socket);
  const to = socket.stateId;
  const then = viewOf(socket);
  await playMyTurns(socket, 'alone on', 10);
  const shown = socket.waitForEvent('update', ({ logEntries }) =>
    logEntries.some(({ takeback }) => takeback?.to === to),
  );
  expect(await sendCommand(socket, { type: 'propose', kind: 'takeback', toStateId: to })).toEqual({
    ok: true,
  });
  expect((await shown).frame.view).toEqual(then);
  await playMyTurns(socket, 'alone to the end');
  const { body } = await client.request<GameRecord>('GET', `/api/matches/${matchId}/record`);
  expect(verifyRecord(body)).toEqual({ ok: true });
  expect(body.undone?.some(({ consent }) => consent.join() === '0')).toBe(true);
  socket.close();
});

test('bots wait while a takeback is proposed', async () => {
  let isShut = false;
  let letGo: (() => void) | null = null; // releases the blocked bot
  const released: string[] = [];
  const round = (opened: Storage): Storage => ({
    ...opened,
    leases: {
      ...opened.leases,
      acquire: async (name, holdMs) => {
        if (isShut && name.startsWith('bot-turn/')) await new Promise<void>((resolve) => (letGo = resolve));
        return opened.leases.acquire(name, holdMs);
      },
      release: async (name) => {
        await opened.leases.release(name);
        released.push(name);
      },
    },
  });
  await withServer(
    async ({ url, storage }) => {
      const ann = new TestClient(url);
      const { match } = await ann.openTable({ bots: ['merchant'] });
      const ben = new TestClient(url);
      await ben.joinAndReady(match.id, 'Ben');
      await ann.start(match.id);
      const sockets = [ann, ben].map((guest) => guest.connect({ match: match.id }));
      await Promise.all(sockets.map((socket) => socket.waitForSync()));
      const first = sockets[0]?.stateId ?? 0;
      const turn = () => viewOf(sockets[0] as TestSocket)?.turn;
      const bot = match.seats.findIndex((seat) => seat.botLevel !== null);
      const moveOn = async (): Promise<void> => {
        const mine = sockets.find((socket) => viewOf(socket)?.turn.seat === viewOf(socket)?.viewer);
        const view = mine === undefined ? undefined : viewOf(mine);
        if (mine === undefined || view === undefined) {
          await Promise.race(sockets.map((socket) => socket.waitForEvent('update')));
          return;
        }
        const { stateId } = await mine.move(randomAction(view, () => 0.2));
        await Promise.all(sockets.map((socket) => socket.waitForState(stateId ?? 0)));
      };
      while ((turn()?.number ?? 0) < 2 || turn()?.seat === bot) await moveOn();
      isShut = true;
      while (turn()?.seat !== bot) await moveOn();
      // The player proposes a takeback when the bot is about to choose its move.
      const open = await waitFor('the bot that is held back', () => letGo);
      const { stateId } = sockets[0] as TestSocket;
      const id = await proposeTakeback(
        { sockets, spectator: { client: ann, socket: sockets[0] as TestSocket } },
        first,
      );
      isShut = false;
      open();
      await waitFor('the lease given back', () =>
        released.includes(`bot-turn/${match.id}/${String(stateId)}`),
      );
      expect((await storage.matches.find(match.id))?.stateId).toBe(stateId);
      expect(await declineProposal(sockets[1], id)).toEqual({ ok: true });
      await sockets[0]?.waitForState(stateId + 1);
      sockets.forEach((socket) => socket.close());
    },
    { wrapStorage: round },
  )();
});
