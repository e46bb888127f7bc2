import type { notes as english } from '../en/notes';
import type { GermanMessages } from '../../message-types';

export const notes: GermanMessages<typeof english> = {
  title: 'Notizen und Sperren',
  hint: 'Das siehst nur du.',
  empty: 'Noch keine Notizen oder Sperren. Du legst sie auf der Seite eines Spielers oder am Tisch an.',
  blockedBadge: 'blockiert',
  blockPlayer: '{{name}} blockieren',
  unblockPlayer: '{{name}} nicht mehr blockieren',
  unblockButton: 'Aufheben',
  blockHint:
    'Du siehst keine Nachrichten und Tische von {{name}} mehr, und {{name}} kann an deinen nicht Platz nehmen. {{name}} erfährt nichts davon.',
  blockedHint:
    'Du hast {{name}} blockiert: Du siehst keine Nachrichten von {{name}}, und {{name}} kann an deinen Tischen nicht Platz nehmen. Laufende Partien gehen weiter.',
  blockLimitReached: 'Mehr Spieler kannst du nicht blockieren. Hebe erst eine Sperre auf.',
  myNotes: 'Meine Notizen',
  noteEditor: {
    playerNoteLabel: 'Deine Notiz über {{name}}',
    gameNoteLabel: 'Zu dieser Partie',
    privacyHint: 'Nur du siehst sie, auf allen deinen Geräten.',
    saved: 'Gespeichert',
    pending: 'Wird gespeichert…',
    retrying: 'Noch nicht gespeichert. Neuer Versuch läuft…',
    failed: 'Das ließ sich nicht speichern.',
    charactersLeft_one: 'Noch {{count}} Zeichen',
    charactersLeft_other: 'Noch {{count}} Zeichen',
  },
};
