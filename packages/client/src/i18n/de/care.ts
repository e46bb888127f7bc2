import type { care as english } from '../en/care';
import type { InGerman } from '../words';

export const care: InGerman<typeof english> = {
  title: 'Zwischen dir und anderen',
  titleHint: 'Das siehst nur du.',
  nothing:
    'Du blockierst niemanden und hast keine Notizen über andere. Beides beginnt auf ihrer Seite oder am Tisch.',
  blocked: 'blockiert',
  block: '{{name}} blockieren',
  unblock: '{{name}} nicht mehr blockieren',
  unblockShort: 'Aufheben',
  blockHint:
    'Blockierst du {{name}}, dann hörst du von dort nichts mehr, die offenen Tische verschwinden aus deiner Lobby, und an deinen ist kein Platz mehr frei. Gesagt wird davon nichts.',
  isBlocked:
    'Du blockierst {{name}}. Du hörst von dort nichts, und an deinen offenen Tischen ist kein Platz frei. Laufende Partien gehen weiter.',
  tooMany: 'Mehr Menschen kannst du nicht blockieren. Hebe erst eine Sperre auf.',
  notes: 'Meine Notizen',
  close: 'Notizen schließen',
  note: {
    on: 'Deine Notiz über {{name}}',
    table: 'Zu dieser Partie',
    mine: 'Nur du siehst sie, auf allen deinen Geräten.',
    kept: 'Gespeichert',
    waits: 'Wird gespeichert…',
    again: 'Noch nicht gespeichert. Es wird wieder versucht.',
    refused: 'Das ließ sich nicht speichern.',
    left_one: 'Noch {{count}} Zeichen',
    left_other: 'Noch {{count}} Zeichen',
    stale: 'Diese Notiz wurde inzwischen anderswo geändert. Dort steht:',
    gone: 'Nichts mehr.',
    takeOther: 'Jene nehmen',
    keepMine: 'Meine behalten',
  },
};
