/**
 * `npm run shots:readme`: writes the pictures of the README from the real page: docs/table.webp, a move of the fire as
 * an animation, and docs/screenshot.webp. npm fetches sharp for this command only.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { build } from './lib/build.mjs';
import { findChromium } from './lib/browsers.mjs';
import { exitWithError, run } from './lib/exec.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const FRAMES_DIR = join(ROOT, '.cache/readme');
const WIDTH = 900;
const MAX_BYTES = 3_000_000;
const STEP_MS = 80; // frames closer together are left out
const LAST_FRAME_MS = 2500;

/** Loads sharp from the folder that `npm exec` puts first in PATH. */
const [npmBin] = process.env.PATH.split(delimiter);
const sharp = createRequire(join(dirname(npmBin), 'package.json'))('sharp');

/** Returns the frames to show, with the time that each stays. */
function selectFrames() {
  const frames = JSON.parse(readFileSync(join(FRAMES_DIR, 'frames.json'), 'utf8'));
  const selected = [];
  for (const frame of frames)
    if (selected.length === 0 || frame.at - selected.at(-1).at >= STEP_MS) selected.push(frame);
  return selected.map(({ file, at }, index) => ({
    path: join(FRAMES_DIR, file),
    delay: (selected[index + 1]?.at ?? at + LAST_FRAME_MS) - at,
  }));
}

try {
  await install();
  await build();
  process.env.CHROMIUM_PATH = await findChromium();
  const code = await run(['npx', 'tsx', 'packages/e2e/readme-picture/capture.ts']);
  if (code !== 0) process.exit(code);
  const frames = selectFrames();
  const images = await Promise.all(frames.map(({ path }) => sharp(path).resize(WIDTH).png().toBuffer()));
  const output = join(ROOT, 'docs/table.webp');
  await sharp(images, { join: { animated: true } })
    .webp({ quality: 60, effort: 4, loop: 0, delay: frames.map(({ delay }) => delay) })
    .toFile(output);
  await sharp(join(FRAMES_DIR, 'table.png')).webp({ quality: 80 }).toFile(join(ROOT, 'docs/screenshot.webp'));
  const { size } = statSync(output);
  console.log(`${frames.length} frames, ${(size / 1e6).toFixed(2)} MB`);
  if (size > MAX_BYTES) throw new Error(`docs/table.webp is larger than ${MAX_BYTES / 1e6} MB`);
} catch (error) {
  exitWithError(error);
}
