/** The bounds of a log: undos of a turn, takebacks of a game, rows. No request reads more because the log grows. */
import { serializeMatchState } from '@great-fire/game/match';
import { MAX_UNDOS } from '@great-fire/game';
import {
  HISTORIC_VIEWS_MAX,
  LOG_ROWS_MAX,
  TABLE_EVENTS_MAX,
  TAKEBACKS_MAX,
  emptyTableState,
} from '@great-fire/protocol';
import { type Storage, withServer } from '../../testing';
import { openSoloTable, playMyTurns, waitForMyTurn } from '../../testing/solo-table';
import { seededRandom } from '../../testing/seeded-random';
import type { TestSocket } from '../../testing/test-socket';
import { sendCommand } from '../../testing/table-commands';
import { randomAction } from '../../testing/test-table';
import { frameFor, getLegalActionsAtTable } from '../realtime/views';
import { EMPTY_PRESENCE } from '../storage/presence';
import { addPerson, addStartedMatch, newSeat } from '../storage/contract-tests/fixtures';
import { openDatabaseFile } from '../storage/sqlite/open-file';
import { storageOnDatabase } from '../storage/sqlite/sqlite-storage';
import { SNAPSHOT_EVERY } from './load-match';
import { MatchService } from './match-service';
import { TableCommandService } from './table-commands';

/** Moves the pawn of the person, whose turn it is. */
async function movePawn(socket: TestSocket): Promise<void> {
  const sync = socket.latestSync?.frame;
  const { actions } = await socket.emitWithAck('legal-actions');
  const move = actions?.find(({ type }) => type === 'move-pawn');
  if (sync === undefined || sync === null || move === undefined) throw new Error('No pawn can move');
  expect(await socket.move(move)).toMatchObject({ ok: true });
}

test('one player fills a log up to its bounds, the game goes on, and requests read a page of it', async () => {
  let rowsRead = 0;
  const counted = (opened: Storage): Storage => ({
    ...opened,
    moves: {
      ...opened.moves,
      after: async (...args) => {
        const rows = await opened.moves.after(...args);
        rowsRead += rows.length;
        return rows;
      },
    },
  });
  await withServer(
    async ({ url }) => {
      const { socket } = await openSoloTable(url);
      while (socket.latestSync?.frame?.view.turn.step !== 'act')
        await playMyTurns(socket, 'to the act phase', 1);
      await waitForMyTurn(socket);
      const to = socket.stateId;
      const takeBack = () => sendCommand(socket, { type: 'propose', kind: 'takeback', toStateId: to });
      for (let count = 0; count < TAKEBACKS_MAX; count += 1) {
        await movePawn(socket);
        rowsRead = 0;
        expect(await takeBack()).toEqual({ ok: true });
        expect(rowsRead).toBeLessThan(2 * SNAPSHOT_EVERY);
        await socket.waitForState(to + 2 * (count + 1));
      }
      await movePawn(socket);
      expect(await takeBack()).toMatchObject({ code: 'not-allowed-now', reason: 'no-takebacks-left' });

      for (let count = 0; count < MAX_UNDOS; count += 1) {
        expect(await socket.move({ type: 'undo' })).toMatchObject({ ok: true });
        await movePawn(socket);
      }
      expect(await socket.move({ type: 'undo' })).toMatchObject({
        code: 'illegal-move',
        rule: 'UNDO-1',
        reason: 'no-undos-left',
      });

      const { stateId } = socket;
      expect(stateId).toBeGreaterThan(2 * TAKEBACKS_MAX + 2 * MAX_UNDOS);
      for (const last of [to, stateId - HISTORIC_VIEWS_MAX, stateId]) {
        rowsRead = 0;
        const range = { from: Math.max(0, last - HISTORIC_VIEWS_MAX + 1), to: last };
        expect(await socket.emitWithAck('historic-views', range)).toMatchObject({ ok: true });
        expect(rowsRead).toBeLessThan(SNAPSHOT_EVERY + HISTORIC_VIEWS_MAX);
      }
      expect(await socket.move({ type: 'end-actions' })).toMatchObject({ ok: true });
      socket.close();
    },
    { wrapStorage: counted },
  )();
});

