/** Ways to ask a server for more than it gives: each goes on, as fast as it is let, until it is told to stop. */
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { PROTOCOL_VERSION, chatSchema, historySchema, moveSchema, pastSchema } from '@great-fire/protocol';
import { RawLine, frame } from '@great-fire/server/testing';
import type { Dice } from '../dice';
import { hostileValue } from '../hostile-values';
import { hostileRequest } from '../http-requests';
import { described, spoilt, valid } from '../near-valid';
import { brokenBytes, hello } from '../raw-frames';

export interface Flood {
  readonly url: string;
  readonly from: string; // the address that it comes from: 127.0.0.2
  readonly matchIds: readonly string[]; // tables that it may watch
  readonly dice: Dice;
  readonly isOver: () => boolean;
  /** Counts what was sent. */
  readonly sent: (what: FloodKind) => void;
}

export const FLOODS = { messages, frames, handshakes, requests, connections } as const;
export type FloodKind = keyof typeof FLOODS;

const PING = 9;
const BATCH = 50;
const EVENTS = Object.entries({
  move: moveSchema,
  chat: chatSchema,
  history: historySchema,
  past: pastSchema,
});
const SHAPES = EVENTS.map(([event, schema]) => ({ event, shape: described(schema) }));

/** Messages on socket.io's events at a table: good ones, spoilt ones and unknown ones, without a pause. */
async function messages(flood: Flood): Promise<void> {
  const { dice } = flood;
  await onLines(flood, async (line) => {
    line.write(hello(dice.pick(flood.matchIds), PROTOCOL_VERSION));
    for (let id = 0; line.isOpen && !flood.isOver(); id += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, place) => {
        flood.sent('messages');
        return frame(Buffer.from(`42${String(id + place)}${JSON.stringify(oneMessage(dice))}`));
      });
      await written(line, Buffer.concat(batch));
    }
  });
}

function oneMessage(dice: Dice): readonly unknown[] {
  const { event, shape } = dice.pick(SHAPES);
  const made = valid(shape, dice);
  if (dice.isLucky(0.2)) return ['sync'];
  if (dice.isLucky(0.1)) return ['unknown', hostileValue(dice)];
  return [event, dice.isLucky(0.5) ? made : spoilt(made, dice)];
}

/** What no message is: broken frames and packets, pings whose answers nobody reads, tables that are none. */
async function frames(flood: Flood): Promise<void> {
  const { dice } = flood;
  await onLines(flood, async (line) => {
    const isMute = dice.isLucky(0.5);
    if (isMute) line.socket.pause();
    while (line.isOpen && !flood.isOver()) {
      const batch = Array.from({ length: BATCH }, () => {
        flood.sent('frames');
        if (isMute) return frame(Buffer.alloc(120), { opcode: PING });
        return dice.isLucky(0.95) ? frame(Buffer.from('40/admin,')) : brokenBytes(dice);
      });
      await written(line, Buffer.concat(batch));
    }
  });
}

/** Sockets that are opened and left. */
async function handshakes(flood: Flood): Promise<void> {
  const { dice } = flood;
  await onLines(flood, async (line) => {
    flood.sent('handshakes');
    line.write(hello(dice.pick(flood.matchIds), dice.isLucky(0.8) ? PROTOCOL_VERSION : 0));
    await turn();
  });
}

/** Requests on every route, over connections that are kept where the server keeps them. */
async function requests({ url, from, matchIds, dice, isOver, sent }: Flood): Promise<void> {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const [running = '', waiting = ''] = matchIds;
  const stage = { running, waiting, dealing: waiting, awaited: NOBODY };
  while (!isOver()) {
    const { method, path, headers, body } = hostileRequest(dice, stage, [NOBODY]);
    sent('requests');
    await new Promise<void>((resolve) => {
      const asked = request(
        { agent, hostname, port, method, path, headers, localAddress: from },
        (answer) => void answer.resume().once('close', resolve),
      );
      asked.on('error', () => resolve());
      asked.end(body ?? undefined);
    });
    await turn();
  }
  agent.destroy();
}

const NOBODY = { name: 'nobody', cookie: null, seat: null } as const;

/** Connections that say nothing that could be answered. */
async function connections({ url, from, dice, isOver, sent }: Flood): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isOver()) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('error', () => undefined);
    sent('connections');
    socket.end(dice.isLucky(0.5) ? 'GET / HTTP/1.1\r\n' : dice.bytes(100));
    socket.resume();
    await once(socket, 'close').catch(() => undefined);
  }
}

/** One line after another; a line that is refused is asked for again. */
async function onLines({ url, from, isOver }: Flood, work: (line: RawLine) => Promise<void>): Promise<void> {
  while (!isOver()) {
    const line = await RawLine.open(url, null, from);
    if (line === null) {
      await turn();
      continue;
    }
    await work(line);
    line.close();
  }
}

async function written(line: RawLine, bytes: Buffer): Promise<void> {
  if (!line.isOpen) return;
  if (line.socket.write(bytes)) await turn();
  else await Promise.race([once(line.socket, 'drain').catch(() => undefined), line.ended]);
}
