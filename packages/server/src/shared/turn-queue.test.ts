import { TurnQueue } from './turn-queue';

function newQueue() {
  const deferred: (() => void)[] = [];
  const queue = new TurnQueue((work) => deferred.push(work));
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const settle = async (): Promise<void> => {
    for (let hops = 0; hops < 10; hops += 1) await Promise.resolve();
  };
  return {
    queue,
    started,
    ask: (address: string, name: string) =>
      queue.run(address, () => {
        started.push(name);
        return new Promise<void>((resolve) => void finish.set(name, resolve));
      }),
    end: (name: string) => finish.get(name)?.(),
    settle,
    tick: async (): Promise<void> => {
      await settle();
      deferred.shift()?.();
      await settle();
    },
  };
}

test('starts one piece of work in a tick, of the addresses in turn, in order', async () => {
  const { ask, tick, settle, started } = newQueue();
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b', 'b1');
  void ask('b', 'b2');
  await settle();
  expect(started).toEqual(['a1']);
  for (const expected of ['a2', 'b1', 'a3', 'b2']) {
    await tick();
    expect(started.at(-1)).toBe(expected);
  }
  await tick();
  void ask('c', 'c1');
  await settle();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1']);
});

test('runs eight pieces of work of an address at once, and the next when one ends', async () => {
  const { ask, end, tick, started } = newQueue();
  for (let work = 0; work < 10; work += 1) void ask('a', String(work));
  for (let ticks = 0; ticks < 12; ticks += 1) await tick();
  expect(started).toHaveLength(8);
  end('0');
  await tick();
  await tick();
  expect(started.slice(8)).toEqual(['8']);
  void ask('b', 'other');
  await tick();
  expect(started.slice(9)).toEqual(['other']);
});

test('passes on what the work returns or throws, and goes on', async () => {
  const { queue, tick } = newQueue();
  const first = queue.run('a', () => Promise.resolve(7));
  expect(await first).toBe(7);
  await tick();
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await tick();
  expect(await queue.run('a', () => Promise.resolve('on'))).toBe('on');
});

test('is full for an address of which too much work waits, and not for others', () => {
  const { ask, queue } = newQueue();
  for (let work = 0; work < 600; work += 1) void ask('a', String(work));
  expect(queue.isFull('a')).toBe(false);
  void ask('a', 'more');
  expect([queue.isFull('a'), queue.isFull('b')]).toEqual([true, false]);
});

test('gives the place of work that failed to the next of its address', async () => {
  const { queue, ask, tick, started } = newQueue();
  const failing = Array.from({ length: 8 }, () => queue.run('a', () => Promise.reject(new Error('no'))));
  const outcomes = Promise.allSettled(failing);
  for (let ticks = 0; ticks < 9; ticks += 1) await tick();
  expect((await outcomes).map(({ status }) => status)).toEqual(new Array(8).fill('rejected'));
  for (let work = 0; work < 9; work += 1) void ask('a', String(work));
  for (let ticks = 0; ticks < 10; ticks += 1) await tick();
  expect(started).toHaveLength(8);
});

test.each([
  ['ended', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no'))],
])('forgets an address whose work has %s: its next work goes behind those that wait', async (_, work) => {
  const { queue, ask, tick, started } = newQueue();
  await queue.run('a', work).catch(() => undefined);
  void ask('b', 'b1');
  await tick();
  void ask('b', 'b2');
  void ask('a', 'a1');
  await tick();
  await tick();
  expect(started).toEqual(['b1', 'b2', 'a1']);
});

test('keeps counting an address while its work runs, whatever has ended', async () => {
  const { ask, end, tick, started } = newQueue();
  for (let work = 0; work < 8; work += 1) void ask('a', String(work));
  for (let ticks = 0; ticks < 9; ticks += 1) await tick();
  end('3');
  await tick();
  for (const name of ['8', '9']) void ask('a', name);
  for (let ticks = 0; ticks < 3; ticks += 1) await tick();
  expect(started.slice(8)).toEqual(['8']);
});

test('makes room for an address whose waiting work has started', async () => {
  const { ask, queue, tick } = newQueue();
  for (let work = 0; work < 601; work += 1) void ask('a', String(work));
  expect(queue.isFull('a')).toBe(true);
  await tick();
  expect(queue.isFull('a')).toBe(false);
});
