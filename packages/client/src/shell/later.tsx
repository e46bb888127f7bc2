import type { ReactNode } from 'react';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { FaultFence } from '../ui/fault-fence';

const LATER_MS = 1000;

/** Whether so many milliseconds have passed since the first drawing. */
export function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

/**
 * Fetches and renders its children a second after the first paint, so that the rest of the page comes first. If they
 * cannot be fetched, as while the server restarts, the rest stays.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    useLater(LATER_MS) && (
      <FaultFence fallback={null}>
        <Suspense fallback={null}>{children}</Suspense>
      </FaultFence>
    )
  );
}
