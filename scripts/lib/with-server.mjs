/** Runs the built server with its own port and data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/testkit/src/free-port.cjs';
import { ROOT } from './root.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** Calls `use` with the URL of a running server, and stops the server afterwards. */
export async function withServer(use) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'great-fire-size-'));
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [join(ROOT, 'packages/server/dist/main.js')], {
    env,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(url, child);
    return await use(url);
  } finally {
    child.kill();
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}
