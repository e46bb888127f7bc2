/** Records the sources of a bundle beside it, so that the bundle is built again only after a source has changed. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const manifestPath = (bundle: string): string => `${bundle}.sources.json`;
const manifestSchema = z.record(z.string(), z.string());

/** Returns the modification time of a file in ms since 1970, and a stamp of this time and the file's size. */
async function fileStamp(path: string): Promise<{ readonly modifiedAt: number; readonly stamp: string }> {
  const { mtimeMs, size } = await stat(path);
  return { modifiedAt: mtimeMs, stamp: `${String(mtimeMs)} ${String(size)}` };
}

/** Returns whether the bundle exists and all of its recorded sources are unchanged. */
export async function isBundleFresh(bundle: string): Promise<boolean> {
  try {
    await stat(bundle);
    const manifest = Object.entries(
      manifestSchema.parse(JSON.parse(await readFile(manifestPath(bundle), 'utf8'))),
    );
    const matches = await Promise.all(
      manifest.map(async ([path, recordedStamp]) => (await fileStamp(path)).stamp === recordedStamp),
    );
    return matches.every(Boolean);
  } catch {
    return false; // a file is missing, or the record is incomplete
  }
}

/**
 * Records the sources of a bundle whose build started at `startedAt` (ms since 1970). Records nothing if a source was
 * written since then.
 */
export async function recordBundleSources(
  bundle: string,
  { folder, sources, startedAt }: { folder: string; sources: readonly string[]; startedAt: number },
): Promise<void> {
  const stamps = await Promise.all(
    sources.map(async (source) => ({
      path: join(folder, source),
      ...(await fileStamp(join(folder, source))),
    })),
  );
  if (stamps.some(({ modifiedAt }) => modifiedAt >= startedAt)) return;
  await writeFile(
    manifestPath(bundle),
    JSON.stringify(Object.fromEntries(stamps.map(({ path, stamp }) => [path, stamp]))),
  );
}
