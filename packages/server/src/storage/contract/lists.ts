import { FILTERS, FILTER_NAMES, plainConduct } from '@great-fire/protocol';
import type { OpenTable, Pace, TableFilter } from '@great-fire/protocol';
import type { MatchStore, NewMatch } from '../matches';
import type { Storage } from '../storage';
import { begun, person, progress, seatOf, table } from './samples';
import type { Using } from './using';

const DAYS: Pace = { clock: { kind: 'days', days: 3 }, timeOut: 'vote' };
const BANK: Pace = { clock: { kind: 'tournament', bank: 600, increment: 10 }, timeOut: 'vote' };
const TURN: Pace = { clock: { kind: 'friendly', seconds: 90 }, timeOut: 'vote' };
const PLAIN: OpenTable['options'] = { hiddenColours: false, moreDestruction: false, cones: 65 };

/** Tables that differ, the first of them the oldest. */
const TABLES: Readonly<Record<string, Partial<NewMatch>>> = {
  plain: { options: PLAIN },
  hidden: { options: { ...PLAIN, hiddenColours: true }, players: 4, pace: TURN, language: 'de' },
  more: { options: { ...PLAIN, moreDestruction: true }, players: 5, pace: DAYS, language: 'fr' },
  full: { options: { hiddenColours: true, moreDestruction: true, cones: 100 }, players: 6, pace: BANK },
};

async function opened(storage: Storage): Promise<MatchStore> {
  await person(storage, 'ann');
  for (const [place, [id, change]] of Object.entries(TABLES).entries()) {
    const bots = id === 'hidden' ? [{ level: 'merchant', names: ['Pepys'] } as const] : [];
    const opener = { ...seatOf('ann'), tokenHash: `token-${id}` };
    await storage.matches.open(table(id, { at: 10 * place, ...change }), opener, bots);
  }
  await storage.matches.open(table('secret', { private: true, at: 99 }), {
    ...seatOf('ann'),
    tokenHash: 's',
  });
  return storage.matches;
}

export function listContract(using: Using): void {
  test.each<[TableFilter, string]>([
    [{}, 'full more hidden plain'],
    [{ players: '4' }, 'hidden'],
    [{ hidden: 'yes' }, 'full hidden'],
    [{ hidden: 'no' }, 'more plain'],
    [{ more: 'yes' }, 'full more'],
    [{ more: 'no' }, 'hidden plain'],
    [{ cones: '100' }, 'full'],
    [{ cones: '65' }, 'more hidden plain'],
    [{ pace: 'live' }, 'full hidden'],
    [{ pace: 'slow' }, 'more'],
    [{ pace: 'none' }, 'plain'],
    [{ language: 'en' }, 'full plain'],
    [{ language: 'fr' }, 'more'],
    [{ bots: 'yes' }, 'hidden'],
    [{ bots: 'no' }, 'full more plain'],
    [{ hidden: 'yes', pace: 'live', bots: 'no' }, 'full'],
    [
      { players: '4', hidden: 'yes', more: 'no', cones: '65', pace: 'live', language: 'de', bots: 'yes' },
      'hidden',
    ],
    [{ players: '4', bots: 'no' }, ''],
  ])('tables that fit %j are listed: %s', (filter, fitting) =>
    using(async (storage) => {
      const matches = await opened(storage);
      const listed = await matches.list({ status: 'open', filter, limit: 9, after: null });
      expect(listed.map(({ id }) => id).join(' ')).toBe(fitting);
    })(),
  );

  test(
    'a page of those that fit begins after the one before, with everybody who sits there',
    using(async (storage) => {
      const matches = await opened(storage);
      const query = { status: 'open', filter: { hidden: 'yes' }, limit: 1 } as const;
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
    'a table that its host changes fits what it is from then on',
    using(async (storage) => {
      const matches = await opened(storage);
      const change = { options: { hiddenColours: true, cones: 100 }, pace: DAYS, language: 'de' } as const;
      await matches.arrange('plain', { do: 'change', by: 'ann', change }, 200);
      await matches.putBot('plain', 'ann', 1, { level: 'merchant', names: ['Wren'] }, 201);
      const fitting = async (filter: TableFilter) =>
        (await matches.list({ status: 'open', filter, limit: 9, after: null })).map(({ id }) => id);
      const now = { hidden: 'yes', cones: '100', pace: 'slow', language: 'de', bots: 'yes' } as const;
      expect(await fitting(now)).toEqual(['plain']);
      await matches.removeBot('plain', 'ann', 1, 202);
      expect(await fitting(now)).toEqual([]);
    }),
  );

  test(
    'games that not everybody is shown are listed while they look for people, and then where they are asked for',
    using(async (storage) => {
      await person(storage, 'ann');
      const ids = async (status: 'open' | 'running', alsoPrivate: boolean) =>
        (await storage.matches.list({ status, alsoPrivate, limit: 9, after: null })).map(({ id }) => id);
      for (const [at, who] of (['open', 'link', 'none'] as const).entries()) {
        const seat = { ...seatOf('ann'), tokenHash: who };
        await storage.matches.open(table(who, { at, watching: { who, delayMinutes: 4 } }), seat);
      }
      expect(await ids('open', false)).toEqual(['none', 'link', 'open']);
      for (const id of ['open', 'link', 'none']) {
        for (const seat of [1, 2])
          await storage.matches.putBot(id, 'ann', seat, { level: 'merchant', names: ['Wren', 'Hooke'] }, 5);
        await storage.matches.arrange(id, { do: 'start', by: 'ann' }, 6);
      }
      expect(await ids('running', false)).toEqual(['open']);
      expect(await ids('running', true)).toEqual(['none', 'link', 'open']);
      expect(await storage.matches.find('link')).toMatchObject({
        watching: { who: 'link', delayMinutes: 4 },
      });
    }),
  );

  test(
    'every word of every filter may be asked for in every list',
    using(async (storage) => {
      await begun(storage, 't1');
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
      // A running table fits one word of each filter.
      expect(Object.fromEntries(found)).toEqual({
        open: 0,
        running: FILTER_NAMES.length,
        finished: 0,
        unfinished: 0,
      });
    }),
  );

  test(
    'of a person’s tables those that were closed before they began are left out',
    using(async (storage) => {
      await begun(storage, 't1');
      const first = { conduct: plainConduct(3, 2, 5), dueAt: null };
      await storage.matches.setProgress('t1', 0, progress({ turn: 0, step: 'redeal' }), first);
      for (const id of ['t2', 't3'])
        await storage.matches.open(table(id, { at: 2000 }), { ...seatOf('ann'), tokenHash: id });
      for (const id of ['t1', 't2']) await storage.matches.close(id, 9000);
      const mine = await storage.matches.ofPerson('ann', 9);
      expect(mine.map(({ match, seat }) => [match.id, seat, match.seats.length])).toEqual([
        ['t3', 0, 1],
        ['t1', 0, 3],
      ]);
    }),
  );
}
