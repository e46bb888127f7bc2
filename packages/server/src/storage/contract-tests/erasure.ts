import { type TableEvent, emptyTableState } from '@great-fire/protocol';
import type { Storage } from '../storage';
import { addStartedMatch, newDevice, newMove, addPerson, newLine, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const SEAT_TAKEN: TableEvent = { type: 'substituted', seat: 1, formerName: 'ben', name: 'eve' };

/**
 * Moves eve to the seat of ben, who has made a move there. Both write, and eve has a link, a code and an own table.
 */
async function addActivity(storage: Storage): Promise<void> {
  const { matches, moves, tableState, chat, persons } = storage;
  await addStartedMatch(storage, 't1');
  await addPerson(storage, 'eve');
  await matches.open(newTable('t2', { tableName: 'Table of eve' }), newSeat('eve', 't2'));
  await matches.open(newTable('t3', { tableName: 'Steve' }), newSeat('eve', 't3'));
  await matches.open(newTable('t4', { tableName: 'eve’s table' }), newSeat('eve', 't4'));
  await moves.commit(newMove('t1', 1, { seat: 1 }));
  await chat.add('t1', newLine(1, 'Adieu', { name: 'ben', at: 5, personId: 'ben' }));
  await tableState.commit({
    matchId: 't1',
    stateId: 1,
    event: SEAT_TAKEN,
    at: 6,
    standIns: [],
    endsGame: false,
    tableState: { state: { ...emptyTableState(3, 2, 6), version: 1 }, dueAt: null },
    newOwner: { ...newSeat('eve', 't1'), seat: 1 },
  });
  await chat.add('t1', newLine(1, 'Fire!', { name: 'eve', personId: 'eve' }));
  await chat.add('t2', newLine(null, 'Rain?', { name: 'eve', at: 8, personId: 'eve' }));
  await persons.setRecoveryLink('eve', 'link', 1000);
  await persons.setRecoveryCode('eve', 'code', 9);
}

export function erasureContract(withStorage: WithStorage): void {
  test(
    'reads the chat lines of a person in pages, oldest first',
    withStorage(async (storage) => {
      const { persons } = storage;
      await addActivity(storage);
      const [fire, rain, ...more] = await persons.linesOf('eve', { after: 0, limit: 9 });
      expect([fire, rain]).toEqual([
        { id: fire?.id, matchId: 't1', name: 'eve', text: 'Fire!', phrase: null, at: 7 },
        { id: rain?.id, matchId: 't2', name: 'eve', text: 'Rain?', phrase: null, at: 8 },
      ]);
      expect(more).toEqual([]);
      expect(await persons.linesOf('eve', { after: 0, limit: 1 })).toEqual([fire]);
      expect(await persons.linesOf('eve', { after: fire?.id ?? 0, limit: 1 })).toEqual([rain]);
      expect(await persons.linesOf('ben', { after: 0, limit: 9 })).toMatchObject([{ text: 'Adieu' }]);
      expect(await persons.linesOf('nobody', { after: 0, limit: 9 })).toEqual([]);
      expect([await persons.createdAt('eve'), await persons.createdAt('nobody')]).toEqual([1, null]);
    }),
  );

  test(
    "erases a person's credentials and names, and leaves other persons unchanged",
    withStorage(async (storage) => {
      const { persons, matches, chat, tableState } = storage;
      await addActivity(storage);
      await persons.erase('eve', 'N. N.');
      expect(await persons.sessionByKey('key-eve')).toBeNull();
      expect(await persons.devices('eve')).toEqual([]);
      expect(await persons.codeCreatedAt('eve')).toBeNull();
      for (const proof of [
        { kind: 'link', hash: 'link' },
        { kind: 'code', hash: 'code' },
      ] as const)
        expect(await persons.redeem(proof, newDevice('x'), null, 50)).toBeNull();
      expect(await matches.seatByToken('token-evet1')).toBeNull();
      expect(await persons.find('eve')).toEqual({ id: 'eve', name: 'N. N.' });
      const named = async (id: string) => {
        const match = await matches.find(id);
        return [match?.tableName, ...(match?.seats ?? []).map(({ name }) => name)];
      };
      expect(await named('t1')).toEqual(['Table t1', 'ann', 'N. N.', 'cat']);
      expect(await named('t2')).toEqual(['Table of N. N.', 'N. N.']);
      expect(await named('t3')).toEqual(['Steve', 'N. N.']);
      expect(await named('t4')).toEqual(['N. N.’s table', 'N. N.']);
      expect((await chat.history('t1', 9, {})).map(({ name }) => name)).toEqual(['ben', 'N. N.']);
      expect((await tableState.events('t1', 9)).map(({ event }) => event)).toEqual([
        { ...SEAT_TAKEN, name: 'N. N.' },
      ]);
      expect(await persons.sessionByKey('key-ann')).not.toBeNull();
      expect(await matches.seatByToken('token-ann')).not.toBeNull();
    }),
  );

  test(
    'erases a name from a long history',
    withStorage(async (storage) => {
      const { persons, matches, chat } = storage;
      await addPerson(storage, 'eve');
      const ids = Array.from({ length: 51 }, (_, index) => `t${String(index).padStart(2, '0')}`);
      for (const id of ids) {
        await matches.open(newTable(id, { tableName: 'Table of eve' }), newSeat('eve', id));
        await matches.close(id, 9);
      }
      for (let line = 0; line < 501; line += 1)
        await chat.add('t00', newLine(0, 'Fire!', { name: 'eve', personId: 'eve' }));
      const slices: string[] = [];
      for (let last = await persons.eraseAtTables('eve', 'N. N.', null); last !== null;) {
        slices.push(last.id);
        last = await persons.eraseAtTables('eve', 'N. N.', last);
      }
      expect(slices).toEqual(['t31', 't11', 't00']);
      expect(await persons.find('eve')).toEqual({ id: 'eve', name: 'eve' });
      await matches.open(newTable('t51', { tableName: 'Table of eve' }), newSeat('eve', 't51'));
      ids.push('t51');
      await persons.erase('eve', 'N. N.');
      for (const id of ids) {
        expect(await matches.find(id)).toMatchObject({
          tableName: 'Table of N. N.',
          seats: [{ name: 'N. N.' }],
        });
        expect(await matches.seatByToken(`token-eve${id}`)).toBeNull();
      }
      const names = (await chat.history('t00', 600, {})).map(({ name }) => name);
      expect([names.length, new Set(names)]).toEqual([501, new Set(['N. N.'])]);
    }),
  );

  test(
    'no rename during or after an erasure brings a name back',
    withStorage(async (storage) => {
      const { persons, matches } = storage;
      await addActivity(storage);
      await Promise.all([
        persons.renameAtTables('eve', 'Eva'),
        persons.erase('eve', 'N. N.'),
        persons.renameAtTables('eve', 'Evi'),
        persons.rename('eve', 'Ada'),
      ]);
      expect(await persons.renameAtTables('eve', 'Eva')).toBe('erased');
      expect(await persons.rename('eve', 'Eva')).toBe(false);
      expect(await persons.find('eve')).toEqual({ id: 'eve', name: 'N. N.' });
      for (const id of ['t1', 't2', 't3', 't4'])
        expect((await matches.find(id))?.seats.map(({ name }) => name)).toContain('N. N.');
      expect(await persons.rename('ben', 'Benno')).toBe(true);
    }),
  );
}
