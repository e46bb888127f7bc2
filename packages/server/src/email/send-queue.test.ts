import { pino } from 'pino';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { LogCapture } from '../../testing/log-capture';
import type { DeliveryResult } from '../shared/delivery-result';
import { SendQueue } from './send-queue';
import { renderConfirmationEmail } from './templates';

const MESSAGE = renderConfirmationEmail('en', new URL('https://fire.example'), 'key');
const TO = 'ann@mail.example';
const RETRY_LATER: DeliveryResult = { status: 'retry', retryAfterMs: null };

/** A queue whose mail server answers each e-mail with `deliver`. */
function createQueue(deliver: (to: string) => DeliveryResult | Promise<DeliveryResult>) {
  const log = new LogCapture();
  const attempts: string[] = [];
  const mailer = {
    send: async (to: string): Promise<DeliveryResult> => {
      attempts.push(to);
      return deliver(to);
    },
    close: () => undefined,
  };
  const queue = new SendQueue({ mailer, log: pino({}, log) });
  const enqueue = (to = TO, onMailboxGone?: () => Promise<void>): void =>
    queue.enqueue(async () => ({ to, message: MESSAGE, ...(onMailboxGone && { onMailboxGone }) }));
  return { queue, enqueue, attempts, log };
}

/** Resolves after the promise callbacks that are due. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

test.each<DeliveryResult>([RETRY_LATER, { status: 'unknown' }])(
  'retries after 5, 30 and 120 seconds, then gives up: %j',
  withFakeTimers(async (result) => {
    const { queue, enqueue, attempts, log } = createQueue(() => result);
    enqueue();
    await settle();
    expect(attempts).toHaveLength(1);
    for (const [index, delay] of [5_000, 30_000, 120_000].entries()) {
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(attempts).toHaveLength(index + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(attempts).toHaveLength(index + 2);
    }
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toHaveLength(4);
    expect(log.lines).toEqual([]);
    await queue.close();
  }),
);

test(
  'reports a missing mailbox once and does not retry',
  withFakeTimers(async () => {
    const { queue, enqueue, attempts } = createQueue(() => ({ status: 'gone' }));
    const onMailboxGone = jest.fn(() => Promise.resolve());
    enqueue(TO, onMailboxGone);
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toEqual([TO]);
    expect(onMailboxGone).toHaveBeenCalledTimes(1);
    await queue.close();
  }),
);

test(
  'logs a failure once, does not retry it, and sends the next e-mails',
  withFakeTimers(async () => {
    const { queue, enqueue, attempts, log } = createQueue(() => ({ status: 'sent' }));
    for (let i = 0; i < 5; i += 1) queue.enqueue(() => Promise.reject(new TypeError('no template')));
    enqueue();
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toEqual([TO]);
    expect(log.linesContaining('sending e-mail failed')).toHaveLength(5);
    await queue.close();
  }),
);

test(
  'sends five at once, keeps 200 waiting and drops the next',
  withFakeTimers(async () => {
    const open: (() => void)[] = [];
    const { queue, enqueue, attempts, log } = createQueue(
      () => new Promise((resolve) => open.push(() => resolve({ status: 'sent' }))),
    );
    for (let i = 0; i < 205; i += 1) enqueue(`${String(i)}@mail.example`);
    await settle();
    expect(attempts).toHaveLength(5);
    expect(log.lines).toEqual([]);
    enqueue('late@mail.example');
    expect(log.linesContaining('e-mail queue full, message dropped')).toHaveLength(1);
    while (open.length > 0) {
      open.shift()?.();
      await settle();
    }
    expect(attempts).toEqual(Array.from({ length: 205 }, (_, i) => `${String(i)}@mail.example`));
    await queue.close();
  }),
);

test(
  'counts e-mails that wait for a retry, which occupy no connection',
  withFakeTimers(async () => {
    const { queue, enqueue, attempts, log } = createQueue((to) =>
      to === TO ? { status: 'sent' } : RETRY_LATER,
    );
    for (let i = 0; i < 199; i += 1) enqueue('full@mail.example');
    await settle();
    enqueue();
    await settle();
    expect(attempts.filter((to) => to === TO)).toHaveLength(1);
    enqueue('full@mail.example');
    await settle();
    enqueue();
    expect(log.linesContaining('e-mail queue full, message dropped')).toHaveLength(1);
    await queue.close();
  }),
);

test(
  'close discards what waits and resolves when no e-mail is in progress',
  withFakeTimers(async () => {
    const open: (() => void)[] = [];
    const { queue, enqueue, attempts, log } = createQueue((to) =>
      to === TO ? RETRY_LATER : new Promise((resolve) => open.push(() => resolve(RETRY_LATER))),
    );
    enqueue();
    await settle();
    for (let i = 0; i < 7; i += 1) enqueue('slow@mail.example');
    await settle();
    expect(attempts).toHaveLength(6);
    const onClosed = jest.fn();
    const closed = queue.close().then(onClosed);
    enqueue();
    for (let i = 0; i < 5; i += 1) {
      await settle();
      expect(onClosed).not.toHaveBeenCalled();
      open.shift()?.();
    }
    await closed;
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toHaveLength(6);
    expect(log.lines).toEqual([]);
  }),
);
