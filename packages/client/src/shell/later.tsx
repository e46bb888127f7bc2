import type { ReactNode } from 'react';
import { Suspense, startTransition, useEffect, useState } from 'react';

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

/** What is fetched and drawn once the page has stood for a second: the rest comes first. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useLater(LATER_MS) && <Suspense fallback={null}>{children}</Suspense>;
}
