/** What one keeps to oneself, fetched with its words when it is shown. */
import { lazy } from 'react';
import { openWords } from '../i18n/i18n';

const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, openWords('care')]))[0];

export const LazyPersonCare = lazy(() =>
  withWords(import('./person-care')).then(({ PersonCare }) => ({ default: PersonCare })),
);
export const LazyMyCare = lazy(() =>
  withWords(import('./my-care')).then(({ MyCare }) => ({ default: MyCare })),
);
export const LazyTableNotes = lazy(() =>
  withWords(import('./table-notes')).then(({ TableNotes }) => ({ default: TableNotes })),
);
