import { personSeatSummary, playerSeatSummary } from '@great-fire/protocol';
import { mentionQueryAt, applyCompletion, matchingNames } from './use-mention-input';

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
  expect(mentionQueryAt('hey @an', 7)).toEqual({ from: 4, query: 'an' });
  expect(mentionQueryAt('@', 1)).toEqual({ from: 0, query: '' });
  expect(mentionQueryAt('hey @an and more', 7)).toEqual({ from: 4, query: 'an' });
  expect(mentionQueryAt('me@an', 5)).toBeNull();
  expect(mentionQueryAt('no name', 7)).toBeNull();
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
