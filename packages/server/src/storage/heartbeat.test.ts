import * as fc from 'fast-check';
import { subtractUptime, type Downtime } from './heartbeat';

test('without a downtime since then, it is the time so long ago', () => {
  expect(subtractUptime(1_000, 100, [])).toBe(900);
  expect(subtractUptime(1_000, 100, [{ from: 500, to: 900 }])).toBe(900);
});

test('a downtime since then does not count', () => {
  expect(subtractUptime(1_000, 100, [{ from: 500, to: 950 }])).toBe(450);
  const two = [
    { from: 100, to: 470 },
    { from: 500, to: 950 },
  ];
  expect(subtractUptime(1_000, 100, two)).toBe(80);
});

test('after a clock that was wrong, nothing expires too soon', () => {
  expect(subtractUptime(1_000, 100, [{ from: 9_000, to: 990 }])).toBe(900); // it was ahead
  const started1970 = [
    { from: 1_000_000, to: 3 },
    { from: 5, to: 1_000_900 },
  ];
  expect(subtractUptime(1_000_950, 100, started1970)).toBeLessThanOrEqual(1_000_000);
});

test('servers ran for the time, and no shorter one would be later', () => {
  const spans = fc.array(
    fc.record({ ran: fc.integer({ min: 1, max: 50 }), off: fc.integer({ min: 1, max: 50 }) }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 100 }), (parts, ms) => {
      let at = 1_000;
      const downtimes: Downtime[] = [];
      for (const { ran, off } of parts) {
        downtimes.push({ from: at + ran, to: at + ran + off });
        at += ran + off;
      }
      const wasOff = (time: number) => downtimes.some(({ from, to }) => time >= from && time < to);
      const since = subtractUptime(at, ms, downtimes);
      const ranSince = Array.from({ length: at - since }, (_, index) => since + index).filter(
        (time) => !wasOff(time),
      ).length;
      expect(ranSince).toBe(ms);
    }),
  );
});
