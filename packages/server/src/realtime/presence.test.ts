import { NAMED_MAX, NAME_MAX } from '@great-fire/protocol';
import { hereOf, presenceOf } from './presence';
import type { Present } from './presence';

const socket = (name: string | null, change: Partial<Present> = {}): Present => ({
  ...{ personId: name === null ? null : `id of ${name}`, name, seat: null, isHidden: false },
  ...change,
});

test('who watches is told by name, once, however many pages are open; who is nobody known is counted', () => {
  const here = hereOf([
    socket('Ann', { seat: 0 }),
    ...[socket('Dora'), socket(null), socket('Dora'), socket('Emil'), socket(null)],
  ]);
  expect(presenceOf(here, 3, null)).toEqual({
    seats: [true, false, false],
    spectators: 4,
    names: ['Dora', 'Emil'],
  });
});

test('who wants it on one of their pages is counted without a name', () => {
  const unnamed = socket('Dora', { name: null });
  for (const pages of [
    [unnamed, socket('Dora')],
    [socket('Dora'), unnamed],
    [socket('Dora'), unnamed, socket('Dora')],
  ])
    expect(presenceOf(hereOf(pages), 3, null)).toEqual({ seats: [false, false, false], spectators: 1 });
});

test('of two thousand a few are named, in less than a kilobyte, and no person’s id is told', () => {
  const long = (index: number) => `${'字'.repeat(NAME_MAX - 4)}${String(index).padStart(4, '0')}`;
  const crowd = Array.from({ length: 2000 }, (_, index) => socket(long(index)));
  const presence = presenceOf(hereOf(crowd), 6, null);
  expect(presence.spectators).toBe(2000);
  expect(presence.names).toEqual(Array.from({ length: NAMED_MAX }, (_, index) => long(index)));
  expect(Buffer.byteLength(JSON.stringify(presence))).toBeLessThan(1000);
  expect(JSON.stringify(presence)).not.toContain('id of');
});

test('who is told later does not learn by the names of those who watch that somebody has lost a seat', () => {
  const here = hereOf([socket('Fay', { seat: 1 }), socket('Ben'), socket('Dora')]);
  const then = presenceOf(here, 3, new Set(['Ann', 'Ben', 'Cat']));
  expect(then).toEqual({ seats: [true, true, true], spectators: 2, names: ['Dora'] });
});
