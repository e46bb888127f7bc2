import { Histogram } from './histogram';

describe('Histogram', () => {
  it('gives quantiles to three digits', () => {
    const measured = new Histogram(0.001);
    for (let number = 1000; number >= 1; number -= 1) measured.add(number);
    expect(measured.count).toBe(1000);
    expect(measured.quantile(0.5)).toBeCloseTo(500, -1);
    expect(Math.abs(measured.quantile(0.99) / 990 - 1)).toBeLessThan(0.002);
    expect(Math.abs(measured.quantile(1) / 1000 - 1)).toBeLessThan(0.002);
    expect(measured.mean).toBeCloseTo(500.5, 0);
  });
});
