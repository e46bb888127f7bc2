import type { ErrorCode } from '@great-fire/protocol';
import { Suspense } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { LoadingScene } from '../page/loading-scene';

// Lazy: most tables are there.
const LazyTableUnavailable = lazyWithMessages(
  () => import('./table-unavailable.lazy').then((module) => module.TableUnavailable),
  'network',
);

interface TableUnavailableProps {
  readonly code: ErrorCode;
  readonly isPractice?: boolean; // a game of this device
}

/** Shows why the table is unavailable, with ways out. */
export function TableUnavailable(props: TableUnavailableProps) {
  return (
    <Suspense fallback={<LoadingScene kind="table" />}>
      <LazyTableUnavailable {...props} />
    </Suspense>
  );
}
