import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeServer } from './node-server';

const folder = mkdtempSync(join(tmpdir(), 'great-fire-node-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a script with this source. */
function start(name: string, source: string, hasChannel = false): NodeServer {
  const script = join(folder, `${name}.cjs`);
  writeFileSync(script, source);
  return new NodeServer({ script, settings: { PORT: '8000' }, hasChannel });
}

test('resolves to the port that the script logs, and to its exit result', async () => {
  const server = start(
    'listens',
    `console.log('no JSON');
     console.log(JSON.stringify({ msg: 'starting', port: 1 }));
     console.log(JSON.stringify({ msg: 'listening on a port', port: Number(process.env.PORT) }));
     console.error('a warning');
     setInterval(() => undefined, 1000);`,
  );
  expect(await server.port).toBe(8000);
  await server.waitForLog('listening on a port');
  const { code, signal, err } = await server.kill('SIGKILL');
  expect({ code, signal, err }).toEqual({ code: null, signal: 'SIGKILL', err: 'a warning\n' });
});

test('names the exit code and the end of the output if the script ends before it listens', async () => {
  const server = start('fails', `console.error('the port is taken'); process.exitCode = 3;`);
  await expect(server.port).rejects.toThrow(
    'The server ended with 3 before it listened. Its output ended with:\nthe port is taken',
  );
  expect((await server.whenExited).code).toBe(3);
});

test('resolves a request once the script has answered', async () => {
  const server = start(
    'answers',
    `process.on('message', (message) => { console.log(message); process.send('done'); });
     console.log(JSON.stringify({ msg: 'listening', port: 1 }));`,
    true,
  );
  await server.port;
  await server.request({ leap: 5 });
  expect((await server.kill('SIGKILL')).out).toContain('{ leap: 5 }');
});
