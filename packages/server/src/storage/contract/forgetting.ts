import type { TableEvent } from '@great-fire/protocol';
import type { Storage } from '../storage';
import { begun, device, move, person, said, seatOf, table } from './samples';
import { plainConduct } from '@great-fire/protocol';
import type { Using } from './using';

const TAKEN: TableEvent = { type: 'substituted', seat: 1, before: 'ben', name: 'eve' };

/** Eve takes the seat of ben, who had moved there, and both write; she has a link, a code and a table of her own. */
async function lived(storage: Storage): Promise<void> {
  const { matches, moves, conduct, chat, persons } = storage;
  await begun(storage, 't1');
  await person(storage, 'eve');
  await matches.open(table('t2', { tableName: 'Table of eve' }), seatOf('eve', 't2'));
  await matches.open(table('t3', { tableName: 'Steve' }), seatOf('eve', 't3'));
  await matches.open(table('t4', { tableName: 'eve’s table' }), seatOf('eve', 't4'));
  await moves.commit(move('t1', 1, { seat: 1 }));
  await chat.add('t1', said(1, 'Adieu', { name: 'ben', at: 5, personId: 'ben' }));
  await conduct.decide({
    ...{ matchId: 't1', stateId: 1, event: TAKEN, at: 6, standIns: [], ends: false },
    conducted: { conduct: { ...plainConduct(3, 2, 6), version: 1 }, dueAt: null },
    taker: { ...seatOf('eve', 't1'), seat: 1 },
  });
  await chat.add('t1', said(1, 'Fire!', { name: 'eve', personId: 'eve' }));
  await chat.add('t2', said(null, 'Rain?', { name: 'eve', at: 8, personId: 'eve' }));
  await persons.keepLink('eve', 'link', 1000);
  await persons.keepCode('eve', 'code', 9);
}

export function forgettingContract(using: Using): void {
  test(
    'what is kept of a person is told: since when, the moves at each seat, the lines they wrote',
    using(async (storage) => {
      await lived(storage);
      const kept = await storage.persons.kept('eve');
      expect(kept?.createdAt).toBe(1);
      expect(kept?.lines).toEqual([
        { matchId: 't1', name: 'eve', text: 'Fire!', phrase: null, at: 7 },
        { matchId: 't2', name: 'eve', text: 'Rain?', phrase: null, at: 8 },
      ]);
      expect(kept?.moves.get('t1')).toBe(1);
      expect(kept?.moves.get('t2')).toBe(0);
      expect((await storage.persons.kept('ben'))?.lines).toMatchObject([{ text: 'Adieu' }]);
      expect(await storage.persons.kept('nobody')).toBeNull();
    }),
  );

  test(
    'who is forgotten is known by nothing any more and named nowhere; the others are as they were',
    using(async (storage) => {
      const { persons, matches, chat, conduct } = storage;
      await lived(storage);
      expect([...(await persons.forget('eve', 'N. N.'))].sort()).toEqual(['t1', 't2', 't3', 't4']);
      expect(await persons.byKey('key-eve')).toBeNull();
      expect(await persons.devices('eve')).toEqual([]);
      expect(await persons.codeMadeAt('eve')).toBeNull();
      for (const proof of [
        { kind: 'link', hash: 'link' },
        { kind: 'code', hash: 'code' },
      ] as const)
        expect(await persons.recover(proof, device('x'), null, 50)).toBeNull();
      expect(await matches.byToken('token-evet1')).toBeNull();
      expect(await persons.find('eve')).toEqual({ id: 'eve', name: 'N. N.' });
      const named = async (id: string) => {
        const match = await matches.find(id);
        return [match?.tableName, ...(match?.seats ?? []).map(({ name }) => name)];
      };
      expect(await named('t1')).toEqual(['Table t1', 'ann', 'N. N.', 'cat']);
      expect(await named('t2')).toEqual(['Table of N. N.', 'N. N.']);
      expect(await named('t3')).toEqual(['Steve', 'N. N.']);
      expect(await named('t4')).toEqual(['N. N.’s table', 'N. N.']);
      expect((await chat.last('t1', 9, {})).map(({ name }) => name)).toEqual(['ben', 'N. N.']);
      expect((await conduct.events('t1', 9)).map(({ event }) => event)).toEqual([
        { ...TAKEN, name: 'N. N.' },
      ]);
      expect(await persons.byKey('key-ann')).not.toBeNull();
      expect(await matches.byToken('token-ann')).not.toBeNull();
    }),
  );
}
