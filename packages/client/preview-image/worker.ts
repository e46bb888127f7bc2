/** Worker thread that renders preview images as PNG files. `packages/server/build.mjs` bundles it. */
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
import type { RenderRequest, RenderResponse } from '@great-fire/protocol';
import mapTokens from '../src/table/map/map-tokens.css?text';
import pageTokens from '../src/theme/tokens.css?text';
import { renderPreviewSvg, parseTokens } from './render-svg';
import { unpackWoff, supportedCodePoints } from './woff';
import { encodePng } from './png';

const tokens = parseTokens(pageTokens, mapTokens);
const nameFonts = [sans, sansFurther, vietnamese, cyrillic, cyrillicFurther, greek, greekFurther].map(
  unpackWoff,
);
const fontBuffers = [...nameFonts, ...[sansBold, fell, fellItalic].map(unpackWoff)];
const codePoints = new Set(nameFonts.flatMap((font) => [...supportedCodePoints(font)]));

function renderPreview({ id, image }: RenderRequest): RenderResponse {
  try {
    const font = { fontBuffers, defaultFontFamily: 'Alegreya Sans', serifFamily: 'IM FELL English' };
    const rendered = new Resvg(
      renderPreviewSvg(image, tokens, (code) => codePoints.has(code)),
      { font },
    ).render();
    const png = encodePng(rendered.pixels, rendered.width, rendered.height);
    rendered.free();
    return { id, png };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function start(): Promise<void> {
  await initWasm(wasm);
  parentPort?.on('message', (request: RenderRequest) => parentPort?.postMessage(renderPreview(request)));
  parentPort?.postMessage('ready');
}

void start();
