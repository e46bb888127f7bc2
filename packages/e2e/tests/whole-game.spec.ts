import { readFile } from 'node:fs/promises';
import type { PlayerView } from '@great-fire/game';
import { readRecord, verdictLine, verifyText } from '@great-fire/game';
import type { Page } from '@playwright/test';
import { Dice } from '../src/dice';
import { finger, mouse } from '../src/hands';
import { focusOf, keys } from '../src/keys-hands';
import { openTable, sitDown, start, tableOf } from '../src/lobby';
import { Player } from '../src/player';
import { seedParts } from '../src/seeded-parts';
import { look } from '../src/sight';
import type { Sight } from '../src/sight';
import { expect, test } from '../src/test';
import { WireTable } from '../src/wire-table';

const NAMES = ['Anna', 'Ben', 'Clara'] as const;
const KILLED_IN_TURN = 14;
const ON_THE_WIRE_FROM_TURN = 18;
const WATCHED_AT_ONCE = 5; // moves; a page that misses more shows a summary
const BY_HAND_FROM_STOCK = 4; // cones
const BY_KEYBOARD = 1; // the seat
const PHONE = 390; // pixels wide
const ON_PHONE = { viewport: { width: PHONE, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Marks a page, so that the test notices a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** The cookie of the guest who uses this browser. */
async function guestOf(page: Page): Promise<string> {
  const guest = (await page.context().cookies()).find(({ name }) => name === 'guest');
  if (guest === undefined) throw new Error('The page is nobody’s');
  return guest.value;
}

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

    const awaited = (seat: number | null): Player => {
      const player = players[seat ?? -1];
      if (player === undefined) throw new Error('No player is on turn');
      return player;
    };
    /** The player on turn decides at their page. */
    const decideByHand = async ({ seat, stateId }: Sight) => {
      const player = awaited(seat);
      await player.sees(stateId);
      const mine = await player.look();
      await player.decide(mine);
      const after = await player.look();
      if (after.isOver) return;
      if (seat === BY_KEYBOARD) {
        steps.add(mine.step);
        await expect.poll(() => focusOf(second), `focus after ${mine.step}`).not.toBe('body');
      }
      await players[0]?.sees(after.stateId);
    };
    let turns = 0;
    let lastSeat: number | null = null;
    /** All decide at their pages until this turn begins, or to the end. */
    const playByHand = async (end: number) => {
      for (;;) {
        const seen = await look(first);
        if (seen.isOver) return;
        if (seen.seat !== lastSeat) {
          lastSeat = seen.seat;
          turns += 1;
        }
        if (turns === end) return;
        await decideByHand(seen);
      }
    };

    await playByHand(KILLED_IN_TURN);
    await watcher.goto('/');
    await tableOf(watcher, NAMES[0]).locator('a[href^="/t/"]').click();
    await isAtTable(watcher);
    await server.killHard();
    for (const page of pages) await expect(page.getByTestId('line-cut')).toBeVisible();
    // A decision without a server: the page sends it once the server is back.
    const seen = await look(first);
    const player = awaited(seen.seat);
    await player.sees(seen.stateId);
    await Promise.all([player.decide(await player.look()), server.start()]);
    for (const page of pages) await expect(page.getByTestId('line-cut')).toBeHidden();
    await playByHand(ON_THE_WIRE_FROM_TURN);

    // The pages show what their people decide elsewhere. Most of a game is more of the same.
    const cookies = await Promise.all([first, second, third].map(guestOf));
    const wire = await WireTable.takeOver(link, somebody, cookies, new Dice(3));
    const isNewByKeyboard = ({ turn }: PlayerView) => turn.seat === BY_KEYBOARD && !steps.has(turn.step);
    let stock = Infinity;
    while (stock > BY_HAND_FROM_STOCK) {
      const pause = wire.stateId + WATCHED_AT_ONCE;
      const view = await wire.playUntil(
        (now) => now.stock <= BY_HAND_FROM_STOCK || wire.stateId >= pause || isNewByKeyboard(now),
      );
      for (const shown of players) await shown.sees(wire.stateId);
      if (isNewByKeyboard(view)) {
        await decideByHand(await look(first));
        await wire.hears((await look(first)).stateId);
      }
      ({ stock } = view);
    }
    wire.close();
    await playByHand(Infinity);

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
