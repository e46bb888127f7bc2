/** The ways on which hostile things are sent, each for one sender at a time. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawLine, TableSocket } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
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

/** Sends a number of messages by one sender, on socket.io's events. @throws Error if one is not answered */
export async function overSocket(sending: Sending, sender: Identity, count: number): Promise<void> {
  const { url, stage, moment, dice, wrong } = sending;
  const wish = { match: stage.running, ...(sender.cookie !== null && { cookie: sender.cookie }) };
  const line = new TableSocket(url, { ...wish, reconnection: true });
  try {
    await line.ready();
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - sent) }, async () => {
        const { event, sent: payload, wrongWith } = hostileMessage(dice, sender.seat, moment);
        const message = `${sender.name}: ${event} ${JSON.stringify(payload).slice(0, 400)}`;
        const answer = await line.ask(event, ...payload).catch((error: unknown) => {
          throw new Error(`${message} was not answered`, { cause: error });
        });
        const why = wrongWith(answer);
        if (why !== null) wrong(`${message} ${why}`);
      });
      await Promise.all(batch);
      line.frames.length = 0; // they are kept for tests, and would fill our own memory
      line.updates.length = 0;
    }
  } finally {
    line.close();
  }
}

const LINE_PACKETS = 10;

/** Sends a number of packets below socket.io. Opens another connection if the server ends one. */
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
    for (let packet = 0; packet < LINE_PACKETS && line.isOpen && sent < count; packet += 1, sent += 1)
      line.write(dice.isLucky(0.005) ? oversized() : brokenBytes(dice));
    // The server ends its side once it has read everything; a reset could overtake what was sent.
    line.socket.end();
    await line.ended;
  }
}

/** Sends a number of requests on a connection that is kept. */
export async function overHttp(sending: Sending, senders: readonly Identity[], count: number): Promise<void> {
  const { url, stage, dice, wrong } = sending;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let sent = 0; sent < count; sent += 1) {
      const hostile = hostileRequest(dice, stage, senders);
      const answer = await ask(agent, url, hostile);
      const why = answer === null ? null : hostile.wrongWith(answer.status, answer.text);
      if (why !== null) wrong(`${told(hostile)} ${why}`);
    }
  } finally {
    agent.destroy();
  }
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Resolves to the answer; null if the connection was cut, as after an oversized body. */
function ask(
  agent: Agent,
  url: string,
  { method, path, headers, body }: HostileRequest,
): Promise<Answered | null> {
  const { hostname, port } = new URL(url);
  const answered = new Promise<Answered | null>((resolve) => {
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
  return withDeadline(`the answer to ${method} ${path}`, answered);
}

/** Sends a number of byte sequences that are no requests, each on a connection of its own, which the server must end. */
export async function belowHttp(sending: Sending, count: number): Promise<void> {
  const { hostname, port } = new URL(sending.url);
  for (let sent = 0; sent < count; sent += 1) {
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (heard += part.slice(0, 100)));
    socket.on('error', () => undefined);
    const bytes = brokenRequest(sending.dice);
    const shown = bytes.toString('latin1').slice(0, 200);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.end(bytes);
    await withDeadline(`the end of the connection after ${JSON.stringify(shown)}`, closed);
    if (/^HTTP\/1\.1 5(?!05|01)/.test(heard)) sending.wrong(`${shown} was answered ${heard.slice(0, 40)}`);
  }
}
