/** The thread in which pictures are painted: a table's own drawing, as a PNG. `packages/server/build.mjs` bundles it. */
import { parentPort } from 'node:worker_threads';
import sansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?bytes';
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?bytes';
import sansFurther from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?bytes';
import fell from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?bytes';
import fellItalic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff?bytes';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?bytes';
import type { PictureAsked, PictureReply } from '@great-fire/protocol';
import mapTokens from '../src/table/map/map-tokens.css?text';
import pageTokens from '../src/theme/tokens.css?text';
import { drawPicture, tokensOf } from './draw';
import { fontIn } from './faces';
import { pngOf } from './png';

const tokens = tokensOf(pageTokens, mapTokens);
const fontBuffers = [sans, sansBold, sansFurther, fell, fellItalic].map(fontIn);

function paint({ id, picture }: PictureAsked): PictureReply {
  try {
    const font = { fontBuffers, defaultFontFamily: 'Alegreya Sans', serifFamily: 'IM FELL English' };
    const rendered = new Resvg(drawPicture(picture, tokens), { font }).render();
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
