import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** With `--help`, prints the first comment of the script and exits with 0. */
export function printHelp(scriptUrl) {
  if (!process.argv.includes('--help')) return;
  const [, comment] = /\/\*\*(.*?)\*\//s.exec(readFileSync(fileURLToPath(scriptUrl), 'utf8'));
  process.stdout.write(`${comment.replaceAll(/\n \*/g, '\n').replaceAll(/^ /gm, '').trim()}\n`);
  process.exit(0);
}
