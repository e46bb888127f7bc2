import { textWidth } from './text-metrics';

test('returns a larger width for a longer text and a larger size', () => {
  expect(textWidth('Guild Hall', 20)).toBeCloseTo(textWidth('Guild', 20) + textWidth(' Hall', 20));
  expect(textWidth('Guild Hall', 20)).toBeCloseTo(2 * textWidth('Guild Hall', 10));
});

test('ignores accents, and returns a smaller width for this italic text', () => {
  expect(textWidth('Löschen', 10)).toBeCloseTo(textWidth('Loschen', 10));
  expect(textWidth('Moorfields', 16, 'italic')).toBeLessThan(textWidth('Moorfields', 16, 'roman'));
});

test('returns the width of a known name as in the font', () => {
  expect(textWidth('Pudding Lane', 1000)).toBeCloseTo(5859, -1);
});
