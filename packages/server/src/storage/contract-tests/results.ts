import { emptyTableState } from '@great-fire/protocol';
import type { SeatStats } from '@great-fire/game/record';
import type { NewResult, RateGame } from '../results';
import type { Storage } from '../storage';
import { NO_HONOURS, addStartedMatch, newMove, addPerson, newSeat, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const FINISHED = { status: 'finished', turn: 9, activeSeat: null, burning: [] } as const;

/** Ends the running game of a table at a time. */
async function finishMatch(storage: Storage, id: string, at: number): Promise<void> {
  const last = newMove(id, 1, { at });
  await storage.moves.commit({ ...last, progress: { ...last.progress, ...FINISHED } });
}

/** Adds a finished game of ann, ben and cat. */
async function addFinishedMatch(storage: Storage, id: string, at: number, isFurther = false): Promise<void> {
  await addStartedMatch(storage, id, isFurther);
  await finishMatch(storage, id, at);
}

const newFacts = (seat: number, place: number, change: Partial<SeatStats> = {}): SeatStats => ({
  seat,
  place,
  isShared: false,
  total: 30 - place,
  houses: 10,
  putOut: seat + 1,
  kept: 1,
  lost: 2,
  burnt: 4,
  ...change,
});

const facts = [newFacts(0, 2), newFacts(1, 1), newFacts(2, 3)];
const ranked = [
  { personId: 'ann', rank: 2 },
  { personId: 'ben', rank: 1 },
  { personId: 'cat', rank: 3 },
];
const newResult = (matchId: string, change: Partial<NewResult> = {}): NewResult => ({
  matchId,
  facts,
  honours: NO_HONOURS,
  ranked,
  ...change,
});

/** The winner gains one point, and every rating becomes a little more certain. */
const rate: RateGame = (players) =>
  players.map(({ before, rank }) => ({
    mu: (before?.mu ?? 25) + (rank === 1 ? 1 : 0),
    sigma: (before?.sigma ?? 8) - 0.25,
  }));

export function resultContract(withStorage: WithStorage): void {
  test(
    'lists finished games without a result, the earliest end first, and no closed or running ones',
    withStorage(async (storage) => {
      await addFinishedMatch(storage, 't1', 5000);
      await addFinishedMatch(storage, 't2', 4000, true);
      await addStartedMatch(storage, 't3', true);
      await addStartedMatch(storage, 't4', true);
      await storage.matches.close('t4', 3000);
      expect(await storage.results.pending(9)).toEqual(['t2', 't1']);
      expect(await storage.results.pending(1)).toEqual(['t2']);
      expect(await storage.results.find('t1')).toBeNull();
      expect(await storage.results.save(newResult('t1'), rate)).toBe(true);
      await storage.results.markFailed('t2');
      expect(await storage.results.pending(9)).toEqual([]);
      expect(await storage.results.find('t1')).toEqual({ facts, isRated: true });
      expect(await storage.results.placesOf(['t1', 't2'])).toEqual(
        new Map([['t1', facts.map(({ place }) => place)]]),
      );
      expect(await storage.results.find('t2')).toBeNull();
      expect(await storage.results.save(newResult('t2'), rate)).toBe(false);
    }),
  );

  test(
    'stores and rates a result once, also when two servers do so at the same time',
    withStorage(async (storage) => {
      await addFinishedMatch(storage, 't1', 4000);
      const kept = await Promise.all([1, 2, 3].map(() => storage.results.save(newResult('t1'), rate)));
      expect(kept.filter((one) => one)).toHaveLength(1);
      expect(await storage.results.rating('ben')).toEqual({ mu: 26, sigma: 7.75, games: 1 });
      expect(await storage.results.rating('cat')).toEqual({ mu: 25, sigma: 7.75, games: 1 });
      expect(await storage.results.rating('nobody')).toBeNull();
      await addFinishedMatch(storage, 't2', 5000, true);
      await storage.results.save(newResult('t2', { ranked: [] }), rate);
      expect(await storage.results.rating('ben')).toMatchObject({ games: 1 });
      expect(await storage.results.find('t2')).toMatchObject({ isRated: false });
      expect(await storage.results.recomputeRatings(rate)).toBe(1);
      expect(await storage.results.rating('ben')).toEqual({ mu: 26, sigma: 7.75, games: 1 });
    }),
  );

  test(
    'counts the rated games of each pair of persons',
    withStorage(async (storage) => {
      expect(await storage.results.meetings(['ann', 'ben'])).toEqual([]);
      await addFinishedMatch(storage, 't1', 4000);
      await storage.results.save(newResult('t1'), rate);
      await addFinishedMatch(storage, 't2', 5000, true);
      await storage.results.save(newResult('t2', { ranked: ranked.slice(0, 2) }), rate);
      const meetings = await storage.results.meetings(['cat', 'ben', 'ann']);
      expect(
        meetings.map(({ personIds, games }) => `${[...personIds].sort().join(' ')} ${String(games)}`).sort(),
      ).toEqual(['ann ben 2', 'ann cat 1', 'ben cat 1']);
      expect(await storage.results.meetings(['ann'])).toEqual([]);
    }),
  );

  test(
    'recomputes ratings in the order in which the games ended',
    withStorage(async (storage) => {
      await addFinishedMatch(storage, 't1', 5000);
      await addFinishedMatch(storage, 't2', 4000, true);
      const order: RateGame = (players) =>
        players.map(({ before, rank }) => ({ mu: (before?.mu ?? 1) * 10 + rank, sigma: 1 }));
      const last = [{ personId: 'ann', rank: 3 }];
      await storage.results.save(newResult('t1', { ranked: last }), order);
      await storage.results.save(newResult('t2', { ranked: [{ personId: 'ann', rank: 7 }] }), order);
      expect(await storage.results.rating('ann')).toMatchObject({ mu: 137, games: 2 });
      expect(await storage.results.recomputeRatings(order)).toBe(2);
      expect(await storage.results.rating('ann')).toMatchObject({ mu: 173, games: 2 });
    }),
  );

  test(
    "lists a person's finished games in pages, the latest end first, and sums all of them",
    withStorage(async (storage) => {
      await addFinishedMatch(storage, 't1', 5000);
      await addFinishedMatch(storage, 't2', 7000, true);
      await addStartedMatch(storage, 't3', true);
      await storage.matches.updateSetup('t3', { type: 'transfer-host', by: 'ann', seat: 1 }, 1500);
      await finishMatch(storage, 't3', 6000);
      await addStartedMatch(storage, 't4', true);
      const shared = [newFacts(0, 1, { isShared: true }), newFacts(1, 1, { isShared: true }), newFacts(2, 3)];
      for (const id of ['t1', 't2']) await storage.results.save(newResult(id), rate);
      await storage.results.save(newResult('t3', { facts: shared }), rate);
      const query = { includePrivate: true, limit: 2, after: null };
      const first = await storage.results.games('ann', query);
      expect(first.map(({ match }) => match.id)).toEqual(['t2', 't3']);
      expect(first[1]).toMatchObject({ seat: 0, facts: shared, isRated: true });
      const after = { endedAt: 6000, id: 't3' };
      const rest = await storage.results.games('ann', { ...query, after });
      expect(rest.map(({ match }) => match.id)).toEqual(['t1']);
      expect(await storage.results.totals('ann', { includePrivate: true })).toEqual([
        {
          players: 3,
          options: '{"hiddenColours":true,"moreDestruction":false,"cones":100}',
          ...{
            games: 3,
            wins: 0,
            sharedWins: 1,
            vp: 28 + 28 + 29,
            houses: 30,
            conesPutOut: 3,
            objectivesSurvived: 3,
            objectivesLost: 6,
          },
        },
      ]);
      expect(await storage.results.totals('ben', { includePrivate: true })).toMatchObject([
        { games: 3, wins: 2, sharedWins: 1 },
      ]);
      expect(await storage.results.totals('dan', { includePrivate: true })).toEqual([]);
    }),
  );

  test(
    'leaves out private games and games with restricted access for other readers',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await addFinishedMatch(storage, 't2', 5000, true);
      await finishMatch(storage, 't1', 4000);
      await storage.matches.open(
        newTable('t9', { private: true }),
        { ...newSeat('ann'), tokenHash: 'ann-t9' },
        [
          { level: 'merchant', names: ['Pepys'] },
          { level: 'merchant', names: ['Wren'] },
        ],
      );
      await storage.matches.updateSetup('t9', { type: 'start', by: 'ann' }, 1002);
      await finishMatch(storage, 't9', 6000);
      await storage.matches.open(
        newTable('t8', { spectatorAccess: 'none' }),
        { ...newSeat('ann'), tokenHash: 'ann-t8' },
        [
          { level: 'merchant', names: ['Pepys'] },
          { level: 'merchant', names: ['Wren'] },
        ],
      );
      await storage.matches.updateSetup('t8', { type: 'start', by: 'ann' }, 1002);
      await finishMatch(storage, 't8', 5500);
      for (const id of ['t1', 't2', 't8', 't9'])
        await storage.results.save(newResult(id, { ranked: [] }), rate);
      const ids = async (includePrivate: boolean) =>
        (await storage.results.games('ann', { includePrivate, limit: 9, after: null })).map(
          ({ match }) => match.id,
        );
      expect([await ids(true), await ids(false)]).toEqual([
        ['t9', 't8', 't2', 't1'],
        ['t2', 't1'],
      ]);
      expect(await storage.results.totals('ann', { includePrivate: true })).toMatchObject([{ games: 4 }]);
      expect(await storage.results.totals('ann', { includePrivate: false })).toMatchObject([{ games: 2 }]);
    }),
  );

  test(
    'takes a removed game from the totals of its players',
    withStorage(async (storage) => {
      for (const [index, id] of ['t1', 't2'].entries()) {
        await addFinishedMatch(storage, id, 5000, index > 0);
        await storage.results.save(newResult(id), rate);
      }
      const totalsOf = (name: string) => storage.results.totals(name, { includePrivate: true });
      expect(await totalsOf('ben')).toMatchObject([{ games: 2, wins: 2, vp: 58, houses: 20 }]);
      expect(await storage.matches.remove('t1')).toBe(true);
      expect(await totalsOf('ben')).toMatchObject([{ games: 1, wins: 1, vp: 29, houses: 10 }]);
      await storage.matches.remove('t2');
      expect(await totalsOf('ben')).toEqual([]);
      expect(await storage.results.games('ben', { includePrivate: true, limit: 9, after: null })).toEqual([]);
    }),
  );

  test(
    'returns the original owner of a seat, however often it was taken over',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      for (const [at, name] of ['dan', 'eve'].entries()) {
        await addPerson(storage, name);
        await storage.tableState.commit({
          matchId: 't1',
          stateId: 0,
          at: 6,
          standIns: [],
          endsGame: false,
          event: { type: 'substituted', seat: 1, formerName: 'ben', name },
          tableState: { state: { ...emptyTableState(3, 2, 6), version: at + 1 }, dueAt: null },
          newOwner: { ...newSeat(name), seat: 1 },
        });
      }
      expect(await storage.results.originalOwners('t1')).toEqual(new Map([[1, 'ben']]));
    }),
  );

  test(
    'creates a handle on first use, keeps it, and deletes it with the person',
    withStorage(async (storage) => {
      const { persons } = storage;
      await addPerson(storage, 'ann');
      await addPerson(storage, 'ben');
      expect(await persons.handleOf('ann', () => 'aaaa')).toBe('aaaa');
      expect(await persons.handleOf('ann', () => 'bbbb')).toBe('aaaa');
      expect(await persons.handleOf('nobody', () => 'bbbb')).toBeNull();
      expect(await persons.byHandle('aaaa')).toEqual({ id: 'ann', name: 'ann', isProfilePrivate: false });
      expect(await persons.handlesOf(['ann', 'ben'])).toEqual(new Map([['ann', 'aaaa']]));
      await persons.setProfilePrivate('ann', true);
      expect(await persons.isProfilePrivate('ann')).toBe(true);
      expect(await persons.byHandle('aaaa')).toMatchObject({ isProfilePrivate: true });
      expect(await persons.handlesOf(['ann', 'ben'])).toEqual(new Map());
      expect(Object.fromEntries(await persons.namesOf(['ann', 'ben', 'nobody']))).toEqual({
        ann: { name: 'ann', handle: 'aaaa' },
        ben: { name: 'ben', handle: null },
      });
      await persons.erase('ann', 'N. N.');
      expect(await persons.byHandle('aaaa')).toBeNull();
      expect(await persons.handleOf('ann', () => 'cccc')).toBeNull();
    }),
  );

  test(
    'ranks public profiles with enough games by the lower bound of their rating',
    withStorage(async (storage) => {
      await addFinishedMatch(storage, 't1', 4000);
      await addFinishedMatch(storage, 't2', 5000, true);
      for (const name of ['ann', 'ben', 'cat']) await storage.persons.handleOf(name, () => `h-${name}`);
      const unsure: RateGame = (players) =>
        players.map(({ rank }) => ({ mu: 30 - rank, sigma: rank === 1 ? 9 : 2 }));
      await storage.results.save(newResult('t1'), unsure);
      await storage.results.save(newResult('t2', { ranked: ranked.slice(0, 2) }), unsure);
      const names = async (from: number, limit = 9) =>
        (await storage.results.leaders(from, limit)).map(({ handle }) => handle);
      expect(await names(1)).toEqual(['h-ann', 'h-cat', 'h-ben']);
      expect(await names(2)).toEqual(['h-ann', 'h-ben']);
      expect(await names(1, 1)).toEqual(['h-ann']);
      await storage.persons.setProfilePrivate('ann', true);
      expect(await names(1)).toEqual(['h-cat', 'h-ben']);
      await storage.persons.erase('cat', 'N. N.');
      expect(await names(1)).toEqual(['h-ben']);
      expect(await storage.results.rating('cat')).toBeNull();
    }),
  );
}
