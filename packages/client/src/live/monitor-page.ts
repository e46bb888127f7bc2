import { fetchMe } from '../api/lobby';
import { onPageIdle } from '../lib/page-idle';
import type { StartMonitor } from './connection-monitor.lazy';

/** Watches a socket of this page, once the page is idle: nothing needs the monitor before. */
export const monitorPage: StartMonitor = (...watched) => {
  const startedAt = performance.now();
  let stop: (() => void) | null = null;
  let isStopped = false;
  const start = async () => {
    const { createMonitor } = await import('./connection-monitor.lazy');
    if (isStopped) return;
    const waitedMs = performance.now() - startedAt;
    const canReachServer = () =>
      fetchMe().then(
        () => true,
        () => false,
      );
    stop = createMonitor({ window, document, canReachServer, waitedMs })(...watched);
  };
  // Without the monitor the page works, and finds a dead line later.
  const cancel = onPageIdle(() => void start().catch(() => undefined));
  return () => {
    isStopped = true;
    cancel();
    stop?.();
  };
};
