/** Sends hostile input over socket.io events, raw frames, HTTP and raw TCP. Each call is one sender. */
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { PROTOCOL_VERSION } from '@great-fire/protocol';
import { RawWebSocket, TestSocket } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import { sendRequest } from '../lib/send-request';
import { hostileRequest, describeRequest } from './http-requests';
import { malformedFrame, helloFrame, oversizedFrame } from './raw-frames';
import { malformedRequest } from './raw-requests';
import { hostileMessage, type LiveContext } from './socket-messages';
import type { Identity, Fixture } from './fixture';

export interface SendContext {
  readonly url: string;
  readonly fixture: Fixture;
  readonly live: LiveContext;
  readonly random: SeededRandom;
  readonly onFailure: (what: string) => void;
}

const CONCURRENCY = 32;

/**
 * Sends a number of messages from one sender, as socket.io events.
 *
 * @throws Error if the server does not answer a message
 */
export async function sendSocketMessages(
  context: SendContext,
  sender: Identity,
  count: number,
): Promise<void> {
  const { url, fixture, live, random, onFailure } = context;
  const options = { match: fixture.running, ...(sender.cookie !== null && { cookie: sender.cookie }) };
  const socket = new TestSocket(url, { ...options, reconnection: true });
  try {
    await socket.waitForSync();
    for (let sent = 0; sent < count; sent += CONCURRENCY) {
      const batch = Array.from({ length: Math.min(CONCURRENCY, count - sent) }, async () => {
        const { event, args: payload, check } = hostileMessage(random, sender.seat, live);
        const message = `${sender.name}: ${event} ${JSON.stringify(payload).slice(0, 400)}`;
        const answer = await socket.emitWithAck(event, ...payload).catch((error: unknown) => {
          throw new Error(`${message} was not answered`, { cause: error });
        });
        const failure = check(answer);
        if (failure !== null) onFailure(`${message} ${failure}`);
      });
      await Promise.all(batch);
      socket.frames.length = 0; // kept for assertions; here they only use memory
      socket.updates.length = 0;
    }
  } finally {
    socket.close();
  }
}

const PACKETS_PER_CONNECTION = 10;

/** Sends a number of raw frames. Opens another connection if the server closes one. */
export async function sendRawFrames(
  context: SendContext,
  senders: readonly Identity[],
  count: number,
): Promise<void> {
  const { url, fixture, random } = context;
  for (let sent = 0; sent < count;) {
    const connection = await RawWebSocket.open(url, random.pick(senders).cookie);
    if (random.chance(0.7))
      connection.write(helloFrame(fixture.running, random.chance(0.9) ? PROTOCOL_VERSION : 0));
    for (
      let packet = 0;
      packet < PACKETS_PER_CONNECTION && connection.isOpen && sent < count;
      packet += 1, sent += 1
    )
      connection.write(random.chance(0.005) ? oversizedFrame() : malformedFrame(random));
    // Closes only this side. The server closes its side after it has read everything; a reset could discard sent
    // bytes.
    connection.socket.end();
    await connection.whenClosed;
  }
}

/** Sends a number of requests over one keep-alive connection. */
export async function sendHttpRequests(
  context: SendContext,
  senders: readonly Identity[],
  count: number,
): Promise<void> {
  const { url, fixture, random, onFailure } = context;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let sent = 0; sent < count; sent += 1) {
      const hostile = hostileRequest(random, fixture, senders);
      const { method, path } = hostile;
      // The server cuts the connection after an oversized body.
      const answer = await withDeadline(
        `the answer to ${method} ${path}`,
        sendRequest(url, { ...hostile, agent }),
      );
      const failure = answer === null ? null : hostile.check(answer.status, answer.text);
      if (failure !== null) onFailure(`${describeRequest(hostile)} ${failure}`);
    }
  } finally {
    agent.destroy();
  }
}

/** Sends a number of malformed requests, each on a TCP connection of its own, which the server must close. */
export async function sendRawTcp(context: SendContext, count: number): Promise<void> {
  const { hostname, port } = new URL(context.url);
  for (let sent = 0; sent < count; sent += 1) {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (received += part.slice(0, 100)));
    socket.on('error', () => undefined);
    const bytes = malformedRequest(context.random);
    const preview = bytes.toString('latin1').slice(0, 200);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.end(bytes);
    await withDeadline(`the end of the connection after ${JSON.stringify(preview)}`, closed);
    if (/^HTTP\/1\.1 5(?!05|01)/.test(received))
      context.onFailure(`${preview} was answered ${received.slice(0, 40)}`);
  }
}
