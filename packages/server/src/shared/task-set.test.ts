import { TaskSet } from './task-set';

test('holds a task until it settles, and waits for tasks that are added meanwhile', async () => {
  const tasks = new TaskSet();
  const steps: string[] = [];
  let endFirst: (value: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (endFirst = resolve));
  expect(tasks.add(first)).toBe(first);
  const failing = tasks.add(first.then(() => Promise.reject(new Error('failed'))));
  void first.then(() => tasks.add(Promise.resolve().then(() => steps.push('third'))));
  expect(tasks.size).toBe(2);
  const idle = tasks.whenIdle().then(() => steps.push('idle'));
  endFirst('ended');
  await expect(failing).rejects.toThrow('failed');
  await idle;
  expect([tasks.size, ...steps]).toEqual([0, 'third', 'idle']);
});
