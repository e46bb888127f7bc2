/** Lazy components for private notes, loaded with their messages. */
import { lazyWithMessages } from '../i18n/lazy-with-messages';

export const LazyPersonNotes = lazyWithMessages(
  () => import('./person-notes.lazy').then((module) => module.PersonNotes),
  'notes',
);
export const LazyNotesOverview = lazyWithMessages(
  () => import('./notes-overview.lazy').then((module) => module.NotesOverview),
  'notes',
);
export const LazyTableNotes = lazyWithMessages(
  () => import('./table-notes-dialog.lazy').then((module) => module.TableNotesDialog),
  'notes',
);
