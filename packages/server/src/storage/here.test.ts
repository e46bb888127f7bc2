import { NAMED_MAX } from '@great-fire/protocol';
import fc from 'fast-check';
import { together, NOBODY_HERE } from './here';
import type { Here } from './here';

const people = (names: readonly string[]) => names.map((name) => ({ personId: `id of ${name}`, name }));

const watched = (names: readonly string[], others = 0): Here => ({
  ...NOBODY_HERE,
  spectators: names.length + others,
  named: people(names),
});

test('who watches at two servers is told, and counted, once', () => {
  const all = together(watched(['Dora', 'Emil'], 3), watched(['Emil', 'Fay'], 1));
  expect(all.named).toEqual(people(['Dora', 'Emil', 'Fay']));
  expect(all.spectators).toBe(7);
});

test('at most so many are told by name, and never more than are counted, whatever servers there are', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: NAMED_MAX });
  const servers = fc.array(fc.tuple(names, fc.nat(2000)), { maxLength: 5 });
  fc.assert(
    fc.property(servers, (each) => {
      const all = each.map(([named, others]) => watched(named, others)).reduce(together, NOBODY_HERE);
      const known = new Set(each.flatMap(([named]) => named));
      expect(all.named).toHaveLength(Math.min(known.size, NAMED_MAX));
      expect(all.spectators).toBeGreaterThanOrEqual(all.named.length);
      expect(all.spectators).toBeLessThanOrEqual(
        each.reduce((sum, [named, more]) => sum + named.length + more, 0),
      );
    }),
  );
});
