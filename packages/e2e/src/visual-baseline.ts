/** Reads and writes the approved appearance of the main screens: `tests/__screenshots__/*.json` and `*.png`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ElementBox } from './visual-diff';

const BASELINE_DIR = resolve(__dirname, '../tests/__screenshots__');

export interface Baseline {
  readonly boxes: Readonly<Record<string, ElementBox>>;
  readonly thumbnail: Buffer;
}

/** Whether this run updates the baselines instead of comparing with them (`npm run e2e:update`). */
export const isUpdating = process.env['UPDATE_BASELINES'] === '1';

/**
 * Reads a baseline.
 *
 * @throws Error if there is none
 */
export async function readBaseline(name: string): Promise<Baseline> {
  const [boxes, thumbnail] = await Promise.all([
    readFile(join(BASELINE_DIR, `${name}.json`), 'utf8'),
    readFile(join(BASELINE_DIR, `${name}.png`)),
  ]);
  return { boxes: JSON.parse(boxes) as Baseline['boxes'], thumbnail };
}

/** Replaces a baseline. */
export async function writeBaseline(name: string, { boxes, thumbnail }: Baseline): Promise<void> {
  await mkdir(BASELINE_DIR, { recursive: true });
  const lines = Object.entries(boxes).map(([name, box]) => `  ${JSON.stringify(name)}: [${box.join(', ')}]`);
  await writeFile(join(BASELINE_DIR, `${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
  await writeFile(join(BASELINE_DIR, `${name}.png`), thumbnail);
}

/**
 * Returns the elements that are missing or have moved by more than `slack` pixels: 'button Log: 10,20,30,40 was
 * 10,28,30,40'.
 */
export function movedElements(
  current: Baseline['boxes'],
  baseline: Baseline['boxes'],
  slack: number,
): readonly string[] {
  return Object.entries(baseline).flatMap(([name, baselineBox]) => {
    const box = current[name];
    const stays =
      box !== undefined && box.every((value, i) => Math.abs(value - (baselineBox[i] ?? 0)) <= slack);
    return stays ? [] : [`${name}: ${box?.join() ?? 'gone'} was ${baselineBox.join()}`];
  });
}
