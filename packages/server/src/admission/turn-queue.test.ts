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

test('starts one piece of work of each address in a tick, in order', async () => {
  const { ask, tick, settle, started } = newQueue();
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  void ask('b', 'b1');
  void ask('b', 'b2');
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  await tick();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2']);
  await tick();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
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

test('rejects when too much work of an address waits', async () => {
  const { ask } = newQueue();
  for (let work = 0; work < 601; work += 1) void ask('a', String(work));
  await expect(ask('a', 'more')).rejects.toMatchObject({
    body: { code: 'too-many-requests', retryAfterSeconds: 1 },
  });
  void ask('b', 'other');
});
