import { Suspense } from 'react';
import { Log } from '../table/log/log';
import { LegalMovesPanel } from './legal-moves-panel';
import { HandsPanel } from './hands-panel';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const LazyCharts = lazyWithRetry(() =>
  import('./charts/charts.lazy').then(({ Charts }) => ({ default: Charts })),
);

export type PanelName = 'log' | 'choices' | 'hands' | 'course';

/** Panels beside the map: log, legal moves, hands and statistics. */
export function ReplayPanel({ name }: { readonly name: PanelName }) {
  switch (name) {
    case 'log':
      return <Log />;
    case 'choices':
      return <LegalMovesPanel />;
    case 'hands':
      return <HandsPanel />;
    case 'course':
      return (
        <Suspense fallback={null}>
          <LazyCharts />
        </Suspense>
      );
  }
}
