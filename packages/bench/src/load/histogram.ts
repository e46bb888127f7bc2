/** Many measurements as their quantiles: the histogram that Node has of its own, to three digits. */
import { createHistogram } from 'node:perf_hooks';

export class Measured {
  private readonly all = createHistogram({ lowest: 1, highest: 10_000_000_000, figures: 3 });

  /** `unit`: the smallest difference of account. */
  constructor(private readonly unit: number) {}

  readonly add = (value: number): void => {
    this.all.record(Math.max(1, Math.round(value / this.unit)));
  };

  get count(): number {
    return this.all.count;
  }

  get mean(): number {
    return this.all.mean * this.unit;
  }

  /** `part`: 0.5 is the median. */
  quantile(part: number): number {
    return this.all.percentile(part * 100) * this.unit;
  }
}
