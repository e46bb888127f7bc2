import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import pino from 'pino';
import { Lifecycle } from '../lifecycle/lifecycle';
import { healthChecks } from './health';

const HOUR_MS = 3_600_000;

let close = (): void => undefined;
afterEach(() => close());

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}

/** Opens a server that answers "page" after the health checks. `ask` keeps its connections, as proxies do. */
async function openServer() {
  const availability = { isUp: true };
  const lifecycle = new Lifecycle({ log: pino({ level: 'silent' }), stopTimeoutMs: HOUR_MS });
  const app = new Koa();
  app.use(healthChecks({ lifecycle, storage: { availability } as never }));
  app.use((ctx) => void (ctx.body = 'page'));
  const server = createServer(app.callback() as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { connection: 'keep-alive' };
      request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        const { statusCode, headers: sent } = answer;
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () => resolve({ status: statusCode, connection: sent.connection, text }));
      })
        .on('error', reject)
        .end();
    });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { availability, lifecycle, ask };
}

test('sends no clients here while the storage is away, but is alive', async () => {
  const { availability, ask } = await openServer();
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"ready":true}' });
  availability.isUp = false;
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: '{"ready":false,"reason":"storage"}' });
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"ok":true}' });
  expect(await ask('/readyz', 'HEAD')).toMatchObject({ status: 503, text: '' });
  expect(await ask('/readyz', 'POST')).toMatchObject({ status: 200, text: 'page' });
});

test('answers pages while it stops, and ends their connections once its clients are to go', async () => {
  const { lifecycle, ask } = await openServer();
  const seen: (Answer & { readonly phase: string })[] = [];
  const look = (phase: 'draining' | 'disconnecting') =>
    lifecycle.onStop(phase, phase, async () => {
      for (const path of ['/', '/readyz']) seen.push({ phase, ...(await ask(path)) });
    });
  look('draining');
  look('disconnecting');
  expect((await ask('/')).connection).toBe('keep-alive');
  await lifecycle.stop();
  const stopping = '{"ready":false,"reason":"stopping"}';
  expect(seen).toEqual([
    { phase: 'draining', status: 200, connection: 'keep-alive', text: 'page' },
    { phase: 'draining', status: 503, connection: 'keep-alive', text: stopping },
    { phase: 'disconnecting', status: 200, connection: 'close', text: 'page' },
    { phase: 'disconnecting', status: 503, connection: 'close', text: stopping },
  ]);
});
