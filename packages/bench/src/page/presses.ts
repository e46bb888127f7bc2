/** A whole game on a phone: how long each press takes to be answered on the screen, and what the page holds meanwhile. */
import { Dice, Player } from '@great-fire/e2e/play';
import type { Hands, WireTable } from '@great-fire/e2e/play';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser, slowDown } from './browser';
import { MINE, openSite, playedTable } from './game-table';
import { patientHands } from './hands';
import type { Tip } from './hands';

const HEAP_EVERY = 10; // moves
const PAUSE_MS = 150; // between the moves of others

/** From a press to the paint that answers it. */
export interface Press {
  readonly ms: number; // in steps of 8, as browsers tell it; what takes less than 16 they leave out
  readonly waited: number; // ms of it, for the page to be done with what it was at
  readonly worked: number; // ms of it, in listeners; what is left is style, layout and paint
  readonly on: string; // 'district-holborn'
  readonly step: string; // of the turn, in which it was
  readonly move: number;
}

export interface Held {
  readonly move: number;
  readonly heap: number; // bytes of the script's heap, without garbage
  readonly nodes: number; // of the document, those that are in no page any more among them
  readonly listeners: number;
}

export interface PressFigures {
  readonly tip: Tip;
  readonly slower: number; // times that the processor was slowed down
  readonly presses: readonly Press[];
}

/** Plays one game to its end on a phone's page; the five others play on the wire. `slower`: 4 is a mid phone, 1 this machine. */
export async function measurePresses(tip: Tip, slower: number): Promise<PressFigures> {
  return wholeGame(tip, slower, async ({ page }, decide) => {
    await page.evaluate(note);
    while (await decide());
    const events = await page.evaluate(() => (window as unknown as Noted).presses);
    return { tip, slower, presses: byPress(events) };
  });
}

/** What the page holds in the course of such a game: one of its own, for to collect garbage throws compiled code away too. */
export async function measureHeld(): Promise<readonly Held[]> {
  return wholeGame('pen', 1, async ({ table, tools }, decide) => {
    const held = [await holdingOf(tools, table.stateId)];
    for (let next = table.stateId + HEAP_EVERY; await decide();) {
      if (table.stateId < next) continue;
      next = table.stateId + HEAP_EVERY;
      held.push(await holdingOf(tools, table.stateId));
    }
    return held;
  });
}

interface Game {
  readonly table: WireTable;
  readonly page: Page;
  readonly tools: CDPSession;
}

/** `play` gets a table of 6 at its beginning, and what has whoever is awaited decide; that is false once the game is over. */
async function wholeGame<T>(
  tip: Tip,
  slower: number,
  play: (game: Game, decide: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  const [site, browser] = [await openSite(), await openBrowser(true)];
  try {
    const table = await playedTable(site, browser.context, 0);
    const page = await table.pageOf(MINE);
    await page.getByTestId('stepper').waitFor();
    const tools = await slowDown(page, slower);
    const hands = patientHands(page, tools, tip);
    const figures = await play({ table, page, tools }, () => oneDecision(table, page, hands));
    table.close();
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Whoever is awaited decides; false: the game is over. */
async function oneDecision(table: WireTable, page: Page, hands: Hands): Promise<boolean> {
  const player = new Player('phone', page, new Dice(table.stateId), hands);
  if (table.awaited !== MINE) {
    let played = 0;
    const view = await table.playUntil(
      ({ turn }) => turn.step === 'over' || turn.seat === MINE || (played += 1) > 1,
    );
    await page.waitForTimeout(PAUSE_MS);
    return view.turn.step !== 'over';
  }
  await player.sees(table.stateId);
  await player.decide(await player.look());
  const after = await player.look();
  if (after.isOver) return false;
  await table.hears(after.stateId);
  return true;
}

async function holdingOf(tools: CDPSession, move: number): Promise<Held> {
  await tools.send('HeapProfiler.enable');
  for (let round = 0; round < 2; round += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { move, heap: usedSize, nodes, listeners: jsEventListeners };
}

/** What the page notes of each event of a press: several events are one press. */
interface NotedEvent extends Press {
  readonly press: number;
}

interface Noted {
  readonly presses: NotedEvent[];
}

function byPress(events: readonly NotedEvent[]): readonly Press[] {
  const longest = new Map<number, NotedEvent>();
  for (const event of events)
    if (event.ms > (longest.get(event.press)?.ms ?? -1)) longest.set(event.press, event);
  return [...longest.values()];
}

function note(): void {
  const presses: NotedEvent[] = [];
  Object.assign(window, { presses });
  const dataOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset;
  let step = '';
  addEventListener('pointerdown', () => (step = dataOf('[data-testid="stepper"]')?.['step'] ?? ''), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      const on = entry.target instanceof Element ? entry.target.closest<HTMLElement>('[data-testid]') : null;
      presses.push({
        press: entry.interactionId,
        ms: entry.duration,
        waited: entry.processingStart - entry.startTime,
        worked: entry.processingEnd - entry.processingStart,
        on: on?.dataset['testid'] ?? entry.name,
        step,
        move: Number(dataOf('[data-state-id]')?.['stateId'] ?? -1),
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
