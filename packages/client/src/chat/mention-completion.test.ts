import { personSeatSummary, playerSeatSummary } from '@great-fire/protocol';
import { mentionQueryAt, applyCompletion, matchingDistricts, matchingNames } from './mention-completion';

const MATCH = {
  seats: [
    personSeatSummary('Anna'),
    personSeatSummary('Ämilie'),
    playerSeatSummary('Pepys', 'merchant'),
    personSeatSummary(null),
    personSeatSummary('Anna Maria'),
  ],
};

test('finds a mention between an @ at a word start and the caret', () => {
  expect(mentionQueryAt('hey @an', 7)).toEqual({ kind: 'person', from: 4, query: 'an' });
  expect(mentionQueryAt('@', 1)).toEqual({ kind: 'person', from: 0, query: '' });
  expect(mentionQueryAt('hey @an and more', 7)).toEqual({ kind: 'person', from: 4, query: 'an' });
  expect(mentionQueryAt('me@an', 5)).toBeNull();
  expect(mentionQueryAt('no name', 7)).toBeNull();
});

test('finds the name of a district after the last #', () => {
  expect(mentionQueryAt('look: #hol', 10)).toEqual({ kind: 'district', from: 6, query: 'hol' });
  expect(mentionQueryAt('@Anna #hol', 10)).toEqual({ kind: 'district', from: 6, query: 'hol' });
  expect(mentionQueryAt('#1 is @an', 9)).toEqual({ kind: 'person', from: 6, query: 'an' });
  expect(mentionQueryAt('C#hol', 5)).toBeNull();
});

test('matches the start of each word of a district', () => {
  const names = ['Holborn', 'Tower Street', 'Tower Hill', 'The Tower'];
  expect(matchingDistricts('tow', names)).toEqual(['Tower Street', 'Tower Hill', 'The Tower']);
  expect(matchingDistricts('orn', names)).toEqual([]);
  expect(matchingDistricts('', [...names, ...names])).toHaveLength(6);
});

test('matches seated people except the viewer', () => {
  expect(matchingNames('', MATCH, 1)).toEqual(['Anna', 'Anna Maria']);
  expect(matchingNames('än', MATCH, null)).toEqual([]);
  expect(matchingNames('äM', MATCH, null)).toEqual(['Ämilie']);
  expect(matchingNames('anna ', MATCH, null)).toEqual(['Anna Maria']);
});

test('replaces the query by the name and puts the caret after it', () => {
  const asked = mentionQueryAt('hey @an, look', 7);
  expect(asked && applyCompletion('hey @an look', asked, 'Anna')).toEqual({
    text: 'hey @Anna look',
    caret: 10,
  });
});

test('replaces the query and its # by the name of a district', () => {
  const asked = mentionQueryAt('save #hol', 9);
  expect(asked && applyCompletion('save #hol please', asked, 'Holborn')).toEqual({
    text: 'save Holborn please',
    caret: 13,
  });
});
