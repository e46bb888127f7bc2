import { NO_TIME_CONTROL, type TableState, type TimeControl, type TableEvent } from '@great-fire/protocol';
import type { TableTransition } from '../table-state';
import { addStartedMatch, newMove, addPerson, newSeat, newStart, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const PER_TURN: TimeControl = { clock: { kind: 'per-turn', seconds: 60 }, timeoutAction: 'bot-seat' };
const EVENT: TableEvent = { type: 'resumed', by: 2 };

const newTableState = (version: number, deadline: number | null = null): TableState => ({
  version,
  clock: { activeSeat: 1, since: 5, deadline, banks: [7, 8, 9] },
  pausedAt: null,
  proposals: [],
  takebacks: 0,
  isAborted: false,
  cooldown: null,
  vote: null,
  absences: [null, { standIn: 'seat', isOpen: true, hasLeft: false }, null],
});

const newTransition = (
  matchId: string,
  version: number,
  change: Partial<TableTransition> = {},
): TableTransition => ({
  matchId,
  stateId: 0,
  tableState: { state: newTableState(version), dueAt: null },
  event: EVENT,
  at: 3000 + version,
  standIns: [],
  endsGame: false,
  newOwner: null,
  ...change,
});

export function tableStateContract(withStorage: WithStorage): void {
  test(
    'keeps the time control that a table was opened with',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.matches.open(newTable('t2', { timeControl: PER_TURN }), {
        ...newSeat('ann'),
        tokenHash: 't2',
      });
      expect((await storage.matches.find('t1'))?.timeControl).toEqual(NO_TIME_CONTROL);
      expect((await storage.matches.find('t2'))?.timeControl).toEqual(PER_TURN);
    }),
  );

  test(
    'advances a table to its next version with a transition and its event, at any state',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.tableState.commit(newTransition('t1', 1))).toBe('stored');
      expect((await storage.matches.find('t1'))?.tableState).toEqual(newTableState(1));
      expect(
        await storage.moves.commit(newMove('t1', 1, { tableState: { state: newTableState(1), dueAt: 9 } })),
      ).toBe('stored');
      const left: TableEvent = { type: 'left', seat: 0, action: 'bot-seat' };
      expect(await storage.tableState.commit(newTransition('t1', 2, { stateId: 1, event: left }))).toBe(
        'stored',
      );
      expect(await storage.tableState.events('t1', 10)).toEqual([
        { id: 1, stateId: 0, at: 3001, event: EVENT },
        { id: 2, stateId: 1, at: 3002, event: left },
      ]);
      expect(await storage.tableState.events('t1', 1)).toMatchObject([{ id: 2 }]);
      expect(await storage.tableState.events('t2', 10)).toEqual([]);
    }),
  );

  test(
    'closes the table with a transition that ends the game, and rejects later ones',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const tableState = { state: newTableState(1), dueAt: 9 };
      expect(await storage.tableState.commit(newTransition('t1', 1, { tableState, endsGame: true }))).toBe(
        'stored',
      );
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'unfinished', activeSeat: null });
      expect(await storage.tableState.dueMatches(10, 10)).toEqual([]);
      expect(await storage.tableState.commit(newTransition('t1', 2))).toBe('stale');
      expect(await storage.moves.commit(newMove('t1', 1))).toBe('stale');
    }),
  );

  test(
    'does not end the game with a stale transition',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      expect(await storage.tableState.commit(newTransition('t1', 5, { endsGame: true }))).toBe('stale');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'running' });
    }),
  );

  test(
    'returns events in pages, and the former owners of seats from a given state on',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const ownerChanged = (seat: number, before: string): TableEvent => ({
        type: 'substituted',
        seat,
        formerName: before,
        name: 'eve',
      });
      const events = [EVENT, ownerChanged(0, 'ann'), EVENT, ownerChanged(1, 'ben'), ownerChanged(0, 'dan')];
      for (const [index, event] of events.entries()) {
        await storage.tableState.commit(
          newTransition('t1', index + 1, { stateId: Math.max(index - 1, 0), event }),
        );
        const tableState = { state: newTableState(index + 1), dueAt: null };
        if (index > 0) await storage.moves.commit(newMove('t1', index, { tableState }));
      }
      const idsBefore = async (id: number, limit: number) =>
        (await storage.tableState.eventsBefore('t1', id, limit)).map((entry) => entry.id);
      expect(await idsBefore(6, 2)).toEqual([4, 5]);
      expect(await idsBefore(4, 2)).toEqual([2, 3]);
      expect(await idsBefore(2, 2)).toEqual([1]);
      expect(await idsBefore(1, 2)).toEqual([]);
      expect(await storage.tableState.eventsBefore('t1', 2, 9)).toEqual([
        { id: 1, stateId: 0, at: 3001, event: EVENT },
      ]);
      const former = [
        { seat: 0, name: 'ann', stateId: 0, version: 2 },
        { seat: 1, name: 'ben', stateId: 2, version: 4 },
        { seat: 0, name: 'dan', stateId: 3, version: 5 },
      ];
      expect(await storage.tableState.formerOwners('t1', 0)).toEqual(former);
      expect(await storage.tableState.formerOwners('t1', 2)).toEqual(former.slice(1));
      expect(await storage.tableState.formerOwners('t1', 4)).toEqual([]);
      expect(await storage.tableState.formerOwners('t2', 0)).toEqual([]);
    }),
  );

  test(
    "stores a stand-in bot at its owner's seat until a transition or a move removes it",
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const bots = async () => (await storage.matches.find('t1'))?.seats.map(({ bot }) => bot);
      const standIns = [{ seat: 1, bot: 'merchant' }] as const;
      expect(await storage.tableState.commit(newTransition('t1', 1, { standIns }))).toBe('stored');
      expect(await bots()).toEqual([null, 'merchant', null]);
      expect((await storage.matches.find('t1'))?.seats[1]).toMatchObject({ personId: 'ben', name: 'ben' });
      const tableState = { state: newTableState(1), dueAt: null };
      await storage.moves.commit(newMove('t1', 1, { tableState, releasedSeat: 1 }));
      expect(await bots()).toEqual([null, null, null]);
      await storage.tableState.commit(newTransition('t1', 2, { stateId: 1, standIns }));
      const back = { stateId: 2, standIns: [{ seat: 1, bot: null }] };
      await storage.moves.commit(newMove('t1', 2, { tableState: { state: newTableState(2), dueAt: null } }));
      expect(await bots()).toEqual([null, 'merchant', null]);
      await storage.tableState.commit(newTransition('t1', 3, back));
      expect(await bots()).toEqual([null, null, null]);
    }),
  );

  test(
    'gives a taken-over seat with a new token to one person, who has no other seat there',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addPerson(storage, 'dan');
      const dan = { ...newSeat('dan'), seat: 1 };
      expect(
        await storage.tableState.commit(newTransition('t1', 1, { newOwner: { ...newSeat('cat'), seat: 1 } })),
      ).toBe('already-seated');
      expect(await storage.tableState.commit(newTransition('t1', 1, { newOwner: dan }))).toBe('stored');
      expect(await storage.matches.seatByToken('token-ben')).toBeNull();
      expect(await storage.matches.seatByToken('token-dan')).toMatchObject({ seat: 1, personId: 'dan' });
      expect((await storage.matches.find('t1'))?.seats[1]).toMatchObject({
        seat: 1,
        personId: 'dan',
        name: 'dan',
        bot: null,
      });
      expect(await storage.matches.ofPerson('ben', 10)).toEqual([]);
    }),
  );

  test(
    'gives a number to a new owner whose name looks like that of another player, also in the log',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addPerson(storage, 'dan');
      const newOwner = { ...newSeat('dan'), name: '\uFF21nn', seat: 1 };
      const event: TableEvent = { type: 'substituted', seat: 1, formerName: 'ben', name: newOwner.name };
      expect(await storage.tableState.commit(newTransition('t1', 1, { newOwner, event }))).toBe('stored');
      expect((await storage.matches.find('t1'))?.seats[1]?.name).toBe('\uFF21nn 2');
      expect(await storage.tableState.events('t1')).toMatchObject([{ event: { name: '\uFF21nn 2' } }]);
    }),
  );

  test(
    'stores one of two transitions on the same version, and writes nothing of the other',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const outcomes = await Promise.all([
        storage.tableState.commit(newTransition('t1', 1)),
        storage.tableState.commit(
          newTransition('t1', 1, { event: { type: 'proposal-expired', kind: 'pause' } }),
        ),
      ]);
      expect(outcomes.sort()).toEqual(['stale', 'stored']);
      expect(await storage.tableState.events('t1', 10)).toHaveLength(1);
    }),
  );

  test(
    'stores either a move or a transition that were made at the same moment',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.moves.commit(newMove('t1', 1));
      expect(await storage.tableState.commit(newTransition('t1', 1))).toBe('stale');
      expect(await storage.tableState.commit(newTransition('t1', 1, { stateId: 1 }))).toBe('stored');
      // Made before the transition was known.
      expect(await storage.moves.commit(newMove('t1', 2))).toBe('stale');
      expect((await storage.matches.find('t1'))?.tableState).toEqual(newTableState(1));
      const tableState = { state: newTableState(1), dueAt: null };
      expect(await storage.moves.commit(newMove('t1', 2, { tableState }))).toBe('stored');
    }),
  );

  test(
    'lists due tables, the longest due first, until another deadline is set',
    withStorage(async (storage) => {
      for (const id of ['t1', 't2', 't3']) await addStartedMatch(storage, id, id !== 't1');
      const due = (at: number) => ({ state: newTableState(0, at), dueAt: at });
      await storage.matches.beginGame('t1', newStart({}, due(200)));
      await storage.matches.beginGame('t2', newStart({}, due(100)));
      await storage.moves.commit(newMove('t3', 1, { tableState: due(300) }));
      expect(await storage.tableState.dueMatches(99, 10)).toEqual([]);
      expect(await storage.tableState.dueMatches(300, 10)).toEqual(['t2', 't1', 't3']);
      expect(await storage.tableState.dueMatches(300, 1)).toEqual(['t2']);
      await storage.tableState.commit(newTransition('t2', 1));
      expect(await storage.tableState.dueMatches(300, 10)).toEqual(['t1', 't3']);
      await storage.matches.close('t3', 9);
      await storage.matches.remove('t1');
      expect(await storage.tableState.dueMatches(300, 10)).toEqual([]);
    }),
  );

  test(
    'sets the initial table state once, so that a resumed start does not change a clock',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const due = (at: number) => newStart({}, { state: newTableState(0, at), dueAt: at });
      await storage.matches.beginGame('t1', due(100));
      await storage.matches.beginGame('t1', due(900));
      expect((await storage.matches.find('t1'))?.tableState?.clock.deadline).toBe(100);
      expect(await storage.tableState.dueMatches(100, 10)).toEqual(['t1']);
    }),
  );

  test(
    'rejects a transition when the game has not started, is over or does not exist',
    withStorage(async (storage) => {
      expect(await storage.tableState.commit(newTransition('t1', 1))).toBe('stale');
      await addStartedMatch(storage, 't1');
      await storage.matches.close('t1', 9);
      expect(await storage.tableState.commit(newTransition('t1', 1))).toBe('stale');
    }),
  );
}
