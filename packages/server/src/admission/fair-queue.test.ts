import { RoundRobinScheduler } from './fair-queue';
import { ProcessorBudget } from './processor-budget';

function newScheduler() {
  const next: (() => void)[] = [];
  const delayed: { readonly work: () => void; readonly ms: number }[] = [];
  let nowMs = 0;
  const budget = new ProcessorBudget({
    processorBurstMs: 100,
    processorMsPerSecond: 10,
    now: () => nowMs,
  });
  const scheduler = new RoundRobinScheduler(budget, {
    defer: (work) => next.push(work),
    delay: (work, ms) => {
      const entry = { work, ms };
      delayed.push(entry);
      return () => void delayed.splice(delayed.indexOf(entry), 1);
    },
  });
  const done: string[] = [];
  return {
    scheduler,
    done,
    delayed,
    ask: (address: string, name: string) => scheduler.acquire(address).then(() => void done.push(name)),
    turn: async (): Promise<void> => {
      next.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    /** Lets the time pass until the delayed round. */
    wait: (): void => {
      const [entry] = delayed.splice(0, 1);
      nowMs += entry?.ms ?? 0;
      entry?.work();
    },
  };
}

test('lets one request of each address through per event-loop turn, in order', async () => {
  const { ask, turn, done } = newScheduler();
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  await Promise.resolve();
  expect(done).toEqual(['a1']);
  void ask('b', 'b1');
  void ask('b', 'b2');
  await Promise.resolve();
  expect(done).toEqual(['a1', 'b1']); // not after the earlier requests of the other address
  await turn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
  await turn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  await turn();
  await turn();
  void ask('a', 'a4');
  await Promise.resolve();
  expect(done.at(-1)).toBe('a4');
});

test('holds the requests of an address over its budget back, and no others', async () => {
  const { scheduler, ask, turn, wait, done, delayed } = newScheduler();
  scheduler.charge('a', 120); // 20 ms over: 2 s
  void ask('a', 'a1');
  void ask('a', 'a2');
  await turn();
  expect(done).toEqual([]);
  expect(delayed).toMatchObject([{ ms: 2000 }]);
  void ask('b', 'b1');
  void ask('b', 'b2');
  await turn();
  await turn();
  expect(done).toEqual(['b1', 'b2']);
  while (delayed.length === 0) await turn();
  wait();
  await turn();
  expect(done).toEqual(['b1', 'b2']); // exactly zero is not yet within the budget
  wait();
  await turn();
  expect(done).toEqual(['b1', 'b2', 'a1']);
  await turn();
  expect(done).toEqual(['b1', 'b2', 'a1', 'a2']);
});

test('rejects a request when too many of its address wait', async () => {
  const { scheduler, ask } = newScheduler();
  scheduler.charge('a', 200);
  for (let index = 0; index < 300; index += 1) void ask('a', String(index));
  await expect(ask('a', 'more')).rejects.toMatchObject({ body: { code: 'too-many-requests' } });
});
