/** What a bundle was made of, noted beside it, so that it is made again only where a source has changed. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const manifestPath = (bundle: string): string => `${bundle}.sources.json`;
const manifestSchema = z.record(z.string(), z.string());

/** How a file stands: when it was written, and its bytes. */
async function fileStamp(path: string): Promise<{ readonly modifiedAt: number; readonly stamp: string }> {
  const { mtimeMs, size } = await stat(path);
  return { modifiedAt: mtimeMs, stamp: `${String(mtimeMs)} ${String(size)}` };
}

/** Whether the bundle is there, of sources that stand as they did. */
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
    return false; // one of them is not there, or the notes are half written
  }
}

/** Notes the sources of a bundle whose making began at `startedAt` (ms since 1970); not where one was written meanwhile. */
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
