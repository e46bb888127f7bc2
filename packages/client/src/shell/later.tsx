import type { ReactNode } from 'react';
import { Suspense, startTransition, useEffect, useState } from 'react';

const LATER_MS = 1000;

/** What is fetched and drawn once the page has stood for a second: the rest comes first. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater && <Suspense fallback={null}>{children}</Suspense>;
}
