/** Runs Lighthouse for a URL, on its simulated mid-range phone. */
import { median } from '@great-fire/testkit/statistics';
import type { Browser } from './browser';

/** Medians of several runs, in milliseconds unless stated otherwise. */
export interface LighthouseResult {
  readonly score: number; // performance score, 0 to 100
  readonly firstPaint: number; // first contentful paint
  readonly largestPaint: number;
  readonly speedIndex: number;
  readonly interactive: number; // time to interactive
  readonly blocked: number; // total blocking time
  readonly shift: number; // cumulative layout shift
  readonly runs: readonly {
    readonly firstPaint: number;
    readonly score: number;
    readonly interactive: number;
  }[];
  readonly machine: number; // Lighthouse's benchmark index of this machine
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
      firstPaint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      speedIndex: metric('speed-index'),
      interactive: metric('interactive'),
      blocked: metric('total-blocking-time'),
      shift: metric('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    });
  }
  const medianOf = (metricName: keyof Omit<LighthouseResult, 'runs'>): number =>
    median(results.map((result) => result[metricName]));
  return {
    score: medianOf('score'),
    firstPaint: medianOf('firstPaint'),
    largestPaint: medianOf('largestPaint'),
    speedIndex: medianOf('speedIndex'),
    interactive: medianOf('interactive'),
    blocked: medianOf('blocked'),
    shift: medianOf('shift'),
    machine: medianOf('machine'),
    runs: results,
  };
}
