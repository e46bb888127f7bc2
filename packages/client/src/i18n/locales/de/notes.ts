import type { notes as english } from '../en/notes';
import type { GermanMessages } from '../../message-types';

export const notes: GermanMessages<typeof english> = {
  title: 'Notizen und Sperren',
  titleHint: 'Das siehst nur du.',
  nothing: 'Noch keine Notizen oder Sperren. Du legst sie auf der Seite eines Spielers oder am Tisch an.',
  blocked: 'blockiert',
  block: '{{name}} blockieren',
  unblock: '{{name}} nicht mehr blockieren',
  unblockShort: 'Aufheben',
  blockHint:
    'Du siehst keine Nachrichten und Tische von {{name}} mehr, und {{name}} kann an deinen nicht Platz nehmen. {{name}} erfährt nichts davon.',
  isBlocked:
    'Du hast {{name}} blockiert: Du siehst keine Nachrichten von {{name}}, und {{name}} kann an deinen Tischen nicht Platz nehmen. Laufende Partien gehen weiter.',
  tooMany: 'Mehr Spieler kannst du nicht blockieren. Hebe erst eine Sperre auf.',
  notes: 'Meine Notizen',
  note: {
    on: 'Deine Notiz über {{name}}',
    table: 'Zu dieser Partie',
    mine: 'Nur du siehst sie, auf allen deinen Geräten.',
    saved: 'Gespeichert',
    pending: 'Wird gespeichert…',
    retrying: 'Noch nicht gespeichert. Neuer Versuch läuft…',
    failed: 'Das ließ sich nicht speichern.',
    left_one: 'Noch {{count}} Zeichen',
    left_other: 'Noch {{count}} Zeichen',
    stale: 'Diese Notiz wurde inzwischen anderswo geändert. Dort steht:',
    gone: '(leer)',
    takeOther: 'Die andere nehmen',
    keepMine: 'Meine behalten',
  },
};
