/** Kinds of overload. Each flood sends as fast as the server accepts, until the caller stops it. */
import { Agent } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as tick } from 'node:timers/promises';
import {
  PROTOCOL_VERSION,
  chatSchema,
  historySchema,
  moveSchema,
  historicViewsSchema,
} from '@great-fire/protocol';
import { RawWebSocket, encodeFrame } from '@great-fire/server/testing';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import { sendRequest } from '../lib/send-request';
import { hostileValue } from '../fuzz/hostile-values';
import { hostileRequest } from '../fuzz/http-requests';
import { toJsonSchema, mutate, generate } from '../fuzz/schema-values';
import { malformedFrame, helloFrame } from '../fuzz/raw-frames';
import * as legalFloods from './legal-floods';
import { writeWithBackpressure } from './write-with-backpressure';

export interface Flood {
  readonly url: string;
  readonly from: string; // its local address: 127.0.0.2
  readonly matchIds: readonly string[]; // tables that it may watch
  readonly random: SeededRandom;
  readonly isStopped: () => boolean;
  /** Called once for each item sent. */
  readonly onSent: (what: FloodKind) => void;
}

export const FLOODS = {
  socketMessages,
  malformedFrames,
  handshakes,
  httpRequests,
  tcpConnections,
  ...legalFloods,
} as const;
export type FloodKind = keyof typeof FLOODS;

const PING_OPCODE = 9;
const BATCH_SIZE = 50;
const EVENTS = Object.entries({
  move: moveSchema,
  chat: chatSchema,
  history: historySchema,
  'historic-views': historicViewsSchema,
});
const SHAPES = EVENTS.map(([event, schema]) => ({ event, shape: toJsonSchema(schema) }));

/** Sends valid, mutated and unknown socket.io events at a table without a pause. */
async function socketMessages(flood: Flood): Promise<void> {
  const { random } = flood;
  await withConnections(flood, async (connection) => {
    connection.write(helloFrame(random.pick(flood.matchIds), PROTOCOL_VERSION));
    for (let id = 0; connection.isOpen && !flood.isStopped(); id += BATCH_SIZE) {
      const batch = Array.from({ length: BATCH_SIZE }, (_, offset) => {
        flood.onSent('socketMessages');
        return encodeFrame(Buffer.from(`42${String(id + offset)}${JSON.stringify(randomMessage(random))}`));
      });
      await writeWithBackpressure(connection, Buffer.concat(batch));
    }
  });
}

function randomMessage(random: SeededRandom): readonly unknown[] {
  const { event, shape } = random.pick(SHAPES);
  const generated = generate(shape, random);
  if (random.chance(0.2)) return ['sync'];
  if (random.chance(0.1)) return ['unknown', hostileValue(random)];
  return [event, random.chance(0.5) ? generated : mutate(generated, random)];
}

/** Sends malformed frames, packets for an unknown namespace, and pings whose pongs it never reads. */
async function malformedFrames(flood: Flood): Promise<void> {
  const { random } = flood;
  await withConnections(flood, async (connection) => {
    const isPaused = random.chance(0.5);
    if (isPaused) connection.socket.pause();
    while (connection.isOpen && !flood.isStopped()) {
      const batch = Array.from({ length: BATCH_SIZE }, () => {
        flood.onSent('malformedFrames');
        if (isPaused) return encodeFrame(Buffer.alloc(120), { opcode: PING_OPCODE });
        return random.chance(0.95) ? encodeFrame(Buffer.from('40/admin,')) : malformedFrame(random);
      });
      await writeWithBackpressure(connection, Buffer.concat(batch));
    }
  });
}

/** Opens sockets and closes them at once. */
async function handshakes(flood: Flood): Promise<void> {
  const { random } = flood;
  await withConnections(flood, async (connection) => {
    flood.onSent('handshakes');
    connection.write(helloFrame(random.pick(flood.matchIds), random.chance(0.8) ? PROTOCOL_VERSION : 0));
    await tick();
  });
}

/** Sends HTTP requests to every route, over keep-alive connections. */
async function httpRequests({ url, from, matchIds, random, isStopped, onSent }: Flood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [running = '', waiting = ''] = matchIds;
  const tables = { running, waiting };
  while (!isStopped()) {
    onSent('httpRequests');
    await sendRequest(url, { ...hostileRequest(random, tables, [ANONYMOUS]), agent, localAddress: from });
    await tick();
  }
  agent.destroy();
}

const ANONYMOUS = { name: 'anonymous', cookie: null, seat: null } as const;

/** Opens TCP connections that send an incomplete or invalid request. */
async function tcpConnections({ url, from, random, isStopped, onSent }: Flood): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isStopped()) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('error', () => undefined);
    onSent('tcpConnections');
    socket.end(random.chance(0.5) ? 'GET / HTTP/1.1\r\n' : random.bytes(100));
    socket.resume();
    await once(socket, 'close').catch(() => undefined);
  }
}

/** Opens one connection after another and calls `use` with each. Retries a refused connection. */
async function withConnections(
  { url, from, isStopped }: Flood,
  use: (connection: RawWebSocket) => Promise<void>,
): Promise<void> {
  while (!isStopped()) {
    const connection = await RawWebSocket.tryOpen(url, null, from);
    if (connection === null) {
      await tick();
      continue;
    }
    await use(connection);
    connection.close();
  }
}
