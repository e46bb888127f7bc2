import { seatNamed } from '@great-fire/protocol';
import { askedAt, completed, namesFor } from './completion';

const MATCH = {
  seats: [
    seatNamed('Anna'),
    seatNamed('Ämilie'),
    { ...seatNamed('Pepys'), bot: 'merchant' as const, hasOwner: false },
    seatNamed(null),
    seatNamed('Anna Maria'),
  ],
};

test('a name is asked for behind an @ that begins a word, up to the caret', () => {
  expect(askedAt('hey @an', 7)).toEqual({ from: 4, query: 'an' });
  expect(askedAt('@', 1)).toEqual({ from: 0, query: '' });
  expect(askedAt('hey @an and more', 7)).toEqual({ from: 4, query: 'an' });
  expect(askedAt('me@an', 5)).toBeNull();
  expect(askedAt('no name', 7)).toBeNull();
});

test('those may be meant who sit there, are people and are not the viewer', () => {
  expect(namesFor('', MATCH, 1)).toEqual(['Anna', 'Anna Maria']);
  expect(namesFor('än', MATCH, null)).toEqual([]);
  expect(namesFor('äM', MATCH, null)).toEqual(['Ämilie']);
  expect(namesFor('anna ', MATCH, null)).toEqual(['Anna Maria']);
});

test('the name takes the place of what was written, and the caret stands behind it', () => {
  const asked = askedAt('hey @an, look', 7);
  expect(asked && completed('hey @an look', asked, 'Anna')).toEqual({ text: 'hey @Anna look', caret: 10 });
});
