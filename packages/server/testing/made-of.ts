/** What a bundle was made of, noted beside it, so that it is made again only where a source has changed. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const notes = (bundle: string): string => `${bundle}.made-of.json`;
const madeOfSchema = z.record(z.string(), z.string());

/** How a file stands: when it was written, and its bytes. */
async function standOf(path: string): Promise<{ readonly at: number; readonly text: string }> {
  const { mtimeMs, size } = await stat(path);
  return { at: mtimeMs, text: `${String(mtimeMs)} ${String(size)}` };
}

/** Whether the bundle is there, of sources that stand as they did. */
export async function isFresh(bundle: string): Promise<boolean> {
  try {
    await stat(bundle);
    const madeOf = Object.entries(madeOfSchema.parse(JSON.parse(await readFile(notes(bundle), 'utf8'))));
    const same = await Promise.all(madeOf.map(async ([path, then]) => (await standOf(path)).text === then));
    return same.every(Boolean);
  } catch {
    return false; // one of them is not there, or the notes are half written
  }
}

/** Notes the sources of a bundle whose making began at `since` (ms since 1970); not where one was written meanwhile. */
export async function noteMadeOf(
  bundle: string,
  { folder, sources, since }: { folder: string; sources: readonly string[]; since: number },
): Promise<void> {
  const stands = await Promise.all(
    sources.map(async (source) => ({ path: join(folder, source), ...(await standOf(join(folder, source))) })),
  );
  if (stands.some(({ at }) => at >= since)) return;
  await writeFile(
    notes(bundle),
    JSON.stringify(Object.fromEntries(stands.map(({ path, text }) => [path, text]))),
  );
}
