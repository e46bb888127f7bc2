/** A screen as a small blurred picture and a list of boxes: what can be compared from one Chromium to the next. */
import type { Page } from '@playwright/test';

/** Left, top, width and height in pixels of the page. */
export type ElementBox = readonly [number, number, number, number];

const CELL = 12; // pixels of the screen in one of the small picture

/** The parts of a screen that a person would point at, by what they are called. */
export function elementBoxes(page: Page): Promise<Readonly<Record<string, ElementBox>>> {
  return page.evaluate(() => {
    const boxes: Record<string, [number, number, number, number]> = {};
    const parts = document.querySelectorAll<HTMLElement>(
      'header, main, aside, section, h1, h2, li > button, button, [role="tab"], [data-testid]',
    );
    for (const part of parts) {
      const testId = part.dataset['testid'] ?? '';
      if (/^(district|contents|band|pawn)-/.test(testId) || !part.checkVisibility()) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      if (width < 2 || height < 2 || part.closest('.visually-hidden') !== null) continue;
      const words = part.getAttribute('aria-label') ?? part.innerText?.slice(0, 24) ?? '';
      const name =
        testId === '' ? `${part.tagName.toLowerCase()} ${words.replace(/\s+/g, ' ').trim()}` : testId;
      if (name in boxes) continue;
      boxes[name] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
    }
    return boxes;
  });
}

/** The screen, so small that letters and edges melt: a PNG. */
export async function smallPicture(page: Page): Promise<Buffer> {
  const full = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const small = await page.evaluate(
    async ({ picture, cell }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      let canvas: HTMLCanvasElement | HTMLImageElement = image;
      let { width, height } = image;
      const columns = Math.round(width / cell);
      const rows = Math.round(height / cell);
      // Halved again and again, so that every pixel counts; the last step is the rest.
      while (width > columns) {
        width = Math.max(columns, Math.round(width / 2));
        height = Math.max(rows, Math.round(height / 2));
        const half: HTMLCanvasElement = document.createElement('canvas');
        [half.width, half.height] = [width, height];
        const pen = half.getContext('2d');
        if (pen === null) throw new Error('No canvas');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(canvas, 0, 0, width, height);
        canvas = half;
      }
      return canvas instanceof HTMLCanvasElement ? canvas.toDataURL('image/png') : '';
    },
    { picture: full, cell: CELL },
  );
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
}

export interface Difference {
  readonly mean: number; // of all cells, 0 to 255
  readonly cells: number; // share of the cells that differ by more than a glance would forgive, 0 to 1
}

const GLANCE = 28; // of 255

/** How far two small pictures are apart; pictures of other sizes are wholly different. */
export function differenceOf(page: Page, a: Buffer, b: Buffer): Promise<Difference> {
  return page.evaluate(
    async ({ pictures, glance }) => {
      const pixels = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width, image.height];
          const pen = canvas.getContext('2d');
          if (pen === null) throw new Error('No canvas');
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const [one, other] = pixels;
      if (one === undefined || other === undefined || one.length !== other.length)
        return { mean: 255, cells: 1 };
      let sum = 0;
      let far = 0;
      for (let i = 0; i < one.length; i += 4) {
        const apart = [0, 1, 2].map((part) => Math.abs((one[i + part] ?? 0) - (other[i + part] ?? 0)));
        sum += (apart[0] ?? 0) + (apart[1] ?? 0) + (apart[2] ?? 0);
        if (Math.max(...apart) > glance) far += 1;
      }
      return { mean: sum / (one.length * 0.75), cells: far / (one.length / 4) };
    },
    { pictures: [a.toString('base64'), b.toString('base64')], glance: GLANCE },
  );
}
