/** The thread in which pictures are painted: a table's own drawing, as a PNG. `packages/server/build.mjs` bundles it. */
import { parentPort } from 'node:worker_threads';
import cyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff?bytes';
import cyrillicFurther from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-ext-400-normal.woff?bytes';
import greek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-normal.woff?bytes';
import greekFurther from '@fontsource/alegreya-sans/files/alegreya-sans-greek-ext-400-normal.woff?bytes';
import sansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?bytes';
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?bytes';
import sansFurther from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?bytes';
import vietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-normal.woff?bytes';
import fell from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?bytes';
import fellItalic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff?bytes';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?bytes';
import type { PictureAsked, PictureReply } from '@great-fire/protocol';
import mapTokens from '../src/table/map/map-tokens.css?text';
import pageTokens from '../src/theme/tokens.css?text';
import { drawPicture, tokensOf } from './draw';
import { fontIn, lettersIn } from './faces';
import { pngOf } from './png';

const tokens = tokensOf(pageTokens, mapTokens);
const ofNames = [sans, sansFurther, vietnamese, cyrillic, cyrillicFurther, greek, greekFurther].map(fontIn);
const fontBuffers = [...ofNames, ...[sansBold, fell, fellItalic].map(fontIn)];
const held = new Set(ofNames.flatMap((font) => [...lettersIn(font)]));

function paint({ id, picture }: PictureAsked): PictureReply {
  try {
    const font = { fontBuffers, defaultFontFamily: 'Alegreya Sans', serifFamily: 'IM FELL English' };
    const rendered = new Resvg(
      drawPicture(picture, tokens, (code) => held.has(code)),
      { font },
    ).render();
    const png = pngOf(rendered.pixels, rendered.width, rendered.height);
    rendered.free();
    return { id, png };
  } catch (error) {
    return { id, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function start(): Promise<void> {
  await initWasm(wasm);
  parentPort?.on('message', (asked: PictureAsked) => parentPort?.postMessage(paint(asked)));
  parentPort?.postMessage('ready');
}

void start();
