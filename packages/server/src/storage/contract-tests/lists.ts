import {
  FILTERS,
  FILTER_NAMES,
  type CreateTableInput,
  type TimeControl,
  type TableFilter,
} from '@great-fire/protocol';
import type { MatchStore } from '../matches';
import type { Storage } from '../storage';
import type { NewMatch } from '../../entities/match';
import { addStartedMatch, addPerson, newSeat, newStart, newTable } from './fixtures';
import type { WithStorage } from './with-storage';

const CORRESPONDENCE: TimeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' };
const FISCHER: TimeControl = { clock: { kind: 'fischer', bank: 600, increment: 10 }, timeoutAction: 'vote' };
const PER_TURN: TimeControl = { clock: { kind: 'per-turn', seconds: 90 }, timeoutAction: 'vote' };
const PLAIN_OPTIONS: CreateTableInput['options'] = {
  hiddenColours: false,
  moreDestruction: false,
  cones: 65,
};

/** Different tables, the oldest first. */
const SAMPLE_TABLES: Readonly<Record<string, Partial<NewMatch>>> = {
  plain: { options: PLAIN_OPTIONS },
  hidden: {
    options: { ...PLAIN_OPTIONS, hiddenColours: true },
    players: 4,
    timeControl: PER_TURN,
    language: 'de',
  },
  more: {
    options: { ...PLAIN_OPTIONS, moreDestruction: true },
    players: 5,
    timeControl: CORRESPONDENCE,
    language: 'fr',
  },
  full: {
    options: { hiddenColours: true, moreDestruction: true, cones: 100, eastWind: true },
    players: 6,
    timeControl: FISCHER,
  },
};

async function addSampleTables(storage: Storage): Promise<MatchStore> {
  await addPerson(storage, 'ann');
  for (const [index, [id, change]] of Object.entries(SAMPLE_TABLES).entries()) {
    const bots = id === 'hidden' ? [{ level: 'merchant', names: ['Pepys'] } as const] : [];
    const opener = { ...newSeat('ann'), tokenHash: `token-${id}` };
    await storage.matches.open(newTable(id, { at: 10 * index, ...change }), opener, bots);
  }
  await storage.matches.open(newTable('secret', { private: true, at: 99 }), {
    ...newSeat('ann'),
    tokenHash: 's',
  });
  return storage.matches;
}

