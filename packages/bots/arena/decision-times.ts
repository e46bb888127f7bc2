/** How long the levels thought. */
import type { BotLevel } from '../src/index';

export class DecisionTimes {
  private readonly byLevel = new Map<BotLevel, number[]>();

  readonly add = (level: BotLevel, ms: number): void => {
    const known = this.byLevel.get(level);
    if (known === undefined) this.byLevel.set(level, [ms]);
    else known.push(ms);
  };

  /** A line a level: median, 99th percentile and worst, in milliseconds. */
  lines(): readonly string[] {
    return [...this.byLevel].map(([level, values]) => {
      const sorted = values.sort((a, b) => a - b);
      const at = (part: number) =>
        (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
      return `  ${level}: ${String(sorted.length)} decisions, median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`;
    });
  }
}
