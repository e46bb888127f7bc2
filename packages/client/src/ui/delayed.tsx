import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { markLateParts } from '../lib/page-idle';
import { ErrorBoundary } from './error-boundary';

const DELAY_MS = 1000;

/** Returns true once this many milliseconds have passed since mounting. */
function useDelay(ms: number): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      markLateParts();
      startTransition(() => setElapsed(true));
    }, ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isElapsed;
}

interface DelayedProps {
  readonly delayMs?: number; // default: one second
  readonly children: ReactNode;
}

/**
 * Loads and renders its children some time after the first paint, so that the rest of the page comes first. If they fail
 * to load, for example during a server restart, the rest stays.
 */
export function Delayed({ delayMs = DELAY_MS, children }: DelayedProps) {
  return (
    useDelay(delayMs) && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
