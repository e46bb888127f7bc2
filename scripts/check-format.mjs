/**
 * A stage of `npm test`: checks the format of all files. Prettier decides, but it takes half a minute for all of them, so
 * oxfmt reads them first, and Prettier only those that oxfmt would write otherwise. `npm run format` is Prettier's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, exitWithError } from './lib/exec.mjs';
import { printHelp } from './lib/help.mjs';
import { ROOT } from './lib/root.mjs';

printHelp(import.meta.url);

const FOLDER = join(ROOT, '.cache');
const CONFIG = join(FOLDER, 'oxfmt.json');
const OXFMT = ['node_modules/oxfmt/bin/oxfmt', '--list-different', '-c', CONFIG, '.'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];

/** Returns the files that oxfmt would write otherwise. */
async function findDoubtful() {
  const options = JSON.parse(readFileSync(join(ROOT, '.prettierrc.json'), 'utf8'));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(CONFIG, JSON.stringify({ ...options, sortPackageJson: false }));
  const { code, output } = await capture([process.execPath, ...OXFMT]);
  const files = output.split('\n').filter((line) => line !== '');
  const isList = files.every((file) => existsSync(join(ROOT, file))); // else of errors
  if (!isList || (code !== 0 && files.length === 0)) throw new Error(`oxfmt ended with ${code}:\n${output}`);
  return files;
}

try {
  const files = await findDoubtful();
  if (files.length > 0) {
    const { code, output } = await capture([process.execPath, ...PRETTIER, ...files]);
    process.stderr.write(output);
    process.exit(code);
  }
} catch (error) {
  exitWithError(error);
}
