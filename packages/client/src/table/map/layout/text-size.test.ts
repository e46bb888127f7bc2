import { getMarkScale, mapTextSize } from './text-size';

test('keeps all text at 12px or more on a smaller map', () => {
  for (const pxPerUnit of [0.7, 0.6, 0.5, 0.4616]) {
    const { minFontSize = 0, hidesText } = mapTextSize(pxPerUnit);
    expect(hidesText).toBe(false);
    expect(minFontSize * pxPerUnit).toBeGreaterThanOrEqual(12);
  }
});

test('uses the regular layout at 1440 x 900, and no text where hardly any name fits', () => {
  expect(mapTextSize(0.7226)).toEqual({ hidesText: false });
  expect(mapTextSize(0.4)).toEqual({ hidesText: true });
});

test('enlarges marks with the font, and never shrinks them', () => {
  expect(getMarkScale()).toEqual({ pin: 1, badge: 1 });
  expect(getMarkScale(22.5).badge).toBeCloseTo(1.25);
  expect(getMarkScale(22.5).pin).toBeGreaterThan(1.25);
});
