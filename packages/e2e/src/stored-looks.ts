/** How the main screens looked when somebody last looked and agreed: `looks/*.json` and `*.png`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ElementBox } from './picture';

const FOLDER = resolve(__dirname, '../looks');

export interface Look {
  readonly boxes: Readonly<Record<string, ElementBox>>;
  readonly picture: Buffer;
}

/** Whether this run keeps what it sees instead of comparing (`npm run looks`). */
export const isRenewing = process.env['LOOKS'] === 'renew';

/** Reads a stored look. @throws Error where there is none */
export async function storedLook(name: string): Promise<Look> {
  const [boxes, picture] = await Promise.all([
    readFile(join(FOLDER, `${name}.json`), 'utf8'),
    readFile(join(FOLDER, `${name}.png`)),
  ]);
  return { boxes: JSON.parse(boxes) as Look['boxes'], picture };
}

/** Keeps a look in place of the one before. */
export async function keepLook(name: string, { boxes, picture }: Look): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const lines = Object.entries(boxes).map(([part, box]) => `  ${JSON.stringify(part)}: [${box.join(', ')}]`);
  await writeFile(join(FOLDER, `${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
  await writeFile(join(FOLDER, `${name}.png`), picture);
}

/** Parts that went, or moved by more than so many pixels: 'button Log: 10,20,30,40 was 10,28,30,40'. */
export function movedParts(now: Look['boxes'], before: Look['boxes'], slack: number): readonly string[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const box = now[name];
    const stays = box !== undefined && box.every((value, i) => Math.abs(value - (old[i] ?? 0)) <= slack);
    return stays ? [] : [`${name}: ${box?.join() ?? 'gone'} was ${old.join()}`];
  });
}
