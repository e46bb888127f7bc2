/** Plays whole games on a phone's page. Measures the input latency of each press, and the page's memory. */
import { SeededRandom, PagePlayer, type Input, type ApiTable } from '@great-fire/e2e';
import { median, quantile } from '@great-fire/testkit/statistics';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser, throttleCpu } from '../page/browser';
import { BROWSER_SEAT, startServer, openTableAfterMoves } from '../page/fixture';
import { steadyInput } from '../page/pointer-input';

const MEMORY_GAMES = 5; // in one tab
const MEMORY_SAMPLE_INTERVAL = 10; // in moves
const WORST_COUNT = 5;
const OPPONENT_MOVE_DELAY_MS = 150; // delay between opponents' moves

/** The time from a press to the next paint. */
interface Interaction {
  readonly ms: number; // in steps of 8, as browsers report it. Browsers omit values below 16
  readonly inputDelay: number; // part of `ms` before the listeners run
  readonly processing: number; // part of `ms` in listeners; the rest is style, layout and paint
  readonly target: string; // 'district-holborn'
  readonly step: string; // phase of the turn at the press
  readonly move: number;
}

export interface PageMemory {
  readonly game: number; // 1: the first one in the tab
  readonly move: number;
  readonly heapMb: number; // JavaScript heap after garbage collection
  readonly withoutCodeMb: number | null; // without compiled code; null: not the end of a game
  readonly nodes: number; // DOM nodes, detached ones included
  readonly listeners: number;
}

export interface InputLatency {
  readonly cpuSlowdown: number; // factor of CPU throttling
  readonly longTasks: number; // tasks of the page over 50 ms, animations of burns included
  readonly longestTaskMs: number;
  readonly steps: readonly {
    readonly step: string; // '': all
    readonly interactions: number;
    readonly medianMs: number;
    readonly p90Ms: number;
    readonly maxMs: number;
  }[];
  readonly slowest: readonly Interaction[];
}

/**
 * Plays one game to its end on a phone's page, against five API clients. `cpuSlowdown` 4 is a mid-range phone, 1 this
 * machine.
 */
export async function measureInputLatency(cpuSlowdown: number): Promise<InputLatency> {
  return withPhonePage(cpuSlowdown, async ({ page, openGame }) => {
    const { playMove, close } = await openGame();
    await page.evaluate(recordInteractions);
    while (await playMove());
    close();
    const { presses, longTasks } = await page.evaluate(() => {
      const { presses, longTasks } = window as unknown as PageGlobals;
      return { presses, longTasks };
    });
    const interactions = longestByInteraction(presses);
    const summarize = (step: string) => {
      const ms = interactions.filter((each) => step === '' || each.step === step).map((each) => each.ms);
      return {
        step,
        interactions: ms.length,
        medianMs: median(ms),
        p90Ms: quantile(ms, 0.9),
        maxMs: Math.max(...ms),
      };
    };
    return {
      cpuSlowdown,
      longTasks: longTasks.length,
      longestTaskMs: Math.max(0, ...longTasks),
      steps: ['', ...new Set(interactions.map(({ step }) => step))].map(summarize),
      slowest: [...interactions].sort((a, b) => b.ms - a.ms).slice(0, WORST_COUNT),
    };
  });
}

/** Measures the page's memory in separate games, because garbage collection also discards compiled code. */
export async function measurePageMemory(): Promise<readonly PageMemory[]> {
  return withPhonePage(1, async ({ session, openGame }) => {
    const samples: PageMemory[] = [];
    for (let game = 1; game <= MEMORY_GAMES; game += 1) {
      const { table, playMove, close } = await openGame();
      const addSample = async (isEnd = false) => {
        const sample = await samplePageMemory(session);
        const withoutCodeMb = isEnd ? sample.heapMb - (await sumCode(session)) / 1e6 : null;
        samples.push({ game, move: table.stateId, ...sample, withoutCodeMb });
      };
      await addSample();
      for (let next = table.stateId + MEMORY_SAMPLE_INTERVAL; await playMove();) {
        if (table.stateId < next) continue;
        next = table.stateId + MEMORY_SAMPLE_INTERVAL;
        await addSample();
      }
      await addSample(true);
      close();
    }
    return samples;
  });
}

