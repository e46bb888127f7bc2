/** Quantiles of many measurements. Wraps Node's histogram with three significant digits. */
import { createHistogram } from 'node:perf_hooks';

export class Histogram {
  private readonly histogram = createHistogram({ lowest: 1, highest: 10_000_000_000, figures: 3 });

  /** `unit` is the resolution of the values. */
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

  toJSON() {
    const { count } = this;
    const [p50, p90, p99, max] = [0.5, 0.9, 0.99, 1].map((q) => this.quantile(q));
    return { count, p50, p90, p99, max };
  }

  /** Returns the quantile `q`, from 0 to 1. 0.5 is the median. */
  quantile(q: number): number {
    return this.histogram.percentile(q * 100) * this.unit;
  }
}
