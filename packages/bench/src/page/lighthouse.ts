/** Runs Lighthouse for a URL, on its simulated mid-range phone. */
import { median } from '@great-fire/testkit/statistics';
import type { Browser } from './browser';

/** Medians of several runs, in milliseconds unless stated otherwise. */
export interface LighthouseResult {
  readonly score: number; // performance score, 0 to 100
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly speedIndex: number;
  readonly timeToInteractive: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly runs: readonly {
    readonly firstContentfulPaint: number;
    readonly score: number;
    readonly timeToInteractive: number;
  }[];
  readonly benchmarkIndex: number; // Lighthouse's measure of the speed of this machine
}

export interface LighthouseOptions {
  readonly url: string;
  readonly isWarm?: boolean; // keeps cache and storage of the browser
  readonly runs: number;
}

/** Runs Lighthouse with its defaults: mobile, simulated throttling. @throws Error if Lighthouse reports an error */
export async function runLighthouse(
  { port }: Browser,
  { url, isWarm = false, runs }: LighthouseOptions,
): Promise<LighthouseResult> {
  const { default: lighthouse } = await import('lighthouse'); // takes half a second to load
  const results: Omit<LighthouseResult, 'runs'>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      disableStorageReset: isWarm,
    });
    if (result === undefined) throw new Error(`Lighthouse has no result of ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const metric = (id: string): number => audits[id]?.numericValue ?? NaN;
    results.push({
      score: (categories['performance']?.score ?? NaN) * 100,
      firstContentfulPaint: metric('first-contentful-paint'),
      largestContentfulPaint: metric('largest-contentful-paint'),
      speedIndex: metric('speed-index'),
      timeToInteractive: metric('interactive'),
      totalBlockingTime: metric('total-blocking-time'),
      cumulativeLayoutShift: metric('cumulative-layout-shift'),
      benchmarkIndex: environment.benchmarkIndex,
    });
  }
  const medianOf = (metricName: keyof Omit<LighthouseResult, 'runs'>): number =>
    median(results.map((result) => result[metricName]));
  return {
    score: medianOf('score'),
    firstContentfulPaint: medianOf('firstContentfulPaint'),
    largestContentfulPaint: medianOf('largestContentfulPaint'),
    speedIndex: medianOf('speedIndex'),
    timeToInteractive: medianOf('timeToInteractive'),
    totalBlockingTime: medianOf('totalBlockingTime'),
    cumulativeLayoutShift: medianOf('cumulativeLayoutShift'),
    benchmarkIndex: medianOf('benchmarkIndex'),
    runs: results,
  };
}
