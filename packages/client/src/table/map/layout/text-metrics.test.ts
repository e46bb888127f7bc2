import { textWidth } from './text-metrics';

test('a width grows with the text and with the size', () => {
  expect(textWidth('Guild Hall', 20)).toBeCloseTo(textWidth('Guild', 20) + textWidth(' Hall', 20));
  expect(textWidth('Guild Hall', 20)).toBeCloseTo(2 * textWidth('Guild Hall', 10));
});

test('accents do not widen a letter, and italics are narrower here', () => {
  expect(textWidth('Löschen', 10)).toBeCloseTo(textWidth('Loschen', 10));
  expect(textWidth('Moorfields', 16, 'italic')).toBeLessThan(textWidth('Moorfields', 16, 'roman'));
});

test('the width of a known name agrees with the font', () => {
  expect(textWidth('Pudding Lane', 1000)).toBeCloseTo(5859, -1);
});
