import { readFile } from 'node:fs/promises';
import { readRecord, verdictLine, verifyText } from '@great-fire/game';
import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { finger, mouse } from '../src/hands';
import { focusOf, keys } from '../src/keys-hands';
import { openTable, sitDown, start, tableOf } from '../src/lobby';
import { Player } from '../src/player';
import { seedParts } from '../src/seeded-parts';
import { look } from '../src/sight';
import { expect, test } from '../src/test';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;
const KILLED_IN_TURN = 14;
const PHONE = 390; // pixels wide
const ON_PHONE = { viewport: { width: PHONE, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Marks a page, so that the test notices a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** Notes the first thing that a mouse or a finger does on this page from now on. */
async function watchPointers(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    const note = ({ type }: Event) => (document.documentElement.dataset['pointed'] ??= type);
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'wheel']) {
      window.addEventListener(type, note, { capture: true });
    }
  });
  return () => page.evaluate(() => document.documentElement.dataset['pointed']);
}

test(
  'a game by mouse, finger and keyboard before a spectator survives a kill of its server',
  { tag: '@smoke' },
  async ({ somebody, server }) => {
    const [first, second, third] = [await somebody(), await somebody(), await somebody(ON_PHONE)];
    for (const [seat, page] of [first, second, third].entries()) await seedParts(page, seat);

    const link = await openTable(first, { name: NAMES[0], seats: 3 });
    await second.goto(link);
    await sitDown(second, NAMES[1]);
    await third.goto('/');
    await tableOf(third, NAMES[0]).locator('a[href^="/t/"]').click();
    await sitDown(third, NAMES[2]);
    await start(first);

    const hands = [mouse(first), keys(second), finger(third)];
    const players = [first, second, third].map(
      (page, seat) => new Player(NAMES[seat] ?? '', page, new Dice(seat), hands[seat]),
    );
    const pages: Page[] = [];
    const isAtTable = async (page: Page) => {
      await expect(page.getByTestId('stepper')).toBeVisible();
      await mark(page);
      pages.push(page);
    };
    for (const page of [first, second, third]) await isAtTable(page);
    const watcher = await somebody(); // comes in the middle: each page draws every move of a game
    const pointed = await watchPointers(second);
    const steps = new Set<string | null>(); // that were decided by keyboard
    await second.keyboard.press('Tab');

    let turns = 0;
    let lastSeat: number | null = null;
    let wasKilled = false;
    for (;;) {
      const seen = await look(first);
      if (seen.isOver) break;
      const player = seen.seat === null ? undefined : players[seen.seat];
      if (player === undefined) throw new Error(`No player is on turn: ${JSON.stringify(seen)}`);
      if (seen.seat !== lastSeat) {
        lastSeat = seen.seat;
        turns += 1;
      }
      await player.sees(seen.stateId);
      const mine = await player.look();
      if (turns === KILLED_IN_TURN && !wasKilled) {
        wasKilled = true;
        await watcher.goto('/');
        await tableOf(watcher, NAMES[0]).locator('a[href^="/t/"]').click();
        await isAtTable(watcher);
        await server.killHard();
        for (const page of pages) await expect(page.getByTestId('line-cut')).toBeVisible();
        // A decision without a server: the page sends it once the server is back.
        await Promise.all([player.decide(mine), server.start()]);
        for (const page of pages) await expect(page.getByTestId('line-cut')).toBeHidden();
      } else {
        await player.decide(mine);
      }
      const after = await player.look();
      if (after.isOver) break;
      if (player.page === second) {
        steps.add(mine.step);
        await expect.poll(() => focusOf(second), `focus after ${mine.step}`).not.toBe('body');
      }
      await players[0]?.sees(after.stateId);
    }

    expect(wasKilled).toBe(true);
    const ledgers: string[] = [];
    for (const page of pages) {
      await expect(page.getByTestId('scoring')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      ledgers.push((await page.getByTestId('ledger').textContent()) ?? '');
    }
    expect(new Set(ledgers).size).toBe(1);
    expect(await third.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
    expect([...steps]).toEqual(expect.arrayContaining(['act', 'band', 'intensify', 'pawn', 'spread']));
    expect(await pointed()).toBeUndefined();

    const [download] = await Promise.all([
      watcher.waitForEvent('download'),
      watcher.getByTestId('record').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(verdictLine(verifyText(text))).toBe('ok');
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.why);
    expect(read.record.players.map(({ name }) => name)).toEqual(NAMES);
    for (const { seat, total } of read.record.result.scores) {
      await expect(first.getByTestId(`total-${seat}`)).toHaveText(String(total));
    }
  },
);
