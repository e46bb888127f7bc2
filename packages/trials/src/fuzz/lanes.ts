/** The ways on which hostile things are sent, each for one sender at a time. */
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawLine, TableSocket } from '@great-fire/server/testing';
import type { Dice } from './dice';
import { hostileRequest, told } from './http-requests';
import type { HostileRequest } from './http-requests';

import { brokenBytes, hello, oversized } from './raw-frames';
import { brokenRequest } from './raw-requests';
import { hostileMessage } from './socket-messages';
import type { Moment } from './socket-messages';
import type { Identity, Stage } from './stage';

export interface Sending {
  readonly url: string;
  readonly stage: Stage;
  readonly moment: Moment;
  readonly dice: Dice;
  readonly wrong: (what: string) => void;
}

const AT_ONCE = 32;
const PATIENCE_MS = 20_000;

/** So many messages by one sender, on socket.io's events; each must be answered. */
export async function overSocket(sending: Sending, sender: Identity, count: number): Promise<void> {
  const { url, stage, moment, dice, wrong } = sending;
  const wish = { match: stage.running, ...(sender.cookie !== null && { cookie: sender.cookie }) };
  const line = new TableSocket(url, { ...wish, reconnection: true });
  await line.ready();
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - sent) }, async () => {
      const { event, sent: payload, wrongWith } = hostileMessage(dice, sender.seat, moment);
      const answer = await Promise.race([
        line.ask(event, ...payload),
        wait(PATIENCE_MS, null, { ref: false }),
      ]);
      const why = answer === null ? 'was not answered' : wrongWith(answer);
      if (why !== null) wrong(`${sender.name}: ${event} ${JSON.stringify(payload).slice(0, 400)} ${why}`);
    });
    await Promise.all(batch);
    line.frames.length = 0; // they are kept for tests, and would fill our own memory
    line.updates.length = 0;
  }
  line.close();
}

const LINE_PACKETS = 10;

/** So many packets below socket.io. A line that the server cuts off is opened anew. */
export async function belowSocket(
  sending: Sending,
  senders: readonly Identity[],
  count: number,
): Promise<void> {
  const { url, stage, dice } = sending;
  for (let sent = 0; sent < count;) {
    const line = await RawLine.open(url, dice.pick(senders).cookie);
    if (line === null) throw new Error('A line was refused');
    if (dice.isLucky(0.7)) line.write(hello(stage.running, dice.isLucky(0.9) ? PROTOCOL_VERSION : 0));
    for (let packet = 0; packet < LINE_PACKETS && line.isOpen && sent < count; packet += 1, sent += 1) {
      line.write(dice.isLucky(0.005) ? oversized() : brokenBytes(dice));
      if (packet % 3 === 2) await wait(0);
    }
    if (line.isOpen) {
      line.socket.end();
      await Promise.race([line.ended, wait(5, null, { ref: false })]);
    }
    line.close();
  }
}

/** So many requests over connections that are kept. */
export async function overHttp(sending: Sending, senders: readonly Identity[], count: number): Promise<void> {
  const { url, stage, dice, wrong } = sending;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let sent = 0; sent < count; sent += 1) {
    const hostile = hostileRequest(dice, stage, senders);
    const answer = await ask(agent, url, hostile);
    const why = answer === null ? null : hostile.wrongWith(answer.status, answer.text);
    if (why !== null) wrong(`${told(hostile)} ${why}`);
  }
  agent.destroy();
}

/** What is answered; null where the line was cut, as an oversized body may have it. */
function ask(
  agent: Agent,
  url: string,
  { method, path, headers, body }: HostileRequest,
): Promise<{ readonly status: number; readonly text: string } | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const asked = request({ agent, hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve(null));
    });
    asked.on('error', () => resolve(null));
    asked.end(body ?? undefined);
  });
}

/** So many requests that are none, each on a connection of its own. */
export async function belowHttp(sending: Sending, count: number): Promise<void> {
  const { hostname, port } = new URL(sending.url);
  for (let sent = 0; sent < count; sent += 1) {
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (heard += part.slice(0, 100)));
    socket.on('error', () => undefined);
    const bytes = brokenRequest(sending.dice);
    socket.end(bytes);
    await Promise.race([once(socket, 'close'), wait(200, null, { ref: false })]);
    socket.destroy();
    if (/^HTTP\/1\.1 5(?!05|01)/.test(heard)) {
      sending.wrong(`${bytes.toString('latin1').slice(0, 200)} was answered ${heard.slice(0, 40)}`);
    }
  }
}
