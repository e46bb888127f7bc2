/** Lazy components for private notes, loaded with their messages. */
import { lazyExtra } from '../i18n/lazy-with-messages';

export const LazyPersonNotes = lazyExtra(
  () => import('./person-notes.lazy').then((module) => module.PersonNotes),
  'notes',
);
export const LazyNotesOverview = lazyExtra(
  () => import('./notes-overview.lazy').then((module) => module.NotesOverview),
  'notes',
);
export const LazyTableNotes = lazyExtra(
  () => import('./table-notes-dialog.lazy').then((module) => module.TableNotesDialog),
  'notes',
);
