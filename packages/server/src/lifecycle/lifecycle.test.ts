import pino from 'pino';
import { LogCapture } from '../../testing/log-capture';
import { Lifecycle } from './lifecycle';

const HOUR_MS = 3_600_000;

const createLifecycle = (stopTimeoutMs = HOUR_MS) => {
  const log = new LogCapture();
  return { log, lifecycle: new Lifecycle({ log: pino({}, log), stopTimeoutMs }) };
};

test('enters the phases in order and runs the last added step of each first', async () => {
  const { lifecycle } = createLifecycle();
  const calls: string[] = [];
  const add = (phase: Parameters<typeof lifecycle.onStop>[0], name: string) =>
    lifecycle.onStop(phase, name, async () => {
      const { isReady, isDisconnecting, isStopping } = lifecycle;
      calls.push(`${name} begins: ${JSON.stringify([isReady, isDisconnecting, isStopping])}`);
      await Promise.resolve();
      calls.push(`${name} ends`);
    });
  add('closing', 'storage');
  add('stopping', 'matches');
  add('closing', 'sockets');
  add('stopping', 'bots');
  add('disconnecting', 'reconnect');
  add('draining', 'wait');
  expect(lifecycle.isReady).toBe(true);
  await lifecycle.stop();
  expect(calls).toEqual([
    'wait begins: [false,false,false]',
    'wait ends',
    'reconnect begins: [false,true,false]',
    'reconnect ends',
    'bots begins: [false,true,true]',
    'bots ends',
    'matches begins: [false,true,true]',
    'matches ends',
    'sockets begins: [false,true,true]',
    'sockets ends',
    'storage begins: [false,true,true]',
    'storage ends',
  ]);
});

test('logs a step that fails and runs the others', async () => {
  const { lifecycle, log } = createLifecycle();
  const closeStorage = jest.fn(() => Promise.resolve());
  lifecycle.onStop('closing', 'storage', closeStorage);
  lifecycle.onStop('stopping', 'bots', () => Promise.reject(new Error('worker gone')));
  lifecycle.onStop('stopping', 'results', () => {
    throw new Error('no results');
  });
  await expect(lifecycle.stop()).rejects.toThrow('Shutdown incomplete: results, bots');
  expect(closeStorage).toHaveBeenCalledTimes(1);
  expect(log.linesContaining('"phase":"stopping","step":"bots"')).toHaveLength(1);
  expect(log.linesContaining('worker gone')).toHaveLength(1);
});

test('leaves a step behind that has not ended at the deadline, and starts the others', async () => {
  const { lifecycle } = createLifecycle(1);
  const closeStorage = jest.fn(() => new Promise<never>(() => undefined));
  lifecycle.onStop('closing', 'storage', closeStorage);
  lifecycle.onStop('stopping', 'email', () => new Promise<never>(() => undefined));
  await expect(lifecycle.stop()).rejects.toThrow('Shutdown incomplete: email, storage');
  expect(closeStorage).toHaveBeenCalledTimes(1);
});
