import { createLogger } from '../observability/create-logger';
import { LogCapture } from '../../testing/log-capture';
import { noopSchedule } from '../../testing/noop-schedule';
import { DiskMonitor } from './disk-monitor';

function newMonitor({ maxDatabaseBytes = null }: { maxDatabaseBytes?: number | null } = {}) {
  const disk = { databaseBytes: 100, freeBytes: 1000 };
  const capture = new LogCapture();
  const retention = { size: () => Promise.resolve(disk.databaseBytes) };
  const monitor = new DiskMonitor({
    storage: { retention } as never,
    log: createLogger('info', capture),
    schedule: noopSchedule,
    minFreeBytes: 500,
    maxDatabaseBytes,
    readFreeBytes: () => Promise.resolve(disk.freeBytes),
  });
  return { disk, monitor, capture };
}

test('is low while less space is free than configured, and logs each change once', async () => {
  const { disk, monitor, capture } = newMonitor();
  await monitor.run();
  expect(monitor.isLow).toBe(false);
  disk.freeBytes = 499;
  await monitor.run();
  await monitor.run();
  expect(monitor.isLow).toBe(true);
  expect(monitor.usage).toEqual({ databaseBytes: 100, freeBytes: 499 });
  expect(capture.linesContaining('disk nearly full')).toHaveLength(1);
  expect(capture.linesContaining('"level":"error"')).toHaveLength(1);
  disk.freeBytes = 500;
  await monitor.run();
  expect(monitor.isLow).toBe(false);
  expect(capture.linesContaining('disk has room again')).toHaveLength(1);
});

test('is low while the database is larger than configured', async () => {
  const { disk, monitor } = newMonitor({ maxDatabaseBytes: 100 });
  await monitor.run();
  expect(monitor.isLow).toBe(false);
  disk.databaseBytes = 101;
  await monitor.run();
  expect(monitor.isLow).toBe(true);
});
