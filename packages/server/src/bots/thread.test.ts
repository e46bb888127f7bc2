/** What becomes of a table whose bots' thread dies, never answers, or does not start. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '../../testing';
import { myTurn, playMine, sitAmongBots } from '../../testing/against-bots';
import { bundleWorker } from '../../testing/server-process';

/** A script that does something else the first time it is started, and is the product's own from then on. */
async function odd(first: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'great-fire-thread-'));
  const file = join(dir, 'odd.js');
  const [marker, real] = [join(dir, 'was-here'), await bundleWorker()].map((path) => JSON.stringify(path));
  writeFileSync(
    file,
    `const { existsSync, writeFileSync } = require('node:fs');
     const { parentPort } = require('node:worker_threads');
     if (existsSync(${marker ?? ''})) require(${real ?? ''});
     else { writeFileSync(${marker ?? ''}, ''); ${first} }`,
  );
  return file;
}

test('a server that runs from its sources has a thread too', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const file = join(__dirname, 'worker-of-sources.cjs');
  const server = await startTestServer({ log, botWorker: () => Promise.resolve(file) });
  const { socket } = await sitAmongBots(server.url);
  await playMine(socket, 'sources', 2);
  await myTurn(socket);
  expect(lines.filter((line) => line.includes('a bot came to no decision'))).toEqual([]);
  socket.close();
  await server.stop();
});

test.each([
  ['dies', `parentPort.on('message', () => process.exit(1)); parentPort.postMessage('ready');`],
  ['throws', `parentPort.on('message', () => { throw new Error('odd'); }); parentPort.postMessage('ready');`],
  ['never answers', `parentPort.on('message', () => { for (;;); }); parentPort.postMessage('ready');`],
  ['does not start', `throw new Error('odd');`],
])('a thread that %s costs one plain decision, and another decides from then on', async (_, first) => {
  const file = await odd(first);
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await startTestServer({ log, metrics: true, botWorker: () => Promise.resolve(file) });
  const { socket } = await sitAmongBots(server.url);
  await playMine(socket, 'odd', 2);
  await myTurn(socket);
  expect(lines.filter((line) => line.includes('a bot came to no decision'))).toHaveLength(1);
  expect(lines.join()).not.toContain('could not be played');
  socket.close();
  await server.stop();
});
