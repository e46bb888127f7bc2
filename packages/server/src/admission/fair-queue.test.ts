import { RoundRobinScheduler } from './fair-queue';

test('in each turn of the event loop one of each address is let through, in the order in which it asked', async () => {
  const next: (() => void)[] = [];
  const turns = new RoundRobinScheduler((work) => next.push(work));
  const turn = async (): Promise<void> => {
    next.shift()?.();
    await Promise.resolve();
  };
  const done: string[] = [];
  const ask = (address: string, name: string) => void turns.acquire(address).then(() => done.push(name));
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  await Promise.resolve();
  expect(done).toEqual(['a1']);
  ask('b', 'b1');
  ask('b', 'b2');
  await Promise.resolve();
  expect(done).toEqual(['a1', 'b1']); // not behind what the other address asked before
  await turn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
  await turn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  await turn();
  await turn();
  ask('a', 'a4');
  await Promise.resolve();
  expect(done.at(-1)).toBe('a4');
});
