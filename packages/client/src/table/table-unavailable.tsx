import type { ErrorCode } from '@great-fire/protocol';
import { Suspense } from 'react';
import { lazyWithRetry } from '../lib/lazy-with-retry';
import { LoadingScene } from '../page/loading-scene';

// Lazy: most tables are there.
const LazyTableUnavailable = lazyWithRetry(() =>
  import('./table-unavailable.lazy').then((module) => module.TableUnavailable),
);

/** Shows why the table is unavailable, with ways out. */
export function TableUnavailable({ code }: { readonly code: ErrorCode }) {
  return (
    <Suspense fallback={<LoadingScene kind="table" />}>
      <LazyTableUnavailable code={code} />
    </Suspense>
  );
}
