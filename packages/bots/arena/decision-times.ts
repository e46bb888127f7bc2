/** Thinking times by bot level. */
import type { BotLevel } from '../src/index';

export class DecisionTimes {
  private readonly byLevel = new Map<BotLevel, number[]>();

  readonly add = (level: BotLevel, ms: number): void => {
    const durations = this.byLevel.get(level);
    if (durations === undefined) this.byLevel.set(level, [ms]);
    else durations.push(ms);
  };

  /** Returns one line per level: median, 99th percentile and worst time, in milliseconds. */
  formatLines(): readonly string[] {
    return [...this.byLevel].map(([level, values]) => {
      const sorted = values.sort((a, b) => a - b);
      const quantile = (q: number) =>
        (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(1);
      return `  ${level}: ${String(sorted.length)} decisions, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, worst ${quantile(1)} ms`;
    });
  }
}
