import { NAMED_SPECTATORS_MAX } from '@great-fire/protocol';
import fc from 'fast-check';
import { mergePresence, EMPTY_PRESENCE, type TablePresence } from './presence';

const namedSpectators = (names: readonly string[]) =>
  names.map((name) => ({ personId: `id of ${name}`, name }));

const presenceOf = (names: readonly string[], others = 0): TablePresence => ({
  ...EMPTY_PRESENCE,
  spectators: names.length + others,
  namedSpectators: namedSpectators(names),
});

test('names and counts a spectator at two servers once', () => {
  const all = mergePresence(presenceOf(['Dora', 'Emil'], 3), presenceOf(['Emil', 'Fay'], 1));
  expect(all.namedSpectators).toEqual(namedSpectators(['Dora', 'Emil', 'Fay']));
  expect(all.spectators).toBe(7);
});

test('limits the named spectators of all servers together, and never names more than are counted', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), {
    maxLength: NAMED_SPECTATORS_MAX,
  });
  const servers = fc.array(fc.tuple(names, fc.nat(2000)), { maxLength: 5 });
  fc.assert(
    fc.property(servers, (each) => {
      const all = each
        .map(([named, others]) => presenceOf(named, others))
        .reduce(mergePresence, EMPTY_PRESENCE);
      const known = new Set(each.flatMap(([named]) => named));
      expect(all.namedSpectators).toHaveLength(Math.min(known.size, NAMED_SPECTATORS_MAX));
      expect(all.spectators).toBeGreaterThanOrEqual(all.namedSpectators.length);
      expect(all.spectators).toBeLessThanOrEqual(
        each.reduce((sum, [named, more]) => sum + named.length + more, 0),
      );
    }),
  );
});
