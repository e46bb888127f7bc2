import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { test } from '../src/user-fixtures';

const EXAMPLE = resolve(__dirname, '../../../docs/examples/boardgame-io');
const ORIGIN = 'http://board.test';

/** Opens the board of docs/boardgame-io.md, compiled as Vite compiles it. boardgame.io shows its debug panel in development. */
async function openBoard(page: Page, mode: 'development' | 'production'): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [resolve(EXAMPLE, 'board.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  await page.route(`${ORIGIN}/`, (route) => route.fulfill({ path: resolve(EXAMPLE, 'index.html') }));
  await page.route(`${ORIGIN}/board.tsx`, (route) =>
    route.fulfill({ body: outputFiles[0]?.text ?? '', contentType: 'text/javascript' }),
  );
  await page.goto(`${ORIGIN}/`);
}

/** Runs in the page: presses the buttons of the seat that decides, by turns, until the game is over. */
async function playToEnd(): Promise<number> {
  let presses = 0;
  while (!document.body.textContent.includes('Won by')) {
    const buttons = [...document.querySelectorAll<HTMLElement>('section button')].filter(
      ({ textContent }) => !textContent.startsWith('undo'),
    );
    const button = buttons[(presses * 7) % buttons.length];
    if (button !== undefined) {
      button.click();
      presses += 1;
    }
    await new Promise(requestAnimationFrame);
  }
  return presses;
}

test('the board of docs/examples plays a whole game by its buttons', async ({ page }) => {
  await openBoard(page, 'production');
  await page.getByRole('button', { name: 'deal' }).first().click();
  await expect(page.getByRole('button', { name: 'keep-hand' })).toHaveCount(1);
  const hands = await page.getByText(/^My hand: [NESW ]{9}$/).allTextContents();
  expect(hands).toHaveLength(3);
  expect(await page.evaluate(playToEnd)).toBeGreaterThan(100);
  await expect(page.getByRole('heading', { name: /^Won by [012]/ })).toHaveCount(3);
});

test("the board runs beside boardgame.io's debug panel", async ({ page }) => {
  await openBoard(page, 'development');
  await expect(page.getByText('Controls')).toBeVisible();
  await page.getByRole('button', { name: 'deal', exact: true }).first().click();
  await page.getByRole('button', { name: 'keep-hand', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: /redeal$/ })).toHaveCount(3);
});
