/** Taking back by consent on the real server: its sockets, its storage, its bots. */
import { verifyRecord } from '@great-fire/game';
import type { GameRecord, PlayerView } from '@great-fire/game';
import { viewAfter } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { Guest, awaited, choose, gather, playOn, withServer } from '../../testing';
import type { Storage, TableSocket } from '../../testing';
import { myTurn, playMine, sitAmongBots } from '../../testing/against-bots';
import { again, agree, allSee, askBack, decline, everybody, takeBack, wish } from '../../testing/consent';

const MINUTE = 60_000;

const viewOf = ({ latest }: TableSocket): PlayerView | undefined => latest?.frame?.view;

/** What a viewer is shown of every state of a match, by asking for the past. */
async function statesOf(socket: TableSocket, upTo: number): Promise<readonly PlayerView[]> {
  const views: PlayerView[] = [];
  for (let from = 0; from <= upTo; from += 25) {
    const { past } = await socket.ask('past', { from, to: Math.min(upTo, from + 24) });
    if (past === undefined) throw new Error(`There is no past from ${String(from)}`);
    views.push(past.first);
    for (const change of past.changes) views.push(viewAfter(views.at(-1) ?? past.first, change));
  }
  return views;
}

test(
  'UNDO-3: everybody stands where they stood, the game goes on, and its record verifies',
  withServer(async (server) => {
    const party = await gather(server.url);
    const { matchId, watcher } = party;
    await playOn(party, 'first', 12);
    const to = watcher.socket.stateId;
    const then = everybody(party).map(viewOf);
    await playOn(party, 'second', 30);
    const last = watcher.socket.stateId;
    await takeBack(party, to);
    expect(everybody(party).map(viewOf)).toEqual(then);
    expect(watcher.socket.stateId).toBe(last + 1);
    expect(watcher.socket.latest?.conduct).toMatchObject({ takeBackAsked: null });
    expect(watcher.socket.updates.at(-1)?.entries).toMatchObject([
      { stateId: last + 1, seat: 0, events: [], takenBack: { to, consent: [0, 1, 2] } },
    ]);

    // Who comes now is shown the same, and the log of all that happened.
    const late = again(party.guests[1], server.url, matchId);
    const { frame, log } = await late.ready();
    expect(frame).toMatchObject({ stateId: last + 1, view: then[1] });
    expect(log.at(-1)?.takenBack).toEqual({ to, consent: [0, 1, 2] });
    expect(log.at(-2)?.stateId).toBe(last);

    // On by the same decisions as the first time: the same cards are drawn.
    const rows = (await server.storage.moves.after(matchId, to)).slice(0, last - to);
    for (const { action } of rows) {
      const answer = await awaited(party).socket.move(JSON.parse(action) as never);
      expect(answer).toMatchObject({ ok: true });
      await Promise.all(everybody(party).map((socket) => socket.shows(answer.stateId ?? 0)));
    }
    await late.shows(watcher.socket.stateId);
    const seen = await statesOf(late, late.stateId);
    expect(seen[last + 1]).toEqual(seen[to]);
    expect(seen.slice(last + 2)).toEqual(seen.slice(to + 1, last + 1));
    late.close();

    await playOn(party, 'third');
    const { body } = await watcher.guest.ask<GameRecord>('GET', `/api/matches/${matchId}/record`);
    expect(verifyRecord(body)).toEqual({ ok: true });
    const taken = body.undone?.filter(({ consent }) => consent.length > 0) ?? [];
    expect(taken.map(({ consent }) => consent)).toEqual([[0, 1, 2]]);
    expect(taken[0]?.actions.length).toBeGreaterThan(15);
    expect(await wish(party.sockets[0], { do: 'ask-take-back', to })).toMatchObject({ code: 'not-now' });
    party.close();
  }),
);

let at = 1_700_000_000_000;

