import { NO_CLOCK } from '@great-fire/protocol';
import type { Conduct, Pace, TableEvent } from '@great-fire/protocol';
import type { NewDecision } from '../conduct';
import { begun, move, person, progress, seatOf, table } from './samples';
import type { Using } from './using';

const FRIENDLY: Pace = { clock: { kind: 'friendly', seconds: 60 }, timeOut: 'bot-seat' };
const EVENT: TableEvent = { type: 'resumed', by: 2 };

const conductOf = (version: number, deadline: number | null = null): Conduct => ({
  version,
  clock: { seat: 1, since: 5, deadline, banks: [7, 8, 9] },
  pausedAt: null,
  pauseAsked: null,
  takeBackAsked: null,
  abortAsked: null,
  isAborted: false,
  refused: null,
  vote: null,
  away: [null, { bot: 'seat', isOpen: true, hasLeft: false }, null],
});

const decision = (matchId: string, version: number, change: Partial<NewDecision> = {}): NewDecision => ({
  matchId,
  stateId: 0,
  conducted: { conduct: conductOf(version), dueAt: null },
  event: EVENT,
  at: 3000 + version,
  standIns: [],
  ends: false,
  taker: null,
  ...change,
});

export function conductContract(using: Using): void {
  test(
    'a table keeps the pace that it was opened with',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.matches.open(table('t2', { pace: FRIENDLY }), { ...seatOf('ann'), tokenHash: 't2' });
      expect((await storage.matches.find('t1'))?.pace).toEqual(NO_CLOCK);
      expect((await storage.matches.find('t2'))?.pace).toEqual(FRIENDLY);
    }),
  );

  test(
    'a decision takes the table to its next version, with its event, whatever the move',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.conduct.decide(decision('t1', 1))).toBe('decided');
      expect((await storage.matches.find('t1'))?.conduct).toEqual(conductOf(1));
      expect(
        await storage.moves.commit(move('t1', 1, { conducted: { conduct: conductOf(1), dueAt: 9 } })),
      ).toEqual({ outcome: 'stored' });
      const left: TableEvent = { type: 'left', seat: 0, then: 'bot-seat' };
      expect(await storage.conduct.decide(decision('t1', 2, { stateId: 1, event: left }))).toBe('decided');
      expect(await storage.conduct.events('t1', 10)).toEqual([
        { id: 1, stateId: 0, at: 3001, event: EVENT },
        { id: 2, stateId: 1, at: 3002, event: left },
      ]);
      expect(await storage.conduct.events('t1', 1)).toMatchObject([{ id: 2 }]);
      expect(await storage.conduct.events('t2', 10)).toEqual([]);
    }),
  );

  test(
    'a decision that ends the game closes the table with it, and nothing is decided or played any more',
    using(async (storage) => {
      await begun(storage, 't1');
      const conducted = { conduct: conductOf(1), dueAt: 9 };
      expect(await storage.conduct.decide(decision('t1', 1, { conducted, ends: true }))).toBe('decided');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'unfinished', activeSeat: null });
      expect(await storage.conduct.due(10, 10)).toEqual([]);
      expect(await storage.conduct.decide(decision('t1', 2))).toBe('stale');
      expect(await storage.moves.commit(move('t1', 1))).toEqual({ outcome: 'stale' });
    }),
  );

  test(
    'a decision that comes too late ends no game',
    using(async (storage) => {
      await begun(storage, 't1');
      expect(await storage.conduct.decide(decision('t1', 5, { ends: true }))).toBe('stale');
      expect(await storage.matches.find('t1')).toMatchObject({ status: 'running' });
    }),
  );

  test(
    'events are told in pages, and of a table’s seats who had them before, from any state on',
    using(async (storage) => {
      await begun(storage, 't1');
      const taken = (seat: number, before: string): TableEvent => ({
        type: 'substituted',
        seat,
        before,
        name: 'eve',
      });
      const told = [EVENT, taken(0, 'ann'), EVENT, taken(1, 'ben'), taken(0, 'dan')];
      for (const [index, event] of told.entries()) {
        await storage.conduct.decide(decision('t1', index + 1, { stateId: Math.max(index - 1, 0), event }));
        const conducted = { conduct: conductOf(index + 1), dueAt: null };
        if (index > 0) await storage.moves.commit(move('t1', index, { conducted }));
      }
      const idsBefore = async (id: number, limit: number) =>
        (await storage.conduct.eventsBefore('t1', id, limit)).map((entry) => entry.id);
      expect(await idsBefore(6, 2)).toEqual([4, 5]);
      expect(await idsBefore(4, 2)).toEqual([2, 3]);
      expect(await idsBefore(2, 2)).toEqual([1]);
      expect(await idsBefore(1, 2)).toEqual([]);
      expect(await storage.conduct.eventsBefore('t1', 2, 9)).toEqual([
        { id: 1, stateId: 0, at: 3001, event: EVENT },
      ]);
      const former = [
        { seat: 0, name: 'ann', stateId: 0, version: 2 },
        { seat: 1, name: 'ben', stateId: 2, version: 4 },
        { seat: 0, name: 'dan', stateId: 3, version: 5 },
      ];
      expect(await storage.conduct.former('t1', 0)).toEqual(former);
      expect(await storage.conduct.former('t1', 2)).toEqual(former.slice(1));
      expect(await storage.conduct.former('t1', 4)).toEqual([]);
      expect(await storage.conduct.former('t2', 0)).toEqual([]);
    }),
  );

  test(
    'a bot that stands in is noted at the seat of its owner, until a decision or a move ends that',
    using(async (storage) => {
      await begun(storage, 't1');
      const bots = async () => (await storage.matches.find('t1'))?.seats.map(({ bot }) => bot);
      const standIns = [{ seat: 1, bot: 'merchant' }] as const;
      expect(await storage.conduct.decide(decision('t1', 1, { standIns }))).toBe('decided');
      expect(await bots()).toEqual([null, 'merchant', null]);
      expect((await storage.matches.find('t1'))?.seats[1]).toMatchObject({ personId: 'ben', name: 'ben' });
      const conducted = { conduct: conductOf(1), dueAt: null };
      await storage.moves.commit(move('t1', 1, { conducted, freed: 1 }));
      expect(await bots()).toEqual([null, null, null]);
      await storage.conduct.decide(decision('t1', 2, { stateId: 1, standIns }));
      const back = { stateId: 2, standIns: [{ seat: 1, bot: null }] };
      await storage.moves.commit(move('t1', 2, { conducted: { conduct: conductOf(2), dueAt: null } }));
      expect(await bots()).toEqual([null, 'merchant', null]);
      await storage.conduct.decide(decision('t1', 3, back));
      expect(await bots()).toEqual([null, null, null]);
    }),
  );

  test(
    'who takes a seat has it alone, by a token of their own; nobody takes a second one',
    using(async (storage) => {
      await begun(storage, 't1');
      await person(storage, 'dan');
      const dan = { ...seatOf('dan'), seat: 1 };
      expect(await storage.conduct.decide(decision('t1', 1, { taker: { ...seatOf('cat'), seat: 1 } }))).toBe(
        'already-seated',
      );
      expect(await storage.conduct.decide(decision('t1', 1, { taker: dan }))).toBe('decided');
      expect(await storage.matches.byToken('token-ben')).toBeNull();
      expect(await storage.matches.byToken('token-dan')).toMatchObject({ seat: 1, personId: 'dan' });
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
    'of two decisions on one version one is stored, and the other leaves no trace',
    using(async (storage) => {
      await begun(storage, 't1');
      const outcomes = await Promise.all([
        storage.conduct.decide(decision('t1', 1)),
        storage.conduct.decide(decision('t1', 1, { event: { type: 'pause-lapsed' } })),
      ]);
      expect(outcomes.sort()).toEqual(['decided', 'stale']);
      expect(await storage.conduct.events('t1', 10)).toHaveLength(1);
    }),
  );

  test(
    'a move and a decision that were made on the same moment do not both count',
    using(async (storage) => {
      await begun(storage, 't1');
      await storage.moves.commit(move('t1', 1));
      expect(await storage.conduct.decide(decision('t1', 1))).toBe('stale');
      expect(await storage.conduct.decide(decision('t1', 1, { stateId: 1 }))).toBe('decided');
      // Made before the decision was known.
      expect(await storage.moves.commit(move('t1', 2))).toEqual({ outcome: 'stale' });
      expect((await storage.matches.find('t1'))?.conduct).toEqual(conductOf(1));
      const conducted = { conduct: conductOf(1), dueAt: null };
      expect(await storage.moves.commit(move('t1', 2, { conducted }))).toEqual({ outcome: 'stored' });
    }),
  );

  test(
    'what is due is found, the longest due first, until something else is',
    using(async (storage) => {
      for (const id of ['t1', 't2', 't3']) await begun(storage, id, id !== 't1');
      const due = (at: number) => ({ conduct: conductOf(0, at), dueAt: at });
      const now = progress({ turn: 0, activeSeat: 1 });
      await storage.matches.setProgress('t1', 0, now, due(200));
      await storage.matches.setProgress('t2', 0, now, due(100));
      await storage.moves.commit(move('t3', 1, { conducted: due(300) }));
      expect(await storage.conduct.due(99, 10)).toEqual([]);
      expect(await storage.conduct.due(300, 10)).toEqual(['t2', 't1', 't3']);
      expect(await storage.conduct.due(300, 1)).toEqual(['t2']);
      await storage.conduct.decide(decision('t2', 1));
      expect(await storage.conduct.due(300, 10)).toEqual(['t1', 't3']);
      await storage.matches.close('t3', 9);
      await storage.matches.remove('t1');
      expect(await storage.conduct.due(300, 10)).toEqual([]);
    }),
  );

  test(
    'the first conduct is set once: a beginning that is taken up again changes no clock',
    using(async (storage) => {
      await begun(storage, 't1');
      const now = progress({ turn: 0, activeSeat: 1 });
      await storage.matches.setProgress('t1', 0, now, { conduct: conductOf(0, 100), dueAt: 100 });
      await storage.matches.setProgress('t1', 0, now, { conduct: conductOf(0, 900), dueAt: 900 });
      expect((await storage.matches.find('t1'))?.conduct?.clock.deadline).toBe(100);
      expect(await storage.conduct.due(100, 10)).toEqual(['t1']);
    }),
  );

  test(
    'nothing is decided at a table that has not begun, is over, or is not there',
    using(async (storage) => {
      expect(await storage.conduct.decide(decision('t1', 1))).toBe('stale');
      await begun(storage, 't1');
      await storage.matches.close('t1', 9);
      expect(await storage.conduct.decide(decision('t1', 1))).toBe('stale');
    }),
  );
}