interface PhonePage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly openGame: () => Promise<Game>; // shows it in the page, without a reload if the page has shown one before
}

interface Game {
  readonly table: ApiTable;
  readonly playMove: () => Promise<boolean>; // plays on; resolves to false once the game is over
  readonly close: () => void;
}

/** Passes a phone's page, in which games of 6 can be opened one after the other, to `measure`. */
async function withPhonePage<T>(cpuSlowdown: number, measure: (phone: PhonePage) => Promise<T>): Promise<T> {
  const [server, browser] = [await startServer(), await openBrowser()];
  try {
    const page = await browser.newPage();
    const session = await throttleCpu(page, cpuSlowdown);
    const input = steadyInput(page, session);
    let isFirst = true;
    const openGame = async (): Promise<Game> => {
      const table = await openTableAfterMoves(server, browser, 0);
      await table.logIn(BROWSER_SEAT, browser);
      if (isFirst) await page.goto(table.address);
      else await page.evaluate((address) => history.pushState(null, '', address), table.address);
      isFirst = false;
      await page.getByTestId('turn-progress').waitFor();
      return {
        table,
        playMove: () => playOneMove(table, page, input),
        close: () => table.close(),
      };
    };
    return await measure({ page, session, openGame });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Lets the browser or the opponents make their next moves. Resolves to false once the game is over. */
async function playOneMove(table: ApiTable, page: Page, input: Input): Promise<boolean> {
  const player = new PagePlayer('phone', page, new SeededRandom(table.stateId), input);
  if (table.activeSeat !== BROWSER_SEAT) {
    let playedMoves = 0;
    const view = await table.playUntil(
      ({ turn }) => turn.step === 'over' || turn.seat === BROWSER_SEAT || (playedMoves += 1) > 1,
    );
    await page.waitForTimeout(OPPONENT_MOVE_DELAY_MS);
    return view.turn.step !== 'over';
  }
  await player.waitForState(table.stateId);
  await player.act(await player.read());
  const after = await player.read();
  if (after.isOver) return false;
  await table.waitForState(after.stateId);
  return true;
}

async function samplePageMemory(
  session: CDPSession,
): Promise<Omit<PageMemory, 'game' | 'move' | 'withoutCodeMb'>> {
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** The parts of a heap snapshot that `sumCode` reads. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[]; // the fields of one node after another
}

/**
 * Returns the bytes of compiled code in the heap. The engine compiles more of the page's functions in each game, so
 * only the rest of the heap shows whether the page keeps something.
 */
async function sumCode(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const addChunk = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', addChunk);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', addChunk);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt, codeType] = [
    fields.indexOf('type'),
    fields.indexOf('self_size'),
    types[0].indexOf('code'),
  ];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + typeAt] === codeType) bytes += nodes[node + sizeAt] ?? 0;
  return bytes;
}

/** One recorded event. Several events belong to one press. */
interface RecordedEvent extends Interaction {
  readonly press: number;
}

interface PageGlobals {
  readonly presses: RecordedEvent[];
  readonly longTasks: number[];
}

function longestByInteraction(events: readonly RecordedEvent[]): readonly Interaction[] {
  const longest = new Map<number, RecordedEvent>();
  for (const event of events)
    if (event.ms > (longest.get(event.press)?.ms ?? -1)) longest.set(event.press, event);
  return [...longest.values()];
}

function recordInteractions(): void {
  const presses: RecordedEvent[] = [];
  const longTasks: number[] = [];
  Object.assign(window, { presses, longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const dataOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset;
  let step = '';
  addEventListener('pointerdown', () => (step = dataOf('[data-testid="turn-progress"]')?.['step'] ?? ''), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    const [mark] = performance.getEntriesByName('table-state');
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      const target =
        entry.target instanceof Element ? entry.target.closest<HTMLElement>('[data-testid]') : null;
      presses.push({
        press: entry.interactionId,
        ms: entry.duration,
        inputDelay: entry.processingStart - entry.startTime,
        processing: entry.processingEnd - entry.processingStart,
        target: target?.dataset['testid'] ?? entry.name,
        step,
        move: mark instanceof PerformanceMark ? Number(mark.detail) : -1,
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
