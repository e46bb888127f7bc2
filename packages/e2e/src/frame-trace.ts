/** Measures the work of the page's main thread, frame by frame, from a Chromium trace. */
import type { CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number; // microseconds
  readonly dur?: number;
  readonly tdur?: number; // CPU time of `dur`
  readonly args?: { readonly name?: string; readonly data?: { readonly message?: string } };
}

export interface FrameTrace {
  readonly frames: number;
  readonly p95: number; // ms of work per frame
  readonly longestTaskMs: number;
  readonly frameWorkMs: readonly number[]; // ms of work in each frame
}

const FRAME_US = 1_000_000 / 60;
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Starts a trace. Resolves to a function that ends the trace and resolves to its events. */
async function startTrace(cdp: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordUntilFull' },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
    await cdp.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Returns the tasks of the thread that set the marks `begin` and `end`, between these marks. */
function tasksBetween(events: readonly TraceEvent[], begin: string, end: string) {
  const mark = (name: string) => events.find((event) => event.name === name);
  const [first, last] = [mark(begin), mark(end)];
  if (first === undefined || last === undefined) throw new Error('The trace lacks its marks');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      ph === 'X' &&
      pid === first.pid &&
      tid === first.tid &&
      ts + dur > first.ts &&
      ts < last.ts,
  );
  return { from: first.ts, to: last.ts, tasks };
}

/**
 * Traces the page while `act` runs. Measures CPU time instead of wall-clock time, so that other programs on the
 * machine do not count.
 */
export async function traceFrames(page: Page, act: () => Promise<void>): Promise<FrameTrace> {
  const cdp = await page.context().newCDPSession(page);
  const stop = await startTrace(cdp);
  await page.evaluate(() => performance.mark('frames-begin'));
  await act();
  await page.evaluate(() => performance.mark('frames-end'));
  const { from, to, tasks } = tasksBetween(await stop(), 'frames-begin', 'frames-end');
  const frameWorkMs = Array.from({ length: Math.ceil((to - from) / FRAME_US) }, () => 0);
  let longestTaskMs = 0;
  for (const { ts, dur = 0, tdur } of tasks) {
    const cost = Math.min(tdur ?? dur, dur);
    longestTaskMs = Math.max(longestTaskMs, cost / 1000);
    const slot = Math.min(frameWorkMs.length - 1, Math.max(0, Math.floor((ts - from) / FRAME_US)));
    frameWorkMs[slot] = (frameWorkMs[slot] ?? 0) + cost / 1000;
  }
  const sorted = [...frameWorkMs].sort((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { frames: frameWorkMs.length, p95, longestTaskMs, frameWorkMs };
}
