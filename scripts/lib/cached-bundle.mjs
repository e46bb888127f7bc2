/** Bundles a program only if a source has changed since its last bundle. */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

const stampOf = (path) => {
  const { mtimeMs, size } = statSync(join(ROOT, path), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};

function isFresh(bundle, record) {
  if (!existsSync(bundle) || !existsSync(record)) return false;
  const stamps = Object.entries(JSON.parse(readFileSync(record, 'utf8')));
  return stamps.every(([path, stamp]) => stampOf(path) === stamp);
}

/** Brings a bundle up to date. `entry`: path of the program in the repository. */
export async function cachedBundle(entry, bundle) {
  const record = `${bundle}.sources.json`;
  if (isFresh(bundle, record)) return;
  const { bundleForNode } = await import('./bundle-for-node.mjs'); // loads esbuild only when needed
  mkdirSync(dirname(bundle), { recursive: true });
  // A file of its own for each process, because two commands may start at the same time.
  const outfile = `${bundle}.${process.pid}`;
  const options = { entryPoints: [join(ROOT, entry)], outfile, metafile: true, absWorkingDir: ROOT };
  const { metafile } = await bundleForNode(options);
  renameSync(outfile, bundle);
  const sources = ['package-lock.json', ...Object.keys(metafile.inputs)];
  writeFileSync(record, JSON.stringify(Object.fromEntries(sources.map((path) => [path, stampOf(path)]))));
}
