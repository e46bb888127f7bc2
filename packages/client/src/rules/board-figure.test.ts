import { buildScene } from './board-figure.lazy';

test('FIRE-6: the figure of the spread has targets of two ranks', () => {
  const { marks } = buildScene('spread');
  const visible = (marks.targets ?? []).filter(({ exits }) => exits.includes('s-bennet'));
  expect(new Set(visible.map(({ rank }) => rank))).toEqual(new Set([1, 2]));
});
