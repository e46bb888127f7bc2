/** Tables whose bot worker dies, never answers or does not start. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { startTestServer } from '../../testing';
import { waitForMyTurn, playMyTurns, openSoloTable } from '../../testing/solo-table';
import { LogCapture } from '../../testing/log-capture';
import { bundleWorker } from '../../testing/server-process';

/**
 * Writes a script that runs `firstRun` at its first start, and the real worker afterwards. `firstRun` may call
 * `note()`, which creates the file `noteFile`.
 */
async function writeFaultyWorker(
  firstRun: string,
): Promise<{ readonly file: string; readonly noteFile: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-thread-'));
  const [file, noted] = [join(dir, 'odd.js'), join(dir, 'noted')];
  const [marker, productWorker, note] = [join(dir, 'was-here'), await bundleWorker(), noted].map((path) =>
    JSON.stringify(path),
  );
  writeFileSync(
    file,
    `const { existsSync, writeFileSync } = require('node:fs');
     const { parentPort } = require('node:worker_threads');
     const note = () => writeFileSync(${note ?? ''}, '');
     if (existsSync(${marker ?? ''})) require(${productWorker ?? ''});
     else { writeFileSync(${marker ?? ''}, ''); ${firstRun} }`,
  );
  return { file, noteFile: noted };
}

test('a server that runs from its sources has a worker thread too', async () => {
  const log = new LogCapture();
  const file = join(__dirname, 'worker-dev.cjs');
  const server = await startTestServer({ log, botWorker: () => Promise.resolve(file) });
  const { socket } = await openSoloTable(server.url);
  await playMyTurns(socket, 'sources', 2);
  await waitForMyTurn(socket);
  expect(log.linesContaining('bot made no decision')).toEqual([]);
  socket.close();
  await server.stop();
});

const SEND_READY = `parentPort.postMessage('ready');`;

test.each([
  ['dies', `parentPort.on('message', () => process.exit(1)); ${SEND_READY}`],
  ['throws', `parentPort.on('message', () => { throw new Error('odd'); }); ${SEND_READY}`],
  ['never answers', `parentPort.on('message', () => { note(); for (;;); }); ${SEND_READY}`],
  ['does not start', `throw new Error('odd');`],
  ['is never ready', `parentPort.on('message', () => undefined); note();`],
])(
  'a worker that %s costs one fallback decision, and a new worker decides afterwards',
  withFakeTimers(async (_: string, first: string) => {
    const { file, noteFile } = await writeFaultyWorker(first);
    const log = new LogCapture();
    const server = await startTestServer({
      log,
      metrics: true,
      botWorker: () => Promise.resolve(file),
      timeouts: { botStartMs: 15_000, botResponseMs: 3_000 },
    });
    const { socket } = await openSoloTable(server.url);
    const played = playMyTurns(socket, 'odd', 2).then(() => waitForMyTurn(socket));
    if (first.includes('note()')) {
      await waitFor('the thread that is waited for', () => existsSync(noteFile));
      jest.advanceTimersByTime(15_000);
    }
    await played;
    expect(log.linesContaining('bot made no decision')).toHaveLength(1);
    expect(log.linesContaining('could not be played')).toEqual([]);
    socket.close();
    jest.useRealTimers(); // a stopping server waits briefly for its connections
    await server.stop();
  }),
);
