/**
 * Compares a screen with its approved appearance in `tests/__screenshots__`: the boxes of its elements, and a small
 * picture. Both stay comparable across Chromium versions. `npm run e2e:update` writes them, and the picture of the README.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Left, top, width and height in CSS pixels. */
type ElementBox = readonly [number, number, number, number];
type ElementBoxes = Readonly<Record<string, ElementBox>>;

const MAX_SHIFT_PX = 4; // other Chromium versions break lines and round widths slightly differently
const TOLERANCE = { threshold: 0.05, maxDiffPixelRatio: 0.012 }; // passes another smoothing of letters, fails without houses
const CELL_PX = 6; // width and height of the square that becomes a pixel of the picture

const README_SCREEN = 'spread';
const README_PICTURE = resolve(__dirname, '../../../docs/table.jpg');

/** Compares the screen of the page with its baseline. An update writes the baseline instead. */
export async function expectBaseline(page: Page, name: string): Promise<void> {
  const isUpdating = test.info().config.updateSnapshots === 'all';
  if (isUpdating) await writeBoxes(name, await elementBoxes(page));
  const baseline = await readBoxes(name);
  expect(Object.keys(baseline).length).toBeGreaterThan(8);
  // Elements that load late reach their place with a delay.
  await expect.poll(async () => movedElements(await elementBoxes(page), baseline)).toEqual([]);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  expect(shrink(screenshot)).toMatchSnapshot(`${name}.png`, TOLERANCE);
  if (isUpdating && name === README_SCREEN)
    await page.screenshot({ path: README_PICTURE, type: 'jpeg', quality: 85, animations: 'disabled' });
}

/** Checks that the baselines of two screens differ by more than the tolerances. */
export async function expectDifferentBaselines(name: string, other: string): Promise<void> {
  expect(await readFile(baselineFile(`${name}.png`))).not.toMatchSnapshot(`${other}.png`, {
    ...TOLERANCE,
    maxDiffPixelRatio: TOLERANCE.maxDiffPixelRatio * 2,
  });
  expect(movedElements(await readBoxes(other), await readBoxes(name))).not.toEqual([]);
}

const baselineFile = (name: string): string => test.info().snapshotPath(name);

async function readBoxes(name: string): Promise<ElementBoxes> {
  return JSON.parse(await readFile(baselineFile(`${name}.json`), 'utf8')) as ElementBoxes;
}

async function writeBoxes(name: string, boxes: ElementBoxes): Promise<void> {
  const lines = Object.entries(boxes).map(([name, box]) => `  ${JSON.stringify(name)}: [${box.join(', ')}]`);
  await writeFile(baselineFile(`${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns the boxes of the page's landmarks, headings and controls, by test id or label. */
function elementBoxes(page: Page): Promise<ElementBoxes> {
  return page.evaluate(() => {
    const boxes: Record<string, [number, number, number, number]> = {};
    const parts = document.querySelectorAll<HTMLElement>(
      'header, main, aside, section, h1, h2, li > button, button, [role="tab"], [data-testid]',
    );
    for (const element of parts) {
      const testId = element.dataset['testid'] ?? '';
      if (/^(district|contents|band|pawn)-/.test(testId) || !element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest('.visually-hidden') !== null) continue;
      const label = element.getAttribute('aria-label') ?? element.innerText?.slice(0, 24) ?? '';
      const name =
        testId === '' ? `${element.tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim()}` : testId;
      if (name in boxes) continue;
      boxes[name] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    }
    return boxes;
  });
}

/** Returns the elements that are missing or have moved: 'button Log: 10,20,30,40 was 10,28,30,40'. */
function movedElements(current: ElementBoxes, baseline: ElementBoxes): readonly string[] {
  return Object.entries(baseline).flatMap(([name, baselineBox]) => {
    const box = current[name];
    const stays =
      box !== undefined && box.every((value, i) => Math.abs(value - (baselineBox[i] ?? 0)) <= MAX_SHIFT_PX);
    return stays ? [] : [`${name}: ${box?.join() ?? 'gone'} was ${baselineBox.join()}`];
  });
}

/** Returns a smaller PNG whose pixels are averages, so that it shows no single letters and edges. */
function shrink(screenshot: Buffer): Buffer {
  const image = PNG.sync.read(screenshot);
  const small = new PNG({
    width: Math.floor(image.width / CELL_PX),
    height: Math.floor(image.height / CELL_PX),
  });
  const average = (column: number, row: number, channel: number): number => {
    let sum = 0;
    for (let y = row * CELL_PX; y < (row + 1) * CELL_PX; y += 1)
      for (let x = column * CELL_PX; x < (column + 1) * CELL_PX; x += 1)
        sum += image.data[(y * image.width + x) * 4 + channel] ?? 0;
    return Math.round(sum / CELL_PX ** 2);
  };
  for (let row = 0; row < small.height; row += 1)
    for (let column = 0; column < small.width; column += 1)
      for (let channel = 0; channel < 4; channel += 1)
        small.data[(row * small.width + column) * 4 + channel] = average(column, row, channel);
  return PNG.sync.write(small);
}
