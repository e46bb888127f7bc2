/** Many measurements as their quantiles: the histogram that Node has of its own, to three digits. */
import { createHistogram } from 'node:perf_hooks';

export class Histogram {
  private readonly histogram = createHistogram({ lowest: 1, highest: 10_000_000_000, figures: 3 });

  /** `unit`: the smallest difference of account. */
  constructor(private readonly unit: number) {}

  readonly add = (value: number): void => {
    this.histogram.record(Math.max(1, Math.round(value / this.unit)));
  };

  get count(): number {
    return this.histogram.count;
  }

  get mean(): number {
    return this.histogram.mean * this.unit;
  }

  /** `q`: 0.5 is the median. */
  quantile(q: number): number {
    return this.histogram.percentile(q * 100) * this.unit;
  }
}
