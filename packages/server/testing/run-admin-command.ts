import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { runAdmin } from '../src/admin/cli';
import { eraseOffline } from '../src/erase-offline';

export const makeTempDir = (): string => mkdtempSync(join(tmpdir(), 'great-fire-'));

/** Runs the command line for operators within this process. Resolves to its exit code and its output. */
export async function runAdminCommand(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly bytes: Buffer; readonly err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const output = Promise.all([buffer(stdout), buffer(stderr)]);
  const streams = { stdin: Readable.from([]), stdout, stderr };
  const code = await runAdmin(args, { env, cwd: makeTempDir, ...streams, eraseOffline });
  stdout.end();
  stderr.end();
  const [out, err] = await withDeadline('the output of the command', output);
  return { code, out: out.toString(), bytes: out, err: err.toString() };
}
