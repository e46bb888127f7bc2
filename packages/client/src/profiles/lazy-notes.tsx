/** Lazy components for private notes, loaded with their messages. */
import { loadMessages } from '../i18n/i18n';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const withMessages = async <T,>(module: Promise<T>): Promise<T> =>
  (await Promise.all([module, loadMessages('notes')]))[0];

export const LazyPersonNotes = lazyWithRetry(() =>
  withMessages(import('./person-notes.lazy')).then(({ PersonNotes }) => ({ default: PersonNotes })),
);
export const LazyNotesOverview = lazyWithRetry(() =>
  withMessages(import('./notes-overview.lazy')).then(({ NotesOverview }) => ({ default: NotesOverview })),
);
export const LazyTableNotes = lazyWithRetry(() =>
  withMessages(import('./table-notes-dialog.lazy')).then(({ TableNotesDialog }) => ({
    default: TableNotesDialog,
  })),
);
