/** What one keeps to oneself, fetched with its words when it is shown. */
import { openWords } from '../i18n/i18n';
import { lazily } from '../shell/lazily';

const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, openWords('care')]))[0];

export const LazyPersonCare = lazily(() =>
  withWords(import('./person-care')).then(({ PersonCare }) => ({ default: PersonCare })),
);
export const LazyMyCare = lazily(() =>
  withWords(import('./my-care')).then(({ MyCare }) => ({ default: MyCare })),
);
export const LazyTableNotes = lazily(() =>
  withWords(import('./table-notes')).then(({ TableNotes }) => ({ default: TableNotes })),
);
