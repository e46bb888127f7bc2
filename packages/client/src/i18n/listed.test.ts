import { betweenListed, listed } from './listed';
import { speak } from './texts';

const NAMES = ['Anna', 'Ben', 'Clara'];

test.each([
  ['en', 'Anna, Ben and Clara'],
  ['de', 'Anna, Ben und Clara'],
  ['fr', 'Anna, Ben et Clara'],
])('in %s names are listed as the language does', (language, said) => {
  speak(language);
  expect(listed(NAMES)).toBe(said);
  expect(NAMES.map((name, index) => `${betweenListed(3)[index] ?? ''}${name}`).join('')).toBe(said);
});

test('one thing, or none, needs nothing between', () => {
  expect([listed(['Anna']), listed([])]).toEqual(['Anna', '']);
  expect([betweenListed(1), betweenListed(0)]).toEqual([[''], []]);
});
