/** A defect in any listener that a client reaches ends that client's connection, never the process. */
import { once, type EventEmitter } from 'node:events';
import { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { RawWebSocket, TestClient, createTestTable, encodeFrame, playMoves, withServer } from '../../testing';
import { LogCapture } from '../../testing/log-capture';
import { sendBytes } from '../../testing/send-bytes';
import { guardListener } from '../shared/listener-guard';
import type * as ListenerGuardModule from '../shared/listener-guard';

/** The guarded listeners that have run, and the one that throws the next time. */
const mockPlan = {
  visited: new Set<string>(),
  throwing: null as string | null,
  servers: [] as EventEmitter[],
  visit(place: string): void {
    this.visited.add(place);
    if (this.throwing !== place) return;
    this.throwing = null;
    throw new Error(`planted in ${place}`);
  },
};

const mockNodeKinds = { HttpServer, Socket, IncomingMessage, ServerResponse };

function mockPlaceOf(emitter: EventEmitter, event: string | symbol): string {
  const nodeKind = Object.entries(mockNodeKinds).find(([, kind]) => emitter instanceof kind);
  return `${nodeKind?.[0] ?? `engine ${emitter.constructor.name}`}: ${String(event)}`;
}

// The real guard, around listeners that throw when the test demands it.
jest.mock('../shared/listener-guard', () => {
  const actual = jest.requireActual<typeof ListenerGuardModule>('../shared/listener-guard');
  const guardListenerInTest: typeof actual.guardListener = (log, listener, onFailure) => {
    const [place = ''] = /(?<=src\/)[\w/-]+\.ts:\d+/.exec(new Error().stack?.split('\n')[2] ?? '') ?? [];
    const planted: typeof listener = (...args) => {
      mockPlan.visit(place);
      return listener(...args);
    };
    return actual.guardListener(log, planted, onFailure);
  };
  const guardEmitterInTest: typeof actual.guardEmitter = (log, emitter, onFailure) => {
    if (emitter instanceof mockNodeKinds.HttpServer) mockPlan.servers.push(emitter);
    const emit = emitter.emit.bind(emitter);
    emitter.emit = (event: string | symbol, ...args: readonly unknown[]) => {
      if (emitter.listenerCount(event) > 0) mockPlan.visit(mockPlaceOf(emitter, event));
      return emit(event, ...args);
    };
    actual.guardEmitter(log, emitter, onFailure);
  };
  return { guardListener: guardListenerInTest, guardEmitter: guardEmitterInTest };
});

const PING_AND_PONG = [9, 10].map((opcode) => encodeFrame(Buffer.alloc(0), { opcode }));

/** Requests, plays, chats, leaves and times out. @throws Error where a connection ends too early */
async function useEverything(url: string, http: EventEmitter): Promise<void> {
  const table = await createTestTable(url);
  await playMoves(table, 'any', 1);
  await table.sockets[0]?.emitWithAck('chat', { channel: 'players', text: 'Fire' });
  table.close();
  const lobby = new TestClient(url).connect();
  await lobby.waitForConnection();
  lobby.close();
  const webSocket = await RawWebSocket.open(url);
  webSocket?.write(Buffer.concat([...PING_AND_PONG, encodeFrame(Buffer.from('40{}'))]));
  await webSocket?.waitForText('44{'); // this handshake is rejected
  webSocket?.close();
  const accepted = once(http, 'connection') as Promise<[Socket]>;
  const idle = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const whenIdleClosed = once(idle, 'close');
  const [serverSocket] = await withDeadline('the idle connection', accepted);
  http.emit('timeout', serverSocket);
  await withDeadline('the end of the idle connection', whenIdleClosed);
}

test('a listener that throws is logged with its stack and ends its connection, and the server goes on', async () => {
  const log = new LogCapture();
  await withServer(
    async ({ url }) => {
      const [http] = mockPlan.servers;
      if (http === undefined) throw new Error('The server is not guarded');
      mockPlan.visited.clear();
      await useEverything(url, http);
      const places = [...mockPlan.visited];
      const kinds = new Set(places.map((place) => place.replace(/:.*/, '')));
      expect([...kinds].filter((kind) => !kind.includes('/')).sort()).toEqual([
        'HttpServer',
        'IncomingMessage',
        'ServerResponse',
        'Socket',
        'engine Server',
        'engine Socket',
        'engine WebSocket',
      ]);
      expect([...kinds].filter((kind) => kind.includes('/')).sort()).toEqual([
        'admission/admission-control.ts',
        'realtime/dispatcher.ts',
        'realtime/socket-server.ts',
        'realtime/transport/write-coalescing.ts',
      ]);
      for (const place of places) {
        mockPlan.throwing = place;
        await useEverything(url, http).catch(() => undefined); // the place decides what fails
        await log.waitFor(`planted in ${place}\\n    at `);
        const health = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
        expect(await sendBytes(url, health)).toMatch(/^HTTP\/1\.1 200 /);
        const socket = new TestClient(url).connect();
        expect(await socket.isAccepted()).toBe(true);
        socket.close();
      }
    },
    { log },
  )();
});

test('a request whose listener throws is answered with 400', async () => {
  await withServer(
    async ({ url }) => {
      mockPlan.throwing = 'HttpServer: request';
      const answer = await new TestClient(url).request('GET', '/api/me');
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
    { log: new LogCapture() },
  )();
});

test('a guarded listener that rejects is logged and closed, and closing may fail', async () => {
  const errors: unknown[] = [];
  const failed = new Promise<string>((resolve) => {
    const onFailure = (name: string): never => {
      resolve(name);
      throw new Error('closed already');
    };
    const listener = (name: string) => Promise.reject(new Error(`no ${name}`));
    guardListener({ error: (line: unknown) => void errors.push(line) }, listener, onFailure)('door');
  });
  expect(await withDeadline('the failure', failed)).toBe('door');
  expect(errors.map((line) => (line as { err: Error }).err.message)).toEqual(['no door', 'closed already']);
});
