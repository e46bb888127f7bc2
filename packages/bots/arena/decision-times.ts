/** Thinking times by bot level. */
import { quantile } from '@great-fire/testkit/statistics';
import type { BotLevel } from '../src/index';

interface TimesOfLevel {
  readonly level: BotLevel;
  readonly decisions: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

export class DecisionTimes {
  private readonly byLevel = new Map<BotLevel, number[]>();

  readonly add = (level: BotLevel, ms: number): void => {
    const durations = this.byLevel.get(level);
    if (durations === undefined) this.byLevel.set(level, [ms]);
    else durations.push(ms);
  };

  get summary(): readonly TimesOfLevel[] {
    return [...this.byLevel].map(([level, values]) => ({
      level,
      decisions: values.length,
      medianMs: quantile(values, 0.5),
      p99Ms: quantile(values, 0.99),
      worstMs: quantile(values, 1),
    }));
  }

  /** Returns one line per level. */
  formatLines(): readonly string[] {
    return this.summary.map(
      ({ level, decisions, medianMs, p99Ms, worstMs }) =>
        `  ${level}: ${String(decisions)} decisions, median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, worst ${worstMs.toFixed(1)} ms`,
    );
  }
}
