import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { WorkerClient } from './worker-client';

class NoResponseError extends Error {}

interface Response {
  readonly id: number;
  readonly thread: number;
}

const MINUTE_MS = 60_000;

/** Creates a client of a thread that marks each request as received and answers it if it should. */
function createClient(idleTimeoutMs: number | null = null) {
  const script = join(mkdtempSync(join(tmpdir(), 'great-fire-thread-')), 'thread.js');
  writeFileSync(
    script,
    `const { parentPort, threadId } = require('node:worker_threads');
     parentPort.on('message', ({ id, received, isAnswered }) => {
       Atomics.store(received, 0, 1);
       if (isAnswered) parentPort.postMessage({ id, thread: threadId });
     });
     parentPort.postMessage('ready');`,
  );
  const client = new WorkerClient<object, Response>({
    resolveScript: () => Promise.resolve(script),
    startTimeoutMs: MINUTE_MS,
    idleTimeoutMs,
    ErrorType: NoResponseError,
  });
  const send = (isAnswered: boolean) => {
    const received = new Int32Array(new SharedArrayBuffer(4));
    const response = client.enqueue(() => client.request({ received, isAnswered }, MINUTE_MS));
    response.catch(() => undefined);
    return { response, whenReceived: () => waitFor('the request', () => Atomics.load(received, 0) === 1) };
  };
  return { client, send };
}

test(
  'terminates an idle thread and starts another one for the next request',
  withFakeTimers(async () => {
    const { client, send } = createClient(MINUTE_MS);
    const { thread } = await send(true).response;
    jest.advanceTimersByTime(MINUTE_MS - 1);
    expect((await send(true).response).thread).toBe(thread);
    jest.advanceTimersByTime(MINUTE_MS);
    expect((await send(true).response).thread).not.toBe(thread);
    await client.close();
  }),
);

test('rejects the pending, the queued and later requests when it closes', async () => {
  const { client, send } = createClient();
  const [pending, queued] = [send(false), send(true)];
  await pending.whenReceived();
  await client.close();
  for (const { response } of [pending, queued, send(true)])
    await expect(response).rejects.toBeInstanceOf(NoResponseError);
});

test(
  'answers the queued request in another thread when a request exceeds its time',
  withFakeTimers(async () => {
    const { client, send } = createClient();
    const { thread } = await send(true).response;
    const [exceeding, queued] = [send(false), send(true)];
    await exceeding.whenReceived();
    jest.advanceTimersByTime(MINUTE_MS);
    await expect(exceeding.response).rejects.toBeInstanceOf(NoResponseError);
    expect((await queued.response).thread).not.toBe(thread);
    await client.close();
  }),
);
