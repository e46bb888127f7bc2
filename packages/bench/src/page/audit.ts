/** What Lighthouse says of an address, as seen on its simulated mid phone. */
import { median } from '../print';
import type { Browser } from './browser';

/** The medians of some runs; ms. */
export interface Audit {
  readonly score: number; // of performance, 0 to 100
  readonly firstPaint: number; // first contentful paint
  readonly largestPaint: number;
  readonly speedIndex: number;
  readonly interactive: number; // until everything is here and no task of 50 ms comes any more
  readonly blocked: number; // total blocking time
  readonly shift: number; // cumulative layout shift
  readonly runs: readonly {
    readonly firstPaint: number;
    readonly score: number;
    readonly interactive: number;
  }[];
  readonly machine: number; // Lighthouse's own benchmark of this one
}

export interface AuditWish {
  readonly url: string;
  readonly isWarm?: boolean; // what the browser keeps is left to it
  readonly runs: number;
}

/** Runs Lighthouse with its own defaults: mobile, simulated throttling. @throws Error with what it could not do */
export async function audit({ port }: Browser, { url, isWarm = false, runs }: AuditWish): Promise<Audit> {
  const { default: lighthouse } = await import('lighthouse'); // half a second, only for who measures pages
  const all: Omit<Audit, 'runs'>[] = [];
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
    const of = (id: string): number => audits[id]?.numericValue ?? NaN;
    all.push({
      score: (categories['performance']?.score ?? NaN) * 100,
      firstPaint: of('first-contentful-paint'),
      largestPaint: of('largest-contentful-paint'),
      speedIndex: of('speed-index'),
      interactive: of('interactive'),
      blocked: of('total-blocking-time'),
      shift: of('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    });
  }
  const of = (figure: keyof Omit<Audit, 'runs'>): number => median(all.map((one) => one[figure]));
  return {
    score: of('score'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    speedIndex: of('speedIndex'),
    interactive: of('interactive'),
    blocked: of('blocked'),
    shift: of('shift'),
    machine: of('machine'),
    runs: all,
  };
}
