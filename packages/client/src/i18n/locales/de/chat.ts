import type { chat as english } from '../en/chat';
import type { GermanMessages } from '../../message-types';

export const chat: GermanMessages<typeof english> = {
  none: 'Noch keine Nachrichten.',
  say: 'Schreib eine Nachricht',
  aside: 'Nachricht an Zuschauer',
  asideHint: 'Die Spieler sehen das nach der Partie.',
  send: 'Senden',
  earlier: 'Frühere Nachrichten',
  spectator: 'Zuschauer',
  failed: 'Nicht gesendet. Versuch es noch einmal.',
  lines: 'Nachrichten',
  heard: { label: 'Zeigen', all: 'Alles', players: 'Spieler', spectators: 'Zuschauer' },
  emoji: 'Emoji',
  phrases: 'Schnelle Sätze',
  people: 'Wer am Tisch sitzt',
  mentioned: '{{name}} hat dich erwähnt',
  phrase: {
    greeting: 'Viel Glück allen',
    moment: 'Einen Moment, ich überlege',
    'well-played': 'Gut gespielt',
    thanks: 'Danke',
    'back-soon': 'Ich bin gleich zurück',
  },
  care: 'Optionen für die Nachricht von {{name}}',
  mute: '{{name}} stummschalten',
  block: '{{name}} blockieren',
  report: 'Melden',
  told: {
    reported: 'Dem Gastgeber und dem Betreiber gemeldet.',
    refused: 'Das ging nicht.',
  },
  remove: 'Entfernen',
  reports_one: 'einmal gemeldet',
  reports_other: '{{count}}-mal gemeldet',
  removed: { host: 'Vom Gastgeber entfernt', operator: 'Vom Betreiber entfernt' },
  muted: { title: 'Stumm', none: 'Niemand ist stummgeschaltet.', hear: '{{name}} wieder hören' },
};