export function listContract(withStorage: WithStorage): void {
  test.each<[TableFilter, string]>([
    [{}, 'full more hidden plain'],
    [{ players: '4' }, 'hidden'],
    [{ hiddenColours: 'yes' }, 'full hidden'],
    [{ hiddenColours: 'no' }, 'more plain'],
    [{ moreDestruction: 'yes' }, 'full more'],
    [{ moreDestruction: 'no' }, 'hidden plain'],
    [{ cones: '100' }, 'full'],
    [{ cones: '65' }, 'more hidden plain'],
    [{ eastWind: 'yes' }, 'full'],
    [{ eastWind: 'no' }, 'more hidden plain'],
    [{ timeControl: 'live' }, 'full hidden'],
    [{ timeControl: 'slow' }, 'more'],
    [{ timeControl: 'none' }, 'plain'],
    [{ language: 'en' }, 'full plain'],
    [{ language: 'fr' }, 'more'],
    [{ bots: 'yes' }, 'hidden'],
    [{ bots: 'no' }, 'full more plain'],
    [{ hiddenColours: 'yes', timeControl: 'live', bots: 'no' }, 'full'],
    [
      {
        players: '4',
        hiddenColours: 'yes',
        moreDestruction: 'no',
        cones: '65',
        timeControl: 'live',
        language: 'de',
        bots: 'yes',
      },
      'hidden',
    ],
    [{ players: '4', bots: 'no' }, ''],
  ])('lists tables that match the filter %j: %s', (filter, fitting) =>
    withStorage(async (storage) => {
      const matches = await addSampleTables(storage);
      const listed = await matches.list({ status: 'open', filter, limit: 9, after: null });
      expect(listed.map(({ id }) => id).join(' ')).toBe(fitting);
    })(),
  );

  test(
    'starts a filtered page after the previous one, and returns all seats',
    withStorage(async (storage) => {
      const matches = await addSampleTables(storage);
      const query = { status: 'open', filter: { hiddenColours: 'yes' }, limit: 1 } as const;
      const [first] = await matches.list({ ...query, after: null });
      expect(first).toMatchObject({ id: 'full', seats: [{ seat: 0, name: 'ann' }] });
      const [second] = await matches.list({ ...query, after: { createdAt: 30, id: 'full' } });
      expect(second).toMatchObject({
        id: 'hidden',
        seats: [{ name: 'ann' }, { name: 'Pepys', bot: 'merchant' }],
      });
      expect(await matches.list({ ...query, after: { createdAt: 10, id: 'hidden' } })).toEqual([]);
    }),
  );

  test(
    'filters a changed table by its new set-up',
    withStorage(async (storage) => {
      const matches = await addSampleTables(storage);
      const change = {
        options: { hiddenColours: true, cones: 100 },
        timeControl: CORRESPONDENCE,
        language: 'de',
      } as const;
      await matches.updateSetup('plain', { type: 'change-setup', by: 'ann', change }, 200);
      await matches.setBot('plain', 'ann', 1, { level: 'merchant', names: ['Wren'] }, 201);
      const fitting = async (filter: TableFilter) =>
        (await matches.list({ status: 'open', filter, limit: 9, after: null })).map(({ id }) => id);
      const now = {
        hiddenColours: 'yes',
        cones: '100',
        timeControl: 'slow',
        language: 'de',
        bots: 'yes',
      } as const;
      expect(await fitting(now)).toEqual(['plain']);
      await matches.removeBot('plain', 'ann', 1, 202);
      expect(await fitting(now)).toEqual([]);
    }),
  );

  test(
    'lists games with restricted access while open, and afterwards only on request',
    withStorage(async (storage) => {
      await addPerson(storage, 'ann');
      const ids = async (status: 'open' | 'running', includePrivate: boolean) =>
        (await storage.matches.list({ status, includePrivate, limit: 9, after: null })).map(({ id }) => id);
      for (const [at, who] of (['open', 'link', 'none'] as const).entries()) {
        const seat = { ...newSeat('ann'), tokenHash: who };
        await storage.matches.open(newTable(who, { at, spectatorAccess: who }), seat);
      }
      expect(await ids('open', false)).toEqual(['none', 'link', 'open']);
      for (const id of ['open', 'link', 'none']) {
        for (const seat of [1, 2])
          await storage.matches.setBot(id, 'ann', seat, { level: 'merchant', names: ['Wren', 'Hooke'] }, 5);
        await storage.matches.updateSetup(id, { type: 'start', by: 'ann' }, 6);
      }
      expect(await ids('running', false)).toEqual(['open']);
      expect(await ids('running', true)).toEqual(['none', 'link', 'open']);
      expect(await storage.matches.find('link')).toMatchObject({
        spectatorAccess: 'link',
      });
    }),
  );

  test(
    'accepts every value of every filter in every list',
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      const found = new Map<string, number>();
      for (const status of ['open', 'running', 'finished', 'unfinished'] as const) {
        for (const name of FILTER_NAMES) {
          for (const word of FILTERS[name]) {
            const page = await storage.matches.list({
              status,
              filter: { [name]: word },
              limit: 9,
              after: null,
            });
            found.set(status, (found.get(status) ?? 0) + page.length);
          }
        }
      }
      // A running table matches one value of each filter.
      expect(Object.fromEntries(found)).toEqual({
        open: 0,
        running: FILTER_NAMES.length,
        finished: 0,
        unfinished: 0,
      });
    }),
  );

  test(
    "leaves out a person's tables that were closed before their game started",
    withStorage(async (storage) => {
      await addStartedMatch(storage, 't1');
      await storage.matches.beginGame('t1', newStart());
      for (const id of ['t2', 't3'])
        await storage.matches.open(newTable(id, { at: 2000 }), { ...newSeat('ann'), tokenHash: id });
      for (const id of ['t1', 't2']) await storage.matches.close(id, 9000);
      const mine = await storage.matches.ofPerson('ann', 9);
      expect(mine.map(({ match, seat }) => [match.id, seat, match.seats.length])).toEqual([
        ['t3', 0, 1],
        ['t1', 0, 3],
      ]);
    }),
  );
}
