/** Tables whose bots' thread dies, never answers, or does not start. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { startTestServer } from '../../testing';
import { myTurn, playMine, sitAmongBots } from '../../testing/against-bots';
import { inFakeTime } from '../../testing/fake-time';
import { HeardLog } from '../../testing/heard-log';
import { bundleWorker } from '../../testing/server-process';

/**
 * A script that runs `first` the first time it is started, and is the product's own from then on. `first` may call
 * `note()`, which makes the file `noted`.
 */
async function odd(first: string): Promise<{ readonly file: string; readonly noted: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-thread-'));
  const [file, noted] = [join(dir, 'odd.js'), join(dir, 'noted')];
  const [marker, real, note] = [join(dir, 'was-here'), await bundleWorker(), noted].map((path) =>
    JSON.stringify(path),
  );
  writeFileSync(
    file,
    `const { existsSync, writeFileSync } = require('node:fs');
     const { parentPort } = require('node:worker_threads');
     const note = () => writeFileSync(${note ?? ''}, '');
     if (existsSync(${marker ?? ''})) require(${real ?? ''});
     else { writeFileSync(${marker ?? ''}, ''); ${first} }`,
  );
  return { file, noted };
}

test('a server that runs from its sources has a thread too', async () => {
  const log = new HeardLog();
  const file = join(__dirname, 'worker-of-sources.cjs');
  const server = await startTestServer({ log, botWorker: () => Promise.resolve(file) });
  const { socket } = await sitAmongBots(server.url);
  await playMine(socket, 'sources', 2);
  await myTurn(socket);
  expect(log.with('a bot came to no decision')).toEqual([]);
  socket.close();
  await server.stop();
});

const READY = `parentPort.postMessage('ready');`;

test.each([
  ['dies', `parentPort.on('message', () => process.exit(1)); ${READY}`],
  ['throws', `parentPort.on('message', () => { throw new Error('odd'); }); ${READY}`],
  ['never answers', `parentPort.on('message', () => { note(); for (;;); }); ${READY}`],
  ['does not start', `throw new Error('odd');`],
  ['is never ready', `parentPort.on('message', () => undefined); note();`],
])(
  'a thread that %s costs one plain decision, and another decides from then on',
  inFakeTime(async (_: string, first: string) => {
    const { file, noted } = await odd(first);
    const log = new HeardLog();
    const server = await startTestServer({
      ...{ log, metrics: true, botWorker: () => Promise.resolve(file) },
      timeouts: { botStartMs: 15_000, botAnswerMs: 3_000 },
    });
    const { socket } = await sitAmongBots(server.url);
    const played = playMine(socket, 'odd', 2).then(() => myTurn(socket));
    if (first.includes('note()')) {
      await waitFor('the thread that is waited for', () => existsSync(noted));
      jest.advanceTimersByTime(15_000);
    }
    await played;
    expect(log.with('a bot came to no decision')).toHaveLength(1);
    expect(log.with('could not be played')).toEqual([]);
    socket.close();
    jest.useRealTimers(); // a server that stops waits a moment for its connections
    await server.stop();
  }),
);