test(
  'UNDO-3: a refusal leaves the game as it is, a move ends the question, and nobody goes where the game was not',
  withServer(
    async (server) => {
      const party = await gather(server.url);
      await playOn(party, 'asked', 8);
      const [ann, ben, cat] = party.sockets;
      const stateId = ann?.stateId ?? 0;
      for (const to of [stateId, stateId + 1, 99_999])
        expect(await wish(ben, { do: 'ask-take-back', to })).toMatchObject({
          code: 'rule-refused',
          rule: 'UNDO-3',
        });
      expect(await wish(party.watcher.socket, { do: 'ask-take-back', to: 2 })).toMatchObject({
        code: 'not-your-seat',
      });
      const first = await askBack(party, 4);
      expect(await wish(ben, { do: 'ask-take-back', to: 3 })).toMatchObject({ code: 'not-now' });
      expect(await agree(ben, first)).toEqual({ ok: true });
      expect(await decline(cat, first)).toEqual({ ok: true });
      await allSee(party, ({ conduct }) => conduct?.takeBackAsked === null);
      expect(ann?.stateId).toBe(stateId);
      expect(ann?.latest?.tableLog.map(({ event }) => event.type)).toEqual([
        'take-back-asked',
        'take-back-answered',
        'take-back-answered',
      ]);

      expect(await wish(ann, { do: 'ask-take-back', to: 4 })).toMatchObject({ code: 'not-now' });
      at += MINUTE; // then who was told no may ask again
      const second = await askBack(party, 4);
      await playOn(party, 'on', 1);
      expect(cat?.latest?.conduct?.takeBackAsked).toBeNull();
      expect(await agree(ben, second)).toMatchObject({ code: 'not-now' });
      expect(await server.storage.moves.after(party.matchId, stateId)).toHaveLength(1);
      party.close();
    },
    { now: () => at },
  ),
);

test(
  'UNDO-3: who is alone among bots goes back at once, and the bots go on from there',
  withServer(async (server) => {
    const { guest, socket, id } = await sitAmongBots(server.url);
    await playMine(socket, 'alone', 6);
    await myTurn(socket);
    const to = socket.stateId;
    const then = viewOf(socket);
    await playMine(socket, 'alone on', 10);
    const shown = socket.next('update', ({ entries }) =>
      entries.some(({ takenBack }) => takenBack?.to === to),
    );
    expect(await wish(socket, { do: 'ask-take-back', to })).toEqual({ ok: true });
    expect((await shown).frame.view).toEqual(then);
    await playMine(socket, 'alone to the end');
    const { body } = await guest.ask<GameRecord>('GET', `/api/matches/${id}/record`);
    expect(verifyRecord(body)).toEqual({ ok: true });
    expect(body.undone?.some(({ consent }) => consent.join() === '0')).toBe(true);
    socket.close();
  }),
);

test('bots wait while people decide whether to go back', async () => {
  let isShut = false;
  let letGo: (() => void) | null = null; // of a bot that is held back
  const released: string[] = [];
  const round = (opened: Storage): Storage => ({
    ...opened,
    leases: {
      ...opened.leases,
      take: async (name, holdMs) => {
        if (isShut && name.startsWith('bot/')) await new Promise<void>((resolve) => (letGo = resolve));
        return opened.leases.take(name, holdMs);
      },
      release: async (name) => {
        await opened.leases.release(name);
        released.push(name);
      },
    },
  });
  await withServer(
    async ({ url, storage }) => {
      const ann = new Guest(url);
      const { match } = await ann.open({ bots: ['merchant'] });
      const ben = new Guest(url);
      await ben.join(match.id, 'Ben');
      await ann.start(match.id);
      const sockets = [ann, ben].map((guest) => guest.connect({ match: match.id }));
      await Promise.all(sockets.map((socket) => socket.ready()));
      const turn = () => viewOf(sockets[0] as TableSocket)?.turn;
      const bot = match.seats.findIndex((seat) => seat.bot !== null);
      const moveOn = async (): Promise<void> => {
        const mine = sockets.find((socket) => viewOf(socket)?.turn.seat === viewOf(socket)?.viewer);
        const view = mine === undefined ? undefined : viewOf(mine);
        if (mine === undefined || view === undefined) {
          await Promise.race(sockets.map((socket) => socket.next('update')));
          return;
        }
        const { stateId } = await mine.move(choose(view, () => 0.2));
        await Promise.all(sockets.map((socket) => socket.shows(stateId ?? 0)));
      };
      while ((turn()?.number ?? 0) < 2 || turn()?.seat === bot) await moveOn();
      isShut = true;
      while (turn()?.seat !== bot) await moveOn();
      // The bot is about to decide when a player asks to go back.
      const open = await waitFor('the bot that is held back', () => letGo);
      const { stateId } = sockets[0] as TableSocket;
      const id = await askBack({ sockets, watcher: { guest: ann, socket: sockets[0] as TableSocket } }, 3);
      isShut = false;
      open();
      await waitFor('the lease given back', () => released.includes(`bot/${match.id}/${String(stateId)}`));
      expect((await storage.matches.find(match.id))?.stateId).toBe(stateId);
      expect(await decline(sockets[1], id)).toEqual({ ok: true });
      await sockets[0]?.shows(stateId + 1);
      sockets.forEach((socket) => socket.close());
    },
    { storage: round },
  )();
});
