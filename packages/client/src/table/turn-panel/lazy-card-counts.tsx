import { lazyExtra } from '../../i18n/lazy-with-messages';

/** The counts of the fire cards, loaded when their tab is opened. */
export const LazyCardCounts = lazyExtra(
  () => import('./card-counts.lazy').then((module) => module.CardCounts),
  'fireCards',
);
