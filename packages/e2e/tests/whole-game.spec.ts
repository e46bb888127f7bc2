import { readFile } from 'node:fs/promises';
import { readRecord, verdictLine, verifyText } from '@great-fire/game';
import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { finger, mouse } from '../src/hands';
import { openTable, sitDown, tableOf } from '../src/lobby';
import { Player } from '../src/player';
import { expect, test } from '../src/test';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;
const KILLED_IN_TURN = 14;
const PHONE = 390; // pixels wide
const ON_PHONE = { viewport: { width: PHONE, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Marks a page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('one at a desk and two with a finger on their phones play a whole game before a spectator, and the server is killed in the middle', async ({
  somebody,
  server,
}) => {
  test.setTimeout(600_000);
  const [first, second, third] = [await somebody(), await somebody(ON_PHONE), await somebody(ON_PHONE)];
  const watcher = await somebody();

  const link = await openTable(first, { name: NAMES[0], seats: 3 });
  await second.goto(link);
  await sitDown(second, NAMES[1]);
  await third.goto('/');
  await tableOf(third, NAMES[0]).getByRole('link').click();
  await sitDown(third, NAMES[2]);
  await watcher.goto('/');
  await tableOf(watcher, NAMES[0]).getByRole('link').click();

  const players = [first, second, third].map(
    (page, seat) =>
      new Player(NAMES[seat] ?? '', page, new Dice(seat), page === first ? mouse(page) : finger(page)),
  );
  const spectator = new Player('Dora', watcher, new Dice(9));
  const everybody = [...players, spectator];
  for (const { page } of everybody) {
    await expect(page.getByTestId('stepper')).toBeVisible();
    await mark(page);
  }

  let turns = 0;
  let lastSeat: number | null = null;
  let wasKilled = false;
  for (;;) {
    const seen = await spectator.look();
    if (seen.isOver) break;
    const player = seen.seat === null ? undefined : players[seen.seat];
    if (player === undefined) throw new Error(`Nobody's decision is awaited: ${JSON.stringify(seen)}`);
    if (seen.seat !== lastSeat) {
      lastSeat = seen.seat;
      turns += 1;
    }
    await player.sees(seen.stateId);
    const mine = await player.look();
    if (turns === KILLED_IN_TURN && !wasKilled) {
      wasKilled = true;
      await server.killHard();
      for (const { page } of everybody) await expect(page.getByTestId('line-cut')).toBeVisible();
      // Decided while nobody listens: it is made once the server is back.
      await Promise.all([player.decide(mine), server.start()]);
      for (const { page } of everybody) await expect(page.getByTestId('line-cut')).toBeHidden();
    } else {
      await player.decide(mine);
    }
    const after = await player.look();
    if (after.isOver) break;
    await spectator.sees(after.stateId);
  }

  expect(wasKilled).toBe(true);
  const ledgers: string[] = [];
  for (const { page } of everybody) {
    await expect(page.getByTestId('scoring')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    ledgers.push((await page.getByTestId('ledger').textContent()) ?? '');
  }
  expect(new Set(ledgers).size).toBe(1);
  for (const page of [second, third]) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  }

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
});