test('when the log is full nothing is undone or taken back, and the game is played to its end', async () => {
  const db = openDatabaseFile(':memory:');
  const storage = storageOnDatabase(db, ':memory:');
  const serve = () => new MatchService({ storage, now: () => 5 });
  await addStartedMatch(storage, 't1');
  const before = serve();
  await before.start('t1');
  const random = seededRandom('a full log');
  const playOn = async (matches: MatchService): Promise<void> => {
    const match = await matches.get('t1', 0);
    if (match === null) throw new Error('The match is gone');
    const { turn } = match.state.game;
    const { view } = frameFor(match, turn.seat);
    let action = randomAction(view, random);
    while (action.type === 'undo') action = randomAction(view, random);
    const { stateId } = match.state;
    await matches.move({
      matchId: 't1',
      seat: turn.seat,
      action,
      stateId,
      moveId: `move-${String(stateId)}`,
    });
  };
  while ((before.peek('t1')?.state.game.undoable ?? null) === null) await playOn(before);
  const short = before.peek('t1')?.state;
  if (short === undefined) throw new Error('The match is gone');
  await before.close();

  // Stands for a log of this length: a snapshot saves reading it.
  const full = { ...short, stateId: LOG_ROWS_MAX };
  db.prepare('UPDATE matches SET state_id = ?').run(LOG_ROWS_MAX);
  const insert = db.prepare('INSERT INTO snapshots (match_id, state_id, state) VALUES (?, ?, ?)');
  insert.run('t1', LOG_ROWS_MAX, serializeMatchState(full));

  const matches = serve();
  const { seat } = full.game.turn;
  const undo = {
    matchId: 't1',
    seat,
    action: { type: 'undo' },
    stateId: LOG_ROWS_MAX,
    moveId: 'undo',
  } as const;
  await expect(matches.move(undo)).rejects.toMatchObject({ body: { reason: 'log-full' } });
  const atEnd = await matches.get('t1', 0);
  if (atEnd === null) throw new Error('The match is gone');
  const listsUndo = (match: typeof atEnd) =>
    getLegalActionsAtTable(match, seat).actions.some(({ type }) => type === 'undo');
  expect(listsUndo({ ...atEnd, state: short })).toBe(true);
  expect(listsUndo(atEnd)).toBe(false);
  const commands = new TableCommandService({ matches, presenceOf: () => Promise.resolve(EMPTY_PRESENCE) });
  const takeback = { type: 'propose', kind: 'takeback', toStateId: LOG_ROWS_MAX - 1 } as const;
  await expect(commands.execute('t1', seat, takeback)).rejects.toMatchObject({
    body: { reason: 'log-full' },
  });
  while (matches.peek('t1')?.state.game.result === null) await playOn(matches);
  expect((await storage.matches.find('t1'))?.status).toBe('finished');
  expect(matches.peek('t1')?.state.stateId).toBeLessThan(LOG_ROWS_MAX + 600);
  await matches.close();
  await storage.close();
});

const TIMED = { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'vote' } as const;

test('at a table with too many events no player proposes or calls a vote, and the game goes on', async () => {
  const db = openDatabaseFile(':memory:');
  const storage = storageOnDatabase(db, ':memory:');
  await addStartedMatch(storage, 't1');
  db.prepare(`UPDATE matches SET options = json_set(options, '$.timeControl', json(?))`).run(
    JSON.stringify(TIMED),
  );
  let time = 5;
  const matches = new MatchService({ storage, now: () => time });
  await matches.start('t1');
  await addPerson(storage, 'dan');
  const commands = new TableCommandService({ matches, presenceOf: () => Promise.resolve(EMPTY_PRESENCE) });
  const stateOf = () => matches.peek('t1')?.tableState ?? emptyTableState(3, null, 0);
  const active = stateOf().clock.activeSeat ?? 0;
  const [one, other] = [0, 1, 2].filter((seat) => seat !== active) as [number, number];
  const fill = () =>
    matches.transition('t1', (state) => ({
      tableState: { ...state, version: state.version + 1 },
      event: { type: 'proposal-expired', kind: 'pause' },
    }));
  while (stateOf().version < TABLE_EVENTS_MAX - 4) await fill();

  await commands.execute('t1', other, { type: 'leave' });
  await commands.execute('t1', one, { type: 'propose', kind: 'pause' });
  time += 60_000;
  await commands.applyDeadlines('t1'); // the proposal expires, and the turn times out
  expect(stateOf()).toMatchObject({ version: TABLE_EVENTS_MAX, vote: { seat: active, voters: [one] } });

  const refused = { body: { code: 'not-allowed-now', reason: 'table-log-full' } };
  for (const kind of ['pause', 'abort'] as const)
    await expect(commands.execute('t1', one, { type: 'propose', kind })).rejects.toMatchObject(refused);
  await expect(commands.execute('t1', other, { type: 'return' })).rejects.toMatchObject(refused);
  await expect(commands.assignBot('t1', other, { by: one, level: 'merchant' })).rejects.toMatchObject(
    refused,
  );
  await expect(
    commands.substitute('t1', { ...newSeat('dan'), seat: other }, 'Ben', []),
  ).rejects.toMatchObject(refused);

  await commands.execute('t1', one, { type: 'vote', verdict: 'wait' });
  time += 600_000;
  expect(await commands.applyDeadlines('t1')).toBeGreaterThan(0);
  // A second vote could wait again, and so on without end.
  expect(stateOf()).toMatchObject({ vote: null });
  expect(['turn', 'seat']).toContain(stateOf().absences[active]?.standIn);
  await commands.execute('t1', one, { type: 'leave' });
  await matches.close();
  await storage.close();
});
