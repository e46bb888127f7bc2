import { Suspense } from 'react';
import { lazyWithMessages } from '../../i18n/lazy-with-messages';

const CardCounts = lazyWithMessages(
  () => import('./card-counts.lazy').then((module) => module.CardCounts),
  'fireCards',
);

/** The counts of the fire cards, loaded when their tab is opened. */
export const LazyCardCounts = () => (
  <Suspense fallback={null}>
    <CardCounts />
  </Suspense>
);
