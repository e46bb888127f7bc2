/** A whole game on a phone: how long each press takes to be answered on the screen, and what the page holds meanwhile. */
import { SeededRandom, PagePlayer } from '@great-fire/e2e';
import type { Input, ApiTable } from '@great-fire/e2e';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser, throttleCpu } from '../page/browser';
import { BROWSER_SEAT, startServer, openTableAfterMoves } from '../page/fixture';
import { steadyInput } from '../page/pointer-input';
import type { PointerType } from '../page/pointer-input';

const MEMORY_SAMPLE_INTERVAL = 10; // moves
const OPPONENT_MOVE_DELAY_MS = 150; // between the moves of others

/** From a press to the paint that answers it. */
export interface Interaction {
  readonly ms: number; // in steps of 8, as browsers tell it; what takes less than 16 they leave out
  readonly inputDelay: number; // ms of it, for the page to be done with what it was at
  readonly processing: number; // ms of it, in listeners; what is left is style, layout and paint
  readonly target: string; // 'district-holborn'
  readonly step: string; // of the turn, in which it was
  readonly move: number;
}

export interface PageMemory {
  readonly move: number;
  readonly heap: number; // bytes of the script's heap, without garbage
  readonly nodes: number; // of the document, those that are in no page any more among them
  readonly listeners: number;
}

export interface InputLatencyResult {
  readonly pointerType: PointerType;
  readonly cpuSlowdown: number; // times that the processor was slowed down
  readonly interactions: readonly Interaction[];
}

/** Plays one game to its end on a phone's page; the five others play on the wire. `cpuSlowdown`: 4 is a mid phone, 1 this machine. */
export async function measureInputLatency(
  pointerType: PointerType,
  cpuSlowdown: number,
): Promise<InputLatencyResult> {
  return playWholeGame(pointerType, cpuSlowdown, async ({ page }, playMove) => {
    await page.evaluate(recordInteractions);
    while (await playMove());
    const events = await page.evaluate(() => (window as unknown as PageGlobals).presses);
    return { pointerType, cpuSlowdown, interactions: longestByInteraction(events) };
  });
}

/** What the page holds in the course of such a game: one of its own, for to collect garbage throws compiled code away too. */
export async function measurePageMemory(): Promise<readonly PageMemory[]> {
  return playWholeGame('pen', 1, async ({ table, session }, playMove) => {
    const samples = [await samplePageMemory(session, table.stateId)];
    for (let next = table.stateId + MEMORY_SAMPLE_INTERVAL; await playMove();) {
      if (table.stateId < next) continue;
      next = table.stateId + MEMORY_SAMPLE_INTERVAL;
      samples.push(await samplePageMemory(session, table.stateId));
    }
    return samples;
  });
}

interface GameContext {
  readonly table: ApiTable;
  readonly page: Page;
  readonly session: CDPSession;
}

/** `measure` gets a table of 6 at its beginning, and what has whoever is awaited decide; that is false once the game is over. */
async function playWholeGame<T>(
  pointerType: PointerType,
  cpuSlowdown: number,
  measure: (game: GameContext, playMove: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  const [server, browser] = [await startServer(), await openBrowser(true)];
  try {
    const table = await openTableAfterMoves(server, browser.context, 0);
    const page = await table.openPage(BROWSER_SEAT);
    await page.getByTestId('stepper').waitFor();
    const session = await throttleCpu(page, cpuSlowdown);
    const input = steadyInput(page, session, pointerType);
    const result = await measure({ table, page, session }, () => playOneMove(table, page, input));
    table.close();
    return result;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Whoever is awaited decides; false: the game is over. */
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

async function samplePageMemory(session: CDPSession, move: number): Promise<PageMemory> {
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { move, heap: usedSize, nodes, listeners: jsEventListeners };
}

/** What the page notes of each event of a press: several events are one press. */
interface RecordedEvent extends Interaction {
  readonly press: number;
}

interface PageGlobals {
  readonly presses: RecordedEvent[];
}

function longestByInteraction(events: readonly RecordedEvent[]): readonly Interaction[] {
  const longest = new Map<number, RecordedEvent>();
  for (const event of events)
    if (event.ms > (longest.get(event.press)?.ms ?? -1)) longest.set(event.press, event);
  return [...longest.values()];
}

function recordInteractions(): void {
  const presses: RecordedEvent[] = [];
  Object.assign(window, { presses });
  const dataOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset;
  let step = '';
  addEventListener('pointerdown', () => (step = dataOf('[data-testid="stepper"]')?.['step'] ?? ''), {
    capture: true,
  });
  new PerformanceObserver((list) => {
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
        move: Number(dataOf('[data-state-id]')?.['stateId'] ?? -1),
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
