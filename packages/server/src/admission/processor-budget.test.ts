import { ProcessorBudget } from './processor-budget';

function newBudget() {
  const time = { busyMs: 0, nowMs: 0 };
  const budget = new ProcessorBudget({
    processorBurstMs: 100,
    processorMsPerSecond: 10,
    busyMs: () => time.busyMs,
    now: () => time.nowMs,
  });
  return { time, budget };
}

test('charges the busy time of a request to its address and to no other', () => {
  const { time, budget } = newBudget();
  const finish = budget.start('a');
  time.busyMs += 120;
  finish();
  expect(budget.waitMs('a')).toBe(2000); // a debt of 20 ms
  expect(budget.waitMs('b')).toBe(0);
  time.nowMs += 2001;
  expect(budget.waitMs('a')).toBe(0);
});

test('charges nothing for the time in which no request is in progress', () => {
  const { time, budget } = newBudget();
  budget.start('a')();
  time.busyMs += 1000;
  budget.start('a')();
  expect(budget.waitMs('a')).toBe(0);
});

test('shares the busy time between the requests in progress', () => {
  const { time, budget } = newBudget();
  const finishFirst = budget.start('a');
  time.busyMs += 50;
  const finishSecond = budget.start('b');
  time.busyMs += 120; // 60 each
  finishFirst();
  time.busyMs += 60;
  finishSecond();
  expect(budget.waitMs('a')).toBe(1000); // 110
  expect(budget.waitMs('b')).toBe(2000); // 120
});

test('has no limit when the burst is infinite', () => {
  const budget = new ProcessorBudget({
    processorBurstMs: Number.POSITIVE_INFINITY,
    processorMsPerSecond: 10,
  });
  budget.charge('a', 1e9);
  expect(budget.waitMs('a')).toBe(0);
});
