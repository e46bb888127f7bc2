import { ServerClock } from './server-clock';

/** A clock whose device times the test sets. */
function clockOf(device: { steady: number; wall: number }): ServerClock {
  return new ServerClock({ steady: () => device.steady, wall: () => device.wall });
}

test('shows the time of the device until the first sample', () => {
  expect(clockOf({ steady: 5, wall: 70_000 }).now()).toBe(70_000);
});

test('takes the sample of the fastest message', () => {
  const device = { steady: 100, wall: 0 };
  const clock = clockOf(device);
  clock.addSample(5000);
  expect(clock.now()).toBe(5000);
  clock.addSample(4700);
  expect(clock.now()).toBe(5000);
  clock.addSample(5025);
  expect(clock.now()).toBe(5025);
  device.steady += 1000;
  expect(clock.now()).toBe(6025);
});

test('follows a change of the clock of the server in both directions', () => {
  const clock = clockOf({ steady: 100, wall: 0 });
  clock.addSample(5_000_000);
  clock.addSample(1_400_000);
  expect(clock.now()).toBe(1_400_000);
  clock.addSample(5_000_000);
  expect(clock.now()).toBe(5_000_000);
});

test('does not follow the clock of the device when someone sets it', () => {
  const device = { steady: 100, wall: 9000 };
  const clock = clockOf(device);
  clock.addSample(5000);
  device.wall += 280_000;
  expect(clock.now()).toBe(5000);
});

test('notices once that the clocks of the device parted', () => {
  const device = { steady: 100, wall: 9000 };
  const clock = clockOf(device);
  expect(clock.hasParted()).toBe(false);
  device.wall -= 280_000; // set
  expect(clock.hasParted()).toBe(true);
  expect(clock.hasParted()).toBe(false);
  device.wall += 60_000; // slept, while the steady clock stood still
  device.steady += 500;
  expect(clock.hasParted()).toBe(true);
  device.wall += 30_000;
  device.steady += 30_000;
  expect(clock.hasParted()).toBe(false);
});
